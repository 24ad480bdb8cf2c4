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

/** Both sides with their chances; the reader's own side stands first. */
export function OddsBar(props: { odds: OddsView; mine: Seat | null }) {
  const share = (chance: number) => `im-share im-share-${Math.max(0, Math.min(20, Math.round(chance * 20)))}`;
  const sides = () => {
    const { seats, first, second } = props.odds;
    const both = [
      { seat: seats[0], wins: first },
      { seat: seats[1], wins: second },
    ] as const;
    return seats[1] === props.mine ? ([both[1], both[0]] as const) : both;
  };
  return (
    <div class="im-odds">
      <p class="im-odds-head">
        <span class="cap">{t('odds')}</span>
        <span>
          <SeatMark seat={sides()[0].seat} /> {t('against')} <SeatMark seat={sides()[1].seat} />
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
        <span class={`${seatClass(sides()[0].seat)} ${share(sides()[0].wins)}`}>
          <b>{percent(sides()[0].wins)}</b>%
        </span>
        <Show when={percent(props.odds.draw) > 0}>
          <span class={`im-odds-draw ${share(props.odds.draw)}`} />
        </Show>
        <span class={`${seatClass(sides()[1].seat)} ${share(sides()[1].wins)}`}>
          <b>{percent(sides()[1].wins)}</b>%
        </span>
      </p>
      <p class="im-odds-note">{props.odds.note}</p>
    </div>
  );
}
