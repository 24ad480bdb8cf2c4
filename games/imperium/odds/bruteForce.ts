import type { Battle, Die, Force, Odds, Shot, UnitClass } from './battle.ts';

// A separate way to the same odds, for tests: explicit lists of units, every roll of hits, rounds until next to nothing is left. It shares nothing
// with the solver but the forms in which a battle is written.

interface Unit {
  id: string;
  damaged: boolean;
  fresh: boolean;
}
interface Side {
  units: Unit[];
  directHits: number;
  shields: number;
  cancels: number;
  mends: number;
  overhauls: number;
}
type Sides = [Side, Side];
type Chances = Pick<Odds, 'first' | 'draw' | 'second' | 'retreats'>;
interface Taken {
  side: Side;
  ripostes: number;
}

export function bruteForce(battle: Battle): Chances {
  const { sides, opening, rounds, retreats: policies, announcesFirst } = battle;
  const classOf = (side: 0 | 1, id: string): UnitClass => sides[side].classes.find((unit) => unit.id === id)!;
  const sideOf = ({ classes, ...own }: Force): Side => ({
    units: classes.flatMap(({ id, count, damaged, later }) =>
      Array.from({ length: count - (later ?? 0) }, (_, i) => ({ id, damaged: i < damaged, fresh: false })),
    ),
    directHits: own.directHits,
    shields: own.shields,
    cancels: own.cancels,
    mends: own.mends,
    overhauls: own.overhauls,
  });
  const lives = (side: 0 | 1, now: Side, which: (unit: UnitClass) => unknown): boolean =>
    now.units.some(({ id }) => which(classOf(side, id)));
  const others = (side: 0 | 1, now: Side): number => now.units.filter(({ id }) => !classOf(side, id).fighter).length;

  /** A hit is taken by the first step of the plan that fits; false where none does. */
  const takeOne = (
    side: 0 | 1,
    now: Taken,
    fits: (unit: Unit) => boolean,
    sustainable: boolean,
  ): { taken: number } | null => {
    const { units } = now.side;
    for (const step of sides[side].plan) {
      const mine = units.filter((unit) => unit.id === step.unit && fits(unit));
      if (step.do === 'sustain') {
        const unit = mine.find((one) => !one.damaged && classOf(side, one.id).sustain);
        if (!unit || !sustainable) continue;
        sustain(side, now, unit);
        return { taken: sides[side].perSustain };
      }
      const unit = mine.find((one) => one.fresh) ?? mine.find((one) => one.damaged) ?? mine[0];
      if (!unit) continue;
      units.splice(units.indexOf(unit), 1);
      return { taken: 1 };
    }
    return null;
  };
  const sustain = (side: 0 | 1, now: Taken, unit: Unit): void => {
    const printed = classOf(side, unit.id);
    if (printed.riposte) now.ripostes++;
    if (now.side.directHits > 0 && !printed.directHitProof) {
      now.side.directHits--;
      now.side.units.splice(now.side.units.indexOf(unit), 1);
    } else if (now.side.mends > 0) now.side.mends--;
    else {
      unit.damaged = true;
      unit.fresh = true;
    }
  };
  const takeAll = (side: 0 | 1, now: Taken, hits: number, fits: (unit: Unit) => boolean, sustainable: boolean) => {
    let left = hits;
    while (left > 0) {
      const took = takeOne(side, now, fits, sustainable);
      if (!took) return left;
      left -= took.taken;
    }
    return 0;
  };
  const copy = (side: Side): Side => ({ ...side, units: side.units.map((unit) => ({ ...unit, fresh: false })) });
  const isOther = (side: 0 | 1) => (unit: Unit) => !classOf(side, unit.id).fighter;
  const anyUnit = () => true;

  const roundHits = (side: 0 | 1, before: Side, any: number, aimed: number, barred: boolean): Taken => {
    const now: Taken = { side: copy(before), ripostes: 0 };
    for (const unit of now.side.units) if (classOf(side, unit.id).repairsItself) unit.damaged = false;
    const hits = [...Array.from({ length: aimed }, () => 'aimed'), ...Array.from({ length: any }, () => 'any')];
    while (now.side.cancels > 0 && hits.length > 0) {
      hits.shift();
      now.side.cancels--;
    }
    if (hits.length >= 2 && now.side.shields > 0) {
      hits.splice(0, 2);
      now.side.shields--;
    }
    const aimedLeft = hits.filter((hit) => hit === 'aimed').length;
    const left = takeAll(side, now, aimedLeft, isOther(side), !barred);
    takeAll(side, now, left + hits.length - aimedLeft, anyUnit, !barred);
    if (sides[side].repairs) {
      const unit = sides[side].classes
        .flatMap(({ id }) => now.side.units.filter((one) => one.id === id))
        .find((one) => one.damaged && !one.fresh);
      if (unit) unit.damaged = false;
    }
    const sustainers = now.side.units.filter(({ id }) => classOf(side, id).sustain);
    if (now.side.overhauls > 0 && now.side.units.some((u) => u.damaged) && sustainers.every((u) => u.damaged)) {
      now.side.overhauls--;
      for (const unit of now.side.units) unit.damaged = false;
    }
    return { side: copy(now.side), ripostes: now.ripostes };
  };
  const shotHits = (side: 0 | 1, before: Side, rolled: number, shot: Shot, barred: boolean): Side => {
    const now: Taken = { side: copy(before), ripostes: 0 };
    const hits = Math.max(0, rolled - (shot.spared ?? 0));
    const sustainable = shot.sustainable && !barred;
    const { units } = now.side;
    if (shot.choosesTargets) {
      const order = sides[side].plan.filter((step) => step.do === 'destroy').map((step) => step.unit);
      for (let n = 0; n < hits && units.length > 0; n++) {
        const canSustain = (id: string) =>
          sustainable && classOf(side, id).sustain && units.filter((u) => u.id === id).every((u) => !u.damaged);
        const living = order.filter((id) => units.some((unit) => unit.id === id)).toReversed();
        const id = living.find((one) => !canSustain(one)) ?? living[0]!;
        const mine = units.filter((unit) => unit.id === id);
        if (canSustain(id)) sustain(side, now, mine[0]!);
        else units.splice(units.indexOf(mine.find((unit) => unit.damaged) ?? mine[0]!), 1);
      }
      return copy(now.side);
    }
    const isFighter = (unit: Unit) => !isOther(side)(unit);
    const fits = { all: anyUnit, fighters: isFighter, others: isOther(side), 'others-first': isOther(side) }[
      shot.targets
    ];
    const among = (unit: Unit) => fits(unit) && (shot.only?.includes(unit.id) ?? true);
    let left = takeAll(side, now, hits, among, sustainable);
    if (shot.targets === 'others-first')
      left = takeAll(side, now, left, (unit) => shot.only?.includes(unit.id) ?? true, sustainable);
    if (shot.overflow)
      for (const { id, sustain: can } of sides[side].classes)
        for (const unit of units)
          if (can && left > 0 && unit.id === id && !unit.damaged) {
            unit.damaged = true;
            left--;
          }
    return copy(now.side);
  };
  const lost = (side: 0 | 1, before: Side, after: Side): boolean =>
    sides[side].classes.some(
      ({ id, takesAll }) =>
        takesAll && before.units.filter((u) => u.id === id).length > after.units.filter((u) => u.id === id).length,
    );
  const together = (before: Sides, after: Sides): Sides =>
    lost(0, before[0], after[0]) || lost(1, before[1], after[1])
      ? [
          { ...after[0], units: [] },
          { ...after[1], units: [] },
        ]
      : after;

  let states = new Map<string, { s: Sides; p: number }>();
  const put = (into: typeof states, s: Sides, p: number): void => {
    const key = JSON.stringify(s);
    into.set(key, { s, p: (into.get(key)?.p ?? 0) + p });
  };
  put(states, [sideOf(sides[0]), sideOf(sides[1])], 1);

  for (const volley of opening) {
    const next: typeof states = new Map();
    for (const { s, p } of states.values()) {
      const now: Sides = [copy(s[0]), copy(s[1])];
      const dice = ([0, 1] as const).map((by) => {
        const shot = volley[by];
        if (!shot || s[by === 0 ? 1 : 0].units.length === 0) return null;
        const { units } = now[by];
        if (shot.sacrifice) {
          const id = shot.sacrifice.find((one) => units.some((unit) => unit.id === one));
          if (id === undefined) return null;
          const unit = units.find((u) => u.id === id && u.damaged) ?? units.find((u) => u.id === id)!;
          units.splice(units.indexOf(unit), 1);
        }
        if (shot.recruits !== undefined) {
          const { count } = classOf(by, shot.recruits);
          if (units.filter(({ id }) => id === shot.recruits).length >= count) {
            now[by] = copy(s[by]);
            return null;
          }
          units.push({ id: shot.recruits, damaged: false, fresh: false });
        }
        if (shot.needs !== undefined && others(by, now[by]) < shot.needs) return null;
        let all = [...shot.fixed, ...units.flatMap((unit) => shot.perUnit[unit.id] ?? [])];
        const strength = (die: Die) => die.reduce((sum, q, n) => sum + q * n, 0);
        if (shot.atMost !== undefined) all = all.toSorted((a, b) => strength(b) - strength(a)).slice(0, shot.atMost);
        const best = all.toSorted((a, b) => strength(b) - strength(a))[0];
        if (best) all.push(...Array.from({ length: shot.extra ?? 0 }, () => best));
        return all;
      });
      rolls(dice[0] ?? []).forEach((pa, ha) =>
        rolls(dice[1] ?? []).forEach((pb, hb) => {
          if (pa * pb === 0) return;
          const one = dice[1]
            ? shotHits(
                0,
                now[0],
                hb,
                volley[1]!,
                lives(1, now[1], (u) => u.bars),
              )
            : now[0];
          const two = dice[0]
            ? shotHits(
                1,
                now[1],
                ha,
                volley[0]!,
                lives(0, now[0], (u) => u.bars),
              )
            : now[1];
          put(next, together(now, [one, two]), p * pa * pb);
        }),
      );
    }
    states = next;
  }

  const roundDice = (s: Sides, by: 0 | 1, round: number): { any: Die[]; aimed: Die[] } => {
    const rule = rounds[round]?.[by];
    const found = { any: [...sides[by].support], aimed: [] as Die[] };
    const all: { die: Die; aimed: boolean }[] = [];
    for (const { id } of sides[by].classes)
      for (const unit of s[by].units.filter((one) => one.id === id)) {
        const printed = classOf(by, unit.id);
        const rolled = rule?.dice[unit.id] ?? printed;
        const under = rolled.aura && s[by].units.some((one) => one.id === rolled.aura!.by);
        const dice = [...(under ? rolled.aura!.dice : rolled.dice)];
        const other = by === 0 ? 1 : 0;
        if (rolled.perOpponent) for (let n = others(other, s[other]); n > 0; n--) dice.push(rolled.perOpponent);
        const aimed = s[by].units.some((one) => one.id === printed.aimed);
        for (const die of dice) all.push({ die, aimed });
      }
    const strength = ({ die }: { die: Die }) => die.reduce((sum, q, n) => sum + q * n, 0);
    const best = all.toSorted((a, b) => strength(b) - strength(a))[0];
    if (best) all.push(...Array.from({ length: rule?.extra ?? 0 }, () => best));
    for (const { die, aimed } of all) found[aimed ? 'aimed' : 'any'].push(die);
    return found;
  };
  const known = new Map<string, Chances>();
  /** The chances from here if nobody leaves: a battle of its own. */
  const ahead = (s: Sides): Chances => {
    const key = JSON.stringify(s);
    const found =
      known.get(key) ??
      bruteForce({
        ...battle,
        opening: [],
        rounds: [],
        retreats: [null, null],
        sides: ([0, 1] as const).map((side) => {
          const { units, ...counters } = s[side];
          return {
            ...sides[side],
            ...counters,
            classes: sides[side].classes.map((unit) => ({
              ...unit,
              count: units.filter(({ id }) => id === unit.id).length,
              later: 0,
              damaged: units.filter(({ id, damaged }) => id === unit.id && damaged).length,
            })),
          };
        }) as unknown as [Force, Force],
      });
    known.set(key, found);
    return found;
  };
  const announces = (s: Sides, round: number): 0 | 1 | null => {
    for (const side of announcesFirst === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const policy = policies[side];
      if (!policy) continue;
      if ('afterRound' in policy && policy.afterRound === round + 1) return side;
      if ('left' in policy && s[side].units.length <= policy.left) return side;
      if ('below' in policy && ahead(s)[side === 0 ? 'first' : 'second'] < policy.below) return side;
    }
    return null;
  };
  const retreats: [number, number] = [0, 0];
  const isOpen = ([a, b]: Sides) => a.units.length > 0 && b.units.length > 0;
  for (let round = 0; round < 4000; round++) {
    let open = 0;
    for (const { s, p } of states.values()) if (isOpen(s)) open += p;
    if (open < 1e-13) break;
    const next: typeof states = new Map();
    for (const { s, p } of states.values()) {
      if (!isOpen(s)) {
        put(next, s, p);
        continue;
      }
      const leaves = announces(s, round);
      const [a, b] = [roundDice(s, 0, round), roundDice(s, 1, round)];
      const barred = [lives(1, s[1], (u) => u.bars), lives(0, s[0], (u) => u.bars)] as const;
      forEachRoll(
        [a.any, a.aimed, b.any, b.aimed],
        [sides[0].rerolls, 0, sides[1].rerolls, 0],
        ([aAny, aAimed, bAny, bAimed], q) => {
          const onA = bAny! + (sides[1].retort && aAny! + aAimed! > 0 ? 1 : 0);
          const onB = aAny! + (sides[0].retort && bAny! + bAimed! > 0 ? 1 : 0);
          const first = roundHits(0, s[0], onA, bAimed!, barred[0]);
          const second = roundHits(1, s[1], onB, aAimed!, barred[1]);
          const after = together(s, [
            second.ripostes > 0 ? roundHits(0, s[0], onA + second.ripostes, bAimed!, barred[0]).side : first.side,
            first.ripostes > 0 ? roundHits(1, s[1], onB + first.ripostes, aAimed!, barred[1]).side : second.side,
          ]);
          if (leaves !== null && isOpen(after)) retreats[leaves] += p * q;
          else put(next, after, p * q);
        },
      );
    }
    states = next;
  }
  const sum = (which: (s: Sides) => boolean) => [...states.values()].reduce((n, { s, p }) => n + (which(s) ? p : 0), 0);
  return {
    first: sum(([a, b]) => a.units.length > 0 && b.units.length === 0),
    second: sum(([a, b]) => b.units.length > 0 && a.units.length === 0),
    draw: sum(([a, b]) => a.units.length + b.units.length === 0),
    retreats,
  };
}

