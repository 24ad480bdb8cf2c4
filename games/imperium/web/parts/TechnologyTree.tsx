import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { SeatMark } from '@orrery/web/design/Seat.tsx';
import type { Mark } from '../map/model.ts';
import { t } from '../words.ts';
import { Named } from './Named.tsx';
import './TechnologyTree.css';

export interface TechnologyView {
  readonly id: string;
  readonly name: string;
  readonly address: string | null;
  readonly text: string;
  /** One mark for each prerequisite. */
  readonly needs: readonly Mark[];
  /** What is missing, in words; empty when nothing is. */
  readonly missing: string;
  readonly state: 'owned' | 'open' | 'closed';
  /** Others who own it. */
  readonly owners: readonly Seat[];
}
export interface TechnologyColumn {
  readonly title: string;
  readonly mark: Mark | null;
  readonly cards: readonly TechnologyView[];
}

/**
 * All technologies by colour: owned, open, and not yet, with what is missing. Where one is to be chosen the whole tree is seen at once, and
 * the panel tells what the one that is pointed at does.
 */
export function TechnologyTree(props: {
  columns: readonly TechnologyColumn[];
  chosen: string | null;
  choose: ((id: string) => void) | null;
}) {
  return (
    <div class="im-tree" classList={{ brief: props.choose !== null }}>
      <For each={props.columns}>
        {(column) => (
          <section aria-label={column.title} classList={{ wide: column.mark === null }}>
            <h3 class={column.mark ? `im-${column.mark.colour}` : ''}>
              <Show when={column.mark}>{(mark) => <Icon name={mark().icon} />}</Show>
              {column.title}
            </h3>
            <For each={column.cards}>
              {(card) => (
                <Dynamic
                  component={props.choose ? ChosenCard : ReadCard}
                  card={card}
                  chosen={props.chosen === card.id}
                  choose={() => props.choose?.(card.id)}
                >
                  <span class="im-tech-head">
                    <b>
                      <Named name={card.name} address={props.choose === null ? card.address : null} />
                    </b>
                    <span class="im-tech-needs" title={card.missing}>
                      <For each={card.needs}>
                        {(mark) => (
                          <span class={`im-${mark.colour}`}>
                            <Icon name={mark.icon} />
                            <span class="vh">{mark.name}</span>
                          </span>
                        )}
                      </For>
                    </span>
                  </span>
                  <span class="im-tech-text">{card.text}</span>
                  <Show when={card.state === 'owned'}>
                    <small class="im-good">{t('owned')}</small>
                  </Show>
                  <Show when={card.missing}>
                    <small>{t('missing', { what: card.missing })}</small>
                  </Show>
                  <Show when={card.owners.length > 0}>
                    <span class="im-tech-owners">
                      <For each={card.owners}>{(seat) => <SeatMark seat={seat} />}</For>
                    </span>
                  </Show>
                </Dynamic>
              )}
            </For>
          </section>
        )}
      </For>
    </div>
  );
}

interface CardProps {
  card: TechnologyView;
  chosen: boolean;
  choose: () => void;
  children: JSX.Element;
}
function ChosenCard(props: CardProps) {
  return (
    <button
      type="button"
      class={`im-tech ${props.card.state}`}
      aria-pressed={props.chosen}
      disabled={props.card.state !== 'open'}
      data-technology={props.card.id}
      title={props.card.text}
      onClick={() => props.choose()}
    >
      {props.children}
    </button>
  );
}
/** Where nothing is to be chosen, its name leads to where it is explained. */
function ReadCard(props: CardProps) {
  return (
    <article class={`im-tech ${props.card.state}`} data-technology={props.card.id}>
      {props.children}
    </article>
  );
}
