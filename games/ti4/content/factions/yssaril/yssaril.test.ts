import { listAnswers, rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { council } from '../../../council.ts';
import { ti4 } from '../../../game.ts';
import { playUntil } from '../../../given.ts';
import { ACTION_DISCARD, handOf, notesOf } from '../../../rules/zones.ts';
import { UP, active, inPlay, inSpace, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

const [near, far] = UP;
/** The Yssaril Tribes are player 0; nothing is in play but what the test names. */
const yssaril = (abilities: string[], space: Partial<Space> = {}) =>
  inSpace({
    galaxy: { 0: 'tile-18' },
    units: {},
    factions: ['yssaril', 'sol', 'saar'],
    hands: { 0: ['plague.1', 'uprising.1'], 1: ['spy.1', 'war-effort.1'] },
    ...space,
    arrange: (pub) => {
      inPlay(pub, 0, ...abilities);
      space.arrange?.(pub);
    },
  });
const component = (ability: string) => ({ do: 'component', ability, component: `${ability}.0` });
const hand = (table: ReturnType<typeof inSpace>, seat: number) =>
  view(table.state, seat).me!.table.cards[handOf(seat)]!.toSorted();
const holdsPolitics = (pub: Parameters<NonNullable<Space['arrange']>>[0]) =>
  Object.assign(pub.strategyCards.politics, { holder: 0, exhausted: false });

describe('Yssaril', () => {
  it('[TI4-YSSA-01] Stall Tactics: an action that only discards a card of one’s choice', () => {
    const table = yssaril(['stall-tactics']).when(0, component('stall-tactics'));
    table.when(0, 'spy.1').refused('TI4-AC-07');
    table.when(0, 'uprising.1').accepted();
    expect(hand(table, 0)).toEqual(['plague.1']);
    expect(table.state.pub.table.cards[ACTION_DISCARD]).toContain('uprising.1');
    expect(table.state.pub.active).not.toBe(0);
    yssaril(['stall-tactics'], { hands: {} }).when(0, component('stall-tactics')).refused('TI4-ACT-13');
  });

  it('[TI4-YSSA-02] Scheming: a draw is one card larger, and a card of the hand goes before anything else', () => {
    const table = yssaril(['scheming'], { arrange: holdsPolitics }).when(0, { do: 'strategic', card: 'politics' });
    table.when(0, '1').accepted();
    expect(table.state.pub.table.zones[handOf(0)]!.n).toBe(5);
    expect(table.question(0)).toMatchObject({ kind: 'discardActionCard', q: { over: 1, for: 'scheming' } });
    table.when(0, 'plague.1').accepted();
    expect(table.state.pub.table.zones[handOf(0)]!.n).toBe(4);
    expect(table.question(0).kind).toBe('arrangeAgendas');
  });
  it('[TI4-YSSA-02] taking a card is no drawing', () => {
    const table = yssaril(['scheming'], { hands: { 0: ['spy.1'], 1: ['plague.1'] } });
    table.when(0, { do: 'component', ability: 'spy', component: 'spy.1' }).accepted();
    expect(hand(table, 0)).toEqual(['plague.1']);
    expect(table.told.filter(({ t }) => t === 'discarded')).toEqual([]);
  });

  it('[TI4-YSSA-03, TI4-CRX-18] Crafty: no hand limit, not by laws, and a Political Secret does not touch it', () => {
    const session = (abilities: string[]) =>
      council({
        factions: ['yssaril', 'sol', 'saar'],
        agendas: ['mutiny', 'seed-of-an-empire'],
        laws: { 'executive-sanctions': 'for' },
        hands: { 0: ['plague.1', 'uprising.1', 'spy.1', 'war-effort.1'] },
        deal: (t) => t.move('political-secret.0', notesOf(0), notesOf(2)),
        arrange: (pub) => inPlay(pub, 0, ...abilities),
      });
    expect(session([]).question(0).kind).toBe('discardActionCard');
    const table = session(['crafty']);
    playUntil(table, (d) => d.seat === 2);
    table.when(2, { ability: 'political-secret', component: 'political-secret.0' }).accepted();
    expect(table.state.pub.table.zones[handOf(0)]!.n).toBe(4);
    expect(rulesView(ti4, view(table.state, null)).number('handLimit', { seat: 0 }, 7)).toBe(Infinity);
  });

  it('[TI4-YSSA-04] Transparasteel Plating: who has passed plays no action cards in a turn of the Yssaril', () => {
    const asked = (technologies: string[], passed: boolean) => {
      const table = yssaril(technologies, {
        hands: { 0: ['plague.1'], 1: ['sabotage.1'] },
        arrange: (pub) => {
          pub.sheets[1]!.passed = passed;
          pub.sheets[2]!.passed = true;
          pub.planets['mecatol-rex'] = { owner: 1, exhausted: false };
        },
      });
      table.when(0, { do: 'component', ability: 'plague', component: 'plague.1' }).accepted();
      return table.state.pub.table.open.some(({ kind, seat }) => kind === 'react' && seat === 1);
    };
    expect(asked([], true)).toBe(true);
    expect(asked(['transparasteel-plating'], false)).toBe(true);
    expect(asked(['transparasteel-plating'], true)).toBe(false);
  });

  it('[TI4-YSSA-05] Mageon Implants: a look at the cards of a player who has any, and one of them', () => {
    const table = yssaril(['mageon-implants']).when(0, component('mageon-implants')).accepted();
    const asked = table.question(0);
    expect(asked).toMatchObject({ kind: 'takeActionCard', q: { from: 1 } });
    expect(listAnswers(ti4, view(table.state, 0), asked)!.toSorted()).toEqual(['spy.1', 'war-effort.1']);
    expect(JSON.stringify(view(table.state, 2))).not.toContain('war-effort.1');
    table.when(0, 'war-effort.1').accepted();
    expect([hand(table, 0), hand(table, 1)]).toEqual([['plague.1', 'uprising.1', 'war-effort.1'], ['spy.1']]);
    expect(table.state.pub.table.components['mageon-implants.0']!.ready).toBe(false);
    expect(JSON.stringify(view(table.state, 2))).not.toContain('war-effort.1');
    yssaril(['mageon-implants'], { hands: { 0: ['plague.1'] } })
      .when(0, component('mageon-implants'))
      .refused('TI4-ACT-13');
  });

  it('[TI4-YSSA-06] the flagship, and it alone, passes a system with ships of others', () => {
    const space: Space = {
      galaxy: { 0: 'tile-47', [near]: 'tile-48', [far]: 'tile-49' },
      units: { 'tile-49': units(0, { flagship: 1, cruiser: 1 }), 'tile-48': units(1, { cruiser: 1 }) },
      factions: ['yssaril', 'sol', 'saar'],
      arrange: (pub) => {
        inPlay(pub, 0, 'ysia-yssrila');
        pub.sheets[0]!.units.flagship = 'ysia-yssrila';
      },
    };
    active(space)
      .when(0, { ships: { 'tile-49': { cruiser: 1 } }, cargo: {} }, 'move')
      .refused('TI4-MOVE-04');
    const table = active(space)
      .when(0, { ships: { 'tile-49': { flagship: 1 } }, cargo: {} }, 'move')
      .accepted();
    expect(table.state.pub.units['tile-47']).toEqual(units(0, { flagship: 1 }));
  });

  it('[TI4-PN-05] Spy Net: at the start of its holder’s turn one action card of the Yssaril; then it goes back', () => {
    const table = yssaril([], {
      hands: { 0: ['plague.1', 'uprising.1'] },
      deal: (t) => t.move('spy-net.0', notesOf(0), notesOf(1)),
    });
    table.when(0, { do: 'tactical', system: 'tile-18' }).accepted();
    playUntil(table, (d) => d.seat === 1);
    expect(table.question(1).q).toMatchObject({ window: 'turn.start' });
    table.when(1, { ability: 'spy-net', component: 'spy-net.0' }).accepted();
    table.when(1, 'uprising.1', 'takeActionCard').accepted();
    expect([hand(table, 0), hand(table, 1)]).toEqual([['plague.1'], ['uprising.1']]);
    expect(view(table.state, 0).me!.table.cards[notesOf(0)]).toContain('spy-net.0');
  });
});
