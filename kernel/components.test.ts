import { describe, expect, it } from 'vitest';
import {
  apply,
  awaited,
  breadcrumb,
  componentsOf,
  contentOf,
  liveOf,
  lookAhead,
  rulesView,
  traceOf,
  view,
} from './index.ts';
import type { Game, Json, Seat, State, WindowClose } from './index.ts';
import { position } from './testing/given.ts';
import { arena, content } from './toy/arena.ts';
import type { Arena } from './toy/arena.ts';

interface Spec {
  seats?: number;
  hands?: { [seat: Seat]: string[] };
  inPlay?: { [id: string]: Seat };
  store?: { [id: string]: { [name: string]: Json } };
  goods?: number[];
  windowClose?: WindowClose;
  discard?: string[];
}
/** Seat 0 is to choose its action; agents and technologies lie in play. */
function given({ seats = 3, windowClose = 'at-once', ...spec }: Spec = {}) {
  const { hands = {}, inPlay = {}, store = {}, goods = [], discard = [] } = spec;
  return position(arena, {
    seats,
    windowClose,
    arrange: (t) => {
      t.addZone('discard', 'up', null, discard);
      for (let seat = 0; seat < seats; seat++) t.addZone(`hand${seat}`, [seat], seat, hands[seat] ?? []);
      for (const [id, holder] of Object.entries(inPlay))
        t.addComponent(id, { ability: id.split('.')[0]!, holder, store: store[id] ?? {} });
      goods.forEach((n, seat) => (t.pub.goods[seat] = n));
    },
    stack: [
      { proc: 'game', at: 'count', locals: { turn: 0 } },
      { proc: 'turn', locals: { seat: 0 } },
    ],
  });
}
const play = (card: string, seat = 0) => ({
  source: { ability: card.split('.')[0]!, component: card, seat },
});
const use = (component: string, ability = component.split('.')[0]!) => ({ ability, component });
/** A seat's answer in a game of other content. */
function applied(game: Game<Arena>, state: State<Arena>, seat: Seat, answer: Json) {
  const [d] = awaited(game, state, seat);
  const result = apply(game, state, { do: 'answer', seat, n: state.pub.table.n, ask: d!.id, answer });
  if (!result.ok) throw new Error(result.refusal.rule);
  return result;
}

describe('a component', () => {
  it('is played, aimed, and takes effect; with one target nobody is asked', () => {
    const table = given({ hands: { 0: ['strike.1'] } });
    table.when(0, play('strike.1')).when(0, 'seat2');
    expect(table.state.pub.wounds).toEqual([0, 0, 1]);
    expect(table.state.pub.table.cards.discard).toEqual(['strike.1']);
    const two = given({ seats: 2, hands: { 0: ['strike.1'] } });
    expect(two.when(0, play('strike.1')).state.pub.wounds).toEqual([0, 1]);
  });

  it('refuses a target it does not offer, with the rule of its kind', () => {
    given({ hands: { 0: ['strike.1'] } })
      .when(0, play('strike.1'))
      .when(0, 'seat0')
      .refused('ARENA-CARD');
  });

  it('can be cancelled, and the cancel can be cancelled; a cancelled card does not use the action', () => {
    const hands = { 0: ['strike.1', 'strike.2'], 1: ['veto.1'], 2: ['veto.2'] };
    const vetoed = given({ hands }).when(0, play('strike.1')).when(0, 'seat2').when(1, use('veto.1')).when(2, null);
    expect(vetoed.when(2, null).state.pub.wounds).toEqual([0, 0, 0]);
    expect(vetoed.question(0).kind).toBe('turn');
    const saved = given({ hands }).when(0, play('strike.1')).when(0, 'seat2').when(1, use('veto.1')).when(2, null);
    expect(saved.when(2, use('veto.2')).state.pub.wounds).toEqual([0, 0, 1]);
  });

  it('names its target after the cancel where its kind says so', () => {
    const table = given({ hands: { 0: ['feint.1'], 1: ['veto.1'] } }).when(0, play('feint.1'));
    expect(table.question(1).kind).toBe('react');
    table.when(1, null);
    expect(table.question(0).kind).toBe('pickOne');
  });

  it('is exhausted when used, and has further abilities at other moments, each a choice of its own', () => {
    const table = given({ hands: { 0: ['strike.1'] }, inPlay: { parry: 1 }, goods: [0, 3] });
    table.when(0, play('strike.1')).when(0, 'seat1').when(1, use('parry'));
    expect(table.state.pub.table.components.parry!.ready).toBe(false);
    expect(table.state.pub.wounds).toEqual([0, 0, 0]);
    expect(table.state.pub.log).toContain('seat1 hurt 0');
  });

  it('acts unasked where it is mandatory', () => {
    const table = given({ hands: { 0: ['strike.1'] }, inPlay: { vulture: 2 } });
    expect(table.when(0, play('strike.1')).when(0, 'seat1').state.pub.goods).toEqual([0, 0, 1]);
  });

  it('hands on from step to step through its memo, and asks for several targets', () => {
    const table = given({ hands: { 0: ['whirl.1'] }, inPlay: { parry: 2 } });
    table.when(0, play('whirl.1')).when(0, ['seat1', 'seat2']);
    expect(breadcrumb(table.state.pub)).toContain('effect(whirl)@own/again');
    table.when(2, use('parry'));
    expect(table.state.pub.log).toEqual(['whirl 1', 'whirl 0', 'whirl over', 'done']);
    expect(table.state.pub.wounds).toEqual([0, 1, 0]);
  });

  it('does not fit where nothing fits it: it is not offered', () => {
    const table = given({ hands: { 0: ['veto.1', 'strike.1'] } });
    const kind = arena.asks.turn;
    const offered = 'list' in kind ? kind.list(rulesView(arena, view(table.state, 0)) as never, {}) : [];
    expect(offered.map((one) => one?.source.component ?? null)).toEqual(['strike.1', null]);
  });
});

