import type { Entry, EntryGroup } from '@orrery/imperium/web/parts/entries.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { RACES } from '../content/races/races.ts';
import { SECONDARY_COST, STRATEGY_CARDS, numberOf } from '../content/strategyCards.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import type { Technology } from '../content/technologies.ts';
import { TILES } from '../content/tiles.ts';
import { UNIT_KINDS, facts } from '../content/units.ts';
import { names, planetName, say } from './content.ts';
import { UNIT_ICON, colourMark } from './mapModel.ts';
import { unitValues } from './unitValues.ts';
import { t } from './words.ts';

// Every component of the third edition, for the page on which they can be looked up.

type Named = { readonly name: string; readonly effect: string };
const named = (table: { readonly [id: string]: Named }): Entry[] =>
  Object.entries(table).map(([id, { name, effect }]) => ({ id, name, text: effect }));

const technologyName = (id: string): string => names().technologies[id]!;
function technology({ id, colour, needs }: Technology): Entry {
  const before = needs === undefined ? [] : 'all' in needs ? needs.all : needs.any;
  const list = before.map(technologyName).join(', ');
  const note = before.length === 0 ? '' : t(needs && 'any' in needs ? 'needsOneOf' : 'needsAll', { what: list });
  return {
    id,
    name: technologyName(id),
    text: names().technologyEffects[id]!,
    note: [colourMark(colour).name, note].filter(Boolean).join(' · '),
    icon: colourMark(colour).icon,
    related: before.map((other) => ({ id: other, name: technologyName(other) })),
  };
}

export function referenceOf(): EntryGroup[] {
  const { races, abilities, strategy, strategyTexts, agendas, cards, leaders, counters, objectives } = names();
  return [
    {
      id: 'races',
      title: t('races'),
      icon: 'a-planet',
      rule: 'TI3-GEN-02',
      entries: RACES.map((race) => ({
        id: race.id,
        name: races[race.id],
        text: race.abilities.map((ability) => abilities[ability].effect).join(' '),
        note: say().system(race.home),
        related: [
          ...race.abilities.map((id) => ({ id, name: abilities[id].name })),
          ...race.technologies.map((id) => ({ id, name: technologyName(id) })),
        ],
      })),
    },
    { id: 'abilities', title: t('abilities'), icon: 'i-cap', rule: 'TI3-GEN-02', entries: named(abilities) },
    {
      id: 'strategy',
      title: t('strategyCards'),
      icon: 'u-token',
      rule: 'TI3-STRATACT-01',
      entries: STRATEGY_CARDS.map((id) => ({
        id,
        name: `${numberOf(id)} ${strategy[id]}`,
        text: `${strategyTexts[id].primary} ${t('secondaryIs', { text: strategyTexts[id].secondary })}`,
        note: t('countersEach', { n: SECONDARY_COST[id] }),
      })),
    },
    {
      id: 'technologies',
      title: t('technologies'),
      icon: 'a-propulsion',
      rule: 'TI3-TECH-01',
      entries: TECHNOLOGIES.map(technology),
    },
    {
      id: 'units',
      title: t('units'),
      icon: 'u-cruiser',
      rule: 'TI3-UNITS-01',
      entries: UNIT_KINDS.map((id) => ({
        id: `unit-${id}`,
        name: names().units[id][0],
        text: unitValues(id),
        note: t('costs', { n: facts(id).cost, pair: facts(id).pair ? 2 : 1 }),
        icon: UNIT_ICON[id],
      })),
    },
    { id: 'cards', title: t('hand'), icon: 'i-hand', rule: 'TI3-ACTIONCARDS-01', entries: named(cards) },
    { id: 'agendas', title: t('agendas'), icon: 'a-vote', rule: 'TI3-POLITICS-01', entries: named(agendas) },
    {
      id: 'objectives',
      title: t('objectives'),
      icon: 'r-vp',
      rule: 'TI3-OBJECTIVES-01',
      entries: OBJECTIVES.map(({ id, points, deck }) => ({
        id,
        name: objectives[id]!,
        text: t('worthPoints', { n: points }),
        note: t('deck', { deck }),
      })),
    },
    { id: 'leaders', title: t('leaders'), icon: 'a-delegate', rule: 'TI3-OPT-LEADERS-01', entries: named(leaders) },
    {
      id: 'counters',
      title: t('domainCounters'),
      icon: 'i-map',
      rule: 'TI3-OPT-DISTANTSUNS-01',
      entries: named(counters),
    },
    {
      id: 'planets',
      title: t('planets'),
      icon: 'a-planet',
      rule: 'TI3-SYSTEMS-01',
      entries: TILES.flatMap(({ planets = [] }) => planets).map(({ id, resources, influence, specialty }) => ({
        id: `planet-${id}`,
        name: planetName(id),
        text: t('worth', { resources, influence }),
        ...(specialty ? { note: colourMark(specialty).name } : {}),
      })),
    },
  ];
}
