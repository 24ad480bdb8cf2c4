import { Show, createEffect, createMemo, createSignal } from 'solid-js';
import { t } from './words.ts';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { assetIcon, toneOf } from './assets.ts';
import { asset } from './content.ts';
import type { AssetCode, Atom, Desk } from './content.ts';
import { assetName } from './names.ts';
import { gainsOf } from './gains.ts';
import { Gains } from './Gains.tsx';
import { placeOf } from './places.ts';
import { sayAtom, sayPrice } from './say.ts';
import type { SheetUi } from './ui.ts';
import './Preview.css';

/** Room kept between the preview and what it speaks of, in pixels. */
const APART = 10;

/**
 * What the mark under the pointer or the focus would bring. It floats beside its place and takes no room from anything: a list that
 * moved while one points at it would put another answer under the pointer.
 */
export function Preview(props: { ui: SheetUi; board: () => HTMLElement | undefined }) {
  const { state } = props.ui;
  const near = createMemo(() => {
    const desk = state.desk();
    const atom = state.near()[0] ?? state.ghost.at();
    return desk && atom && !props.ui.picker() ? { atom, desk, gains: gainsOf(desk, atom) } : null;
  });
  const [style, setStyle] = createSignal<Record<string, string>>({ visibility: 'hidden' });
  let box: HTMLDivElement | undefined;
  createEffect(() => {
    const here = near();
    const board = props.board();
    if (!here || !board || !box) return;
    const at = anchorOf(here.atom, here.desk, board)?.getBoundingClientRect();
    // A place on a sheet that is not shown has nowhere to float beside: the list says it in words.
    setStyle(at && at.width > 0 ? beside(at, board.getBoundingClientRect(), box) : { visibility: 'hidden' });
  });
  createEffect(() => {
    const asked = props.ui.explained();
    const board = props.board();
    if (!asked || near() || !board || !box) return;
    const at = byAttribute(board, 'data-place', asked.place)?.getBoundingClientRect();
    setStyle(at && at.width > 0 ? beside(at, board.getBoundingClientRect(), box) : { visibility: 'hidden' });
  });
  return (
    <Show
      when={near()}
      fallback={
        <Show when={props.ui.explained()}>
          {(asked) => (
            <div class="ins-preview" style={style()} ref={box} role="status">
              <Explanation code={asked().code} />
            </div>
          )}
        </Show>
      }
    >
      {(here) => (
        <div class="ins-preview" style={style()} ref={box} aria-live="polite">
          <p>
            <b>{sayAtom(here().atom, here().desk)}</b> <span>{sayPrice(here().atom, here().desk)}</span>
          </p>
          <Show when={here().gains.length > 0} fallback={<p class="hint">{t('noGain')}</p>}>
            <Gains gains={here().gains} />
          </Show>
        </div>
      )}
    </Show>
  );
}

/** What a mark stands on: the unit about to be deployed, a place of a sheet, or the chip of what is on no sheet. */
function anchorOf(atom: Atom, desk: Desk, board: HTMLElement): Element | undefined {
  if (atom.do === 'deploy') return board.querySelector('.ghost') ?? undefined;
  const place = placeOf(atom, desk);
  const [name, value] = place === null ? ['data-answer', JSON.stringify(atom)] : ['data-place', place];
  return byAttribute(board, name!, value!);
}

const byAttribute = (board: HTMLElement, name: string, value: string): Element | undefined =>
  [...board.querySelectorAll(`[${name}]`)].find((one) => one.getAttribute(name) === value);

/** What an asset does, with the rule. */
function Explanation(props: { code: AssetCode }) {
  const kind = () => asset(props.code).kind;
  return (
    <>
      <p>
        <Icon name={assetIcon(props.code)} class={`tone-${toneOf(props.code)}`} /> <b>{assetName(props.code)}</b>
      </p>
      <p class="hint">{t(`about.${kind()}`)}</p>
      <p>
        <span class="cite">{ABOUT_RULES[kind()].replace('INS-', '')}</span>
      </p>
    </>
  );
}

const ABOUT_RULES: Record<ReturnType<typeof asset>['kind'], string> = {
  vp: 'INS-ADV-04',
  planet: 'INS-ADV-05',
  tg: 'INS-ADV-06',
  vote: 'INS-ADV-08',
  spec: 'INS-ADV-10',
  focus: 'INS-ADV-13',
  com: 'INS-ADV-14',
  councilor: 'INS-ADV-16',
  population: 'INS-ADV-19',
  faction: 'INS-ADV-20',
  relic: 'INS-ADV-21',
  neighbor: 'INS-ADV-22',
};

/** Above its place where there is room, else below; never outside the board. */
function beside(at: DOMRect, board: DOMRect, box: HTMLElement): Record<string, string> {
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.min(Math.max(at.left + at.width / 2 - board.left - width / 2, APART), board.width - width - APART);
  const above = at.top - board.top - height - APART;
  const top = above >= APART ? above : Math.min(at.bottom - board.top + APART, board.height - height - APART);
  return { left: `${left}px`, top: `${top}px` };
}
