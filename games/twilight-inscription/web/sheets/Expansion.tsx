import { For, Show } from 'solid-js';
import { planetImage } from '@orrery/web/design/Planet.tsx';
import type { PlanetKind } from '@orrery/web/design/Planet.tsx';
import { t } from '../words.ts';
import { AssetGlyph } from '../Asset.tsx';
import { RES_ICON, RES_TONE } from '../assets.ts';
import { LINE_CLAIMED, LINE_CROSSED } from '../content.ts';
import type { Res } from '../content.ts';
import { inkCircle, inkCross } from '../ink.ts';
import { assetName, dockName, lineName, planetName, sheetName } from '../names.ts';
import { Ink, Place } from '../Place.tsx';
import { words } from '../state.ts';
import type { SheetUi } from '../ui.ts';
import './Expansion.css';

const KINDS: PlanetKind[] = ['ocean', 'desert', 'jungle', 'ice', 'lava', 'storm', 'jade', 'rose'];
const WIDTH = 190;
const HEIGHT = 116;
const CELL = 25;

/** Planets to unlock and develop, space docks, and the Population track. */
export function Expansion(props: { ui: SheetUi }) {
  const { ui } = props;
  const layout = () => ui.layouts().expansion;
  return (
    <svg
      class="ins-svg"
      viewBox="0 0 430 566"
      role="group"
      aria-label={t('sheetOf', { sheet: sheetName('expansion') })}
    >
      <For each={layout().planets}>{(_, i) => <PlanetCell ui={ui} planet={i()} />}</For>
      <For each={layout().docks}>{(_, i) => <DockCell ui={ui} dock={i()} />}</For>
      <Population ui={ui} />
    </svg>
  );
}

function ResourceIcon(props: { res: Res; x: number; y: number; size?: number }) {
  const size = props.size ?? 20.2;
  return (
    <use
      href={`#${RES_ICON[props.res]}`}
      class={`tone-${RES_TONE[props.res]}`}
      x={props.x - size / 2}
      y={props.y - size / 2}
      width={size}
      height={size}
    />
  );
}

function PlanetCell(props: { ui: SheetUi; planet: number }) {
  const { ui, planet } = props;
  const printed = ui.layouts().expansion.planets[planet]!;
  const left = 4 + (planet % 2) * (WIDTH + 4);
  const top = 2 + Math.floor(planet / 2) * (HEIGHT + 2);
  const grid = { x: left + 62 + (4 - printed.columns) * 9, y: top + 8 + (3 - printed.rows) * 8 };
  const open = () => ui.state.drawn().expansion.unlocked[planet] ?? false;
  const was = () => ui.state.base().expansion.unlocked[planet] ?? false;
  const crossed = (icon: number) => ((ui.state.drawn().expansion.icons[planet] ?? 0) & (1 << icon)) !== 0;
  const crossedBefore = (icon: number) => ((ui.state.base().expansion.icons[planet] ?? 0) & (1 << icon)) !== 0;
  const at = (icon: number): [number, number] => [
    grid.x + (icon % printed.columns) * CELL + CELL / 2,
    grid.y + Math.floor(icon / printed.columns) * CELL + CELL / 2,
  ];
  const endAt = (line: number): [number, number] =>
    line < printed.rows
      ? [grid.x + printed.columns * CELL + CELL / 2 + 2, grid.y + line * CELL + CELL / 2]
      : [grid.x + (line - printed.rows) * CELL + CELL / 2, grid.y + printed.rows * CELL + CELL / 2 + 2];
  return (
    <g classList={{ shut: !open() }}>
      <rect class="cell" x={left} y={top} width={WIDTH} height={HEIGHT} rx="8" />
      <Place
        ui={ui}
        id={`planet ${planet}`}
        label={`${planetName(ui.layouts(), planet)}, ${t(open() ? 'is.unlocked' : 'is.locked')}`}
        x={left + 29}
        y={top + 38}
        w={25}
        round
      >
        <image
          class="pl"
          href={planetImage(KINDS[planet % KINDS.length]!)}
          x={left + 8}
          y={top + 17}
          width="42"
          height="42"
        />
        <Show when={!open()}>
          <use href="#i-lock" class="lock" x={left + 19} y={top + 28} width="20" height="20" />
        </Show>
        <Show when={open()}>
          <Ink d={inkCircle(left + 29, top + 38, 23, planet + 3)} pending={!was()} />
        </Show>
      </Place>
      <text class="pname" x={left + 29} y={top + 80} lang="en">
        {printed.name.split(' ')[0]}
      </text>
      <Show when={printed.name.includes(' ')}>
        <text class="pname" x={left + 29} y={top + 93} lang="en">
          {printed.name.split(' ').slice(1).join(' ')}
        </text>
      </Show>
      <For each={printed.icons}>
        {(res, icon) => {
          const [x, y] = at(icon());
          const label = () =>
            `${planetName(ui.layouts(), planet)}, ${words().names.resource[res]} ${Math.floor(icon() / printed.columns) + 1}.${(icon() % printed.columns) + 1}${crossed(icon()) ? `, ${t('is.crossed')}` : ''}`;
          return (
            <Place ui={ui} id={`icon ${planet} ${icon()}`} label={label()} x={x} y={y} w={11.5}>
              <rect class="ibox" x={x - 11} y={y - 11} width="22" height="22" rx="4" />
              <ResourceIcon res={res} x={x} y={y} />
              <Show when={crossed(icon())}>
                <Ink d={inkCross(x, y, 8, planet * 16 + icon())} pending={!crossedBefore(icon())} />
              </Show>
            </Place>
          );
        }}
      </For>
      <For each={printed.ends}>
        {(code, line) => {
          const [x, y] = endAt(line());
          const state = () => ui.state.drawn().expansion.lines[planet]?.[line()] ?? 0;
          const before = () => ui.state.base().expansion.lines[planet]?.[line()] ?? 0;
          const label = () =>
            `${planetName(ui.layouts(), planet)}, ${lineName(ui.layouts(), planet, line())}: ${assetName(code)}${state() === LINE_CLAIMED ? `, ${t('is.claimed')}` : state() === LINE_CROSSED ? `, ${t('is.crossed')}` : ''}`;
          return (
            <Show when={code}>
              {(asset) => (
                <Place ui={ui} id={`end ${planet} ${line()}`} label={label()} x={x} y={y} w={11.5} round code={asset()}>
                  <AssetGlyph code={asset()} x={x} y={y} size={20.2} />
                  <Show when={state() === LINE_CLAIMED}>
                    <Ink d={inkCircle(x, y, 12, planet * 9 + line())} pending={before() !== LINE_CLAIMED} />
                  </Show>
                  <Show when={state() === LINE_CROSSED}>
                    <Ink
                      d={inkCross(x, y, 8, planet * 9 + line())}
                      pending={before() !== LINE_CROSSED}
                      class="struck"
                    />
                  </Show>
                </Place>
              )}
            </Show>
          );
        }}
      </For>
    </g>
  );
}

