import { Match, Switch, createSignal } from 'solid-js';
import type { MessageId } from '../../text/en.ts';
import { t } from '../../text/text.ts';
import { ServerError } from '../api.ts';
import { why } from '../why.ts';

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
export function createDeed(): Deed {
  const [done, setDone] = createSignal<MessageId | null>(null);
  const [failure, setFailure] = createSignal<{ error: unknown; says: Says } | null>(null);
  return {
    done,
    failed: () => {
      const known = failure();
      if (!known) return null;
      const { error, says } = known;
      const isUnfit = error instanceof ServerError && error.error.error === 'forbidden';
      return isUnfit && says.forbidden ? t(says.forbidden) : t('profile.failed', { why: why(error) });
    },
    act: async (deed, says = {}) => {
      setFailure(null);
      setDone(null);
      try {
        await deed();
        setDone(says.done ?? 'profile.saved');
        return true;
      } catch (error) {
        setFailure({ error, says });
        return false;
      }
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
