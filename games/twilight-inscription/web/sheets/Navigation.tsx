import { For, Show, createMemo } from 'solid-js';
import { planetImage } from '@orrery/web/design/Planet.tsx';
import { t } from '../words.ts';
import { AssetGlyph, outline } from '../Asset.tsx';
import { CLAIMED, EXPLORED, slotReward } from '../content.ts';
import { inkCircle, inkCross, inkLine } from '../ink.ts';
import { assetName, sheetName, systemName } from '../names.ts';
import { Ink, Place } from '../Place.tsx';
import { viewOf } from '../state.ts';
import type { SheetUi } from '../ui.ts';
import './Navigation.css';

const LEFT = 48;
const ACROSS = 334;
const BOTTOM = 520;
const UP = 462;
const RADIUS = { home: 21, small: 15.5, large: 19, mecatol: 31 };
/** Glyphs are never smaller on the smallest screen than a finger's shadow lets one read. */
const GLYPH = { home: 0, small: 20.2, large: 21, mecatol: 0 };
export const px = (x: number): number => LEFT + (x / 8) * ACROSS;
export const py = (y: number): number => BOTTOM - (y / 8) * UP;

/** A swirl of two arms. */
const swirl = (x: number, y: number): string => {
  let path = '';
  for (const turn of [0, Math.PI]) {
    for (let i = 0; i < 14; i++) {
      const angle = turn + i * 0.42;
      const r = 1.5 + i * 0.68;
      path += `${i === 0 ? 'M' : 'L'}${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    }
  }
  return path;
};
const ordinal = (n: number): string => t('nth', { n });

/** Systems and hyperlanes, from home at the foot to Mecatol Rex. */
export function Navigation(props: { ui: SheetUi }) {
  const { ui } = props;
  const layout = () => ui.layouts().navigation;
  const now = () => ui.state.drawn().navigation;
  const base = () => ui.state.base().navigation;
  const lineIn = (lines: readonly [number, number][], a: number, b: number) =>
    lines.some(([x, y]) => x === a && y === b);
  return (
    <svg
      class="ins-svg"
      viewBox="0 0 430 566"
      role="group"
      aria-label={t('sheetOf', { sheet: sheetName('navigation') })}
    >
      <Scale />
      <g class="lanes">
        <For each={layout().lanes}>
          {([a, b]) => {
            const from = layout().systems[a]!;
            const to = layout().systems[b]!;
            return <path d={`M${px(from.x)} ${py(from.y)}L${px(to.x)} ${py(to.y)}`} />;
          }}
        </For>
        <For each={layout().wormholes}>
          {(hole) => {
            const to = layout().systems[hole.system]!;
            return <path d={`M${px(hole.x)} ${py(hole.y)}L${px(to.x)} ${py(to.y)}`} />;
          }}
        </For>
      </g>
      <For each={now().lines}>
        {([a, b], i) => {
          const from = layout().systems[a]!;
          const to = layout().systems[b]!;
          return (
            <Ink
              d={inkLine(px(from.x), py(from.y), px(to.x), py(to.y), a * 40 + b)}
              pending={i() >= base().lines.length && !lineIn(base().lines, a, b)}
              class={a === 0 ? 'pre' : ''}
            />
          );
        }}
      </For>
      <For each={now().passages}>
        {([enter, leave], i) => {
          const a = layout().wormholes[enter]!;
          const b = layout().wormholes[leave]!;
          return (
            <Ink
              d={inkLine(px(a.x), py(a.y), px(b.x), py(b.y), enter * 7 + leave)}
              pending={i() >= base().passages.length}
              class="hop"
            />
          );
        }}
      </For>
      <For each={layout().wormholes}>
        {(hole, i) => (
          <Place
            ui={ui}
            id={`wormhole ${i()}`}
            label={t('wormhole', { n: i() + 1, place: systemName(ui.layouts(), hole.system) })}
            x={px(hole.x)}
            y={py(hole.y)}
            w={14}
            round
          >
            <circle class="hole" cx={px(hole.x)} cy={py(hole.y)} r="12" />
            <path class="swirl" d={swirl(px(hole.x), py(hole.y))} />
          </Place>
        )}
      </For>
      <For each={layout().systems}>{(_, i) => <System ui={ui} system={i()} />}</For>
      <Mecatol ui={ui} />
    </svg>
  );
}

/** The graduated scale that names columns and rows. */
function Scale() {
  return (
    <g class="scale" aria-hidden="true">
      <For each={[0, 1, 2, 3, 4, 5, 6, 7, 8]}>
        {(i) => (
          <>
            <text x={px(i)} y="560">
              {String.fromCodePoint(65 + i)}
            </text>
            <text x="8" y={py(i) + 5}>
              {i + 1}
            </text>
          </>
        )}
      </For>
    </g>
  );
}

function System(props: { ui: SheetUi; system: number }) {
  const { ui, system } = props;
  const printed = ui.layouts().navigation.systems[system]!;
  const x = px(printed.x);
  const y = py(printed.y);
  const r = RADIUS[printed.size];
  const state = () => ui.state.drawn().navigation.systems[system] ?? 0;
  const was = () => ui.state.base().navigation.systems[system] ?? 0;
  const crossed = () => ui.state.drawn().navigation.crossed.includes(system);
  const written = createMemo(
    () => ui.state.drawn().navigation.written.find((box) => box.system === system)?.vp ?? null,
  );
  const label = () =>
    [
      systemName(ui.layouts(), system),
      assetName(printed.asset),
      t(state() === CLAIMED ? 'is.claimed' : state() === EXPLORED ? 'is.explored' : 'is.open'),
      crossed() ? t('is.crossed') : '',
      written() === null ? '' : t('gain.vp', { n: written()! }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Place ui={ui} id={`system ${system}`} label={label()} x={x} y={y} w={r + 5} round code={printed.asset}>
      <Show
        when={printed.size !== 'home' && printed.size !== 'mecatol'}
        fallback={
          <>
            <Show when={printed.size === 'mecatol'}>
              <circle class="mring" cx={x} cy={y} r={r + 7} />
              <circle class="mring2" cx={x} cy={y} r={r + 11} />
            </Show>
            <image
              href={planetImage(printed.size === 'home' ? 'iron' : 'city')}
              x={x - r}
              y={y - r}
              width={r * 2}
              height={r * 2}
            />
          </>
        }
      >
        <circle class={`sys ${outline(printed.asset)}`} classList={{ ex: state() !== 0 }} cx={x} cy={y} r={r} />
        <Show when={printed.asset}>
          {(code) => <AssetGlyph code={code()} x={x} y={y} size={GLYPH[printed.size]} />}
        </Show>
      </Show>
      <Show when={state() === CLAIMED}>
        <Ink d={inkCircle(x, y, r + 3, system + 1)} pending={was() !== CLAIMED} />
      </Show>
      <Show when={crossed()}>
        <Ink
          d={inkCross(x, y, r * 0.8, system)}
          pending={!ui.state.base().navigation.crossed.includes(system)}
          class="struck"
        />
      </Show>
      <Show when={written() !== null}>
        <text class="pen-text" x={x + r + 8} y={y - r + 6}>
          {written()}
        </text>
      </Show>
      <Show when={printed.size === 'home'}>
        <text class="sysn" x={x + r + 22} y={y + 18}>
          {t('home')}
        </text>
      </Show>
    </Place>
  );
}

/** What the next to arrive at Mecatol Rex gets. */
function Mecatol(props: { ui: SheetUi }) {
  const slot = () => viewOf(props.ui.table).pub.mecatol.length;
  const at = () => props.ui.layouts().navigation.systems.find((s) => s.size === 'mecatol')!;
  const taken = () => {
    const me = props.ui.state.seat();
    return viewOf(props.ui.table).pub.mecatol.findIndex((one) => one.who === me);
  };
  const right = () => px(at().x) < 300;
  return (
    <g class="mec" text-anchor={right() ? 'start' : 'end'} aria-hidden="true">
      <text class="sysn" x={px(at().x) + (right() ? 48 : -48)} y={py(at().y) - 6}>
        {t('mecatol')}
      </text>
      <text class="slot" x={px(at().x) + (right() ? 48 : -48)} y={py(at().y) + 10}>
        {taken() >= 0
          ? t('mecatolYours', { nth: ordinal(taken() + 1) })
          : t('mecatolNext', { nth: ordinal(slot() + 1), ...slotReward(slot()) })}
      </text>
    </g>
  );
}
