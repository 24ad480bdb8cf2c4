import type { Component } from 'solid-js';
import { rulesView } from '@orrery/kernel';
import type { Decision, Json, Seat } from '@orrery/kernel';
import type { Panel } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { choiceOf } from '@orrery/imperium/web/parts/choice.ts';
import type { Asked, Ti4 } from '../../shapes.ts';
import type { StrategyCardId } from '../../content/strategyCards.ts';
import { componentWords } from '../component.ts';
import { names } from '../content.ts';
import { words } from '../words.ts';

/** How one kind of question is shown: in the panel, and where it needs room, instead of the map. */
export interface AskView {
  Controls?: Component<{ table: TableModel }>;
  panel?: (table: TableModel) => Panel | null;
  Stage?: Component<{ table: TableModel }>;
  /** What the stage shows, for the way back to it from the map. */
  stageName?: () => string;
}
export type Kind = keyof Ti4['asks'] & string;

/** The question at hand, read as one of a kind. */
export const question = <K extends Kind>(table: TableModel): Ti4['asks'][K]['q'] =>
  (table.decision() as Decision & { q: unknown }).q as Ti4['asks'][K]['q'];
/** The board, and what components say about it, as the reader sees it. */
export const askedOf = (table: TableModel): Asked => rulesView(table.game, table.view()) as unknown as Asked;
export const seatOf = (table: TableModel): Seat => table.decision()?.seat ?? table.mine ?? 0;

/** A panel whose list is drawn by the controls: only the buttons of the foot. */
export const footOf = (...foot: Panel['foot']): Panel => ({ groups: [], foot, unfolded: true });
/** The button that gives an answer. */
export const giving = (table: TableModel, answer: Json, title: string): Panel['foot'][number] => ({
  act: () => void table.give(answer),
  title,
  key: 'Enter',
});
/** The button for what was pointed at; none before that. */
export function footOfChoice(table: TableModel, title: (answer: Json) => string): Panel {
  const chosen = choiceOf(table).chosen();
  return chosen === undefined ? footOf() : footOf(giving(table, chosen, title(chosen)));
}

/** Why something is not possible, in words where we have them; else the number of the rule. */
export function why(table: TableModel, rule: string | null): string {
  if (rule === null) return '';
  return words.find(`why.${rule}`) ?? table.speech().refusal({ code: 'illegal', rule });
}

/** What the question belongs to: the strategy card or the component that is being carried out, with its words. */
export function occasionOf(table: TableModel): { name: string; text: string } | null {
  const stack = table.view().pub.table.stack as unknown as readonly { proc: string; source?: { ability: string } }[];
  for (const { proc, source } of stack.toReversed()) {
    if (source) {
      const named = componentWords(source.ability.split(/[/! ]/)[0]!);
      if (named) return named;
    }
    const [, card, part] = /^(\w+)(Primary|Secondary)$/.exec(proc) ?? [];
    if (card !== undefined && card in names().words.strategyCards) {
      const { name, primary, secondary } = names().words.strategyCards[card as StrategyCardId];
      return { name, text: part === 'Primary' ? primary : secondary };
    }
  }
  return null;
}
