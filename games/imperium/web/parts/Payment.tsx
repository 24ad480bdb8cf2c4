import { For, Show } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { Planet } from '@orrery/web/design/Planet.tsx';
import type { PlanetKind } from '@orrery/web/design/Planet.tsx';
import { t } from '../words.ts';
import './Controls.css';

/** A planet that could be exhausted for a price. */
export interface CoinView {
  readonly id: string;
  readonly name: string;
  readonly picture: PlanetKind;
  readonly resources: number;
  readonly influence: number;
  readonly isUsed: boolean;
}
export interface PaymentView {
  readonly price: number;
  readonly paid: number;
  readonly coins: readonly CoinView[];
  /** Trade goods that are handed over, and how many there are. */
  readonly goods: number;
  readonly goodsAtHand: number;
}

/** What pays for it: proposed with the least waste, and changed by pointing at a planet. */
export function Payment(props: {
  payment: PaymentView;
  toggle: (coin: string, use: boolean) => void;
  reset: (() => void) | null;
}) {
  const wasted = () => Math.max(0, props.payment.paid - props.payment.price);
  return (
    <div class="im-payment">
      <p class="im-payment-head">
        <span class="cap">{t('pay')}</span>
        <Show when={props.reset}>
          {(reset) => (
            <button type="button" class="btn sm" onClick={() => reset()()}>
              {t('leastWaste')}
            </button>
          )}
        </Show>
      </p>
      <div class="im-coins">
        <For each={props.payment.coins}>
          {(coin) => (
            <button
              type="button"
              class="im-coin"
              aria-pressed={coin.isUsed}
              onClick={() => props.toggle(coin.id, !coin.isUsed)}
            >
              <Planet kind={coin.picture} />
              <span>
                <b>{coin.name}</b>
                <span class="im-coin-values">
                  <Icon name="r-resource" class="im-tone-resource" />
                  <span class="vh">{t('resources')} </span>
                  {coin.resources} <Icon name="r-influ" class="im-tone-influence" />
                  <span class="vh">{t('influence')} </span>
                  {coin.influence}
                </span>
              </span>
            </button>
          )}
        </For>
        <Show when={props.payment.goodsAtHand > 0}>
          <span class="im-coin im-goods" classList={{ used: props.payment.goods > 0 }}>
            <Icon name="r-trade" class="im-tone-goods" />
            {t('goodsPaid', { n: props.payment.goods, of: props.payment.goodsAtHand })}
          </span>
        </Show>
      </div>
      <p class="im-payment-sum" role="status">
        {t('cost', { n: props.payment.price })} · {t('paid', { n: props.payment.paid })} ·{' '}
        <span classList={{ 'im-bad': wasted() > 0 }}>{t('wasted', { n: wasted() })}</span>
      </p>
    </div>
  );
}
