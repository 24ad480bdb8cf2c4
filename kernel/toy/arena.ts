import {
  clockwise,
  componentsOf,
  contentOf,
  flow,
  game,
  momentsOf,
  part,
  questions,
  redeal,
  startingWith,
  textOf,
} from '../index.ts';
import type { Effects, Kind, Moments, Seat, Source, WindowsOf, With, Words } from '../index.ts';
import { oneLanguage } from '../testing/oneLanguage.ts';

// A small game of components: cards in hidden hands, agents that are exhausted, technologies, copies, blanks, lasting effects, moments.

interface ArenaActs {
  /** A seat is about to be hurt. */
  hurt: { seat: Seat; by: Seat; wounds: number; prevented: boolean };
}
export interface Arena extends With<
  Effects | Moments,
  {
    pub: { goods: number[]; wounds: number[]; log: string[] };
    frames: {
      game: { turn: number };
      turn: { seat: Seat; action?: { source: Source } | null; did?: string };
      strike: { seat: Seat; target: Seat; act?: ArenaActs['hurt'] };
    };
    asks: { turn: { q: object; a: { source: Source } | null }; anyTime: { q: object; a: Source } };
    windows: WindowsOf<ArenaActs> & {
      'turn.start': { seat: Seat };
      'component.exhausted': { component: string; seat: Seat };
    };
    queries: {
      wounds: { kind: 'number'; args: { by: Seat; target: Seat } };
      mayStrike: { kind: 'permission'; args: { by: Seat } };
      targets: { kind: 'set'; args: { by: Seat } };
    };
  }
> {}

const KINDS = {
  card: {
    rule: 'ARENA-CARD',
    hand: (seat: Seat) => `hand${seat}`,
    discard: 'discard',
    cancellable: true,
    aims: 'first',
  },
  late: {
    rule: 'ARENA-CARD',
    hand: (seat: Seat) => `hand${seat}`,
    discard: 'discard',
    cancellable: true,
    aims: 'last',
  },
  agent: { rule: 'ARENA-AGENT', exhausts: true },
  technology: { rule: 'ARENA-TECH' },
  /** Waits in a hand and is laid before a player; it is not discarded. */
  note: { rule: 'ARENA-NOTE', hand: (seat: Seat) => `hand${seat}` },
  law: { rule: 'ARENA-LAW' },
} as const satisfies { [kind: string]: Kind };

const { component, ability } = componentsOf<Arena>()(KINDS);
const add = (amount: number) => ({ layer: 'add' as const, amount });
const rivals = (pub: { wounds: readonly number[] }, you: Seat): string[] =>
  pub.wounds.flatMap((_, seat) => (seat === you ? [] : [`seat${seat}`]));
const seatOf = (id: string): Seat => Number(id.slice(4));

export const { moment, part: moments } = momentsOf<Arena, ArenaActs>(
  {
    hurt: {
      act: (t, { seat, wounds }) => {
        t.pub.wounds[seat]! += wounds;
      },
    },
  },
  (pub) => clockwise(pub),
);

