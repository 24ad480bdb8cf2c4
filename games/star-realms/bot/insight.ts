import type { Seat } from '@orrery/kernel';
import type { Design } from '../rules/designs.ts';
import type { Pub } from '../shapes.ts';
import { DESIGN, inputsOf } from './designInputs.ts';
import { CARDS, describe, kindTo, newInputs, OWNED } from './inputs.ts';
import { LEARNT } from './learnt.ts';
import { slopesOf } from './net.ts';
import type { Taste } from './worth.ts';

/**
 * A taste that asks the net, too, what a card is worth to this very player in this very position: how much the chance to win grows with one
 * more of it. Half of a worth is the net's, half the rule of thumb's: together they play better than either (docs/star-realms-balance.md).
 */
const NETS_SHARE = 0.5;

const inputs = newInputs();
export const insightOf = (plain: Taste, pub: Pub, seat: Seat): Taste => {
  describe(pub, inputs);
  const slopes = new Float32Array(CARDS + 1);
  slopesOf(LEARNT, inputs, seat, (player) => kindTo(pub, seat, player), slopes);
  let cards = 1; // the one more
  const { owns } = pub.players[seat]!;
  for (const key in owns) cards += owns[key]!;
  // Of all others there are fewer in ten.
  let thinner = slopes[CARDS]! / 10;
  for (let i = inputs.start[seat]!; i < inputs.start[seat + 1]!; i++)
    if (inputs.at[i]! < OWNED + DESIGN) thinner -= (slopes[inputs.at[i]!]! * inputs.value[i]!) / cards;
  const known = new Map<Design, number>();
  const learnt = (design: Design): number => {
    let found = known.get(design);
    if (found === undefined) {
      found = thinner;
      for (const { at, share } of inputsOf(design.key)) found += (10 * share * slopes[OWNED + at]!) / cards;
      known.set(design, (found *= 100));
    }
    return found;
  };
  return {
    style: plain.style,
    worth: (design, far) => NETS_SHARE * learnt(design) + (1 - NETS_SHARE) * plain.worth(design, far),
    standing: plain.standing,
  };
};
