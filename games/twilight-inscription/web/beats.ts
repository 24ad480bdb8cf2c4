import type { Seat } from '@orrery/kernel';
import type { Beat } from '@orrery/web/match/board.ts';
import type { Step } from '@orrery/web/match/channel.ts';
import type { Sound } from '@orrery/web/match/sounds.ts';

interface SeenEvent {
  t: string;
  all?: { seat?: Seat; who?: unknown; result?: string };
}
const SOUNDS: { readonly [event: string]: Sound } = {
  rolled: 'dice',
  rerolled: 'dice',
  produced: 'coin',
  outcome: 'gain',
  relicPlayed: 'gain',
};

/** What is heard of an event: dice, what one gets oneself, and one's own wars. The sheets show the rest. */
export const beats = (mine: Seat | null, steps: readonly Step[]): Beat[] =>
  steps
    .flatMap(({ events }) => events as unknown as readonly SeenEvent[])
    .flatMap(({ t, all }) => {
      if (t === 'objective') return all?.who === mine ? [{ sound: 'gain' as const }] : [];
      if (t === 'war') return all?.seat === mine ? [{ sound: all?.result === 'won' ? 'gain' : 'hit' } as const] : [];
      return SOUNDS[t] ? [{ sound: SOUNDS[t] }] : [];
    });
