import { textOf } from '@orrery/kernel';
import type { Event, Shapes } from '@orrery/kernel';
import { namesIn } from '@orrery/web/table/away.ts';
import type { FactionId } from '../content/factions/index.ts';
import { STRATEGY_CARDS } from '../content/strategyCards.ts';
import type { StrategyCardId } from '../content/strategyCards.ts';
import { isPlanet } from '../content/planets.ts';
import { componentWords, referenceId } from './component.ts';
import { names } from './content.ts';

const nameOf = (id: string): string => {
  const { factions } = names().words;
  if (isPlanet(id)) return names().planet(id);
  if (id in factions) return factions[id as FactionId];
  if (id in STRATEGY_CARDS) return names().strategyCard(id as StrategyCardId);
  return componentWords(id)?.name ?? textOf(id);
};

/** The page on which a component is explained; null for what is none. */
export function addressOf(component: string): string | null {
  const id = referenceId(component);
  return id === null ? null : `/rules/twilight-imperium-4/cards#${id}`;
}
/** Cards, technologies, planets and abilities that events name. */
export function explained(events: readonly Event<Shapes>[]): { name: string; address: string }[] {
  const found = new Map<string, string>();
  for (const id of namesIn(events)) {
    const address = addressOf(id);
    if (address) found.set(address, nameOf(id));
  }
  return [...found].map(([address, name]) => ({ name, address }));
}
