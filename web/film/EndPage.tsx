import { Show, createResource, createSignal } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Event, Shapes } from '@orrery/kernel';
import { Loading } from '../design/Loading.tsx';
import type { BoardParts } from '../match/board.ts';
import { loaded } from '../page/loaded.ts';
import { go } from '../page/router.ts';
import type { TableModel } from '../match/model.ts';
import { t } from '../text/text.ts';
import Analysis from './Analysis.tsx';
import { filmOf } from './film.ts';
import './film.css';

/** How the match went, over the board: figures, chances, moments, points. The board stays a tap away. */
export default function EndPage(props: { table: TableModel; parts: BoardParts }) {
  const [open, setOpen] = createSignal(true);
  const [film] = createResource(async () => {
    const file = await props.table.channel.file();
    return file ? filmOf(file) : null;
  });
  const head = () => props.table.channel.head()!;
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
          <h2>{t('end.figures')}</h2>
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
