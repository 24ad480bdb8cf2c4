import { isLevel } from '@orrery/bots/names';
import { For, Show, createEffect, createMemo, createSignal, lazy, onCleanup, onMount } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { isStep, view } from '@orrery/kernel';
import type { Seat, Shapes, State, View } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import type { BoardParts } from '../match/board.ts';
import { Icon } from '../design/Icon.tsx';
import { SeatMark, seatClass } from '../design/Seat.tsx';
import { go, place } from '../page/router.ts';
import { playHere } from '../worker/start.ts';
import type { Channel, Update } from '../match/channel.ts';
import { Log } from '../table/Log.tsx';
import { createTable } from '../match/model.ts';
import type { TableModel } from '../match/model.ts';
import { Rail } from '../table/Rail.tsx';
import { RuleSheet } from '../table/RuleSheet.tsx';
import { TableBar } from '../table/TableBar.tsx';
import { list, t } from '../text/text.ts';
import { eventsFor, stepsOf } from '../film/film.ts';
import type { Film, Frame } from '../film/film.ts';
import { addressFor } from './source.ts';
import type { Source } from './source.ts';
import '../table/Decision.css';
import '../table/Record.css';
import '../table/Table.css';
import './replay.css';

const Analysis = lazy(() => import('../film/Analysis.tsx'));

