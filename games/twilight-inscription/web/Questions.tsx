import { For, Match, Show, Switch, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Json } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { t } from './words.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { RES_ICON, RES_TONE } from './assets.ts';
import {
  RESOURCES,
  agendaCard,
  agendaText,
  aiVotes,
  eventCard,
  factionText,
  relicCard,
  relicText,
  unspent,
} from './content.ts';
import type { AgendaId, FactionId, InscriptionShapes, RelicId } from './content.ts';
import { viewOf, words } from './state.ts';
import './Questions.css';

type Asks = InscriptionShapes['asks'];

/** Questions that are not marks: cards to choose from, laid over the sheets. */
export function Questions(props: { table: TableModel }) {
  const kind = () => props.table.decision()?.kind ?? '';
  return (
    <Switch>
      <Match when={kind() === 'faction' || kind() === 'vassal'}>
        <Cards table={props.table}>{(answer) => <FactionCard faction={answer as FactionId} />}</Cards>
      </Match>
      <Match when={kind() === 'keepRelic'}>
        <Cards table={props.table}>{(answer) => <RelicCard relic={answer as RelicId} />}</Cards>
      </Match>
      <Match when={kind() === 'vote'}>
        <Vote table={props.table} />
      </Match>
      <Match when={kind() === 'castAgainstAi'}>
        <CastAgainstAi table={props.table} />
      </Match>
      <Match when={kind() === 'nameResource'}>
        <Cards table={props.table}>
          {(answer) => (
            <>
              <Icon
                name={RES_ICON[RESOURCES[Number(answer)] ?? 'M']}
                class={`big tone-${RES_TONE[RESOURCES[Number(answer)] ?? 'M']}`}
              />
              <h4>{props.table.speech().answer(props.table.decision()!, answer)}</h4>
            </>
          )}
        </Cards>
      </Match>
    </Switch>
  );
}

