import type { Seat } from '@orrery/kernel';
import type { View } from '../rules/shapes.ts';
import { DUEL } from './duel.ts';
import { describe, INPUTS, newInputs } from './inputs.ts';
import { chanceOf, newUnits, unpacked } from './net.ts';
import { chanceAgainstAll } from './pairs.ts';
import { chanceInRaid } from './raid.ts';

const net = unpacked(
  Uint8Array.from(atob(DUEL), (c) => c.charCodeAt(0)),
  INPUTS,
);
const inputs = newInputs();
const units = newUnits();

/** How likely a seat wins, from public state alone: from 0 (lost) to 1 (won). Between two players a net says it, seen from whoever is to move. */
export const evaluate = ({ pub }: View, seat: Seat): number => {
  const { result } = pub.table;
  if (result) return result.winners.includes(seat) ? 1 : 0;
  if (pub.mode === 'raid') return chanceInRaid(pub, seat);
  if (pub.players.length > 2) return chanceAgainstAll(pub, seat);
  describe(pub, inputs);
  const chance = chanceOf(net, inputs, units);
  return seat === pub.active ? chance : 1 - chance;
};
