import { For, Show, lazy } from 'solid-js';
import type { Json } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { Seat } from '@orrery/kernel';
import { known } from '@orrery/imperium/known.ts';
import { choiceOf } from '@orrery/imperium/web/parts/choice.ts';
import { ChoiceCards } from '@orrery/imperium/web/parts/ChoiceCards.tsx';
import type { AgendaView, OutcomeView } from '@orrery/imperium/web/parts/Council.tsx';
import { agendaFacts } from '../../content/agendas.ts';
import type { AgendaId } from '../../content/agendas.ts';
import { isPlanet } from '../../content/planets.ts';
import { OUTCOME, influenceOf, votersOf } from '../../rules/council/voting.ts';
import { isSystem } from '../../rules/systems.ts';
import type { Arranged } from '../../shapes.ts';
import { componentWords } from '../component.ts';
import { readyPlanets, valueOf } from '../../rules/planets.ts';
import { names, viewOf } from '../content.ts';
import { addressOf } from '../explained.ts';
import { systemName } from '../mapModel.ts';
import { t } from '../words.ts';
import { askedOf, footOf, giving, question, seatOf } from './askView.ts';
import type { AskView } from './askView.ts';

// What is not on the first screen is fetched when it is needed.
const Council = lazy(() => import('@orrery/imperium/web/parts/Council.tsx').then((m) => ({ default: m.Council })));

/** A word that stands alone here and leads a sentence on cards: without its colon or full stop. */
const alone = (word: string): string => word.replace(/[\s\u202f]*[:.]$/, '');

/** An outcome in words: for, against, or what is elected. */
function outcomeName(table: TableModel, agenda: string, id: string): string {
  if (id === 'for') return alone(names().words.for);
  if (id === 'against') return alone(names().words.against);
  if (/^\d+$/.test(id) && agendaFacts(agenda as AgendaId).elect === 'player') return table.name(Number(id));
  if (isPlanet(id)) return names().planet(id);
  if (isSystem(id)) return systemName(id, names());
  const cards = names().words.strategyCards as { readonly [card: string]: { readonly name: string } };
  return known('outcome', id, cards[id] ?? componentWords(id)).name;
}
function outcomeText(table: TableModel, agenda: string, id: string): string {
  const votes = names().words.votes as { readonly [id: string]: { readonly for: string; readonly against: string } };
  if (id === 'for') return votes[agenda]?.for ?? '';
  if (id === 'against') return votes[agenda]?.against ?? '';
  if (isPlanet(id)) {
    const worth = (currency: 'resources' | 'influence') => valueOf(askedOf(table), id, currency);
    return t('worthOfPlanet', { resources: worth('resources'), influence: worth('influence') });
  }
  return componentWords(id)?.text ?? '';
}

/** Laws lie in play as components. */
function laws(table: TableModel): AgendaView['laws'] {
  const { components } = viewOf(table).pub.table as unknown as { components?: { [id: string]: { ability: string } } };
  return Object.values(components ?? {}).flatMap(({ ability }) => {
    const words =
      ability in (names().words.votes as object) || ability in (names().words.elections as object)
        ? componentWords(ability)
        : null;
    return words ? [{ ...words, address: addressOf(ability) }] : [];
  });
}

/** Votes that the readied planets of a player could give. */
const votesAtHand = (table: TableModel, seat: Seat): number =>
  readyPlanets(viewOf(table).pub, seat).reduce((sum, planet) => sum + influenceOf(askedOf(table), planet), 0);

export function agendaView(table: TableModel): AgendaView | null {
  const { pub } = viewOf(table);
  const state = pub.agenda;
  if (!state) return null;
  const open = table.decision()?.kind === 'vote' ? question<'vote'>(table).outcomes : [];
  const words = componentWords(state.agenda);
  const { kind } = agendaFacts(state.agenda as AgendaId);
  const outcomes = state.outcomes.map((id): OutcomeView => {
    const ballots = state.ballots.filter((ballot) => ballot.outcome === id);
    return {
      id,
      name: outcomeName(table, state.agenda, id),
      text: outcomeText(table, state.agenda, id),
      votes: ballots.reduce((sum, { votes }) => sum + votes, 0),
      voters: ballots.map(({ seat, votes }) => ({ seat, votes })),
      predicted: state.predictions
        .filter(({ outcome }) => outcome === id)
        .map(({ seat }) => ({ seat, name: table.name(seat) })),
      isOpen: open.includes(id),
    };
  });
  const order = votersOf(askedOf(table)).map((seat) => {
    const ballot = state.ballots.find((one) => one.seat === seat);
    return {
      seat,
      name: table.name(seat),
      cast: ballot?.votes ?? 0,
      most: votesAtHand(table, seat),
      said: ballot ? t('votedFor', { n: ballot.votes, outcome: outcomeName(table, state.agenda, ballot.outcome) }) : '',
      isNow: table.awaiting().some((one) => one.seat === seat),
    };
  });
  return {
    name: words?.name ?? state.agenda,
    address: addressOf(state.agenda),
    kind: alone(names().words.agendaKinds[kind]),
    // What For and Against do stands with them.
    text: outcomes.some(({ id }) => id === 'for') ? '' : (words?.text ?? ''),
    outcomes,
    order,
    laws: laws(table),
  };
}

