import { Show, createSignal } from 'solid-js';
import { TABLE_RULES } from '@orrery/kernel';
import type { Language } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import { Sheet } from '../design/Sheet.tsx';
import { language, t } from '../text/text.ts';
import { RuleList } from '../shell/RuleList.tsx';

/** The rule behind a refusal slides over the table; closing it leaves everything as it was. */
const [shown, setShown] = createSignal<string | null>(null);
export const showRule = (rule: string): void => {
  setShown(rule);
};

export function ruleInWords(game: AnyGame, in_: Language, id: string): string {
  const own = TABLE_RULES as { [rule: string]: { [L in Language]: string } | undefined };
  return own[id]?.[in_] ?? game.words[in_].rule[id] ?? '';
}

export function RuleSheet(props: { game: AnyGame }) {
  return (
    <Sheet title={t('table.rules')} open={shown() !== null} close={() => setShown(null)}>
      <Show when={shown() !== null}>
        <Show when={shown()}>
          {(id) => (
            <article class="rule-now">
              <p class="cap cap-b">{id()}</p>
              <p>{ruleInWords(props.game, language(), id()) || t('rules.none')}</p>
            </article>
          )}
        </Show>
        <RuleList game={props.game} />
      </Show>
    </Sheet>
  );
}
