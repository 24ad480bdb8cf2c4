import { For } from 'solid-js';
import { LANGUAGES } from '@orrery/kernel/languages';
import { language, t } from '../text/text.ts';
import { choose } from './settings.ts';

export function Languages() {
  return (
    <div class="lang" role="group" aria-label={t('nav.language')}>
      <For each={LANGUAGES}>
        {(code) => (
          <button
            type="button"
            aria-pressed={language() === code}
            aria-label={`${code.toUpperCase()}, ${new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code}`}
            onClick={() => choose('language', code)}
          >
            {code.toUpperCase()}
          </button>
        )}
      </For>
    </div>
  );
}
