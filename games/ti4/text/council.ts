import type { Reader, Words } from '@orrery/kernel';
import { agendaFacts } from '../content/agendas.ts';
import type { AgendaId } from '../content/agendas.ts';
import type { Council } from '../rules/council/shapes.ts';
import { AGAINST, FOR, electsPlayer } from '../rules/council/outcomes.ts';
import type { Ti4 } from '../shapes.ts';
import type { Names } from './speech.ts';

/** The sentences of the agenda phase in one language. */
export interface CouncilPhrases {
  readonly event: Pick<Words<Ti4>['event'], Extract<keyof Council['events'], string>>;
  readonly question: Pick<Words<Ti4>['question'], Extract<keyof Council['asks'], string>>;
  readonly window: Pick<Words<Ti4>['window'], Extract<keyof Council['windows'], string>>;
}

/** For, Against, or what is elected. */
export function outcomeName(
  names: Names,
  agenda: string,
  outcome: string,
  { name }: Pick<Reader<Ti4>, 'name'>,
): string {
  if (outcome === FOR) return names.words.for;
  if (outcome === AGAINST) return names.words.against;
  if (electsPlayer(agenda as AgendaId)) return name(Number(outcome));
  const { elect } = agendaFacts(agenda as AgendaId);
  if (elect === 'law') return names.agenda(outcome);
  if (elect === 'scored-secret-objective') return names.objective(outcome);
  return names.planet(outcome);
}
