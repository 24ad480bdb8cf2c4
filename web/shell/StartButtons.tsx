import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { createRequest } from '../net/request.ts';
import { t } from '../text/text.ts';

/** The two ways to start: on this device against bots, or at the server with friends. And why it did not work. */
export function StartButtons(props: {
  play: () => Promise<void>;
  prepare: () => void;
  invite: () => Promise<void>;
  /** Null: no server is known, and what stands in the button's place. */
  inviting: 'now' | 'soon' | null;
  instead?: JSX.Element;
  /** Between the buttons and the fault. */
  children?: JSX.Element;
}) {
  const playing = createRequest();
  const inviting = createRequest();
  const busy = () => playing.busy() || inviting.busy();
  const failed = () => playing.failed() ?? inviting.failed();
  return (
    <>
      <div class="start-foot">
        <button
          class="btn btn-1 big"
          type="button"
          disabled={busy()}
          onPointerEnter={() => props.prepare()}
          onClick={() => void playing.act(() => props.play())}
        >
          <Show when={playing.busy()}>
            <span class="orbit" />
          </Show>
          {t('home.play')}
        </button>
        <Show when={props.inviting} fallback={props.instead}>
          <button
            class="btn big"
            type="button"
            disabled={busy() || props.inviting === 'soon'}
            onClick={() => void inviting.act(() => props.invite())}
          >
            <Icon name="i-link" />
            {t('home.invite')}
          </button>
        </Show>
      </div>
      {props.children}
      <Show when={failed()}>
        <p class="start-failed" role="alert">
          {t('home.failed')} <span class="muted">{failed()}</span>
        </p>
      </Show>
    </>
  );
}
