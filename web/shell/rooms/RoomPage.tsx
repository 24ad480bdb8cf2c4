import { For, Match, Show, Switch, createResource, createSignal, onCleanup } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { MatchSummary, RoomInfo } from '@orrery/server/api';
import { Icon } from '../../design/Icon.tsx';
import { LoadingPage } from '../../design/Loading.tsx';
import { SeatName } from '../../design/Seat.tsx';
import { GAMES, WITH_TOOLS } from '../../games/registry.ts';
import { ServerError, api } from '../../net/api.ts';
import { asMyself, findServer, me } from '../../net/server.ts';
import { go } from '../../page/router.ts';
import { language, t } from '../../text/text.ts';
import './rooms.css';

/** Seconds that one question about a room may stay open. */
const WAIT = 20;
/** Milliseconds before a server that does not answer is asked again. */
const AGAIN = 3000;

const shownAgain = (left: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !left.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    left.addEventListener('abort', look, { once: true });
  });

/** A draft, or a game at a real table, that several people follow over the server: everything anybody does is seen by all at once. */
export default function RoomPage(props: { id: string }) {
  const [room, setRoom] = createSignal<RoomInfo | null>(null);
  const [trouble, setTrouble] = createSignal<'none' | 'away' | 'gone' | 'refused'>('none');
  const left = new AbortController();
  onCleanup(() => left.abort());
  const path = `/rooms/${encodeURIComponent(props.id)}`;
  const take = (found: RoomInfo) => {
    const known = room();
    if (!known || found.revision >= known.revision) setRoom(found);
  };
  const follow = async () => {
    await findServer();
    while (!left.signal.aborted) {
      // Who looks elsewhere asks for nothing: the server then sends them word when it is their pick.
      if (document.hidden) await shownAgain(left.signal);
      if (left.signal.aborted) return;
      const known = room();
      const asker = me()?.id;
      try {
        const found = await api.get<RoomInfo>(known ? `${path}?revision=${known.revision}&wait=${WAIT}` : path);
        // Who has sat down meanwhile reads no answer that was meant for a stranger.
        if (me()?.id === asker) take(found);
        setTrouble('none');
      } catch (error) {
        const isGone = error instanceof ServerError && error.error.error === 'not-found';
        setTrouble(isGone ? 'gone' : 'away');
        if (isGone) return;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  };
  void follow();
  /** What the reader does goes one after the other: each sees what the one before left. */
  let before: Promise<void> = Promise.resolve();
  const act = (action: () => Promise<RoomInfo>): void => {
    before = before.then(() => carryOut(action));
  };
  const carryOut = async (action: () => Promise<RoomInfo>) => {
    try {
      take(await asMyself(action));
      setTrouble('none');
    } catch {
      // Somebody was quicker, or the line is down: the room is shown as it stands.
      setTrouble('refused');
      await api.get<RoomInfo>(path).then(take, () => setTrouble('away'));
    }
  };
  const entry = () => WITH_TOOLS.find(({ id }) => id === room()?.game);
  const tool = () => entry()?.tools?.find((one) => one.room === room()?.kind);
  const [page] = createResource(tool, (found) => found.page());
  const isHost = () => me()?.id === room()?.host;
  const query = () => {
    const now = room()!;
    const all = new URLSearchParams(now.setup);
    if (now.kind === 'draft') all.set('picks', now.entries.join(''));
    return all;
  };
  const mayAdd = () => {
    const now = room()!;
    if (now.ended !== null) return false;
    if (now.kind === 'companion') return now.mine !== null;
    if (now.next === null) return false;
    return now.next === now.mine || (isHost() && now.places[now.next] === null);
  };
  const [copied, setCopied] = createSignal(false);
  const copy = () => void navigator.clipboard?.writeText(location.href).then(() => setCopied(true));
  const table = async () => {
    const made = await asMyself(() => api.post<MatchSummary>(`${path}/table`)).catch(() => null);
    if (made) go(`/t/${made.id}`);
    else setTrouble('refused');
  };
  const isPlayable = () => GAMES.some(({ id }) => id === room()?.game);
  return (
    <Switch fallback={<LoadingPage />}>
      <Match when={trouble() === 'gone'}>
        <main id="main" class="page">
          <p role="alert">{t('room.gone')}</p>
        </main>
      </Match>
      <Match when={room() && tool() && page()}>
        {(found) => (
          <main id="main" class="page tool-page" data-game={room()!.game}>
            <header>
              <div>
                <p class="cap cap-b">{entry()!.title[language()]}</p>
                <h1>{tool()!.title[language()]}</h1>
              </div>
              <Show when={isHost() && room()!.ended === null}>
                <button class="btn" type="button" onClick={() => act(() => api.post<RoomInfo>(`${path}/close`))}>
                  {t('room.close')}
                </button>
              </Show>
              <button class="btn" type="button" onClick={copy}>
                <Icon name="i-link" />
                <span aria-live="polite">{copied() ? t('lobby.copied') : t('room.invite')}</span>
              </button>
            </header>
            <Show when={room()!.ended !== null && room()!.match === null && room()!.kind === 'draft'}>
              <p role="status">{t('room.closed')}</p>
            </Show>
            <Show when={trouble() !== 'none'}>
              <p role="status" class="room-trouble">
                {trouble() === 'away' ? t('room.away') : t('room.refused')}
              </p>
            </Show>
            <ul class="room-places" aria-label={t('room.places')}>
              <For each={room()!.places}>
                {(person, at) => (
                  <li data-next={room()!.next === at() ? '' : undefined}>
                    <Show
                      when={person}
                      fallback={
                        <button
                          class="btn sm"
                          type="button"
                          disabled={room()!.ended !== null}
                          onClick={() => act(() => api.post<RoomInfo>(`${path}/join`, { place: at() }))}
                        >
                          {t('room.sit', { n: at() + 1 })}
                        </button>
                      }
                    >
                      {(one) => <SeatName seat={at()} name={one().name} />}
                    </Show>
                    <Show when={room()!.mine === at()}>
                      <small>{t('room.you')}</small>
                    </Show>
                  </li>
                )}
              </For>
            </ul>
            <Show
              when={
                room()!.kind === 'draft' &&
                room()!.next === null &&
                isPlayable() &&
                (room()!.match || room()!.ended === null)
              }
            >
              <p class="row-of">
                <Show
                  when={room()!.match}
                  fallback={
                    <Show when={isHost()} fallback={<span class="muted">{t('room.tableSoon')}</span>}>
                      <button class="btn btn-1" type="button" onClick={() => void table()}>
                        {t('room.table')}
                      </button>
                    </Show>
                  }
                >
                  {(match) => (
                    <a class="btn btn-1" href={`/t/${match()}`}>
                      {t('room.toTable')}
                    </a>
                  )}
                </Show>
              </p>
            </Show>
            <Dynamic
              component={found().default}
              query={query}
              setQuery={(setup: URLSearchParams) =>
                act(() => {
                  setup.delete('picks');
                  return api.put<RoomInfo>(`${path}/setup`, { setup: setup.toString() });
                })
              }
              room={{
                entries: () => room()!.entries,
                began: () => room()!.created,
                names: () => room()!.places.map((person) => person?.name ?? null),
                mayAdd,
                isHost,
                mayChange: () => room()!.mayChange && isHost(),
                isOver: () => room()!.ended !== null,
                add: (line: string) =>
                  act(() => api.post<RoomInfo>(`${path}/entries`, { revision: room()!.revision, entry: line })),
                back: () => act(() => api.post<RoomInfo>(`${path}/back`, { revision: room()!.revision })),
              }}
            />
          </main>
        )}
      </Match>
      <Match when={trouble() === 'away'}>
        <main id="main" class="page">
          <p role="status">{t('room.away')}</p>
        </main>
      </Match>
    </Switch>
  );
}
