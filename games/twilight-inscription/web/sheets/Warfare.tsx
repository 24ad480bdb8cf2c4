import { For, Index, Show, createMemo, createSignal } from 'solid-js';
import { t } from '../words.ts';
import { AssetGlyph, outline } from '../Asset.tsx';
import { RES_ICON, RES_TONE } from '../assets.ts';
import {
  COLUMNS,
  INFANTRY,
  ROWS,
  SECTION_ROWS,
  UNITS,
  WARS,
  aiStrength,
  neighbor,
  strength,
  unitVp,
} from '../content.ts';
import type { Side, Who } from '../content.ts';
import { after, nextWar } from '../gains.ts';
import { pointOf } from '../ghost.ts';
import type { Deploy } from '../ghost.ts';
import { inkCircle, inkCross, inkLine } from '../ink.ts';
import { aiName, assetName, nodeName, sheetName, unitName } from '../names.ts';
import { Ink, Place } from '../Place.tsx';
import { viewOf } from '../state.ts';
import type { SheetUi } from '../ui.ts';
import './Warfare.css';

const STEP = 27.5;
const LEFT = 119;
const BOTTOM = 338;
const nx = (x: number): number => LEFT + x * STEP;
const ny = (y: number): number => BOTTOM - y * STEP;
const spot = (node: number): [number, number] => {
  const [x, y] = pointOf(node);
  return [nx(x), ny(y)];
};

/** The War grid with both neighbors beside it, and the units below. */
export function Warfare(props: { ui: SheetUi }) {
  const { ui } = props;
  return (
    <svg
      class="ins-svg war"
      viewBox="0 0 430 566"
      role="group"
      aria-label={t('sheetOf', { sheet: sheetName('warfare') })}
    >
      <Sections ui={ui} />
      <Nodes ui={ui} />
      <Placed ui={ui} />
      <Line ui={ui} />
      <For each={['L', 'R'] as const}>{(side) => <Boxes ui={ui} side={side} />}</For>
      <GhostUnit ui={ui} />
      <Units ui={ui} />
    </svg>
  );
}

function Sections(props: { ui: SheetUi }) {
  const war = () => nextWar(props.ui.state.now());
  return (
    <g aria-hidden="true">
      <For each={Array.from({ length: WARS * 2 }, (_, i) => i)}>
        {(i) => {
          const row = Math.floor(i / 2);
          return (
            <rect
              class="sec"
              classList={{ next: war() === row, past: war() === null || row < war()! }}
              x={nx((i % 2) * 4) - STEP / 2}
              y={ny(row * SECTION_ROWS + SECTION_ROWS - 1) - STEP / 2}
              width={STEP * 4}
              height={STEP * SECTION_ROWS}
            />
          );
        }}
      </For>
      <g class="scale">
        <For each={Array.from({ length: COLUMNS }, (_, i) => i)}>
          {(i) => (
            <text x={nx(i)} y={BOTTOM + STEP / 2 + 11}>
              {String.fromCodePoint(65 + i)}
            </text>
          )}
        </For>
      </g>
    </g>
  );
}

function Nodes(props: { ui: SheetUi }) {
  const { ui } = props;
  const layout = () => ui.layouts().warfare;
  const nodes = Array.from({ length: COLUMNS * ROWS }, (_, i) => i);
  const past = (node: number) => Math.floor(node / COLUMNS) < ui.state.now().warfare.line * SECTION_ROWS;
  const marked = (node: number) =>
    ((ui.state.drawn().warfare.nodes[Math.floor(node / COLUMNS)] ?? 0) & (1 << (node % COLUMNS))) !== 0;
  const anomaly = (node: number) =>
    ((layout().anomalies[Math.floor(node / COLUMNS)] ?? 0) & (1 << (node % COLUMNS))) !== 0;
  const label = (node: number) =>
    [
      nodeName(node),
      anomaly(node) ? t('anomaly') : layout().assets[node] ? assetName(layout().assets[node]) : '',
      marked(node) ? t('is.marked') : '',
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <For each={nodes}>
      {(node) => {
        const [x, y] = spot(node);
        return (
          <Place
            ui={ui}
            id={`node ${node}`}
            label={label(node)}
            x={x}
            y={y}
            w={11.5}
            round
            code={layout().assets[node] ?? null}
          >
            <Show
              when={layout().assets[node]}
              fallback={
                <Show
                  when={anomaly(node)}
                  fallback={<circle class="node" classList={{ past: past(node) }} cx={x} cy={y} r="2.2" />}
                >
                  <path class="anom" d={`M${x - 7} ${y + 1}l3-6 6-2 5 4 1 5-4 5-6 1-5-3z`} />
                </Show>
              }
            >
              {(code) => (
                <g classList={{ past: past(node) }}>
                  <circle class={`nodea ${outline(code())}`} cx={x} cy={y} r="12.5" />
                  <AssetGlyph code={code()} x={x} y={y} size={20.2} />
                </g>
              )}
            </Show>
          </Place>
        );
      }}
    </For>
  );
}

