import { For, Show, createSignal, onMount } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { Segments } from '../design/Segments.tsx';
import { t } from '../text/text.ts';
import { LEVELS } from '@orrery/bots/names';
import type { Level } from '@orrery/bots/names';
import { GAMES, gameEntry, gameTitle } from '../games/registry.ts';
import { HomeTables } from './HomeTables.tsx';
import { Orrery } from './Orrery.tsx';
import { quickMatch } from '../worker/start.ts';
import { beginHere, prepareTable } from './begin.ts';
import { server, lookedForServer } from '../net/server.ts';
import { invite } from '../net/invite.ts';
import { refusalInWords } from '../net/refusalInWords.ts';
import { countLocal } from '../worker/countLocal.ts';
import './home.css';

export function Home() {
  const [chosen, setChosen] = createSignal(GAMES[0]!.id);
  const [level, setLevel] = createSignal<Level>('medium');
  const [starting, setStarting] = createSignal<'play' | 'invite' | null>(null);
  const [failed, setFailed] = createSignal<string | null>(null);
  const card = () => gameEntry(chosen())!;
  onMount(() => void countLocal());
  const begin = async (what: 'play' | 'invite') => {
    if (starting()) return;
    setStarting(what);
    setFailed(null);
    try {
      await (what === 'play' ? beginHere(quickMatch(card(), level())) : invite(card()));
    } catch (error) {
      setFailed(refusalInWords(error));
    } finally {
      setStarting(null);
    }
  };
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
                  <span>{t('game.minutes', { n: game.minutes })}</span>
                </button>
              )}
            </For>
          </div>
          <section class="start panel" aria-labelledby="start">
            <div class="start-head">
              <h2 id="start" class="serif">
                {gameTitle(chosen())}
              </h2>
              <p>{t('home.against', { bots: card().quickSeats - 1, n: card().minutes })}</p>
            </div>
            <Segments
              label={t('home.level')}
              value={level()}
              options={LEVELS.map((value) => ({ value, name: t(`level.${value}`) }))}
              choose={setLevel}
            />
            <div class="start-foot">
              <button
                class="btn btn-1 big"
                type="button"
                disabled={starting() !== null}
                onPointerEnter={() => prepareTable(chosen())}
                onClick={() => void begin('play')}
              >
                <Show when={starting() === 'play'}>
                  <span class="orbit" />
                </Show>
                {t('home.play')}
              </button>
              <Show
                when={server() ?? !lookedForServer()}
                fallback={
                  <a class="btn big" href={`/play/${card().id}`}>
                    {t('home.more')}
                  </a>
                }
              >
                <button
                  class="btn big"
                  type="button"
                  disabled={starting() !== null || !server()}
                  onClick={() => void begin('invite')}
                >
                  <Icon name="i-link" />
                  {t('home.invite')}
                </button>
              </Show>
            </div>
            <Show when={server() ?? !lookedForServer()}>
              <a class="link start-more" href={`/play/${card().id}`}>
                {t('home.more')}
              </a>
            </Show>
            <Show when={failed()}>
              <p class="start-failed" role="alert">
                {t('home.failed')} <span class="muted">{failed()}</span>
              </p>
            </Show>
          </section>
        </div>
      </section>
      <HomeTables />
    </main>
  );
}
