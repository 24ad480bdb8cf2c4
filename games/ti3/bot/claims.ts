import { bots } from '@orrery/imperium';
import { objective } from '../content/objectives.ts';
import { claim } from '../rules/objectives.ts';
import { refresh } from '../rules/diplomacy.ts';
import type { ClaimAtom } from '../shapes.ts';
import { yieldOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';

// Claiming objectives, and small choices of Strategy Cards.

/** Of what is met: most points, what costs nothing, and what could be lost again. */
export function claimBest(o: Outlook): ClaimAtom[] {
  const { add } = claim.grow(o.v, {}, []);
  const best = bots.bestOf(add, (atom) => {
    if (!('claim' in atom)) return -1;
    const { points, price, wins } = objective(atom.claim);
    return (wins ? 100 : points) - (price ? 0.5 : 0);
  });
  if (best === null) return [];
  const part: ClaimAtom[] = [best];
  for (;;) {
    const { add: more, done } = claim.grow(o.v, {}, part);
    if (done) return part;
    part.push(more[0]!);
  }
}

/** The planets that give most. */
export function refreshBest(o: Outlook, most: number): string[] {
  const part: string[] = [];
  while (part.length < most) {
    const next = bots.bestOf(refresh.grow(o.v, { most }, part).add, (planet) => yieldOf(o, planet));
    if (next === null) break;
    part.push(next);
  }
  return part;
}

/** A counter comes back from where ships wait, or from the dock. */
export const takeBack = (o: Outlook, systems: readonly string[]): string =>
  bots.bestOf(systems, (system) => {
    const ships = (o.pub.units[system] ?? []).reduce((sum, { seat, n }) => (seat === o.seat ? sum + n : sum), 0);
    return ships + (system === o.home ? 3 : 0);
  })!;
