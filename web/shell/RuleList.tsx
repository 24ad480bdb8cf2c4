import { For, Show, createMemo, createSignal } from 'solid-js';
import type { AnyGame } from '@orrery/games';
import { language, t } from '../text/text.ts';
import './rules.css';

/** Every rule the game has words for, by chapter, with a search over words and ids. */
export function RuleList(props: { game: AnyGame; at?: string }) {
  const [wanted, setWanted] = createSignal('');
  const rules = createMemo(() =>
    Object.entries(props.game.words[language()].rule).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
  );
  const found = createMemo(() => {
    const needle = wanted().trim().toLowerCase();
    return needle ? rules().filter(([id, text]) => `${id} ${text}`.toLowerCase().includes(needle)) : rules();
  });
  const chapters = createMemo(() => {
    const all = new Map<string, [string, string][]>();
    for (const rule of found()) {
      const chapter = rule[0].split('-').slice(0, -1).join('-');
      all.set(chapter, [...(all.get(chapter) ?? []), rule]);
    }
    return [...all];
  });
  return (
    <div class="rules">
      <input
        class="field rules-find"
        type="search"
        value={wanted()}
        placeholder={t('rules.find', { n: rules().length })}
        aria-label={t('rules.find', { n: rules().length })}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      <p class="vh" role="status">
        {t('rules.found', { n: found().length })}
      </p>
      <Show when={found().length > 0} fallback={<p class="muted">{t('rules.nothing')}</p>}>
        <For each={chapters()}>
          {([chapter, all]) => (
            <section aria-label={chapter}>
              <h3 class="cap cap-b">{chapter}</h3>
              <dl>
                <For each={all}>
                  {([id, text]) => (
                    <div id={id} classList={{ now: props.at === id }}>
                      <dt>
                        <a class="cite" href={`/rules/${props.game.id}#${id}`}>
                          {id}
                        </a>
                      </dt>
                      <dd>{text}</dd>
                    </div>
                  )}
                </For>
              </dl>
            </section>
          )}
        </For>
      </Show>
    </div>
  );
}
