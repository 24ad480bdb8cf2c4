/** The chance a recipe draws on, and what assets are worth to it. */
import { asset, type AssetCode } from '../vocabulary.ts';

export interface Chance {
  below: (n: number) => number;
  shuffled: <V>(items: readonly V[]) => V[];
}

/** VP equivalents at mid-game, for balance. */
export function worth(code: AssetCode): number {
  const a = asset(code);
  switch (a.kind) {
    case 'vp':
      return a.n;
    case 'relic':
      return 4.9;
    case 'population':
      return 2.6;
    case 'spec':
    case 'focus':
      return 2.4;
    case 'faction':
      return 2.3;
    case 'planet':
      return 2.2;
    case 'neighbor':
      return 1.5;
    case 'com':
      return 1.4 * a.n;
    case 'councilor':
      return 1.2;
    case 'tg':
      return 0.8 * a.n;
    case 'vote':
      return 0.35 * a.n;
    default:
      return a.kind satisfies never;
  }
}

/** Pairs places with assets: the dearer the place the better the asset, with some noise. */
export function pairOff<P>(
  chance: Chance,
  places: P[],
  price: (place: P) => number,
  codes: AssetCode[],
  noise: number,
): Map<P, AssetCode> {
  const noisy = (base: number): number => base + (noise * chance.below(1000)) / 1000;
  const sortedPlaces = places.map((place) => ({ place, key: noisy(price(place)) })).sort((a, b) => a.key - b.key);
  const sortedCodes = codes.map((code) => ({ code, key: noisy(worth(code)) })).sort((a, b) => a.key - b.key);
  return new Map(sortedPlaces.map(({ place }, i) => [place, sortedCodes[i]!.code]));
}
