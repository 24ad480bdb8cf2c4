import { For, Show, createMemo } from 'solid-js';
import { t } from '../words.ts';
import { AssetGlyph, outline } from '../Asset.tsx';
import { RES_ICON, RES_TONE, assetIcon } from '../assets.ts';
import { CHART, COMMODITIES, HEX_CLAIMED, HEX_SCRAPPED, INDUSTRY_BATCHES, unlockedTradeGoods } from '../content.ts';
import { inkCircle, inkCross, inkHatch, inkSlash } from '../ink.ts';
import { assetName, hexName, sheetName } from '../names.ts';
import { Ink, Place } from '../Place.tsx';
import { words } from '../state.ts';
import type { SheetUi } from '../ui.ts';
import './Industry.css';

const AREA = { x: 6, y: 2, w: 418, h: 328 };

/** A field of hexes to scrap and claim, and the industry chart below it. */
export function Industry(props: { ui: SheetUi }) {
  const { ui } = props;
  const layout = () => ui.layouts().industry;
  const fit = createMemo(() => {
    const xs = layout().hexes.map(({ q, r }) => Math.sqrt(3) * (q + r / 2));
    const ys = layout().hexes.map(({ r }) => 1.5 * r);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const size = Math.min(AREA.w / (right - left + Math.sqrt(3) + 0.2), AREA.h / (bottom - top + 2.1), 27);
    return {
      size,
      x: AREA.x + AREA.w / 2 - (size * (left + right)) / 2,
      y: AREA.y + AREA.h / 2 - (size * (top + bottom)) / 2,
    };
  });
  return (
    <svg class="ins-svg" viewBox="0 0 430 566" role="group" aria-label={t('sheetOf', { sheet: sheetName('industry') })}>
      <For each={layout().hexes}>
        {({ q, r }, i) => (
          <HexCell
            ui={ui}
            hex={i()}
            x={fit().x + fit().size * Math.sqrt(3) * (q + r / 2)}
            y={fit().y + fit().size * 1.5 * r}
            size={fit().size}
          />
        )}
      </For>
      <Batches ui={ui} />
      <Chart ui={ui} />
    </svg>
  );
}

