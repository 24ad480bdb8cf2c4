import { For, Match, Show, Switch, createMemo } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { t } from './words.ts';
import { RES_ICON, RES_TONE, assetIcon } from './assets.ts';
import { RESOURCES, TECHNOLOGIES, scoreSheet } from './content.ts';
import type { Res, SheetId } from './content.ts';
import { inkCircle, inkCross, inkLine } from './ink.ts';
import { assetName, sheetName, technologyName, technologyText } from './names.ts';
import { Legend } from './Legend.tsx';
import { Ink } from './Place.tsx';
import { distinct } from './places.ts';
import { sayAtom } from './say.ts';
import { Expansion } from './sheets/Expansion.tsx';
import { Industry } from './sheets/Industry.tsx';
import { Navigation } from './sheets/Navigation.tsx';
import { Warfare } from './sheets/Warfare.tsx';
import { nextPlace } from './ui.ts';
import type { SheetUi } from './ui.ts';
import './SheetCard.css';

/** One of the four sheets: its name and Focus dice, the drawing, its two technologies. */
export function SheetCard(props: { ui: SheetUi; sheet: SheetId }) {
  const { ui } = props;
  const dealt = () => ui.state.now().sheets[props.sheet] !== null;
  const hot = () => ui.state.hot() === props.sheet && ui.state.looking() === null;
  const points = createMemo(() => scoreSheet({ p: ui.state.now(), sheets: ui.layouts() }, props.sheet).subtotal);
  return (
    <article
      class="ins-sheet"
      classList={{ hot: hot() }}
      aria-label={t('sheetOf', { sheet: sheetName(props.sheet) })}
      data-sheet={props.sheet}
    >
      <header>
        <h3>{sheetName(props.sheet)}</h3>
        <FocusDice ui={ui} sheet={props.sheet} />
        <Show when={!ui.can(`sheet ${props.sheet}`)} fallback={<ChooseSheet ui={ui} sheet={props.sheet} />}>
          <span class="pts">{t('points', { n: points() })}</span>
        </Show>
      </header>
      <Show when={dealt()} fallback={<p class="undealt">{t('undealt')}</p>}>
        <div class="ins-draw">
          <Switch>
            <Match when={props.sheet === 'navigation'}>
              <Navigation ui={ui} />
            </Match>
            <Match when={props.sheet === 'expansion'}>
              <Expansion ui={ui} />
            </Match>
            <Match when={props.sheet === 'industry'}>
              <Industry ui={ui} />
            </Match>
            <Match when={props.sheet === 'warfare'}>
              <Warfare ui={ui} />
            </Match>
          </Switch>
        </div>
        <Legend sheet={props.sheet} />
        <footer>
          <For each={TECHNOLOGIES}>
            {(technology, i) => (
              <Show when={technology.sheet === props.sheet}>
                <Technology ui={ui} technology={i()} />
              </Show>
            )}
          </For>
        </footer>
      </Show>
    </article>
  );
}

/** A part of the sheet that is no drawing: a button where it can be marked. */
function markable(ui: SheetUi, id: string) {
  return {
    'data-place': id,
    onClick: (event: MouseEvent & { currentTarget: HTMLElement }) =>
      ui.tap(id, event.currentTarget, event.detail === 0),
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && ui.can(id) && ui.point(id),
    onPointerLeave: () => ui.pointed(id) && ui.point(null),
    onFocus: () => ui.point(id),
    onBlur: () => ui.point(null),
    onKeyDown: (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
      const next = nextPlace(event.currentTarget, event.key);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      next.focus();
    },
  };
}
const actions = (ui: SheetUi, id: string): string => {
  const desk = ui.state.desk();
  return desk
    ? [...new Set(distinct(ui.state.targets().get(id) ?? []).map((atom) => sayAtom(atom, desk)))].join('; ')
    : '';
};