/** Lines between the neighbouring nodes of a unit. */
function joins(nodes: readonly number[]): string {
  let path = '';
  for (const node of nodes) {
    const [x, y] = spot(node);
    if (nodes.includes(node + 1) && node % COLUMNS < COLUMNS - 1) path += `M${x} ${y}h${STEP}`;
    if (nodes.includes(node + COLUMNS)) path += `M${x} ${y}v${-STEP}`;
  }
  return path;
}

function Placed(props: { ui: SheetUi }) {
  const now = () => props.ui.state.drawn().warfare.placed;
  const before = () => props.ui.state.base().warfare.placed.length;
  const assets = () => props.ui.layouts().warfare.assets;
  return (
    <Index each={now()}>
      {(placed, i) => (
        <g class="unit" classList={{ pend: i >= before() }} aria-hidden="true">
          <path class="un" d={joins(placed().nodes)} />
          <For each={placed().nodes}>
            {(node) => (
              <>
                <path class="unn" d={`${inkCircle(...spot(node), 9.5, node)}`} pathLength="1" />
                <Show when={assets()[node]}>
                  {(code) => <AssetGlyph code={code()} x={spot(node)[0]} y={spot(node)[1]} size={20.2} />}
                </Show>
              </>
            )}
          </For>
        </g>
      )}
    </Index>
  );
}

function Line(props: { ui: SheetUi }) {
  const line = () => props.ui.state.now().warfare.line;
  const y = () => ny(line() * SECTION_ROWS) + STEP / 2;
  return (
    <Show when={line() > 0}>
      <Ink d={inkLine(LEFT - 20, y(), LEFT + STEP * 7 + 20, y(), line() + 11)} pending={false} class="frontline" />
    </Show>
  );
}

