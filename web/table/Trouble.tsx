import { Match, Switch } from 'solid-js';
import { reload } from '../net/newClient.ts';
import { t } from '../text/text.ts';
import type { Trouble } from '../match/channel.ts';

/** A match whose rules are gone is kept as it was seen. */
function replayOf(path: string): string | null {
  const at = /^\/(here|t)\/([\w-]+)$/.exec(path);
  return at && `/replay/${at[1]}.${at[2]}`;
}

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
        <Switch>
          <Match when={props.trouble.why === 'sign-in'}>
            <a class="btn btn-1" href={`/me?back=${encodeURIComponent(location.pathname)}`}>
              {t('profile.signInDo')}
            </a>
          </Match>
          <Match when={props.trouble.why === 'version' && replayOf(location.pathname)}>
            {(address) => (
              <a class="btn btn-1" href={address()}>
                {t('end.replay')}
              </a>
            )}
          </Match>
          <Match when={['old', 'server', 'script', 'storage'].includes(props.trouble.why)}>
            <button class="btn btn-1" onClick={() => void reload()}>
              {t('fault.reload')}
            </button>
          </Match>
        </Switch>
        <a class="btn" href="/">
          {t('nav.home')}
        </a>
      </p>
    </main>
  );
}
