import type { Fight } from '@orrery/imperium';
import { flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Ti4 } from '../../shapes.ts';
import { moment, opening } from '../moments.ts';
import type { Acts } from '../windows.ts';
import type { Purpose, Sustained, UnitName } from './shapes.ts';
import { placeOf, sustainers } from './units.ts';

// Hits that components produce outside the dice of a round. The player who suffers them may use SUSTAIN DAMAGE (TI4-SUST-02).

/** Frames of such hits: `by` is the attacker of the fight, who suffers them its defender. */
export interface Strikes {
  /** The one who suffers them chooses; `onBigShips` of them go to ships that are no fighters, as far as there are any. `countsAs`: what destroyed them. */
  strike: {
    fight: Fight;
    hits: number;
    onBigShips?: number;
    countsAs?: Purpose;
    struck?: Acts['hits'];
    left?: Sustained;
  };
  /** One hit on one unit; it may sustain it. */
  strikeUnit: { fight: Fight; unit: UnitName; struck?: Acts['hits']; sustains?: UnitName | null };
}

export const strikeFight = (system: string, by: Seat, against: Seat): Fight => ({
  system,
  planet: null,
  attacker: by,
  defender: against,
  round: 0,
});

/** Hits may be cancelled, whatever produced them (TI4-CAC-52). */
const hitOf = (source: number, fight: Fight, hits: number): Acts['hits'] => {
  const { system, planet, attacker, defender, round } = fight;
  return { seat: defender, by: attacker, system, planet, round, purpose: 'battle', source, hits };
};

const strike = flow<Ti4>()('strike', {
  /** Those of a barrage have been looked at by both sides. */
  produce: (t, f) =>
    f.countsAs === 'barrage' ? 'sustain' : opening(t, 'hits.would', hitOf(f.id, f.fight, f.hits), 'struck'),
  produced: (t, f) => {
    f.hits = f.struck!.hits;
    return t.next;
  },
  sustain: (t, f) => {
    const hits = [0, f.hits];
    const locals = { fight: f.fight, hits, purpose: 'battle' as const };
    return t.call('sustain', { ...locals, turn: 1, declined: 1, sustained: [[], []] }, 'left');
  },
  lose: (t, f) => {
    const { system, planet, attacker, defender, round } = f.fight;
    const hits = f.left!.hits[1]!;
    // A ship that sustains damage takes one of those.
    const onBigShips = Math.max(0, (f.onBigShips ?? 0) - f.left!.by[1].length);
    return t.call('losses', {
      seat: defender,
      by: attacker,
      system,
      planet,
      round,
      hits,
      onBigShips,
      purpose: 'battle',
      ...(f.countsAs && { countsAs: f.countsAs }),
    });
  },
  over: (t) => t.end(),
});

const strikeUnit = flow<Ti4>()('strikeUnit', {
  produce: (t, f) => opening(t, 'hits.would', hitOf(f.id, f.fight, 1), 'struck'),
  ask: (t, f) => {
    if (f.struck!.hits === 0) return 'over';
    const { defender, attacker } = f.fight;
    f.sustains = null;
    if (!sustainers(t, defender, 'battle', f.fight, attacker).includes(f.unit)) return t.next;
    return t.ask(defender, 'sustain', { place: placeOf(f.fight), hits: 1, units: [f.unit] }, 'sustains');
  },
  hit: (t, f) => {
    const { system, attacker, defender } = f.fight;
    const hit = { seat: defender, by: attacker, system, place: placeOf(f.fight) };
    if (f.sustains) return moment(t, 'sustained', { ...hit, unit: f.unit, cancels: 1 });
    return moment(t, 'destroyed', { ...hit, purpose: 'battle', units: [f.unit] });
  },
  over: (t) => t.end(),
});

export const strikePart = part<Ti4>()({ procedures: { strike, strikeUnit } });
