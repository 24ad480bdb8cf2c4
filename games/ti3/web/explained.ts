import { textOf } from '@orrery/kernel';
import type { Event, Shapes } from '@orrery/kernel';
import { namesIn } from '@orrery/web/table/away.ts';
import type { Unit } from '../content/units.ts';
import { PLANETS } from '../text/planets.ts';
import { names, planetName } from './content.ts';

/** A component's place on the page of components and its name; null for what is none. */
export function referenceTo(id: string): { id: string; name: string } | null {
  if (id in PLANETS) return { id: `planet-${id}`, name: planetName(id) };
  const { races, strategy, technologies, objectives, abilities, agendas, cards, leaders, counters } = names();
  const text = textOf(id.replace(/\/.*$/, '')).replace(/-against$/, '');
  const plain: { readonly [id: string]: string | undefined } = {
    ...objectives,
    ...technologies,
    ...strategy,
    ...races,
  };
  const told: { readonly [id: string]: { readonly name: string } | undefined } = {
    ...abilities,
    ...agendas,
    ...cards,
    ...leaders,
    ...counters,
  };
  const name = plain[text] ?? told[text]?.name;
  return name === undefined ? null : { id: text, name };
}
const address = (id: string): string => `/rules/twilight-imperium-3/cards#${id}`;
/** The page on which a component is explained; null for what is none. */
export function addressOf(component: string): string | null {
  const to = referenceTo(component);
  return to && address(to.id);
}
/** Where a kind of unit is explained. */
export const addressOfUnit = (unit: Unit): string => address(`unit-${unit}`);
/** Cards, technologies, planets and abilities that events name. */
export function explained(events: readonly Event<Shapes>[]): { name: string; address: string }[] {
  const found = new Map<string, string>();
  for (const one of namesIn(events)) {
    const to = referenceTo(one);
    if (to) found.set(address(to.id), to.name);
  }
  return [...found].map(([to, name]) => ({ name, address: to }));
}
