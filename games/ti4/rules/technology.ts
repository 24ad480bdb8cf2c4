import { countPlan } from '@orrery/kernel';
import type { CountSpec, Json, Plan, Seat } from '@orrery/kernel';
import { paymentOf, readPayment, wealthOf } from '@orrery/imperium';
import type { Payment } from '@orrery/imperium';
import { factionSheet } from '../content/factions/index.ts';
import { planetFacts } from '../content/planets.ts';
import type { PlanetId } from '../content/planets.ts';
import { COLOURS, TECHNOLOGY_IDS, technologyFacts } from '../content/technologies.ts';
import type { Colour, TechnologyId } from '../content/technologies.ts';
import { unitFacts } from '../content/units/index.ts';
import type { Board } from '../board.ts';
import type { Pub, Research, Table } from '../shapes.ts';
import { PAYMENT } from './payment.ts';
import { purseOf, readyPlanets } from './planets.ts';

// TECH: researching. Owned technologies and exhausted specialties cover the prerequisites (TI4-TECH-03, TI4-TECH-05, TI4-TECH-09).

type Sheets = Pick<Board, 'sheets' | 'agreed'>;

/** Gaining needs no prerequisites (TI4-TECH-07); an upgrade puts its unit card in place of the old one (TI4-UNIT-12). */
export function gainTechnology(t: Table, seat: Seat, technology: TechnologyId): void {
  const sheet = t.pub.sheets[seat]!;
  if (sheet.technologies.includes(technology)) return;
  sheet.technologies.push(technology);
  const { unit } = technologyFacts(technology);
  if (unit) sheet.units[unitFacts(unit).type] = unit;
}

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

/** One technology, the specialties that cover what is missing, and the price: one answer. */
export function researchPlan(pub: Pub, seat: Seat, price: number): Plan<Research, Payment> {
  const technologies = TECHNOLOGY_IDS.filter((id) => isOpen(pub, seat, id));
  const missing = technologies.map((id) => missingFor(pub, seat, id));
  const planets = readyPlanets(pub, seat).filter((id) => planetFacts(id).specialty);
  const isSpecialty = (planet: PlanetId, colour: Colour) => planetFacts(planet).specialty === colour;
  const slots = [...planets, ...technologies].map((id) => ({ id, most: 1 }));
  const purse = purseOf(pub, seat, 'resources');
  const left = (counts: readonly number[]) => ({
    ...purse,
    coins: purse.coins.filter(({ id }) => !planets.some((planet, i) => planet === id && counts[i]! > 0)),
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
      // Every missing symbol has its specialty, and no planet is exhausted for nothing.
      for (const colour of COLOURS) {
        const covered = used.filter((planet) => isSpecialty(planet, colour)).length;
        if (covered !== (missing[chosen]![colour] ?? 0)) return 'TI4-TECH-03';
      }
      return null;
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
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return wrong;
  const { technology, specialties, pay: paid } = answer;
  const payment = readPayment(paid);
  if (typeof technology !== 'string' || !Array.isArray(specialties) || !payment) return wrong;
  const ids = [technology, ...specialties];
  if (ids.some((id) => typeof id !== 'string') || new Set(ids).size < ids.length) return wrong;
  return { counts: new Map(ids.map((id) => [id as string, 1])), part: payment };
}
