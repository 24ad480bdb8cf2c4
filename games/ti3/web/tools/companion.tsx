import { Companion } from '@orrery/imperium/web/tools/Companion.tsx';
import { t } from '@orrery/imperium/web/tools/words.ts';
import { phases } from '@orrery/imperium/web/telling.ts';
import type { ToolProps } from '@orrery/web/games/entry.ts';
import { AGENDAS } from '../../content/agendas/agendas.ts';
import type { Vote } from '../../content/agendas/agendas.ts';
import { OBJECTIVES } from '../../content/objectives.ts';
import { RACES } from '../../content/races/races.ts';
import { STRATEGY_CARDS } from '../../content/strategyCards.ts';
import { TECHNOLOGIES } from '../../content/technologies.ts';
import { TILES } from '../../content/tiles.ts';
import { cardName, names, planetName, raceName } from '../content.ts';
import { telling } from '../telling.ts';

const SOURCE = { I: 'stage-1', II: 'stage-2', secret: 'secret' } as const;
const sorted = <N extends { name: string }>(all: readonly N[]): N[] =>
  all.toSorted((a, b) => a.name.localeCompare(b.name));

const planets = () => sorted(TILES.flatMap((tile) => tile.planets).map(({ id }) => ({ id, name: planetName(id) })));
/** What is voted on; of two that are elected together the one named first is written down. */
function elected(vote: Vote) {
  if (vote === 'for-against') return null;
  if (vote === 'player' || vote === 'two-players') return 'players' as const;
  return vote === 'law' ? sorted(AGENDAS.map(({ id }) => ({ id, name: cardName(id) }))) : planets();
}

export default function Ti3Companion(props: ToolProps) {
  return (
    <Companion
      {...props}
      edition={{
        game: 'twilight-imperium-3',
        seats: [3, 6],
        factions: sorted(RACES.map(({ id }) => ({ id, name: raceName(id) }))),
        cards: STRATEGY_CARDS.map((id) => ({ id, name: names().strategy[id] })),
        technologies: sorted(TECHNOLOGIES.map(({ id }) => ({ id, name: names().technologies[id]! }))),
        objectives: sorted(
          OBJECTIVES.filter(({ wins, points }) => !wins && points > 0).map(({ id, deck, points }) => ({
            id,
            name: `${deck === 'secret' ? 'S' : deck} · ${cardName(id)}`,
            points,
            from: SOURCE[deck],
          })),
        ),
        agendas: sorted(
          AGENDAS.map(({ id, vote }) => {
            const choices = elected(vote);
            return { id, name: cardName(id), ...(choices ? { choices } : {}) };
          }),
        ),
        planets: planets(),
        home: (race) => TILES.find((tile) => tile.race === race && race !== '')?.planets.map(({ id }) => id) ?? [],
        relics: [],
        phases: phases('strategy', 'action', 'status'),
        extra: [
          { from: 'imperial', name: names().strategy.imperial, points: 2 },
          { from: 'other', name: t('companion.other'), points: 1 },
          { from: 'other', name: t('companion.other'), points: -1 },
        ],
        telling: telling(),
      }}
    />
  );
}
