import { For, Show, createResource, onMount } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { Planet } from '../design/Planet.tsx';
import { SeatMarks } from '../design/Seat.tsx';
import type { InboxItem, ListedRoom } from '@orrery/server/api';
import { api } from '../net/api.ts';
import { findServer, server, me } from '../net/server.ts';
import { questionInWords } from '../net/questionInWords.ts';
import { ago, language, list, t } from '../text/text.ts';
import { timeLeft } from '../table/Clock.tsx';
import { isOver, store } from '../worker/store.ts';
import { gameEntry, gameTitle } from '../games/registry.ts';
import { loaded } from '../page/loaded.ts';
import { MyTables } from './MyTables.tsx';
import { countLocal } from '../worker/countLocal.ts';
import { detailsOf, titleOf } from './localMatch.ts';
import './my.css';

/** Tables that wait for the reader, the most urgent first; then those of this device. */
export default function MyTurns() {
  onMount(() => void findServer());
  const [inbox] = createResource(
    () => server() && me(),
    () => api.inbox().catch(() => []),
  );
  const [rooms] = createResource(
    () => server() && me(),
    () => api.get<ListedRoom[]>('/me/rooms').catch(() => []),
  );
  /** Drafts in which it is the reader's pick, and games at a real table that go on. */
  const picks = () => (rooms() ?? []).filter(({ kind, next, mine }) => kind === 'companion' || next === mine);
  const [local, { refetch }] = createResource(async () => (await store()).list());
  const open = () => (local() ?? []).filter((match) => !isOver(match));
  const done = () => (local() ?? []).filter(isOver);
  const total = () => (inbox() ?? []).length + picks().length + open().length;
  const remove = async (id: string) => {
    await (await store()).remove(id);
    await refetch();
    await countLocal();
  };
  return (
    <main id="main" class="page">
      <header>
        <h1>{t('my.title', { n: total() })}</h1>
      </header>
      <Show when={total() === 0}>
        <p class="panel my-empty">
          {t('my.empty')}{' '}
          <a class="btn btn-1" href="/">
            {t('home.play')}
          </a>
        </p>
      </Show>
      <ul class="my">
        <For each={inbox()}>
          {(item) => (
            <li class="panel my-row">
              <Planet kind={gameEntry(item.game)?.planet ?? 'iron'} />
              <div>
                <p class="muted">{gameTitle(item.game)}</p>
                <Asked item={item} />
                <p class="muted">{t('my.with', { names: list(item.others.map(playerName)) })}</p>
              </div>
              <Show when={item.due}>{(due) => <span class="chip">{timeLeft(due() - Date.now())}</span>}</Show>
              <a class="btn btn-1" href={`/t/${item.match}`}>
                {t('home.continue')}
              </a>
            </li>
          )}
        </For>
        <For each={picks()}>
          {(room) => (
            <li class="panel my-row">
              <Planet kind={gameEntry(room.game)?.planet ?? 'iron'} />
              <div>
                <p class="muted">{gameTitle(room.game)}</p>
                <p class="serif my-ask">{t(room.kind === 'draft' ? 'room.yourPick' : 'room.atTable')}</p>
                <p class="muted">
                  {t('my.with', {
                    names: list(room.places.flatMap((person, at) => (at === room.mine ? [] : (person?.name ?? [])))),
                  })}
                </p>
              </div>
              <a class="btn btn-1" href={`/rooms/${room.id}`}>
                {t('home.continue')}
              </a>
            </li>
          )}
        </For>
        <For each={open()}>
          {(match) => (
            <li class="panel my-row">
              <Planet kind={gameEntry(match.game)?.planet ?? 'iron'} />
              <div>
                <p class="muted">{t('my.onDevice')}</p>
                <p class="serif my-ask">{titleOf(match)}</p>
                <p class="muted">{detailsOf(match, Date.now())}</p>
              </div>
              <SeatMarks taken={match.seats.map(() => true)} />
              <Remove remove={() => void remove(match.id)} />
              <a class="btn" href={`/here/${match.id}`}>
                {t('home.continue')}
              </a>
            </li>
          )}
        </For>
      </ul>
      <MyTables />
      <Show when={done().length > 0}>
        <h2 class="cap my-cap">{t('my.done')}</h2>
        <ul class="my">
          <For each={done().slice(0, 12)}>
            {(match) => (
              <li class="panel my-row small">
                <Planet kind={gameEntry(match.game)?.planet ?? 'iron'} />
                <div>
                  <p>{titleOf(match)}</p>
                  <p class="muted">
                    {match.result
                      ? t(match.result.winners.includes(match.mine) ? 'my.won' : 'my.lost')
                      : t('my.endedByRules')}{' '}
                    · {ago(match.updated, Date.now())}
                  </p>
                </div>
                <a class="btn sm" href={`/replay/here.${match.id}`}>
                  <Icon name="i-replay" />
                  {t('end.replay')}
                </a>
                <Remove remove={() => void remove(match.id)} />
              </li>
            )}
          </For>
        </ul>
      </Show>
    </main>
  );
}

function Remove(props: { remove: () => void }) {
  return (
    <button class="tool" aria-label={t('my.remove')} title={t('my.remove')} onClick={() => props.remove()}>
      <Icon name="i-x" />
    </button>
  );
}

/** The question itself, as soon as the table has told it. */
function Asked(props: { item: InboxItem }) {
  const [words] = createResource(
    () => [props.item, language()] as const,
    ([item]) => questionInWords(item),
  );
  return <p class="serif my-ask">{loaded(words) ?? (props.item.title || t('my.waits'))}</p>;
}

/** The server names a bot by its strength; here it is just one. */
const playerName = (name: string): string => (/^\w+:\w+$/.test(name) ? t('seat.bot') : name);
