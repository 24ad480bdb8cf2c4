import { bots, wealthOf } from '@orrery/imperium';
import { remember } from '@orrery/kernel';
import type { RulesView, Seat, Stack } from '@orrery/kernel';
import type { Sheet } from '../board.ts';
import { CUSTODIANS_INFLUENCE } from '../content/limits.ts';
import { planetFacts } from '../content/planets.ts';
import type { PlanetId } from '../content/planets.ts';
import type { UnitType } from '../content/units/index.ts';
import { conditionOf } from '../rules/objectives.ts';
import { planetsOf, purseOf, valueOf } from '../rules/planets.ts';
import { hasToken } from '../rules/tokens.ts';
import { bordersOf, homeOf, isSystem, MECATOL_REX, MECATOL_SYSTEM, systemsOf } from '../rules/systems.ts';
import { factsOf, fleetSize, isShip } from '../rules/units.ts';
import type { Pub, Ti4 } from '../shapes.ts';
import { forceOf } from './forces.ts';
import { goalsOf } from './goals.ts';
import type { Style } from './style.ts';

// Facts that are drawn once from a view, for all that is weighed in it.

export type V = RulesView<Ti4>;

export interface Outlook {
  readonly v: V;
  readonly pub: Pub;
  readonly seat: Seat;
  readonly sheet: Sheet;
  readonly style: Style;
  readonly goals: readonly bots.Goal[];
  readonly pulls: bots.Pulls;
  /** What is kept for objectives. */
  readonly reserve: bots.Price;
  /** What a victory point is worth now. */
  readonly point: number;
  /** Rounds that the game is expected to last still, this one included. */
  readonly roundsLeft: number;
  readonly home: string;
  /** Ships that an objective wants to see in one system; 0 where none does. */
  readonly fleetAsked: number;
  /** Where the most ships of the player stand. */
  readonly gathering: string;
  /** Systems next to one, as ships of the player move. */
  near(system: string): readonly string[];
  /** Steps from a system to all others. */
  steps(from: string): ReadonlyMap<string, number>;
  /** The strongest fleet of another player that could come to a system in one move. */
  threat(system: string): bots.Force;
}

export const outlookOf = (v: V, style: Style): Outlook =>
  remember(v, `outlook ${style.name}`, () => new Sight(v, style));

class Sight implements Outlook {
  readonly v: V;
  readonly pub: Pub;
  readonly seat: Seat;
  readonly sheet: Sheet;
  readonly style: Style;
  readonly goals: readonly bots.Goal[];
  readonly pulls: bots.Pulls;
  readonly reserve: bots.Price;
  readonly point: number;
  readonly roundsLeft: number;
  readonly home: string;
  readonly fleetAsked: number;
  readonly gathering: string;
  readonly near: (system: string) => readonly string[];
  readonly steps = bots.onceEach((from: string) => bots.stepsFrom(from, this.near));
  readonly threat = bots.onceEach((system: string) => this.strongest(system));

