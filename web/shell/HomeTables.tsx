import { For, Show, createResource, createSignal, onMount } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { SeatMarks } from '../design/Seat.tsx';
import { isTaken } from '../net/seatActions.ts';
import { api } from '../net/api.ts';
import { Failed } from '../net/Failed.tsx';
import { createRequest } from '../net/request.ts';
import { findServer, me, server } from '../net/server.ts';
import { list, t } from '../text/text.ts';
import { isOver, store } from '../worker/store.ts';
import type { GameEntry } from '../games/entry.ts';
import { GAMES, gameLabel, gameTitle } from '../games/registry.ts';
import { go } from '../page/router.ts';
import { beginLesson } from './begin.ts';
import { detailsOf, titleOf } from './localMatch.ts';

/** Below the machine: join by link, tables to go on with or to join, lessons. */
export function HomeTables() {
  const [code, setCode] = createSignal('');
  onMount(() => void findServer());
  const [mine] = createResource(async () =>
    (await (await store()).list()).filter((match) => !isOver(match) && match.kind === 'match').slice(0, 3),
  );
  /** The reader's own tables at the server, whoever is to move there. */
  const [there] = createResource(
    () => server() && me(),
    async () => (await api.myTables(false).catch(() => [])).filter(({ phase }) => phase === 'running').slice(0, 3),
  );
  const lesson = createRequest();
  const [open] = createResource(server, async () => (await api.openTables().catch(() => [])).slice(0, 3));
  const [running] = createResource(server, async () =>
    (await api.runningTables().catch(() => []))
      .filter(
        (table) =>
          table.watching.allowed && table.seats.every((seat) => seat.person === null || seat.person.id !== me()?.id),
      )
      .slice(0, 3),
  );
  const join = (event: SubmitEvent) => {
    event.preventDefault();
    const id = code().trim().split('/').filter(Boolean).at(-1);
    if (id) go(`/t/${encodeURIComponent(id)}`);
  };
  return (
    <div class="row3">
      <section aria-labelledby="join">
        <h2 class="cap" id="join">
          {t('home.join')}
        </h2>
        <Show when={server()} fallback={<p class="muted">{t('home.noServer')}</p>}>
          <form class="join" onSubmit={join}>
            <input
              class="field"
              value={code()}
              placeholder={`${location.host}/t/…`}
              aria-label={t('home.code')}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
            <button class="btn">{t('home.joinButton')}</button>
          </form>
          <p>{t('home.joinText')}</p>
        </Show>
      </section>
      <section aria-labelledby="tables">
        <h2 class="cap" id="tables">
          {(open() ?? []).length > 0 && [mine(), there()].every((tables) => (tables ?? []).length === 0)
            ? t('home.open')
            : t('home.goOn')}
        </h2>
        <ul class="rows">
          <For each={mine()}>
            {(match) => (
              <li>
                <div>
                  <b>{titleOf(match)}</b>
                  <span>{detailsOf(match, Date.now())}</span>
                </div>
                <SeatMarks taken={match.seats.map(() => true)} />
                <a class="btn sm" href={`/here/${match.id}`}>
                  {t('home.continue')}
                </a>
              </li>
            )}
          </For>
          <For each={there()}>
            {(table) => (
              <li>
                <div>
                  <b>{table.title || gameTitle(table.game)}</b>
                  <span>{list(table.seats.flatMap((seat) => seat.person?.name ?? []))}</span>
                </div>
                <SeatMarks taken={table.seats.map(() => true)} />
                <a class="btn sm" href={`/t/${table.id}`}>
                  {t('home.continue')}
                </a>
              </li>
            )}
          </For>
          <For each={open()}>
            {(table) => (
              <li>
                <div>
                  <b>{gameTitle(table.game)}</b>
                  <span>{table.title || t('home.seats', { n: table.seats.length })}</span>
                </div>
                <SeatMarks taken={table.seats.map(isTaken)} />
                <a class="btn sm" href={`/t/${table.id}`}>
                  {t('home.joinButton')}
                </a>
              </li>
            )}
          </For>
          <For each={running()}>
            {(table) => (
              <li>
                <div>
                  <b>{gameTitle(table.game)}</b>
                  <span>{list(table.seats.flatMap((seat) => seat.person?.name ?? []))}</span>
                </div>
                <SeatMarks taken={table.seats.map(() => true)} />
                <a class="btn sm" href={`/t/${table.id}`}>
                  <Icon name="i-eye" />
                  {t('home.watch')}
                </a>
              </li>
            )}
          </For>
          <Show when={[mine(), there(), open(), running()].every((tables) => (tables ?? []).length === 0)}>
            <li>
              <p>{t('home.empty')}</p>
            </li>
          </Show>
        </ul>
      </section>
      <section aria-labelledby="learn">
        <h2 class="cap" id="learn">
          {t('home.learn')}
        </h2>
        <ul class="learn">
          <For each={GAMES.filter((game) => game.lessons)}>
            {(game) => (
              <li>
                {/* One lesson begins at once; several are chosen from on the page of the game. */}
                <Show
                  when={game.lessons!.length === 1}
                  fallback={
                    <a href={`/play/${game.id}#learn`}>
                      <LessonRow game={game} />
                    </a>
                  }
                >
                  <button
                    type="button"
                    disabled={lesson.busy()}
                    onClick={() => void lesson.act(() => beginLesson(game, game.lessons![0]!))}
                  >
                    <LessonRow game={game} />
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
        <Failed reason={lesson.failed()} />
      </section>
    </div>
  );
}

function LessonRow(props: { game: GameEntry }) {
  return (
    <>
      <Icon name="i-cap" />
      <b>{gameLabel(props.game.id)}</b>
      <span>
        {t('game.lessons', {
          count: props.game.lessons!.length,
          n: props.game.lessons!.reduce((sum, { minutes }) => sum + minutes, 0),
        })}
      </span>
    </>
  );
}