export const COMPONENTS = [
  /** Strike a player of your choice. */
  component({
    id: 'strike',
    kind: 'card',
    copies: 3,
    at: 'action',
    fits: (v, you) => v.permission('mayStrike', { by: you }, true),
    aim: (v, you) => ({ one: 'player', from: v.set('targets', { by: you }, rivals(v.pub, you)) }),
    effect: (t, { you, aim }) => t.call('strike', { seat: you, target: seatOf(aim) }),
  }),
  /** The same, but its target is named after the moment in which it may be cancelled. */
  component({
    id: 'feint',
    kind: 'late',
    at: 'action',
    aim: (v, you) => ({ one: 'player', from: v.set('targets', { by: you }, rivals(v.pub, you)) }),
    effect: (t, { you, aim }) => t.call('strike', { seat: you, target: seatOf(aim) }),
  }),
  /** Cancel a card. */
  component({
    id: 'veto',
    kind: 'card',
    copies: 3,
    at: 'card.played.would',
    fits: (_, you, { source, cancelled }) => !cancelled && source.seat !== you,
    effect: (_, { about }) => {
      about.cancelled = true;
    },
  }),
  /** When you are about to be hurt: one wound less; a second time costs a good. */
  component({
    id: 'parry',
    kind: 'agent',
    at: 'hurt.would',
    fits: (_, you, hurt) => hurt.seat === you && hurt.wounds > 0,
    effect: (_, { about }) => {
      about.wounds -= 1;
    },
    more: [
      ability({
        at: 'hurt.after',
        fits: (v, you, hurt) => hurt.seat === you && v.pub.goods[you]! > 0,
        effect: (t, { you, about }) => {
          t.pub.goods[you]! -= 1;
          t.pub.wounds[you]! -= Math.min(1, about.wounds);
        },
      }),
    ],
  }),
  /** Ranks of shields: each turns aside one wound. */
  component({
    id: 'ranks',
    kind: 'technology',
    at: 'hurt.would',
    repeats: true,
    fits: (_, you, hurt) => hurt.seat === you && hurt.wounds > 0,
    effect: (_, { about }) => {
      about.wounds -= 1;
    },
  }),
  /** After anybody was hurt, its holder gains a good: not asked. */
  component({
    id: 'vulture',
    kind: 'technology',
    at: 'hurt.after',
    mandatory: true,
    effect: (t, { you }) => {
      t.pub.goods[you]! += 1;
    },
  }),
  /** Your strikes hurt more. */
  component({
    id: 'sharp',
    kind: 'technology',
    modifiers: { wounds: (_, { by }, you) => (by === you.seat ? add(1) : null) },
  }),
  /** You have the texts of all technologies of the seats whose tokens lie here. */
  component({
    id: 'mimic',
    kind: 'technology',
    grants: (inPlay, you) => {
      const from = (inPlay[you.component]?.store.tokens ?? []) as number[];
      return Object.values(inPlay)
        .filter(({ holder, ability: text }) => from.includes(holder!) && text !== 'mimic')
        .map(({ ability: text }) => ({ ability: text, component: you.component, seat: you.seat }));
    },
  }),
  /** Until the end of the turn a player's technologies are blank; what it remembers is whose. */
  component({
    id: 'greyfire',
    kind: 'card',
    copies: 2,
    at: 'action',
    aim: (v, you) => ({ one: 'player', from: rivals(v.pub, you) }),
    effect: (t, { aim }) => void t.pub.log.push(`greyfire ${aim}`),
    lasting: {
      until: ['turn'],
      keeps: ({ aim }) => aim,
      blanks: (inPlay, you, other) => you.about === `seat${other.seat}` && inPlay[other.component] !== undefined,
      end: (t, effect) => void t.pub.log.push(`greyfire over ${effect.about as string}`),
    },
  }),
  /** At the start of your turn: strikes of this turn hurt a player of your choice two more. */
  component({
    id: 'grudge',
    kind: 'card',
    at: 'turn.start',
    fits: (_, you, { seat }) => seat === you,
    aim: (v, you) => ({ one: 'player', from: rivals(v.pub, you) }),
    lasting: {
      until: ['turn'],
      keeps: ({ aim }) => aim,
      modifiers: {
        wounds: (_, { by, target }, you) => (by === you.seat && you.about === `seat${target}` ? add(2) : null),
      },
    },
  }),
  /** Strike two players, one after another; the wounds are told together. */
  component({
    id: 'whirl',
    kind: 'card',
    at: 'action',
    aim: (v, you) => ({ some: 'player', from: rivals(v.pub, you), min: 1, max: 2 }),
    memo: { done: 0, act: null as ArenaActs['hurt'] | null },
    effect: {
      strike: (t, { you, aim, memo }) =>
        moment(t, 'hurt', { seat: seatOf(aim[memo.done]!), by: you, wounds: 1, prevented: false }, 'act'),
      again: (t, { aim, memo }) => {
        t.pub.log.push(`whirl ${memo.act!.wounds}`);
        memo.done += 1;
        return memo.done < aim.length ? 'strike' : t.next;
      },
      tell: (t) => void t.pub.log.push('whirl over'),
    },
  }),
  /** Until your next turn you are hurt one less. */
  component({
    id: 'ward',
    kind: 'card',
    at: 'action',
    lasting: {
      until: [],
      ends: { at: 'turn.start', fits: (_, you, { seat }) => seat === you },
      modifiers: { wounds: (_, { target }, you) => (target === you.seat ? add(-1) : null) },
    },
  }),
  /** Predict who is hurt first in this turn: if you are right, gain two goods. */
  component({
    id: 'omen',
    kind: 'card',
    at: 'turn.start',
    aim: (v, you) => ({ one: 'player', from: rivals(v.pub, you) }),
    lasting: {
      until: ['turn'],
      keeps: ({ aim }) => aim,
      abilities: (after) => [
        after({
          at: 'hurt.after',
          mandatory: true,
          effect: (t, { you, about, kept, effect }) => {
            if (kept === `seat${about.seat}`) t.pub.goods[you]! += 2;
            t.endEffect(effect!);
          },
        }),
      ],
    },
  }),
  /** Once a turn: gain a good. Or purge it: gain five. */
  component({
    id: 'reliquary',
    kind: 'technology',
    at: 'action',
    once: 'turn',
    effect: (t, { you }) => {
      t.pub.goods[you]! += 1;
    },
    more: [
      ability({
        at: 'action',
        name: 'break',
        spends: 'purge',
        effect: (t, { you }) => {
          t.pub.goods[you]! += 5;
        },
      }),
    ],
  }),
  /** Lay it before you. While it lies there its holder may exhaust it to gain a good when somebody is hurt. */
  component({
    id: 'pact',
    kind: 'note',
    at: 'action',
    effect: (t, { you, source }) => {
      t.move(source.component, `hand${you}`, 'discard');
      t.addComponent(source.component, { ability: 'pact', holder: you });
    },
    more: [
      ability({
        at: 'hurt.after',
        from: 'play',
        spends: 'exhaust',
        effect: (t, { you }) => {
          t.pub.goods[you]! += 1;
        },
      }),
    ],
  }),
  /** A law: whoever hurts another loses a good. */
  component({
    id: 'peace',
    kind: 'law',
    at: 'hurt.after',
    mandatory: true,
    fits: (v, _, { by }) => v.pub.goods[by]! > 0,
    effect: (t, { about }) => {
      t.pub.goods[about.by]! -= 1;
    },
  }),
  /** Play it as a copy of a card in the discard pile. */
  component({
    id: 'echo',
    kind: 'card',
    copies: 2,
    borrows: (pub) => [...new Set((pub.table.cards.discard ?? []).map(textOf))].filter((text) => text !== 'echo'),
  }),
  /** After a component of anybody was exhausted: exhaust this, ready it. */
  component({
    id: 'suite',
    kind: 'agent',
    at: 'component.exhausted',
    fits: (_, __, { component: spent }) => spent !== 'suite',
    effect: (t, { about }) => t.changeComponent(about.component, { ready: true }),
  }),
  /** At any time: pay a good, heal a wound. */
  component({
    id: 'balm',
    kind: 'agent',
    at: 'any-time',
    fits: (v, you) => v.pub.goods[you]! > 0 && v.pub.wounds[you]! > 0,
    effect: (t, { you }) => {
      t.pub.goods[you]! -= 1;
      t.pub.wounds[you]! -= 1;
    },
  }),
];
export const content = contentOf(KINDS, COMPONENTS);

