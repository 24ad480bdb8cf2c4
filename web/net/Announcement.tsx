import { Show, createSignal } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { server } from './server.ts';
import { t } from '../text/text.ts';

const STORE = 'orrery.heard';
const [dismissed, setDismissed] = createSignal(readDismissed());

function readDismissed(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}
function keepDismissed(text: string): void {
  setDismissed(text);
  try {
    localStorage.setItem(STORE, text);
  } catch {
    // Blocked storage: it is closed for this tab only.
  }
}

/** What the operators tell everybody, in a line under the bar. Once closed it stays closed, until they say something else. */
export function Announcement() {
  const text = () => {
    const announced = server()?.announcement;
    return announced && announced !== dismissed() ? announced : null;
  };
  const close = (announced: string) => {
    keepDismissed(announced);
    document.getElementById('main')?.focus();
  };
  return (
    <Show when={text()}>
      {(announced) => (
        <aside class="notice-line announcement" aria-label={t('announce.cap')}>
          <p role="status">{announced()}</p>
          <button
            class="tool"
            aria-label={t('announce.close')}
            title={t('announce.close')}
            onClick={() => close(announced())}
          >
            <Icon name="i-x" />
          </button>
        </aside>
      )}
    </Show>
  );
}
