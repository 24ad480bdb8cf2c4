import { For, Show } from 'solid-js';
import { planetImage } from '../../design/Planet.tsx';
import type { Card } from './content.ts';
import { hullOf, planetOf, seedOf } from './hulls.ts';

/** A ship or base before a planet. Drawn by us; the same card always looks the same. */
export function Art(props: { id: string; card: Card }) {
  const hull = () => hullOf(props.id, props.card);
  const seed = () => seedOf(props.id);
  const x = () => 62 + (seed() % 36);
  const r = () => 26 + (seed() % 12);
  return (
    <svg viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="#dfe8ff" fill-opacity=".55">
        <For each={[0, 1, 2, 3, 4, 5, 6]}>
          {(i) => <circle cx={(seed() * (i + 3)) % 120} cy={(seed() * (i + 5)) % 60} r={i % 3 === 0 ? 0.9 : 0.5} />}
        </For>
      </g>
      <image
        href={planetImage(planetOf(props.id))}
        x={x() - r()}
        y={74 - r()}
        width={2 * r()}
        height={2 * r()}
        opacity=".8"
      />
      <ellipse
        cx="60"
        cy="60"
        rx="78"
        ry="26"
        fill="none"
        stroke="var(--brass-dim)"
        stroke-opacity=".35"
        stroke-width=".6"
        transform="rotate(-12 60 60)"
      />
      <g class="hull">
        <For each={hull().light}>{(d) => <path class="h2" d={d} />}</For>
        <For each={hull().body}>{(d) => <path class="h1" fill-rule="evenodd" d={d} />}</For>
        <For each={hull().dark}>{(d) => <path class="h3" d={d} />}</For>
        <Show when={hull().line}>{(d) => <path class="hl" d={d()} />}</Show>
        <For each={hull().engine}>{(d) => <path class="eng" d={d} />}</For>
        <For each={[...hull().body, ...(hull().dark ?? [])]}>
          {(d) => <path class="sheen" fill-rule="evenodd" d={d} />}
        </For>
      </g>
    </svg>
  );
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
