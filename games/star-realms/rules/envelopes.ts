import type { CardId } from '../content/catalogue.ts';
import { eventCards } from '../content/scenarios/eventCards.ts';
import { scenarios } from '../content/scenarios/index.ts';
import type { Modifier, Scenario } from '../content/scenarios/scenario.ts';
import { instancesOf } from './designs.ts';
import { packCards } from './postCampaign.ts';
import type { CardInstance, Table } from '../shapes.ts';
import { BOX, ENVELOPES, EVENT_BOX } from './zones.ts';

/** SR-CAMP-01, -07: what lies in the envelopes. Nobody is told before their scenario, so a closed one lies face down. */

const named = (m: Modifier): readonly string[] => {
  switch (m.kind) {
    case 'startsWith':
      return instancesOf(m.card as CardId);
    case 'replaces':
      return instancesOf(m.by as CardId);
    case 'events':
      return m.deck;
    default:
      return [];
  }
};
const used = ({ lasting = [], sides }: Scenario): Set<string> => {
  const cards = Object.values(sides).flatMap(({ always, options }) => [always, ...Object.values(options)].flat());
  return new Set([...lasting, ...cards].flatMap(named));
};
/** Cards and events that come out of an envelope; one that several scenarios use lies in the envelope of the first. */
const seen = new Set<string>();
const contents = scenarios.map((s): readonly string[] => {
  const things = [...used(s)].filter((thing) => !seen.has(thing));
  for (const thing of things) seen.add(thing);
  return things;
});

/** What still lies in closed envelopes at a scenario, and in the Post-Campaign pack. */
export const closedAt = (scenario: number): (CardInstance | string)[] => [
  ...contents.slice(scenario).flat(),
  ...packCards(),
];

/** Opens the envelopes up to a scenario; those before it are open already, unless it is played on its own. */
export const openEnvelopes = (t: Table, upTo: number): void => {
  const closed = new Set(t.cards(ENVELOPES));
  for (const thing of contents.filter((_, i) => i < upTo).flat())
    if (closed.has(thing)) t.move(thing, ENVELOPES, Object.hasOwn(eventCards, thing) ? EVENT_BOX : BOX);
};
