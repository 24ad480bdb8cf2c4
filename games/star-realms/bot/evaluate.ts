import type { Seat } from '@orrery/kernel';
import type { View } from '../shapes.ts';
import { isOut } from '../rules/modes.ts';
import { describe, hasTwoSides, kindTo, newInputs } from './inputs.ts';
import { LEARNT } from './learnt.ts';
import { chanceOf } from './net.ts';

const inputs = newInputs();

/** How likely a seat wins, from public state alone: from 0 (lost) to 1 (won). */
export const evaluate = ({ pub }: View, seat: Seat): number => {
  const { result } = pub.table;
  if (result) return result.winners.includes(seat) ? 1 : 0;
  const twoSides = hasTwoSides(pub);
  if (!twoSides && isOut(pub, seat)) return 0;
  const judged = twoSides ? pub.active : seat;
  describe(pub, inputs);
  const chance = chanceOf(LEARNT, inputs, (player) => kindTo(pub, judged, player));
  return pub.players[seat]!.team === pub.players[judged]!.team ? chance : 1 - chance;
};
