import { Match, Switch, createSignal } from 'solid-js';
import type { MessageId } from '../../text/en.ts';
import { t } from '../../text/text.ts';
import { ServerError } from '../../net/api.ts';
import { createRequest } from '../../net/request.ts';
import { refusalInWords } from '../../net/refusalInWords.ts';

/** What a section says when its request is done, and when the server calls a secret wrong. */
interface Says {
  done?: MessageId;
  forbidden?: MessageId;
}
export interface ReportedRequest {
  /** Does something at the server. True: it is done; else the section says why not. */
  act: (action: () => Promise<unknown>, says?: Says) => Promise<boolean>;
  done: () => MessageId | null;
  failed: () => string | null;
}

/** Every section of a page says itself how its last request went, where the finger is. */
export function createReportedRequest(): ReportedRequest {
  const { error, act } = createRequest();
  const [words, setWords] = createSignal<Says>({});
  const [done, setDone] = createSignal<MessageId | null>(null);
  return {
    done,
    failed: () => {
      const fault = error();
      if (fault === null) return null;
      const { forbidden } = words();
      const isUnfit = fault instanceof ServerError && fault.error.error === 'forbidden';
      return isUnfit && forbidden ? t(forbidden) : t('profile.failed', { why: refusalInWords(fault) });
    },
    act: async (action, says = {}) => {
      setWords(says);
      setDone(null);
      const isDone = await act(action);
      if (isDone) setDone(says.done ?? 'profile.saved');
      return isDone;
    },
  };
}

export function Outcome(props: { of: ReportedRequest }) {
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
