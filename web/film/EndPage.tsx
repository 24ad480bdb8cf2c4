import { Show, createResource, createSignal } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Event, Shapes } from '@orrery/kernel';
import { Loading } from '../design/Loading.tsx';
import type { BoardParts } from '../match/board.ts';
import { fetchTelling } from '../games/registry.ts';
import { loaded } from '../page/loaded.ts';
import { go } from '../page/router.ts';
import type { TableModel } from '../match/model.ts';
import { duration } from '../statistics/duration.ts';
import { language, list, t } from '../text/text.ts';
import Analysis from './Analysis.tsx';
import { filmOf } from './film.ts';
import type { Film } from './film.ts';
import './film.css';

/** How the match went, over the board: figures, chances, moments, points. The board stays a tap away. */
export default function EndPage(props: { table: TableModel; parts: BoardParts }) {
  const [open, setOpen] = createSignal(true);
  const [film] = createResource(async () => {
    const file = await props.table.channel.file();
    return file ? filmOf(file) : null;
  });
  const head = () => props.table.channel.head()!;
  const [telling] = createResource(
    () => [props.table.game.id, language()] as const,
    ([game]) => fetchTelling(game),
  );
  /** 'How Noor won by one': the winners' lead over the best of all others. */
  const headline = () => {
    const result = props.table.view().pub.table.result;
    if (!result || result.winners.length === 0) return t('end.figures');
    const { winners, scores } = result;
    const best = Math.max(...winners.map((seat) => scores[seat] ?? 0));
    const others = scores.filter((_, seat) => !winners.includes(seat));
    // A lead is told in points; other games have none.
    const lead = others.length > 0 && telling()?.sources ? best - Math.max(...others) : 0;
    return t('stat.wonBy', { names: list(winners.map((seat) => props.table.name(seat))), n: Math.max(0, lead) });
  };
  const lengthOf = ({ frames, file: { times } }: Film) => {
    const { statistics } = props.table.game;
    const n = statistics?.length(frames.at(-1)!.state.pub) ?? 0;
    const rounds = telling() ? t(`stat.length.${telling()!.counted}`, { n }) : '';
    const ms = times?.at(-1) ?? 0;
    // Games of bots alone are played at once.
    return [rounds, ms >= 1000 ? duration(ms, language()) : ''].filter(Boolean).join(', ');
  };
  const watch = (at: number) =>
    go(`/replay/${head().local ? 'here' : 't'}.${head().id}?at=${at}&eyes=${props.table.mine ?? 'all'}`);
  return (
    <Show
      when={open()}
      fallback={
        <button type="button" class="btn end-open" onClick={() => setOpen(true)}>
          {t('end.figures')}
        </button>
      }
    >
      <section class="end-page" aria-label={t('end.figures')}>
        <header>
          <div>
            <Show when={loaded(film)}>{(all) => <p class="cap cap-b">{lengthOf(all())}</p>}</Show>
            <h2>{headline()}</h2>
          </div>
          <a class="btn" href={`/statistics?game=${props.table.game.id}`}>
            {t('stat.overAll')}
          </a>
          <button type="button" class="btn" onClick={() => setOpen(false)}>
            {t('end.board')}
          </button>
        </header>
        <Show when={film.loading}>
          <Loading />
        </Show>
        <Show when={loaded(film)}>
          {(all) => (
            <Analysis
              game={props.table.game}
              film={all()}
              match={head().local ? null : head().id}
              parts={props.parts}
              say={(frames) => {
                const events = frames.flatMap((frame) => frame.events) as Event<Shapes>[];
                const speech = props.table.speech();
                return props.parts.recount?.(events, speech) ?? events.map((event) => speech.event(event)).join(' ');
              }}
              pick={watch}
            />
          )}
        </Show>
        <Show when={props.parts.Scores}>
          {(Scores) => (
            <section class="end-scores">
              <h3 class="cap">{t('end.where')}</h3>
              <Dynamic component={Scores()} table={props.table} />
            </section>
          )}
        </Show>
      </section>
    </Show>
  );
}
