import { For, Show } from 'solid-js';
import { cellsOf } from '../../galaxy/galaxy.ts';
import { planetImage } from '@orrery/web/design/Planet.tsx';
import type { PlanetKind } from '@orrery/web/design/Planet.tsx';
import { Badge } from '../map/PlanetDisc.tsx';
import { AnomalyPicture, RiftPaint, Wormhole } from '../map/Special.tsx';
import { bitmapOf } from '../map/bitmap.ts';
import { boxOf, centreOf, outline, sideOf } from '../map/geometry.ts';
import type { Anomaly, MapWormhole, Mark } from '../map/model.ts';
import { stars } from '../map/sky.ts';
import '../map/Map.css';
import '../tokens.css';
import './galaxy.css';

export interface PicturePlanet {
  readonly name: string;
  readonly resources: number;
  readonly influence: number;
  readonly look: PlanetKind;
  /** Its trait. */
  readonly trait: Pick<Mark, 'icon' | 'colour'> | null;
  readonly specialty: Pick<Mark, 'icon' | 'colour'> | null;
  readonly legendary: boolean;
}
/** A cell of a galaxy as a plain picture shows it. */
export interface PictureCell {
  readonly kind: 'gap' | 'home' | 'centre' | 'system' | 'lanes' | 'open';
  /** What stands in the middle: a seat, or what lies there. */
  readonly label: string;
  readonly planets: readonly PicturePlanet[];
  readonly wormholes: readonly Pick<MapWormhole, 'letter' | 'colour'>[];
  readonly anomalies: readonly Anomaly[];
  readonly lanes: readonly (readonly [number, number])[];
  /** The number of the tile, in a corner. */
  readonly tile: string;
}

const SIZE = 100;
/** Where planets lie in a hex, and how large: one, two or three. */
const PLACES: readonly (readonly { readonly x: number; readonly y: number; readonly r: number }[])[] = [
  [],
  [{ x: 0, y: -8, r: 31 }],
  [
    { x: -33, y: -26, r: 24 },
    { x: 33, y: 16, r: 24 },
  ],
  [
    { x: -38, y: -28, r: 19 },
    { x: 38, y: -28, r: 19 },
    { x: 0, y: 30, r: 19 },
  ],
];
/** Where wormholes lie: in the middle of empty space, else above the planets. */
const holeAt = (planets: number, i: number, of: number) =>
  planets === 0
    ? { x: (i - (of - 1) / 2) * 64, y: -8, r: 28 }
    : { x: planets === 2 ? 30 + i * 40 : i * 40, y: -62, r: 17 };
const VALUE = outline(12);

export interface PlacedCell {
  readonly cell: PictureCell;
  readonly x: number;
  readonly y: number;
}

/** A whole galaxy as one picture without controls: for a page, a link and a file. */
export function GalaxyPicture(props: {
  cells: readonly PictureCell[];
  title: string;
  ref?: (svg: SVGSVGElement) => void;
}) {
  const placed = (): PlacedCell[] => {
    const hexes = cellsOf(props.cells.map(({ label }, i) => (label === '' ? '' : `${i}`)));
    return props.cells.flatMap((cell, i) => (cell.kind === 'gap' ? [] : [{ cell, ...centreOf(hexes[i]!) }]));
  };
  return <CellPicture cells={placed()} title={props.title} {...(props.ref ? { ref: props.ref } : {})} />;
}

/** Some cells at places of their own. */
export function CellPicture(props: {
  cells: readonly PlacedCell[];
  title: string;
  /** The picture is a small one: numbers and letters are drawn larger in it. */
  small?: boolean;
  ref?: (svg: SVGSVGElement) => void;
}) {
  const frame = () => {
    const { left, top, right, bottom } = boxOf(props.cells);
    return `${left} ${top} ${right - left} ${bottom - top}`;
  };
  return (
    <svg class="im-picture" viewBox={frame()} role="img" aria-label={props.title} ref={(svg) => props.ref?.(svg)}>
      <title>{props.title}</title>
      <Show when={props.cells.some(({ cell }) => cell.anomalies.includes('rift'))}>
        <defs>
          <RiftPaint />
        </defs>
      </Show>
      <For each={props.cells}>{(one) => <HexFigure {...one} small={props.small ?? false} />}</For>
    </svg>
  );
}

