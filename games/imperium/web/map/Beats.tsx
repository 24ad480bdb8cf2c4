import { For, Index, Show, createMemo } from 'solid-js';
import { seatClass, seatGlyph } from '@orrery/web/design/Seat.tsx';
import { t } from '../words.ts';
import type { Beat, Counted } from './beats.ts';
import { outline } from './geometry.ts';
import type { Point } from './geometry.ts';

const RING = outline(91);
const ROW = 36;
const PAD = 10;
const GLYPH = 22;
const ICON = 26;
const LETTER = 12.5;

/** What stands in a label: words, or a sign and units. */
interface Line {
  readonly seat: number;
  readonly text: string;
  readonly units: readonly Counted[];
  readonly kind: Beat['what'];
}
function lineOf(beat: Beat): Line | null {
  const { seat, what: kind } = beat;
  switch (beat.what) {
    case 'rolled':
      return { seat, kind, text: `${t('hits', { n: beat.hits })} ${t('ofDice', { n: beat.dice })}`, units: [] };
    case 'lost':
      return { seat, kind, text: '−', units: beat.units };
    case 'built':
      return { seat, kind, text: '+', units: beat.units };
    case 'landed':
      return { seat, kind, text: '↓', units: beat.units };
    case 'took':
      return { seat, kind, text: t('taken'), units: [] };
    default:
      return null;
  }
}
const widthOf = ({ text, units }: Line): number =>
  PAD * 2 + GLYPH + text.length * LETTER + units.reduce((sum, { n }) => sum + ICON + (n > 1 ? 14 : 0), 0);

/** What happens just now, where it happens: a ring around the system and what was rolled, lost, built or taken there. */
export function Beats(props: { beats: readonly Beat[]; placeOf: ReadonlyMap<string, Point> }) {
  const systems = createMemo(() => [...new Set(props.beats.map(({ system }) => system))]);
  const linesAt = (system: string): Line[] =>
    props.beats.flatMap((beat) => (beat.system === system ? [lineOf(beat)] : [])).flatMap((line) => line ?? []);
  const seatAt = (system: string) => props.beats.findLast((beat) => beat.system === system)!.seat;
  return (
    <g class="im-beats" aria-hidden="true">
      <For each={systems().filter((system) => props.placeOf.has(system))}>
        {(system) => {
          const at = props.placeOf.get(system)!;
          return (
            <g class={seatClass(seatAt(system))} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
              <polygon class="im-beat-ring" points={RING} />
              <Index each={linesAt(system)}>
                {(line, i) => <Label line={line()} y={-ROW / 2 + (i - (linesAt(system).length - 1) / 2) * (ROW + 4)} />}
              </Index>
            </g>
          );
        }}
      </For>
    </g>
  );
}

function Label(props: { line: Line; y: number }) {
  const line = () => props.line;
  const starts = () => {
    let at = PAD + GLYPH + line().text.length * LETTER;
    return line().units.map(({ n }) => {
      const here = at;
      at += ICON + (n > 1 ? 14 : 0);
      return here;
    });
  };
  return (
    <g
      class={`im-beat ${seatClass(line().seat)} ${line().kind}`}
      transform={`translate(${-widthOf(line()) / 2} ${props.y})`}
    >
      <rect width={widthOf(line())} height={ROW} rx="8" />
      <use class="glyph" href={`#${seatGlyph(line().seat)}`} x={PAD - 2} y="10" width="16" height="16" />
      <text x={PAD + GLYPH} y="26">
        {line().text}
      </text>
      <Index each={line().units}>
        {(unit, i) => (
          <>
            <use href={`#${unit().icon}`} x={starts()[i]} y="6" width={ICON - 3} height={ICON - 3} />
            <Show when={unit().n > 1}>
              <text x={starts()[i]! + ICON - 3} y="28">
                {unit().n}
              </text>
            </Show>
          </>
        )}
      </Index>
    </g>
  );
}
