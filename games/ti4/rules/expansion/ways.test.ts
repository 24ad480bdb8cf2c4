import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { HYPERLANES } from '../../content/hyperlanes.ts';
import type { HyperlaneId } from '../../content/hyperlanes.ts';
import { sidesOf, touchingIn } from '../../galaxy/board.ts';
import type { Cell } from '../../galaxy/board.ts';
import { ti4 } from '../../game.ts';
import { playUntil } from '../../given.ts';
import { active, inPlay, inSpace, units } from '../../space.ts';
import { anomaliesOf } from '../routes.ts';
import { enact } from '../council/laws.ts';
import { NEXUS, adjacentFor } from '../systems.ts';
import { AGENDA_DECK } from '../zones.ts';

type Table = ReturnType<typeof inSpace>;
const asked = (table: Table) => rulesView(ti4, view(table.state, 0));

describe('ANOM: systems that effects make anomalies', () => {
  it('[TI4-ANOM-09] all rules of all kinds apply, and several gravity rifts are one', () => {
    // A dimensional tear of player 1 in a nebula, and one in a gravity rift.
    const moving = (from: 'tile-67' | 'tile-68') => {
      const table = active(
        {
          galaxy: { 0: 'tile-46', 1: 'tile-47', 7: from },
          units: {
            [from]: units(0, { dreadnought: 1 }),
            cormund: units(1, { 'space-dock': 1 }),
            everra: units(1, { 'space-dock': 1 }),
          },
          dice: { rift: [10] },
          arrange: (pub) => {
            pub.sheets[1]!.units['space-dock'] = 'dimensional-tear';
            inPlay(pub, 1, 'dimensional-tear');
          },
        },
        'tile-46',
      );
      playUntil(table, ({ kind }) => kind === 'move');
      table.when(0, { ships: { [from]: { dreadnought: 1 } }, cargo: {} }, 'move').accepted();
      return {
        kinds: anomaliesOf(asked(table), from),
        dice: table.told.filter((e) => e.t === 'riftRolled').length,
      };
    };
    // Slow out of the nebula, one farther by the rift, for one die.
    expect(moving('tile-68')).toEqual({ kinds: ['gravity-rift', 'nebula'], dice: 1 });
    expect(moving('tile-67')).toEqual({ kinds: ['gravity-rift'], dice: 1 });
  });
});

describe('ADJ: ways between systems', () => {
  it('[TI4-ADJ-06] several wormholes of a type in a system are wormholes each: one may close, the other stays', () => {
    // Lodor has a printed alpha wormhole, and two tokens lie there.
    const near = (tokens: ('alpha' | 'beta')[]) =>
      adjacentFor(
        asked(
          inSpace({
            galaxy: { 0: 'tile-26', 7: 'tile-39', 13: 'tile-40' },
            units: {},
            arrange: (pub) => (pub.wormholes = { 'tile-26': tokens }),
          }),
        ),
        'tile-26',
      );
    expect(near(['alpha', 'alpha'])).toEqual(['tile-39']);
    expect(near(['alpha', 'beta']).toSorted()).toEqual(['tile-39', 'tile-40']);
    expect(near([])).toEqual(['tile-39']);
  });

  it('[TI4-ADJ-07] of two ways between systems a ship takes the one that is open to it', () => {
    const moving = (cell: number) => {
      const table = active(
        {
          galaxy: { 0: 'tile-26', [cell]: 'tile-39', 4: 'tile-47' },
          units: { 'tile-39': units(0, { cruiser: 1 }), 'tile-47': units(0, { cruiser: 1 }) },
          // Nobody moves through alpha wormholes.
          deal: (t) => enact(t, 'enforced-travel-ban', 'for', AGENDA_DECK),
        },
        'tile-26',
      );
      playUntil(table, ({ kind }) => kind === 'move');
      return table.when(0, { ships: { 'tile-39': { cruiser: 1 } }, cargo: {} }, 'move');
    };
    moving(1).accepted();
    moving(19).refused('TI4-MOVE-03');
  });

  it('[TI4-ADJ-09] two hyperlanes that meet at an edge of their tile are not joined there', () => {
    const sides = sidesOf(0);
    for (const id of Object.keys(HYPERLANES) as HyperlaneId[]) {
      const lanes: readonly (readonly [number, number])[] = HYPERLANES[id];
      const galaxy: Cell[] = Array.from({ length: 19 }, () => '');
      galaxy[0] = `${id}@0`;
      const TILES = ['tile-41', 'tile-42', 'tile-43', 'tile-44', 'tile-45', 'tile-46'] as const;
      TILES.forEach((tile, side) => (galaxy[sides[side]!] = tile));
      const joined = touchingIn(galaxy);
      for (const [a, b] of lanes) expect(joined.get(TILES[a]!)).toContain(TILES[b]!);
      for (const [a, edge] of lanes)
        for (const [other, c] of lanes) {
          if (edge !== other || lanes.some((lane) => lane.includes(a) && lane.includes(c))) continue;
          const areBeside = [1, 5].includes(Math.abs(a - c));
          expect(joined.get(TILES[a]!)?.includes(TILES[c]!) ?? false).toBe(areBeside);
        }
    }
    // At least one tile has such lanes.
    expect(HYPERLANES['tile-87a']).toEqual(
      expect.arrayContaining([
        [0, 2],
        [2, 4],
      ]),
    );
  });

  it('[TI4-EX-52] a ship that enters the nexus by gamma awakens it once it has moved; a PDS II beside an alpha wormhole could not fire', () => {
    const table = active(
      {
        galaxy: { 0: 'tile-46', 1: 'tile-26', 4: 'tile-47' },
        units: { 'tile-46': units(0, { cruiser: 1 }), lodor: units(1, { pds: 1 }) },
        arrange: (pub) => {
          pub.offMap = [NEXUS];
          pub.wormholes = { 'tile-46': ['gamma'] };
          pub.planets['mallice'] = { owner: null, exhausted: false };
          pub.planets['lodor'] = { owner: 1, exhausted: false };
          pub.sheets[1]!.units.pds = 'pds-2';
        },
      },
      NEXUS,
    );
    table.when(0, { ships: { 'tile-46': { cruiser: 1 } }, cargo: {} }, 'move').accepted();
    expect(table.told.map(({ t }) => t)).toContain('nexusFlipped');
    expect(table.state.pub.table.open.map(({ kind }) => kind)).not.toContain('fire');
    expect(adjacentFor(asked(table), NEXUS).toSorted()).toEqual(['tile-26', 'tile-46']);
    // In a later action it could.
    playUntil(table, ({ kind, seat }) => kind === 'turn' && seat === 0);
    delete table.state.pub.tokens[NEXUS];
    table.when(0, { do: 'tactical', system: NEXUS }).accepted();
    playUntil(table, ({ kind }) => kind === 'fire' || kind === 'turn');
    expect(table.question(1).kind).toBe('fire');
  });
});
