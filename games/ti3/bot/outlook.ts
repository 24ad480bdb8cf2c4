import { bots } from '@orrery/imperium';
import { remember } from '@orrery/kernel';
import type { Seat, Stack } from '@orrery/kernel';
import { raceOf } from '../content/races/races.ts';
import { isPlanet, MECATOL_PLANET, planetOf } from '../content/tiles.ts';
import { facts, isShip } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { pointsToWin } from '../rules/objectives.ts';
import { wealth } from '../rules/spending.ts';
import { hasActivated, lanes, planetsOf } from '../rules/systems.ts';
import { priceOf, refuseTechnology } from '../rules/technology.ts';
import type { Pub, Sheet, View } from '../shapes.ts';
import { forceOf } from './forces.ts';
import { goalsOf } from './goals.ts';
import type { Style } from './style.ts';

// Facts that are drawn once from a view, for all that is weighed in it.

export interface Outlook {
  readonly v: View;
  readonly pub: Pub;
  readonly seat: Seat;
  readonly sheet: Sheet;
  readonly style: Style;
  readonly goals: readonly bots.Goal[];
  readonly pulls: bots.Pulls;
  /** What is kept for objectives. */
  readonly reserve: bots.Price;
  /** What is kept for a technology that will fulfil an objective, while somebody else has still to play Technology. */
  readonly study: number;
  /** What a Victory Point is worth now. */
  readonly point: number;
  /** Rounds that the game is expected to last still, this one included. */
  readonly roundsLeft: number;
  readonly home: string | null;
  /** Systems next to one, as ships move. */
  near(system: string): readonly string[];
  /** Steps from a system to all others. */
  steps(from: string): ReadonlyMap<string, number>;
  /** The strongest fleet of another player that could come to a system in one move. */
  threat(system: string): bots.Force;
}

export const outlookOf = (v: View, style: Style): Outlook =>
  remember(v, `outlook ${style.name}`, () => new Sight(v, style));

/** What may be missing still of a price that is saved for. */
const SAVED = 3;

class Sight implements Outlook {
  readonly v: View;
  readonly pub: Pub;
  readonly seat: Seat;
  readonly sheet: Sheet;
  readonly style: Style;
  readonly goals: readonly bots.Goal[];
  readonly pulls: bots.Pulls;
  readonly reserve: bots.Price;
  readonly study: number;
  readonly point: number;
  readonly roundsLeft: number;
  readonly home: string | null;
  readonly near = (system: string): readonly string[] => lanes(this.pub, system);
  readonly steps = bots.onceEach((from: string) => bots.stepsFrom(from, this.near));
  readonly threat = bots.onceEach((system: string) => this.danger(system));

  constructor(v: View, style: Style) {
    this.v = v;
    this.pub = v.pub;
    this.seat = v.seat!;
    this.sheet = v.pub.sheets[this.seat]!;
    this.style = style;
    this.home = this.sheet.race === '' ? null : raceOf(this.sheet.race).home;
    const { point } = style;
    this.point = v.pub.agreed.points ? point[Math.min(v.pub.round, point.length - 1)]! : 0;
    this.roundsLeft = roundsLeft(v.pub, style);
    this.goals = style.plans ? goalsOf(v, this.seat) : [];
    this.pulls = bots.pullsOf(this.goals, this.point, style.waiting);
    const kept = style.saves ? bots.reserveOf(this.goals) : bots.FREE;
    this.reserve = { ...kept, goods: Math.max(kept.goods, style.saves ? this.saved() : 0) };
    this.study = style.saves ? this.tuition() : 0;
  }
  /** The price of the technology that is all that a public objective lacks; 0 where none will be, or can be, bought this round. */
  private tuition(): number {
    const { pub, seat, sheet, goals } = this;
    if (goals.some((goal) => goal.slot === 'public' && bots.isReady(goal))) return 0;
    const comes = pub.sheets.some(
      ({ cards }, other) => other !== seat && cards.some(({ card, used }) => card === 'technology' && !used),
    );
    const isFree = sheet.cards.some(({ card }) => card === 'initiative');
    if (!comes || (sheet.strategy === 0 && !isFree)) return 0;
    const prices = goals.flatMap(({ lack }) =>
      lack?.kind === 'technologies' && lack.n === 1
        ? lack.among.filter((id) => refuseTechnology(pub, seat, id) === null).map((id) => priceOf(pub, seat, id))
        : [],
    );
    const least = Math.min(...prices);
    return least <= wealth(pub, seat) ? least : 0;
  }
  /** Goods that are kept for an objective which all planets and goods together will pay, or nearly. */
  private saved(): number {
    const { pub, seat, sheet } = this;
    if (this.goals.some(({ slot, lack }) => slot === 'public' && lack === null)) return 0;
    const most = (currency: 'resources' | 'influence'): number =>
      planetsOf(pub, seat).reduce((sum, planet) => sum + planetOf(planet)[currency], sheet.goods);
    const isNear = this.goals.some(({ slot, lack, payable }) => {
      if (slot !== 'public' || payable || lack?.kind !== 'payment') return false;
      const { resources, influence, goods } = lack.price;
      if (goods > 0) return goods - sheet.goods <= SAVED;
      if (resources > 0) return resources - most('resources') <= SAVED;
      return influence > 0 && influence - most('influence') <= SAVED;
    });
    return isNear ? sheet.goods : 0;
  }
  private danger(system: string): bots.Force {
    const { pub } = this;
    const steps = this.steps(system);
    let worst = bots.NO_FORCE;
    for (const seat of rivals(this)) {
      if (pub.sheets[seat]!.command === 0) continue;
      const coming: Stack[] = [];
      for (const place in pub.units) {
        if (isPlanet(place) || hasActivated(pub, seat, place)) continue;
        const far = steps.get(place) ?? Infinity;
        for (const stack of pub.units[place]!)
          if (stack.seat === seat && isShip(stack.type) && reach(stack.type as Unit) >= far) coming.push(stack);
      }
      if (coming.length === 0) continue;
      const fight = { system, planet: null, attacker: seat, defender: this.seat, round: 1 };
      const force = forceOf(pub, seat, coming, fight);
      if (force.hits * force.takes > worst.hits * worst.takes) worst = force;
    }
    return worst;
  }
}
/** Fighters go as far as what carries them. */
const reach = (unit: Unit): number => (unit === 'fighter' ? 1 : (facts(unit).movement ?? 0));

