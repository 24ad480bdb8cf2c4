import { Table, view } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../game.ts';
import { askedSeat, given, playUntil } from '../given.ts';
import type { Fixture } from '../given.ts';
import { UP, guardOf, inPlay, inSpace, units } from '../space.ts';
import { enact } from './council/laws.ts';
import { layNote } from './notes.ts';
import { SCORED } from './scoring.ts';
import { homeOf, homePlanetsOf, isHome } from './systems.ts';
import {
  ACTION_DECK,
  ACTION_DISCARD,
  AGENDA_DECK,
  AGENDA_DISCARD,
  NOTES_IN_PLAY,
  REMOVED,
  SECRET_DECK,
  handOf,
  notesOf,
  secretsOf,
} from './zones.ts';

/** A real game in the action phase: player 0 has lost all planets and all units but three cruisers at Mecatol Rex and what the test adds. */
const ruined = (left: { [place: string]: { [type: string]: number } }, more: Fixture = {}, out: Seat = 0) =>
  given({
    options: { expansion: 'no' },
    hands: {},
    until: (d) => d.kind === 'turn',
    ...more,
    arrange: (pub) => {
      for (const planet of Object.values(pub.planets)) if (planet.owner === out) planet.owner = null;
      for (const place of Object.keys(pub.units)) {
        pub.units[place] = pub.units[place]!.filter(({ seat }) => seat !== out);
        if (pub.units[place]!.length === 0) delete pub.units[place];
      }
      for (const [place, figures] of Object.entries({ 'tile-18': { cruiser: 3 }, ...left }))
        pub.units[place] = [...(pub.units[place] ?? []), ...units(out, figures)];
      more.arrange?.(pub);
    },
  });
type Ruined = ReturnType<typeof ruined>;
/** Something happens, so that the rules look at the board: whoever's turn it is activates an empty system. */
const goOn = (table: Ruined) => {
  const seat = askedSeat(table);
  const { pub } = table.state;
  const empty = pub.galaxy.find((id) => id.startsWith('tile-') && id !== 'tile-18' && !pub.units[id])!;
  return table.when(seat, { do: 'tactical', system: empty }).accepted();
};
/** Nobody stays behind of whom this fixture puts at home. */
const leavesHome = (table: Ruined, seat: Seat): Ruined => {
  const { units: placed, sheets } = table.state.pub;
  delete placed[guardOf(sheets[seat]!.faction)];
  return table;
};
const isOut = ({ state }: Ruined, seat = 0) => state.pub.table.out.includes(seat);
const mine = ({ state }: Ruined, seat = 0) =>
  Object.values(state.pub.units).flatMap((stacks) => stacks.filter((stack) => stack.seat === seat));

