import { bots } from '@orrery/imperium';
import type { Seat, Stack } from '@orrery/kernel';
import { planetsIn } from '../content/tiles.ts';
import { facts } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { isPerilous } from '../rules/exploration.ts';
import { land } from '../rules/landing.ts';
import { queries } from '../rules/queries.ts';
import { countAt } from '../rules/units.ts';
import type { LandAtom, LandUnits, Pub, Ti3 } from '../shapes.ts';
import { forceOf, PDS_CHANCE, shipsIn, troopsAboard } from './forces.ts';
import { planetWorth } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { prospect } from './prospect.ts';

// Which planets to land on, with how many.

/** Ground Forces of one planet's landing. */
export interface Landing {
  readonly planet: string;
  readonly n: number;
  readonly chance: number;
  readonly worth: number;
}
interface Target {
  readonly planet: string;
  readonly worth: number;
  /** Who holds it with Ground Forces. */
  readonly defender: Seat | null;
  /** So many land to be fairly sure. */
  readonly need: number;
}
/** The chance with which a landing is thought to be safe, and below which nobody lands. */
const SAFE = 0.8;
const FORLORN = 0.35;
const MOST_TROOPS = 12;
/** What lies unseen on a planet costs so many troops on average. */
const PERILS = 1;

const troopsOf = (seat: Seat, n: number): Stack[] => [{ seat, type: 'ground-force', marks: '', n }];

/** Hits to be expected from ships that bombard a planet first. */
function bombardment(pub: Pub, seat: Seat, planet: string, ships: readonly Stack[]): number {
  return ships.reduce((sum, { type, n }) => {
    const unit = type as Unit;
    const { bombards, combat } = facts(unit);
    const defended = countAt(pub, planet, pub.planets[planet]!.by!, 'pds') > 0;
    if (!bombards || (defended && unit === 'dreadnought')) return sum;
    const may = queries.permission(pub, 'mayBombard', { seat, planet, unit }, true);
    return may ? sum + (n * bombards * (11 - combat!)) / 10 : sum;
  }, 0);
}

/** The chance that so many Ground Forces take a planet, with these ships above it. */
function chanceOn(o: Outlook, system: string, planet: string, n: number, ships: readonly Stack[]): number {
  if (n <= 0) return 0;
  const { pub, seat } = o;
  const owner = pub.planets[planet]!.by;
  const fight = { system, planet, attacker: seat, defender: owner ?? seat, round: 1 };
  const lost = isPerilous(pub, planet) ? PERILS : 0;
  if (owner === null || countAt(pub, planet, owner, 'ground-force') === 0) return Math.min(1, Math.max(0.2, n - lost));
  const shot = countAt(pub, planet, owner, 'pds') * PDS_CHANCE + lost;
  const garrison = forceOf(pub, owner, troopsOf(owner, countAt(pub, planet, owner, 'ground-force')), fight);
  return bots.winChance(
    bots.after(forceOf(pub, seat, troopsOf(seat, n), fight), shot),
    bots.after(garrison, bombardment(pub, seat, planet, ships)),
  );
}

/** Planets of a system that could be taken, the best first. */
export function targetsIn(o: Outlook, system: string, ships: readonly Stack[]): Target[] {
  const { pub, seat } = o;
  return planetsIn(system)
    .map(({ id }) => id)
    .filter((planet) => pub.planets[planet]!.by !== seat)
    .filter((planet) => queries.permission(pub, 'mayLand', { seat, planet }, true))
    .map((planet): Target => {
      const { by } = pub.planets[planet]!;
      const defender = by !== null && countAt(pub, planet, by, 'ground-force') > 0 ? by : null;
      let need = 1;
      while (need < MOST_TROOPS && chanceOn(o, system, planet, need, ships) < SAFE) need++;
      const { foeLoss, anger } = o.style.attack;
      const taken = by === null ? 0 : foeLoss * planetWorth(o, planet) - anger;
      return { planet, worth: planetWorth(o, planet) + taken, defender, need };
    })
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth / b.need - a.worth / a.need || b.worth - a.worth);
}

/** So many Ground Forces are shared among planets: what each needs, the best ones first. */
export function shareOut(o: Outlook, system: string, troops: number, ships: readonly Stack[]): Landing[] {
  const landings: Landing[] = [];
  let left = troops;
  for (const { planet, worth, need } of targetsIn(o, system, ships)) {
    if (left === 0) break;
    const n = Math.min(left, need);
    const chance = chanceOn(o, system, planet, n, ships);
    if (chance < FORLORN) continue;
    landings.push({ planet, n, chance, worth });
    left -= n;
  }
  return landings;
}

/** Takes from the transporters what a landing needs, as the rules offer it. */
function unloadTo(o: Outlook, q: Ti3['asks']['land']['q'], part: LandAtom[], planet: string, n: number): void {
  for (let left = n; left > 0;) {
    const atoms = land
      .grow(o.v, q, part)
      .add.filter(
        (a): a is LandUnits & { to: string } =>
          'unit' in a && a.unit === 'ground-force' && 'to' in a && a.to === planet && a.n <= left,
      );
    const next = bots.bestOf(atoms, (atom) => atom.n);
    if (!next) return;
    part.push(next);
    left -= next.n;
  }
}

/** Who lands where: what the targets need; then a guard where somebody can come, unless more waits beyond. */
export function disembark(o: Outlook, q: Ti3['asks']['land']['q']): LandAtom[] {
  const { pub, seat } = o;
  const part: LandAtom[] = [];
  const ships = shipsIn(pub, q.system, seat);
  const troops = ships.reduce((sum, stack) => sum + troopsAboard(stack), 0);
  if (q.friendly) return part;
  const landings = shareOut(o, q.system, troops, ships);
  for (const { planet, n } of landings) unloadTo(o, q, part, planet, n);
  const left = troops - landings.reduce((sum, { n }) => sum + n, 0);
  const mine = planetsIn(q.system).find(({ id }) => pub.planets[id]!.by === seat)?.id;
  const post = landings[0]?.planet ?? mine;
  const wanted = o.pulls.structures.has(`ground-force@${post}`) ? left : 1;
  if (post !== undefined && left > 0 && o.threat(q.system).takes > 0 && prospect(o, q.system) === 0)
    guard(o, q, part, post, Math.min(left, wanted));
  return part;
}
/** One landing of a transporter on a planet is one atom: a guard joins it. */
function guard(o: Outlook, q: Ti3['asks']['land']['q'], part: LandAtom[], planet: string, n: number): void {
  const at = part.findIndex((atom) => 'unit' in atom && 'to' in atom && atom.to === planet);
  if (at < 0) return unloadTo(o, q, part, planet, n);
  const before = part[at] as LandUnits;
  const without = part.toSpliced(at, 1);
  const more = { ...before, n: before.n + n };
  const isOffered = land
    .grow(o.v, q, without)
    .add.some(
      (a) =>
        'unit' in a && a.from === more.from && a.n === more.n && 'to' in a && a.to === planet && a.unit === more.unit,
    );
  if (isOffered) part.splice(0, part.length, ...without, more);
}