/** By how near the first one is to the end, and by the rounds agreed on. */
function roundsLeft(pub: Pub, style: Style): number {
  const last = pub.agreed.rounds ?? style.length + 2;
  if (!pub.agreed.points) return Math.max(1, last - pub.round + 1);
  const most = Math.max(...pub.sheets.map(({ points }) => points));
  const byPoints = Math.ceil((pointsToWin(pub) - most) / 1.6);
  return Math.max(1, Math.min(last - pub.round + 1, byPoints + 1));
}

/** What a planet is worth to its owner from now on, and to this player's goals. */
export function planetWorth(o: Outlook, planet: string): number {
  const { planet: by } = o.style;
  const { resources, influence: votes, specialty } = planetOf(planet);
  const influence = by.influence * votes;
  const rounds = Math.min(o.roundsLeft, by.rounds);
  return (
    by.yield * rounds * (Math.max(resources, influence) + by.lesser * Math.min(resources, influence)) +
    (o.pub.agreed.points ? 0.5 : by.itself) +
    (specialty ? by.specialty : 0) +
    (planet === MECATOL_PLANET && o.style.plans && o.pub.agreed.points ? 0.3 * o.point : 0) +
    (o.pulls.planets.get(planet) ?? 0)
  );
}
/** What a planet gives at once. */
export const yieldOf = (o: Outlook, planet: string): number => {
  const { resources, influence } = planetOf(planet);
  return Math.max(resources, o.style.planet.influence * influence);
};

/** What is left of a currency when the reserve is kept; a planet that is exhausted for one currency gives nothing in the other. */
export function spendable(o: Outlook, currency: 'resources' | 'influence', study = o.study): number {
  const kept = { resources: o.reserve.resources + study, influence: o.reserve.influence };
  const left = (one: 'resources' | 'influence'): number => wealth(o.pub, o.seat, one) - kept[one] - o.reserve.goods;
  const other = currency === 'resources' ? 'influence' : 'resources';
  return Math.max(0, kept[other] > 0 ? Math.min(left(currency), left(other)) : left(currency));
}

export const rivals = ({ pub, seat }: Outlook): Seat[] =>
  pub.sheets.flatMap((_, other) => (other === seat || pub.table.out.includes(other) ? [] : [other]));
/** Points, and what stands behind them. */
export const standing = (pub: Pub, seat: Seat): number =>
  pub.sheets[seat]!.points + 0.1 * planetsOf(pub, seat).length + 0.05 * pub.sheets[seat]!.technologies.length;
/** Who is nearest to winning, among others. */
export const leader = (o: Outlook): Seat => bots.bestOf(rivals(o), (seat) => standing(o.pub, seat))!;
/** How much a gain of a player counts: one's own in full, those of others against it, the leader's most. */
export const weightOf = (o: Outlook, seat: Seat): number => {
  if (seat === o.seat) return 1;
  return seat === leader(o) ? -0.6 : -0.2;
};
