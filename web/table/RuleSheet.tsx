import { Show, createResource, createSignal } from 'solid-js';
import { ruleInWords } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import { Sheet } from '../design/Sheet.tsx';
import { language, t } from '../text/text.ts';
import { loaded } from '../page/loaded.ts';
import { chaptersOf, ruleIn } from '../games/rulebooks.ts';
import { wordingOf } from '../match/wordings.ts';
import { RuleList } from '../games/RuleList.tsx';

/** The rule behind a refusal slides over the table, or the book, open at a rule; closing it leaves everything as it was. */
const [shown, setShown] = createSignal<{ rule: string | null; at: string | null } | null>(null);
export const showRule = (rule: string): void => {
  setShown({ rule, at: null });
};
export const showBook = (at: string | null): void => {
  setShown({ rule: null, at });
};

export function RuleSheet(props: { game: AnyGame }) {
  // The book is fetched when the sheet is opened for the first time.
  const [chapters] = createResource(
    () => (shown() === null ? null : { game: props.game.id, language: language() }),
    (wanted) => chaptersOf(wanted.game, wanted.language),
  );
  return (
    <Sheet title={t('table.rules')} open={shown() !== null} close={() => setShown(null)}>
      <Show when={shown() !== null}>
        <Show when={shown()?.rule}>
          {(id) => (
            <article class="rule-now">
              <p class="cap cap-b">{id()}</p>
              <p>
                {ruleIn(loaded(chapters) ?? [], id()) || ruleInWords(wordingOf(props.game), id()) || t('rules.none')}
              </p>
            </article>
          )}
        </Show>
        <Show when={chapters.error}>
          <p role="alert">{t('game.missing')}</p>
        </Show>
        <Show when={loaded(chapters)}>
          {(all) => <RuleList chapters={all()} {...(shown()?.at ? { at: shown()!.at! } : {})} />}
        </Show>
      </Show>
    </Sheet>
  );
}
