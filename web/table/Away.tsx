import { Index, Show, createEffect, createSignal, onCleanup, onMount } from 'solid-js';
import { SeatMark } from '../design/Seat.tsx';
import { beat } from '../settings/settings.ts';
import { t } from '../text/text.ts';
import { keepSeen, lineTime, missedSteps, namesIn, seenOf } from './away.ts';
import type { TableModel } from '../match/model.ts';
import './Away.css';

/** Back at the table: what the others did, line by line, and the cards and places it touched. Any key or tap ends it. */
export function Away(props: { table: TableModel }) {
  const { id } = props.table.channel.head()!;
  const steps = missedSteps(props.table.steps(), seenOf(id), props.table.mine);
  const lines = steps.map((step) => ({
    step,
    words: step.events
      .map((event) => props.table.speech().event(event))
      .filter(Boolean)
      .join(' '),
  }));
  const captions = lines.filter(({ words }) => words !== '');
  const [at, setAt] = createSignal(captions.length > 0 ? 0 : null);
  // What is on screen has been seen. It is written down when play rests: writing takes longer than drawing.
  let writing: ReturnType<typeof setTimeout> | undefined;
  createEffect(() => {
    const { n } = props.table.view().pub.table;
    clearTimeout(writing);
    if (!document.hidden) writing = setTimeout(() => keepSeen(id, n), 400);
  });
  onCleanup(() => clearTimeout(writing));
  const close = () => setAt(null);
  const moves = () => beat() > 0;
  createEffect(() => {
    const now = at();
    if (now === null || !moves()) return;
    props.table.pointOut(namesIn(captions[now]!.step.events));
    props.table.tell(captions[now]!.step);
    const timer = setTimeout(() => setAt(now + 1 < captions.length ? now + 1 : null), lineTime(captions.length));
    onCleanup(() => {
      clearTimeout(timer);
      props.table.pointOut([]);
      props.table.tell(null);
    });
  });
  onMount(() => {
    if (captions.length === 0) return;
    const leave = (event: KeyboardEvent) => event.key !== 'Tab' && close();
    document.addEventListener('keydown', leave, { once: true });
    onCleanup(() => document.removeEventListener('keydown', leave));
  });
  // With motion one line at a time; without, the last five at once.
  const shown = () => (moves() ? captions.slice(at()!, at()! + 1) : captions.slice(-5));
  return (
    <Show when={at() !== null}>
      <section class="away" aria-label={t('away.title')}>
        <p class="cap">
          {t('away.title')}
          <Show when={moves()}>
            {' '}
            {at()! + 1}/{captions.length}
          </Show>
        </p>
        <ul>
          <Index each={shown()}>
            {(line) => (
              <li>
                <Show when={line().step.by !== null} fallback={<span />}>
                  <SeatMark seat={line().step.by!} />
                </Show>
                <span>{line().words}</span>
              </li>
            )}
          </Index>
        </ul>
        <button type="button" class="btn sm" onClick={close}>
          {moves() ? t('table.skip') : t('sheet.close')}
        </button>
      </section>
    </Show>
  );
}
