import { For, Show, createResource, createSignal, lazy, onMount } from 'solid-js';
import type { GameEntry } from '../games/entry.ts';
import { GAMES, gameEntry, gameTitle, withWords } from '../games/registry.ts';
import { BeadArc } from '../design/BeadArc.tsx';
import type { Bead } from '../design/BeadArc.tsx';
import { Icon } from '../design/Icon.tsx';
import { Loading } from '../design/Loading.tsx';
import { filmOf } from '../film/film.ts';
import { api } from '../net/api.ts';
import { Failed } from '../net/Failed.tsx';
import { createRequest } from '../net/request.ts';
import { findServer, me, server } from '../net/server.ts';
import { loaded } from '../page/loaded.ts';
import { fileOf } from '../replay/source.ts';
import { ago, t } from '../text/text.ts';
import { isOver, store } from '../worker/store.ts';
import type { LocalMatch } from '../worker/store.ts';
import { seatsAgainstBots } from '../worker/start.ts';
import { beginHere } from './begin.ts';
import { detailsOf, titleOf } from './localMatch.ts';
import './my.css';
import './campaigns.css';

const isCampaign = (game: string, options: LocalMatch['options']): boolean =>
  gameEntry(game)?.campaign?.is(options) ?? false;

/** The home of campaigns: those of this device and of the server, the book of the one at hand, and a new one. */
export default function CampaignsPage() {
  onMount(() => void findServer());
  const [here] = createResource(async () =>
    (await (await store()).list()).filter((match) => match.kind !== 'lesson' && isCampaign(match.game, match.options)),
  );
  const [there] = createResource(
    () => server() && me(),
    async () => (await api.myTables(false)).filter((table) => isCampaign(table.game, table.options)),
  );
  const [chosen, choose] = createSignal<string | null>(null);
  const shown = () => (loaded(here) ?? []).find((match) => match.id === chosen()) ?? loaded(here)?.[0];
  const start = createRequest();
  const begin = (game: GameEntry) =>
    start.act(() =>
      beginHere({
        game: game.id,
        seats: seatsAgainstBots(2, 'medium'),
        mine: 0,
        options: { ...game.campaign!.options },
      }),
    );
  return (
    <main id="main" class="page campaigns">
      <header>
        <div>
          <h1>{t('nav.campaigns')}</h1>
          <p class="muted">{t('campaigns.text')}</p>
        </div>
        <For each={GAMES.filter((game) => game.campaign)}>
          {(game) => (
            <span class="campaigns-new">
              <button class="btn btn-1" disabled={start.busy()} onClick={() => void begin(game)}>
                <Icon name="i-plus" />
                {t('campaigns.new', { game: game.short })}
              </button>
              <a class="btn" href={`/play/${game.id}?mode=campaign`}>
                {t('campaigns.invite')}
              </a>
            </span>
          )}
        </For>
      </header>
      <Failed reason={start.failed()} />
      <ul class="my">
        {/* The only one stands open below. */}
        <For each={(loaded(here) ?? []).length > 1 ? loaded(here)! : []}>
          {(match) => (
            <li class="panel my-row small" classList={{ chosen: shown()?.id === match.id }}>
              <div>
                <p>{titleOf(match)}</p>
                <p class="muted">
                  {isOver(match) ? `${t('end.cap')} · ` : ''}
                  {detailsOf(match, Date.now())}
                </p>
              </div>
              <button class="btn sm" aria-pressed={shown()?.id === match.id} onClick={() => choose(match.id)}>
                {t('campaigns.look')}
              </button>
              <a class="btn sm" href={`/replay/here.${match.id}`}>
                {t('end.replay')}
              </a>
              <a class="btn sm btn-1" href={`/here/${match.id}`}>
                {isOver(match) ? t('my.look') : t('home.continue')}
              </a>
            </li>
          )}
        </For>
        <For each={loaded(there) ?? []}>
          {(table) => (
            <li class="panel my-row small">
              <div>
                <p>{table.title || gameTitle(table.game)}</p>
                <p class="muted">{ago(table.ended ?? table.started ?? table.created, Date.now())}</p>
              </div>
              <a class="btn sm btn-1" href={`/t/${table.id}`}>
                {t('home.continue')}
              </a>
            </li>
          )}
        </For>
      </ul>
      <Show when={shown()} keyed fallback={<None ready={loaded(here) !== undefined} />}>
        {(match) => <Book match={match} />}
      </Show>
    </main>
  );
}

/** The book of a campaign of this device, read from its file: nothing is played while one reads. */
function Book(props: { match: LocalMatch }) {
  const [state] = createResource(async () => {
    const film = await filmOf(await fileOf({ from: 'here', id: props.match.id }));
    return film.frames.at(-1)!.state;
  });
  const entry = gameEntry(props.match.game)!;
  const Pages = lazy(() => withWords(entry, entry.campaign!.book()));
  const name = (seat: number) => props.match.seats[seat]?.name ?? '';
  return (
    <section class="campaign-book" aria-label={titleOf(props.match)}>
      <Show when={loaded(state)} fallback={<Loading />}>
        {(at) => (
          <Pages
            pub={at().pub as never}
            name={name}
            match={props.match.id}
            title={titleOf(props.match)}
            actions={
              <>
                <a class="btn btn-1 big" href={`/here/${props.match.id}`}>
                  {isOver(props.match) ? t('my.look') : t('home.continue')}
                </a>
                <a class="btn big" href={`/replay/here.${props.match.id}`}>
                  <Icon name="i-replay" />
                  {t('end.replay')}
                </a>
              </>
            }
          />
        )}
      </Show>
    </section>
  );
}

/** Before the first: as many beads as it will have, all of them sealed. */
function None(props: { ready: boolean }) {
  const length = GAMES.find((game) => game.campaign)?.campaign?.length ?? 0;
  const beads = Array.from({ length }, (_, i): Bead => ({ winner: null, isNow: i === 0, name: String(i + 1) }));
  return (
    <Show when={props.ready}>
      <BeadArc beads={beads} label={t('nav.campaigns')}>
        <p class="campaigns-none">{t('campaigns.none')}</p>
      </BeadArc>
    </Show>
  );
}
