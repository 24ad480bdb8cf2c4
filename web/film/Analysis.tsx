import './film.css';
import { For, Show, Suspense, createMemo, createResource } from 'solid-js';
import type { AnyGame } from '@orrery/games';
import type { BoardParts } from '../match/board.ts';
import { SeatMark } from '../design/Seat.tsx';
import { language, t } from '../text/text.ts';
import { Chart } from './Chart.tsx';
import { fetchTelling } from '../games/registry.ts';
import { Files } from '../statistics/Files.tsx';
import { ByRound, Figures, Gains, Technologies, Tempo, Votes } from '../statistics/Panels.tsx';
import { DiceLuck } from './DiceLuck.tsx';
import { Proof } from './Proof.tsx';
import { estimates, playedLine, swings } from './film.ts';
import type { Film, Frame } from './film.ts';

/** Figures over the match, the game's own judgement along it, its largest swings, and the proof of the dice. */
export default function Analysis(props: {
  game: AnyGame;
  film: Film;
  /** Of a match at a server: what this device contributed to its dice is compared. */
  match: string | null;
  parts: BoardParts;
  /** What happened in some frames that follow one another. */
  say: (frames: readonly Frame[]) => string;
  pick: (at: number) => void;
}) {
  const played = createMemo(() => playedLine(props.film));
  const judged = createMemo(() => estimates(props.game, props.film, played(), 160));
  const seats = () => props.film.file.seats;
  const lines = (values: readonly (readonly number[])[]) =>
    seats().map(({ name }, seat) => ({ name, seat, values: values[seat]?.slice() ?? [] }));
  const series = createMemo(() => props.parts.series?.(played().map((i) => props.film.frames[i]!.state)) ?? []);
  const moments = createMemo(() => swings(props.game, props.film, played(), 3));
  const [statistics] = createResource(
    () => [props.game, props.film] as const,
    async ([game, film]) => {
      const { statisticsOf } = await import('@orrery/games/statistics');
      return statisticsOf(game, film.file, film.frames);
    },
  );
  const [telling] = createResource(
    () => [props.game.id, language()] as const,
    ([game]) => fetchTelling(game),
  );
  const told = () => {
    const [match, words] = [statistics(), telling()];
    return match && words ? { match, telling: words } : null;
  };
  return (
    <div class="analysis">
      <For each={series()}>
        {(one) => (
          <section>
            <h3 class="cap">{one.name}</h3>
            <Chart
              label={one.name}
              x={one.x}
              lines={lines(one.values)}
              pick={(i) => props.pick(played()[one.at[i] ?? 0] ?? 0)}
              ends
              table
            />
          </section>
        )}
      </For>
      <Suspense>
        <Show when={told()} keyed>
          {(both) => (
            <>
              <Gains {...both} />
              <Tempo {...both} />
              <Technologies {...both} />
              <Votes {...both} />
              <ByRound {...both} kind="objective" />
              <ByRound {...both} kind="strategy" />
              <Figures {...both} />
            </>
          )}
        </Show>
      </Suspense>
      <Show when={judged().at.length > 1} fallback={<p class="muted">{t('analysis.none')}</p>}>
        <section>
          <h3 class="cap">{t('analysis.estimate')}</h3>
          <Chart
            label={t('analysis.estimate')}
            x={judged().x}
            lines={lines(judged().values.map((line) => line.map((value) => Math.round(value * 100))))}
            range={[0, 100]}
            pick={(i) => props.pick(judged().at[i] ?? 0)}
          />
        </section>
        <section>
          <h3 class="cap">{t('analysis.moments')}</h3>
          <ol class="moments">
            <For each={moments()}>
              {(swing) => (
                <li>
                  <SeatMark seat={swing.seat} />
                  <span>
                    <b>
                      {t('analysis.swing', {
                        name: seats()[swing.seat]!.name,
                        by: `${swing.by > 0 ? '+' : '−'}${Math.abs(Math.round(swing.by * 100))}`,
                      })}
                    </b>
                    <small>{props.say(swing.frames.map((i) => props.film.frames[i]!))}</small>
                  </span>
                  <button class="btn sm" onClick={() => props.pick(swing.frames[0]!)}>
                    {t('analysis.watch')}
                  </button>
                </li>
              )}
            </For>
          </ol>
        </section>
      </Show>
      <Suspense>
        <Show when={statistics()?.luck}>
          {(luck) => <DiceLuck luck={luck()} names={seats().map(({ name }) => name)} />}
        </Show>
      </Suspense>
      <Files match={statistics()} />
      <Proof film={props.film} match={props.match} pick={props.pick} />
    </div>
  );
}
