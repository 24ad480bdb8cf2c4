import { For, Match, Switch } from 'solid-js';
import { bitmapOf } from './bitmap.ts';
import type { Anomaly, MapWormhole } from './model.ts';
import { NEBULA, SUPERNOVA, arm, rocks } from './sky.ts';

const ARMS = [0, 1, 2, 3, 4].map((i) => arm(70, (i * Math.PI * 2) / 5, 3.6));

/** What gravity rifts are painted with: once in the definitions of a picture that has some. */
export function RiftPaint() {
  return (
    <>
      <radialGradient id="im-glow-rift">
        <stop class="im-stop-hole" offset="0" />
        <stop class="im-stop-ember" offset=".3" />
        <stop class="im-stop-dusk" offset=".7" />
        <stop class="im-stop-none" offset="1" />
      </radialGradient>
      <linearGradient id="im-stroke-rift">
        <stop class="im-stop-flame" offset="0" />
        <stop class="im-stop-violet" offset="1" />
      </linearGradient>
    </>
  );
}

/** What fills a system that is no quiet space. */
export function AnomalyPicture(props: { kind: Anomaly; id: string }) {
  return (
    <Switch>
      <Match when={props.kind === 'nebula'}>
        <image href={bitmapOf(NEBULA)} x="-86" y="-80" width="172" height="160" />
      </Match>
      <Match when={props.kind === 'supernova'}>
        <image href={bitmapOf(SUPERNOVA)} x="-82" y="-86" width="164" height="164" />
      </Match>
      <Match when={props.kind === 'asteroids'}>
        <g class="im-rocks">
          <For each={rocks(props.id)}>{(rock) => <polygon class={`r${rock.shade}`} points={rock.points} />}</For>
        </g>
      </Match>
      <Match when={props.kind === 'rift'}>
        <g class="im-rift" transform="translate(0 -4)">
          <circle class="glow" r="70" />
          <For each={ARMS}>{(path) => <path d={path} />}</For>
          <circle class="hole" r="15" />
        </g>
      </Match>
    </Switch>
  );
}

const SWIRLS = [0, 1, 2].map((i) => arm(1, (i * Math.PI * 2) / 3, 3.9));

export function Wormhole(props: { hole: Pick<MapWormhole, 'letter' | 'colour'>; x: number; y: number; r: number }) {
  return (
    <g class={`im-hole ${props.hole.colour}`} transform={`translate(${props.x} ${props.y})`}>
      <circle class="mouth" r={props.r} />
      <g transform={`scale(${props.r})`}>
        <For each={SWIRLS}>{(path) => <path d={path} />}</For>
      </g>
      <circle class="throat" r={props.r * 0.46} />
      <text y={props.r * 0.26} font-size={String(props.r * 0.86)}>
        {props.hole.letter}
      </text>
    </g>
  );
}
