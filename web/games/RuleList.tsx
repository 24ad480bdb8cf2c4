import { For, Show, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { RuleChapter } from '@orrery/kernel';
import { t } from '../text/text.ts';
import { countRules, findRules } from './rulebooks.ts';
import './rules.css';

/** Every rule by chapter, in the order of the book, with a search over words and ids. */
export function RuleList(props: {
  chapters: readonly RuleChapter[];
  /** The rule to show first. */
  at?: string;
  /** Where a rule's own address is; none over a table, which nobody should leave by mistake. */
  address?: (id: string) => string;
}) {
  const [wanted, setWanted] = createSignal('');
  const all = () => countRules(props.chapters);
  const found = createMemo(() => findRules(props.chapters, wanted()));
  createEffect(
    on(
      () => [props.at, props.chapters] as const,
      ([at]) => {
        if (at) queueMicrotask(() => document.getElementById(at)?.scrollIntoView({ block: 'center' }));
      },
    ),
  );
  return (
    <div class="rules">
      <input
        class="field rules-find"
        type="search"
        value={wanted()}
        placeholder={t('rules.find', { n: all() })}
        aria-label={t('rules.find', { n: all() })}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      <p class="vh" role="status">
        {t('rules.found', { n: countRules(found()) })}
      </p>
      <Show when={found().length > 0} fallback={<p class="muted">{t('rules.nothing')}</p>}>
        <For each={found()}>
          {(chapter) => (
            <section aria-labelledby={chapter.id}>
              <h3 id={chapter.id}>
                {chapter.title}
                <Show when={chapter.title !== chapter.id}>
                  <span class="cap">{chapter.id}</span>
                </Show>
              </h3>
              <dl>
                <For each={Object.entries(chapter.rules)}>
                  {([id, text]) => (
                    <div id={id} classList={{ now: props.at === id }}>
                      <dt>
                        <Show when={props.address} fallback={<span class="cite">{id}</span>}>
                          {(address) => (
                            <a class="cite" href={address()(id)}>
                              {id}
                            </a>
                          )}
                        </Show>
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