const strike = flow<Arena>()('strike', {
  hurt: (t, f) => {
    const wounds = t.number('wounds', { by: f.seat, target: f.target }, 1);
    return moment(t, 'hurt', { seat: f.target, by: f.seat, wounds, prevented: false }, 'act');
  },
  tell: (t, f) => {
    t.pub.log.push(`seat${f.target} hurt ${f.act!.wounds}`);
    return t.next;
  },
  over: (t) => t.end(),
});
const turn = flow<Arena>()('turn', {
  start: (t, f) => {
    for (const seat of clockwise(t.pub)) t.offer(seat, 'anyTime', {});
    return t.window('turn.start', { seat: f.seat }, startingWith(clockwise(t.pub), f.seat));
  },
  choose: (t, f) => t.ask(f.seat, 'turn', {}, 'action'),
  act: (t, f) => {
    if (!f.action) return t.next;
    const { proc, locals } = content.use({ ...f.action.source, seat: f.seat });
    return t.call(proc, locals, 'did');
  },
  // A cancelled card does not use the action.
  acted: (t, f) => {
    t.pub.log.push(f.action ? f.did! : 'pass');
    return f.action && f.did === 'cancelled' ? 'choose' : t.next;
  },
  over: (t) => t.end(),
});
const HAND = 4;
const round = flow<Arena>()('game', {
  setUp: (t) => {
    t.addZone('deck', 'down', null, DECK);
    t.addZone('discard', 'up');
    t.shuffle('deck');
    for (const seat of clockwise(t.pub)) {
      t.addZone(`hand${seat}`, [seat], seat);
      for (let i = 0; i < HAND; i++) t.draw('deck', `hand${seat}`);
    }
    IN_PLAY.forEach((text, i) => t.addComponent(text, { ability: text, holder: i % t.pub.table.seats }));
    t.changeComponent('mimic', { store: { tokens: clockwise(t.pub) } });
    t.addComponent('peace', { ability: 'peace', holder: null });
    return t.next;
  },
  next: (t, f) => t.call('turn', { seat: f.turn % t.pub.table.seats }),
  count: (t, f) =>
    ++f.turn < 12 ? 'next' : t.finish({ winners: [0], scores: t.pub.wounds.map((n) => -n), rule: 'ARENA-END' }),
});

