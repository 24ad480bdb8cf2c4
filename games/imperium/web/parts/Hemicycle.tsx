import { For, Index } from 'solid-js';
import { seatClass, seatGlyph } from '@orrery/web/design/Seat.tsx';
import { t } from '../words.ts';
import { arcsOf } from './benches.ts';
import type { Bench } from './benches.ts';
import './Hemicycle.css';

/** A name of more letters is drawn narrower. */
const LONG = 14;

/** Who could still cast how many votes: solid what is cast, an outline what may come. The list beside it says the same in words. */
export function Hemicycle(props: {
  benches: readonly Bench[];
  tally: readonly { readonly name: string; readonly votes: number }[];
}) {
  const arcs = () => arcsOf(props.benches);
  const toCome = () => props.benches.reduce((sum, { cast, most }) => sum + (cast > 0 ? 0 : most), 0);
  const figures = () => [
    ...props.tally.toSorted((a, b) => b.votes - a.votes).slice(0, 2),
    { name: t('stillToCome'), votes: toCome() },
  ];
  return (
    <svg class="im-hemicycle" viewBox="-330 -236 660 252" aria-hidden="true">
      <Index each={arcs()}>
        {(arc) => (
          <g class={seatClass(arc().seat)}>
            <For each={arc().parts}>{(part) => <path classList={{ cast: part.isCast }} d={part.path} />}</For>
            <use
              href={`#${seatGlyph(arc().seat)}`}
              x={glyphX(arc().label)}
              y={arc().label.y - (arc().label.anchor === 'middle' ? 27 : 11)}
              width="12"
              height="12"
            />
            <text x={textX(arc().label)} y={arc().label.y} text-anchor={arc().label.anchor}>
              {arc().name} {arc().cast > 0 ? arc().cast : arc().most}
            </text>
          </g>
        )}
      </Index>
      <For each={figures()}>
        {(figure, i) => (
          <g transform={`translate(${(i() - (figures().length - 1) / 2) * 96} -22)`}>
            <text class="n" text-anchor="middle">
              {figure.votes}
            </text>
            <text
              class="what"
              text-anchor="middle"
              y="18"
              {...(figure.name.length > LONG ? { textLength: 92, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
            >
              {figure.name}
            </text>
          </g>
        )}
      </For>
    </svg>
  );
}
type Label = ReturnType<typeof arcsOf>[number]['label'];
const glyphX = ({ x, anchor }: Label): number => (anchor === 'end' ? x - 12 : anchor === 'start' ? x : x - 6);
const textX = ({ x, anchor }: Label): number => (anchor === 'end' ? x - 17 : anchor === 'start' ? x + 17 : x);
