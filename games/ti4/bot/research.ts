import type { Plan } from '@orrery/kernel';
import { COLOURS, TECHNOLOGY_IDS, technologyFacts } from '../content/technologies.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { coloursOf, isOpen, missingFor, researchPlan } from '../rules/technology.ts';
import type { Research } from '../shapes.ts';
import { FACTIONS } from './factions.ts';
import { planetWorth } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { OWN_TECHNOLOGY, TECHNOLOGY_WORTH } from './technologies.ts';

// Which technology to research: its own worth, what objectives ask for, and where the way leads.

/** What a first, second or third wish of the faction adds. */
const WISHES = [3, 2, 1.2] as const;
/** The share of a wish that its last missing step brings, then of the steps before. */
const WAY = [0, 0.5, 0.25, 0.12] as const;

const plain = (o: Outlook, id: TechnologyId): number => {
  const wish = (FACTIONS[o.sheet.faction].technologies ?? []).indexOf(id);
  const own = technologyFacts(id).faction ? OWN_TECHNOLOGY : (TECHNOLOGY_WORTH[id] ?? 1);
  return own + (wish < 0 ? 0 : (WISHES[wish] ?? 1)) + (o.pulls.technologies.get(id) ?? 0);
};

export function technologyWorth(o: Outlook, id: TechnologyId): number {
  const { colour } = technologyFacts(id);
  if (colour === undefined) return plain(o, id);
  // A colour is a step towards everything that still needs it.
  let way = 0;
  for (const other of TECHNOLOGY_IDS) {
    if (other === id || !isOpen(o.pub, o.seat, other)) continue;
    const missing = missingFor(o.pub, o.seat, other);
    if (!missing[colour]) continue;
    const steps = COLOURS.reduce((sum, one) => sum + (missing[one] ?? 0), 0);
    way = Math.max(way, (WAY[steps] ?? 0) * plain(o, other));
  }
  return plain(o, id) + way + 0.1 * coloursOf(o.pub, o.seat, colour);
}

interface Choice {
  readonly answer: Research;
  readonly worth: number;
}
/** The best that can be researched for a price, with the specialties it needs; null where there is nothing. */
export function bestResearch(o: Outlook, price: number): Choice | null {
  const empty = researchPlan(o.v, o.seat, price) as Plan<Research>;
  const isTechnology = (id: string): id is TechnologyId => (TECHNOLOGY_IDS as readonly string[]).includes(id);
  const specialties = empty.slots
    .flatMap(({ id }, slot) => (isTechnology(id) ? [] : [{ slot, cost: 0.25 * planetWorth(o, id as never) }]))
    .toSorted((a, b) => a.cost - b.cost);
  const ranked = empty.slots
    .flatMap(({ id }, slot) => (isTechnology(id) ? [{ slot, worth: technologyWorth(o, id) }] : []))
    .toSorted((a, b) => b.worth - a.worth);
  let best: Choice | null = null;
  for (const { slot, worth } of ranked) {
    if (best && worth <= best.worth) break;
    const found = complete(empty, slot, specialties);
    if (found && worth - found.cost > (best?.worth ?? -Infinity))
      best = { answer: found.answer, worth: worth - found.cost };
  }
  return best;
}
/** Covers what is missing by specialties: none, one or two of them. */
function complete(
  empty: Plan<Research>,
  slot: number,
  specialties: readonly { slot: number; cost: number }[],
): { answer: Research; cost: number } | null {
  const sets: (readonly { slot: number; cost: number }[])[] = [
    [],
    ...specialties.map((one) => [one]),
    ...specialties.flatMap((one, i) => specialties.slice(i + 1).map((two) => [one, two])),
  ];
  for (const chosen of sets) {
    const plan = empty.fork();
    plan.add(slot, 1);
    for (const one of chosen) plan.add(one.slot, 1);
    if (plan.broken() !== null || plan.lacks() !== null) continue;
    const pay = plan.auto!.best(null);
    if (pay !== null) return { answer: plan.write(pay), cost: chosen.reduce((sum, { cost }) => sum + cost, 0) };
  }
  return null;
}