describe('ELIM: elimination', () => {
  it('[TI4-ELIM-01, TI4-EX-45] without planet, ground force and PRODUCTION a player is out at once, and the cruisers go', () => {
    const table = goOn(ruined({}));
    expect(isOut(table)).toBe(true);
    expect(mine(table)).toEqual([]);
    expect(table.told.some((e) => e.t === 'eliminated' && e.all.seat === 0)).toBe(true);
    expect(table.told.some((e) => e.t === 'removed' && e.all.seat === 0 && e.all.units.includes('cruiser'))).toBe(true);
    table.command({ do: 'resign', seat: 0, n: table.state.pub.table.n }).refused('TABLE-OUT');
  });
  it('[TI4-ELIM-01] one of the three is enough to stay', () => {
    expect(isOut(goOn(ruined({ 'tile-18': { carrier: 1, infantry: 1 } })))).toBe(false);
    const held = ruined({}, { arrange: (pub) => (pub.planets['mecatol-rex']!.owner = 0) });
    expect(isOut(goOn(held))).toBe(false);
    expect(isOut(goOn(ruined({ 'mecatol-rex': { 'space-dock': 1 } })))).toBe(false);
  });
  it('[TI4-ELIM-11] a unit that produces by its text, without PRODUCTION, does not count', () => {
    // The Inferno makes cruisers, but has no PRODUCTION.
    const table = ruined({ 'tile-18': { flagship: 1 } }, { factions: ['muaat', 'sol', 'saar'] });
    expect(table.state.pub.table.components['the-inferno.0']).toBeDefined();
    expect(isOut(goOn(table))).toBe(true);
  });

  it('[TI4-ELIM-02, TI4-ELIM-04] own components leave the game, notes in other hands too; notes of others go back', () => {
    const table = ruined(
      {},
      {
        deal: (t) => {
          t.move('ceasefire.0', notesOf(0), notesOf(1));
          t.move('trade-agreement.2', notesOf(2), notesOf(0));
          t.move('support-for-the-throne.0', notesOf(0), notesOf(2));
          layNote(t, 'support-for-the-throne.0', 2);
          t.pub.sheets[2]!.points = 3;
        },
      },
    );
    expect(Object.values(table.state.pub.table.components).some(({ holder }) => holder === 0)).toBe(true);
    goOn(table);
    const { pub } = table.state;
    const notes = (seat: number) => view(table.state, seat).me!.table.cards[notesOf(seat)]!;
    expect(notes(1)).not.toContain('ceasefire.0');
    expect(notes(2)).toContain('trade-agreement.2');
    expect(pub.table.cards[REMOVED]).toContain('ceasefire.0');
    expect(pub.table.cards[REMOVED]).toContain('support-for-the-throne.0');
    expect(pub.table.cards[NOTES_IN_PLAY]).toEqual([]);
    // Support for the Throne takes its point with it.
    expect(pub.sheets[2]!.points).toBe(2);
    expect(Object.values(pub.table.components).some(({ holder }) => holder === 0)).toBe(false);
    expect(Object.values(pub.tokens).some((seats) => seats.includes(0))).toBe(false);
  });

  it('[TI4-ELIM-03] laws that the player owned are discarded', () => {
    const table = ruined({}, { deal: (t) => enact(t, 'minister-of-commerce', '0', AGENDA_DECK) });
    expect(table.state.pub.table.components['minister-of-commerce']).toBeDefined();
    goOn(table);
    expect(table.state.pub.table.components['minister-of-commerce']).toBeUndefined();
    expect(table.state.pub.table.cards[AGENDA_DISCARD]).toContain('minister-of-commerce');
  });

  it('[TI4-ELIM-05] in the middle of a combat too: before it is over', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-35', [UP[0]]: 'tile-19' },
      units: {
        'tile-35': units(0, { carrier: 1, infantry: 1 }),
        bereg: units(1, { infantry: 1 }),
        'tile-19': units(1, { cruiser: 1 }),
      },
      hands: {},
      dice: { 'battle 0 infantry': [10], 'battle 1 infantry': [1] },
    });
    leavesHome(table, 1).when(0, { do: 'tactical', system: 'tile-35' }).accepted();
    expect(isOut(table, 1)).toBe(false);
    table.when(0, [{ unit: 'infantry', planet: 'bereg' }], 'commit').accepted();
    expect(isOut(table, 1)).toBe(true);
    const told = table.told.map(({ t }) => t).filter((t) => t === 'eliminated' || t === 'combatOver');
    expect(told).toEqual(['eliminated', 'combatOver']);
    expect(table.state.pub.units['tile-19']).toBeUndefined();
  });

  it('[TI4-ELIM-06] action cards are discarded, strategy cards lie in the common area, secret objectives are in the deck', () => {
    let secret = '';
    const table = ruined(
      {},
      {
        deal: (t) => {
          t.move('plague.1', ACTION_DECK, handOf(0));
          secret = t.cards(SECRET_DECK)[0]!;
          t.move(secret, SECRET_DECK, SCORED);
          t.pub.scored[secret] = [0];
        },
      },
    );
    const before = table.state.pub.table.zones[SECRET_DECK]!.n;
    const held = table.state.pub.table.zones[secretsOf(0)]!.n;
    goOn(table);
    const { pub } = table.state;
    expect(pub.table.cards[ACTION_DISCARD]).toContain('plague.1');
    expect(pub.table.zones[handOf(0)]!.n).toBe(0);
    expect(Object.values(pub.strategyCards).some(({ holder }) => holder === 0)).toBe(false);
    expect(pub.table.zones[SECRET_DECK]!.n).toBe(before + held + 1);
    expect([pub.table.zones[secretsOf(0)]!.n, pub.scored[secret]]).toEqual([0, undefined]);
  });

  it('[TI4-ELIM-07, TI4-ROUND-09] the speaker token passes to the left', () => {
    const table = goOn(ruined({}, { arrange: (pub) => (pub.speaker = 0) }));
    expect(table.state.pub.speaker).toBe(1);
    const other = goOn(ruined({}, { arrange: (pub) => (pub.speaker = 2) }));
    expect(other.state.pub.speaker).toBe(2);
  });

  it('[TI4-ELIM-08] what the Nekro copied, wormhole tokens and the token of initiative 0 stay', () => {
    const table = ruined(
      {},
      {
        factions: ['yin', 'nekro', 'saar'],
        arrange: (pub) => {
          inPlay(pub, 0, 'yin-spinner');
          const card = pub.table.components['valefar-assimilator-x.1']!;
          pub.table.components = { ...pub.table.components, 'valefar-assimilator-x.1': { ...card, on: 'yin-spinner' } };
          pub.wormholes = { 'tile-18': ['delta'] };
          pub.zero = 2;
        },
      },
    );
    goOn(table);
    expect(isOut(table)).toBe(true);
    const { pub } = table.state;
    expect(pub.table.components['yin-spinner.0']).toBeUndefined();
    expect(pub.table.components['valefar-assimilator-x.1']!.on).toBe('yin-spinner');
    const t = new Table(ti4, table.state);
    expect(
      t.game.grants!['valefar-assimilator-x']!(pub.table.components, {
        ability: 'valefar-assimilator-x',
        component: 'valefar-assimilator-x.1',
        seat: 1,
      }),
    ).toEqual([{ ability: 'yin-spinner', component: 'valefar-assimilator-x.1', seat: 1 }]);
    expect([pub.wormholes, pub.zero]).toEqual([{ 'tile-18': ['delta'] }, 2]);
  });

  it('[TI4-ELIM-10] the home system remains a home system', () => {
    const table = goOn(ruined({}));
    const { pub } = table.state;
    expect(isOut(table)).toBe(true);
    expect(isHome(homeOf(pub, 0))).toBe(true);
    expect(homePlanetsOf(pub, 0).every((planet) => pub.planets[planet]!.owner === null)).toBe(true);
  });

  it('[TI4-STRAT-07] a game that began with five keeps one strategy card each, even if four are left', () => {
    const table = ruined({}, { seats: 5 });
    goOn(table);
    expect(isOut(table)).toBe(true);
    const { round } = table.state.pub;
    playUntil(table, (d) => d.kind === 'pickStrategy');
    expect(table.state.pub.round).toBe(round + 1);
    playUntil(table, (d) => d.kind === 'turn');
    const cards = [1, 2, 3, 4].map(
      (seat) => Object.values(table.state.pub.strategyCards).filter(({ holder }) => holder === seat).length,
    );
    expect(cards).toEqual([1, 1, 1, 1]);
  });

  it('[TI4-ELIM-06] the turn goes on behind a player who is eliminated in it', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-35', [UP[0]]: 'tile-19' },
      units: { 'tile-35': units(0, { cruiser: 1 }) },
      hands: {},
      arrange: (pub) => {
        for (const card of Object.values(pub.strategyCards)) card.holder = null;
        pub.strategyCards.leadership.holder = 1;
        pub.strategyCards.diplomacy.holder = 0;
        pub.strategyCards.politics.holder = 2;
      },
    });
    leavesHome(table, 0).when(0, { do: 'tactical', system: 'tile-19' }).accepted();
    playUntil(table, (d) => d.kind === 'turn');
    expect(isOut(table)).toBe(true);
    expect(askedSeat(table)).toBe(2);
  });
});
