import { Show, createEffect, createSignal, on } from 'solid-js';
import type { ChatLine } from '@orrery/server/api';
import { Sheet } from '../design/Sheet.tsx';
import { Failed } from '../net/Failed.tsx';
import { createRequest } from '../net/request.ts';
import { t } from '../text/text.ts';
import type { TalkChannel } from '../match/channel.ts';
import './TalkLine.css';
import './askSheet.css';

/** What one can do about a line of somebody else: not hear them any more, or tell the operators. */
export function TalkLine(props: { talk: TalkChannel; line: ChatLine | null; close: () => void }) {
  const [reason, setReason] = createSignal('');
  const [reported, setReported] = createSignal(false);
  const { busy, failed, act } = createRequest();
  createEffect(
    on(
      () => props.line,
      () => {
        setReason('');
        setReported(false);
      },
    ),
  );
  const name = () => (props.line ? props.talk.nameOf(props.line.person.id) : '');
  const mute = async (line: ChatLine) => {
    if (await act(() => props.talk.mute(line.person.id, true))) props.close();
  };
  const report = async (event: SubmitEvent, line: ChatLine) => {
    event.preventDefault();
    setReported(await act(() => props.talk.report(line.id, reason().trim())));
  };
  return (
    <Sheet title={t('talk.more', { name: name() })} open={props.line !== null} close={() => props.close()}>
      <Show when={props.line}>
        {(line) => (
          <div class="ask-sheet">
            <blockquote>{line().text}</blockquote>
            <div class="setting">
              <div>
                <b>{t('talk.mute', { name: name() })}</b>
                <span>{t('talk.mute.text')}</span>
              </div>
              <button class="btn" disabled={busy()} onClick={() => void mute(line())}>
                {t('talk.mute.do')}
              </button>
            </div>
            <Show when={!reported()} fallback={<p role="status">{t('talk.reported')}</p>}>
              <form class="talk-report" onSubmit={(event) => void report(event, line())}>
                <label>
                  <b>{t('talk.report')}</b>
                  <input
                    class="field"
                    required
                    maxLength={500}
                    value={reason()}
                    placeholder={t('talk.report.why')}
                    onInput={(event) => setReason(event.currentTarget.value)}
                  />
                </label>
                <button class="btn" disabled={busy() || reason().trim() === ''}>
                  {t('talk.report.do')}
                </button>
              </form>
            </Show>
            <Failed reason={failed()} />
          </div>
        )}
      </Show>
    </Sheet>
  );
}
