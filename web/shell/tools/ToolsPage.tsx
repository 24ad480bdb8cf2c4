import { For, Show, createResource } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { LoadingPage } from '../../design/Loading.tsx';
import { Planet } from '../../design/Planet.tsx';
import { WITH_TOOLS } from '../../games/registry.ts';
import { findServer, server } from '../../net/server.ts';
import { go, place } from '../../page/router.ts';
import { openRoom } from '../rooms/open.ts';
import { language, t } from '../../text/text.ts';
import './tools.css';

/** Pages that games bring along for before and after a match; without an address, a list of them. */
export default function ToolsPage(props: { game: string | null; tool: string | null }) {
  const entry = () => WITH_TOOLS.find(({ id }) => id === props.game);
  const tool = () => entry()?.tools?.find(({ id }) => id === props.tool);
  void findServer();
  const [page] = createResource(tool, (found) => found.page());
  const setQuery = (query: URLSearchParams) =>
    go(`/tools/${props.game}/${props.tool}${query.size > 0 ? `?${query}` : ''}`, { replace: true });
  return (
    <Show when={tool()} fallback={<List />}>
      {(found) => (
        <main id="main" class="page tool-page" data-game={entry()!.id}>
          <header>
            <div>
              <p class="cap cap-b">{entry()!.title[language()]}</p>
              <h1>{found().title[language()]}</h1>
            </div>
            <a class="btn sm" href="/tools">
              {t('nav.tools')}
            </a>
          </header>
          <Show when={page()} fallback={<LoadingPage />}>
            {(loaded) => (
              <Dynamic
                component={loaded().default}
                query={() => place().query}
                setQuery={setQuery}
                {...(found().room && server()
                  ? { openRoom: (setup: URLSearchParams) => void openRoom(found().room!, entry()!.id, setup) }
                  : {})}
              />
            )}
          </Show>
        </main>
      )}
    </Show>
  );
}

function List() {
  return (
    <main id="main" class="page">
      <header>
        <div>
          <h1>{t('tools.title')}</h1>
          <p class="muted">{t('tools.text')}</p>
        </div>
      </header>
      <section class="tools-of">
        <ul>
          <li>
            <a class="panel" href="/statistics">
              <b>{t('stat.overAll')}</b>
              <span>{t('stat.link')}</span>
            </a>
          </li>
        </ul>
      </section>
      <For each={WITH_TOOLS}>
        {(entry) => (
          <section class="tools-of">
            <h2>
              <Planet kind={entry.planet} />
              {entry.title[language()]}
            </h2>
            <ul>
              <For each={entry.tools}>
                {(tool) => (
                  <li>
                    <a class="panel" href={`/tools/${entry.id}/${tool.id}`}>
                      <b>{tool.title[language()]}</b>
                      <span>{tool.text[language()]}</span>
                    </a>
                  </li>
                )}
              </For>
            </ul>
          </section>
        )}
      </For>
    </main>
  );
}