/** The same board, fed from the record: a slider over all steps, one seat's eyes or everything open. */
export function Viewer(props: { source: Source; game: AnyGame; parts: BoardParts; film: Film }) {
  const last = () => props.film.frames.length - 1;
  const asked = Number(place().query.get('at') ?? 0);
  const [at, setAt] = createSignal(Math.min(Math.max(0, asked), last()));
  const seats = props.film.file.seats;
  const mine = place().query.get('eyes');
  const [eyes, setEyes] = createSignal<Seat | 'all'>(
    mine === null ? 0 : mine === 'all' ? 'all' : Math.min(Number(mine), seats.length - 1),
  );
  const [playing, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal(2);
  const [analysed, setAnalysed] = createSignal(false);
  const [copied, setCopied] = createSignal<'yes' | 'long' | null>(null);
  const seat = (): Seat => (eyes() === 'all' ? 0 : (eyes() as Seat));

  // The frame's own model, fed by hand: nothing can be answered here, so boards show no brass.
  let push: (update: Update) => void = () => undefined;
  const updateAt = (i: number): Update => ({
    view: eyes() === 'all' ? openView(props.film.frames[i]!.state) : view(props.film.frames[i]!.state, seat()),
    steps: stepsOf(props.film, i, eyes()),
    whole: true,
    awaiting: [],
    clocks: null,
    undo: null,
  });
  const channel: Channel = {
    head: () => ({
      id: props.source.id,
      title: props.film.file.title ?? '',
      game: props.game.id,
      options: props.film.file.options,
      mine: null,
      seats: seats.map(({ name, bot }) => ({ name, bot: bot ?? null, online: true })),
      watchers: 0,
      local: true,
      lesson: null,
      commitment: props.film.file.commitment,
      rematch: null,
    }),
    connection: () => 'here',
    trouble: () => null,
    listen: (listener) => {
      push = listener;
    },
    send: async () => null,
    beside: { drafts: () => ({}), keepDraft: () => undefined, early: null },
    file: async () => props.film.file,
    again: async () => '/',
    talk: null,
    seatActions: null,
    keeper: { faulty: () => null, closeQuestion: async () => undefined },
    advise: null,
    close: () => undefined,
  };
  const table = createTable(props.game, channel, updateAt(at()));
  createEffect(() => push(updateAt(at())));

  const step = (by: number) => setAt((i) => Math.min(last(), Math.max(0, i + by)));
  const begins = (i: number) => props.film.frames[i + 1]?.by === seat() && props.film.frames[i]!.by !== seat();
  /** Ticks on the slider where this seat begins to act; too many would be a line. */
  const ticks = createMemo(() => {
    const found = props.film.frames.map((_, i) => i).filter(begins);
    return found.length <= 60 ? found : [];
  });
  /** To the next moment at which this seat begins to act. */
  const turn = (by: 1 | -1) => {
    for (let i = at() + by; i >= 0 && i <= last(); i += by) if (begins(i)) return setAt(i);
    return setAt(by > 0 ? last() : 0);
  };
  let fast: ReturnType<typeof setInterval> | undefined;
  createEffect(() => {
    clearInterval(fast);
    if (playing()) fast = setInterval(() => (at() >= last() ? setPlaying(false) : step(1)), 900 / speed());
  });
  onCleanup(() => clearInterval(fast));
  const address = () => `${location.pathname}?at=${at()}&eyes=${eyes()}${location.hash}`;
  createEffect(() => history.replaceState(null, '', address()));
  const keys = (event: KeyboardEvent) => {
    if ((event.target as HTMLElement).closest('input:not([type="range"]), select, dialog')) return;
    const action = {
      '[': () => step(-1),
      ']': () => step(1),
      '{': () => turn(-1),
      '}': () => turn(1),
      ' ': () => setPlaying(!playing()),
    }[event.key];
    if (!action || (event.key === ' ' && (event.target as HTMLElement).closest('button'))) return;
    event.preventDefault();
    action();
  };
  onMount(() => document.addEventListener('keydown', keys));
  onCleanup(() => document.removeEventListener('keydown', keys));
  const say = (frame: Frame) =>
    eventsFor(frame, eyes())
      .map((event) => table.speech().event(event))
      .filter(Boolean)
      .join(' ');
  const sayAll = (frames: readonly Frame[]) =>
    props.parts.recount?.(
      frames.flatMap((frame) => eventsFor(frame, eyes())),
      table.speech(),
    ) ?? frames.map(say).join(' ');
  /** How the table was laid out is summed up as in the log. */
  const words = createMemo(() => {
    const first = at() === 0 ? table.steps()[0] : undefined;
    return (first && props.parts.folded?.(table, [first])) || say(props.film.frames[at()]!);
  });
  const commandsUpTo = () => {
    // Frames leave out what nobody sees; a fork needs every command up to the moment shown.
    const { n } = props.film.frames[at()]!.state.pub.table;
    let moved = 0;
    return props.film.file.commands.filter((command) => {
      if (moved >= n && at() < last()) return false;
      if (isStep(command)) moved += 1;
      return command.do !== 'bot';
    });
  };
  /** At its last moment a match that has not ended is taken up again, every command as it was; elsewhere another one branches off. */
  const isOpen = () => at() === last() && props.film.file.result === null;
  const fork = () => {
    const { options, key, title, commands } = props.film.file;
    return playHere({
      game: props.game.id,
      seats: seats.map(({ name, bot }, i) => ({
        name,
        bot: i === seat() ? null : isOpen() && bot !== undefined && isLevel(bot) ? bot : 'medium',
      })),
      options,
      mine: seat(),
      key,
      ...(isOpen()
        ? { past: commands, kind: 'match' as const, ...(title ? { title } : {}) }
        : { past: commandsUpTo(), kind: 'fork' as const }),
    });
  };
  const share = async () => {
    const path = await addressFor(props.source, props.film.file, at(), eyes());
    if (path) await navigator.clipboard?.writeText(location.origin + path);
    setCopied(path ? 'yes' : 'long');
  };
  return (
    <div class="tbl replay" data-game={props.game.id}>
      <TableBar game={props.game.id} trail={[t('replay.title')]}>
        <label class="replay-eyes">
          <span class="desk-only">{t('replay.eyes')}</span>
          <select
            class="field"
            aria-label={t('replay.eyes')}
            onChange={(event) =>
              setEyes(event.currentTarget.value === 'all' ? 'all' : Number(event.currentTarget.value))
            }
          >
            <For each={seats}>
              {({ name }, i) => (
                <option value={i()} selected={eyes() === i()}>
                  {name}
                </option>
              )}
            </For>
            <option value="all" selected={eyes() === 'all'}>
              {t('replay.all')}
            </option>
          </select>
        </label>
        <Show when={copied()}>
          {(how) => (
            <span class="replay-copied" role="status">
              {how() === 'yes' ? t('lobby.copied') : t('replay.tooLong')}
            </span>
          )}
        </Show>
        <button class="tool" aria-label={t('replay.share')} title={t('replay.share')} onClick={() => void share()}>
          <Icon name={copied() === 'yes' ? 'i-check' : 'i-link'} />
        </button>
        <button class="tool" aria-label={t('sheet.close')} title={t('sheet.close')} onClick={() => go('/replays')}>
          <Icon name="i-x" />
        </button>
      </TableBar>
      <main class="tbl-grid" id="main" tabIndex={-1}>
        <aside class="tbl-seats" aria-label={t('table.seats')}>
          <Dynamic component={props.parts.Rail ?? Rail} table={table} />
        </aside>
        <section class="tbl-board night" aria-label={t('table.board')} id="board">
          <div class="replay-board">
            <Dynamic component={props.parts.Board} table={table} />
          </div>
          <Show when={eyes() === 'all'}>
            <Hands film={props.film} at={at()} table={table} parts={props.parts} />
          </Show>
        </section>
        <div class="tbl-side">
          <section class="dec calm" aria-labelledby="question">
            <div class="dec-head">
              <p class="cap">{t('replay.step', { n: at(), of: last() })}</p>
              <h2 class="ask replay-words" id="question" role="status">
                {words() || t('replay.quiet')}
              </h2>
            </div>
            <div class="dec-foot">
              <button class="btn" aria-pressed={analysed()} onClick={() => setAnalysed(!analysed())}>
                {t('replay.analysis')}
              </button>
              <Show when={props.film.by === 'rules'} fallback={<p class="muted">{t('replay.earlier')}</p>}>
                <button class="btn" onClick={() => void fork()}>
                  {isOpen() ? t('replay.goOn') : t('replay.tryIt')}
                </button>
              </Show>
            </div>
          </section>
          <section class="record panel" aria-label={t('table.log')}>
            <div class="record-body">
              <Show when={analysed()} fallback={<Log table={table} parts={props.parts} />}>
                <Analysis
                  match={props.source.from === 't' ? props.source.id : null}
                  game={props.game}
                  film={props.film}
                  parts={props.parts}
                  say={sayAll}
                  pick={(i) => setAt(i)}
                />
              </Show>
            </div>
          </section>
        </div>
      </main>
      <footer class="replay-bar" aria-label={t('replay.title')}>
        <button
          class="tool"
          aria-label={playing() ? t('replay.pause') : t('replay.play')}
          onClick={() => setPlaying(!playing())}
        >
          <Icon name={playing() ? 'i-pause' : 'i-play'} />
        </button>
        <button class="tool" aria-label={t('replay.turnBack')} title="{" onClick={() => turn(-1)}>
          <Icon name="i-left-far" />
        </button>
        <button class="tool" aria-label={t('replay.back')} title="[" onClick={() => step(-1)}>
          <Icon name="i-left" />
        </button>
        <input
          class="replay-slider"
          type="range"
          list="replay-ticks"
          min="0"
          max={last()}
          value={at()}
          aria-label={t('replay.moment')}
          aria-valuetext={t('replay.step', { n: at(), of: last() })}
          onInput={(event) => setAt(Number(event.currentTarget.value))}
        />
        <datalist id="replay-ticks">
          <For each={ticks()}>{(i) => <option value={i} aria-label={t('replay.step', { n: i, of: last() })} />}</For>
        </datalist>
        <button class="tool" aria-label={t('replay.forward')} title="]" onClick={() => step(1)}>
          <Icon name="i-right" />
        </button>
        <button class="tool" aria-label={t('replay.turnForward')} title="}" onClick={() => turn(1)}>
          <Icon name="i-right-far" />
        </button>
        <button
          class="btn sm"
          aria-label={t('replay.speed', { n: speed() })}
          onClick={() => setSpeed(speed() >= 8 ? 1 : speed() * 2)}
        >
          {speed()}×
        </button>
      </footer>
      <RuleSheet game={props.game} />
    </div>
  );
}

/** Everything open: what each seat knows, put together. */
function openView(state: State<Shapes>): View<Shapes> {
  const first = view(state, 0);
  const cards = Object.assign({}, ...state.own.map((own) => own.table.cards)) as { [zone: string]: string[] };
  return { ...first, me: first.me && { ...first.me, table: { ...first.me.table, cards } } };
}

/** What everybody holds, when everything is open: cards by name, alike ones counted. */
function Hands(props: { film: Film; at: number; table: TableModel; parts: BoardParts }) {
  const state = () => props.film.frames[props.at]!.state;
  const name = (card: string) => props.parts.cardName?.(card) ?? card;
  const counted = (cards: readonly string[]) => {
    const names = cards.map(name);
    return [...new Set(names)].map((one) => {
      const n = names.filter((other) => other === one).length;
      return n > 1 ? `${one} ×${n}` : one;
    });
  };
  const hidden = () =>
    state()
      .own.map((own, seat) => ({ seat, cards: counted(Object.values(own.table.cards).flat()) }))
      .filter(({ cards }) => cards.length > 0);
  return (
    <Show when={hidden().length > 0}>
      <ul class="all-hands" aria-label={t('replay.hands')}>
        <For each={hidden()}>
          {({ seat, cards }) => (
            <li class={seatClass(seat)}>
              <SeatMark seat={seat} />
              <b>{props.table.name(seat)}</b> <span>{list(cards)}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