const rolls = (dice: readonly Die[]): number[] =>
  dice.reduce<number[]>(
    (sums, die) => {
      const next: number[] = [];
      sums.forEach((p, n) => die.forEach((q, k) => (next[n + k] = (next[n + k] ?? 0) + p * q)));
      return next;
    },
    [1],
  );

/** Every result of every die, one after another; a miss is rolled again while it may be. */
function rollsAgain(dice: readonly Die[], rerolls: number): number[] {
  const strength = (die: Die) => die.reduce((sum, q, n) => sum + q * n, 0);
  const order = dice.toSorted((a, b) => strength(b) - strength(a));
  const found: number[] = [];
  const go = (at: number, hits: number, left: number, chance: number): void => {
    if (at === order.length) {
      found[hits] = (found[hits] ?? 0) + chance;
      return;
    }
    order[at]!.forEach((p, n) => {
      if (n === 0 && left > 0) order[at]!.forEach((q, m) => go(at + 1, hits + m, left - 1, chance * p * q));
      else go(at + 1, hits + n, left, chance * p);
    });
  };
  go(0, 0, rerolls, 1);
  return Array.from(found, (p) => p ?? 0);
}

function forEachRoll(
  dice: readonly (readonly Die[])[],
  rerolls: readonly number[],
  each: (hits: number[], chance: number) => void,
): void {
  const lists = dice.map((one, i) => (rerolls[i]! > 0 ? rollsAgain(one, rerolls[i]!) : rolls(one)));
  const go = (at: number, hits: number[], chance: number): void => {
    if (chance === 0) return;
    if (at === lists.length) each(hits, chance);
    else lists[at]!.forEach((p, n) => go(at + 1, [...hits, n], chance * p));
  };
  go(0, [], 1);
}
