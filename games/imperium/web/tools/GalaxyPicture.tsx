import { For, Show } from 'solid-js';
import { cellsOf } from '../../galaxy/galaxy.ts';
import { boxOf, centreOf, outline, sideOf } from '../map/geometry.ts';
import '../tokens.css';
import './galaxy.css';

/** A cell of a galaxy as a plain picture shows it. */
export interface PictureCell {
  readonly kind: 'gap' | 'home' | 'centre' | 'system' | 'lanes' | 'open';
  /** What stands in the middle: a seat, or what lies there. */
  readonly label: string;
  readonly planets: readonly { readonly name: string; readonly resources: number; readonly influence: number }[];
  readonly wormholes: readonly string[];
  readonly anomaly: string | null;
  readonly lanes: readonly (readonly [number, number])[];
  /** The number of the tile, in a corner. */
  readonly tile: string;
}

const SIZE = 100;
/** Where planets lie in a hex: one, two or three. */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-32, -14],
    [32, 14],
  ],
  [
    [-36, -20],
    [36, -20],
    [0, 34],
  ],
];

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
  ref?: (svg: SVGSVGElement) => void;
}) {
  const frame = () => {
    const { left, top, right, bottom } = boxOf(props.cells);
    return `${left} ${top} ${right - left} ${bottom - top}`;
  };
  return (
    <svg class="im-picture" viewBox={frame()} role="img" aria-label={props.title} ref={(svg) => props.ref?.(svg)}>
      <title>{props.title}</title>
      <For each={props.cells}>{(one) => <HexFigure {...one} />}</For>
    </svg>
  );
}

function HexFigure(props: PlacedCell) {
  const planetAt = (i: number) => PLACES[Math.min(3, props.cell.planets.length)]![i] ?? [0, 0];
  return (
    <g class={`im-pic-${props.cell.kind}`} transform={`translate(${props.x} ${props.y})`}>
      <polygon class="im-pic-hex" points={outline(SIZE - 3)} />
      <For each={props.cell.lanes}>
        {([a, b]) => {
          const [from, to] = [sideOf(a), sideOf(b)];
          return <path class="im-pic-lane" d={`M ${from.x} ${from.y} Q 0 0 ${to.x} ${to.y}`} />;
        }}
      </For>
      <For each={props.cell.planets}>
        {(planet, i) => (
          <g transform={`translate(${planetAt(i())[0]} ${planetAt(i())[1]})`}>
            <g class="im-pic-body">
              <circle class="im-pic-planet" r="20" />
              <text class="im-pic-res" x="-8" y="6">
                {planet.resources}
              </text>
              <text class="im-pic-inf" x="8" y="6">
                {planet.influence}
              </text>
            </g>
            <text class="im-pic-name" y="33">
              {planet.name}
            </text>
          </g>
        )}
      </For>
      <Show when={props.cell.planets.length === 0}>
        <text class="im-pic-label" y="6">
          {props.cell.label}
        </text>
      </Show>
      <Show when={props.cell.anomaly && props.cell.planets.length > 0}>
        <text class="im-pic-note" y="72">
          {props.cell.anomaly}
        </text>
      </Show>
      <For each={props.cell.wormholes}>
        {(letter, i) => (
          <text class="im-pic-hole" x={i() * 26} y="-52">
            {letter}
          </text>
        )}
      </For>
      <text class="im-pic-tile" x="-40" y="-64">
        {props.cell.tile}
      </text>
    </g>
  );
}

const COPIED = ['fill', 'stroke', 'stroke-width', 'font-family', 'font-size', 'font-weight', 'text-anchor'] as const;
/** The picture as a file of its own: what the style sheet says is written into it. */
export function pictureFile(svg: SVGSVGElement): Blob {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [svg.querySelectorAll('*'), copy.querySelectorAll('*')];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const name of COPIED) to[i]!.setAttribute(name, style.getPropertyValue(name));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}
