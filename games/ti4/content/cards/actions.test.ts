import { describe, expect, it } from 'vitest';
import { enact } from '../../rules/council/laws.ts';
import { ACTION_DISCARD, AGENDA_DECK, AGENDA_DISCARD, LAWS, handOf } from '../../rules/zones.ts';
import { DOWN, UP, inSpace, units } from '../../space.ts';
import type { Space } from '../../space.ts';

// The system of player 0, with Bereg and Lirta IV, in the centre; Mecatol Rex above it, Lodor with a wormhole below.
const MINE = 'tile-35';
const ABOVE = 'tile-18';
const BELOW = 'tile-26';
const play = (card: string) => ({ do: 'component', ability: card, component: `${card}.1` });

type Board = Partial<Space> & { owners?: { [planet: string]: number } };
/** Player 0 holds one action card and is to act. */
function holding(card: string, { owners = {}, arrange, hands, units: placed = {}, ...more }: Board = {}) {
  const all = { bereg: 0, 'lirta-iv': 0, ...owners };
  return inSpace({
    galaxy: { 0: MINE, [UP[0]]: ABOVE, [DOWN[0]]: BELOW },
    units: { [MINE]: units(0, { cruiser: 1 }), ...placed },
    hands: { 0: [`${card}.1`], ...hands },
    ...more,
    arrange: (pub) => {
      for (const [planet, owner] of Object.entries(all)) pub.planets[planet]!.owner = owner;
      arrange?.(pub);
    },
  });
}
const played = (card: string, board?: Board) => holding(card, board).when(0, play(card)).accepted();
type Playing = ReturnType<typeof holding>;
const at = ({ state }: Playing, place: string) =>
  Object.fromEntries((state.pub.units[place] ?? []).map(({ seat, type, n }) => [`${seat} ${type}`, n]));
const told = ({ told: events }: Playing, kind: string) => events.filter(({ t }) => t === kind);
const offered = ({ state }: Playing): string[] => (state.pub.table.open[0]!.q as { from: string[] }).from;

