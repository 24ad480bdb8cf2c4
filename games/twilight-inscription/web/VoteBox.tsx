import { For, Match, Show, Switch, createMemo } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { ballotOf } from './ballot.ts';
import { agendaCard, agendaText, aiVotes, eventCard } from './content.ts';
import type { AgendaId, InscriptionShapes } from './content.ts';
import { reportsOf } from './report.ts';
import { viewOf, words } from './state.ts';
import './VoteBox.css';

type Asks = InscriptionShapes['asks'];

/** The vote, in the panel: the sheets stay in sight, for what an outcome does is done there. */
export function VoteBox(props: { table: TableModel }) {
  return (
    <div class="ins-vote">
      <Switch>
        <Match when={props.table.decision()?.kind === 'vote'}>
          <Vote table={props.table} />
        </Match>
        <Match when={props.table.decision()?.kind === 'castAgainstAi'}>
          <AgainstAi table={props.table} />
        </Match>
      </Switch>
      <Earlier table={props.table} />
    </div>
  );
}

function Vote(props: { table: TableModel }) {
  const ballot = ballotOf(props.table);
  const agenda = () => (props.table.decision()!.q as Asks['vote']['q']).agenda;
  const may = createMemo(() => (props.table.answers() ?? []).some((a) => (a as Asks['vote']['a']).side !== null));
  return (
    <>
      <div role="radiogroup" aria-label={words().names.agenda[agenda()]}>
        <For each={['for', 'against'] as const}>
          {(side) => (
            <button
              type="button"
              role="radio"
              class="choice"
              aria-checked={ballot.side() === side}
              disabled={!may()}
              onClick={() => ballot.choose(side)}
            >
              <b>{words().names.outcome[side]}</b>
              <span>{agendaText(words(), agenda())[side]}</span>
            </button>
          )}
        </For>
        <button
          type="button"
          role="radio"
          class="choice"
          aria-checked={ballot.side() === 'abstain'}
          onClick={() => ballot.choose('abstain')}
        >
          <b>{t('abstain')}</b>
          <span>{t('keepVotes')}</span>
        </button>
      </div>
      <Show when={ballot.side() === 'for' || ballot.side() === 'against'}>
        <Stepper table={props.table} />
        <VotesRelic table={props.table} />
      </Show>
    </>
  );
}

function Stepper(props: { table: TableModel }) {
  const ballot = ballotOf(props.table);
  const n = () => Math.min(ballot.votes() ?? 0, ballot.max());
  return (
    <div class="votes" role="group" aria-label={t('votesToCast')}>
      <span>
        {t('votesToCast')}
        <small>{t('secret', { n: ballot.max() })}</small>
      </span>
      <button
        type="button"
        class="tool"
        aria-label={t('lessVotes')}
        disabled={n() <= 0}
        onClick={() => ballot.setVotes(n() - 1)}
      >
        <Icon name="i-minus" />
      </button>
      <output class="num">{n()}</output>
      <button
        type="button"
        class="tool"
        aria-label={t('moreVotes')}
        disabled={n() >= ballot.max()}
        onClick={() => ballot.setVotes(n() + 1)}
      >
        <Icon name="i-plus" />
      </button>
    </div>
  );
}

function VotesRelic(props: { table: TableModel }) {
  const ballot = ballotOf(props.table);
  const holds = createMemo(() => (props.table.answers() ?? []).some((a) => (a as { relic: boolean }).relic));
  return (
    <Show when={holds()}>
      <label class="relic">
        <input
          type="checkbox"
          checked={ballot.relic()}
          onChange={(event) => ballot.playRelic(event.currentTarget.checked)}
        />
        {words().names.relic['the-syncretone']}
      </label>
    </Show>
  );
}

/** Alone or in a pair: a number of votes against the AI faction, which adds 0, 1 or 2 by a die. */
function AgainstAi(props: { table: TableModel }) {
  const ballot = ballotOf(props.table);
  const q = () => props.table.decision()!.q as Asks['castAgainstAi']['q'];
  const track = () => {
    const { ai, event } = viewOf(props.table).pub;
    return ai && event ? aiVotes(ai, eventCard(event).stage) : 0;
  };
  const wins = (n: number) => {
    const over = n - track();
    if (over > 2) return t('winsSurely');
    return over > 0 ? t('winsIf', { n: over }) : t('winsNever');
  };
  const outcome = (agenda: AgendaId, side: 'for' | 'against', won: boolean) => ({ agenda, side, won });
  const outcomes = () => {
    const star = agendaCard(q().for).star;
    return [outcome(q().for, 'for', star), outcome(q().against, 'against', !star)].sort(
      (a, b) => Number(b.won) - Number(a.won),
    );
  };
  return (
    <>
      <For each={outcomes()}>
        {({ agenda, side, won }) => (
          <div class="choice" classList={{ good: won }}>
            <b>{t(won ? 'ifWon' : 'ifLost')}</b>
            <span>
              {words().names.agenda[agenda]}: {agendaText(words(), agenda)[side]}
            </span>
          </div>
        )}
      </For>
      <p class="note">{t('aiCasts', { n: track() })}</p>
      <div class="numbers" role="radiogroup" aria-label={t('votesToCast')}>
        <For each={Array.from({ length: ballot.max() + 1 }, (_, n) => n)}>
          {(n) => (
            <button
              type="button"
              role="radio"
              class="num"
              aria-checked={ballot.votes() === n}
              aria-label={t('castN', { n })}
              title={wins(n)}
              onClick={() => ballot.setVotes(n)}
            >
              {n}
            </button>
          )}
        </For>
      </div>
      <p class="note">{ballot.votes() === null ? t('chooseVotes') : wins(ballot.votes()!)}</p>
      <VotesRelic table={props.table} />
    </>
  );
}

function Earlier(props: { table: TableModel }) {
  const past = () =>
    reportsOf(props.table)
      .all()
      .flatMap((report) => (report.kind === 'council' && report.outcome ? [report.outcome] : []));
  return (
    <Show when={past().length > 0}>
      <section class="earlier">
        <p class="cap">{t('earlierVotes')}</p>
        <For each={past()}>
          {(one) => (
            <p>
              <span>{words().names.agenda[one.agenda]}</span>
              <span>{t('tally', { for: one.for, against: one.against })}</span>
            </p>
          )}
        </For>
      </section>
    </Show>
  );
}