describe('a lasting effect', () => {
  it('changes numbers by what it remembers, until its frame ends', () => {
    const table = given({ hands: { 0: ['grudge.1', 'strike.1'] } });
    table.when(0, use('grudge.1')).when(0, 'seat2');
    const trace = traceOf(arena, table.state.pub, 'wounds', { by: 0, target: 2 });
    expect(trace.map(({ source, part }) => [source.ability, part])).toEqual([
      ['grudge/lasting', { layer: 'add', amount: 2 }],
    ]);
    expect(traceOf(arena, table.state.pub, 'wounds', { by: 0, target: 1 })).toEqual([]);
    table.when(0, play('strike.1')).when(0, 'seat2');
    expect(table.state.pub.wounds).toEqual([0, 0, 3]);
    expect(table.state.pub.table.lasting).toEqual([]);
  });

  it('blanks texts while it lasts, and does its last act when it ends', () => {
    const table = given({ hands: { 0: ['greyfire.1'], 1: ['strike.1'] }, inPlay: { sharp: 1, parry: 2 } });
    const wounds = () => rulesView(arena, view(table.state, 0)).number('wounds', { by: 1, target: 0 }, 1);
    expect(wounds()).toBe(2);
    table.when(0, play('greyfire.1'));
    table.when(0, 'seat1');
    expect(table.state.pub.log).toEqual(['greyfire seat1', 'done', 'greyfire over seat1']);
    expect(wounds()).toBe(2);
  });
});

describe('a lasting effect with a moment of its own', () => {
  it('lasts until your next turn', () => {
    const table = given({ hands: { 0: ['ward.1'], 1: ['strike.1'], 2: ['strike.2'] } });
    table.when(0, play('ward.1')).when(1, play('strike.1', 1)).when(1, 'seat0');
    expect(table.state.pub.wounds).toEqual([0, 0, 0]);
    expect(table.state.pub.table.lasting).toHaveLength(1);
    table.when(2, null);
    expect(table.question(0).kind).toBe('turn');
    expect(table.state.pub.table.lasting).toEqual([]);
  });

  it('acts at a later moment by what it remembers, and ends itself', () => {
    const omen = (said: string) => {
      const table = given({ hands: { 0: ['strike.1'], 1: ['omen.1'] } });
      table.when(1, use('omen.1')).when(1, said).when(0, play('strike.1')).when(0, 'seat2');
      return [table.state.pub.goods[1], table.state.pub.table.lasting.length];
    };
    expect(omen('seat2')).toEqual([2, 0]);
    expect(omen('seat0')).toEqual([0, 0]);
  });
});

