import { bots } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { holdsHome, objective } from '../content/objectives.ts';
import { MECATOL_PLANET, planetOf } from '../content/tiles.ts';
import { UNIT_KINDS } from '../content/units.ts';
import { PUBLIC_ROW, pointsToWin } from '../rules/objectives.ts';
import { planetsOf, resourcesOf } from '../rules/systems.ts';
import { onBoard } from '../rules/units.ts';
import type { Pub } from '../shapes.ts';
import { priceOf } from './forces.ts';

// What a position is worth, from public facts: the share of the win that a player can expect.

/** What stands on the board, in resources. */
const strength = (pub: Pub, seat: Seat): number =>
  UNIT_KINDS.reduce((sum, unit) => sum + onBoard(pub, seat, unit) * priceOf(unit), 0);

/** Objectives whose conditions hold are points of the next rounds; whoever chooses first can have Imperial. */
const READY = 0.12;
const SPEAKER = 0.2;
const ready = (pub: Pub, seat: Seat): number =>
  (pub.table.cards[PUBLIC_ROW] ?? []).filter(
    (id) => !pub.claimed[id]?.includes(seat) && objective(id).met?.(pub, seat) === true,
  ).length;

/** Points a round that a player can expect: what is owned brings more. */
function runner(pub: Pub, seat: Seat): bots.Runner {
  const sheet = pub.sheets[seat]!;
  const planets = planetsOf(pub, seat);
  const income = planets.reduce((sum, id) => sum + planetOf(id).resources + planetOf(id).influence, 0) / 2;
  const pace =
    0.9 +
    0.05 * (income - 8) +
    0.08 * (sheet.technologies.length - 4) +
    0.05 * (sheet.command + sheet.strategy - 5) +
    0.03 * (sheet.goods - 2) +
    0.01 * (strength(pub, seat) - 25) +
    READY * Math.min(3, ready(pub, seat)) +
    (pub.speaker === seat ? SPEAKER : 0) +
    (planets.includes(MECATOL_PLANET) ? 0.2 : 0);
  return {
    points: sheet.points,
    pace: Math.min(2.5, Math.max(0.6, pace)),
    delay: holdsHome(pub, seat) ? 0 : 1,
  };
}

/** Where planets decide. */
const holdings = (pub: Pub, seat: Seat): number =>
  pub.table.out.includes(seat)
    ? 0
    : planetsOf(pub, seat).length * 6 + resourcesOf(pub, seat) * 1.5 + strength(pub, seat) + pub.sheets[seat]!.goods;

export function evaluate(pub: Pub, seat: Seat): number {
  const { result, out } = pub.table;
  if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0;
  if (out.includes(seat)) return 0;
  const seats = pub.sheets.map((_, one) => one);
  if (pub.agreed.points)
    return bots.shares(
      seats.map((one) => runner(pub, one)),
      pointsToWin(pub),
    )[seat]!;
  const all = seats.reduce((sum, one) => sum + holdings(pub, one), 0);
  return all === 0 ? 0 : holdings(pub, seat) / all;
}
