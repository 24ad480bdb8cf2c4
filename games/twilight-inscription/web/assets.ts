/** Glyph and colour of what is printed on a sheet. */
import type { IconName } from '@orrery/web/design/icons.ts';
import { asset } from './content.ts';
import type { AssetCode, Res } from './content.ts';

export const RES_ICON: Record<Res, IconName> = { M: 'r-material', I: 'r-influence', R: 'r-research' };
export const RES_TONE: Record<Res, string> = { M: 'material', I: 'influence', R: 'research' };
export const resIcon = (res: string): IconName => RES_ICON[res as Res] ?? 'a-die';
export const resTone = (res: string): string => RES_TONE[res as Res] ?? 'wild';

const COMMODITY_ICON: Record<string, IconName> = { triangle: 'a-tri', diamond: 'a-dia', circle: 'a-cir' };
const SPECIALTY_ICON: Record<string, IconName> = {
  biotic: 'a-biotic',
  propulsion: 'a-propulsion',
  cybernetic: 'a-cybernetic',
  warfare: 'a-warfare',
};

export function assetIcon(code: AssetCode): IconName {
  const { kind, of } = asset(code);
  switch (kind) {
    case 'vp':
      return 'r-seal';
    case 'planet':
      return 'a-planet';
    case 'tg':
      return 'r-trade';
    case 'vote':
      return 'a-vote';
    case 'spec':
      return SPECIALTY_ICON[of]!;
    case 'focus':
      return 'a-die';
    case 'com':
      return COMMODITY_ICON[of]!;
    case 'councilor':
      return 'a-delegate';
    case 'population':
      return 'a-pop';
    case 'faction':
      return 'a-faction';
    case 'relic':
      return 'a-relic';
    case 'neighbor':
      return of === 'L' ? 'a-nl' : 'a-nr';
    default:
      return kind satisfies never;
  }
}

/** Class that gives the glyph its colour. */
export function toneOf(code: AssetCode): string {
  const { kind, of } = asset(code);
  if (kind === 'spec') return of;
  if (kind === 'focus') return RES_TONE[of as Res];
  return kind;
}
