import { Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { t } from './words.ts';
import type { AssetCode } from './content.ts';
import { sayAtom } from './say.ts';
import { nextPlace } from './ui.ts';
import type { SheetUi } from './ui.ts';
import { distinct } from './places.ts';
import './Place.css';
import './sheets/drawing.css';

/** A place on a sheet. Where it can be marked it is a button with a name; else it only says what it is. */
export function Place(props: {
  ui: SheetUi;
  id: string;
  label: string;
  x: number;
  y: number;
  /** Half the width and height of what can be touched. */
  w: number;
  h?: number;
  round?: boolean;
  /** What is printed there: pointed at or tapped, it says what it does. */
  code?: AssetCode | null;
  children?: JSX.Element;
}) {
  const can = createMemo(() => props.ui.can(props.id));
  const h = () => props.h ?? props.w;
  const explain = () => props.ui.explain(props.code ? { place: props.id, code: props.code } : null);
  const name = () => {
    const desk = props.ui.state.desk();
    if (!can() || !desk) return props.label;
    const actions = distinct(props.ui.state.targets().get(props.id) ?? []).map((atom) => sayAtom(atom, desk));
    return t('placeCan', { place: props.label, what: [...new Set(actions)].join('; ') });
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      if (event.currentTarget instanceof Element) props.ui.tap(props.id, event.currentTarget, true);
      return;
    }
    const next = event.currentTarget instanceof Element ? nextPlace(event.currentTarget, event.key) : null;
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  return (
    <g
      class="place"
      classList={{ can: can(), near: props.ui.pointed(props.id), target: can() && props.ui.target(props.id) }}
      data-place={props.id}
      role={can() ? 'button' : 'img'}
      aria-label={name()}
      // Listening for the focus makes a mark of a drawing a stop of Tab by itself: only the first legal place is one.
      tabindex={can() && props.ui.first(props.id) ? 0 : -1}
      onClick={(event) => (can() ? props.ui.tap(props.id, event.currentTarget, false) : explain())}
      onKeyDown={keys}
      onPointerEnter={(event) => event.pointerType === 'mouse' && (can() ? props.ui.point(props.id) : explain())}
      onPointerLeave={() => {
        if (props.ui.pointed(props.id)) props.ui.point(null);
        props.ui.explain(null);
      }}
      onFocus={() => props.ui.point(props.id)}
      onBlur={() => props.ui.point(null)}
    >
      {props.children}
      <Show when={can()}>
        <Show
          when={props.round}
          fallback={
            <rect
              class="ring"
              x={props.x - props.w}
              y={props.y - h()}
              width={props.w * 2}
              height={h() * 2}
              rx={Math.min(6, h())}
            />
          }
        >
          <circle class="ring" cx={props.x} cy={props.y} r={props.w} />
        </Show>
        <rect
          class="hit"
          x={props.x - Math.max(props.w, 11)}
          y={props.y - Math.max(h(), 11)}
          width={Math.max(props.w, 11) * 2}
          height={Math.max(h(), 11) * 2}
        />
      </Show>
    </g>
  );
}

/** A mark of the pen: ink once all have seen it, brass while the step is open. */
export function Ink(props: { d: string; pending: boolean; class?: string }) {
  return <path class={`ink ${props.class ?? ''}`} classList={{ pend: props.pending }} d={props.d} pathLength="1" />;
}