describe('what an ability costs and where it acts from', () => {
  it('is used once while a frame lives, or purges its component, each ability for itself', () => {
    const table = given({ inPlay: { reliquary: 0 } });
    const actions = () => content.actionsOf(rulesView(arena, view(table.state, 0)) as never).map((s) => s.ability);
    expect(actions()).toEqual(['reliquary', 'reliquary/break']);
    const { id } = table.state.pub.table.stack.find((f) => f.proc === 'turn')!;
    const relic = { ability: 'reliquary', component: 'reliquary', seat: 0 };
    table.when(0, { source: relic }).accepted();
    expect(table.state.pub.goods).toEqual([1, 0, 0]);
    // The next turn is another frame.
    expect(table.state.pub.table.stack.some((f) => f.id === id)).toBe(false);
    const used = given({ inPlay: { reliquary: 0 } });
    used.state.pub.table.stack.find((f) => f.proc === 'turn')!.used = ['reliquary reliquary'];
    used.when(0, { source: relic }).refused('ARENA-TURN');
    used.when(0, { source: { ...relic, ability: 'reliquary/break' } }).accepted();
    expect(used.state.pub.goods).toEqual([5, 0, 0]);
    expect(used.state.pub.table.components.reliquary).toBeUndefined();
  });

  it('a note is played from the hand, and what it does afterwards from play only', () => {
    const table = given({ hands: { 0: ['pact.1', 'strike.1'], 1: ['strike.2'] }, inPlay: { 'pact.2': 2 } });
    const offered = (seat: Seat) => content.actionsOf(rulesView(arena, view(table.state, seat)) as never);
    expect(offered(0).map(({ component }) => component)).toEqual(['pact.1', 'strike.1']);
    expect(offered(2)).toEqual([]);
    table.when(0, play('pact.1'));
    expect(table.state.pub.table.components['pact.1']).toMatchObject({ holder: 0, ready: true });
    table.when(1, play('strike.2', 1)).when(1, 'seat0');
    table.when(0, use('pact.1', 'pact/hurt.after')).accepted();
    expect(table.state.pub.table.components['pact.1']!.ready).toBe(false);
    table.when(2, use('pact.2', 'pact/hurt.after')).accepted();
    expect(table.state.pub.goods).toEqual([1, 0, 1]);
  });

  it('one text for several figures is offered again in the same window, as long as it fits', () => {
    const table = given({ hands: { 0: ['strike.1'] }, inPlay: { ranks: 1, sharp: 0, 'sharp.2': 0 } });
    table.when(0, play('strike.1')).when(0, 'seat1').when(1, use('ranks')).when(1, use('ranks')).accepted();
    expect(table.question(1).q).toMatchObject({ window: 'hurt.would', about: { wounds: 1 } });
    table.when(1, null).accepted();
    expect(table.state.pub.wounds).toEqual([0, 1, 0]);
    const all = given({ hands: { 0: ['strike.1'] }, inPlay: { ranks: 1 } });
    all.when(0, play('strike.1')).when(0, 'seat1').when(1, use('ranks')).accepted();
    expect(all.state.pub.wounds).toEqual([0, 0, 0]);
    expect(all.state.pub.table.open.some(({ kind }) => kind === 'react')).toBe(false);
  });

  it('what belongs to nobody acts by itself, before what belongs to players', () => {
    const table = given({ hands: { 0: ['strike.1'] }, inPlay: { vulture: 2 }, goods: [1] });
    table.state.pub.table.components = {
      ...table.state.pub.table.components,
      peace: { ability: 'peace', holder: null, ready: true, on: null, store: {} },
    };
    table.when(0, play('strike.1')).when(0, 'seat1');
    expect(table.events.filter((e) => e.t === 'used').map((e) => (e.all as { ability: string }).ability)).toEqual([
      'strike',
      'peace',
      'vulture',
    ]);
    expect(table.state.pub.goods).toEqual([0, 0, 1]);
  });

  it('at any time: taken up while another is asked, and only where it fits', () => {
    const table = given({ hands: { 0: ['strike.1'] }, inPlay: { balm: 1 }, goods: [0, 2] });
    const balm = { ability: 'balm', component: 'balm', seat: 1 };
    table.when(1, balm, 'anyTime').refused('ARENA-ANY-TIME');
    table.when(0, play('strike.1')).when(0, 'seat1');
    expect(table.state.pub.wounds).toEqual([0, 1, 0]);
    const asked = table.question(1, 'turn');
    table.when(2, balm, 'anyTime').refused('ARENA-ANY-TIME');
    table.when(1, balm, 'anyTime').accepted();
    expect([table.state.pub.wounds, table.state.pub.goods]).toEqual([
      [0, 0, 0],
      [0, 1, 0],
    ]);
    expect(table.question(1, 'turn').id).toBe(asked.id);
  });

  it('whose target is gone by the end of the window in which it could be cancelled, lapses', () => {
    const table = given({ hands: { 0: ['strike.1'], 1: ['veto.1'] } });
    table.when(0, play('strike.1')).when(0, 'seat2');
    const gone = { ability: 'shelter', component: 'shelter', seat: 2 };
    const game = { ...arena, modifiers: { ...arena.modifiers, shelter: { targets: () => ({ remove: ['seat2'] }) } } };
    table.state.pub.table.lasting = [{ id: 900, source: gone, about: null, until: null }];
    const { state } = applied(game, table.state, 1, null);
    expect(state.pub.wounds).toEqual([0, 0, 0]);
    expect(state.pub.log).toEqual(['lapsed']);
  });

  it('that names its target after that window, and finds none then, lapses too', () => {
    const table = given({ hands: { 0: ['feint.1'], 1: ['veto.1'] } }).when(0, play('feint.1'));
    const gone = { ability: 'shelter', component: 'shelter', seat: 2 };
    const nobody = { targets: () => ({ remove: ['seat1', 'seat2'] }) };
    const game = { ...arena, modifiers: { ...arena.modifiers, shelter: nobody } };
    table.state.pub.table.lasting = [{ id: 900, source: gone, about: null, until: null }];
    const { state } = applied(game, table.state, 1, null);
    expect(state.pub.wounds).toEqual([0, 0, 0]);
    expect(state.pub.log).toEqual(['lapsed']);
  });

  it('that names its target as it is played, and finds none by then, lapses: it is played, but does nothing', () => {
    const table = given({ hands: { 0: ['strike.1'] } });
    const gone = { ability: 'shelter', component: 'shelter', seat: 2 };
    // Everybody can be struck while the card is chosen, and nobody once it is being played.
    const shelter: NonNullable<Game<Arena>['modifiers']>[string] = {
      targets: (pub) => (pub.table.stack.some(({ proc }) => proc === 'effect') ? { remove: ['seat1', 'seat2'] } : null),
    };
    const game = { ...arena, modifiers: { ...arena.modifiers, shelter } };
    table.state.pub.table.lasting = [{ id: 900, source: gone, about: null, until: null }];
    const { state, events } = applied(game, table.state, 0, play('strike.1'));
    expect(events.filter(({ t }) => t === 'used' || t === 'lapsed').map(({ t }) => t)).toEqual(['used', 'lapsed']);
    expect(state.pub.wounds).toEqual([0, 0, 0]);
    expect(state.pub.log).toEqual(['lapsed']);
    expect(state.pub.table.cards.discard).toEqual(['strike.1']);
  });
});

