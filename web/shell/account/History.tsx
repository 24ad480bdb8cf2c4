import { For, Show, createResource } from 'solid-js';
import type { MatchSummary } from '@orrery/server/api';
import { Planet } from '../../design/Planet.tsx';
import { gameEntry, gameTitle } from '../../games/registry.ts';
import { ago, t } from '../../text/text.ts';
import { store } from '../../worker/store.ts';
import { api } from '../../net/api.ts';
import { me } from '../../net/server.ts';

/** Finished matches of this device and of the server, with figures per game. */
export function History() {
  const [local] = createResource(async () =>
    (await (await store()).list()).flatMap((match) =>
      match.result && match.kind === 'match'
        ? [
            {
              game: match.game,
              at: match.updated,
              won: match.result.winners.includes(match.mine),
              link: `/replay/here.${match.id}`,
            },
          ]
        : [],
    ),
  );
  const [remote] = createResource(
    () => me()?.id,
    async () =>
      (await api.get<MatchSummary[]>('/me/matches').catch(() => [])).flatMap((table) =>
        table.result && table.mine !== null
          ? [
              {
                game: table.game,
                at: table.ended ?? table.created,
                won: table.result.winners.includes(table.mine),
                link: `/replay/t.${table.id}`,
              },
            ]
          : [],
      ),
  );
  const all = () => [...(remote() ?? []), ...(local() ?? [])].sort((a, b) => b.at - a.at);
  const games = () => [...new Set(all().map((one) => one.game))];
  return (
    <section class="panel" aria-labelledby="history">
      <h2 id="history" tabIndex={-1}>
        {t('profile.history')}
      </h2>
      <Show when={all().length > 0} fallback={<p class="muted">{t('profile.noHistory')}</p>}>
        <dl class="profile-stats">
          <For each={games()}>
            {(game) => (
              <div>
                <dt>{gameTitle(game)}</dt>
                <dd>
                  {t('profile.stats', {
                    played: all().filter((one) => one.game === game).length,
                    won: all().filter((one) => one.game === game && one.won).length,
                  })}
                </dd>
              </div>
            )}
          </For>
        </dl>
        <ul class="profile-history">
          <For each={all().slice(0, 30)}>
            {(one) => (
              <li>
                <Planet kind={gameEntry(one.game)?.planet ?? 'iron'} />
                <a class="link" href={one.link}>
                  {gameTitle(one.game)}
                </a>
                <span class="muted">
                  {one.won ? t('my.won') : t('my.lost')} · {ago(one.at, Date.now())}
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
