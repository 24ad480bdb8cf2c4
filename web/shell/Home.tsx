import { For, Show, createSignal, onMount } from 'solid-js';
import { Segments } from '../design/Segments.tsx';
import { t } from '../text/text.ts';
import { LEVELS } from '@orrery/bots/names';
import type { Level } from '@orrery/bots/names';
import { GAMES, gameEntry, gameTitle } from '../games/registry.ts';
import { HomeTables } from './HomeTables.tsx';
import { Orrery } from './Orrery.tsx';
import { StartButtons } from './StartButtons.tsx';
import { quickMatch } from '../worker/start.ts';
import { beginHere, prepareTable } from './begin.ts';
import { server, lookedForServer } from '../net/server.ts';
import { invite } from '../net/invite.ts';
import { countLocal } from '../worker/countLocal.ts';
import { lengthInWords } from './lengthInWords.ts';
import './home.css';

export function Home() {
  const [chosen, setChosen] = createSignal(GAMES[0]!.id);
  const [level, setLevel] = createSignal<Level>('medium');
  const card = () => gameEntry(chosen())!;
  onMount(() => void countLocal());
  return (
    <main id="main" class="home">
      <section class="hero night" aria-labelledby="hero">
        <Orrery chosen={chosen()} choose={setChosen} />
        <div class="lead">
          <h1 id="hero">{t('home.title')}</h1>
          <p class="sub">{t('home.sub')}</p>
          <div class="gsel phone-only" role="radiogroup" aria-label={t('home.game')}>
            <For each={GAMES}>
              {(game) => (
                <button
                  type="button"
                  role="radio"
                  aria-checked={chosen() === game.id}
                  onClick={() => setChosen(game.id)}
                >
                  <b>{game.short}</b>
                  <span>{lengthInWords(game.minutes)}</span>
                </button>
              )}
            </For>
          </div>
          <section class="start panel" aria-labelledby="start">
            <div class="start-head">
              <h2 id="start" class="serif">
                {gameTitle(chosen())}
              </h2>
              <p>{t('home.against', { bots: card().quickSeats - 1, length: lengthInWords(card().minutes) })}</p>
            </div>
            <Segments
              label={t('home.level')}
              value={level()}
              options={LEVELS.map((value) => ({ value, name: t(`level.${value}`) }))}
              choose={setLevel}
            />
            <StartButtons
              play={() => beginHere(quickMatch(card(), level()))}
              prepare={() => prepareTable(chosen())}
              invite={() => invite(card())}
              inviting={server() ? 'now' : lookedForServer() ? null : 'soon'}
              instead={
                <a class="btn big" href={`/play/${card().id}`}>
                  {t('home.more')}
                </a>
              }
            >
              <Show when={server() ?? !lookedForServer()}>
                <a class="link start-more" href={`/play/${card().id}`}>
                  {t('home.more')}
                </a>
              </Show>
            </StartButtons>
          </section>
        </div>
      </section>
      <HomeTables />
    </main>
  );
}