describe('live sources', () => {
  it('are copied: the text of another, paid by the copying component, "you" is its holder; they leave with what they hang on', () => {
    const table = given({ inPlay: { sharp: 1, mimic: 0 }, store: { mimic: { tokens: [1] } } });
    const { pub } = table.state;
    const asked = (by: Seat) => traceOf(arena, pub, 'wounds', { by, target: 2 }).map(({ source }) => source);
    expect(asked(0)).toMatchObject([{ ability: 'sharp', component: 'mimic', seat: 0 }]);
    expect(asked(1)).toMatchObject([{ ability: 'sharp', component: 'sharp', seat: 1 }]);
    const { mimic, ...rest } = pub.table.components;
    pub.table.components = { ...rest, mimic: { ...mimic!, store: { tokens: [] } } };
    expect(asked(0)).toEqual([]);
  });

  it('are kept while components and lasting effects are the same objects', () => {
    const { state } = given({ inPlay: { sharp: 1 } });
    const first = liveOf<Arena>(arena, state.pub);
    expect(liveOf<Arena>(arena, state.pub)).toBe(first);
    state.pub.table.components = { ...state.pub.table.components };
    expect(liveOf<Arena>(arena, state.pub)).not.toBe(first);
  });
});

describe('a text with two reactions in one window', () => {
  it('acts by the one that fits, whichever comes first in its list', () => {
    const to = (target: Seat, fits: boolean) => ({
      window: 'turn.start' as const,
      can: () => fits,
      start: () => ({ proc: 'strike' as const, locals: { seat: 1, target } }),
    });
    const game = { ...arena, reactions: { ...arena.reactions, double: [to(0, false), to(2, true)] } };
    const table = position(game, {
      seats: 3,
      arrange: (t) => t.addComponent('double', { ability: 'double', holder: 1 }),
      stack: [
        { proc: 'game', at: 'count', locals: { turn: 0 } },
        { proc: 'turn', locals: { seat: 0 } },
      ],
    });
    expect(table.when(1, use('double')).state.pub.wounds).toEqual([0, 0, 1]);
  });
});

