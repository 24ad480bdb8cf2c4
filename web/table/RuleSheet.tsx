import { Show, createResource, createSignal } from 'solid-js';
import { TABLE_RULES } from '@orrery/kernel';
import type { Language, RuleChapter } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import { Sheet } from '../design/Sheet.tsx';
import { language, t } from '../text/text.ts';
import { loaded } from '../page/loaded.ts';
import { gameEntry } from '../games/registry.ts';
import { chaptersOf, ruleIn } from '../games/rulebooks.ts';
import { RuleList } from '../games/RuleList.tsx';

/** The rule behind a refusal slides over the table; closing it leaves everything as it was. */
const [shown, setShown] = createSignal<string | null>(null);
export const showRule = (rule: string): void => {
  setShown(rule);
};

/** The rule itself, else the sentence of its refusal. */
function ruleInWords(game: AnyGame, in_: Language, chapters: readonly RuleChapter[], id: string): string {
  const own = TABLE_RULES as { [rule: string]: { [L in Language]: string } | undefined };
  return ruleIn(chapters, id) ?? own[id]?.[in_] ?? game.words[in_].rule[id] ?? '';
}

export function RuleSheet(props: { game: AnyGame }) {
  // The book is fetched when the sheet is opened for the first time.
  const [chapters] = createResource(
    () => (shown() === null ? null : { game: props.game.id, language: language() }),
    (wanted) => chaptersOf(wanted.game, wanted.language),
  );
  return (
    <Sheet title={t('table.rules')} open={shown() !== null} close={() => setShown(null)}>
      <Show when={shown() !== null}>
        <Show when={shown()}>
          {(id) => (
            <article class="rule-now">
              <p class="cap cap-b">{id()}</p>
              <p>{ruleInWords(props.game, language(), loaded(chapters) ?? [], id()) || t('rules.none')}</p>
            </article>
          )}
        </Show>
        <Show when={chapters.error}>
          <p role="alert">{t('game.missing')}</p>
        </Show>
        <Show when={loaded(chapters)}>
          {(all) => <RuleList chapters={all()} unplayed={gameEntry(props.game.id)?.unplayed} />}
        </Show>
      </Show>
    </Sheet>
  );
}
