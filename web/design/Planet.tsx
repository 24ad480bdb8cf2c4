/** Planets are shaded once into an image; the browser keeps the bitmap, so noise costs nothing while playing. */
export type PlanetKind =
  | 'ocean'
  | 'jungle'
  | 'desert'
  | 'lava'
  | 'ice'
  | 'gas'
  | 'storm'
  | 'jade'
  | 'iron'
  | 'rose'
  | 'city'
  | 'gold'
  | 'paper'
  | 'void';

const COLOURS: Record<PlanetKind, [string, string, string]> = {
  ocean: ['#a9d8ff', '#3a78c9', '#123063'],
  jungle: ['#c9f0b8', '#4c9a6a', '#153c3a'],
  desert: ['#ffe2ae', '#c98d4e', '#4e2b1c'],
  lava: ['#ffc59a', '#b4472f', '#34100f'],
  ice: ['#ffffff', '#a7c6e6', '#3b577f'],
  gas: ['#ffe9c9', '#c79a6e', '#4a3226'],
  storm: ['#e3dcff', '#7f6cc4', '#2b2057'],
  jade: ['#d8fff0', '#58b49c', '#174a4a'],
  iron: ['#e6ded8', '#8d8079', '#332d2c'],
  rose: ['#ffdbe2', '#c46d86', '#4a1f35'],
  city: ['#9fb4e6', '#3a4c80', '#0f1733'],
  gold: ['#fff2c9', '#d0a548', '#523710'],
  paper: ['#fffaf0', '#ddd0b2', '#6f6246'],
  void: ['#b7b3ff', '#40408f', '#121034'],
};
const BANDED: ReadonlySet<PlanetKind> = new Set(['gas', 'storm', 'jade', 'rose']);
const PLAIN: ReadonlySet<PlanetKind> = new Set(['paper']);

const ROCK =
  '<filter id="t" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 .02 0 0 0 0 .03 0 0 0 0 .08 2.6 -1.4 0 0 -.28"/><feComposite in2="SourceAlpha" operator="in"/></filter>';
const BAND =
  '<filter id="t" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".004 .06" numOctaves="3" seed="3"/><feColorMatrix values="0 0 0 0 .05 0 0 0 0 .03 0 0 0 0 .06 3 -1.2 0 0 -.52"/><feComposite in2="SourceAlpha" operator="in"/></filter>';

const images = new Map<PlanetKind, string>();

export function planetImage(kind: PlanetKind): string {
  const known = images.get(kind);
  if (known) return known;
  const [light, middle, dark] = COLOURS[kind];
  const banded = BANDED.has(kind);
  const noise = PLAIN.has(kind)
    ? ''
    : `<g${banded ? ' transform="rotate(-18 100 100)"' : ''}><circle cx="100" cy="100" r="82" filter="url(#t)" opacity=".65"/></g>`;
  const ring = kind === 'gas';
  const arc = (sweep: 0 | 1, opacity: number) =>
    `<path d="M-43 100A143 38 0 0 ${sweep} 243 100" transform="rotate(-18 100 100) translate(0 0)" fill="none" stroke="#ffe9c9" stroke-opacity="${opacity}" stroke-width="10"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${ring ? '-60 -60 320 320' : '0 0 200 200'}" width="256" height="256"><defs><radialGradient id="g" cx=".36" cy=".32" r=".78"><stop offset="0" stop-color="${light}"/><stop offset=".42" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient><radialGradient id="s" cx=".34" cy=".3" r=".8"><stop offset=".28" stop-color="#02040c" stop-opacity="0"/><stop offset=".72" stop-color="#02040c" stop-opacity=".5"/><stop offset="1" stop-color="#02040c" stop-opacity=".94"/></radialGradient><radialGradient id="l" cx=".3" cy=".24" r=".42"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>${banded ? BAND : ROCK}</defs><circle cx="100" cy="100" r="99" fill="${middle}" opacity=".13"/><circle cx="100" cy="100" r="90" fill="${light}" opacity=".1"/>${ring ? arc(1, 0.45) : ''}<circle cx="100" cy="100" r="82" fill="url(#g)"/>${noise}<circle cx="100" cy="100" r="83" fill="url(#s)"/><circle cx="100" cy="100" r="82" fill="url(#l)"/>${ring ? arc(0, 0.8) : ''}</svg>`;
  const image = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  images.set(kind, image);
  return image;
}

export function Planet(props: { kind: PlanetKind; class?: string }) {
  return <img class={`planet ${props.class ?? ''}`} src={planetImage(props.kind)} alt="" draggable={false} />;
}