describe('the demands of the Imperium games on components', () => {
  it('7. a copied text is paid by the copying component; another readies it, and it is not used again in this window', () => {
    const table = given({
      hands: { 0: ['strike.1'] },
      inPlay: { parry: 2, mimic: 1, suite: 0 },
      store: { mimic: { tokens: [2] } },
    });
    const ready = () =>
      Object.entries(table.state.pub.table.components).flatMap(([id, one]) => (one.ready ? [id] : []));
    table.when(0, play('strike.1')).when(0, 'seat1').when(1, use('mimic', 'parry'));
    expect(ready()).toEqual(['parry', 'suite']);
    expect(table.question(0).q).toMatchObject({
      window: 'component.exhausted',
      about: { component: 'mimic', seat: 1 },
    });
    table.when(0, use('suite')).accepted();
    expect(ready()).toEqual(['parry', 'mimic']);
    // The wound is parried and the turn is over: the copy was not offered a second time.
    expect(table.state.pub.wounds).toEqual([0, 0, 0]);
    expect(table.question(1).kind).toBe('turn');
  });

  it('8. three seats use one text, each as "you"; when the token leaves, the copy is gone', () => {
    const table = given({
      inPlay: { sharp: 0, 'mimic.a': 1, 'mimic.b': 2 },
      store: { 'mimic.a': { tokens: [0] }, 'mimic.b': { tokens: [0] } },
    });
    const { pub } = table.state;
    const wounds = () =>
      [0, 1, 2].map((by) => rulesView(arena, view(table.state, 0)).number('wounds', { by, target: 0 }, 1));
    expect(wounds()).toEqual([2, 2, 2]);
    pub.table.components = { ...pub.table.components, 'mimic.b': { ...pub.table.components['mimic.b']!, store: {} } };
    expect(wounds()).toEqual([2, 2, 1]);
  });

  it('10. technologies are blank until the frame of the effect ends, then they count again', () => {
    const table = given({ hands: { 0: ['greyfire.1'] }, inPlay: { sharp: 1 } });
    const sharp = () =>
      liveOf<Arena>(arena, table.state.pub).sources.filter(({ ability }) => ability === 'sharp').length;
    const { pub } = table.state;
    const source = { ability: 'greyfire/lasting', component: 'greyfire 9', seat: 0 };
    pub.table.lasting = [{ id: 9, source, about: 'seat1', until: null }];
    expect(sharp()).toBe(0);
    pub.table.lasting = [];
    expect(sharp()).toBe(1);
  });

  it('14. mandatory reactions come before the questions of a window, which cannot close before them', () => {
    const table = given({ hands: { 0: ['strike.1'] }, inPlay: { vulture: 1, 'vulture.2': 2 } });
    table.when(0, play('strike.1')).when(0, 'seat2');
    expect(table.state.pub.goods).toEqual([0, 1, 1]);
  });

  it('18. unpreventable beats forbid beats allow, and nobody speaking leaves the rulebook', () => {
    const texts = { travelBan: 'forbid', charter: 'allow', creuss: 'unpreventable' } as const;
    const modifiers = Object.fromEntries(Object.entries(texts).map(([id, part]) => [id, { mayStrike: () => part }]));
    const game = { ...arena, modifiers };
    const may = (...inPlay: (keyof typeof texts)[]) => {
      const { state } = given();
      state.pub.table.components = Object.fromEntries(
        inPlay.map((ability) => [ability, { ability, holder: 0, ready: true, on: null, store: {} }]),
      );
      return rulesView(game, view(state, 0)).permission('mayStrike', { by: 0 }, true);
    };
    expect([may(), may('charter', 'travelBan'), may('charter', 'travelBan', 'creuss')]).toEqual([true, false, true]);
  });

  it('29. a card is played as a copy of a discarded one, at the moment of that one; the invitation follows from public piles', () => {
    const strikeAfter = (
      discard: string[],
      hands: { [seat: Seat]: string[] },
      windowClose: WindowClose = 'at-once',
    ) => {
      const table = given({ hands: { 0: ['strike.1'], ...hands }, discard, windowClose });
      for (const { seat, kind } of table.state.pub.table.open) if (kind === 'react') table.when(seat, null);
      return table.when(0, play('strike.1')).when(0, 'seat2').accepted();
    };
    const vetoes = ['veto.1', 'veto.2', 'veto.3'];
    const held = { 1: ['echo.1'], 2: ['echo.2'] };
    // Without a Veto in the pile, Echo is none.
    expect(strikeAfter([], held).state.pub.wounds).toEqual([0, 0, 1]);
    const table = strikeAfter(vetoes, held);
    table.when(1, use('echo.1', 'strike')).refused('TABLE-WINDOW');
    table.when(1, use('echo.1', 'veto')).when(2, null);
    expect(table.state.pub.table.cards.discard!.at(-1)).toBe('echo.1');
    // The borrowed cancel can itself be cancelled by a borrowed one.
    table.when(2, use('echo.2', 'veto'));
    expect(table.state.pub.wounds).toEqual([0, 0, 1]);
    // Whether anybody is invited follows from what lies open: every Veto does, an Echo does not.
    const others = { 1: ['grudge.1'], 2: ['whirl.1'] };
    expect(strikeAfter([...vetoes, 'echo.1'], others, 'answered').question(1).q).toMatchObject({
      window: 'card.played.would',
    });
    expect(strikeAfter([...vetoes, 'echo.1', 'echo.2'], others, 'answered').state.pub.wounds).toEqual([0, 0, 1]);
  });

  it('24. windows before an act rewrite it one after another, and its caller does what comes back', () => {
    const table = given({ hands: { 0: ['grudge.1', 'strike.1'] }, inPlay: { parry: 2, 'parry.2': 2 } });
    table.when(0, use('grudge.1')).when(0, 'seat2').when(0, play('strike.1')).when(0, 'seat2');
    table.when(2, use('parry')).when(2, use('parry.2'));
    expect(table.state.pub.log).toContain('seat2 hurt 1');
  });
});