function FocusDice(props: { ui: SheetUi; sheet: SheetId }) {
  const has = (res: Res) => props.ui.state.drawn().focus[props.sheet].includes(res);
  const had = (res: Res) => props.ui.state.base().focus[props.sheet].includes(res);
  return (
    <span class="focus">
      <For each={RESOURCES}>
        {(res) => {
          const id = () => `focus ${props.sheet} ${res}`;
          const label = () => `${assetName(`focus:${res}`)}, ${t(has(res) ? 'is.unlocked' : 'is.locked')}`;
          return (
            <Show
              when={props.ui.can(id())}
              fallback={
                <span class="fs" classList={{ on: has(res) }} role="img" aria-label={label()} title={label()}>
                  <Icon name={RES_ICON[res]} class={`tone-${RES_TONE[res]}`} />
                  <FocusInk on={has(res)} pending={!had(res)} />
                </span>
              }
            >
              <button
                type="button"
                class="fs can"
                tabIndex={props.ui.first(id()) ? 0 : -1}
                aria-label={`${label()}. ${actions(props.ui, id())}`}
                {...markable(props.ui, id())}
              >
                <Icon name={RES_ICON[res]} class={`tone-${RES_TONE[res]}`} />
              </button>
            </Show>
          );
        }}
      </For>
    </span>
  );
}
function FocusInk(props: { on: boolean; pending: boolean }) {
  return (
    <Show when={props.on}>
      <svg class="over" viewBox="0 0 24 24" aria-hidden="true">
        <Ink d={inkCircle(12, 12, 11, 3)} pending={props.pending} />
      </svg>
    </Show>
  );
}

function Technology(props: { ui: SheetUi; technology: number }) {
  const { ui, technology } = props;
  const printed = TECHNOLOGIES[technology]!;
  const id = `technology ${technology}`;
  const known = () => ui.state.drawn().technologies[technology] ?? false;
  const marks = () => ui.state.drawn().research[technology] ?? 0;
  const had = () => ui.state.base().research[technology] ?? 0;
  const status = () => (known() ? t('is.unlocked') : t('research', { n: marks(), of: printed.research }));
  const inside = () => (
    <>
      <b>{technologyName(technology)}</b>
      <Show when={known()}>
        <svg class="under" viewBox="0 0 120 6" aria-hidden="true">
          <Ink
            d={inkLine(1, 3, 116, 2.5, technology + 2)}
            pending={!(ui.state.base().technologies[technology] ?? false)}
          />
        </svg>
      </Show>
      <small>{technologyText(technology)}</small>
      <span class="vh">
        {status()}. {actions(ui, id)}
      </span>
      <svg class="research" viewBox="0 0 136 20" aria-hidden="true">
        <For each={Array.from({ length: printed.research }, (_, i) => i)}>
          {(i) => (
            <>
              <use href="#r-research" class="tone-research" x={1 + i * 20} y="1.5" width="17" height="17" />
              <Show when={i < marks()}>
                <Ink d={inkCross(9 + i * 20, 10, 7, technology * 4 + i)} pending={i >= had()} />
              </Show>
            </>
          )}
        </For>
        <text class="lg" x={printed.research * 20 + 4} y="14">
          {t('or')}
        </text>
        <use
          href={`#${assetIcon(`spec:${printed.specialty}`)}`}
          class={`tone-${printed.specialty}`}
          x={printed.research * 20 + 40}
          y="1.5"
          width="17"
          height="17"
        />
      </svg>
    </>
  );
  return (
    <Show
      when={ui.can(id)}
      fallback={
        <div
          class="tech"
          classList={{ known: known() }}
          data-place={id}
          title={`${technologyName(technology)}: ${technologyText(technology)}`}
        >
          {inside()}
        </div>
      }
    >
      <button
        type="button"
        class="tech can"
        classList={{ known: known() }}
        tabIndex={ui.first(id) ? 0 : -1}
        {...markable(ui, id)}
      >
        {inside()}
      </button>
    </Show>
  );
}

/** Choosing this sheet: to be active, or to spend on. */
function ChooseSheet(props: { ui: SheetUi; sheet: SheetId }) {
  const id = () => `sheet ${props.sheet}`;
  return (
    <button
      type="button"
      class="btn btn-1 sm choose-sheet can"
      aria-label={actions(props.ui, id())}
      {...markable(props.ui, id())}
      data-place={id()}
    >
      {t('chooseSheet')}
    </button>
  );
}
