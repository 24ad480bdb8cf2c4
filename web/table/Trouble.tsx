import { t } from '../text/text.ts';
import type { Trouble } from './channel.ts';

/** Why a table cannot be shown, and a way on. */
export function TroublePage(props: { trouble: Trouble }) {
  return (
    <main id="main" class="page" role="alert">
      <header>
        <h1>{t(`trouble.${props.trouble.why}`)}</h1>
      </header>
      <p>{t(`trouble.${props.trouble.why}.text`)}</p>
      <p class="muted detail">{props.trouble.detail}</p>
      <p class="row-of">
        <a class="btn btn-1" href="/">
          {t('nav.home')}
        </a>
        <button class="btn" onClick={() => location.reload()}>
          {t('mishap.reload')}
        </button>
      </p>
    </main>
  );
}
