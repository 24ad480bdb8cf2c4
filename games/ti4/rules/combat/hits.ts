import { flow, part } from '@orrery/kernel';
import type { Grown, Listed, Seat } from '@orrery/kernel';
import { oneOf, sidesOf } from '@orrery/imperium';
import type { Fight } from '@orrery/imperium';
import type { Pub, Ti4 } from '../../shapes.ts';
import { moment, opening } from '../moments.ts';
import { countAt } from '../units.ts';
import type { UnitName } from './shapes.ts';
import { figuresOf, placeOf, sustainers, targets, unitNamed } from './units.ts';

// SUST: hits are produced, cancelled by SUSTAIN DAMAGE, and assigned by the player who suffers them.

const sustainAsk: Listed<Ti4, 'sustain'> = oneOf('TI4-SUST-04', (_, { units }) => [...units, null]);

/** The attacker first, one unit at a time, until both decline one after the other (TI4-SPC-21). */
const sustain = flow<Ti4>()('sustain', {
  begin: (t, f) => {
    f.standing = [[], []];
    return t.next;
  },
  offer: (t, f) => {
    if (f.declined === 2) return 'over';
    const [seat, by] = sidesOf(f.fight)[f.turn]!;
    const units = f.hits[f.turn]! > 0 ? sustainers(t, seat, f.purpose, f.fight, by, f.standing![f.turn as 0 | 1]) : [];
    f.unit = null;
    if (units.length === 0) return t.next;
    return t.ask(seat, 'sustain', { place: placeOf(f.fight), hits: f.hits[f.turn]!, units }, 'unit');
  },
  use: (t, f) => {
    if (f.unit === null || f.unit === undefined) {
      f.declined++;
      return 'pass';
    }
    f.declined = 0;
    const [seat, by] = sidesOf(f.fight)[f.turn]!;
    const { system } = f.fight;
    f.there = alike(t.pub, seat, f.fight, f.unit);
    return moment(t, 'sustained', { seat, by, system, place: placeOf(f.fight), unit: f.unit, cancels: 1 }, 'act');
  },
  cancel: (t, f) => {
    f.hits[f.turn] = Math.max(0, f.hits[f.turn]! - f.act!.cancels);
    const side = f.turn as 0 | 1;
    const [seat] = sidesOf(f.fight)[side]!;
    f.sustained[side].push(f.act!.unit);
    // What followed may have destroyed it (TI4-CAC-18): then another one of its kind is as fresh as before.
    if (alike(t.pub, seat, f.fight, f.act!.unit) === f.there) f.standing![side].push(f.act!.unit);
    return t.next;
  },
  pass: (_, f) => {
    f.turn = 1 - f.turn;
    return 'offer';
  },
  over: (t, f) => t.end({ hits: f.hits, by: f.sustained, standing: f.standing! }),
});
/** Figures of the same type in the fight, damaged or not. */
const alike = (pub: Pub, seat: Seat, fight: Fight, name: UnitName): number =>
  countAt(pub, placeOf(fight), seat, (type) => type === unitNamed(name).type);

const isFighter = (name: UnitName): boolean => unitNamed(name).type === 'fighter';
/** Big ships come first, so that what must go to them is chosen before fighters are. */
const bigFirst = (from: readonly UnitName[]): UnitName[] =>
  [...new Set(from)].toSorted((a, b) => Number(isFighter(a)) - Number(isFighter(b)));

/** Cheap and damaged units last; the owner chooses (TI4-SPC-07). */
const assignHits: Grown<Ti4, 'assignHits'> = {
  rule: 'TI4-SPC-07',
  grow: (_, { from, hits, onBigShips }, picked) => {
    const order = bigFirst(from);
    const last = picked.length === 0 ? 0 : order.indexOf(picked.at(-1)!);
    const left = (name: UnitName) =>
      from.filter((one) => one === name).length - picked.filter((one) => one === name).length;
    const room = (at: number) => order.slice(at).reduce((sum, name) => sum + left(name), 0);
    const wanted = hits - picked.length;
    const big = picked.filter((name) => !isFighter(name)).length;
    const add = order.filter(
      (name, at) =>
        at >= last &&
        left(name) > 0 &&
        room(at) >= wanted &&
        (big >= onBigShips || !isFighter(name)) &&
        // What is left of the big ones must still be enough.
        (isFighter(name) || big + bigRoom(order, at, left) >= onBigShips),
    );
    return { add: wanted > 0 ? add : [], done: wanted === 0 };
  },
  fallback: (_, { from, hits, onBigShips }) => {
    const big = from.filter((name) => !isFighter(name)).slice(0, onBigShips);
    const rest = from.slice();
    for (const name of big) rest.splice(rest.indexOf(name), 1);
    const chosen = [...big, ...rest.slice(0, hits - big.length)];
    const order = bigFirst(from);
    return chosen.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  },
};
const bigRoom = (order: readonly UnitName[], at: number, left: (name: UnitName) => number): number =>
  order.slice(at).reduce((sum, name) => sum + (isFighter(name) ? 0 : left(name)), 0);

/** Surplus hits are lost (TI4-SUST-13). */
const losses = flow<Ti4>()('losses', {
  choose: (t, f) => {
    const from = figuresOf(targets(t.pub, f.seat, f.purpose, f));
    f.chosen = from;
    if (f.hits === 0 || from.length === 0) return 'over';
    if (f.hits >= from.length || new Set(from).size === 1) {
      f.chosen = from.slice(0, f.hits);
      return t.next;
    }
    const big = from.filter((name) => unitNamed(name).type !== 'fighter').length;
    const onBigShips = Math.min(f.onBigShips ?? 0, f.hits, big);
    return t.ask(f.seat, 'assignHits', { place: placeOf(f), hits: f.hits, from, onBigShips }, 'chosen');
  },
  destroy: (t, f) => {
    const { seat, by, system } = f;
    return moment(
      t,
      'destroyed',
      { seat, by, system, place: placeOf(f), purpose: f.countsAs ?? f.purpose, units: f.chosen! },
      'act',
    );
  },
  over: (t) => t.end(),
});

/** Dice of an ability against one player's units, outside combat rounds: cannon fire and bombardment. */
const volley = flow<Ti4>()('volley', {
  roll: (t, f) => {
    const { system, planet, round } = f.fight;
    return t.call('dice', { purpose: f.purpose, system, planet, round, rolls: f.rolls }, 'hits');
  },
  strike: (t, f) => {
    const { system, planet, round, attacker, defender } = f.fight;
    const hit = {
      seat: defender,
      by: attacker,
      system,
      planet,
      round,
      purpose: f.purpose,
      source: f.id,
      hits: f.hits![0]!,
    };
    return opening(t, 'hits.would', hit, 'struck');
  },
  sustain: (t, f) => {
    const { fight, purpose } = f;
    const hits = [0, f.struck!.hits];
    return t.call('sustain', { fight, hits, purpose, turn: 1, declined: 1, sustained: [[], []] }, 'left');
  },
  lose: (t, f) => {
    const { system, planet, attacker, defender } = f.fight;
    return t.call('losses', {
      seat: defender,
      by: attacker,
      system,
      planet,
      round: 0,
      hits: f.left!.hits[1]!,
      // A ship that sustains damage takes one of those.
      onBigShips: Math.max(0, f.hits![1]! - f.left!.by[1].length),
      purpose: f.purpose,
    });
  },
  over: (t) => t.end(),
});
export const hitsPart = part<Ti4>()({
  procedures: { sustain, losses, volley },
  asks: { sustain: sustainAsk, assignHits },
});