function Cards(props: { table: TableModel; children: (answer: Json) => JSX.Element }) {
  return (
    <div class="ins-over">
      <ul class="ins-cards">
        <For each={props.table.answers() ?? []}>
          {(answer) => (
            <li>
              <button type="button" class="ins-card" onClick={() => void props.table.give(answer)}>
                {props.children(answer)}
                <span class="take">{t('take')}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

export function FactionCard(props: { faction: FactionId }) {
  const text = () => factionText(words(), props.faction);
  return (
    <>
      <Icon name="a-faction" class="big tone-faction" />
      <h4>{words().names.faction[props.faction]}</h4>
      <p>{text().first}</p>
      <p class="second">
        <Icon name="a-faction" class="tone-faction" />
        <span>{text().second}</span>
      </p>
    </>
  );
}

export function RelicCard(props: { relic: RelicId }) {
  return (
    <>
      <Icon name="a-relic" class="big tone-relic" />
      <h4>{words().names.relic[props.relic]}</h4>
      <p>{relicText(words(), props.relic)}</p>
      <p class="second">
        <span>
          {t('gain.vp', { n: relicCard(props.relic).vp })} · {t(`timing.${relicCard(props.relic).timing}`)}
        </span>
      </p>
    </>
  );
}

function Outcome(props: {
  agenda: AgendaId;
  outcome: 'for' | 'against';
  chosen?: boolean;
  choose?: () => void;
  off?: boolean;
}) {
  return (
    <div class={`outcome ${props.outcome}`} classList={{ chosen: props.chosen ?? false }}>
      <Show when={props.choose} fallback={<b>{words().names.outcome[props.outcome]}</b>}>
        <button
          type="button"
          class="btn"
          aria-pressed={props.chosen ?? false}
          disabled={props.off}
          onClick={() => props.choose?.()}
        >
          {words().names.outcome[props.outcome]}
        </button>
      </Show>
      <p>{agendaText(words(), props.agenda)[props.outcome]}</p>
    </div>
  );
}

function Stepper(props: { n: number; max: number; set: (n: number) => void }) {
  return (
    <div class="votes" role="group" aria-label={t('votesToCast')}>
      <button
        type="button"
        class="tool"
        aria-label={t('lessVotes')}
        disabled={props.n <= 0}
        onClick={() => props.set(props.n - 1)}
      >
        <Icon name="i-minus" />
      </button>
      <output class="num">
        {props.n}
        <Icon name="a-vote" class="tone-vote" />
      </output>
      <button
        type="button"
        class="tool"
        aria-label={t('moreVotes')}
        disabled={props.n >= props.max}
        onClick={() => props.set(props.n + 1)}
      >
        <Icon name="i-plus" />
      </button>
    </div>
  );
}

const votesOf = (table: TableModel): number => unspent(viewOf(table).pub.players[table.mine ?? 0]!.industry.votes);

/** The secret vote: a side, a number, sealed till all are in. */
function Vote(props: { table: TableModel }) {
  const q = () => props.table.decision()!.q as Asks['vote']['q'];
  const [side, setSide] = createSignal<'for' | 'against' | null>(null);
  const [n, setN] = createSignal(1);
  const [relic, setRelic] = createSignal(false);
  const max = () => votesOf(props.table);
  const holdsRelic = createMemo(() => (props.table.answers() ?? []).some((a) => (a as Asks['vote']['a']).relic));
  const answer = (): Json =>
    side() === null
      ? { side: null, votes: 0, relic: false }
      : { side: side(), votes: Math.min(n(), max()), relic: relic() };
  return (
    <div class="ins-over">
      <section class="ins-agenda" aria-label={words().names.agenda[q().agenda]}>
        <p class="cap">{t('agenda')}</p>
        <h4>{words().names.agenda[q().agenda]}</h4>
        <div class="outcomes">
          <Outcome agenda={q().agenda} outcome="for" chosen={side() === 'for'} choose={() => setSide('for')} />
          <Outcome
            agenda={q().agenda}
            outcome="against"
            chosen={side() === 'against'}
            choose={() => setSide('against')}
          />
        </div>
        <Show when={side() !== null}>
          <Stepper n={Math.min(n(), max())} max={max()} set={setN} />
          <Show when={holdsRelic()}>
            <label class="relic">
              <input type="checkbox" checked={relic()} onChange={(event) => setRelic(event.currentTarget.checked)} />
              {words().names.relic['the-syncretone']}
            </label>
          </Show>
        </Show>
        <button
          type="button"
          class="btn"
          classList={{ 'btn-1': side() !== null }}
          disabled={!props.table.allows(answer())}
          onClick={() => void props.table.give(answer())}
        >
          {side() === null
            ? t('abstain')
            : t('seal', { n: Math.min(n(), max()), side: words().names.outcome[side()!] })}
        </button>
        <p class="note">
          <Icon name="i-veil" /> {t('secret', { n: max() })}
        </p>
      </section>
    </div>
  );
}

/** Alone or in a pair: votes are cast against the AI faction. */
function CastAgainstAi(props: { table: TableModel }) {
  const q = () => props.table.decision()!.q as Asks['castAgainstAi']['q'];
  const [n, setN] = createSignal(0);
  const [relic, setRelic] = createSignal(false);
  const max = () => votesOf(props.table);
  const holdsRelic = createMemo(() =>
    (props.table.answers() ?? []).some((a) => (a as Asks['castAgainstAi']['a']).relic),
  );
  const track = () => {
    const { ai, event } = viewOf(props.table).pub;
    return ai && event ? aiVotes(ai, eventCard(event).stage) : 0;
  };
  const answer = (): Json => ({ votes: Math.min(n(), max()), relic: relic() });
  return (
    <div class="ins-over">
      <section class="ins-agenda" aria-label={t('agenda')}>
        <p class="cap">{t('agenda')}</p>
        <div class="outcomes">
          <div>
            <h4>{words().names.agenda[q().for]}</h4>
            <p class="cap">{t(agendaCard(q().for).star ? 'ifWon' : 'ifLost')}</p>
            <Outcome agenda={q().for} outcome="for" />
          </div>
          <div>
            <h4>{words().names.agenda[q().against]}</h4>
            <p class="cap">{t(agendaCard(q().for).star ? 'ifLost' : 'ifWon')}</p>
            <Outcome agenda={q().against} outcome="against" />
          </div>
        </div>
        <p class="note">{t('aiCasts', { n: track() })}</p>
        <Stepper n={Math.min(n(), max())} max={max()} set={setN} />
        <Show when={holdsRelic()}>
          <label class="relic">
            <input type="checkbox" checked={relic()} onChange={(event) => setRelic(event.currentTarget.checked)} />
            {words().names.relic['the-syncretone']}
          </label>
        </Show>
        <button type="button" class="btn btn-1" onClick={() => void props.table.give(answer())}>
          {t('cast', { n: Math.min(n(), max()) })}
        </button>
      </section>
    </div>
  );
}