const chosenOutcome = (table: TableModel): string | null => {
  const row = table.plan()?.rows.find(({ id, n }) => n > 0 && id.startsWith(OUTCOME));
  return row ? row.id.slice(OUTCOME.length) : null;
};
/** Another outcome keeps the planets that are exhausted for it. */
function chooseOutcome(table: TableModel, outcome: string): void {
  const plan = table.plan();
  if (!plan) return;
  const planets = plan.rows.filter(({ id, n }) => n > 0 && !id.startsWith(OUTCOME)).map(({ id }) => id);
  const isSame = chosenOutcome(table) === outcome;
  const counts = isSame ? [] : [OUTCOME + outcome, ...planets];
  table.changePlan({ counts: Object.fromEntries(counts.map((id) => [id, 1])), pins: null });
}
/** What the chosen planets give, and what components add to any vote. */
const votesOf = (table: TableModel): number =>
  (table.plan()?.rows ?? []).reduce(
    (sum, { id, n }) => sum + (n > 0 && !id.startsWith(OUTCOME) ? influenceOf(askedOf(table), id) : 0),
    askedOf(table).number('votes', { seat: seatOf(table), agenda: question<'vote'>(table).agenda }, 0),
  );

export function CouncilStage(props: { table: TableModel }) {
  return (
    <Show when={agendaView(props.table)}>
      {(agenda) => (
        <Council
          agenda={agenda()}
          chosen={props.table.decision()?.kind === 'vote' ? chosenOutcome(props.table) : null}
          choose={props.table.decision()?.kind === 'vote' ? (id) => chooseOutcome(props.table, id) : null}
        />
      )}
    </Show>
  );
}

const vote: AskView = {
  Controls: (props) => {
    const plan = () => props.table.plan()!;
    const cards = () =>
      question<'vote'>(props.table).outcomes.map((id) => ({
        answer: id,
        title: outcomeName(props.table, question<'vote'>(props.table).agenda, id),
        text: outcomeText(props.table, question<'vote'>(props.table).agenda, id),
      }));
    return (
      <div class="im-controls im-vote">
        <ChoiceCards
          cards={cards()}
          chosen={chosenOutcome(props.table) ?? undefined}
          choose={(id) => chooseOutcome(props.table, id as string)}
          label={t('outcome')}
        />
        <div class="im-block">
          <p class="cap">{t('planetsVote')}</p>
          <div class="im-pills">
            <For each={plan().rows.filter(({ id }) => !id.startsWith(OUTCOME))}>
              {(row) => (
                <button
                  type="button"
                  class="im-pill"
                  classList={{ on: row.n > 0 }}
                  aria-pressed={row.n > 0}
                  disabled={row.n === 0 && row.refused !== null}
                  onClick={() => props.table.changePlan(plan().changed(row.slot, row.n > 0 ? -1 : 1))}
                >
                  {names().planet(row.id)} <b>{influenceOf(askedOf(props.table), row.id)}</b>
                </button>
              )}
            </For>
          </div>
          <Show when={chosenOutcome(props.table) === null}>
            <p class="im-why">{t('outcomeFirst')}</p>
          </Show>
        </div>
      </div>
    );
  },
  panel: (table) => {
    const plan = table.plan();
    const outcome = chosenOutcome(table);
    const abstain = { act: () => void table.give({ outcome: null, planets: [] }), title: t('abstain'), key: 'P' };
    const { must } = question<'vote'>(table);
    if (!plan || outcome === null || plan.answer === null) return must ? footOf() : { ...footOf(abstain), equal: true };
    const title = t('castVotes', {
      n: votesOf(table),
      outcome: outcomeName(table, question<'vote'>(table).agenda, outcome),
    });
    const cast = giving(table, plan.answer, title);
    return must ? footOf(cast) : { ...footOf(cast, abstain), stacked: true };
  },
};

/** Every way to put the agendas back, each card with its words. */
const arrangeAgendas: AskView = {
  Controls: (props) => {
    const { chosen, choose } = choiceOf(props.table);
    const all = () => (props.table.answers() ?? []) as unknown as Arranged[];
    const seen = () => [...new Set(all().flatMap(({ top, bottom }) => [...top, ...bottom]))];
    return (
      <div class="im-controls">
        <For each={seen()}>
          {(id) => (
            <p class="im-fine">
              <b>{componentWords(id)?.name}</b> {componentWords(id)?.text}
            </p>
          )}
        </For>
        <ChoiceCards
          cards={all().map((one) => ({
            answer: one as unknown as Json,
            title: props.table.speech().answer(props.table.decision()!, one as unknown as Json),
            text: '',
          }))}
          chosen={chosen()}
          choose={choose}
          label={t('agendas')}
        />
      </div>
    );
  },
  panel: (table) => {
    const chosen = choiceOf(table).chosen();
    return chosen === undefined ? footOf() : footOf(giving(table, chosen, t('putBack')));
  },
};

export const councilAsks = { vote, arrangeAgendas };