function HexFigure(props: PlacedCell & { small: boolean }) {
  const planets = () => props.cell.planets;
  const isSpace = () => props.cell.kind === 'system' || props.cell.kind === 'centre';
  return (
    <g class={`im-pic-${props.cell.kind}`} transform={`translate(${props.x} ${props.y})`}>
      <polygon class="im-pic-hex" points={outline(SIZE - 3)} />
      <Show when={isSpace()}>
        <path class="im-stars" d={stars(props.cell.tile + props.cell.label)} />
      </Show>
      <For each={props.cell.lanes}>
        {([a, b]) => {
          const [from, to] = [sideOf(a), sideOf(b)];
          return <path class="im-pic-lane" d={`M ${from.x} ${from.y} Q 0 0 ${to.x} ${to.y}`} />;
        }}
      </For>
      <For each={props.cell.anomalies}>
        {(kind) => <AnomalyPicture kind={kind} id={props.cell.tile + props.cell.label} />}
      </For>
      <For each={props.cell.wormholes}>
        {(hole, i) => {
          const { x, y, r } = holeAt(planets().length, i(), props.cell.wormholes.length);
          return <Wormhole hole={hole} x={x} y={y} r={props.small ? r * 1.5 : r} />;
        }}
      </For>
      <For each={planets()}>
        {(planet, i) => (
          <PlanetFigure
            planet={planet}
            {...PLACES[Math.min(3, planets().length)]![i()]!}
            figures={props.small ? (planets().length > 2 ? 1.3 : 1.6) : 1}
          />
        )}
      </For>
      <Show when={!isSpace() || props.cell.anomalies.length > 0}>
        <text
          class={isSpace() ? 'im-pic-note' : 'im-pic-label'}
          classList={{ long: props.cell.label.length > 13 }}
          y={isSpace() ? 76 : 6}
        >
          {props.cell.label}
        </text>
      </Show>
      <text class="im-pic-tile" x="-40" y="-64">
        {props.cell.tile}
      </text>
    </g>
  );
}

/** A planet with what it is good for: trait and specialty at its left, a star if it is legendary, its numbers below. */
function PlanetFigure(props: { planet: PicturePlanet; x: number; y: number; r: number; figures: number }) {
  const { r } = props;
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <image
        href={bitmapOf(planetImage(props.planet.look))}
        x={-r * 1.22}
        y={-r * 1.22}
        width={r * 2.44}
        height={r * 2.44}
      />
      <Show when={props.planet.trait}>{(mark) => <Badge mark={mark()} x={-r * 0.95} y={-r * 0.1} small />}</Show>
      <Show when={props.planet.specialty}>{(mark) => <Badge mark={mark()} x={-r * 0.7} y={-r * 0.8} />}</Show>
      <Show when={props.planet.legendary}>
        <text class="im-pic-star" x={r * 0.8} y={-r * 0.5}>
          ★
        </text>
      </Show>
      <g transform={`translate(0 ${r * 0.86}) scale(${props.figures})`}>
        <g transform="translate(-13 0)">
          <polygon class="im-pic-ground" points={VALUE} />
          <text class="im-pic-res" y="5">
            {props.planet.resources}
          </text>
        </g>
        <g transform="translate(13 0)">
          <circle class="im-pic-ground" r="11" />
          <text class="im-pic-inf" y="5">
            {props.planet.influence}
          </text>
        </g>
      </g>
      <text class="im-pic-name" y={r + 23}>
        {props.planet.name}
      </text>
    </g>
  );
}

const COPIED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'stop-color',
  'stop-opacity',
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
] as const;
/** The picture by itself: what the style sheet says is written into it, and the signs of the page lie in it. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [svg.querySelectorAll('*'), copy.querySelectorAll('*')];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const name of COPIED) to[i]!.setAttribute(name, style.getPropertyValue(name));
  });
  const signs = new Set([...copy.querySelectorAll('use')].map((use) => use.getAttribute('href')!));
  for (const sign of signs) {
    const symbol = document.querySelector(sign);
    if (symbol) copy.append(symbol.cloneNode(true));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  return new XMLSerializer().serializeToString(copy);
}

/** How wide a picture file is, in dots: its names can be read. */
const WIDTH = 2000;
/** The picture as a file that can be sent to anybody. */
export async function pictureFile(svg: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(standalone(svg))}`;
  await image.decode();
  const { width, height } = svg.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * height) / width);
  const context = canvas.getContext('2d')!;
  context.fillStyle = getComputedStyle(svg).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((file) => (file ? done(file) : fail(new Error('the picture could not be painted'))), 'image/png'),
  );
}
