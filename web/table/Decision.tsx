import { ErrorBoundary, For, Index, Match, Show, Switch, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Component, JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { REACT } from '@orrery/kernel';
import type { Decision as Question } from '@orrery/kernel';
import type { BoardParts, Offer, Panel, Pause } from '../match/board.ts';
import { Icon } from '../design/Icon.tsx';
import { t } from '../text/text.ts';
import { Citation } from './Citation.tsx';
import { Coach } from './Coach.tsx';
import { Commit } from './Commit.tsx';
import type { TableModel } from '../match/model.ts';
import { OfferRow } from './OfferRow.tsx';
import { FromNow } from './PreAnswers.tsx';
import { OpenWindow } from './OpenWindow.tsx';
import { PlanRows } from './PlanRows.tsx';
import { plainPanel } from '../match/plainPanel.ts';
import { keepUnchanged } from '../match/keepUnchanged.ts';
import type { Presses } from './presses.ts';
import { isPractice, undo } from './undo.ts';
import { Hint } from './Hint.tsx';
import { isSealedByMe } from '../match/open.ts';
import { Waiting, waitingTitle } from './Waiting.tsx';
import './Decision.css';

/** The question at hand and its answers, always in the same place. */
export function Decision(props: { table: TableModel; parts: BoardParts; presses: Presses }) {
  const table = () => props.table;
  const pause = createMemo(() => props.parts.pause?.(table()) ?? null);
  const panel = createMemo<Panel | null>((before) =>
    table().decision() ? keepUnchanged(panelOf(props.parts, table()), before) : null,
  );
  const controls = createMemo(() => (table().decision() ? (props.parts.controls?.(table()) ?? null) : null));
  const [taught, setTaught] = createSignal((table().channel.head()?.lesson ?? null) !== null);
  const note = createMemo(() => (taught() && table().decision() ? (props.parts.coach?.(table()) ?? null) : null));
  const caption = createMemo(() => {
    const d = table().decision();
    if (!d) return table().mine === null ? t('waiting.observer') : t('waiting.cap');
    if (table().isEarly()) return t('early.cap');
    if (d.kind === REACT) return t('decision.react');
    return isSealedWithOthers(table(), d) ? t('decision.sealed') : t('decision.yours');
  });
  const heading = createMemo(() => {
    const d = table().decision();
    return d ? (props.parts.question?.(table()) ?? table().speech().question(d)) : waitingTitle(table());
  });
  let question: HTMLHeadingElement | undefined;
  // Focus follows the question only when it was in the panel and what it stood on has gone; after the frame, for it measures the page.
  createEffect(
    on(
      () => table().decision()?.id,
      () =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) question?.focus({ preventScroll: true });
        }),
      { defer: true },
    ),
  );
  return (
    <Show when={!pause()} fallback={<Pausing table={table()} pause={pause()!} presses={props.presses} />}>
      <section
        class="dec"
        classList={{ calm: !table().decision() }}
        aria-labelledby="question"
        data-coach={note()?.place}
        data-kind={table().decision()?.kind}
      >
        <div class="dec-head">
          <Show when={table().questions().length > 1}>
            <Others table={table()} />
          </Show>
          <p class="cap" classList={{ 'cap-b': table().decision() !== null }}>
            {caption()}
          </p>
          {/* One heading for asking and waiting: it keeps the focus, and a reader is told when it changes. */}
          <h2 class="ask" id="question" tabIndex={-1} ref={question} role="status">
            {heading()}
          </h2>
          <OpenWindow table={table()} presses={props.presses} />
          <Show
            when={table().decision()}
            fallback={
              <Show when={isSealedByMe(table().view())}>
                <p>{t('waiting.sealed')}</p>
              </Show>
            }
          >
            {(d) => (
              <>
                <Refused table={table()} />
                <Show when={note()}>{(say) => <Coach note={say()} leave={() => setTaught(false)} />}</Show>
                <Hint table={table()} asks={taught() && !props.parts.coach} />
                <Show when={!table().isEarly()}>
                  <FromNow table={table()} decision={d()} />
                </Show>
              </>
            )}
          </Show>
        </div>
        <Show when={table().decision()} fallback={<Waiting table={table()} />}>
          <ErrorBoundary fallback={null}>
            <Show when={props.parts.Pools}>{(Pools) => <Dynamic component={Pools()} table={table()} />}</Show>
          </ErrorBoundary>
          <Show when={panel()}>
            {(p) => (
              <Body
                table={table()}
                panel={p()}
                controls={controls()}
                folds={props.parts.panel !== undefined && !p().unfolded && controls() === null}
                presses={props.presses}
              />
            )}
          </Show>
        </Show>
      </section>
    </Show>
  );
}

