import type { Fight } from '@orrery/imperium';
import { flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Ti4 } from '../../shapes.ts';
import { moment } from '../moments.ts';
import type { Sustained, UnitName } from './shapes.ts';
import { placeOf, sustainers } from './units.ts';

// Hits that components produce outside the dice of a round. The player who suffers them may use SUSTAIN DAMAGE (TI4-SUST-02).

/** Frames of such hits: `by` is the attacker of the fight, who suffers them its defender. */
export interface Strikes {
  /** The one who suffers them chooses. */
  strike: { fight: Fight; hits: number; left?: Sustained };
  /** One hit on a unit that the other side chose. */
  strikeOne: { fight: Fight; unit: UnitName; sustains?: UnitName | null };
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

const strikeOne = flow<Ti4>()('strikeOne', {
  sustain: (t, f) => {
    const { attacker, defender } = f.fight;
    f.sustains = null;
    if (!sustainers(t, defender, 'battle', f.fight, attacker).includes(f.unit)) return t.next;
    return t.ask(defender, 'sustain', { place: placeOf(f.fight), hits: 1, units: [f.unit] }, 'sustains');
  },
  take: (t, f) => {
    const { system, attacker: by, defender: seat } = f.fight;
    const place = placeOf(f.fight);
    if (f.sustains !== null) return moment(t, 'sustained', { seat, by, system, place, unit: f.unit, cancels: 1 });
    return moment(t, 'destroyed', { seat, by, system, place, purpose: 'effect', units: [f.unit] });
  },
  over: (t) => t.end(),
});

export const strikePart = part<Ti4>()({ procedures: { strike, strikeOne } });
