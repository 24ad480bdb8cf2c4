import type { Entry, EntryGroup } from '@orrery/imperium/web/parts/entries.ts';
import { ACTION_CARDS, actionCardFacts } from '../content/actionCards.ts';
import type { ActionCardId } from '../content/actionCards.ts';
import { AGENDAS } from '../content/agendas.ts';
import { FACTION_IDS, factionSheet } from '../content/factions/index.ts';
import type { FactionId } from '../content/factions/index.ts';
import { EXPLORATION_IDS, explorationFacts } from '../content/explorations.ts';
import { LEADERS, LEADER_IDS } from '../content/leaders.ts';
import { PLANETS, planetFacts } from '../content/planets.ts';
import type { PlanetId } from '../content/planets.ts';
import { NOTE_IDS } from '../content/promissoryNotes.ts';
import { PUBLIC_OBJECTIVES } from '../content/publicObjectives.ts';
import { SECRET_OBJECTIVES } from '../content/secretObjectives.ts';
import { STRATEGY_CARDS, STRATEGY_CARD_IDS } from '../content/strategyCards.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS, technologyFacts } from '../content/technologies.ts';
import { UNITS } from '../content/units/index.ts';
import { legendaryCard } from '../rules/expansion/decks.ts';
import { pointsOf } from '../rules/objectives.ts';
import { technologyWords } from '../text/index.ts';
import { wordsOf } from './component.ts';
import { colourMark, names } from './content.ts';
import { t } from './words.ts';

// Every component of the fourth edition, for the page on which they can be looked up.

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({ id, ...wordsOf(id), ...more });
const link = (id: string) => ({ id, name: wordsOf(id).name });

function faction(id: FactionId): Entry {
  const sheet = factionSheet(id);
  const { agents, commander, hero } = sheet.leaders;
  const parts = [
    ...sheet.abilities,
    ...sheet.ownTechnologies,
    sheet.flagship,
    sheet.mech,
    ...agents,
    commander,
    hero,
    ...sheet.notes,
  ];
  return {
    id,
    name: names().words.factions[id],
    text: names().list(sheet.abilities.map((ability) => wordsOf(ability).name)),
    note: [
      t('homeIs', { planets: names().planets(sheet.planets) }),
      t('commoditiesUpTo', { n: sheet.commodities }),
    ].join(' · '),
    related: parts.map(link),
  };
}
const ofFaction = (id: FactionId) => ({ note: names().words.factions[id], related: [] });
const owners = new Map<string, FactionId>(
  FACTION_IDS.flatMap((id) => factionSheet(id).abilities.map((ability): [string, FactionId] => [ability, id])),
);
function planet(id: PlanetId): Entry {
  const { resources, influence, trait, specialty, legendary } = planetFacts(id);
  const marks = [trait && names().words.traits[trait], specialty && names().words.colours[specialty]].filter(Boolean);
  return {
    id: `planet-${id}`,
    name: names().planet(id),
    text: t('worthOfPlanet', { resources, influence }),
    ...(marks.length > 0 ? { note: marks.join(' · ') } : {}),
    ...(legendary ? { related: [{ id: `legendary-${id}`, name: wordsOf(legendaryCard(id)).name }] } : {}),
  };
}

