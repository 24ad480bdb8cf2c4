import { For, Show, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import {
  TABLE_OPTIONS,
  readLine,
  readSetup,
  statisticsOfTrack,
  trackOf,
  writeLine,
  writeSetup,
} from '@orrery/games/companion';
import type { CompanionSetup, Line, Track } from '@orrery/games/companion';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { SeatMark } from '@orrery/web/design/Seat.tsx';
import { Segments } from '@orrery/web/design/Segments.tsx';
import type { ToolProps } from '@orrery/web/games/entry.ts';
import { optionWords } from '@orrery/web/games/options.ts';
import type { Telling } from '@orrery/web/games/telling.ts';
import { ByRound, Gains, Technologies, Tempo, Votes } from '@orrery/web/statistics/Panels.tsx';
import { Files } from '@orrery/web/statistics/Files.tsx';
import { duration } from '@orrery/web/statistics/duration.ts';
import { dropRealTable, keepRealTable } from '@orrery/web/statistics/realTables.ts';
import { language } from '@orrery/web/text/text.ts';
import { t } from './words.ts';
import './companion.css';
import './galaxy.css';

interface Named {
  readonly id: string;
  readonly name: string;
}
/** What an edition puts on the table. */
export interface CompanionEdition {
  readonly game: string;
  readonly seats: readonly [number, number];
  readonly factions: readonly Named[];
  readonly cards: readonly Named[];
  readonly technologies: readonly Named[];
  readonly objectives: readonly (Named & { readonly points: number; readonly from: string })[];
  /** `choices`: what the council elects; without them it votes for or against. */
  readonly agendas: readonly (Named & { readonly choices?: 'players' | readonly Named[] })[];
  readonly planets: readonly Named[];
  /** The planets of a faction's home system. */
  readonly home: (faction: string) => readonly string[];
  readonly relics: readonly Named[];
  readonly phases: readonly Named[];
  /** Points without an objective: Mecatol Rex, a card. */
  readonly extra: readonly { readonly from: string; readonly name: string; readonly points: number }[];
  readonly telling: Telling;
}

/** The tracker beside a real table, without enforcement: on this phone alone, or on several over the server. */
export function Companion(props: ToolProps & { edition: CompanionEdition }) {
  const key = () => `orrery.companion.${props.edition.game}`;
  const kept = (): { setup: string; lines: string[]; began: number } | null => {
    try {
      return JSON.parse(localStorage.getItem(key()) ?? 'null') as {
        setup: string;
        lines: string[];
        began: number;
      } | null;
    } catch {
      return null;
    }
  };
  const [local, setLocal] = createSignal(props.room ? null : kept());
  createEffect(() => {
    if (props.room) return;
    try {
      const now = local();
      if (now) {
        const { setup: agreed, lines: all, began: since } = now;
        const last = readLine(all.at(-1) ?? '');
        // Its end makes it a game of this device's archive; an end that is taken back does not.
        if (last?.what === 'end')
          keepRealTable({ game: props.edition.game, began: since, ended: since + last.at, setup: agreed, lines: all });
        else dropRealTable(since);
        localStorage.setItem(key(), JSON.stringify(now));
      } else localStorage.removeItem(key());
    } catch {
      // A phone that may keep nothing: the game lives as long as the page.
    }
  });
  const setup = createMemo((): CompanionSetup | null => {
    if (props.room) return readSetup(props.query().toString());
    const now = local();
    return now ? readSetup(now.setup) : null;
  });
  const lines = createMemo((): Line[] =>
    (props.room?.entries() ?? local()?.lines ?? []).flatMap((text) => readLine(text) ?? []),
  );
  const began = () => props.room?.began() ?? local()?.began ?? 0;
  const add = (line: { what: Line['what'] } & { [field: string]: unknown }) => {
    const text = writeLine({ at: Math.max(0, Date.now() - began()), ...line } as Line);
    if (props.room) props.room.add(text);
    else setLocal((now) => now && { ...now, lines: [...now.lines, text] });
  };
  const back = () => {
    if (props.room) props.room.back();
    else setLocal((now) => now && { ...now, lines: now.lines.slice(0, -1) });
  };
  return (
    <Show
      when={setup()}
      fallback={
        <Beginning
          edition={props.edition}
          begin={(made) => setLocal({ setup: writeSetup(made), lines: [], began: Date.now() })}
          {...(props.openRoom
            ? { open: (made: CompanionSetup) => props.openRoom!(new URLSearchParams(writeSetup(made))) }
            : {})}
        />
      }
    >
      {(agreed) => (
        <Playing
          edition={props.edition}
          setup={agreed()}
          lines={lines()}
          began={began()}
          mayWrite={props.room ? props.room.mayAdd() : lines().at(-1)?.what !== 'end'}
          add={add}
          back={back}
          {...(props.room ? {} : { clear: () => setLocal(null) })}
        />
      )}
    </Show>
  );
}

function Beginning(props: {
  edition: CompanionEdition;
  begin: (setup: CompanionSetup) => void;
  open?: (setup: CompanionSetup) => void;
}) {
  const [names, setNames] = createSignal(Array.from({ length: props.edition.seats[0] }, () => ''));
  const [factions, setFactions] = createSignal<string[]>(names().map(() => ''));
  const offered = () => Object.entries(TABLE_OPTIONS[props.edition.game] ?? {});
  const [options, setOptions] = createSignal(Object.fromEntries(offered().map(([id, [usual]]) => [id, usual!])));
  const made = (): CompanionSetup => ({
    names: names().map((name, i) => name.trim() || t('draft.player', { n: i + 1 })),
    factions: factions(),
    options: options(),
  });
  const resize = (n: number) => {
    setNames((all) => Array.from({ length: n }, (_, i) => all[i] ?? ''));
    setFactions((all) => Array.from({ length: n }, (_, i) => all[i] ?? ''));
  };
  return (
    <form class="panel im-galaxy-form im-companion-begin" onSubmit={(event) => event.preventDefault()}>
      <p class="muted">{t('companion.read')}</p>
      <div class="im-galaxy-row">
        <label>
          <span>{t('draft.players')}</span>
          <select class="field" onChange={(event) => resize(Number(event.currentTarget.value))}>
            <For
              each={Array.from(
                { length: props.edition.seats[1] - props.edition.seats[0] + 1 },
                (_, i) => i + props.edition.seats[0],
              )}
            >
              {(n) => <option selected={n === names().length}>{n}</option>}
            </For>
          </select>
        </label>
        <For each={offered()}>
          {([id, values]) => (
            <label>
              <span>{optionWords(props.edition.game, id).name}</span>
              <select
                class="field"
                onChange={(event) => setOptions((all) => ({ ...all, [id]: event.currentTarget.value }))}
              >
                <For each={values}>
                  {(value) => (
                    <option value={value} selected={options()[id] === value}>
                      {optionWords(props.edition.game, id).value(value)}
                    </option>
                  )}
                </For>
              </select>
            </label>
          )}
        </For>
      </div>
      <For each={factions()}>
        {(faction, i) => (
          <div class="im-galaxy-row">
            <input
              class="field"
              aria-label={t('companion.name', { n: i() + 1 })}
              placeholder={t('draft.player', { n: i() + 1 })}
              maxlength="24"
              value={names()[i()]}
              onChange={(event) =>
                setNames((all) => all.with(i(), event.currentTarget.value.replaceAll(/[,<>]/g, ' ')))
              }
            />
            <select
              class="field"
              aria-label={t('companion.faction', { n: i() + 1 })}
              onChange={(event) => setFactions((all) => all.with(i(), event.currentTarget.value))}
            >
              <option value="">{t('companion.noFaction')}</option>
              <For each={props.edition.factions}>
                {({ id, name }) => (
                  <option value={id} selected={id === faction}>
                    {name}
                  </option>
                )}
              </For>
            </select>
          </div>
        )}
      </For>
      <div class="im-galaxy-row">
        <button class="btn btn-1" type="button" onClick={() => props.begin(made())}>
          {t('companion.begin')}
        </button>
        <Show when={props.open}>
          {(open) => (
            <button class="btn" type="button" onClick={() => open()(made())}>
              {t('companion.open')}
            </button>
          )}
        </Show>
      </div>
    </form>
  );
}

type Add = (line: { what: Line['what'] } & { [field: string]: unknown }) => void;

function Playing(props: {
  edition: CompanionEdition;
  setup: CompanionSetup;
  lines: readonly Line[];
  began: number;
  mayWrite: boolean;
  add: Add;
  back: () => void;
  clear?: () => void;
}) {
  const track = createMemo(() => trackOf(props.setup, props.lines));
  const [chosen, setChosen] = createSignal(0);
  const [now, setNow] = createSignal(Date.now());
  const tick = setInterval(() => setNow(Date.now()), 1000);
  onCleanup(() => clearInterval(tick));
  const isOver = () => track().winners !== null;
  const name = (seat: number) => props.setup.names[seat]!;
  /** The lowest number of a player's strategy cards; they act in this order. */
  const initiative = (cards: readonly string[]) =>
    Math.min(...cards.map((id) => props.edition.cards.findIndex((card) => card.id === id) + 1));
  const nameOf = (list: readonly Named[], id: string) => list.find((one) => one.id === id)?.name ?? id;
  const spent = (seat: number) => {
    const past = Object.values(track().seats[seat]!.time).reduce((sum, ms) => sum + ms, 0);
    const running = track().turn === seat ? Math.max(0, now() - props.began - track().since) : 0;
    return duration(past + running, language());
  };
  const match = () => statisticsOfTrack(props.edition.game, props.setup, props.lines);
  return (
    <div class="im-companion">
      <div class="im-companion-head">
        <h2>{t('companion.round', { n: track().round })}</h2>
        <Segments
          label={t('companion.phase')}
          value={track().phase}
          options={props.edition.phases.map(({ id, name: phase }) => ({ value: id, name: phase }))}
          disabled={!props.mayWrite}
          choose={(phase) => props.add({ what: 'phase', phase })}
        />
        <button
          class="btn sm"
          type="button"
          disabled={!props.mayWrite}
          onClick={() => props.add({ what: 'round', round: track().round + 1 })}
        >
          {t('companion.nextRound')}
        </button>
        <button
          class="btn sm"
          type="button"
          disabled={!props.mayWrite || track().turn === null}
          onClick={() => props.add({ what: 'pause' })}
        >
          <Icon name="i-pause" />
          {t('companion.pause')}
        </button>
        <button
          class="btn sm"
          type="button"
          disabled={props.lines.length === 0 || (!props.mayWrite && !props.clear)}
          onClick={() => props.back()}
        >
          <Icon name="i-undo" />
          {t('companion.back')}
        </button>
      </div>
      <ul class="im-companion-seats">
        <For each={track().seats}>
          {(seat, i) => (
            <li data-turn={track().turn === i() ? '' : undefined} data-chosen={chosen() === i() ? '' : undefined}>
              <button
                class="im-companion-who"
                type="button"
                aria-pressed={chosen() === i()}
                onClick={() => setChosen(i())}
              >
                <SeatMark seat={i()} />
                <b>{name(i())}</b>
                <small>{nameOf(props.edition.factions, props.setup.factions[i()] ?? '')}</small>
              </button>
              <span class="im-companion-points" title={t('companion.points')}>
                {seat.points}
              </span>
              <small>
                {t('companion.has', {
                  technologies: seat.technologies.length,
                  planets: seat.planets.length + seat.unnamed,
                })}{' '}
                {seat.cards.map((id) => nameOf(props.edition.cards, id)).join(', ')}
                <Show when={seat.cards.length > 0}> {t('companion.initiative', { n: initiative(seat.cards) })}</Show>
                <Show when={seat.hasPassed}> {t('companion.passed')}</Show>
              </small>
              <button
                class="btn sm"
                type="button"
                aria-pressed={track().turn === i()}
                disabled={!props.mayWrite || track().turn === i()}
                title={t('companion.turn', { name: name(i()) })}
                onClick={() => props.add({ what: 'turn', seat: i() })}
              >
                <Icon name={track().turn === i() ? 'i-clock' : 'i-play'} />
                {spent(i())}
                <span class="vh">{t('companion.turn', { name: name(i()) })}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <Holdings
        edition={props.edition}
        name={name(chosen())}
        seat={track().seats[chosen()]!}
        {...(props.mayWrite ? { lose: (id: string) => props.add({ what: 'lose', seat: chosen(), id }) } : {})}
      />
      <Show when={props.mayWrite}>
        <Entries
          edition={props.edition}
          seat={chosen()}
          name={name(chosen())}
          faction={props.setup.factions[chosen()] ?? ''}
          has={track().seats[chosen()]!}
          add={props.add}
        />
        <Council
          edition={props.edition}
          names={props.setup.names}
          isOpen={track().votes.at(-1)?.outcome === null}
          agenda={track().votes.at(-1)?.agenda ?? null}
          add={props.add}
        />
        <p class="row-of">
          <button class="btn" type="button" onClick={() => props.add({ what: 'end', winners: [chosen()] })}>
            {t('companion.end', { name: name(chosen()) })}
          </button>
        </p>
      </Show>
      <Show when={isOver()}>
        <section class="im-companion-end">
          <h2>{t('companion.won', { names: track().winners!.map(name).join(', ') })}</h2>
          <Gains match={match()} telling={props.edition.telling} />
          <Tempo match={match()} telling={props.edition.telling} />
          <Technologies match={match()} telling={props.edition.telling} />
          <Votes match={match()} telling={props.edition.telling} />
          <ByRound match={match()} telling={props.edition.telling} kind="objective" />
          <ByRound match={match()} telling={props.edition.telling} kind="strategy" />
          <Files match={match()} />
          <Show when={props.clear}>
            {(clear) => (
              <button class="btn" type="button" onClick={() => clear()()}>
                {t('companion.new')}
              </button>
            )}
          </Show>
        </section>
      </Show>
    </div>
  );
}

/** What one player has, by name. */
function Holdings(props: {
  edition: CompanionEdition;
  name: string;
  seat: Track['seats'][number];
  lose?: (planet: string) => void;
}) {
  const nameOf = (list: readonly Named[], id: string) => list.find((one) => one.id === id)?.name ?? id;
  const lists = () =>
    [
      [t('companion.scored'), props.seat.scored.map((id) => nameOf(props.edition.objectives, id))],
      [t('companion.technologies'), props.seat.technologies.map((id) => nameOf(props.edition.technologies, id))],
      [t('companion.relics'), props.seat.relics.map((id) => nameOf(props.edition.relics, id))],
    ] as const;
  return (
    <section class="panel im-companion-entries" aria-label={t('companion.holdings', { name: props.name })}>
      <h3>{t('companion.holdings', { name: props.name })}</h3>
      <dl class="im-companion-has">
        <For each={lists().filter(([, names]) => names.length > 0)}>
          {([title, names]) => (
            <div>
              <dt>{title}</dt>
              <dd>{names.join(', ')}</dd>
            </div>
          )}
        </For>
        <div>
          <dt>{t('companion.planets')}</dt>
          <dd>
            <Show when={props.seat.planets.length > 0 || props.seat.unnamed > 0} fallback="–">
              <ul class="im-companion-planets">
                <For each={props.seat.planets}>
                  {(id) => (
                    <li>
                      {nameOf(props.edition.planets, id)}
                      <Show when={props.lose}>
                        {(lose) => (
                          <button
                            class="tool"
                            type="button"
                            aria-label={t('companion.lose', { planet: nameOf(props.edition.planets, id) })}
                            title={t('companion.lose', { planet: nameOf(props.edition.planets, id) })}
                            onClick={() => lose()(id)}
                          >
                            <Icon name="i-x" />
                          </button>
                        )}
                      </Show>
                    </li>
                  )}
                </For>
                <Show when={props.seat.unnamed > 0}>
                  <li>+ {props.seat.unnamed}</li>
                </Show>
              </ul>
            </Show>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** What one player did: each is one line. */
function Entries(props: {
  edition: CompanionEdition;
  seat: number;
  name: string;
  faction: string;
  has: Track['seats'][number];
  add: Add;
}) {
  const notHeld = (ids: readonly string[]) => ids.filter((id) => !props.has.planets.includes(id));
  const homeLeft = () => (props.has.planets.length === 0 ? notHeld(props.edition.home(props.faction)) : []);
  const write = (line: { what: Line['what'] } & { [field: string]: unknown }) => props.add(line);
  return (
    <section class="panel im-companion-entries" aria-label={props.name}>
      <h3>{props.name}</h3>
      <div class="im-companion-cards">
        <For each={props.edition.cards}>
          {({ id, name }) => (
            <button class="btn sm" type="button" onClick={() => write({ what: 'pick', seat: props.seat, id })}>
              {name}
            </button>
          )}
        </For>
      </div>
      <div class="im-galaxy-row">
        <Pick
          name={t('companion.score')}
          from={props.edition.objectives}
          pick={(id) => {
            const one = props.edition.objectives.find((objective) => objective.id === id)!;
            write({ what: 'score', seat: props.seat, id, points: one.points, from: one.from });
          }}
        />
        <For each={props.edition.extra}>
          {({ from, name, points }) => (
            <button
              class="btn sm"
              type="button"
              onClick={() => write({ what: 'score', seat: props.seat, id: 'other', points, from })}
            >
              {points > 0 ? '+' : '−'}
              {Math.abs(points)} {name}
            </button>
          )}
        </For>
      </div>
      <div class="im-galaxy-row">
        <Pick
          name={t('companion.technology')}
          from={props.edition.technologies}
          pick={(id) => write({ what: 'tech', seat: props.seat, id })}
        />
        <Show when={props.edition.relics.length > 0}>
          <Pick
            name={t('companion.relic')}
            from={props.edition.relics}
            pick={(id) => write({ what: 'relic', seat: props.seat, id })}
          />
        </Show>
        <Pick
          name={t('companion.planet')}
          from={props.edition.planets.filter(({ id }) => !props.has.planets.includes(id))}
          pick={(id) => write({ what: 'take', seat: props.seat, id })}
        />
        <Show when={homeLeft().length > 0}>
          <button
            class="btn sm"
            type="button"
            onClick={() => {
              for (const id of homeLeft()) write({ what: 'take', seat: props.seat, id });
            }}
          >
            {t('companion.home')}
          </button>
        </Show>
        <button
          class="btn sm"
          type="button"
          disabled={props.has.hasPassed}
          onClick={() => write({ what: 'pass', seat: props.seat })}
        >
          {t('companion.pass')}
        </button>
      </div>
    </section>
  );
}

/** A vote: the agenda, each player's word, the outcome. */
function Council(props: {
  edition: CompanionEdition;
  names: readonly string[];
  isOpen: boolean;
  agenda: string | null;
  add: Add;
}) {
  const [votes, setVotes] = createSignal<readonly number[]>([]);
  const choices = (): readonly Named[] => {
    const found = props.edition.agendas.find(({ id }) => id === props.agenda)?.choices;
    if (found === 'players') return props.names.map((name, seat) => ({ id: `${seat}`, name }));
    return found ?? [];
  };
  const ballot = (seat: number, choice: string) => props.add({ what: 'ballot', seat, choice, n: votes()[seat] ?? 0 });
  return (
    <section class="panel im-companion-entries" aria-label={t('companion.vote')}>
      <h3>{t('companion.vote')}</h3>
      <Show
        when={props.isOpen && props.agenda}
        fallback={
          <Pick
            name={t('companion.agenda')}
            from={props.edition.agendas}
            pick={(id) => {
              setVotes(props.names.map(() => 0));
              props.add({ what: 'agenda', id });
            }}
          />
        }
      >
        {(agenda) => (
          <>
            <p>
              <b>{props.edition.agendas.find(({ id }) => id === agenda())?.name ?? agenda()}</b>
            </p>
            <For each={props.names}>
              {(name, seat) => (
                <div class="im-galaxy-row im-companion-ballot">
                  <span>{name}</span>
                  <input
                    class="field"
                    type="number"
                    min="0"
                    max="99"
                    aria-label={t('companion.votesOf', { name })}
                    value={votes()[seat()] ?? 0}
                    onChange={(event) => {
                      const n = Math.min(99, Math.max(0, Math.trunc(Number(event.currentTarget.value)) || 0));
                      setVotes((all) => props.names.map((_, i) => (i === seat() ? n : (all[i] ?? 0))));
                    }}
                  />
                  <Show
                    when={choices().length > 0}
                    fallback={
                      <For each={['for', 'against'] as const}>
                        {(choice) => (
                          <button class="btn sm" type="button" onClick={() => ballot(seat(), choice)}>
                            {t(`companion.${choice}`)}
                          </button>
                        )}
                      </For>
                    }
                  >
                    <Pick name={t('companion.choice')} from={choices()} pick={(choice) => ballot(seat(), choice)} />
                  </Show>
                </div>
              )}
            </For>
            <Show
              when={choices().length > 0}
              fallback={
                <p class="row-of">
                  <button class="btn" type="button" onClick={() => props.add({ what: 'outcome', choice: 'for' })}>
                    {t('companion.passes')}
                  </button>
                  <button class="btn" type="button" onClick={() => props.add({ what: 'outcome', choice: 'against' })}>
                    {t('companion.fails')}
                  </button>
                </p>
              }
            >
              <Pick
                name={t('companion.elected')}
                from={choices()}
                pick={(choice) => props.add({ what: 'outcome', choice })}
              />
            </Show>
          </>
        )}
      </Show>
    </section>
  );
}

function Pick(props: { name: string; from: readonly Named[]; pick: (id: string) => void }) {
  return (
    <label class="im-companion-pick">
      <span>{props.name}</span>
      <select
        class="field"
        onChange={(event) => {
          const { value } = event.currentTarget;
          event.currentTarget.value = '';
          if (value !== '') props.pick(value);
        }}
      >
        <option value="">–</option>
        <For each={props.from}>{({ id, name }) => <option value={id}>{name}</option>}</For>
      </select>
    </label>
  );
}
