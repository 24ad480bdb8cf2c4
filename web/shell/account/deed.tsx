import { Match, Switch, createSignal } from 'solid-js';
import type { MessageId } from '../../text/en.ts';
import { t } from '../../text/text.ts';
import { ServerError } from '../../net/api.ts';
import { createDeed } from '../../net/deed.ts';
import { why } from '../../net/why.ts';

/** What a section says when its deed is done, and when the server calls a secret wrong. */
interface Says {
  done?: MessageId;
  forbidden?: MessageId;
}
export interface Deed {
  /** Does something at the server. True: it is done; else the section says why not. */
  act: (deed: () => Promise<unknown>, says?: Says) => Promise<boolean>;
  done: () => MessageId | null;
  failed: () => string | null;
}

/** Every section of a page says itself how its last deed went, where the finger is. */
export function createSaidDeed(): Deed {
  const { error, act } = createDeed();
  const [said, setSaid] = createSignal<Says>({});
  const [done, setDone] = createSignal<MessageId | null>(null);
  return {
    done,
    failed: () => {
      const fault = error();
      if (fault === null) return null;
      const { forbidden } = said();
      const isUnfit = fault instanceof ServerError && fault.error.error === 'forbidden';
      return isUnfit && forbidden ? t(forbidden) : t('profile.failed', { why: why(fault) });
    },
    act: async (deed, says = {}) => {
      setSaid(says);
      setDone(null);
      const isDone = await act(deed);
      if (isDone) setDone(says.done ?? 'profile.saved');
      return isDone;
    },
  };
}

export function Outcome(props: { of: Deed }) {
  return (
    <Switch>
      <Match when={props.of.failed()}>
        {(failed) => (
          <p class="refused" role="alert">
            {failed()}
          </p>
        )}
      </Match>
      <Match when={props.of.done()}>
        {(done) => (
          <p class="done" role="status">
            {t(done())}
          </p>
        )}
      </Match>
    </Switch>
  );
}
