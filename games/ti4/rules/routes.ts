import type { Seat } from '@orrery/kernel';
import type { Anomaly } from '../content/tiles.ts';
import type { UnitType } from '../content/units/index.ts';
import type { Asked } from '../shapes.ts';
import { bordersOf, systemFacts } from './systems.ts';
import type { Shifted } from './systems.ts';
import { isShip, stacksAt } from './units.ts';

// MOVE and ANOM: the ways of a ship to the active system. They are found for the player.

/** A way, how many dice gravity rifts on it ask for, and where the ship may pick something up. */
export interface Way {
  readonly systems: readonly string[];
  readonly rifts: number;
  readonly stops: readonly string[];
}
/** What decides where the ships of a player may pass. */
export interface Voyage {
  readonly to: string;
  neighbours(system: string, unit: UnitType): readonly string[];
  /** The rules that forbid a ship to enter a system, or to pass through it. */
  bars(system: string, from: string, unit: UnitType): readonly string[];
  isRift(system: string): boolean;
  /** A ship that leaves this gravity rift rolls a die. */
  rolls(system: string): boolean;
  /** What leaving gravity rifts adds to a move value beyond one for each. */
  readonly riftBonus: number;
}

/** What a system is: printed, and what components make of it; all rules of all kinds apply then, each kind once (TI4-ANOM-09). */
export const anomaliesOf = (v: Asked, system: string, seat: Seat | null = null, isMove = false): Anomaly[] =>
  v.set('anomalies', { seat, system, isMove }, systemFacts(system).anomalies ?? []) as Anomaly[];
export const isAnomaly = (v: Asked, system: string, anomaly: Anomaly, seat: Seat | null = null): boolean =>
  anomaliesOf(v, system, seat).includes(anomaly);
/** On so much or less a ship is lost in a gravity rift (TI4-ANOM-07). */
export const LOST_IN_RIFT = 3;
/** Whether a ship of a player that leaves a system must roll that die; not everybody does (TI4-VUIL-04). */
export const rollsForRift = (v: Asked, seat: Seat, system: string, isMove: boolean): boolean =>
  anomaliesOf(v, system, seat, isMove).includes('gravity-rift') && v.permission('rollsForRift', { seat, system }, true);

/** Rules that bar a way, in the order in which a refusal names them. */
const BARS = ['TI4-MOVE-16', 'TI4-MOVE-04', 'TI4-ANOM-02', 'TI4-ANOM-03', 'TI4-ANOM-04'] as const;

export function voyageOf(
  v: Asked,
  seat: Seat,
  to: string,
  /** Where a wormhole is that a ship has taken along. */
  shifted: (system: string) => Shifted | null = () => null,
): Voyage {
  const { pub } = v;
  const known = new Map<string, string[]>();
  const asItIs = bordersOf(v, seat, true);
  const borders = new Map<string, readonly string[]>();
  const barsOf = (system: string, from: string, unit: UnitType): string[] => {
    const bars: string[] = [];
    const through = system !== to;
    const anomalies = anomaliesOf(v, system, seat, true);
    // Fighters alone block too (TI4-MOVE-15).
    const isBlocked = stacksAt(pub, system).some((stack) => stack.seat !== seat && isShip(stack.type));
    if (through && !v.permission('mayPass', { seat, unit, system, from }, !isBlocked))
      bars.push(isBlocked ? 'TI4-MOVE-04' : 'TI4-MOVE-16');
    if (!v.permission('mayEnter', { seat, system }, true)) bars.push('TI4-MOVE-16');
    if (
      anomalies.includes('asteroid-field') &&
      !v.permission('mayCross', { seat, anomaly: 'asteroid-field', isThrough: through }, false)
    )
      bars.push('TI4-ANOM-02');
    if (
      anomalies.includes('supernova') &&
      !v.permission('mayCross', { seat, anomaly: 'supernova', isThrough: through }, false)
    )
      bars.push('TI4-ANOM-03');
    if (
      through &&
      anomalies.includes('nebula') &&
      !v.permission('mayCross', { seat, anomaly: 'nebula', isThrough: through }, false)
    )
      bars.push('TI4-ANOM-04');
    return bars;
  };
  return {
    to,
    riftBonus: v.number('riftBonus', { seat }, 0),
    neighbours: (system, unit) => {
      let near = borders.get(system);
      if (!near) {
        const moved = shifted(system);
        near = moved === null ? asItIs(system) : bordersOf(v, seat, true, moved)(system);
        borders.set(system, near);
      }
      const far = v.set('shortcuts', { seat, unit, system }, []);
      return far.length === 0 ? near : [...new Set([...near, ...far])].filter((other) => other !== system);
    },
    rolls: (system) => rollsForRift(v, seat, system, true),
    isRift: (system) => anomaliesOf(v, system, seat, true).includes('gravity-rift'),
    bars: (system, from, unit) => {
      const key = `${unit} ${from} ${system}`;
      let bars = known.get(key);
      if (!bars) known.set(key, (bars = barsOf(system, from, unit)));
      return bars;
    },
  };
}
interface Walk {
  readonly at: string;
  readonly left: number;
  readonly seen: number;
  readonly rifts: number;
  /** It has left a gravity rift, rolled for or not. */
  readonly isBoosted: boolean;
  readonly systems: readonly string[];
}

