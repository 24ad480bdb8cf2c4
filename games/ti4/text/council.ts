import type { Reader, Words } from '@orrery/kernel';
import { isPlanet } from '../content/planets.ts';
import { STRATEGY_CARDS } from '../content/strategyCards.ts';
import type { StrategyCardId } from '../content/strategyCards.ts';
import type { Council } from '../rules/council/shapes.ts';
import { AGAINST, FOR } from '../rules/council/outcomes.ts';
import { isSecret } from '../rules/objectives.ts';
import type { Ti4 } from '../shapes.ts';
import type { Names } from './speech.ts';

/** The sentences of the agenda phase in one language. */
export interface CouncilPhrases {
  readonly event: Pick<Words<Ti4>['event'], Extract<keyof Council['events'], string>>;
  readonly question: Pick<Words<Ti4>['question'], Extract<keyof Council['asks'], string>>;
  readonly window: Pick<Words<Ti4>['window'], Extract<keyof Council['windows'], string>>;
}

/** For, Against, or what is elected. */
export function outcomeName(names: Names, outcome: string, { name }: Pick<Reader<Ti4>, 'name'>): string {
  if (outcome === FOR) return names.words.for;
  if (outcome === AGAINST) return names.words.against;
  if (/^\d+$/.test(outcome)) return name(Number(outcome));
  if (isPlanet(outcome)) return names.planet(outcome);
  if (outcome in STRATEGY_CARDS) return names.strategyCard(outcome as StrategyCardId);
  if (isSecret(outcome)) return names.objective(outcome);
  return names.agenda(outcome);
}
