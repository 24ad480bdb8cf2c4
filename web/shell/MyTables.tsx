import { For, Show, createResource, createSignal } from 'solid-js';
import type { MatchSummary } from '@orrery/server/api';
import { Planet } from '../design/Planet.tsx';
import { SeatMarks } from '../design/Seat.tsx';
import { Segments } from '../design/Segments.tsx';
import { api } from '../net/api.ts';
import { createRequest } from '../net/request.ts';
import { isTaken } from '../net/seatActions.ts';
import { server, me } from '../net/server.ts';
import { refusalInWords } from '../net/refusalInWords.ts';
import { ago, list, t } from '../text/text.ts';
import { gameEntry, gameTitle } from '../games/registry.ts';
import { loaded } from '../page/loaded.ts';

/** The server tells so many at a time. */
const PAGE = 50;

/** All tables at the server where the reader sits, or which they host; those put away lie behind a second leaf. */
export function MyTables() {
  let heading: HTMLHeadingElement | undefined;
  const [leaf, setLeaf] = createSignal<'current' | 'archived'>('current');
  const [moved, setMoved] = createSignal('');
  const { busy, failed, act } = createRequest();
  const [older, setOlder] = createSignal<MatchSummary[]>([]);
  const [hasOlder, setHasOlder] = createSignal(false);
  const [fetched, { refetch }] = createResource(
    () => server() && me() && leaf(),
    async (which) => {
      const page = await fetchPage(which);
      setOlder([]);
      setHasOlder(page.length === PAGE);
      return page;
    },
  );
  const tables = () => [...(loaded(fetched) ?? []), ...older()];
  const showOlder = () =>
    act(async () => {
      const page = await fetchPage(leaf(), tables().at(-1)!.created);
      setOlder((before) => [...before, ...page]);
      setHasOlder(page.length === PAGE);
    });
  const archive = async (table: MatchSummary) => {
    const done = await act(async () => {
      await api.archive(table.id, !table.archived);
      await refetch();
    });
    if (!done) return;
    setMoved(t(table.archived ? 'my.broughtBack' : 'my.putAway', { table: nameOf(table) }));
    heading?.focus();
  };
  return (
    <Show when={server() && me()}>
      <section class="my-tables" aria-labelledby="my-tables">
        <div class="my-leaves">
          <h2 class="cap my-cap" id="my-tables" tabIndex={-1} ref={heading}>
            {t('my.tables')}
          </h2>
          <Segments
            label={t('my.tables')}
            value={leaf()}
            options={[
              { value: 'current', name: t('my.current') },
              { value: 'archived', name: t('my.archived') },
            ]}
            choose={setLeaf}
          />
        </div>
        <p class="vh" role="status">
          {moved()}
        </p>
        <Show when={failed() ?? (fetched.state === 'errored' && refusalInWords(fetched.error))}>
          {(words) => (
            <p class="start-failed" role="alert">
              {words()}
            </p>
          )}
        </Show>
        <ul class="my">
          <For each={tables()}>
            {(table) => (
              <li class="panel my-row small">
                <Planet kind={gameEntry(table.game)?.planet ?? 'iron'} />
                <div>
                  <p>{nameOf(table)}</p>
                  <p class="muted">
                    {stateOf(table)} · {ago(table.ended ?? table.started ?? table.created, Date.now())}
                  </p>
                </div>
                <SeatMarks taken={table.seats.map(isTaken)} />
                <button
                  class="btn sm"
                  disabled={busy()}
                  aria-label={t(table.archived ? 'my.unarchiveIt' : 'my.archiveIt', { table: nameOf(table) })}
                  onClick={() => void archive(table)}
                >
                  {t(table.archived ? 'my.unarchive' : 'my.archive')}
                </button>
                <Show when={table.phase !== 'closed'}>
                  <a class="btn sm" href={`/t/${table.id}`}>
                    {t(table.phase === 'finished' ? 'my.look' : 'home.continue')}
                  </a>
                </Show>
              </li>
            )}
          </For>
        </ul>
        <Show when={hasOlder()}>
          <button class="btn my-older" disabled={busy()} onClick={() => void showOlder()}>
            {t('my.older')}
          </button>
        </Show>
        <Show when={fetched.state === 'ready' && tables().length === 0}>
          <p class="panel my-empty">{t(leaf() === 'archived' ? 'my.noArchived' : 'my.noTables')}</p>
        </Show>
      </section>
    </Show>
  );
}

const fetchPage = (leaf: 'current' | 'archived', before?: number) => api.myTables(leaf === 'archived', before);

const others = (table: MatchSummary): string =>
  list(
    table.seats.flatMap(({ seat, person, bot }) =>
      seat === table.mine ? [] : (person?.name ?? (bot ? t('lobby.botName', { n: seat + 1 }) : [])),
    ),
  );
function nameOf(table: MatchSummary): string {
  const game = table.title || gameTitle(table.game);
  return others(table) ? `${game}, ${t('my.with', { names: others(table) })}` : game;
}

/** Where a table stands, in a few words. */
function stateOf(table: MatchSummary): string {
  if (table.phase === 'closed') return t('my.state.closed');
  if (table.phase === 'finished')
    return table.result && table.mine !== null
      ? t(table.result.winners.includes(table.mine) ? 'my.won' : 'my.lost')
      : t('end.cap');
  if (table.phase === 'lobby') {
    const taken = table.seats.filter(isTaken).length;
    return t('my.state.lobby', { n: taken, of: table.seats.length });
  }
  if (table.seats.some((seat) => seat.seat === table.mine && seat.bot !== null)) return t('substitute.title');
  return table.awaiting.some((one) => one.seat === table.mine) ? t('decision.yours') : t('waiting.cap');
}
