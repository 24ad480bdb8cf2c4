import { countPlan } from '@orrery/kernel';
import type { CountSpec, Json, Plan, Seat } from '@orrery/kernel';
import { paymentOf, readPayment, wealthOf } from '@orrery/imperium';
import type { Payment } from '@orrery/imperium';
import { factionSheet } from '../content/factions/index.ts';
import { planetFacts } from '../content/planets.ts';
import type { PlanetId } from '../content/planets.ts';
import { COLOURS, TECHNOLOGIES, TECHNOLOGY_IDS, technologyFacts } from '../content/technologies.ts';
import type { Colour, TechnologyId } from '../content/technologies.ts';
import { unitFacts } from '../content/units/index.ts';
import type { UnitId, UnitType } from '../content/units/index.ts';
import type { Board } from '../board.ts';
import type { Asked, Pub, Research, Table } from '../shapes.ts';
import { isRecord } from './figures.ts';
import { PAYMENT } from './payment.ts';
import { planetsOf, purseOf } from './planets.ts';

// TECH: researching. Owned technologies and exhausted specialties cover the prerequisites (TI4-TECH-03, TI4-TECH-05, TI4-TECH-09).

type Sheets = Pick<Board, 'sheets' | 'agreed'>;

/** Gaining needs no prerequisites (TI4-TECH-07); an upgrade puts its unit card in place of the old one (TI4-UNIT-12). */
export function learn(t: Table, seat: Seat, technology: TechnologyId): void {
  const sheet = t.pub.sheets[seat]!;
  if (sheet.technologies.includes(technology)) return;
  sheet.technologies.push(technology);
  const { unit } = technologyFacts(technology);
  // A copied unit card of a faction stays above a generic upgrade (TI4-NEKR-06).
  if (unit && copiedUnit(t.pub, seat, unitFacts(unit).type)) return;
  if (unit) useUnitCard(t, seat, unit);
  else t.addComponent(inPlay(technology, seat), { ability: technology, holder: seat });
}
/** A technology that is no unit upgrade goes back. */
export function forget(t: Table, seat: Seat, technology: TechnologyId): void {
  const sheet = t.pub.sheets[seat]!;
  sheet.technologies = sheet.technologies.filter((id) => id !== technology);
  t.removeComponent(inPlay(technology, seat));
  t.emit('unlearned', { seat, technology });
}
/** The text of a player's technology, ability or unit card, as it lies in play. */
export const inPlay = (id: string, seat: Seat): string => `${id}.${seat}`;

/** A unit card takes the place of the one its figures had before (TI4-UNIT-12). */
export function useUnitCard(t: Table, seat: Seat, unit: UnitId): void {
  const { units } = t.pub.sheets[seat]!;
  const { type } = unitFacts(unit);
  const older = units[type];
  if (older !== undefined) t.removeComponent(inPlay(older, seat));
  units[type] = unit;
  t.addComponent(inPlay(unit, seat), { ability: unit, holder: seat });
}

/** A card that carries the text of a technology of another faction, and says nothing by itself (TI4-NEKR-04). */
export const isAssimilator = (id: TechnologyId): boolean => id.startsWith('valefar-assimilator');
/** Technologies of other factions whose texts cards of a player carry. */
export const copiesOf = ({ table }: Pick<Pub, 'table'>, seat: Seat): TechnologyId[] =>
  Object.values(table.components).flatMap(({ holder, on }) => (holder === seat && isTechnology(on) ? [on] : []));
const isTechnology = (id: string | null): id is TechnologyId => id !== null && id in TECHNOLOGIES;
export const upgradedType = (technology: TechnologyId): UnitType | null => {
  const { unit } = technologyFacts(technology);
  return unit ? unitFacts(unit).type : null;
};
const copiedUnit = (pub: Pick<Pub, 'table'>, seat: Seat, type: UnitType): boolean =>
  copiesOf(pub, seat).some((technology) => upgradedType(technology) === type);

/** Not one's own already, nor another faction's, nor a generic upgrade where the faction has its own (TI4-TECH-08, TI4-UNIT-12). */
export function isOpen(pub: Sheets, seat: Seat, technology: TechnologyId): boolean {
  const { faction, technologies } = pub.sheets[seat]!;
  const facts = technologyFacts(technology);
  if (technologies.includes(technology) || !pub.agreed.sets.includes(facts.set)) return false;
  if (facts.faction) return facts.faction === faction;
  const own = factionSheet(faction).ownTechnologies.map((id) => technologyFacts(id).unit);
  const type = facts.unit && unitFacts(facts.unit).type;
  return !own.some((unit) => unit && unitFacts(unit).type === type);
}

/** How many technologies of a colour a player owns; upgrades have none (TI4-TECH-06). */
export const coloursOf = (pub: Sheets, seat: Seat, colour: Colour): number =>
  pub.sheets[seat]!.technologies.filter((id) => technologyFacts(id).colour === colour).length;