/** Strength boxes: written after a War; before it, what would be written now beside what the neighbor has. */
function Boxes(props: { ui: SheetUi; side: Side }) {
  const { ui, side } = props;
  const x = side === 'L' ? 52 : 378;
  const pub = () => viewOf(ui.table).pub;
  const foe = createMemo((): Who => neighbor(pub(), ui.state.seat(), side));
  const foeName = () => {
    const who = foe();
    return who === 'ai' ? aiName() : ui.table.name(who);
  };
  const war = () => nextWar(ui.state.now());
  const theirs = (at: number): number => {
    const who = foe();
    const { ai, players } = pub();
    if (who === 'ai') return ai ? aiStrength(ai, (at + 2) as Parameters<typeof aiStrength>[1]) : 0;
    return strength(players[who]!, at, side === 'L' ? 'R' : 'L').total;
  };
  const mine = (at: number) => strength(ui.state.now(), at, side).total;
  const withGhost = createMemo(() => {
    const desk = ui.state.desk();
    const atom = ui.state.ghost.at();
    const at = war();
    if (!desk || !atom || at === null) return null;
    const then = after(desk, atom);
    return then ? strength(then.p, at, side).total : null;
  });
  const y = (at: number) => ny(at * SECTION_ROWS + 1);
  return (
    <g>
      {/* A long name is squeezed, never cut. */}
      <text
        class="nb"
        x={x}
        y="13"
        text-anchor="middle"
        textLength={foeName().length > 15 ? 102 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {foeName()}
      </text>
      <For each={Array.from({ length: WARS }, (_, i) => i)}>
        {(i) => {
          const printed = () => ui.layouts().warfare.boxes[i]![side];
          const box = () => ui.state.now().warfare.boxes[side][i] ?? null;
          const next = () => war() === i;
          const label = () =>
            box()
              ? t('warDone', { n: i + 1, name: foeName(), mine: box()!.strength, result: box()!.result })
              : t('warNext', {
                  n: i + 1,
                  name: foeName(),
                  mine: mine(i),
                  theirs: theirs(i),
                  win: assetName(printed().win),
                  lose: printed().lose,
                });
          return (
            <Place
              ui={ui}
              id={next() ? `box ${side}` : `box ${side}${i}`}
              label={label()}
              x={x}
              y={y(i)}
              w={40}
              h={34}
              code={printed().win}
            >
              <AssetGlyph code={printed().win} x={x} y={y(i) - 23} size={20.2} />
              <Show when={box()?.result === 'won'}>
                <Ink d={inkCircle(x, y(i) - 23, 13, i + 400)} pending={false} />
              </Show>
              <rect class="sb" classList={{ next: next() }} x={x - 21} y={y(i) - 11} width="42" height="23" rx="3" />
              <Show
                when={box()}
                fallback={
                  <Show when={next()}>
                    <text class="sbn" x={x} y={y(i) + 5}>
                      {mine(i)}
                      <Show when={withGhost() !== null && withGhost() !== mine(i)}>
                        <tspan class="hot"> → {withGhost()}</tspan>
                      </Show>
                    </text>
                    <text class="foe" x={x} y={y(i) + 26}>
                      {t('against', { n: theirs(i) })}
                    </text>
                  </Show>
                }
              >
                {(written) => (
                  <text class="pen-text big" x={x} y={y(i) + 7}>
                    {written().strength}
                  </text>
                )}
              </Show>
              <Show when={!next()}>
                <text class="lose" x={x} y={y(i) + 27}>
                  {printed().lose}
                </text>
                <Show when={box()?.result === 'lost'}>
                  <Ink d={inkCircle(x, y(i) + 23, 11, i + 420)} pending={false} />
                </Show>
              </Show>
            </Place>
          );
        }}
      </For>
    </g>
  );
}

/** The unit that waits to be deployed: dragged, tapped into place, or moved with the arrows. */
function GhostUnit(props: { ui: SheetUi }) {
  const { ghost } = props.ui.state;
  const [dragging, setDragging] = createSignal(false);
  const nodeAt = (event: PointerEvent, svg: SVGSVGElement): [number, number] => {
    const matrix = svg.getScreenCTM();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
    return [(point.x - LEFT) / STEP, (BOTTOM - point.y) / STEP];
  };
  const follow = (event: PointerEvent & { currentTarget: SVGGElement }) => {
    const svg = event.currentTarget.ownerSVGElement;
    if (svg) ghost.moveTo(...nodeAt(event, svg));
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (step) ghost.nudge(step[0]!, step[1]!);
    else if (event.key === 'Enter' || event.key === ' ') props.ui.pick(ghost.at()!, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const label = (atom: Deploy) => t('ghost', { unit: unitName(atom.unit), place: atom.nodes.map(nodeName).join(' ') });
  return (
    <Show when={ghost.at()}>
      {(atom) => (
        <g
          class="ghost can"
          classList={{ drag: dragging() }}
          role="button"
          tabindex="0"
          data-place="ghost"
          aria-label={label(atom())}
          onKeyDown={keys}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setDragging(true);
            follow(event);
          }}
          onPointerMove={(event) => dragging() && follow(event)}
          onPointerUp={() => setDragging(false)}
          onPointerCancel={() => setDragging(false)}
        >
          <rect
            class="hit"
            x={LEFT - STEP / 2}
            y={ny(ROWS - 1) - STEP / 2}
            width={STEP * COLUMNS}
            height={STEP * ROWS}
          />
          <For each={coveredBy(ghost.alike())}>
            {(node) => <circle class="may" cx={spot(node)[0]} cy={spot(node)[1]} r="4" />}
          </For>
          <path class="gh" d={joins(atom().nodes)} />
          <For each={atom().nodes}>
            {(node) => <circle class="ghn" cx={spot(node)[0]} cy={spot(node)[1]} r="9.5" />}
          </For>
          <For each={atom().nodes}>
            {(node) => (
              <Show when={props.ui.layouts().warfare.assets[node]}>
                {(code) => <AssetGlyph code={code()} x={spot(node)[0]} y={spot(node)[1]} size={20.2} />}
              </Show>
            )}
          </For>
        </g>
      )}
    </Show>
  );
}
const coveredBy = (atoms: readonly Deploy[]): number[] => [...new Set(atoms.flatMap((atom) => atom.nodes))];

const ROW = 27;
const TOP = 384;

function Units(props: { ui: SheetUi }) {
  const { ui } = props;
  const hot = () => ui.state.ghost.at()?.unit ?? null;
  return (
    <For each={UNITS}>
      {(type, unit) => {
        const y = TOP + unit() * ROW;
        const open = () => ui.state.drawn().warfare.unlocked[unit()] ?? true;
        const lockAt = () =>
          unit() === INFANTRY ? 130 : stripsFrom(unit(), ui.layouts().warfare.copies[unit()] ?? 0) - 12;
        return (
          <g classList={{ locked: !open() }}>
            <rect class="ulhot" classList={{ on: hot() === unit() }} x="3" y={y - 13} width="424" height="26" rx="4" />
            <Place
              ui={ui}
              id={`unit ${unit()}`}
              label={`${unitName(unit())}${open() ? '' : `, ${t('is.locked')}`}`}
              x={60}
              y={y}
              w={58}
              h={12}
            >
              <For each={type.shape}>
                {([sx, sy]) => (
                  <rect class="shp" x={3 + sx * 5} y={y + 2 - sy * 5 - (unit() === 6 ? -4 : 0)} width="4" height="4" />
                )}
              </For>
              {/* A long name is squeezed into the room that its strips leave. */}
              <text
                class="un-n"
                x="27"
                y={y + 4}
                textLength={unitName(unit()).length * 7.2 > lockAt() - 38 ? lockAt() - 38 : undefined}
                lengthAdjust="spacingAndGlyphs"
              >
                {unitName(unit())}
              </text>
              <Show when={type.lock}>
                {(lock) => (
                  <>
                    <AssetGlyph code={`spec:${lock()}`} x={lockAt()} y={y} size={20.2} />
                    <Show when={open()}>
                      <Ink
                        d={inkCircle(lockAt(), y, 11, unit() + 440)}
                        pending={!(ui.state.base().warfare.unlocked[unit()] ?? true)}
                      />
                    </Show>
                  </>
                )}
              </Show>
              <Show when={type.orSpecialty}>
                {(kind) => <AssetGlyph code={`spec:${kind()}`} x={lockAt()} y={y} size={20.2} />}
              </Show>
            </Place>
            <Show when={unit() === INFANTRY}>
              <text class="lg" x="134" y={y + 4}>
                {t('infantryHint')}
              </text>
            </Show>
            <Strips ui={ui} unit={unit()} y={y} />
          </g>
        );
      }}
    </For>
  );
}

const STRIP_ICON = 20.2;
const STRIP_GAP = 3;
const stripWidth = (unit: number): number => UNITS[unit]!.cost.length * STRIP_ICON + (UNITS[unit]!.vp > 0 ? 21 : 0) + 2;
/** Strips end at the right edge, so that a long name has all the room they leave. */
const stripsFrom = (unit: number, copies: number): number =>
  428 - copies * stripWidth(unit) - Math.max(0, copies - 1) * STRIP_GAP;

/** The cost strips of a unit's copies. */
function Strips(props: { ui: SheetUi; unit: number; y: number }) {
  const { ui, unit, y } = props;
  const type = UNITS[unit]!;
  const copies = () => ui.layouts().warfare.copies[unit] ?? 0;
  const vp = () => unitVp(ui.state.now(), unit);
  const left = (copy: number) => stripsFrom(unit, copies()) + copy * (width + STRIP_GAP);
  const icon = STRIP_ICON;
  const width = stripWidth(unit);
  const marks = (copy: number) => ui.state.drawn().warfare.strips[unit]?.[copy] ?? 0;
  const before = (copy: number) => ui.state.base().warfare.strips[unit]?.[copy] ?? 0;
  const whole = (1 << type.cost.length) - 1;
  return (
    <For each={Array.from({ length: copies() }, (_, i) => i)}>
      {(copy) => (
        <Place
          ui={ui}
          id={`strip ${unit} ${copy}`}
          label={t('strip', {
            unit: unitName(unit),
            n: copy + 1,
            crossed: count(marks(copy)),
            of: type.cost.length,
          })}
          x={left(copy) + width / 2}
          y={y}
          w={width / 2}
          h={11}
        >
          <rect class="strip" x={left(copy)} y={y - 11} width={width} height="22" rx="3" />
          <For each={type.cost}>
            {(res, i) => {
              const x = left(copy) + 2 + i() * icon + icon / 2;
              return (
                <>
                  <use
                    href={`#${RES_ICON[res]}`}
                    class={`tone-${RES_TONE[res]}`}
                    x={x - 10.1}
                    y={y - 10.1}
                    width="20.2"
                    height="20.2"
                  />
                  <Show when={marks(copy) & (1 << i())}>
                    <Ink d={inkCross(x, y, 8, unit * 50 + copy * 9 + i())} pending={!(before(copy) & (1 << i()))} />
                  </Show>
                </>
              );
            }}
          </For>
          <Show when={type.vp > 0}>
            <AssetGlyph code={`vp${vp()}`} x={left(copy) + width - 11} y={y} size={17} />
          </Show>
          <Show when={type.vp > 0 && marks(copy) === whole}>
            <Ink d={inkCircle(left(copy) + width - 11, y, 10.5, copy + unit)} pending={before(copy) !== whole} />
          </Show>
        </Place>
      )}
    </For>
  );
}
const count = (bits: number): number => {
  let n = 0;
  for (let rest = bits; rest; rest &= rest - 1) n++;
  return n;
};
