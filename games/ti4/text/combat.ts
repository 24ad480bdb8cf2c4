import { hasMark } from '@orrery/kernel';
import type { Words } from '@orrery/kernel';
import type { Purpose, UnitName, Fighting } from '../rules/combat/shapes.ts';
import { unitNamed } from '../rules/combat/units.ts';
import { DAMAGED } from '../rules/units.ts';
import type { Ti4 } from '../shapes.ts';
import { hitsOf } from '@orrery/imperium';
import type { Rolling } from '@orrery/imperium';
import type { Names } from './speech.ts';

/** The sentences of combat in one language. */
export interface CombatPhrases {
  readonly event: Pick<Words<Ti4>['event'], Extract<keyof Fighting['events'], string>>;
  readonly question: Pick<Words<Ti4>['question'], Extract<keyof Fighting['asks'], string>>;
  readonly window: Pick<Words<Ti4>['window'], Extract<keyof Fighting['windows'], string>>;
  readonly damaged: string;
}

/** A place of units: a planet, or the space of a system. */
export const placeName = (names: Names, place: string): string =>
  place.startsWith('tile-') ? names.system(place) : names.planet(place);

/** "2 fighters, damaged dreadnought" as a list with counts. */
export function unitList(names: Names, damaged: string, units: readonly UnitName[]): string {
  const counts = new Map<UnitName, number>();
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return names.list(
    [...counts].map(([name, n]) => {
      const { type, marks } = unitNamed(name);
      const words = names.words.unitTypes[type];
      const noun = `${n} ${words[n === 1 ? 0 : 1]}`;
      return hasMark({ marks }, DAMAGED) ? `${noun} (${damaged})` : noun;
    }),
  );
}
/** Hits of each side in words, the attacker's first. */
export const hitList = (
  rolling: Rolling<string, Purpose>,
  name: (seat: number) => string,
  hits: (n: number) => string,
): string =>
  hitsOf(rolling)
    .map((n, i) => `${name(rolling.rolls[i]!.by)} ${hits(n)}`)
    .join(', ');
