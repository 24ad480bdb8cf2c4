// Decoration of systems, drawn the same for the same system every time.

/** Numbers from 0 to 1 that depend on a name alone. */
export function numbersOf(name: string): () => number {
  let state = [...name].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) >>> 0, 7);
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A few stars as dots of one path. */
export function stars(name: string, n = 9): string {
  const next = numbersOf(name);
  return Array.from({ length: n }, () => {
    const angle = next() * Math.PI * 2;
    const far = 24 + next() * 58;
    return `M${(far * Math.cos(angle)).toFixed(1)} ${(far * 0.85 * Math.sin(angle)).toFixed(1)}h.1`;
  }).join('');
}

/** One arm of a spiral around the origin. */
export function arm(radius: number, turn: number, sweep: number): string {
  const points = 26;
  return Array.from({ length: points }, (_, i) => {
    const part = i / (points - 1);
    const r = radius * (0.3 + 0.68 * part);
    const angle = turn + part * sweep;
    return `${i === 0 ? 'M' : 'L'}${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  }).join('');
}

export interface Rock {
  readonly points: string;
  readonly shade: number;
}
/** Rocks in a belt that leaves the middle free for ships. */
export function rocks(name: string): Rock[] {
  const next = numbersOf(name);
  return Array.from({ length: 30 }, () => {
    const angle = next() * Math.PI * 2;
    const far = 34 + next() * 40;
    const size = next() ** 2 * 11 + 3;
    const x = far * 1.05 * Math.cos(angle);
    const y = far * 0.8 * Math.sin(angle) - 6;
    const points = Array.from({ length: 7 }, (_, i) => {
      const corner = (i / 7) * Math.PI * 2 + next() * 0.5;
      const r = size * (0.72 + next() * 0.4);
      return `${(x + r * Math.cos(corner)).toFixed(1)},${(y + r * Math.sin(corner)).toFixed(1)}`;
    }).join(' ');
    return { points, shade: Math.floor(next() * 4) };
  });
}

const svg = (size: number, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 -80 160 160" width="${size}" height="${size}">${body}</svg>`,
  )}`;
const cloud = (id: string, frequency: number, seed: number, matrix: string, blur: number): string =>
  `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${seed}"/><feColorMatrix values="${matrix}"/><feComposite in2="SourceAlpha" operator="in"/><feGaussianBlur stdDeviation="${blur}"/></filter>`;
const FADE =
  '<radialGradient id="f"><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient><mask id="m"><circle r="78" fill="url(#f)"/></mask>';

/** Pictures of what is made of light and dust; they are painted once into bitmaps (`bitmap.ts`). */
export const NEBULA = svg(
  360,
  `<defs><radialGradient id="g"><stop offset="0" stop-color="#7a5bd0" stop-opacity=".6"/><stop offset=".65" stop-color="#3b2f8c" stop-opacity=".42"/><stop offset="1" stop-color="#1a1650" stop-opacity="0"/></radialGradient>${cloud('c', 0.022, 31, '0 0 0 0 .78 0 0 0 0 .66 0 0 0 0 1 2.6 0 -1 0 -.62', 1.2)}${FADE}</defs><circle r="78" fill="url(#g)"/><g mask="url(#m)"><circle r="78" filter="url(#c)" opacity=".8"/></g>`,
);
export const SUPERNOVA = svg(
  360,
  `<defs><radialGradient id="g"><stop offset="0" stop-color="#fff3cf"/><stop offset=".22" stop-color="#ffb25a" stop-opacity=".9"/><stop offset=".6" stop-color="#c2431f" stop-opacity=".45"/><stop offset="1" stop-color="#5a1208" stop-opacity="0"/></radialGradient><radialGradient id="k"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="#fff0c4"/><stop offset="1" stop-color="#ffd07a" stop-opacity="0"/></radialGradient>${cloud('c', 0.035, 11, '0 0 0 0 1 0 0 0 0 .62 0 0 0 0 .28 3 0 -1.4 0 -.75', 0.5)}${FADE}</defs><circle r="74" fill="url(#g)"/><g mask="url(#m)"><circle r="78" filter="url(#c)" opacity=".85"/></g><circle r="20" fill="url(#k)"/>`,
);
