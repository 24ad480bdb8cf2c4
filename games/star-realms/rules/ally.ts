import type { Seat } from '@orrery/kernel';
import { designOf } from './designs.ts';
import { rulesFor } from './scenarioRules.ts';
import type { Pub } from '../shapes.ts';

/** SR-ALLY. */

/**
 * Triggers every Ally Ability that has another card of its faction in play (SR-ALLY-02, -03), whatever the order of
 * play (SR-ALLY-04). A trigger stays for the turn, even if the enabling card leaves.
 */
export const triggerAllies = (pub: Pub, seat: Seat): void => {
  const { inPlay } = pub.players[seat]!;
  let once = 0; // factions on at least one card
  let twice = 0; // factions on at least two
  let enabled = enabledByRule(pub, seat);
  for (let i = 0; i < inPlay.length; i++) {
    const here = inPlay[i]!;
    const design = designOf(pub, here.card);
    const bits = design.factions | here.also;
    twice |= once & bits;
    once |= bits;
    enabled |= design.enables;
  }
  for (let i = 0; i < inPlay.length; i++) {
    const here = inPlay[i]!;
    const design = designOf(pub, here.card);
    const { allies } = design;
    if (allies.length === 0) continue;
    const others = twice | (once & ~(design.factions | here.also)) | enabled;
    let { triggered } = here;
    for (let a = 0; a < allies.length; a++) if ((allies[a]!.factions & others) !== 0) triggered |= 1 << a;
    if (triggered !== here.triggered) inPlay[i] = { ...here, triggered };
  }
};

const enabledByRule = (pub: Pub, seat: Seat): number => {
  let bits = 0;
  for (const rule of rulesFor(pub, seat)) bits |= rule.enables;
  return bits;
};