const DECK = [...content.cardsOf('card'), ...content.cardsOf('late'), ...content.cardsOf('note')];
const IN_PLAY = ['parry', 'ranks', 'vulture', 'sharp', 'mimic', 'reliquary', 'suite', 'balm'];
/** Components that act; the others change numbers or lend texts. */
const ACTING = COMPONENTS.filter(({ spec }) => spec.effect !== undefined || spec.lasting !== undefined).map(
  ({ id }) => id,
);

const words = {
  event: { used: () => 'used', cancelled: () => 'cancelled', lapsed: () => 'lapsed' },
  question: { pickOne: () => '?', pickSome: () => '?', turn: () => '?', anyTime: () => '?' },
  answer: { pickOne: (a: string) => a, pickSome: (a: string[]) => a.join(), turn: () => '', anyTime: () => '' },
  // Every window is told alike: the kernel's tests read no sentences.
  window: new Proxy({}, { get: () => () => '!' }),
  source: () => '',
  rule: {},
} as unknown as Words<Arena>;
export const arena = game<Arena>()({
  id: 'arena',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: {},
  begin: (seats) => ({
    pub: {
      goods: Array.from({ length: seats }, () => 0),
      wounds: Array.from({ length: seats }, () => 0),
      log: [],
      played: [],
    },
    own: Array.from({ length: seats }, () => ({})),
    hidden: {},
    start: { proc: 'game', locals: { turn: 0 } },
  }),
  parts: [
    questions,
    content.part,
    moments,
    part<Arena>()({
      procedures: { strike, turn, game: round },
      windows: { 'turn.start': { protocol: 'turns' }, 'component.exhausted': { protocol: 'turns' } },
      asks: {
        turn: {
          rule: 'ARENA-TURN',
          list: (v) => [...content.actionsOf(v).map((source) => ({ source })), null],
          fallback: () => null,
        },
        anyTime: {
          rule: 'ARENA-ANY-TIME',
          list: (v) => content.anyTimeOf(v),
          fallback: (v) => content.anyTimeOf(v)[0]!,
          starts: (_, source) => content.use(source!),
        },
      },
    }),
  ],
  resign: () => {},
  bot: {
    determinize: (v, below) => {
      const zones = ['deck', ...clockwise(v.pub).map((seat) => `hand${seat}`)];
      return redeal(v, { id: 'arena', rules: 1 }, [{ zones, cards: DECK }], below);
    },
  },
  ...oneLanguage<Arena>('Arena', words),
  census: (s) => ({ cards: Object.values(s.pub.table.zones).reduce((sum, { n }) => sum + n, 0) }),
  inventory: {
    dealt: { pile: 'deck', hand: (seat) => `hand${seat}` },
    all: () => ACTING,
    reached: (event) => (event.t === 'used' ? [event.all.ability.split('/')[0]!] : []),
  },
});
