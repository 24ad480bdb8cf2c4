import { For, Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import { t } from '../words.ts';
import './StrategyCards.css';

/** A strategy card as it lies on the table. */
export interface StrategyCardView {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly address: string | null;
  readonly icon: IconName;
  readonly colour: string;
  readonly primary: string;
  readonly secondary: string;
  /** What the others pay to use the secondary ability. */
  readonly price: string;
  /** Goods or counters that lie on it. */
  readonly bonus: number;
  readonly bonusWords: string;
  readonly holder: { readonly seat: Seat; readonly name: string } | null;
  readonly isUsed: boolean;
  readonly isOpen: boolean;
  /** Why this reader may not choose it, where a rule of the reader's own forbids it. */
  readonly closed: string | null;
}

/** All strategy cards with both texts: whoever may choose points at one. */
export function StrategyCards(props: {
  cards: readonly StrategyCardView[];
  chosen: string | null;
  choose: (id: string) => void;
}) {
  return (
    <div class="im-strategy" role="group" aria-label={t('strategyCards')}>
      <For each={props.cards}>
        {(card) => (
          <button
            type="button"
            class="im-strategy-card"
            classList={{ open: card.isOpen, taken: card.holder !== null }}
            aria-pressed={props.chosen === card.id}
            disabled={!card.isOpen}
            data-card={card.id}
            onClick={() => props.choose(card.id)}
          >
            <span class={`im-strategy-art im-${card.colour}`}>
              <b class="num">{card.number}</b>
              <Icon name={card.icon} />
              <Show when={card.bonus > 0}>
                <span class="im-strategy-bonus" title={card.bonusWords}>
                  <Icon name="r-trade" />
                  {card.bonus}
                  <span class="vh">{card.bonusWords}</span>
                </span>
              </Show>
            </span>
            <span class="im-strategy-name">
              {card.name}
              <Show when={card.isUsed}>
                <small> {t('used')}</small>
              </Show>
              <Show when={card.closed}>{(why) => <small> {why()}</small>}</Show>
            </span>
            <Show when={card.holder}>
              {(holder) => (
                <span class={`im-strategy-holder ${seatClass(holder().seat)}`}>
                  <SeatMark seat={holder().seat} />
                  {holder().name}
                </span>
              )}
            </Show>
            <span class="im-strategy-text">{card.primary}</span>
            <span class="im-strategy-others">
              <span class="cap">{t('others')}</span>
              <small>{card.price}</small>
            </span>
            <span class="im-strategy-text second">{card.secondary}</span>
          </button>
        )}
      </For>
    </div>
  );
}
