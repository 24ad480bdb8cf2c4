import { For, Show, createMemo, createResource } from 'solid-js';
import { commitment, keyFromHex } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import type { BoardParts } from '../boards/boards.ts';
import { SeatMark } from '../design/Seat.tsx';
import { t } from '../text/text.ts';
import { Chart } from './Chart.tsx';
import { estimates } from './film.ts';
import type { Film } from './film.ts';

/** The game's own judgement along the match, the largest swings of it, and the proof of the dice. */
export default function Analysis(props: { game: AnyGame; film: Film; parts: BoardParts; pick: (at: number) => void }) {
  const judged = createMemo(() => estimates(props.game, props.film, 160));
  const lines = () =>
    props.film.file.seats.map(({ name }, seat) => ({ name, seat, values: judged().values[seat] ?? [] }));
  const [series] = createResource(() => props.parts.series?.(props.film.file));
  const swings = createMemo(() => {
    const { at, values } = judged();
    return at
      .slice(1)
      .map((moment, i) => {
        const by = values.map((line) => line[i + 1]! - line[i]!);
        const seat = by.reduce((best, one, s) => (Math.abs(one) > Math.abs(by[best]!) ? s : best), 0);
        return { at: moment, seat, by: by[seat] ?? 0 };
      })
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
      .slice(0, 3);
  });
  const honest = () => {
    const key = keyFromHex(props.film.file.key);
    return key !== null && commitment(key) === props.film.file.commitment;
  };
  return (
    <div class="analysis">
      <Show when={judged().at.length > 1} fallback={<p class="muted">{t('analysis.none')}</p>}>
        <h3 class="cap">{t('analysis.estimate')}</h3>
        <Chart label={t('analysis.estimate')} at={judged().at} lines={lines()} range={[0, 1]} pick={props.pick} />
        <h3 class="cap">{t('analysis.moments')}</h3>
        <ol class="moments">
          <For each={swings()}>
            {(swing) => (
              <li>
                <SeatMark seat={swing.seat} />
                <span>
                  {t('analysis.swing', {
                    name: props.film.file.seats[swing.seat]!.name,
                    by: `${swing.by > 0 ? '+' : '−'}${Math.abs(Math.round(swing.by * 100))}`,
                  })}
                </span>
                <button class="btn sm" onClick={() => props.pick(swing.at)}>
                  {t('analysis.watch')}
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <For each={series() ?? []}>
        {(one) => (
          <>
            <h3 class="cap">{one.name}</h3>
            <Chart
              label={one.name}
              at={(one.values[0] ?? []).map((_, i) => i)}
              lines={one.values.map((values, seat) => ({
                name: props.film.file.seats[seat]?.name ?? '',
                seat,
                values: values.map((value) => value ?? 0),
              }))}
            />
          </>
        )}
      </For>
      <h3 class="cap">{t('analysis.fair')}</h3>
      <p class="muted detail">
        {honest() ? t('analysis.honest') : t('analysis.dishonest')}
        <br />
        {props.film.file.commitment}
      </p>
    </div>
  );
}
