/** The words every other file is written in: resources, sheets, kinds of asset. */
export const RESOURCES = ['M', 'I', 'R'] as const;
/** Materials, Influence, Research (INS-CORE-09). */
export type Res = (typeof RESOURCES)[number];

export const SHEETS = ['navigation', 'expansion', 'industry', 'warfare'] as const;
export type SheetId = (typeof SHEETS)[number];

export const SPECIALTIES = ['biotic', 'propulsion', 'cybernetic', 'warfare'] as const;
export type Specialty = (typeof SPECIALTIES)[number];

/** The three Commodity types (INS-IND-20); the yellow one of the guide is `triangle`. */
export const COMMODITIES = ['triangle', 'diamond', 'circle'] as const;
export type Commodity = (typeof COMMODITIES)[number];

export const SIDES = ['L', 'R'] as const;
/** Left or right half of the War grid, and the neighbor it faces. */
export type Side = (typeof SIDES)[number];

export type Stage = 1 | 2 | 3 | 4 | 5;

/** What is printed inside a dotted or dashed outline. */
export type AssetCode =
  | `vp${number}`
  | 'planet'
  | `tg${number}`
  | `vote${number}`
  | `spec:${Specialty}`
  | `focus:${Res}`
  | `com:${Commodity}:${1 | 2}`
  | 'councilor'
  | 'population'
  | 'faction'
  | 'relic'
  | `neighbor:${Side}`;

/** An effect may leave the kind open; its owner then chooses one. */
export type OpenAsset = 'spec:any' | 'focus:any' | 'com:any:1';

export type AssetKind =
  | 'vp'
  | 'planet'
  | 'tg'
  | 'vote'
  | 'spec'
  | 'focus'
  | 'com'
  | 'councilor'
  | 'population'
  | 'faction'
  | 'relic'
  | 'neighbor';

/** A code taken apart: its kind, what it is about, and how many. */
export interface Asset {
  kind: AssetKind;
  of: string;
  n: number;
}

const CODE =
  /^(?:(vp|tg|vote)(\d+)|(planet|councilor|population|faction|relic)|(spec):(biotic|propulsion|cybernetic|warfare)|(focus):([MIR])|(com):(triangle|diamond|circle):([12])|(neighbor):([LR]))$/;

const taken = new Map<string, Asset>();

export const isAssetCode = (code: string): code is AssetCode => CODE.test(code);

export function asset(code: AssetCode): Asset {
  const known = taken.get(code);
  if (known) return known;
  const m = CODE.exec(code);
  if (!m) throw new Error(`not an asset: ${code}`);
  const kind = (m[1] ?? m[3] ?? m[4] ?? m[6] ?? m[8] ?? m[11]) as AssetKind;
  const made = { kind, of: m[5] ?? m[7] ?? m[9] ?? m[12] ?? '', n: Number(m[2] ?? m[10] ?? 1) };
  taken.set(code, made);
  return made;
}

/** Dashed assets are kept and spent later (INS-CORE-07); the others act when claimed (INS-CORE-06). */
export const isDashed = (a: Asset): boolean =>
  a.kind === 'planet' || a.kind === 'tg' || a.kind === 'vote' || a.kind === 'spec' || a.kind === 'focus';
