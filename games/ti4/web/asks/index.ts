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

/** How every kind of question is shown, with what its answers cost and do. A kind that is missing here does not compile. */
const ASKS: { readonly [K in Kind]: AskView } = {
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
};

/** The view of the question at hand. */
export function askView(table: TableModel): AskView | null {
  const kind = table.decision()?.kind;
  if (kind === undefined) return null;
  return kind === REACT ? react : ((ASKS as { readonly [kind: string]: AskView | undefined })[kind] ?? null);
}
