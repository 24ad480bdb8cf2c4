import { For, Show, createEffect, createSignal, on, onCleanup, onMount } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import { t as frameText } from '@orrery/web/text/text.ts';
import { t } from './words.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { play } from '@orrery/web/match/sounds.ts';
import { SHEETS } from './content.ts';
import type { Atom, SheetId } from './content.ts';
import { gainsOf } from './gains.ts';
import { Gains } from './Gains.tsx';
import { boardKeys } from './keys.ts';
import { sheetName } from './names.ts';
import { placeOf } from './places.ts';
import { Preview } from './Preview.tsx';
import { Questions } from './Questions.tsx';
import { reportsOf } from './report.ts';
import type { Report } from './report.ts';
import { ReportCard } from './ReportCard.tsx';
import { iconOf, sayAtom, sayPrice } from './say.ts';
import { SheetCard } from './SheetCard.tsx';
import { createSlots } from './state.ts';
import { Tabs } from './Tabs.tsx';
import { Track } from './Track.tsx';
import { createSheetUi } from './ui.ts';
import type { SheetUi } from './ui.ts';
import './Board.css';

/** The sheet that an event was about. */
const SHEET_OF: Record<Report['kind'], SheetId> = { war: 'warfare', production: 'industry', council: 'industry' };

/** Four sheets to draw on: the one in play large, a second beside it where there is room, the others a tap away. */
export function Board(props: { table: TableModel }) {
  const ui = createSheetUi(props.table);
  const { state } = ui;
  const reports = reportsOf(props.table);
  const wide = window.matchMedia('(min-width: 1024px)');
  const widest = window.matchMedia('(min-width: 1880px)');
  const roomNow = () => (widest.matches ? 4 : wide.matches ? 2 : 1);
  const [room, setRoom] = createSignal<1 | 2 | 4>(roomNow());
  const isWide = () => room() > 1;
  const resize = () => setRoom(roomNow());
  const [zoom, setZoom] = createSignal(false);
  const slots = createSlots(room, (sheet) => state.now().sheets[sheet] !== null);
  let board: HTMLDivElement | undefined;
  onMount(() => {
    const keys = boardKeys(props.table, ui, slots);
    const listed = offersLightUp(ui);
    wide.addEventListener('change', resize);
    widest.addEventListener('change', resize);
    document.addEventListener('keydown', keys, true);
    document.addEventListener('pointerover', listed);
    document.addEventListener('focusin', listed);
    onCleanup(() => {
      wide.removeEventListener('change', resize);
      widest.removeEventListener('change', resize);
      document.removeEventListener('keydown', keys, true);
      document.removeEventListener('pointerover', listed);
      document.removeEventListener('focusin', listed);
    });
  });
  // Everybody who holds a relic is asked before a War, so that nobody knows who holds the one that helps there. Who has nothing to add
  // need not say so by hand.
  // The pen is heard, not the rubber.
  createEffect(
    on(
      () => state.part().length,
      (marks, before) => void (marks > (before ?? 0) && play('mark')),
      { defer: true },
    ),
  );
  createEffect(() => {
    if (
      state.step() === 'war' &&
      state.atoms().length === 0 &&
      state.part().length === 0 &&
      state.done() &&
      !reports.shown()
    )
      void props.table.give([]);
  });
  // The light moves to the sheet that marks are asked for.
  createEffect(
    on(state.hot, (sheet) => {
      if (sheet) slots.open(sheet);
    }),
  );
  // On a small screen a sheet whose places are too small for a finger is shown large; the button beside it takes that back.
  createEffect(
    on([state.hot, () => props.table.decision()?.id], () => {
      if (!isWide()) queueMicrotask(() => setZoom((large) => needsZoom(board, large)));
    }),
  );
  createEffect(
    on(
      [state.hot, zoom, () => state.ghost.at() !== null, () => props.table.decision()?.id],
      () => {
        if (!isWide()) queueMicrotask(() => bringIntoSight(board));
      },
      {
        defer: true,
      },
    ),
  );
  return (
    <div class={`ins ${seatClass(state.seat())}`} ref={board} data-marking={state.step() !== null}>
      <Track table={props.table} />
      <Tabs ui={ui} shown={slots.shown()} open={slots.open} />
      <Show when={state.looking() !== null}>
        <p class="ins-looking">
          <SeatMark seat={state.seat()} />
          {t('looking', { name: props.table.name(state.seat()) })}
          <button type="button" class="btn sm" onClick={() => state.look(null)}>
            {t('backToMine')}
          </button>
        </p>
      </Show>
      <div
        class="ins-sheets"
        data-zoom={zoom()}
        role="group"
        aria-label={t('sheets')}
        tabIndex={isWide() ? undefined : 0}
      >
        <Show
          when={reports.shown()}
          fallback={<For each={slots.shown()}>{(sheet) => <SheetCard ui={ui} sheet={sheet} />}</For>}
        >
          {(report) => (
            <>
              <Show when={isWide()}>
                <SheetCard ui={ui} sheet={SHEET_OF[report().kind]} />
              </Show>
              <ReportCard table={props.table} report={report()} />
            </>
          )}
        </Show>
      </div>
      <button
        type="button"
        class="ins-zoom"
        aria-label={t(zoom() ? 'zoomOut' : 'zoomIn')}
        aria-pressed={zoom()}
        onClick={() => setZoom(!zoom())}
      >
        <Icon name={zoom() ? 'i-minus' : 'i-plus'} />
      </button>
      <Show when={!reports.shown()}>
        <Loose ui={ui} />
        <Preview ui={ui} board={() => board} />
        <Picker ui={ui} board={() => board} />
        <Questions table={props.table} />
      </Show>
      <p class="vh" aria-live="polite">
        {SHEETS.includes(state.hot() ?? 'navigation') && state.hot()
          ? t('markOn', { sheet: sheetName(state.hot()!) })
          : ''}
      </p>
    </div>
  );
}

