import { Show } from 'solid-js';
import { asset, isDashed } from './content.ts';
import type { AssetCode, Res } from './content.ts';
import { RES_ICON, assetIcon, toneOf } from './assets.ts';

/** What is printed in a place: a glyph, and its number where there is more than one. Decoration; the place has a name. */
export function AssetGlyph(props: { code: AssetCode; x: number; y: number; size: number }) {
  const a = asset(props.code);
  const size = a.kind === 'vp' ? props.size * 1.22 : props.size;
  const left = props.x - size / 2;
  const top = props.y - size / 2;
  return (
    <g class={`tone-${toneOf(props.code)}`}>
      <use href={`#${assetIcon(props.code)}`} x={left} y={top} width={size} height={size} />
      <Show when={a.kind === 'vp'}>
        <text
          x={props.x}
          y={props.y + Math.max(14, size * 0.6) * 0.35}
          class="vpn"
          font-size={`${Math.max(14, size * 0.6)}`}
        >
          {a.n}
        </text>
      </Show>
      <Show when={a.kind === 'focus'}>
        <use
          href={`#${RES_ICON[a.of as Res]}`}
          x={props.x - size * 0.26}
          y={props.y - size * 0.26}
          width={size * 0.52}
          height={size * 0.52}
        />
      </Show>
      <Show when={a.kind !== 'vp' && a.n > 1}>
        <text x={props.x + size * 0.52} y={props.y + size * 0.56} class="an" font-size={`${Math.max(14, size * 0.68)}`}>
          {a.n}
        </text>
      </Show>
    </g>
  );
}

/** The outline says when an asset works, as in print: dotted at once, dashed when spent later. */
export const outline = (code: AssetCode | null): string =>
  code === null ? 'emp' : isDashed(asset(code)) ? 'dash' : 'dot';
