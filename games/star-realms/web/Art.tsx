import { createMemo } from 'solid-js';
import { planetImage } from '@orrery/web/design/Planet.tsx';
import type { Card } from './content.ts';
import { hullOf, planetOf, seedOf } from './hulls.ts';
import './Art.css';

/** A ship or base before a planet. Drawn by us; the same card always looks the same. */
export function Art(props: { id: string; card: Card }) {
  const picture = createMemo(() => pictureOf(props.id, props.card).cloneNode(true));
  return <>{picture()}</>;
}

/** Every picture is drawn once and copied from then on: a new hand puts five of them on the table in one update. */
const drawn = new Map<string, Element>();
function pictureOf(id: string, card: Card): Element {
  const key = `${id}/${card.type}/${card.factions[0]}`;
  const known = drawn.get(key);
  if (known) return known;
  const template = document.createElement('template');
  template.innerHTML = draw(id, card);
  const picture = template.content.firstElementChild!;
  drawn.set(key, picture);
  return picture;
}

function draw(id: string, card: Card): string {
  const { body, light = [], dark = [], line, engine = [] } = hullOf(id, card);
  const seed = seedOf(id);
  const x = 62 + (seed % 36);
  const r = 26 + (seed % 12);
  const paths = (name: string, all: readonly string[]) => all.map((d) => `<path class="${name}" d="${d}"/>`).join('');
  /** Dots of one size are one path: a line without length has round ends. */
  const stars = (size: number, which: readonly number[]) =>
    `<path class="stars" stroke-width="${size}" d="${which.map((i) => `M${(seed * (i + 3)) % 120} ${(seed * (i + 5)) % 60}h0`).join('')}"/>`;
  return [
    '<svg viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">',
    stars(1.8, [0, 3, 6]),
    stars(1, [1, 2, 4, 5]),
    `<image href="${planetImage(planetOf(id))}" x="${x - r}" y="${74 - r}" width="${2 * r}" height="${2 * r}" opacity=".8"/>`,
    '<ellipse class="orbit-line" cx="60" cy="60" rx="78" ry="26" transform="rotate(-12 60 60)"/>',
    paths('h2', light),
    paths('h1', body),
    paths('h3', dark),
    paths('hl', line ? [line] : []),
    paths('eng', engine),
    paths('sheen', [...body, ...dark]),
    '</svg>',
  ].join('');
}

/** The light on all hulls, once a page. */
export function Sheen() {
  return (
    <svg width="0" height="0" class="off" aria-hidden="true">
      <linearGradient id="sheen" gradientUnits="userSpaceOnUse" x1="0" y1="8" x2="0" y2="62">
        <stop offset="0" stop-color="#fff" stop-opacity=".38" />
        <stop offset=".45" stop-color="#fff" stop-opacity="0" />
        <stop offset=".55" stop-color="#030714" stop-opacity=".1" />
        <stop offset="1" stop-color="#030714" stop-opacity=".7" />
      </linearGradient>
    </svg>
  );
}