/** An answer pointed at in the panel lights up its place on the sheet. */
function offersLightUp(ui: SheetUi): (event: Event) => void {
  let lit = false;
  return (event) => {
    const row = event.target instanceof Element ? event.target.closest('.dec [data-answer]') : null;
    if (!row) {
      if (lit && !(event.target instanceof Element && event.target.closest('[data-place]'))) ui.point(null);
      lit = false;
      return;
    }
    const answer: unknown = JSON.parse(row.getAttribute('data-answer') ?? 'null');
    const atom = ui.state.atoms().find((one) => JSON.stringify(one) === JSON.stringify(answer));
    if (!atom) return;
    lit = true;
    if (atom.do === 'deploy') ui.state.ghost.show(atom);
    ui.point(placeOf(atom, ui.state.desk()));
    ui.state.point([atom]);
  };
}

/** The least a finger can hit, in pixels, and how much larger the large drawing is. */
const FINGER = 24;
const LARGE = 1.85;
function needsZoom(board: HTMLElement | undefined, large: boolean): boolean {
  const places = [...(board?.querySelectorAll('.ins-sheet.hot .can > .hit') ?? [])];
  const least = large ? FINGER * LARGE : FINGER;
  return places.some((place) => {
    const { width, height } = place.getBoundingClientRect();
    return Math.min(width, height) < least;
  });
}

/** On a small screen the sheet scrolls to where marks are asked for. */
function bringIntoSight(board: HTMLElement | undefined): void {
  const frame = board?.querySelector('.ins-sheets');
  const target = board?.querySelector('.ghost .ghn, .choose-sheet, .ins-sheet.hot .can');
  if (!frame || !target) return;
  const { top, bottom, left, right } = frame.getBoundingClientRect();
  const place = target.getBoundingClientRect();
  if (place.top < top + 40 || place.bottom > bottom - 20) frame.scrollTop += place.top - top - frame.clientHeight / 2;
  if (place.left < left + 10 || place.right > right - 10) frame.scrollLeft += place.left - left - frame.clientWidth / 2;
}

