import type { TableModel } from '@orrery/web/match/model.ts';
import type { AskView } from './askView.ts';
import { cardAsks } from './cards.tsx';
import { combatAsks } from './combat.tsx';
import { councilAsks } from './council.tsx';
import { move } from './move.tsx';
import { produce } from './produce.tsx';
import { research } from './research.tsx';
import { pickSome } from './some.tsx';
import { strategyAsks } from './strategy.tsx';
import { tokenAsks } from './tokens.tsx';
import { turn } from './turn.tsx';

/** How every kind of question is shown; one that is not named here is asked in words by the plain panel. */
export const ASKS: { readonly [kind: string]: AskView } = {
  ...cardAsks,
  ...combatAsks,
  ...councilAsks,
  ...strategyAsks,
  ...tokenAsks,
  move,
  produce,
  research,
  pickSome,
  turn,
};

/** The view of the question at hand. */
export const askView = (table: TableModel): AskView | null => {
  const kind = table.decision()?.kind;
  return (kind !== undefined && ASKS[kind]) || null;
};
