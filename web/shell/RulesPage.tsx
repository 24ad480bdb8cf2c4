import { For, Show, createResource, lazy } from 'solid-js';
import { Planet } from '../design/Planet.tsx';
import { Loading } from '../design/Loading.tsx';
import { language, t } from '../text/text.ts';
import { GAMES, gameEntry, gameTitle, withWords } from '../games/registry.ts';
import { loaded } from '../page/loaded.ts';
import { place } from '../page/router.ts';
import { chaptersOf } from '../games/rulebooks.ts';
import { RuleList } from '../games/RuleList.tsx';
import './game.css';

/** Our wording of every rule, by id. Each rule has an address of its own. */
export default function RulesPage(props: { id: string | null; cards: boolean }) {
  const gallery = () => (props.cards && props.id ? gameEntry(props.id)?.cards : undefined);
  const [chapters] = createResource(
    () => (props.id ? { id: props.id, language: language() } : null),
    (wanted) => chaptersOf(wanted.id, wanted.language),
  );
  return (
    <main id="main" class="page">
      <Show
        when={props.id}
        fallback={
          <>
            <header>
              <h1>{t('rules.title')}</h1>
            </header>
            <ul class="rule-games">
              <For each={GAMES}>
                {(card) => (
                  <li>
                    <a class="panel" href={`/rules/${card.id}`}>
                      <Planet kind={card.planet} />
                      <span>{gameTitle(card.id)}</span>
                    </a>
                  </li>
                )}
              </For>
            </ul>
          </>
        }
      >
        {(id) => (
          <>
            <header>
              <div>
                <p class="cap cap-b">{t('rules.title')}</p>
                <h1>{gameTitle(id())}</h1>
              </div>
              <Show when={gameEntry(id())?.cards}>
                <a class="btn" href={props.cards ? `/rules/${id()}` : `/rules/${id()}/cards`}>
                  {props.cards ? t('rules.title') : t('rules.cards')}
                </a>
              </Show>
              <a class="btn" href="/rules">
                {t('rules.others')}
              </a>
            </header>
            <Show when={gallery()} keyed>
              {(load) => {
                const Cards = lazy(() => withWords(gameEntry(id())!, load()));
                return <Cards at={place().hash} />;
              }}
            </Show>
            <Show when={!gallery()}>
              <p class="muted rules-note">{t('rules.note')}</p>
              <Show when={!chapters.error} fallback={<p role="alert">{t('game.missing')}</p>}>
                <Show when={loaded(chapters)} fallback={<Loading />}>
                  {(all) => (
                    <div class="rule-cols">
                      <nav class="rule-toc" aria-label={t('rules.chapters')}>
                        <For each={all()}>
                          {(chapter) => <a href={`/rules/${id()}#${chapter.id}`}>{chapter.title}</a>}
                        </For>
                      </nav>
                      <RuleList chapters={all()} at={place().hash} address={(rule) => `/rules/${id()}#${rule}`} />
                    </div>
                  )}
                </Show>
              </Show>
            </Show>
          </>
        )}
      </Show>
    </main>
  );
}
