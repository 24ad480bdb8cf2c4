import { Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import { t } from '../words.ts';
import './Controls.css';

/** How a battle would end, in hundredths. */
export interface OddsView {
  readonly seats: readonly [Seat, Seat];
  readonly first: number;
  readonly draw: number;
  readonly second: number;
  /** What is counted and what is not. */
  readonly note: string;
}

const percent = (chance: number): number => Math.round(chance * 100);

export function OddsBar(props: { odds: OddsView }) {
  const share = (chance: number) => `im-share im-share-${Math.max(0, Math.min(20, Math.round(chance * 20)))}`;
  const [attacker, defender] = [() => props.odds.seats[0], () => props.odds.seats[1]];
  return (
    <div class="im-odds">
      <p class="im-odds-head">
        <span class="cap">{t('odds')}</span>
        <span>
          <SeatMark seat={attacker()} /> {t('against')} <SeatMark seat={defender()} />
        </span>
      </p>
      <p
        class="im-odds-bar"
        role="img"
        aria-label={t('oddsWords', {
          first: percent(props.odds.first),
          draw: percent(props.odds.draw),
          second: percent(props.odds.second),
        })}
      >
        <span class={`${seatClass(attacker())} ${share(props.odds.first)}`}>
          <b>{percent(props.odds.first)}</b>%
        </span>
        <Show when={percent(props.odds.draw) > 0}>
          <span class={`im-odds-draw ${share(props.odds.draw)}`} />
        </Show>
        <span class={`${seatClass(defender())} ${share(props.odds.second)}`}>
          <b>{percent(props.odds.second)}</b>%
        </span>
      </p>
      <p class="im-odds-note">{props.odds.note}</p>
    </div>
  );
}
