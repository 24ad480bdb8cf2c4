import { bots } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { planetFacts } from '../content/planets.ts';
import { holdsHome, planetsOf } from '../rules/planets.ts';
import { MECATOL_REX } from '../rules/systems.ts';
import type { Pub } from '../shapes.ts';

// What a position is worth, from public facts: the share of the win that a player can expect.

/** Points a round that a player can expect: what is owned brings more. */
function runner(pub: Pub, seat: Seat): bots.Runner {
  const sheet = pub.sheets[seat]!;
  const planets = planetsOf(pub, seat);
  const income =
    planets.reduce((sum, planet) => sum + planetFacts(planet).resources + planetFacts(planet).influence, 0) / 2;
  const pace =
    0.9 +
    0.05 * (income - 8) +
    0.08 * (sheet.technologies.length - 4) +
    0.05 * (sheet.tactic + sheet.strategy - 4) +
    0.02 * (sheet.goods - 2) +
    0.01 * (unitsOf(pub, seat) - 18) +
    (planets.includes(MECATOL_REX) ? 0.3 : 0);
  return {
    points: sheet.points,
    pace: Math.min(2.5, Math.max(0.6, pace)),
    delay: holdsHome(pub, seat) ? 0 : 0.7,
  };
}
function unitsOf(pub: Pub, seat: Seat): number {
  let n = 0;
  for (const place in pub.units) for (const stack of pub.units[place]!) if (stack.seat === seat) n += stack.n;
  return n;
}

export function evaluate(pub: Pub, seat: Seat): number {
  const { result, out } = pub.table;
  if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0;
  if (out.includes(seat)) return 0;
  return bots.shares(
    pub.sheets.map((_, one) => runner(pub, one)),
    pub.agreed.points,
  )[seat]!;
}
