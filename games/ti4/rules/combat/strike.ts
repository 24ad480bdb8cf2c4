import type { Fight } from '@orrery/imperium';
import { flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Ti4 } from '../../shapes.ts';
import type { Sustained } from './shapes.ts';

// Hits that components produce outside the dice of a round. The player who suffers them may use SUSTAIN DAMAGE (TI4-SUST-02).

/** Frames of such hits: `by` is the attacker of the fight, who suffers them its defender. */
export interface Strikes {
  /** The one who suffers them chooses. */
  strike: { fight: Fight; hits: number; left?: Sustained };
}

export const strikeFight = (system: string, by: Seat, against: Seat): Fight => ({
  system,
  planet: null,
  attacker: by,
  defender: against,
  round: 0,
});

const strike = flow<Ti4>()('strike', {
  sustain: (t, f) => {
    const hits = [0, f.hits];
    const locals = { fight: f.fight, hits, purpose: 'battle' as const };
    return t.call('sustain', { ...locals, turn: 1, declined: 1, sustained: [[], []] }, 'left');
  },
  lose: (t, f) => {
    const { system, planet, attacker, defender, round } = f.fight;
    const hits = f.left!.hits[1]!;
    return t.call('losses', { seat: defender, by: attacker, system, planet, round, hits, purpose: 'battle' });
  },
  over: (t) => t.end(),
});

export const strikePart = part<Ti4>()({ procedures: { strike } });