function DockCell(props: { ui: SheetUi; dock: number }) {
  const { ui, dock } = props;
  const printed = ui.layouts().expansion.docks[dock]!;
  const left = 4 + dock * 129;
  const top = 478;
  const built = () => ui.state.drawn().expansion.built[dock] ?? false;
  const was = () => ui.state.base().expansion.built[dock] ?? false;
  const crossed = (icon: number) => ((ui.state.drawn().expansion.docks[dock] ?? 0) & (1 << icon)) !== 0;
  const crossedBefore = (icon: number) => ((ui.state.base().expansion.docks[dock] ?? 0) & (1 << icon)) !== 0;
  return (
    <g>
      <rect class="cell" x={left} y={top} width="126" height="84" rx="8" />
      <use href="#u-dock" class="dockmark" x={left + 8} y={top + 9} width="20" height="20" />
      <text class="dname" x={left + 34} y={top + 23}>
        {dockName(dock)}
      </text>
      <Place
        ui={ui}
        id={`dock ${dock}`}
        label={`${dockName(dock)}: ${assetName(printed.asset)}${built() ? `, ${t('is.built')}` : ''}`}
        x={left + 110}
        y={top + 58}
        w={13}
        round
        code={printed.asset}
      >
        <circle class="sys dot" cx={left + 110} cy={top + 58} r="13" />
        <AssetGlyph code={printed.asset} x={left + 110} y={top + 58} size={20.2} />
        <Show when={built()}>
          <Ink d={inkCircle(left + 110, top + 58, 15, dock + 20)} pending={!was()} />
        </Show>
      </Place>
      <For each={printed.icons}>
        {(res, icon) => {
          const x = left + 13 + icon() * 21.5;
          const y = top + 58;
          return (
            <Place
              ui={ui}
              id={`dock ${dock} ${icon()}`}
              label={`${dockName(dock)}, ${words().names.resource[res]}${crossed(icon()) ? `, ${t('is.crossed')}` : ''}`}
              x={x}
              y={y}
              w={11}
            >
              <rect class="ibox" x={x - 10} y={y - 11} width="20" height="22" rx="4" />
              <ResourceIcon res={res} x={x} y={y} />
              <Show when={crossed(icon())}>
                <Ink d={inkCross(x, y, 8, dock * 5 + icon() + 60)} pending={!crossedBefore(icon())} />
              </Show>
            </Place>
          );
        }}
      </For>
    </g>
  );
}

/** Claimed from the bottom up. */
function Population(props: { ui: SheetUi }) {
  const track = () => props.ui.layouts().expansion.population;
  const have = () => props.ui.state.drawn().expansion.population;
  const had = () => props.ui.state.base().expansion.population;
  const y = (i: number) => 530 - i * 33;
  return (
    <g role="img" aria-label={t('population', { n: have(), of: track().length })}>
      <path class="ptrack" d={`M410 ${y(0) + 16}V${y(track().length - 1) - 16}`} />
      <For each={track()}>
        {(vp, i) => (
          <>
            <AssetGlyph code={`vp${vp}`} x={410} y={y(i())} size={17} />
            <Show when={i() < have()}>
              <Ink d={inkCircle(410, y(i()), 13, i() + 70)} pending={i() >= had()} />
            </Show>
          </>
        )}
      </For>
      <use href="#a-pop" class="tone-population" x="400.5" y="547" width="20.2" height="20.2" />
    </g>
  );
}
