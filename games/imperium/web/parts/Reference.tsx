import { For, Show, createEffect, createMemo, createSignal, on } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { t } from '../words.ts';
import { findEntries } from './entries.ts';
import type { EntryGroup } from './entries.ts';
import './Reference.css';

/** Every component of the box, searched by words, each with an address of its own and the rule of its kind. */
export function Reference(props: { game: string; groups: readonly EntryGroup[]; at: string }) {
  const [wanted, setWanted] = createSignal('');
  const [kind, setKind] = createSignal<string | null>(null);
  const count = (groups: readonly EntryGroup[]) => groups.reduce((n, { entries }) => n + entries.length, 0);
  const found = createMemo(() => {
    const all = findEntries(props.groups, wanted());
    return kind() === null ? all : all.filter(({ id }) => id === kind());
  });
  createEffect(
    on(
      () => props.at,
      (hash) => {
        if (!hash) return;
        setWanted('');
        setKind(null);
        queueMicrotask(() => document.getElementById(hash)?.scrollIntoView({ block: 'center' }));
      },
    ),
  );
  return (
    <div class="im-reference" data-game={props.game}>
      <input
        class="field"
        type="search"
        value={wanted()}
        placeholder={t('findComponents', { n: count(props.groups) })}
        aria-label={t('findComponents', { n: count(props.groups) })}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      <div class="im-reference-kinds" role="group" aria-label={t('kinds')}>
        <For each={props.groups}>
          {(group) => (
            <button
              type="button"
              class="chip"
              aria-pressed={kind() === group.id}
              onClick={() => setKind(kind() === group.id ? null : group.id)}
            >
              <Icon name={group.icon} />
              {group.title} <span class="num">{group.entries.length}</span>
            </button>
          )}
        </For>
      </div>
      <p class="vh" role="status">
        {t('foundComponents', { n: count(found()) })}
      </p>
      <Show when={found().length > 0} fallback={<p class="muted">{t('foundNothing')}</p>}>
        <For each={found()}>
          {(group) => (
            <section aria-labelledby={`kind-${group.id}`}>
              <h2 id={`kind-${group.id}`}>
                {group.title}{' '}
                <a class="cite" href={`/rules/${props.game}#${group.rule}`}>
                  {group.rule}
                </a>
              </h2>
              <ul>
                <For each={group.entries}>
                  {(entry) => (
                    <li id={entry.id} classList={{ at: props.at === entry.id }}>
                      <p class="im-reference-head">
                        <Icon name={entry.icon ?? group.icon} />
                        <a href={`/rules/${props.game}/cards#${entry.id}`}>{entry.name}</a>
                      </p>
                      <Show when={entry.note}>
                        <p class="muted">{entry.note}</p>
                      </Show>
                      <p>{entry.text}</p>
                      <Show when={entry.related?.length}>
                        <p class="im-reference-related">
                          <For each={entry.related}>
                            {(other) => <a href={`/rules/${props.game}/cards#${other.id}`}>{other.name}</a>}
                          </For>
                        </p>
                      </Show>
                    </li>
                  )}
                </For>
              </ul>
            </section>
          )}
        </For>
      </Show>
    </div>
  );
}
