import { For, createSignal } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { SeatMark } from '../design/Seat.tsx';
import { language, t } from '../text/text.ts';
import type { Channel } from './channel.ts';

export function Talk(props: { talk: NonNullable<Channel['talk']> }) {
  const [text, setText] = createSignal('');
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
                  <b>{line.person.name}</b> {line.text}
                </span>
                <time>{new Date(line.at).toLocaleTimeString(language(), { hour: '2-digit', minute: '2-digit' })}</time>
              </li>
            )}
          </For>
        </ol>
      </div>
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
