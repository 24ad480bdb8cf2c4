import { Show, lazy } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import type { Panel } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { choiceOf } from '@orrery/imperium/web/parts/choice.ts';
import { ChoiceCards } from '@orrery/imperium/web/parts/ChoiceCards.tsx';
import type { AgendaView } from '@orrery/imperium/web/parts/Council.tsx';
import { t as shared } from '@orrery/imperium/web/words.ts';
import { optionsOf } from '../rules/council.ts';
import { PLANETS } from '../text/planets.ts';
import { capital, cardEffect, cardName, planetName, planetOf, viewOf } from './content.ts';
import { addressOf } from './explained.ts';
import { worthOf } from './effects.ts';
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
    address: addressOf(vote.agenda),
    kind: t('agenda'),
    text: cardEffect(vote.agenda),
    outcomes: optionsOf(pub, vote.agenda).map((id) => {
      const mine = cast.filter(({ choice }) => choice === id);
      return {
        id,
        name: named(id),
        text: id in PLANETS ? worthOf(id) : '',
        votes: mine.reduce((sum, { votes }) => sum + votes, 0),
        voters: mine.map(({ seat, votes }) => ({ seat, votes })),
        predicted: [],
        isOpen: isBallot(table) && (d!.q as unknown as { options: string[] }).options.includes(id),
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
    laws: pub.laws.map(({ card }) => ({ name: cardName(card), text: cardEffect(card), address: addressOf(card) })),
  };
}

/** The agenda in full, the votes so far and the laws in force; a tap points at an outcome. */
export function CouncilStage(props: { table: TableModel }) {
  const { chosen, choose } = choiceOf(props.table);
  return (
    <Show when={agendaOf(props.table)}>
      {(agenda) => (
        <Council
          agenda={agenda()}
          chosen={(chosen() as string | undefined) ?? null}
          choose={isBallot(props.table) ? choose : null}
        />
      )}
    </Show>
  );
}

/** Whether the reader is asked for an outcome. */
export const isBallot = (table: TableModel): boolean => {
  const kind = table.decision()?.kind;
  return kind === 'vote' || kind === 'breakTie';
};

/** The outcomes as they can be voted for. */
export function Ballot(props: { table: TableModel }) {
  const { chosen, choose } = choiceOf(props.table);
  const cards = () =>
    (agendaOf(props.table)?.outcomes ?? [])
      .filter(({ isOpen }) => isOpen)
      .map(({ id, name, text, votes }) => ({
        answer: id,
        title: name,
        text,
        ...(votes > 0 ? { note: shared('votes', { n: votes }) } : {}),
      }));
  return (
    <div class="im-controls im-vote">
      <ChoiceCards
        cards={cards()}
        chosen={chosen()}
        choose={choose}
        label={props.table.speech().question(props.table.decision()!)}
      />
    </div>
  );
}

/** The outcome that was pointed at gets the votes; abstaining stands beside it. */
export function ballotPanel(table: TableModel): Panel {
  const d = table.decision()!;
  const chosen = choiceOf(table).chosen();
  const outcome = agendaOf(table)?.outcomes.find(({ id }) => id === chosen)?.name ?? '';
  const title =
    d.kind === 'vote'
      ? t('castFor', { n: (d.q as unknown as { votes: number }).votes, outcome })
      : t('decideFor', { outcome });
  const give = { act: () => void table.give(chosen!), title, key: 'Enter' };
  const abstain = { act: () => void table.give(null), title: capital(table.speech().answer(d, null)), key: 'P' };
  return {
    groups: [],
    foot: [...(chosen === undefined ? [] : [give]), ...(d.kind === 'vote' ? [abstain] : [])],
    unfolded: true,
    ...(chosen === undefined ? { equal: true as const } : {}),
  };
}
