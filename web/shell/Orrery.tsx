import { For, Show } from 'solid-js';
import { planetImage } from '../design/Planet.tsx';
import { t } from '../text/text.ts';
import { GAMES, gameLabel, gameTitle, seatRange } from '../games/registry.ts';
import type { GameEntry } from '../games/entry.ts';
import { lengthInWords } from './lengthInWords.ts';

/** The machine on the home page: one planet a game, on graduated orbits. Choosing a planet chooses the game. */
const TILT = -9;
const FLAT = 0.4;
const rad = (degrees: number) => (degrees * Math.PI) / 180;
/** A point of an orbit, tilted as the whole machine is. */
function at(radius: number, angle: number): { x: number; y: number } {
  const x = radius * Math.cos(rad(angle));
  const y = radius * FLAT * Math.sin(rad(angle));
  return { x: x * Math.cos(rad(TILT)) - y * Math.sin(rad(TILT)), y: x * Math.sin(rad(TILT)) + y * Math.cos(rad(TILT)) };
}
function ticks(radius: number, every: number, length: number): string {
  let path = '';
  for (let angle = 0; angle < 360; angle += every) {
    const outer = [radius * Math.cos(rad(angle)), radius * FLAT * Math.sin(rad(angle))];
    const inner = [(radius - length) * Math.cos(rad(angle)), (radius - length) * FLAT * Math.sin(rad(angle))];
    path += `M${outer[0]!.toFixed(1)} ${outer[1]!.toFixed(1)}L${inner[0]!.toFixed(1)} ${inner[1]!.toFixed(1)}`;
  }
  return path;
}
/** Stars: scattered by a fixed rule, so that the sky is the same on every visit. */
const stars = Array.from({ length: 130 }, (_, i) => ({
  x: (i * 7919) % 1440,
  y: (i * 104_729) % 640,
  r: i % 17 === 0 ? 1.3 : i % 5 === 0 ? 0.9 : 0.6,
  o: 0.25 + ((i * 31) % 50) / 100,
}));
const BEADS: [number, number, number][] = [
  [175, 20, 3],
  [300, 190, 4],
  [430, -14, 3.5],
  [430, 70, 5],
  [560, -110, 4],
  [560, 160, 6],
];

function PlanetButton(props: { game: GameEntry; chosen: boolean; choose: () => void }) {
  const { orbit, planet } = props.game;
  const { x, y } = at(orbit.radius, orbit.angle);
  const r = orbit.size;
  const wide = planet === 'gas' ? 1.95 : 1.22;
  const label = {
    below: { x, y: y + r + 34, anchor: 'middle' as const },
    right: { x: x + r + 16, y: y - 6, anchor: 'start' as const },
  }[orbit.side];
  return (
    <g
      class="pl"
      role="radio"
      aria-checked={props.chosen}
      tabIndex={props.chosen ? 0 : -1}
      aria-label={gameTitle(props.game.id)}
      onClick={() => props.choose()}
    >
      <circle cx={x} cy={y} r={r + 16} fill="transparent" />
      <image href={planetImage(planet)} x={x - r * wide} y={y - r * wide} width={2 * r * wide} height={2 * r * wide} />
      <Show when={props.chosen}>
        <circle cx={x} cy={y} r={r + 10} class="selr" />
        <circle cx={x} cy={y} r={r + 16} class="selr2" />
      </Show>
      <text x={label.x} y={label.y} class="gn" text-anchor={label.anchor}>
        {gameLabel(props.game.id)}
      </text>
      <text x={label.x} y={label.y + 18} class="gm" text-anchor={label.anchor}>
        {t('game.brief', { seats: seatRange(props.game), length: lengthInWords(props.game.minutes) })}
      </text>
    </g>
  );
}

export function Orrery(props: { chosen: string; choose: (id: string) => void }) {
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (GAMES.findIndex((game) => game.id === props.chosen) + by + GAMES.length) % GAMES.length;
    props.choose(GAMES[next]!.id);
    const group = event.currentTarget as SVGGElement;
    (group.querySelectorAll('[role="radio"]')[next] as SVGGElement | undefined)?.focus();
  };
  return (
    <>
      <svg class="bgst" viewBox="0 0 1440 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="#dfe8ff">
        <For each={stars}>{(star) => <circle cx={star.x} cy={star.y} r={star.r} opacity={star.o} />}</For>
      </svg>
      <svg class="orr" viewBox="-580 -300 1160 600">
        <defs>
          <radialGradient id="sun">
            <stop offset="0" stop-color="#fff6dc" />
            <stop offset=".35" stop-color="#f3cf86" />
            <stop offset=".8" stop-color="#a8793a" />
            <stop offset="1" stop-color="#6d4a1e" />
          </radialGradient>
          <radialGradient id="halo">
            <stop offset="0" stop-color="#f3cf86" stop-opacity=".5" />
            <stop offset=".4" stop-color="#e6c07a" stop-opacity=".12" />
            <stop offset="1" stop-color="#e6c07a" stop-opacity="0" />
          </radialGradient>
        </defs>
        <g aria-hidden="true">
          <circle r="150" fill="url(#halo)" />
          <g transform={`rotate(${TILT})`}>
            <For each={[175, 300, 430, 560]}>
              {(radius) => (
                <>
                  <ellipse rx={radius} ry={radius * FLAT} class="or" />
                  <ellipse rx={radius - 5} ry={(radius - 5) * FLAT} class="or2" />
                  <path d={ticks(radius, radius > 400 ? 1.2 : 3, 6)} class="tk" />
                  <path d={ticks(radius, 30, 14)} class="tK" />
                </>
              )}
            </For>
            <ellipse rx="690" ry="276" class="or3" />
            <ellipse rx="96" ry="38.4" class="or3" />
          </g>
          <For each={BEADS}>
            {([radius, angle, r]) => <circle cx={at(radius, angle).x} cy={at(radius, angle).y} r={r} class="bead" />}
          </For>
          <For each={GAMES}>
            {({ orbit }) => (
              <path d={`M0 0L${at(orbit.radius, orbit.angle).x} ${at(orbit.radius, orbit.angle).y}`} class="arm" />
            )}
          </For>
          <circle r="34" fill="url(#sun)" />
          <circle r="43" class="or" />
          <circle r="49" class="or2" />
        </g>
        <g role="radiogroup" aria-label={t('home.game')} onKeyDown={move}>
          <For each={GAMES}>
            {(game) => (
              <PlanetButton game={game} chosen={props.chosen === game.id} choose={() => props.choose(game.id)} />
            )}
          </For>
        </g>
      </svg>
    </>
  );
}
