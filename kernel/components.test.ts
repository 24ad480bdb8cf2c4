import { describe, expect, it } from 'vitest';
import { breadcrumb, componentsOf, contentOf, liveOf, rulesView, traceOf, view } from './index.ts';
import type { Json, Seat } from './index.ts';
import { position } from './testing/given.ts';
import { arena } from './toy/arena.ts';
import type { Arena } from './toy/arena.ts';

interface Spec {
  seats?: number;
  hands?: { [seat: Seat]: string[] };
  inPlay?: { [id: string]: Seat | null };
  store?: { [id: string]: { [name: string]: Json } };
  goods?: number[];
}
/** Seat 0 is to choose its action; agents and technologies lie in play. */
function given({ seats = 3, hands = {}, inPlay = {}, store = {}, goods = [] }: Spec = {}) {
  return position(arena, {
    seats,
    arrange: (t) => {
      t.addZone('discard', 'up');
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

describe('a component', () => {
  it('is played, aimed, and takes effect; with one target nobody is asked', () => {
    const table = given({ hands: { 0: ['strike.1'] } });
    table.when(0, play('strike.1')).when(0, 'seat2');
    expect(table.state.pub.wounds).toEqual([0, 0, 1]);
    expect(table.state.pub.table.cards.discard).toEqual(['strike.1']);
    const two = given({ seats: 2, hands: { 0: ['strike.1'] } });
    expect(two.when(0, play('strike.1')).state.pub.wounds).toEqual([0, 1]);
  });

  it('acts for nobody where it belongs to nobody, after what players must do', () => {
    const table = given({ hands: { 0: ['strike.1'] }, inPlay: { chronicle: null, vulture: 2 } });
    table.when(0, play('strike.1')).when(0, 'seat1');
    expect(table.state.pub.log).toContain('seat1 was hurt, says -1');
    expect(table.state.pub.goods).toEqual([0, 0, 1]);
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
  it('7. a copied text is paid by the copying component: it is exhausted, and not used again in this window', () => {
    const table = given({
      hands: { 0: ['strike.1'] },
      inPlay: { parry: 2, mimic: 1 },
      store: { mimic: { tokens: [2] } },
    });
    table.when(0, play('strike.1')).when(0, 'seat1').when(1, use('mimic', 'parry'));
    const { components } = table.state.pub.table;
    expect([components.mimic!.ready, components.parry!.ready]).toEqual([false, true]);
    expect(table.state.pub.wounds).toEqual([0, 0, 0]);
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

  it('24. windows before an act rewrite it one after another, and its caller does what comes back', () => {
    const table = given({ hands: { 0: ['grudge.1', 'strike.1'] }, inPlay: { parry: 2, 'parry.2': 2 } });
    table.when(0, use('grudge.1')).when(0, 'seat2').when(0, play('strike.1')).when(0, 'seat2');
    table.when(2, use('parry')).when(2, use('parry.2'));
    expect(table.state.pub.log).toContain('seat2 hurt 1');
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
