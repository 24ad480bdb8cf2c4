import { clearMark, countUnits, hasMark, moveUnits, redeal } from '../index.ts';
import type { AnyReaction, Game, Pub, Seat, Words } from '../index.ts';
import { oneLanguage } from '../testing/oneLanguage.ts';
import { deals } from './deals.ts';
import * as procedures from './procedures.ts';
import { DECK, MORE, textOf } from './pieces.ts';
import type { Component, Toy } from './shapes.ts';

/** Seats that could hold one of these cards: a hand is not empty and not every copy lies in sight. */
function mayHold(text: string) {
  return (pub: Pub<Toy>): Seat[] => {
    const copies = [...DECK, ...MORE].filter((card) => textOf(card) === text).length;
    if (pub.table.cards.discard!.filter((card) => textOf(card) === text).length >= copies) return [];
    return everybody(pub).filter((seat) => pub.table.zones[`hand${seat}`]!.n > 0);
  };
}
const everybody = (pub: Pub<Toy>): Seat[] => Array.from({ length: pub.table.seats }, (_, seat) => seat);

const card = <W extends 'activated' | 'roundStart' | 'sustained' | 'cardPlayed'>(
  text: string,
  window: W,
  fits: (about: Toy['windows'][W], seat: Seat, pub: Pub<Toy>) => boolean,
) =>
  ({
    window,
    invited: (pub: Pub<Toy>, about: Toy['windows'][W]) => mayHold(text)(pub).filter((seat) => fits(about, seat, pub)),
    can: (v: { pub: Pub<Toy> }, about: Toy['windows'][W], source: { seat: Seat }) => fits(about, source.seat, v.pub),
    start: (source: { ability: string; component: string; seat: Seat }, id: number) => ({
      proc: 'playCard',
      locals: { source, window: id },
    }),
  }) as AnyReaction<Toy>;

const component = (
  text: keyof Toy['frames'] & string,
  window: string,
  fits: (about: never, seat: Seat, pub: Pub<Toy>) => boolean,
) =>
  ({
    window,
    can: (v: { pub: Pub<Toy> }, about: never, source: { component: string; seat: Seat }) =>
      (v.pub.components.find((c) => c.component === source.component)?.ready ?? false) &&
      fits(about, source.seat, v.pub),
    start: (source: { ability: string; component: string; seat: Seat }, id: number) => ({
      proc: text,
      locals: { source, window: id },
    }),
  }) as AnyReaction<Toy>;

const here = (pub: Pub<Toy>, seat: Seat) => countUnits(pub.units, 'here', (s) => s.seat === seat && s.type === 'dread');

const damaged = (pub: Pub<Toy>, seat: Seat) =>
  (pub.units.here ?? []).some((s) => s.seat === seat && hasMark(s, 'damaged'));

const reactions: Game<Toy>['reactions'] = {
  sabotage: [card('sabotage', 'cardPlayed', (about, seat) => about.by !== seat && !about.cancelled)],
  flankSpeed: [card('flankSpeed', 'activated', (about, seat) => about.seat === seat)],
  moraleBoost: [card('moraleBoost', 'roundStart', (about, seat) => [about.attacker, about.defender].includes(seat))],
  skilledRetreat: [
    card(
      'skilledRetreat',
      'roundStart',
      (about, seat, pub) => [about.attacker, about.defender].includes(seat) && here(pub, seat) > 0,
    ),
  ],
  directHit: [
    card(
      'directHit',
      'sustained',
      (about, seat, pub) => about.foe === seat && !about.repaired && damaged(pub, about.seat),
    ),
  ],
  watcher: [
    component(
      'watcher',
      'cardPlayed',
      (about: Toy['windows']['cardPlayed'], seat) => about.by !== seat && !about.cancelled,
    ),
  ],
  awaken: [component('awaken', 'activated', () => true)],
  nullify: [component('nullify', 'activated', (about: Toy['windows']['activated'], seat) => about.seat !== seat)],
  reroll: [
    component('reroll', 'rolled', (about: Toy['windows']['rolled'], seat) =>
      [about.attacker, about.defender].includes(seat),
    ),
  ],
  hero: [component('hero', 'moved', (about: Toy['windows']['moved'], seat) => about.seat === seat)],
  repair: [
    component(
      'repair',
      'sustained',
      (about: Toy['windows']['sustained'], seat, pub) => about.seat === seat && !about.repaired && damaged(pub, seat),
    ),
  ],
  pillage: [
    {
      window: 'dealDone',
      mandatory: true,
      can: (_v, about, source) => source.seat !== about.by && source.seat !== about.partner,
      start: (source, window) => ({ proc: 'pillage', locals: { source, window } }),
    },
  ],
  forcedCombat: [
    {
      window: 'turnEnd',
      mandatory: true,
      can: () => true,
      start: (source) => ({ proc: 'forcedCombat', locals: { source } }),
    },
  ],
};

const away = (pub: Pub<Toy>, seat: Seat) => countUnits(pub.units, 'away', (s) => s.seat === seat && s.type === 'dread');