/** Prerequisites that owned technologies do not cover. */
export function missingFor(pub: Sheets, seat: Seat, technology: TechnologyId): { [C in Colour]?: number } {
  const { needs } = technologyFacts(technology);
  const missing: { [C in Colour]?: number } = {};
  for (const colour of COLOURS) {
    const short = (needs[colour] ?? 0) - coloursOf(pub, seat, colour);
    if (short > 0) missing[colour] = short;
  }
  return missing;
}

/** The colours of a planet's technology specialty. */
export const specialtiesOf = (v: Asked, planet: PlanetId): Colour[] => {
  const { specialty } = planetFacts(planet);
  return v.set('specialties', { planet }, specialty ? [specialty] : []) as Colour[];
};

/** Whether the specialty of a planet is used without exhausting it. */
export const keepsSpecialty = (v: Asked, seat: Seat, planet: string): boolean =>
  v.permission('keepsSpecialty', { seat, planet }, false);

/** Whether every missing symbol is ignored or has a specialty of its own, and no specialty is spent for nothing. */
function covers(missing: { [C in Colour]?: number }, spent: readonly Colour[][], ignored: number): boolean {
  const left = COLOURS.reduce((sum, colour) => sum + (missing[colour] ?? 0), 0) - spent.length;
  if (left < 0 || left > ignored) return false;
  const fill = (at: number, open: { [C in Colour]?: number }): boolean =>
    at === spent.length ||
    spent[at]!.some((colour) => (open[colour] ?? 0) > 0 && fill(at + 1, { ...open, [colour]: open[colour]! - 1 }));
  return fill(0, missing);
}

/** One technology, the specialties that cover what is missing, and the price: one answer. */
export function researchPlan(
  v: Asked,
  seat: Seat,
  printed: number,
  among: (technology: TechnologyId) => boolean = () => true,
): Plan<Research, Payment> {
  const { pub } = v;
  const price = v.number('researchCost', { seat, printed }, printed);
  const technologies = TECHNOLOGY_IDS.filter(
    (id) => among(id) && isOpen(pub, seat, id) && v.permission('mayResearch', { seat, technology: id }, true),
  );
  const ignored = technologies.map((technology) => v.number('ignoredPrerequisites', { seat, technology }, 0));
  const missing = technologies.map((technology) => {
    const short = missingFor(pub, seat, technology);
    for (const colour of v.set('ignoredColours', { seat, technology }, []) as Colour[])
      if (short[colour]) short[colour]--;
    return short;
  });
  const kept = planetsOf(pub, seat).filter((planet) => keepsSpecialty(v, seat, planet));
  const usable = planetsOf(pub, seat).filter((planet) => kept.includes(planet) || !pub.planets[planet]!.exhausted);
  const colours = new Map(usable.map((planet) => [planet, specialtiesOf(v, planet)]));
  const planets = [...colours.keys()].filter((planet) => colours.get(planet)!.length > 0);
  const slots = [...planets, ...technologies].map((id) => ({ id, most: 1 }));
  const purse = purseOf(v, seat, 'resources');
  const left = (counts: readonly number[]) => ({
    ...purse,
    coins: purse.coins.filter(
      ({ id }) => !planets.some((planet, i) => planet === id && counts[i]! > 0 && !kept.includes(planet)),
    ),
  });
  const chosenOf = (counts: readonly number[]): number =>
    counts.findIndex((n, i) => i >= planets.length && n > 0) - planets.length;
  return countPlan<Research, Payment>({
    slots,
    closed: TECHNOLOGY_IDS.filter((id) => !technologies.includes(id)).map((id) => ({ id, rule: 'TI4-TECH-08' })),
    bounds: [{ rule: 'TI4-TECH-03', of: 1, weights: slots.map((_, i) => Number(i >= planets.length)) }],
    floors: [{ rule: 'TI4-TECH-03', of: 1, weights: slots.map((_, i) => Number(i >= planets.length)) }],
    also(counts) {
      const used = planets.filter((_, i) => counts[i]! > 0);
      if (wealthOf(left(counts)) < price) return 'TI4-PLAN-06';
      const chosen = chosenOf(counts);
      if (chosen < 0) return null;
      return covers(
        missing[chosen]!,
        used.map((planet) => colours.get(planet)!),
        ignored[chosen]!,
      )
        ? null
        : 'TI4-TECH-03';
    },
    auto: (counts) => paymentOf(left(counts), price, PAYMENT),
    write: (counts, paid) => ({
      technology: technologies[chosenOf(counts)]!,
      specialties: planets.filter((_, i) => counts[i]! > 0),
      pay: paid!,
    }),
    read: readResearch,
    unknown: () => 'TI4-TECH-03',
  });
}

function readResearch(answer: Json): ReturnType<CountSpec<Research, Payment>['read']> {
  const wrong = { rule: 'TI4-TECH-03' };
  if (!isRecord(answer)) return wrong;
  const { technology, specialties, pay: paid } = answer;
  const payment = readPayment(paid);
  if (typeof technology !== 'string' || !Array.isArray(specialties) || !payment) return wrong;
  const ids = [technology, ...specialties];
  if (ids.some((id) => typeof id !== 'string') || new Set(ids).size < ids.length) return wrong;
  return { counts: new Map(ids.map((id) => [id as string, 1])), part: payment };
}
