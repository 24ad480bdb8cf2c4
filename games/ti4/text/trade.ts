import type { Words } from '@orrery/kernel';
import type { Trade } from '../rules/trade/shapes.ts';
import type { Ti4 } from '../shapes.ts';

/** The sentences of transactions and of the custodians in one language. */
export interface TradePhrases {
  readonly event: Pick<Words<Ti4>['event'], Extract<keyof Trade['events'], string>>;
  readonly question: Pick<Words<Ti4>['question'], Extract<keyof Trade['asks'], string>>;
  readonly window: Pick<Words<Ti4>['window'], Extract<keyof Trade['windows'], string>>;
}