const words: Words<Toy> = {
  event: {
    dealt: ({ seat }, some) => `${seat} is dealt ${some?.cards.join(', ') ?? 'cards'}`,
    played: ({ seat, card: name }) => `${seat} plays ${name}`,
    cancelled: ({ card: name, by }) => `${by} cancels ${name}`,
    used: ({ seat, text }) => `${seat} uses ${text}`,
    moved: ({ seat, ships }) => `${seat} moves ${ships}`,
    rolled: ({ seat, dice }) => `${seat} rolls ${dice.join(' ')}`,
    lost: ({ seat, ships }) => `${seat} loses ${ships}`,
    sustained: ({ seat }) => `${seat} sustains damage`,
    actionOver: ({ seat }) => `the action of ${seat} is over`,
    landed: ({ seat }) => `${seat} lands`,
    shown: ({ seat, to, n }, some) => `${seat} shows ${to.join(' and ')} ${some?.cards.join(' ') ?? n}`,
    exchanged: ({ from, to }, some) => `${from} gives ${some?.card ?? 'a card'} to ${to}`,
    scuttled: ({ seat }) => `${seat} gives up a ship`,
  },
  question: {
    act: () => 'act?',
    lose: () => 'lose?',
    sustain: () => 'sustain?',
    scuttle: () => 'give up a ship?',
    route: () => 'which way?',
  },
  answer: {
    act: (a) => a,
    lose: (a) => String(a),
    sustain: (a) => String(a),
    scuttle: () => 'give it up',
    route: (a) => String(a),
  },
  window: {
    activated: () => 'after activation',
    moved: () => 'after movement',
    cardPlayed: (about) => `${about.card} is played`,
    roundStart: () => 'before the round',
    rolled: () => 'after the roll',
    sustained: () => 'damage was sustained',
    turnEnd: () => 'end of turn',
    dealDone: () => 'a deal is done',
  },
  source: (source) => source.ability,
  rule: { 'TOY-LOSE': 'Every hit costs a ship.' },
};

export const COMPONENTS: Component[] = (
  ['watcher', 'awaken', 'nullify', 'reroll', 'hero', 'repair', 'pillage'] as const
).map((text, i) => ({
  ability: text,
  component: `${text}.0`,
  seat: i % 3,
  ready: true,
}));

export const toy: Game<Toy> = {
  id: 'toy',
  rules: 1,
  seats: { min: 3, max: 6 },
  options: { turns: { values: ['6', '12'], default: '6' } },
  begin: (seats, options) => ({
    pub: {
      components: COMPONENTS.map((c) => ({ ...c })),
      units: {},
      goods: Array.from({ length: seats }, () => 2),
      speed: 0,
      turns: Number(options.turns),
      landed: [],
    },
    own: Array.from({ length: seats }, () => ({})),
    hidden: {},
    start: { proc: 'setUp', locals: {} },
  }),
  procedures,
  asks: {
    act: { rule: 'TOY-ACT', list: () => ['fight', 'pass'], fallback: () => 'pass' },
    lose: { rule: 'TOY-LOSE', list: (_v, q) => [q.hits], fallback: (_v, q) => q.hits },
    sustain: { rule: 'TOY-SUSTAIN', list: () => [true, false], fallback: () => false },
    scuttle: {
      rule: 'TOY-SCUTTLE',
      list: (v) => (away(v.pub, v.seat!) > 0 ? [true] : []),
      fallback: () => true,
      isAvailable: (pub, _q, seat) => away(pub, seat) > 0,
      starts: (_q, _a, seat) => ({ proc: 'scuttling', locals: { seat } }),
    },
    route: {
      rule: 'TOY-ROUTE',
      takesOnly: true,
      list: (_v, q) => Array.from({ length: q.ways }, (_, way) => way),
      fallback: () => 0,
    },
  },
  windows: {
    activated: { protocol: 'turns' },
    moved: { protocol: 'turns' },
    cardPlayed: { protocol: 'turns' },
    roundStart: { protocol: 'announce' },
    rolled: { protocol: 'turns' },
    sustained: { protocol: 'turns' },
    turnEnd: { protocol: 'turns' },
    dealDone: { protocol: 'turns' },
  },
  reactions,
  live: (pub) => pub.components,
  held: (v) =>
    (v.me?.table.cards[`hand${v.seat}`] ?? []).map((id) => ({
      ability: textOf(id),
      component: id,
      seat: v.seat!,
    })),
  invariants: [],
  onEnd: {
    sustainedNow: (t) => clearMark(t.pub.units, 'spent'),
    heroic: (t, effect) => {
      for (const stack of (t.pub.units.here ?? []).filter((s) => s.seat === effect.source.seat)) {
        moveUnits(t.pub.units, 'here', 'away', stack.seat, 'dread', stack.n, stack.marks);
      }
      t.pub.components = t.pub.components.filter((c) => c.component !== effect.source.component);
    },
  },
  deals,
  shows: {
    rule: 'TOY-SHOW',
    zones: (seat) => [`hand${seat}`],
    tell: (t, { seat, to, cards }) =>
      t.emit('shown', { seat, to: to.slice(), n: cards.length }, { to: [seat, ...to], some: { cards: cards.slice() } }),
  },
  resign: (t, seat) => t.eliminate(seat),
  bot: {
    determinize: (v, below) => {
      const all = everybody(v.pub);
      const decks = [
        { zones: ['deck', ...all.map((seat) => `hand${seat}`)], cards: [...DECK, ...MORE] },
        { zones: all.map((seat) => `notes${seat}`), cards: all.map((seat) => `note.${seat}`) },
      ];
      return redeal(v, { id: 'toy', rules: 1 }, decks, below);
    },
  },
  ...oneLanguage('Toy', words),
  census: (s) => ({
    cards: Object.values(s.pub.table.zones).reduce((sum, zone) => sum + zone.n, 0),
    dreads: Object.values(s.pub.units)
      .flat()
      .filter((u) => u.type === 'dread')
      .reduce((sum, u) => sum + u.n, 0),
    goods: s.pub.goods.reduce((sum, n) => sum + n, 0),
  }),
  inventory: {
    dealt: { pile: 'deck', hand: (seat) => `hand${seat}` },
    all: () => [...new Set([...DECK, ...MORE].map(textOf)), ...COMPONENTS.map((c) => c.ability)],
    reached: (event) => (event.t === 'played' ? [textOf(event.all.card)] : event.t === 'used' ? [event.all.text] : []),
  },
};
