import { For, Show } from 'solid-js';
import type { Luck } from '@orrery/games/statistics';
import { SeatName, seatClass } from '../design/Seat.tsx';
import { language, t } from '../text/text.ts';

/** So many standard deviations to both sides hold nine matches of ten. */
const NINE_OF_TEN = 1.645;

/** How the dice of each seat fell, beside what was to be expected of them. */
export function DiceLuck(props: { luck: readonly Luck[]; names: readonly string[] }) {
  const most = () =>
    Math.max(1, ...props.luck.flatMap(({ hits, expected, spread }) => [hits, expected + NINE_OF_TEN * spread]));
  const x = (hits: number) => (100 * Math.max(0, hits)) / most();
  const figure = (n: number) => n.toLocaleString(language(), { maximumFractionDigits: 1 });
  return (
    <Show when={props.luck.some(({ expected }) => expected > 0)}>
      <section>
        <h3 class="cap">{t('analysis.luck')}</h3>
        <ul class="luck">
          <For each={props.luck}>
            {({ hits, expected, spread }, seat) => (
              <li>
                <SeatName seat={seat()} name={props.names[seat()]!} />
                <small>{t('analysis.luckOf', { hits, expected: figure(expected) })}</small>
                <b>{`${hits < expected ? '−' : '+'}${figure(Math.abs(hits - expected))}`}</b>
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" class={seatClass(seat())}>
                  <rect
                    class="luck-band"
                    x={x(expected - NINE_OF_TEN * spread)}
                    width={x(expected + NINE_OF_TEN * spread) - x(expected - NINE_OF_TEN * spread)}
                    y="1"
                    height="4"
                  />
                  <rect class="luck-expected" x={x(expected) - 0.25} width="0.5" y="0" height="6" />
                  <rect class="luck-rolled" x={x(hits) - 0.75} width="1.5" y="1.5" height="3" />
                </svg>
              </li>
            )}
          </For>
        </ul>
        <p class="muted">{t('analysis.luckRead')}</p>
      </section>
    </Show>
  );
}
