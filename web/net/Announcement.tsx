import { Show, createSignal } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { house } from './house.ts';
import { t } from '../text/text.ts';

const STORE = 'orrery.heard';
const [heard, setHeard] = createSignal(readHeard());

function readHeard(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}
function keepHeard(text: string): void {
  setHeard(text);
  try {
    localStorage.setItem(STORE, text);
  } catch {
    // Blocked storage: it is closed for this tab only.
  }
}

/** What the operators tell everybody, in a line under the bar. Once closed it stays closed, until they say something else. */
export function Announcement() {
  const text = () => {
    const told = house()?.announcement;
    return told && told !== heard() ? told : null;
  };
  const close = (told: string) => {
    keepHeard(told);
    document.getElementById('main')?.focus();
  };
  return (
    <Show when={text()}>
      {(told) => (
        <aside class="house-line announcement" aria-label={t('announce.cap')}>
          <p role="status">{told()}</p>
          <button
            class="tool"
            aria-label={t('announce.close')}
            title={t('announce.close')}
            onClick={() => close(told())}
          >
            <Icon name="i-x" />
          </button>
        </aside>
      )}
    </Show>
  );
}
