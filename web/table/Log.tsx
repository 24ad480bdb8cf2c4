import { For, Show, createMemo, createSelector, createSignal, untrack } from 'solid-js';
import { SeatMark } from '../design/Seat.tsx';
import { ago, language, t } from '../text/text.ts';
import type { Step } from '../match/channel.ts';
import type { TableModel } from '../match/model.ts';
import { seatsOf } from '../match/speech.ts';

const SHOWN = 60;

interface Line {
  step: Step;
  /** The reader's seat is named: what touches you is marked. */
  touches: boolean;
}

/** A step keeps its line, so that a new one does not draw all others again. */
const known = new WeakMap<Step, Line>();
function lineOf(step: Step, mine: number | null): Line {
  const line = known.get(step) ?? {
    step,
    touches: mine !== null && step.by !== mine && step.events.some((event) => seatsOf(event).slice(1).includes(mine)),
  };
  known.set(step, line);
  return line;
}

/** Every event in words, newest last. A line opens to its number, its time and what it was made of. */
export function Log(props: { table: TableModel }) {
  const [more, setMore] = createSignal(false);
  const [open, setOpen] = createSignal<string | null>(null);
  const lines = createMemo(() => {
    const { mine } = props.table;
    return props.table
      .steps()
      .filter((step) => step.do === 'undo' || step.events.length > 0)
      .map((step) => lineOf(step, mine));
  });
  const shown = () => (more() ? lines() : lines().slice(-SHOWN));
  /** The first line after the reader's last own turn. */
  const since = createMemo(() => {
    const { mine } = props.table;
    const last = lines().findLastIndex((line) => line.step.by === mine && line.step.do === 'answer');
    const before = lines()
      .slice(0, Math.max(last, 0))
      .findLastIndex((line) => line.step.by !== mine && line.step.by !== null);
    if (last < 0) return null;
    if (last < lines().length - 1) return lines()[last + 1] ?? null;
    const own = lines()
      .slice(0, before + 1)
      .findLastIndex((line) => line.step.by === mine);
    return before < 0 ? null : (lines()[own + 1] ?? null);
  });
  const isSince = createSelector(since);
  const key = (line: Line) => `${line.step.n}/${line.step.at}`;
  return (
    <div class="log-all">
      <Show when={!more() && lines().length > SHOWN}>
        <button class="btn btn-0 sm log-more" onClick={() => setMore(true)}>
          {t('log.earlier', { n: lines().length - SHOWN })}
        </button>
      </Show>
      <div role="log" aria-live="polite">
        <ol class="log">
          <For each={shown()}>
            {(line) => (
              <>
                <Show when={isSince(line)}>
                  <li class="since">
                    <span class="cap">{t('log.since')}</span>
                  </li>
                </Show>
                <LogLine
                  table={props.table}
                  line={line}
                  open={open() === key(line)}
                  toggle={() => setOpen(open() === key(line) ? null : key(line))}
                />
              </>
            )}
          </For>
        </ol>
      </div>
    </div>
  );
}

/** A step is its action and, smaller, what followed from it. */
function LogLine(props: { table: TableModel; line: Line; open: boolean; toggle: () => void }) {
  const step = () => props.line.step;
  /** Whom the first line speaks of; where it names nobody, who acted. */
  const seat = () => (step().events[0] ? seatsOf(step().events[0]!)[0] : undefined) ?? step().by;
  const say = () => {
    if (step().do === 'undo')
      return [t('log.undone', { name: step().by === null ? '' : props.table.name(step().by!) })];
    return step()
      .events.map((event) => props.table.speech().event(event))
      .filter(Boolean);
  };
  const words = createMemo(() => {
    // Said once in each language: what happened does not change with the view.
    language();
    return untrack(say);
  });
  return (
    <Show when={words().length > 0}>
      <li classList={{ touches: props.line.touches }}>
        <Show when={seat() !== undefined && seat() !== null} fallback={<span />}>
          <SeatMark seat={seat()!} />
        </Show>
        <button class="log-text" aria-expanded={props.open} onClick={() => props.toggle()}>
          {words()[0]}
          <For each={words().slice(1)}>{(line) => <small>{line}</small>}</For>
        </button>
        <time>{ago(step().at, Date.now())}</time>
        <Show when={props.open}>
          <p class="log-detail">
            {t('log.detail', { n: step().n, when: new Date(step().at).toLocaleString(language()) })}
          </p>
        </Show>
      </li>
    </Show>
  );
}