/** Answers that stand on no sheet: trade goods, relics, dice, choices. */
function Loose(props: { ui: SheetUi }) {
  const desk = () => props.ui.state.desk();
  return (
    <Show when={desk()}>
      {(at) => (
        <ul class="ins-loose" aria-label={t('choices')}>
          <For each={props.ui.state.loose()}>
            {(atom) => (
              <li>
                <button
                  type="button"
                  class="chip"
                  data-answer={JSON.stringify(atom)}
                  onPointerEnter={() => props.ui.state.point([atom])}
                  onPointerLeave={() => props.ui.state.point([])}
                  onFocus={() => props.ui.state.point([atom])}
                  onBlur={() => props.ui.state.point([])}
                  onClick={(event) => props.ui.pick(atom, event.detail === 0)}
                >
                  <Icon name={iconOf(atom, at()).icon} class={iconOf(atom, at()).tone} />
                  {sayAtom(atom, at())}
                </button>
              </li>
            )}
          </For>
        </ul>
      )}
    </Show>
  );
}

/** Several marks fit one place: they are offered there. */
function Picker(props: { ui: SheetUi; board: () => HTMLElement | undefined }) {
  /** Below the place where there is room, else above it; never outside the board. */
  const style = (at: DOMRect) => {
    const box = props.board()?.getBoundingClientRect();
    if (!box) return {};
    const under = box.bottom - at.bottom - 12;
    const over = at.top - box.top - 12;
    const below = under >= over || under > (props.ui.picker()?.atoms.length ?? 0) * 68;
    return {
      left: `${Math.min(Math.max(at.left + at.width / 2 - box.left, 130), box.width - 130)}px`,
      'max-height': `${Math.max(below ? under : over, 120)}px`,
      ...(below ? { top: `${at.bottom - box.top + 6}px` } : { bottom: `${box.bottom - at.top + 6}px` }),
    };
  };
  const keys = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    if (event.key === 'Escape') props.ui.closePicker();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const all = [...event.currentTarget.querySelectorAll('button')];
      const here = all.findIndex((one) => one === document.activeElement);
      all[(here + (event.key === 'ArrowDown' ? 1 : all.length - 1)) % all.length]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Show when={props.ui.picker()}>
      {(open) => (
        <>
          <button
            type="button"
            class="ins-shade"
            tabIndex={-1}
            aria-label={frameText('sheet.close')}
            onClick={() => props.ui.closePicker()}
          />
          <div
            class="ins-picker"
            role="menu"
            tabIndex={-1}
            aria-label={t('pick')}
            style={style(open().at)}
            onKeyDown={keys}
          >
            <For each={open().atoms}>{(atom, i) => <Choice ui={props.ui} atom={atom} first={i() === 0} />}</For>
          </div>
        </>
      )}
    </Show>
  );
}

function Choice(props: { ui: SheetUi; atom: Atom; first: boolean }) {
  let button: HTMLButtonElement | undefined;
  onMount(() => {
    if (props.first) button?.focus({ preventScroll: true });
  });
  return (
    <Show when={props.ui.state.desk()}>
      {(desk) => (
        <button
          type="button"
          role="menuitem"
          ref={button}
          onClick={(event) => props.ui.pick(props.atom, event.detail === 0)}
        >
          <Icon name={iconOf(props.atom, desk()).icon} class={iconOf(props.atom, desk()).tone} />
          <span>
            <b>{sayAtom(props.atom, desk())}</b>
            <small>{sayPrice(props.atom, desk())}</small>
          </span>
          <Gains gains={gainsOf(desk(), props.atom)} brief />
        </button>
      )}
    </Show>
  );
}
