import type { Json } from '@orrery/kernel';
import { textOf } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { STRATEGY_CARDS } from '../content/strategyCards.ts';
import type { StrategyCard } from '../content/strategyCards.ts';
import { PLANETS } from '../text/planets.ts';
import { cardEffect, names, planetName, planetOf, planetsIn } from './content.ts';
import { t } from './words.ts';

const isStrategyCard = (id: string): id is StrategyCard => (STRATEGY_CARDS as readonly string[]).includes(id);
const isRecord = (answer: Json): answer is { [key: string]: Json } =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

/** What a component does, by its id: a technology, a card, a race's ability, a Strategy Card. */
function effectOf(id: string): string {
  const { technologyEffects, strategyTexts, abilities, leaders } = names();
  if (isStrategyCard(id)) return strategyTexts[id].primary;
  const named: { readonly [id: string]: { readonly effect: string } | undefined } = { ...abilities, ...leaders };
  const text = textOf(id.replace(/\/.*$/, ''));
  return technologyEffects[text] ?? named[text]?.effect ?? cardEffect(text);
}

/** What a planet pays. */
export function worthOf(planet: string): string {
  const { resources, influence } = planetOf(planet);
  return t('worth', { resources, influence });
}

/** What an answer does, or what a planet or a tile is worth, where it names something with words of its own; else nothing. */
export function answerEffect(answer: Json): string {
  if (typeof answer === 'string') return answer in PLANETS ? worthOf(answer) : effectOf(answer);
  if (Array.isArray(answer)) return answer.length === 1 ? answerEffect(answer[0]!) : '';
  if (!isRecord(answer)) return '';
  const { tile } = answer;
  if (typeof tile === 'string')
    return planetsIn(tile)
      .map(({ id }) => `${planetName(id)}: ${worthOf(id)}`)
      .join('; ');
  const named = answer['technology'] ?? answer['ability'] ?? answer['card'];
  return typeof named === 'string' ? effectOf(named) : '';
}

/** What the question itself is about: the secondary ability that could be used. */
export function questionEffect(table: TableModel): string {
  const d = table.decision();
  if (d?.kind !== 'secondary') return '';
  const { card } = d.q as unknown as { card: StrategyCard };
  return names().strategyTexts[card].secondary;
}
