import { Show, lazy } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { AgendaView } from '@orrery/imperium/web/parts/Council.tsx';
import { optionsOf } from '../rules/council.ts';
import { cardEffect, cardName, planetName, planetOf, viewOf } from './content.ts';
import { t } from './words.ts';

// What is not on the first screen is fetched when it is needed.
const Council = lazy(() => import('@orrery/imperium/web/parts/Council.tsx').then((m) => ({ default: m.Council })));

/** A vote that is going on, as the stack tells it; null when there is none. */
function voteOf(table: TableModel) {
  const frame = viewOf(table).pub.table.stack.findLast(({ proc }) => proc === 'council');
  return frame?.proc === 'council' ? frame : null;
}
export const isVoting = (table: TableModel): boolean => voteOf(table) !== null;

/** Votes that the readied planets of a player could give. */
const votesAtHand = (table: TableModel, seat: Seat): number =>
  Object.entries(viewOf(table).pub.planets).reduce(
    (sum, [planet, { by, exhausted }]) => sum + (by === seat && !exhausted ? planetOf(planet).influence : 0),
    0,
  );

function agendaOf(table: TableModel): AgendaView | null {
  const { pub } = viewOf(table);
  const vote = voteOf(table);
  if (!vote) return null;
  const d = table.decision();
  const asks = d?.kind === 'vote' || d?.kind === 'breakTie';
  const cast = vote.cast ?? [];
  const waiting = table.awaiting().map(({ seat }) => seat);
  /** An outcome in the words of an answer to the vote. */
  const named = (choice: string): string => {
    if (choice === 'for' || choice === 'against') return t(choice);
    const one = (id: string) =>
      /^\d+$/.test(id) ? table.name(Number(id)) : id.startsWith('agenda-') ? cardName(id) : planetName(id);
    return choice.split(' ').map(one).join(', ');
  };
  const voters: readonly Seat[] = vote.voters ?? pub.sheets.map((_, seat) => seat);
  return {
    name: cardName(vote.agenda),
    kind: t('agenda'),
    text: cardEffect(vote.agenda),
    outcomes: optionsOf(pub, vote.agenda).map((id) => {
      const mine = cast.filter(({ choice }) => choice === id);
      return {
        id,
        name: named(id),
        text: '',
        votes: mine.reduce((sum, { votes }) => sum + votes, 0),
        voters: mine.map(({ seat, votes }) => ({ seat, votes })),
        predicted: [],
        isOpen: asks && (d.q as unknown as { options: string[] }).options.includes(id),
      };
    }),
    order: [...new Set([...cast.map(({ seat }) => seat), ...voters])].map((seat) => {
      const ballot = cast.find((one) => one.seat === seat);
      return {
        seat,
        name: table.name(seat),
        cast: ballot?.votes ?? 0,
        most: votesAtHand(table, seat),
        said: ballot ? t('votedFor', { n: ballot.votes, outcome: named(ballot.choice) }) : '',
        isNow: waiting.includes(seat),
      };
    }),
    laws: pub.laws.map(({ card }) => ({ name: cardName(card), text: cardEffect(card) })),
  };
}

/** The agenda in full, the votes so far and the laws in force; a tap on an outcome votes for it. */
export function CouncilStage(props: { table: TableModel }) {
  const isMine = () => {
    const kind = props.table.decision()?.kind;
    return kind === 'vote' || kind === 'breakTie';
  };
  return (
    <Show when={agendaOf(props.table)}>
      {(agenda) => (
        <Council
          agenda={agenda()}
          chosen={null}
          choose={isMine() ? (outcome) => void props.table.give(outcome) : null}
        />
      )}
    </Show>
  );
}
