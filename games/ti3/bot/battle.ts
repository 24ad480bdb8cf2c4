import { bots } from '@orrery/imperium';
import { refuges } from '../rules/spaceBattle.ts';
import { enemiesIn } from '../rules/units.ts';
import { forceOf, shipsIn } from './forces.ts';
import type { Outlook } from './outlook.ts';

// Answers in battle.

/** The chance to win a Space Battle as it stands. */
export function chanceInSpace(o: Outlook, system: string): number {
  const { pub, seat } = o;
  const [foe] = enemiesIn(pub, system, seat);
  if (foe === undefined) return 1;
  const fight = { system, planet: null, attacker: seat, defender: foe, round: 1 };
  return bots.winChance(
    forceOf(pub, seat, shipsIn(pub, system, seat), fight),
    forceOf(pub, foe, shipsIn(pub, system, foe), fight),
  );
}

/** Home is held to the last ship. */
export const retreats = (o: Outlook, system: string): boolean =>
  system !== o.home && chanceInSpace(o, system) < o.style.attack.retreat && refuges(o.pub, o.seat, system).length > 0;

/** Where a fleet is safest. */
export const safest = (o: Outlook, systems: readonly string[]): string =>
  bots.bestOf(systems, (system) => (system === o.home ? 1 : 0) - 0.1 * o.threat(system).takes)!;