export function referenceOf(): EntryGroup[] {
  const { strategyCards } = names().words;
  return [
    { id: 'factions', title: t('factions'), icon: 'a-planet', rule: 'TI4-SETUP-01', entries: FACTION_IDS.map(faction) },
    {
      id: 'abilities',
      title: t('abilities'),
      icon: 'i-cap',
      rule: 'TI4-ABL-01',
      entries: [...owners].map(([id, owner]) => entry(id, ofFaction(owner))),
    },
    {
      id: 'leaders',
      title: t('leaders'),
      icon: 'a-delegate',
      rule: 'TI4-LEAD-01',
      entries: LEADER_IDS.map((id) =>
        entry(id, { note: `${t(`rank.${LEADERS[id].rank}`)} · ${names().words.factions[LEADERS[id].faction]}` }),
      ),
    },
    {
      id: 'strategyCards',
      title: t('strategyCards'),
      icon: 'u-token',
      rule: 'TI4-SC-01',
      entries: STRATEGY_CARD_IDS.map((id) => ({
        id,
        name: `${STRATEGY_CARDS[id].initiative} ${strategyCards[id].name}`,
        text: `${strategyCards[id].primary} ${t('secondaryIs', { text: strategyCards[id].secondary })}`,
      })),
    },
    {
      id: 'technologies',
      title: t('technology'),
      icon: 'a-propulsion',
      rule: 'TI4-TECH-01',
      entries: TECHNOLOGY_IDS.map((id) => {
        const { colour } = technologyFacts(id);
        return entry(id, {
          note: technologyWords(names().words, id).needs,
          ...(colour ? { icon: colourMark(colour).icon } : {}),
        });
      }),
    },
    {
      id: 'units',
      title: t('units'),
      icon: 'u-cruiser',
      rule: 'TI4-UNIT-01',
      // Upgrades are technologies.
      entries: Object.keys(UNITS)
        .filter((id) => !(id in TECHNOLOGIES))
        .map((id) => entry(id)),
    },
    {
      id: 'actionCards',
      title: t('actionCards'),
      icon: 'i-hand',
      rule: 'TI4-AC-01',
      entries: (Object.keys(ACTION_CARDS) as ActionCardId[]).map((id) =>
        entry(id, { note: t('copies', { n: actionCardFacts(id).copies ?? 1 }) }),
      ),
    },
    {
      id: 'agendas',
      title: t('agendas'),
      icon: 'a-vote',
      rule: 'TI4-AGEN-01',
      entries: Object.keys(AGENDAS).map((id) => entry(id)),
    },
    {
      id: 'objectives',
      title: t('publicObjectives'),
      icon: 'r-vp',
      rule: 'TI4-OBJ-01',
      entries: Object.keys(PUBLIC_OBJECTIVES).map((id) => entry(id, { note: t('worthPoints', { n: pointsOf(id) }) })),
    },
    {
      id: 'secrets',
      title: t('secretObjectives'),
      icon: 'i-eye',
      rule: 'TI4-OBJ-01',
      entries: Object.keys(SECRET_OBJECTIVES).map((id) => entry(id, { note: t('worthPoints', { n: pointsOf(id) }) })),
    },
    {
      id: 'notes',
      title: t('notes'),
      icon: 'r-card',
      rule: 'TI4-PN-01',
      entries: NOTE_IDS.map((id) => entry(id)),
    },
    {
      id: 'relics',
      title: t('relics'),
      icon: 'a-dia',
      rule: 'TI4-REL-01',
      entries: Object.keys(names().words.relics).map((id) => ({ ...entry(`${id} relic`), id: `relic-${id}` })),
    },
    {
      id: 'explorations',
      title: t('explorations'),
      icon: 'i-map',
      rule: 'TI4-EXP-01',
      entries: EXPLORATION_IDS.map((id) => {
        const { deck, copies } = explorationFacts(id);
        const kind = deck === 'frontier' ? t('frontier') : names().words.traits[deck];
        return { ...entry(`${id} explored`), id: `explore-${id}`, note: `${kind} · ${t('copies', { n: copies })}` };
      }),
    },
    {
      id: 'planets',
      title: t('planets'),
      icon: 'a-planet',
      rule: 'TI4-PLAN-01',
      entries: (Object.keys(PLANETS) as PlanetId[]).map(planet),
    },
    {
      id: 'legendary',
      title: t('legendaryPlanets'),
      icon: 'a-planet',
      rule: 'TI4-PLAN-09',
      entries: Object.keys(names().words.legendaryPlanets).map((id) => ({
        ...entry(legendaryCard(id)),
        id: `legendary-${id}`,
        note: names().planet(id),
      })),
    },
  ];
}
