import { For, Show, createSignal } from 'solid-js';
import type { ChatLine } from '@orrery/server/api';
import { Icon } from '../design/Icon.tsx';
import { SeatMark } from '../design/Seat.tsx';
import { language, t } from '../text/text.ts';
import type { TalkChannel } from '../match/channel.ts';
import { TalkLine } from './TalkLine.tsx';
import './Talk.css';

export function Talk(props: { talk: TalkChannel }) {
  const [text, setText] = createSignal('');
  const [about, setAbout] = createSignal<ChatLine | null>(null);
  const say = async (event: SubmitEvent) => {
    event.preventDefault();
    const line = text().trim();
    if (!line) return;
    await props.talk.say(line);
    setText('');
  };
  return (
    <div class="talk">
      <div role="log" aria-live="polite">
        <ol class="log">
          <For each={props.talk.lines()}>
            {(line) => (
              <li>
                {line.seat === null ? <span /> : <SeatMark seat={line.seat} />}
                <span>
                  <b>{props.talk.nameOf(line.person.id)}</b> {line.text}
                </span>
                <time>{new Date(line.at).toLocaleTimeString(language(), { hour: '2-digit', minute: '2-digit' })}</time>
                <Show when={!props.talk.isMine(line)}>
                  <button
                    class="tool talk-more"
                    aria-label={t('talk.more', { name: props.talk.nameOf(line.person.id) })}
                    title={t('talk.more', { name: props.talk.nameOf(line.person.id) })}
                    aria-haspopup="dialog"
                    onClick={() => setAbout(line)}
                  >
                    <Icon name="i-more" />
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </div>
      <For each={props.talk.muted()}>
        {(person) => (
          <p class="talk-muted">
            <span>{t('talk.muted', { name: props.talk.nameOf(person) })}</span>
            <button class="btn sm" onClick={() => void props.talk.mute(person, false)}>
              {t('talk.unmute')}
            </button>
          </p>
        )}
      </For>
      <TalkLine talk={props.talk} line={about()} close={() => setAbout(null)} />
      <form class="say" onSubmit={(event) => void say(event)}>
        <input
          class="field"
          maxLength={500}
          value={text()}
          placeholder={t('talk.say')}
          aria-label={t('talk.say')}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button class="tool" aria-label={t('talk.send')}>
          <Icon name="i-right" />
        </button>
      </form>
    </div>
  );
}
