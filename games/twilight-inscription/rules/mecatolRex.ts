/** MEC: who reaches Mecatol Rex writes a name in the first empty slot; those of one step share the best of their slots. */
import type { Seat } from '@orrery/kernel';
import { SLOTS } from '../content/mecatolRex.ts';
import { hasMod } from '../sheet/abilities.ts';
import { claimVotes } from '../sheet/claims.ts';
import { change, fromSpeakersLeft, type T } from './table.ts';

/** The Winnu take the reward of the slot above theirs; above the first there is a little more. */
const ABOVE_FIRST = { votes: 1, vp: 2 };

export const slotReward = (slot: number): { votes: number; vp: number } => SLOTS[slot] ?? SLOTS.at(-1)!;

/** INS-MEC-01 to INS-MEC-05. */
export function fillSlots(t: T): void {
  const arrivals = fromSpeakersLeft(t.pub).filter((seat) => t.pub.players[seat]!.awaits.mecatol);
  if (arrivals.length === 0) return;
  const best = firstTied(t);
  for (const seat of arrivals) t.pub.mecatol.push({ who: seat, round: t.pub.round });
  for (const seat of arrivals) reward(t, seat, best);
}

/** The next empty slot, or the AI's if it came in this very round (INS-SOLO-17, Q-SOLO-10). */
function firstTied(t: T): number {
  const names = t.pub.mecatol;
  const ai = names.findIndex((slot) => slot.who === 'ai' && slot.round === t.pub.round);
  return ai >= 0 ? ai : names.length;
}

function reward(t: T, seat: Seat, slot: number): void {
  const up = hasMod(t.pub.players[seat]!, 'mecatolSlotUp');
  const base = slotReward(up ? Math.max(0, slot - 1) : slot);
  const more = up && slot === 0 ? ABOVE_FIRST : { votes: 0, vp: 0 };
  const votes = base.votes + more.votes;
  const vp = base.vp + more.vp;
  change(t, seat, ({ p, sheets }) => {
    claimVotes(p, votes);
    p.navigation.written.push({ system: sheets.navigation.systems.findIndex((s) => s.size === 'mecatol'), vp });
    p.awaits.mecatol = false;
  });
  t.emit('mecatol', { who: seat, slot: t.pub.mecatol.findIndex((s) => s.who === seat), votes, vp });
}
