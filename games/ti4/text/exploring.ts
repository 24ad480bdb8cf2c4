import type { Words } from '@orrery/kernel';
import type { Choice } from '../content/exploring/choices.ts';
import type { Leading } from '../rules/expansion/leaderShapes.ts';
import type { Exploring } from '../rules/expansion/shapes.ts';
import type { Sleeping } from '../rules/expansion/sleepers.ts';
import type { Ti4 } from '../shapes.ts';

/** The sentences of exploration, relics, leaders and the nexus in one language. */
export interface ExploringPhrases {
  readonly event: Pick<
    Words<Ti4>['event'],
    Extract<keyof Exploring['events'] | keyof Leading['events'] | keyof Sleeping['events'], string>
  >;
  readonly window: Pick<Words<Ti4>['window'], Extract<keyof Exploring['windows'] | keyof Leading['windows'], string>>;
  readonly question: Pick<Words<Ti4>['question'], Extract<keyof Leading['asks'], string>>;
  readonly choices: { readonly [C in Choice]: string };
  /** So many fragments of a type, the others of the unknown type. */
  readonly fragments: (trait: string, n: number) => string;
  readonly unknownFragments: (n: number) => string;
}
