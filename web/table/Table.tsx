import {
  ErrorBoundary,
  Show,
  Suspense,
  createEffect,
  createMemo,
  createSignal,
  lazy,
  onCleanup,
  onMount,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { BoardParts } from '../match/board.ts';
import { Icon } from '../design/Icon.tsx';
import { Announcement } from '../net/Announcement.tsx';
import { place } from '../page/router.ts';
import { language, t } from '../text/text.ts';
import { Away } from './Away.tsx';
import { BoardError } from './BoardError.tsx';
import { showBeats } from './beats.ts';
import { Clock } from './Clock.tsx';
import { Decision } from './Decision.tsx';
import { GoBack } from './GoBack.tsx';
import { Keeper } from './Keeper.tsx';
import { Notices } from './Notices.tsx';
import type { TableModel } from '../match/model.ts';
import { ask } from './notice.ts';
import { ProposalBand } from './Proposal.tsx';
import { Record } from './Record.tsx';
import type { RecordTab } from './Record.tsx';
import { Rail } from './Rail.tsx';
import { areRuleTextsWanted, keepRuleTexts } from '../match/ruleTexts.ts';
import { chaptersOf } from '../games/rulebooks.ts';
import { RuleSheet, showBook } from './RuleSheet.tsx';
import { Substitute } from './Substitute.tsx';
import { TableBar } from './TableBar.tsx';
import { tableKeys } from './keys.ts';
import { createPresses } from './presses.ts';
import { undo } from './undo.ts';
import './Table.css';

// What is not on the first screen is fetched when it is needed.
const AbsentBand = lazy(() => import('./Absent.tsx').then((m) => ({ default: m.AbsentBand })));
const Menu = lazy(() => import('./Menu.tsx').then((m) => ({ default: m.Menu })));
const End = lazy(() => import('./End.tsx').then((m) => ({ default: m.End })));

// Charts are fetched when a match is over.
const EndPage = lazy(() => import('../film/EndPage.tsx'));

/** One frame for all games; only the board, and what it tells the panel, differ. */
export function TableFrame(props: { table: TableModel; parts: BoardParts }) {
  const table = () => props.table;
  const [tab, setTab] = createSignal<RecordTab>('log');
  const [menu, setMenu] = createSignal(false);
  const wasOpened = createMemo((before: boolean) => before || menu(), false);
  const [record, setRecord] = createSignal(false);
  const [endSeen, setEndSeen] = createSignal(false);
  const [broken, setBroken] = createSignal(false);
  /** A board that cannot draw gives up all its parts: the plain panel asks in words and takes every answer. */
  const parts = (): BoardParts => (broken() ? { Board: props.parts.Board } : props.parts);
  const over = () => table().view().pub.table.result !== null && !table().showing();
  const openRecord = (which: RecordTab) => {
    setTab(which);
    setRecord(true);
  };
  /** What the question at hand is answered by: there the book is opened. */
  const ruleOfQuestion = () => {
    const d = table().decision();
    return d ? ((table().game.asks as { [kind: string]: { rule?: string } })[d.kind]?.rule ?? null) : null;
  };
  const presses = createPresses();
  const keys = tableKeys(table, { menu: () => setMenu(true), record: openRecord, presses });
  onMount(() => document.addEventListener('keydown', keys));
  onCleanup(() => document.removeEventListener('keydown', keys));
  createEffect(() => ask(table().decision()?.id ?? null));
  showBeats(props.table, parts);
  // Refusals without a sentence of their own are told in the words of the rulebook; without the book its numbers are shown.
  createEffect(() => {
    if (areRuleTextsWanted()) chaptersOf(table().game.id, language()).then(keepRuleTexts, () => undefined);
  });
  const trail = createMemo(() => parts().trail?.(table()) ?? [], [], { equals: (a, b) => a.join('/') === b.join('/') });
  return (
    <div class="tbl" data-game={table().game.id} data-record={record() ? 'open' : 'shut'}>
      <a class="skip" href={`${place().path.length ? location.pathname : ''}#question`}>
        {t('table.skipQuestion')}
      </a>
      <TableBar game={table().game.id} trail={trail()}>
        <ConnectionState table={table()} />
        <Observers n={table().channel.head()?.watchers ?? 0} />
        <Clock table={table()} />
        <span class="tools">
          <button
            class="tool"
            aria-label={t('table.undo')}
            title={t('table.undo')}
            disabled={!table().undo() || over()}
            onClick={() => undo(table())}
          >
            <Icon name="i-undo" />
          </button>
          <button
            class="tool phone-only"
            aria-label={t('table.log')}
            aria-expanded={record()}
            onClick={() => setRecord(!record())}
          >
            <Icon name="i-log" />
          </button>
          <button
            class="tool desk-only"
            aria-label={t('table.rules')}
            title={t('table.rules')}
            onClick={() => showBook(ruleOfQuestion())}
          >
            <Icon name="i-book" />
          </button>
          <button class="tool" aria-label={t('table.menu')} title={t('table.menu')} onClick={() => setMenu(true)}>
            <Icon name="i-menu" />
          </button>
        </span>
      </TableBar>
      <Announcement />
      <Substitute table={table()} />
      <main class="tbl-grid" id="main" tabIndex={-1}>
        <aside class="tbl-seats" aria-label={t('table.seats')}>
          <ErrorBoundary fallback={<Rail table={table()} />}>
            <Dynamic component={parts().Rail ?? Rail} table={table()} />
          </ErrorBoundary>
        </aside>
        <section class="tbl-board night" aria-label={t('table.board')} id="board" tabIndex={-1}>
          <ErrorBoundary
            fallback={(error, reset) => (
              <BoardError
                error={error}
                table={table()}
                shown={() => setBroken(true)}
                again={() => {
                  setBroken(false);
                  reset();
                }}
              />
            )}
          >
            <Dynamic component={props.parts.Board} table={table()} />
          </ErrorBoundary>
          <Show when={!parts().tells}>
            <Caption table={table()} />
          </Show>
          <Away table={table()} />
          <Show when={over()}>
            <ErrorBoundary fallback={null}>
              <Suspense>
                <EndPage table={table()} parts={props.parts} />
              </Suspense>
            </ErrorBoundary>
          </Show>
        </section>
        <div class="tbl-side">
          <ProposalBand table={table()} />
          <Notices table={table()} />
          <Keeper table={table()} />
          <GoBack table={table()} />
          <Show when={table().channel.seatActions}>
            <Suspense>
              <AbsentBand table={table()} />
            </Suspense>
          </Show>
          <Show when={over()} fallback={<Decision table={table()} parts={parts()} presses={presses} />}>
            <Suspense>
              <End table={table()} parts={parts()} seen={endSeen()} see={() => setEndSeen(true)} />
            </Suspense>
          </Show>
          <Record
            table={table()}
            parts={parts()}
            tab={tab()}
            setTab={setTab}
            open={record()}
            close={() => setRecord(false)}
          />
        </div>
      </main>
      <Show when={wasOpened()}>
        <Suspense>
          <Menu table={table()} parts={parts()} open={menu()} close={() => setMenu(false)} />
        </Suspense>
      </Show>
      <RuleSheet game={table().game} />
    </div>
  );
}

/** What just happened, in one line over the board, while it is being shown. */
function Caption(props: { table: TableModel }) {
  const words = () => {
    const step = props.table.beat();
    return step && step.by !== props.table.mine
      ? step.events
          .map((event) => props.table.speech().event(event))
          .filter(Boolean)
          .slice(-2)
      : [];
  };
  return (
    <Show when={props.table.showing() && words().length > 0}>
      <p class="caption" aria-hidden="true">
        {words().join(' ')}
        <button class="btn btn-0 sm" onClick={() => props.table.skip()}>
          {t('table.skip')}
        </button>
      </p>
    </Show>
  );
}

function ConnectionState(props: { table: TableModel }) {
  const state = () => props.table.channel.connection();
  return (
    <Show when={state() !== 'here'}>
      <span class="chip conn" role="status">
        <span class="orbit" />
        {props.table.busy() ? t('state.moveWaits') : state() === 'lost' ? t('state.offline') : t('state.reconnecting')}
      </span>
    </Show>
  );
}

/** How many look on; nobody is named. */
function Observers(props: { n: number }) {
  return (
    <Show when={props.n > 0}>
      <span class="observers" title={t('table.observers', { n: props.n })}>
        <Icon name="i-eye" />
        <span aria-hidden="true">{props.n}</span>
        <span class="vh">{t('table.observers', { n: props.n })}</span>
      </span>
    </Show>
  );
}
