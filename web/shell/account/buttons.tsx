import { createSignal } from 'solid-js';
import { Icon } from '../../design/Icon.tsx';
import { t } from '../../text/text.ts';

/** A button under the finger must not change into another one: the second press counts after a moment only. */
const INERT = 350;

/** An action that cannot be taken back asks once more. `about` tells one row's button from the next to those who only hear it. */
export function SureButton(props: { label: string; about: string; act: () => void }) {
  const [sure, setSure] = createSignal(false);
  let since = 0;
  const press = () => {
    if (!sure()) {
      since = performance.now();
      setSure(true);
    } else if (performance.now() - since >= INERT) {
      setSure(false);
      props.act();
    }
  };
  const text = () => (sure() ? t('decision.sure', { what: props.label }) : props.label);
  return (
    <button
      type="button"
      class="btn sm"
      classList={{ warn: sure() }}
      aria-label={`${text()}: ${props.about}`}
      onClick={press}
      onBlur={() => setSure(false)}
    >
      {text()}
    </button>
  );
}

export function CopyButton(props: { text: string }) {
  const [copied, setCopied] = createSignal(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(props.text);
    setCopied(true);
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => void copy()}>
        <Icon name="i-copy" />
        {copied() ? t('lobby.copied') : t('profile.copy')}
      </button>
      <span class="vh" role="status">
        {copied() ? t('lobby.copied') : ''}
      </span>
    </>
  );
}
