import { For, Show, createResource, onMount } from 'solid-js';
import type { MatchSummary } from '@orrery/server/api';
import { Icon } from '../../design/Icon.tsx';
import { Planet } from '../../design/Planet.tsx';
import { api } from '../../net/api.ts';
import { findServer, server, me } from '../../net/server.ts';
import { gameEntry, gameTitle } from '../../games/registry.ts';
import { ago, t } from '../../text/text.ts';
import { isOver, store } from '../../worker/store.ts';
import { BringFile } from './BringFile.tsx';
import '../my.css';
import './replays.css';

/** Matches to look at again: of this device, of the server, or a file somebody sent. */
export default function ReplaysPage() {
  onMount(() => void findServer());
  const [local] = createResource(async () => (await (await store()).list()).filter((match) => match.n > 0));
  const [remote] = createResource(
    () => server() && me(),
    async () =>
      (await api.get<MatchSummary[]>('/me/matches').catch(() => [])).filter(
        // A brought match that has no end is kept as a closed table.
        (table) => table.phase === 'finished' || (table.phase === 'closed' && table.n > 0),
      ),
  );
  const rows = () => [
    ...(remote() ?? []).map((table) => ({
      id: `t.${table.id}`,
      game: table.game,
      title: table.title,
      at: table.ended ?? table.created,
      over: table.result !== null,
      names: table.seats.map((seat) => seat.person?.name ?? (seat.bot ? t('lobby.botName', { n: seat.seat + 1 }) : '')),
    })),
    ...(local() ?? []).map((match) => ({
      id: `here.${match.id}`,
      game: match.game,
      title: match.title ?? '',
      at: match.updated,
      over: isOver(match),
      names: match.seats.map((seat) => seat.name),
    })),
  ];
  return (
    <main id="main" class="page">
      <header>
        <h1>{t('replays.title')}</h1>
      </header>
      <Show when={rows().length > 0} fallback={<p class="panel my-empty">{t('replays.empty')}</p>}>
        <ul class="my">
          <For each={rows()}>
            {(row) => (
              <li class="panel my-row small">
                <Planet kind={gameEntry(row.game)?.planet ?? 'iron'} />
                <div>
                  <p>{row.title || gameTitle(row.game)}</p>
                  <p class="muted">
                    {row.names.filter(Boolean).join(', ')} · {ago(row.at, Date.now())}
                    {row.over ? '' : ` · ${t('replays.running')}`}
                  </p>
                </div>
                <a class="btn sm" href={`/replay/${row.id}`}>
                  <Icon name="i-replay" />
                  {t('end.replay')}
                </a>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <BringFile />
    </main>
  );
}