const corners = (x: number, y: number, size: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = ((60 * i - 30) * Math.PI) / 180;
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

function HexCell(props: { ui: SheetUi; hex: number; x: number; y: number; size: number }) {
  const { ui, hex } = props;
  const printed = ui.layouts().industry.hexes[hex]!;
  const state = () => ui.state.drawn().industry.hexes[hex] ?? 0;
  const was = () => ui.state.base().industry.hexes[hex] ?? 0;
  const what = () =>
    printed.kind === 'x'
      ? t('xHex', { what: assetName(`spec:${printed.cost!}`) })
      : printed.kind === 'start'
        ? t('startHex')
        : assetName(printed.asset);
  const label = () =>
    `${hexName(ui.layouts(), hex)}, ${what()}${state() === HEX_CLAIMED ? `, ${t('is.claimed')}` : state() === HEX_SCRAPPED ? `, ${t('is.scrapped')}` : ''}`;
  return (
    <Place
      ui={ui}
      id={`hex ${hex}`}
      label={label()}
      x={props.x}
      y={props.y}
      w={props.size * 0.8}
      round
      code={printed.asset}
    >
      <polygon
        class={`hex ${printed.kind === 'asset' ? outline(printed.asset) : printed.kind}`}
        classList={{ gone: state() === HEX_SCRAPPED, ex: state() === HEX_CLAIMED }}
        points={corners(props.x, props.y, props.size - 1.5)}
      />
      <Show when={printed.asset}>
        {(code) => (
          <g classList={{ spoilt: state() === HEX_SCRAPPED }}>
            <AssetGlyph code={code()} x={props.x} y={props.y} size={Math.max(20.2, props.size * 0.8)} />
          </g>
        )}
      </Show>
      <Show when={printed.kind === 'x' && printed.cost}>
        {(cost) => (
          <>
            <path class="xmark" d={`M${props.x - 5} ${props.y - 18}l10 10m0 -10l-10 10`} />
            <AssetGlyph code={`spec:${cost()}`} x={props.x} y={props.y + 6} size={20.2} />
          </>
        )}
      </Show>
      <Show when={state() === HEX_SCRAPPED}>
        <Ink
          d={inkHatch(props.x, props.y, props.size * 0.8, hex)}
          pending={was() !== HEX_SCRAPPED}
          class={printed.kind === 'start' ? 'pre' : 'hatch'}
        />
      </Show>
      <Show when={state() === HEX_CLAIMED}>
        <Ink d={inkCircle(props.x, props.y, props.size * 0.74, hex + 5)} pending={was() !== HEX_CLAIMED} />
      </Show>
    </Place>
  );
}

/** A Specialty spent as several of one resource. */
function Batches(props: { ui: SheetUi }) {
  return (
    <For each={INDUSTRY_BATCHES}>
      {({ specialty, res, n }, i) => {
        const x = 352;
        const y = 306 + i() * 24;
        return (
          <Place
            ui={props.ui}
            id={`batch ${i()}`}
            label={t('do.batch', { what: assetName(`spec:${specialty}`), n, res: words().names.resource[res] })}
            x={x + 26}
            y={y}
            w={46}
            h={12}
          >
            <use
              href={`#${assetIcon(`spec:${specialty}`)}`}
              class={`tone-${specialty}`}
              x={x - 14}
              y={y - 10.1}
              width="20.2"
              height="20.2"
            />
            <text class="lg" x={x + 8} y={y + 4}>
              → {n}
            </text>
            <use
              href={`#${RES_ICON[res]}`}
              class={`tone-${RES_TONE[res]}`}
              x={x + 36}
              y={y - 10.1}
              width="20.2"
              height="20.2"
            />
          </Place>
        );
      }}
    </For>
  );
}

const COLUMN = (column: number): number => 108 + (column - 1) * 40;

function Chart(props: { ui: SheetUi }) {
  const now = () => props.ui.state.drawn().industry;
  const base = () => props.ui.state.base().industry;
  const open = () => unlockedTradeGoods(props.ui.state.drawn());
  const rowY = (row: number) => 360 + row * 29;
  return (
    <g class="chart">
      <g role="img" aria-label={`${assetName('councilor')}: ${now().councilors}/${CHART.councilors.icons}`}>
        <use href="#a-delegate" class="tone-councilor" x="5" y={rowY(0) - 10} width="20" height="20" />
        <For each={Array.from({ length: CHART.councilors.icons }, (_, i) => i)}>
          {(i) => {
            const x = 44 + i * 34;
            const vp = CHART.councilors.vp.find((one) => one.after === i + 1);
            return (
              <>
                <rect class="ibox" x={x - 10} y={rowY(0) - 10} width="20" height="20" rx="4" />
                <use
                  href="#a-delegate"
                  class="tone-councilor"
                  x={x - 10.1}
                  y={rowY(0) - 10.1}
                  width="20.2"
                  height="20.2"
                />
                <Show when={i < now().councilors}>
                  <Ink
                    d={inkCross(x, rowY(0), 7, i + 200)}
                    pending={i >= base().councilors}
                    class={i < CHART.councilors.preset ? 'pre' : ''}
                  />
                </Show>
                <Show when={vp}>
                  {(bonus) => (
                    <Reached
                      vp={bonus().n}
                      x={x + 17}
                      y={rowY(0)}
                      reached={now().councilors > i}
                      fresh={base().councilors <= i}
                    />
                  )}
                </Show>
              </>
            );
          }}
        </For>
      </g>
      <For each={COMMODITIES}>
        {(kind, row) => (
          <g
            role="img"
            aria-label={`${assetName(`com:${kind}:1`)}: ${now().commodities[kind]}/${CHART.commodities[kind].columns.length}`}
          >
            <use
              href={`#${assetIcon(`com:${kind}:1`)}`}
              class="tone-com"
              x="5"
              y={rowY(row() + 1) - 10}
              width="20"
              height="20"
            />
            <path class="rail-l" d={`M34 ${rowY(row() + 1)}H${COLUMN(7) + 30}`} />
            <For each={CHART.commodities[kind].columns}>
              {(column, i) => {
                const x = COLUMN(column) - 44;
                const y = rowY(row() + 1);
                const vp = CHART.commodities[kind].vp.find((one) => one.after === i() + 1);
                return (
                  <>
                    <rect class="ibox" x={x - 10} y={y - 10} width="20" height="20" rx="4" />
                    <use
                      href={`#${assetIcon(`com:${kind}:1`)}`}
                      class="tone-com"
                      x={x - 10.1}
                      y={y - 10.1}
                      width="20.2"
                      height="20.2"
                    />
                    <Show when={i() < now().commodities[kind]}>
                      <Ink d={inkCross(x, y, 7, row() * 9 + i() + 230)} pending={i() >= base().commodities[kind]} />
                    </Show>
                    <Show when={vp}>
                      {(bonus) => (
                        <Reached
                          vp={bonus().n}
                          x={x + 19}
                          y={y}
                          reached={now().commodities[kind] > i()}
                          fresh={base().commodities[kind] <= i()}
                        />
                      )}
                    </Show>
                  </>
                );
              }}
            </For>
          </g>
        )}
      </For>
      <g role="img" aria-label={t('produces', { n: open() })}>
        <For each={Array.from({ length: CHART.tradeGoodColumns }, (_, i) => i)}>
          {(i) => (
            <g classList={{ prod: true, on: columnOpen(props.ui, i + 1) }}>
              <path d={`M${COLUMN(i + 1) - 44} ${rowY(3) + 12}v7`} />
              <use href="#r-trade" x={COLUMN(i + 1) - 53.5} y={rowY(3) + 18} width="20.2" height="20.2" />
            </g>
          )}
        </For>
        <text class="lg" x="366" y={rowY(3) + 31}>
          +{open()}
        </text>
      </g>
      <Track ui={props.ui} y={508} n={CHART.tradeGoods} icon="r-trade" tone="tg" track="tradeGoods" />
      <Track ui={props.ui} y={540} n={CHART.votes} icon="a-vote" tone="vote" track="votes" />
    </g>
  );
}

/** A column of the chart is open when every Commodity above it is crossed out; the view counts them, this only shows which. */
function columnOpen(ui: SheetUi, column: number): boolean {
  const { commodities } = ui.state.drawn().industry;
  return COMMODITIES.every((kind) => {
    const place = CHART.commodities[kind].columns.indexOf(column);
    return place < 0 || place < commodities[kind];
  });
}

function Reached(props: { vp: number; x: number; y: number; reached: boolean; fresh: boolean }) {
  return (
    <>
      <AssetGlyph code={`vp${props.vp}`} x={props.x} y={props.y} size={17} />
      <Show when={props.reached}>
        <Ink d={inkCircle(props.x, props.y, 9.5, props.x)} pending={props.fresh} />
      </Show>
    </>
  );
}

/** Claimed from the left, struck through when spent. */
function Track(props: {
  ui: SheetUi;
  y: number;
  n: number;
  icon: 'r-trade' | 'a-vote';
  tone: 'tg' | 'vote';
  track: 'tradeGoods' | 'votes';
}) {
  const now = () => props.ui.state.drawn().industry[props.track];
  const base = () => props.ui.state.base().industry[props.track];
  const step = props.n > 15 ? 21.4 : 25.6;
  return (
    <g role="img" aria-label={t('track', { what: props.track, left: now().claimed - now().spent, spent: now().spent })}>
      <use href={`#${props.icon}`} class={`tone-${props.tone}`} x="5" y={props.y - 10} width="20" height="20" />
      <For each={Array.from({ length: props.n }, (_, i) => i)}>
        {(i) => {
          const x = 42 + i * step;
          return (
            <>
              <circle class="coin" cx={x} cy={props.y} r="9.5" />
              <Show when={i < now().claimed}>
                <Ink d={inkCircle(x, props.y, 9.5, i + 300)} pending={i >= base().claimed} />
              </Show>
              <Show when={i < now().spent}>
                <Ink d={inkSlash(x, props.y, 7, i + 340)} pending={i >= base().spent} class="struck" />
              </Show>
            </>
          );
        }}
      </For>
    </g>
  );
}
