import { For } from 'solid-js';
import { CardFace } from './Card.tsx';
import { cardIds, cardOf } from './content.ts';
import { FACTIONS } from './face.ts';
import { labelOf } from './label.ts';
import { spoken } from './spoken.ts';
import './tokens.css';
import './Gallery.css';

/** Cards with every line that can hold at some table: those of the Boss with five Raiders print them all. */
const AT = { kingdom: 'trade', mode: 'raid', players: 6 } as const;

/** Every card of the box, by faction and cost. */
export default function Gallery() {
  const groups = () => [
    ...FACTIONS.map((faction) => ({
      name: spoken.now().effects.factions[faction],
      cards: cardIds.filter((id) => cardOf(id).factions[0] === faction),
    })),
    { name: '', cards: cardIds.filter((id) => cardOf(id).factions.length === 0) },
  ];
  return (
    <div class="sr-gallery night" data-game="star-realms">
      <For each={groups()}>
        {(group) => (
          <section>
            <h2 class="cap">{group.name}</h2>
            <ul>
              <For each={group.cards.toSorted((a, b) => (cardOf(a).cost ?? 0) - (cardOf(b).cost ?? 0))}>
                {(id) => (
                  <li>
                    <CardFace
                      card={`${id}.1`}
                      at={AT}
                      design={id}
                      first
                      label={labelOf(`${id}.1`, AT, [])}
                      onTap={() => undefined}
                      onInspect={() => undefined}
                    />
                  </li>
                )}
              </For>
            </ul>
          </section>
        )}
      </For>
    </div>
  );
}
