import { Companion } from '@orrery/imperium/web/tools/Companion.tsx';
import { t } from '@orrery/imperium/web/tools/words.ts';
import { phases } from '@orrery/imperium/web/telling.ts';
import type { ToolProps } from '@orrery/web/games/entry.ts';
import { AGENDA_IDS, agendaFacts } from '../../content/agendas.ts';
import type { AgendaId } from '../../content/agendas.ts';
import { FACTION_IDS, factionSheet } from '../../content/factions/index.ts';
import type { FactionId } from '../../content/factions/index.ts';
import { PLANET_IDS } from '../../content/planets.ts';
import { PUBLIC_OBJECTIVES, publicObjectiveFacts } from '../../content/publicObjectives.ts';
import type { PublicObjectiveId } from '../../content/publicObjectives.ts';
import { RELIC_IDS } from '../../content/relics.ts';
import { SECRET_OBJECTIVES } from '../../content/secretObjectives.ts';
import { STRATEGY_CARD_IDS } from '../../content/strategyCards.ts';
import { TECHNOLOGY_IDS } from '../../content/technologies.ts';
import { tileFacts } from '../../content/tiles.ts';
import { names } from '../content.ts';
import { telling } from '../telling.ts';

const named = <Id extends string>(ids: readonly Id[], name: (id: Id) => string) =>
  ids.map((id) => ({ id, name: name(id) }));
const sorted = <N extends { name: string }>(all: readonly N[]): N[] =>
  all.toSorted((a, b) => a.name.localeCompare(b.name));

const planets = () => sorted(named(PLANET_IDS, (id) => names().planet(id)));
/** What an agenda has the players elect. */
function elected(agenda: AgendaId) {
  const { elect } = agendaFacts(agenda);
  switch (elect) {
    case undefined:
      return null;
    case 'player':
      return 'players' as const;
    case 'strategy-card':
      return named(STRATEGY_CARD_IDS, (id) => names().strategyCard(id));
    case 'law':
    case 'hidden-agenda':
      return sorted(named(AGENDA_IDS, (id) => names().agenda(id)));
    case 'scored-secret-objective':
      return sorted(named(Object.keys(SECRET_OBJECTIVES), (id) => names().objective(id)));
    default:
      return planets();
  }
}

export default function Ti4Companion(props: ToolProps) {
  const stage = (n: 1 | 2) =>
    sorted(
      (Object.keys(PUBLIC_OBJECTIVES) as PublicObjectiveId[])
        .filter((id) => publicObjectiveFacts(id).stage === n)
        .map((id) => ({
          id,
          name: `${n === 1 ? 'I' : 'II'} · ${names().objective(id)}`,
          points: n,
          from: `stage-${n}`,
        })),
    );
  return (
    <Companion
      {...props}
      edition={{
        game: 'twilight-imperium-4',
        seats: [3, 8],
        factions: sorted(named(FACTION_IDS, (id) => names().faction(id))),
        cards: named(STRATEGY_CARD_IDS, (id) => names().strategyCard(id)),
        technologies: sorted(named(TECHNOLOGY_IDS, (id) => names().technology(id))),
        objectives: [
          ...stage(1),
          ...stage(2),
          ...sorted(
            Object.keys(SECRET_OBJECTIVES).map((id) => ({
              id,
              name: `S · ${names().objective(id)}`,
              points: 1,
              from: 'secret',
            })),
          ),
        ],
        agendas: sorted(
          named(AGENDA_IDS, (id) => names().agenda(id)).map((agenda) => {
            const choices = elected(agenda.id as AgendaId);
            return choices ? { ...agenda, choices } : agenda;
          }),
        ),
        planets: planets(),
        home: (faction) => (faction === '' ? [] : (tileFacts(factionSheet(faction as FactionId).home).planets ?? [])),
        relics: sorted(named(RELIC_IDS, (id) => names().component(`${id} relic`))),
        phases: phases('strategy', 'action', 'status', 'agenda'),
        extra: [
          { from: 'mecatol', name: 'Mecatol Rex', points: 1 },
          { from: 'other', name: t('companion.other'), points: 1 },
          { from: 'other', name: t('companion.other'), points: -1 },
        ],
        telling: telling(),
      }}
    />
  );
}
