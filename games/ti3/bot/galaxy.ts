import { bots } from '@orrery/imperium';
import { raceOf } from '../content/races/races.ts';
import { planetOf, tile } from '../content/tiles.ts';
import { apart } from '../galaxy/board.ts';
import { settlings } from '../rules/setUp.ts';
import type { Placing, Settling } from '../shapes.ts';
import type { Outlook } from './outlook.ts';

// Laying the galaxy: rich systems near one's own home, poor and special ones near the others; and where units begin at home.

const worthOf = (id: string): number => {
  const { planets, kind } = tile(id);
  const value = planets.reduce((sum, p) => sum + p.resources + p.influence / 2 + (p.specialty ? 0.5 : 0), 0);
  return kind === 'plain' ? value : -1;
};

export function layTile({ pub, seat }: Outlook, list: readonly Placing[]): Placing {
  const cellOf = (race: string): number => pub.galaxy.indexOf(raceOf(race).home);
  const mine = cellOf(pub.sheets[seat]!.race);
  const others = pub.sheets.flatMap(({ race }, other) => (other === seat ? [] : [cellOf(race)]));
  const nearness = (cell: number): number =>
    3 ** -apart(cell, mine) - others.reduce((sum, home) => sum + 3 ** -apart(cell, home), 0) / others.length;
  return bots.bestOf(list, ({ tile: id, cell }) => (worthOf(id) - 2) * nearness(cell))!;
}

/** The dock and most troops on the richest planet, one Ground Force elsewhere. */
export function settleHome(race: string): Settling {
  const score = (way: Settling): number =>
    Object.entries(way).reduce((sum, [planet, units]) => {
      const { resources } = planetOf(planet);
      const guarded = (units['ground-force'] ?? 0) > 0 ? 3 : 0;
      return sum + (units['space-dock'] ?? 0) * resources * 4 + (units.pds ?? 0) * resources + guarded;
    }, 0);
  return bots.bestOf(settlings(race), score)!;
}
