import { Match, Show, Switch, createResource } from 'solid-js';
import { LoadingPage } from '../../design/Loading.tsx';
import { fetchBoard } from '../../games/registry.ts';
import { Bar } from '../Bar.tsx';
import { fetchGame } from '../../games/registry.ts';
import { TroublePage } from '../../table/Trouble.tsx';
import { filmOf } from '../../film/film.ts';
import { NoMatch, fileOf, sourceOf } from '../../replay/source.ts';
import { Viewer } from '../../replay/Viewer.tsx';

/** A match to step through; the address carries the moment and the eyes. */
export default function ReplayPage(props: { id: string }) {
  const [loaded] = createResource(
    () => props.id,
    async (id) => {
      const source = sourceOf(id);
      if (!source) throw new NoMatch(id);
      const file = await fileOf(source);
      const [game, parts, film] = await Promise.all([fetchGame(file.game), fetchBoard(file.game), filmOf(file)]);
      return { source, game, parts, film };
    },
  );
  const why = () =>
    loaded.error instanceof NoMatch ? 'not-found' : loaded.error?.name === 'Unplayable' ? 'version' : 'script';
  return (
    <Switch fallback={<LoadingPage />}>
      <Match when={loaded.error}>
        <Bar at="replays" />
        <TroublePage trouble={{ why: why(), detail: String(loaded.error) }} />
      </Match>
      <Match when={loaded()}>
        {(all) => (
          <Show when={all()} keyed>
            {(one) => <Viewer {...one} />}
          </Show>
        )}
      </Match>
    </Switch>
  );
}
