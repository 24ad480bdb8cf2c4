import type { Json } from '@orrery/kernel';
import { textOf } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { STRATEGY_CARDS } from '../content/strategyCards.ts';
import type { StrategyCard } from '../content/strategyCards.ts';
import { cardEffect, names } from './content.ts';

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

/** What an answer does, where it names something with words of its own; else nothing. */
export function answerEffect(answer: Json): string {
  if (typeof answer === 'string') return effectOf(answer);
  if (!isRecord(answer)) return '';
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