describe('AC: action cards that are an action', () => {
  it('[TI4-AC-03, TI4-ABL-01] a card marked Action is the action of the turn; Mining Initiative pays the resources of a planet', () => {
    const table = played('mining-initiative').when(0, 'bereg').accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(3);
    expect(table.state.pub.active).not.toBe(0);
    expect(table.state.pub.table.cards[ACTION_DISCARD]).toContain('mining-initiative.1');
  });

  it('[TI4-AC-05, TI4-AC-09, TI4-CAC-03, TI4-CAC-04, TI4-EX-50] Sabotage cancels it: no effect, discarded, another action must follow', () => {
    const table = played('focused-research', {
      hands: { 1: ['sabotage.1'] },
      arrange: (pub) => (pub.sheets[0]!.goods = 4),
    });
    table.when(1, { ability: 'sabotage', component: 'sabotage.1' }).accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(4);
    expect(table.state.pub.table.cards[ACTION_DISCARD]).toEqual(
      expect.arrayContaining(['focused-research.1', 'sabotage.1']),
    );
    // No technology was named, no good was paid, and the action of the turn is still to come: the card is not in hand any more.
    expect(told(table, 'researched')).toEqual([]);
    expect(told(table, 'paid')).toEqual([]);
    expect([table.question(0).kind, table.question(0).q]).toEqual(['turn', { again: false }]);
    table.when(0, play('focused-research')).refused('TI4-ACT-13');
    table.when(0, { do: 'tactical', system: ABOVE }).accepted();
    expect(table.state.pub.tokens[ABOVE]).toEqual([0]);
  });

  it('[TI4-AC-08] targets are named before anybody may cancel', () => {
    const table = played('mining-initiative', { hands: { 1: ['sabotage.1'] } });
    expect(table.question(0).kind).toBe('pickOne');
    table.when(0, 'bereg').accepted();
    expect(table.question(1).q).toMatchObject({ window: 'card.played.would', about: { aim: 'bereg' } });
    table.when(1, null).accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(3);
  });

  it('Sabotage does not cancel Sabotage', () => {
    const table = played('industrial-initiative', { hands: { 1: ['sabotage.1'], 2: ['sabotage.2'] } });
    table.when(1, { ability: 'sabotage', component: 'sabotage.1' }).when(2, null).accepted();
    expect(table.question(0).kind).toBe('turn');
    expect(table.state.pub.table.zones[handOf(2)]!.n).toBe(1);
  });

  it('[TI4-AC-10] what a card draws or rolls is decided after the moment in which it may be cancelled', () => {
    const board = { units: { lodor: units(1, { infantry: 3 }) }, owners: { lodor: 1 } };
    const table = played('plague', { ...board, hands: { 1: ['sabotage.1'] } });
    expect(table.events.some(({ t }) => t === 'diceRolled')).toBe(false);
    table.when(1, null).accepted();
    expect(table.events.some(({ t }) => t === 'diceRolled')).toBe(true);
  });

  it('[TI4-CAC-14] Cripple Defenses destroys every PDS of a planet; there need be none', () => {
    const table = played('cripple-defenses', { units: { lodor: units(1, { pds: 2, infantry: 1 }) } });
    table.when(0, 'lodor').accepted();
    expect(at(table, 'lodor')).toEqual({ '1 infantry': 1 });
    expect(played('cripple-defenses').when(0, 'mecatol-rex').accepted().state.pub.active).not.toBe(0);
  });

  it('[TI4-CAC-14, TI4-ULTI-04] every PDS goes, those that are ground forces and damaged as well', () => {
    const table = played('cripple-defenses', { units: { lodor: units(1, { pds: 1, 'pds damaged': 1, infantry: 1 }) } });
    table.when(0, 'lodor').accepted();
    expect(at(table, 'lodor')).toEqual({ '1 infantry': 1 });
  });

  it('[TI4-AC-12] hostile cards do not touch one’s own units', () => {
    const table = played('cripple-defenses', { units: { bereg: units(0, { pds: 1 }) } });
    expect(offered(table)).not.toContain('bereg');
  });

  it('Economic Initiative readies cultural planets, Industrial Initiative pays for industrial ones', () => {
    const ready = played('economic-initiative', {
      owners: { lodor: 0 },
      arrange: (pub) => {
        for (const planet of ['lodor', 'bereg']) pub.planets[planet]!.exhausted = true;
      },
    });
    expect([ready.state.pub.planets['lodor']!.exhausted, ready.state.pub.planets['bereg']!.exhausted]).toEqual([
      false,
      true,
    ]);
    expect(played('industrial-initiative').state.pub.sheets[0]!.goods).toBe(0);
    const rich = played('industrial-initiative', {
      galaxy: { 0: MINE, [UP[0]]: ABOVE, [DOWN[0]]: 'tile-19' },
      owners: { wellon: 0 },
    });
    expect(rich.state.pub.sheets[0]!.goods).toBe(1);
  });

  it('[TI4-CAC-26] Focused Research needs four goods and a technology that can be researched', () => {
    const table = played('focused-research', { arrange: (pub) => (pub.sheets[0]!.goods = 5) });
    table.when(0, { technology: 'neural-motivator', specialties: [], pay: { coins: [], goods: 0 } }).accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(1);
    expect(table.state.pub.sheets[0]!.technologies).toEqual(['neural-motivator']);
    holding('focused-research', { arrange: (pub) => (pub.sheets[0]!.goods = 3) })
      .when(0, play('focused-research'))
      .refused('TI4-ACT-13');
  });

  it('[TI4-CAC-27] Frontline Deployment puts three infantry on one planet, and needs one', () => {
    expect(at(played('frontline-deployment').when(0, 'lirta-iv'), 'lirta-iv')).toEqual({ '0 infantry': 3 });
    holding('frontline-deployment', {
      arrange: (pub) => {
        for (const planet of Object.values(pub.planets)) planet.owner = 1;
      },
    })
      .when(0, play('frontline-deployment'))
      .refused('TI4-ACT-13');
  });

  it('[TI4-CAC-28] Ghost Ship puts a destroyer at a wormhole outside home systems without ships of others', () => {
    expect(at(played('ghost-ship'), BELOW)).toEqual({ '0 destroyer': 1 });
    holding('ghost-ship', { units: { [BELOW]: units(1, { fighter: 1 }) } })
      .when(0, play('ghost-ship'))
      .refused('TI4-ACT-13');
  });

  it('[TI4-CAC-35] Insubordination needs a player with a token in the tactic pool, Spy one with a card', () => {
    const table = played('insubordination', { arrange: (pub) => (pub.sheets[2]!.tactic = 0) });
    expect(table.state.pub.sheets[1]).toMatchObject({ tactic: 2, reserve: 9 });
    const spy = played('spy', { hands: { 1: ['bunker.1'] } });
    expect(spy.state.pub.table.zones[handOf(1)]!.n).toBe(0);
    spy.seen(0, (v, events) => {
      expect(v.me!.table.cards[handOf(0)]).toEqual(['bunker.1']);
      expect(events.find(({ t }) => t === 'cardTaken')).toMatchObject({ to: [0, 1], some: { card: 'bunker.1' } });
    });
    holding('spy').when(0, play('spy')).refused('TI4-ACT-13');
  });

  it('[TI4-CAC-38] Lucky Shot destroys a ship at once, never one’s own', () => {
    const table = played('lucky-shot', {
      units: { [MINE]: [...units(0, { cruiser: 1 }), ...units(1, { dreadnought: 1, carrier: 1 })] },
    });
    expect(at(table, MINE)).toEqual({ '0 cruiser': 1, '1 carrier': 1 });
  });

  it('Plague rolls for each infantry of a planet: 6 or more destroys it', () => {
    const table = played('plague', {
      units: { lodor: units(1, { infantry: 3 }) },
      owners: { lodor: 1 },
      dice: { plague: [6, 5, 10] },
    });
    expect(at(table, 'lodor')).toEqual({ '1 infantry': 1 });
  });

  it('[TI4-CAC-46] Reactor Meltdown destroys a space dock of another player outside home systems', () => {
    const docks = { lodor: units(1, { 'space-dock': 1 }), bereg: units(0, { 'space-dock': 1 }) };
    expect(at(played('reactor-meltdown', { units: docks }), 'lodor')).toEqual({});
    holding('reactor-meltdown', {
      galaxy: { 0: MINE, [UP[0]]: ABOVE, [DOWN[0]]: 'tile-1' },
      units: { jord: units(1, { 'space-dock': 1 }) },
    })
      .when(0, play('reactor-meltdown'))
      .refused('TI4-ACT-13');
  });

  it('[TI4-AGEN-18] Repeal Law discards a law: on top of the discard pile, without effect', () => {
    const table = played('repeal-law', { deal: (t) => enact(t, 'executive-sanctions', 'for', AGENDA_DECK) });
    expect(table.state.pub.table.cards[LAWS]).toEqual([]);
    expect(table.state.pub.table.cards[AGENDA_DISCARD]!.at(-1)).toBe('executive-sanctions');
    expect(table.state.pub.table.components['executive-sanctions']).toBeUndefined();
  });

  it('Rise of a Messiah puts an infantry on each planet', () => {
    const table = played('rise-of-a-messiah');
    expect([at(table, 'bereg'), at(table, 'lirta-iv')]).toEqual([{ '0 infantry': 1 }, { '0 infantry': 1 }]);
    // Nothing is placed where a component forbids it (TI4-CRX-10).
    const closed = played('rise-of-a-messiah', {
      arrange: (pub) => {
        pub.table.components = {
          ...pub.table.components,
          'demilitarized-zone.1': {
            ability: 'demilitarized-zone explored',
            holder: 0,
            ready: true,
            on: 'bereg',
            store: {},
          },
        };
      },
    });
    expect([at(closed, 'bereg'), at(closed, 'lirta-iv')]).toEqual([{}, { '0 infantry': 1 }]);
  });

  it('[TI4-CAC-16] Signal Jamming lays another player’s token at or next to a ship of yours, Mecatol Rex included', () => {
    const table = played('signal-jamming').when(0, `1@${ABOVE}`).accepted();
    expect(table.state.pub.tokens[ABOVE]).toEqual([1]);
    expect(table.state.pub.sheets[1]!.reserve).toBe(7);
  });

  it('[TI4-CAC-55] Tactical Bombardment exhausts planets of others where you have BOMBARDMENT', () => {
    const table = played('tactical-bombardment', {
      units: { [BELOW]: units(0, { dreadnought: 1 }) },
      owners: { lodor: 1 },
    });
    expect(table.state.pub.planets['lodor']!.exhausted).toBe(true);
    holding('tactical-bombardment').when(0, play('tactical-bombardment')).refused('TI4-ACT-13');
    // Units on planets may have it too, as the mechs of the L1Z1X (TI4-LIZI-04).
    const mech = played('tactical-bombardment', {
      units: { lodor: units(0, { mech: 1 }) },
      owners: { lodor: 1 },
      arrange: (pub) => (pub.sheets[0]!.units.mech = 'annihilator'),
    });
    expect(mech.state.pub.planets['lodor']!.exhausted).toBe(true);
  });

  it('[TI4-CAC-56] Unexpected Action takes a token back from the board, and needs one there', () => {
    const table = played('unexpected-action', { arrange: (pub) => (pub.tokens = { [ABOVE]: [0, 1] }) });
    expect(table.state.pub.tokens).toEqual({ [ABOVE]: [1] });
    holding('unexpected-action').when(0, play('unexpected-action')).refused('TI4-ACT-13');
  });

  it('[TI4-CAC-57] Unstable Planet exhausts a hazardous planet and destroys up to three infantry, as many as one likes', () => {
    const shaken = () =>
      played('unstable-planet', { owners: { bereg: 1 }, units: { bereg: units(1, { infantry: 4 }) } });
    const table = shaken();
    expect(table.question(0).q).toMatchObject({ what: 'number', from: ['3', '2', '1', '0'] });
    table.when(0, '3').accepted();
    expect(table.state.pub.planets['bereg']!.exhausted).toBe(true);
    expect(at(table, 'bereg')).toEqual({ '1 infantry': 1 });
    const spared = shaken().when(0, '0').accepted();
    expect(at(spared, 'bereg')).toEqual({ '1 infantry': 4 });
    expect(spared.state.pub.planets['bereg']!.exhausted).toBe(true);
    expect(played('unstable-planet', { owners: { bereg: 1 } }).state.pub.planets['bereg']!.exhausted).toBe(true);
  });

  it('[TI4-CAC-59] Uprising exhausts a readied planet of another player and pays its resources', () => {
    const table = played('uprising', { owners: { lodor: 1 } });
    expect(table.state.pub.planets['lodor']!.exhausted).toBe(true);
    expect(table.state.pub.sheets[0]!.goods).toBe(3);
    holding('uprising', {
      owners: { lodor: 1 },
      arrange: (pub) => (pub.planets['lodor']!.exhausted = true),
    })
      .when(0, play('uprising'))
      .refused('TI4-ACT-13');
  });

  it('War Effort puts a cruiser where you have ships', () => {
    expect(at(played('war-effort'), MINE)).toEqual({ '0 cruiser': 2 });
  });
});
