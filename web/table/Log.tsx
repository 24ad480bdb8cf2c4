import { For, Show, createMemo, createSelector, createSignal, onCleanup, untrack } from 'solid-js';
import type { Event, Seat, Shapes } from '@orrery/kernel';
import { SeatMark } from '../design/Seat.tsx';
import { ago, language, t } from '../text/text.ts';
import type { Step } from '../match/channel.ts';
import type { BoardParts } from '../match/board.ts';
import type { TableModel } from '../match/model.ts';
import { seatsOf } from '../match/speech.ts';
import './Log.css';

const SHOWN = 60;

interface Line {
  /** The last of its steps; a line of several is folded. */
  step: Step;
  steps: readonly Step[];
  /** The reader's seat is named: what touches you is marked. */
  touches: boolean;
}

/** A step keeps its line, so that a new one does not draw all others again. */
const known = new WeakMap<Step, Line>();
function lineOf(steps: readonly Step[], mine: number | null): Line {
  const step = steps.at(-1)!;
  const before = known.get(step);
  if (before?.steps.length === steps.length) return before;
  const line = {
    step,
    steps,
    touches: mine !== null && step.by !== mine && step.events.some((event) => seatsOf(event).slice(1).includes(mine)),
  };
  known.set(step, line);
  return line;
}

/** Neighbours of one player that the game folds make one line. */
function runsOf(steps: readonly Step[], folds: (step: Step) => boolean): Step[][] {
  const runs: Step[][] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last && last.by === step.by && step.do === 'answer' && folds(last) && folds(step)) run!.push(step);
    else runs.push([step]);
  }
  return runs;
}

/** Every event in words, newest last. A line opens to its number, its time and what it was made of. */
export function Log(props: { table: TableModel; parts: BoardParts }) {
  const [more, setMore] = createSignal(false);
  const [open, setOpen] = createSignal<string | null>(null);
  const lines = createMemo(() => {
    const { mine } = props.table;
    const told = props.table.steps().filter((step) => step.do === 'undo' || step.events.length > 0);
    return runsOf(told, (step) => props.parts.folds?.(step) ?? false).map((run) => lineOf(run, mine));
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
  const [now, setNow] = createSignal(Date.now());
  const clock = setInterval(() => setNow(Date.now()), 20_000);
  onCleanup(() => clearInterval(clock));
  /** How long ago, in words; nothing where the line before says the same. */
  const time = (line: Line, i: number) => {
    const words = ago(line.step.at, Math.max(now(), line.step.at));
    const before = shown()[i - 1];
    return before && ago(before.step.at, Math.max(now(), before.step.at)) === words ? '' : words;
  };
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
            {(line, i) => (
              <>
                <Show when={isSince(line)}>
                  <li class="since">
                    <span class="cap">{t('log.since')}</span>
                  </li>
                </Show>
                <LogLine
                  table={props.table}
                  parts={props.parts}
                  line={line}
                  time={time(line, i())}
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

/** Words of the log under the mark of one player; of nobody where it happens by itself. */
interface Entry {
  seat: Seat | null;
  words: readonly string[];
  /** The first words sum up the others, which are said when the line is opened. */
  isFolded?: true;
}

/** A step is its action and, smaller, what followed from it. Where several players acted at once, each has an entry. */
function LogLine(props: {
  table: TableModel;
  parts: BoardParts;
  line: Line;
  time: string;
  open: boolean;
  toggle: () => void;
}) {
  const step = () => props.line.step;
  const inWords = (events: readonly Event<Shapes>[]): string[] =>
    events.map((event) => props.table.speech().event(event)).filter(Boolean);
  const say = (): Entry[] => {
    const { by, events } = step();
    if (step().do === 'undo')
      return [{ seat: by, words: [t('log.undone', { name: by === null ? '' : props.table.name(by) })] }];
    const { steps } = props.line;
    if (steps.length === 1 && props.parts.entries)
      return props.parts.entries(events).map((group) => ({ seat: firstSeat(group), words: inWords(group) }));
    const single = inWords(steps.flatMap((one) => one.events));
    const folded = props.parts.folded?.(props.table, steps) ?? null;
    const seat = by ?? firstSeat(events);
    return [folded === null ? { seat, words: single } : { seat, words: [folded, ...single], isFolded: true }];
  };
  const events = () => props.line.steps.flatMap((one) => one.events);
  const point = (what: readonly Event<Shapes>[]) => props.parts.pointAt?.(props.table, what);
  const entries = createMemo(() => {
    // Said once in each language: what happened does not change with the view.
    language();
    return untrack(say).filter(({ words }) => words.length > 0);
  });
  return (
    <For each={entries()}>
      {({ seat, words, isFolded }, i) => (
        <li
          classList={{ touches: props.line.touches }}
          onPointerEnter={() => point(events())}
          onPointerLeave={() => point([])}
          onFocusIn={() => point(events())}
          onFocusOut={() => point([])}
        >
          <Show when={seat !== null} fallback={<span />}>
            <SeatMark seat={seat!} />
          </Show>
          <button class="log-text" aria-expanded={props.open} onClick={() => props.toggle()}>
            {words[0]}
            <Show when={words.length > 1 && (props.open || !isFolded)}>
              <For each={words.slice(1)}>{(line) => <small>{line}</small>}</For>
            </Show>
          </button>
          <Show when={i() === 0 && props.time}>
            <time>{props.time}</time>
          </Show>
          <Show when={props.open && i() === entries().length - 1}>
            <p class="log-detail">
              {t('log.detail', { n: step().n, when: new Date(step().at).toLocaleString(language()) })}
              <For each={props.parts.explained?.(events())}>
                {(thing) => (
                  <a href={thing.address} target="_blank" rel="noopener">
                    {thing.name}
                  </a>
                )}
              </For>
            </p>
          </Show>
        </li>
      )}
    </For>
  );
}

const firstSeat = ([event]: readonly Event<Shapes>[]): Seat | null => (event ? (seatsOf(event)[0] ?? null) : null);
