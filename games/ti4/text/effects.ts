import type { Words } from '@orrery/kernel';
import type { CardEffects } from '../rules/cardShapes.ts';
import type { Ti4 } from '../shapes.ts';

/** The sentences of what cards, laws and notes do, in one language. */
export interface EffectPhrases {
  readonly event: Pick<Words<Ti4>['event'], Extract<keyof CardEffects['events'], string>>;
  readonly window: Pick<Words<Ti4>['window'], Extract<keyof CardEffects['windows'], string>>;
}
