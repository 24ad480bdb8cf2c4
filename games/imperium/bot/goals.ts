// The points still to be had, what is missing for each, and what a step towards them is worth. An edition reads its objectives into this
// small vocabulary; everything that weighs planets, technologies and units asks here what else they are good for.

/** What is missing, and what would fill it. */
export type Lack =
  /** So many of these planets more. */
  | { readonly kind: 'planets'; readonly n: number; readonly among: readonly string[] }
  /** Units in so many of these systems more. */
  | { readonly kind: 'presence'; readonly n: number; readonly among: readonly string[] }
  | { readonly kind: 'technologies'; readonly n: number; readonly among: readonly string[] }
  /** Structures on planets: on any of the player's, or on these alone. */
  | {
      readonly kind: 'structures';
      readonly n: number;
      readonly of: readonly string[];
      readonly on: readonly string[] | null;
    }
  | { readonly kind: 'units'; readonly n: number; readonly of: readonly string[] }
  /** Paid when it is scored. */
  | { readonly kind: 'payment'; readonly price: Price }
  /** Something that must happen, or is out of reach. */
  | { readonly kind: 'event' };

export interface Price {
  readonly resources: number;
  readonly influence: number;
  readonly goods: number;
  readonly tokens: number;
  readonly cards: number;
}
export const FREE: Price = { resources: 0, influence: 0, goods: 0, tokens: 0, cards: 0 };

export interface Goal {
  readonly id: string;
  readonly points: number;
  /** Whether it takes the place of a public objective or of a secret one when points are given. */
  readonly slot: 'public' | 'secret';
  readonly lack: Lack | null;
  /** Whether its price could be paid now. */
  readonly payable: boolean;
  /** Places that count for it already: leaving them gives it up. */
  readonly holds: readonly string[];
}

/** The share of a goal that one step is worth, by how many are missing. */
const STEPS = [1, 0.75, 0.32, 0.17, 0.1, 0.06] as const;
const FAR = 0.03;
export const stepShare = (missing: number): number => STEPS[missing] ?? FAR;

/** What things are worth beyond themselves, by their ids. */
export interface Pulls {
  readonly planets: ReadonlyMap<string, number>;
  readonly systems: ReadonlyMap<string, number>;
  readonly technologies: ReadonlyMap<string, number>;
  readonly units: ReadonlyMap<string, number>;
  /** 'unit@planet', or 'unit' anywhere. */
  readonly structures: ReadonlyMap<string, number>;
  /** Systems and planets that should not be left. */
  readonly holds: ReadonlyMap<string, number>;
}

/** A goal without a price whose conditions hold. */
export const isReady = ({ lack, payable }: Goal): boolean => lack === null || (lack.kind === 'payment' && payable);

/**
 * What each step is worth. Only one objective of a kind is scored at a time, so the more of them are ready, the less haste there is for
 * further ones.
 */
export function pullsOf(goals: readonly Goal[], point: number, waiting: readonly number[]): Pulls {
  const pulls = {
    planets: new Map<string, number>(),
    systems: new Map<string, number>(),
    technologies: new Map<string, number>(),
    units: new Map<string, number>(),
    structures: new Map<string, number>(),
    holds: new Map<string, number>(),
  };
  const add = (map: Map<string, number>, ids: readonly string[], worth: number): void => {
    for (const id of ids) map.set(id, (map.get(id) ?? 0) + worth);
  };
  for (const goal of goals) {
    const ready = goals.filter((other) => other.slot === goal.slot && other !== goal && isReady(other)).length;
    const worth = goal.points * point * (waiting[Math.min(ready, waiting.length - 1)] ?? 1);
    add(pulls.holds, goal.holds, worth * stepShare(goal.lack && 'n' in goal.lack ? goal.lack.n + 1 : 1));
    const { lack } = goal;
    if (lack === null || lack.kind === 'payment' || lack.kind === 'event') continue;
    // The rarer what fills it, the less certain; where there is not enough of it, it is out of reach.
    if ('among' in lack && lack.among.length < lack.n) continue;
    const step = worth * stepShare(lack.n);
    if (lack.kind === 'planets') add(pulls.planets, lack.among, step);
    else if (lack.kind === 'presence') add(pulls.systems, lack.among, step);
    else if (lack.kind === 'technologies') add(pulls.technologies, lack.among, step);
    else if (lack.kind === 'units') add(pulls.units, lack.of, step);
    else
      add(
        pulls.structures,
        lack.on === null ? lack.of : lack.of.flatMap((unit) => lack.on!.map((planet) => `${unit}@${planet}`)),
        step,
      );
  }
  return pulls;
}

/**
 * What must not be spent before points are given: the price of the goal that will take the next place of its kind. Nothing, where another
 * one is ready that costs nothing.
 */
export function reserveOf(goals: readonly Goal[]): Price {
  let reserve = FREE;
  for (const slot of ['public', 'secret'] as const) {
    const ready = goals.filter((goal) => goal.slot === slot && isReady(goal));
    if (ready.length === 0 || ready.some(({ lack }) => lack === null)) continue;
    const prices = ready.map(({ lack, points }) => ({
      points,
      price: (lack as Extract<Lack, { kind: 'payment' }>).price,
    }));
    const chosen = prices.toSorted((a, b) => b.points - a.points || sum(a.price) - sum(b.price))[0]!.price;
    reserve = {
      resources: reserve.resources + chosen.resources,
      influence: reserve.influence + chosen.influence,
      goods: reserve.goods + chosen.goods,
      tokens: reserve.tokens + chosen.tokens,
      cards: reserve.cards + chosen.cards,
    };
  }
  return reserve;
}
/** Prices in one measure: a token is worth three of the others. */
const sum = ({ resources, influence, goods, tokens, cards }: Price): number =>
  resources + 0.8 * influence + goods + 3 * tokens + 1.5 * cards;