  constructor(v: V, style: Style) {
    this.v = v;
    this.pub = v.pub;
    this.seat = v.seat!;
    this.sheet = v.pub.sheets[this.seat]!;
    this.style = style;
    this.home = homeOf(v.pub, this.seat);
    this.near = bots.onceEach(bordersOf(v, this.seat, true));
    const { point } = style;
    this.point = point[Math.min(v.pub.round, point.length - 1)]!;
    this.roundsLeft = roundsLeft(v.pub, style);
    this.goals = style.plans ? goalsOf(v, this.seat) : [];
    this.fleetAsked = Math.max(0, ...this.goals.map(({ id }) => fleetOf(id)));
    this.gathering = bots.bestOf(
      systemsOf(v.pub),
      (system) => fleetSize(v.pub, system, this.seat) + (system === this.home ? 0.5 : 0),
    )!;
    this.pulls = bots.pullsOf(this.goals, this.point, style.waiting);
    const kept = style.saves && v.pub.round > 1 ? bots.reserveOf(this.goals) : bots.FREE;
    this.reserve = {
      ...kept,
      influence: kept.influence + (style.plans ? this.custodians() : 0),
      goods: Math.max(kept.goods, style.saves ? this.saved() : 0),
    };
  }
  /** Trade goods that are kept for a dear objective which all planets and goods together will nearly pay. */
  private saved(): number {
    const { v, seat, sheet } = this;
    const isNear = this.goals.some(({ slot, points, lack, payable }) => {
      if (slot !== 'public' || points < 2 || payable || lack?.kind !== 'payment') return false;
      const { resources, influence, goods } = lack.price;
      const most = (currency: 'resources' | 'influence'): number =>
        planetsOf(v.pub, seat).reduce((sum, planet) => sum + valueOf(v, planet, currency), sheet.goods);
      if (resources > 0) return resources - most('resources') <= SAVED;
      return influence > 0 ? influence - most('influence') <= SAVED : goods > 0;
    });
    return isNear ? sheet.goods : 0;
  }
  /** The influence that takes Mecatol Rex, where a transport could get there in this round. */
  private custodians(): number {
    const { v, pub, seat } = this;
    if (!pub.custodians || this.sheet.tactic === 0 || pub.phase !== 'action') return 0;
    const price = v.number('custodiansCost', { seat }, CUSTODIANS_INFLUENCE);
    if (wealthOf(purseOf(v, seat, 'influence')) < price) return 0;
    const steps = this.steps(MECATOL_SYSTEM);
    const comes = Object.entries(pub.units).some(
      ([place, stacks]) =>
        isSystem(place) &&
        !hasToken(pub, place, seat) &&
        stacks.some(
          ({ seat: of, type }) =>
            of === seat && carries(pub, seat, type) && moveOf(pub, seat, type) >= (steps.get(place) ?? Infinity),
        ),
    );
    return comes ? price : 0;
  }
  private strongest(system: string): bots.Force {
    const { v, pub, seat } = this;
    const steps = this.steps(system);
    let most = bots.NO_FORCE;
    for (const other of pub.sheets.keys()) {
      if (other === seat || (pub.sheets[other]!.tactic === 0 && pub.phase === 'action')) continue;
      const fleet: Stack[] = [];
      for (const place in pub.units) {
        if (!isSystem(place) || hasToken(pub, place, other)) continue;
        const far = steps.get(place) ?? Infinity;
        for (const stack of pub.units[place]!)
          if (stack.seat === other && isShip(stack.type) && reach(pub, other, stack) >= far) fleet.push(stack);
      }
      const fight = { system, planet: null, attacker: other, defender: seat, round: 1 };
      const force = forceOf(v, other, fleet, fight);
      if (force.hits * force.takes > most.hits * most.takes) most = force;
    }
    return most;
  }
}
function fleetOf(objective: string): number {
  const condition = conditionOf(objective);
  return condition?.op === 'fleet' ? condition.n : 0;
}
/** What may still be missing for an objective that is saved for. */
const SAVED = 5;
const moveOf = (pub: Pub, seat: Seat, type: string): number => factsOf(pub, seat, type as UnitType).move ?? 0;
const carries = (pub: Pub, seat: Seat, type: string): boolean =>
  (factsOf(pub, seat, type as UnitType).capacity ?? 0) > 0;
/** How far a ship goes; fighters go as far as what carries them. */
const reach = (pub: Pub, seat: Seat, { type }: Stack): number =>
  type === 'fighter' ? 1 : (factsOf(pub, seat, type as UnitType).move ?? 0);

/** By the clock of the objectives, and by how near the first one is to the end. */
function roundsLeft(pub: Pub, style: Style): number {
  const most = Math.max(...pub.sheets.map(({ points }) => points));
  const byPoints = Math.ceil((pub.agreed.points - most) / 1.7);
  return Math.max(1, Math.min(style.length - pub.round + 2, byPoints + 1));
}

/** What a planet is worth to its owner from now on, and to this player's goals. */
export function planetWorth(o: Outlook, planet: PlanetId): number {
  const { planet: by } = o.style;
  const resources = valueOf(o.v, planet, 'resources');
  const influence = by.influence * valueOf(o.v, planet, 'influence');
  const { trait, specialty, legendary } = planetFacts(planet);
  const rounds = Math.min(o.roundsLeft, by.rounds);
  return (
    by.yield * rounds * (Math.max(resources, influence) + by.lesser * Math.min(resources, influence)) +
    (trait ? by.trait : 0) +
    (specialty ? by.specialty : 0) +
    (legendary ? by.legendary : 0) +
    (planet === MECATOL_REX ? mecatolWorth(o) : 0) +
    (o.pulls.planets.get(planet) ?? 0)
  );
}
/** The custodians' point, and what Imperial gives whoever holds it. */
const mecatolWorth = (o: Outlook): number =>
  o.style.plans ? o.point * ((o.pub.custodians ? 1 : 0) + 0.12 * Math.min(3, o.roundsLeft - 1)) : 1;

export const rivals = (o: Outlook): Seat[] => o.pub.sheets.flatMap((_, seat) => (seat === o.seat ? [] : [seat]));
/** Who is nearest to winning, among others. */
export const leader = (o: Outlook): Seat => bots.bestOf(rivals(o), (seat) => standing(o.pub, seat))!;
/** Points, and what stands behind them. */
export function standing(pub: Pub, seat: Seat): number {
  let planets = 0;
  for (const planet of Object.values(pub.planets)) if (planet?.owner === seat) planets++;
  return pub.sheets[seat]!.points + 0.1 * planets + 0.05 * pub.sheets[seat]!.technologies.length;
}
export const allSystems = (o: Outlook): string[] => systemsOf(o.pub);