/** The board shows what happened; the question that follows comes behind one button. */
function Pausing(props: { table: TableModel; pause: Pause; presses: Presses }) {
  const button = createMemo(() => ({ act: () => props.pause.goOn(), title: props.pause.button, key: 'C' }));
  props.presses.show(() => ({ list: [], foot: [button()] }));
  return (
    <section class="dec" aria-labelledby="question">
      <div class="dec-head">
        <p class="cap cap-b">{props.pause.caption}</p>
        <h2 class="ask" id="question" tabIndex={-1} role="status">
          {props.pause.title}
        </h2>
        <p>
          {props.pause.text} <Citation rule={props.pause.rule} />
        </p>
      </div>
      <div class="dec-foot">
        <Commit table={props.table} offer={button()} primary caution={undefined} presses={props.presses} />
      </div>
    </section>
  );
}

/** What the board says of the question; where that fails, every answer in plain words. */
function panelOf(parts: BoardParts, table: TableModel): Panel | null {
  try {
    return parts.panel?.(table) ?? plainPanel(table);
  } catch (error) {
    console.error(error);
    return plainPanel(table);
  }
}

function Body(props: {
  table: TableModel;
  panel: Panel;
  controls: Component<{ table: TableModel }> | null;
  folds: boolean;
  presses: Presses;
}): JSX.Element {
  const [failed, setFailed] = createSignal<typeof props.controls>(null);
  /** Controls that cannot be drawn are left out: the list asks in words and takes every answer. */
  const own = () => (props.controls === failed() ? null : props.controls);
  const panel = (): Panel => (props.controls && !own() ? (plainPanel(props.table) ?? props.panel) : props.panel);
  const giveUp = (error: unknown) => {
    console.error(error);
    queueMicrotask(() => setFailed(() => props.controls));
    return null;
  };
  const [all, setAll] = createSignal(false);
  const [listed, setListed] = createSignal(false);
  const count = () => panel().groups.reduce((sum, group) => sum + group.offers.length, 0);
  const [filter, setFilter] = createSignal('');
  /** The brass button is never the one that gives something up. */
  const wastes = (offer: Panel['foot'][number]) =>
    'final' in offer && offer.final === true && panel().caution !== undefined;
  // What was looked for in one question must not hide the answers of the next.
  createEffect(
    on(
      () => props.table.decision()?.id,
      () => setFilter(''),
      { defer: true },
    ),
  );
  const shown = (offers: readonly Offer[]) => {
    const wanted = filter().trim().toLowerCase();
    const found = wanted ? offers.filter((offer) => offer.title.toLowerCase().includes(wanted)) : offers;
    return all() ? found : found.slice(0, 40);
  };
  props.presses.show(() => ({
    list: own() ? [] : panel().groups.flatMap((group) => shown(group.offers)),
    foot: panel().foot,
  }));
  return (
    <>
      {/* A panel of the game's own may hold only text: then the keys that scroll need the focus on the panel. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div class="dec-body" classList={{ folds: props.folds, shown: listed() }} tabindex={own() ? 0 : undefined}>
        <Show
          when={!own()}
          fallback={
            <ErrorBoundary fallback={giveUp}>
              <Dynamic component={own()!} table={props.table} />
            </ErrorBoundary>
          }
        >
          <Show when={count() > 14}>
            <input
              class="field dec-find"
              type="search"
              value={filter()}
              placeholder={t('decision.find', { n: count() })}
              aria-label={t('decision.find', { n: count() })}
              onInput={(event) => setFilter(event.currentTarget.value)}
            />
          </Show>
          <Built table={props.table} />
          <Show when={props.table.plan()}>{(plan) => <PlanRows table={props.table} plan={plan()} />}</Show>
          <Index each={panel().groups}>
            {(group) => (
              <Show when={shown(group().offers).length > 0}>
                <Show when={group().name}>
                  <h3 class="cap dec-group">{group().name}</h3>
                </Show>
                <ul class="opts">
                  <For each={shown(group().offers)}>
                    {(offer) => <OfferRow table={props.table} offer={offer} presses={props.presses} />}
                  </For>
                </ul>
              </Show>
            )}
          </Index>
          <Show when={!all() && panel().groups.some((group) => group.offers.length > 40) && !filter()}>
            <button class="btn btn-0 sm" onClick={() => setAll(true)}>
              {t('decision.all', { n: count() })}
            </button>
          </Show>
        </Show>
        <For each={panel().blocked ?? []}>
          {(thing) => (
            <div class="opt no">
              <Icon name="i-lock" />
              <span>
                <b>{thing.title}</b>
                <small>{thing.note}</small>
              </span>
              <Citation rule={thing.rule} />
            </div>
          )}
        </For>
      </div>
      <div class="dec-foot" classList={{ stacked: panel().stacked }}>
        <Show when={props.folds && count() > 0}>
          <button
            class="btn phone-only dec-list"
            aria-label={t('decision.all', { n: count() })}
            aria-expanded={listed()}
            onClick={() => setListed(!listed())}
          >
            <Icon name="i-log" />
          </button>
        </Show>
        <Show when={props.table.undo()}>
          {(back) => (
            <button
              class="btn dec-undo"
              aria-label={wayBack(props.table, back().free).short}
              onClick={() => undo(props.table)}
              title={wayBack(props.table, back().free).long}
            >
              <Icon name="i-undo" />
              <span class="desk-only">{wayBack(props.table, back().free).short}</span>
            </button>
          )}
        </Show>
        <Index each={panel().foot}>
          {(offer, i) => (
            <Commit
              table={props.table}
              offer={offer()}
              primary={i === 0 && !panel().equal && !wastes(offer())}
              caution={panel().caution}
              presses={props.presses}
            />
          )}
        </Index>
      </div>
      <Show when={panel().caution}>
        <p class="dec-caution">{panel().caution}</p>
      </Show>
    </>
  );
}

const wayBack = (table: TableModel, isFree: boolean): { short: string; long: string } => {
  if (isFree) return { short: t('table.undoShort'), long: t('table.undo') };
  return isPractice(table)
    ? { short: t('back.short'), long: t('back.text') }
    : { short: t('table.undoShort'), long: t('table.undoAgreed') };
};

/** The answer built so far, and one step back. */
function Built(props: { table: TableModel }) {
  return (
    <Show when={props.table.growth()}>
      {(growth) => (
        <Switch>
          <Match when={growth().part.length > 0}>
            <div class="built">
              <p>{props.table.speech().answer(props.table.decision()!, growth().part.slice())}</p>
              <button class="btn sm" onClick={() => props.table.shrink()}>
                <Icon name="i-undo" />
                {t('decision.lessOne')}
              </button>
            </div>
          </Match>
        </Switch>
      )}
    </Show>
  );
}

function Others(props: { table: TableModel }) {
  return (
    <div class="dec-others" role="group" aria-label={t('decision.several', { n: props.table.questions().length })}>
      <For each={props.table.questions()}>
        {(d) => (
          <button
            class="chip"
            aria-pressed={props.table.decision()?.id === d.id}
            onClick={() => props.table.lookAt(d.id)}
          >
            {props.table.speech().question(d)}
          </button>
        )}
      </For>
    </div>
  );
}

/** Several seats are asked the same and answer hidden from each other. */
const isSealedWithOthers = (table: TableModel, { mode, frame }: Question): boolean =>
  mode === 'seal' && table.view().pub.table.open.filter((d) => d.mode === 'seal' && d.frame === frame).length > 1;

function Refused(props: { table: TableModel }) {
  return (
    <Show when={props.table.refusal()}>
      {(refusal) => (
        <p class="refused" role="alert">
          {props.table
            .speech()
            .refusal(refusal())
            .replace(/ \([A-Z0-9-]+\)$/, '')}{' '}
          <Citation rule={refusal().rule} />
        </p>
      )}
    </Show>
  );
}