describe('looking ahead', () => {
  it('goes through several windows in a row', () => {
    const table = given({ hands: { 0: ['strike.1'], 1: ['veto.1'], 2: ['omen.1'] }, windowClose: 'timed' });
    table.command({ do: 'closeWindow', n: table.state.pub.table.n }).accepted();
    table.when(0, play('strike.1')).when(0, 'seat2');
    const ahead = lookAhead(arena, table.state)!;
    expect(ahead.windows).toEqual(['card.played.would', 'turn.start']);
    expect(ahead.pub.wounds).toEqual([0, 0, 1]);
    expect(ahead.decisions).toMatchObject([{ seat: 1, kind: 'turn' }]);
  });
});

describe('content', () => {
  const KINDS = { law: { rule: 'X' } };
  const { component, ability } = componentsOf<Arena>()(KINDS);
  it('is checked when it is loaded', () => {
    const one = component({ id: 'one', kind: 'law' });
    expect(() => contentOf(KINDS, [one, one])).toThrow('two components are called one');
    expect(() => contentOf(KINDS, [component({ id: 'x', kind: 'law', effect: () => {} })])).toThrow('when it acts');
    const memo = component({ id: 'x', kind: 'law', at: 'action', memo: { aim: 1 }, effect: () => {} });
    expect(() => contentOf(KINDS, [memo])).toThrow('is a name of the frame');
    const twice = ability({ at: 'hurt.after' });
    expect(() => contentOf(KINDS, [component({ id: 'x', kind: 'law', more: [twice, twice] })])).toThrow('one moment');
  });
});
