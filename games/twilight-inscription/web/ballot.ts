/** The vote being made: nothing is chosen for the reader beforehand. */
import { createRoot, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Json } from '@orrery/kernel';
import type { Panel } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { unspent } from './content.ts';
import { viewOf, words } from './state.ts';

type Side = 'for' | 'against' | 'abstain';

export interface BallotState {
  side: Accessor<Side | null>;
  choose: (side: Side) => void;
  votes: Accessor<number | null>;
  setVotes: (n: number) => void;
  relic: Accessor<boolean>;
  playRelic: (play: boolean) => void;
  max: Accessor<number>;
}

function createBallot(table: TableModel): BallotState {
  // A choice belongs to one question: the next one begins without it.
  const ask = () => table.decision()?.id ?? -1;
  const [kept, keep] = createSignal({ ask: -1, side: null as Side | null, votes: null as number | null, relic: false });
  const now = () => (kept().ask === ask() ? kept() : { ask: ask(), side: null, votes: null, relic: false });
  const max = () => unspent(viewOf(table).pub.players[table.mine ?? 0]!.industry.votes);
  return {
    side: () => now().side,
    choose: (side) => keep({ ...now(), side, votes: now().votes ?? Math.min(1, max()) }),
    votes: () => now().votes,
    setVotes: (votes) => keep({ ...now(), votes }),
    relic: () => now().relic,
    playRelic: (relic) => keep({ ...now(), relic }),
    max,
  };
}

const known = new WeakMap<TableModel, BallotState>();
export function ballotOf(table: TableModel): BallotState {
  const made = known.get(table) ?? createRoot(() => createBallot(table));
  known.set(table, made);
  return made;
}

/** The button that gives the vote; none until the reader has chosen. */
export function votePanel(table: TableModel): Panel {
  const ballot = ballotOf(table);
  const side = ballot.side();
  if (side === null) return { groups: [], foot: [] };
  const votes = Math.min(ballot.votes() ?? 0, ballot.max());
  const answer: Json =
    side === 'abstain' ? { side: null, votes: 0, relic: false } : { side, votes, relic: ballot.relic() };
  const title = side === 'abstain' ? t('abstain') : t('seal', { n: votes, side: words().names.outcome[side] });
  return { groups: [], foot: table.allows(answer) ? [{ answer, title, final: true }] : [] };
}

export function castPanel(table: TableModel): Panel {
  const ballot = ballotOf(table);
  const votes = ballot.votes();
  if (votes === null) return { groups: [], foot: [] };
  const answer: Json = { votes: Math.min(votes, ballot.max()), relic: ballot.relic() };
  return { groups: [], foot: [{ answer, title: t('cast', { n: votes }), final: true }] };
}
