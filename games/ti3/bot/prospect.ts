import { planetsIn } from '../content/tiles.ts';
import { enemiesIn, hasShips } from '../rules/units.ts';
import { planetWorth } from './outlook.ts';
import type { Outlook } from './outlook.ts';

/** What could be taken from a system in the next move: the best free planets beside it. */
export function prospect(o: Outlook, system: string): number {
  let best = 0;
  for (const near of o.near(system)) {
    if (hasShips(o.pub, near, o.seat) || enemiesIn(o.pub, near, o.seat).length > 0) continue;
    const free = planetsIn(near).filter(({ id }) => o.pub.planets[id]!.by === null);
    best = Math.max(
      best,
      free.reduce((sum, { id }) => sum + planetWorth(o, id), 0),
    );
  }
  return best;
}