/**
 * The ways that are worth taking: each passes stops that no way with as few rifts passes. A way is counted in systems entered
 * (TI4-MOVE-03); each time it leaves a gravity rift it may be one longer (TI4-ANOM-07, TI4-ANOM-11).
 */
export function waysTo(
  voyage: Voyage,
  unit: UnitType,
  from: string,
  move: number,
  stops: readonly string[],
  ignored: readonly string[] = [],
): Way[] {
  const bit = (system: string): number => (stops.includes(system) ? 1 << stops.indexOf(system) : 0);
  const barred = (system: string): boolean => voyage.bars(system, from, unit).some((rule) => !ignored.includes(rule));
  const ways: (Way & { seen: number })[] = [];
  const reached = new Map<string, number>();
  const waiting: Walk[] = [{ at: from, left: move, seen: bit(from), rifts: 0, isBoosted: false, systems: [from] }];
  while (waiting.length > 0) {
    let next = 0;
    waiting.forEach(({ rifts, systems }, i) => {
      const best = waiting[next]!;
      if (rifts < best.rifts || (rifts === best.rifts && systems.length < best.systems.length)) next = i;
    });
    const [{ at, left, seen, rifts, isBoosted, systems }] = waiting.splice(next, 1) as [Walk];
    // Ways with fewer rifts come first: a later one must leave more of the move value.
    const key = `${at}/${seen}/${voyage.riftBonus > 0 && isBoosted}`;
    if ((reached.get(key) ?? -1) >= left) continue;
    reached.set(key, left);
    if (at === voyage.to && !ways.some((way) => (way.seen & seen) === seen))
      ways.push({ systems, rifts, seen, stops: systems.filter((system) => stops.includes(system)) });
    if (at === voyage.to && systems.length > 1) continue;
    const leaves = voyage.isRift(at);
    if (left === 0 && !leaves) continue;
    const after = leaves ? left + (isBoosted ? 0 : voyage.riftBonus) : left - 1;
    const dice = rifts + +(leaves && voyage.rolls(at));
    for (const system of voyage.neighbours(at, unit)) {
      if (barred(system)) continue;
      const walk = { at: system, left: after, seen: seen | bit(system), rifts: dice, isBoosted: isBoosted || leaves };
      waiting.push({ ...walk, systems: [...systems, system] });
    }
  }
  return ways.map(({ systems, rifts, stops: passed }) => ({ systems, rifts, stops: passed }));
}

/** The rule that keeps a ship from arriving: what bars its way, or else the way is too long. */
export function whyNot(voyage: Voyage, unit: UnitType, from: string, move: number): string {
  for (let n = 1; n <= BARS.length; n++)
    if (waysTo(voyage, unit, from, move, [], BARS.slice(0, n)).length > 0) return BARS[n - 1]!;
  return 'TI4-MOVE-03';
}
