import { REACT } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { AskView, Kind } from './askView.ts';
import { cardAsks, react } from './cards.tsx';
import { combatAsks } from './combat.tsx';
import { councilAsks } from './council.tsx';
import { countAsks } from './counts.tsx';
import { move } from './move.tsx';
import { produce } from './produce.tsx';
import { research } from './research.tsx';
import { pickSome } from './some.tsx';
import { strategyAsks } from './strategy.tsx';
import { tokenAsks } from './tokens.tsx';
import { turn } from './turn.tsx';

/** How every kind of question is shown; null: the plain panel asks it in words. A kind that is missing here does not compile. */
const ASKS: { readonly [K in Kind]: AskView | null } = {
  ...cardAsks,
  ...combatAsks,
  ...councilAsks,
  ...countAsks,
  ...strategyAsks,
  ...tokenAsks,
  move,
  produce,
  research,
  pickSome,
  turn,
  layTile: null,
  takeCustodians: null,
  payCustodians: null,
};

/** The view of the question at hand. */
export function askView(table: TableModel): AskView | null {
  const kind = table.decision()?.kind;
  if (kind === undefined) return null;
  return kind === REACT ? react : ((ASKS as { readonly [kind: string]: AskView | null })[kind] ?? null);
}
