import { For, Show, createSignal } from 'solid-js';
import type { Decision, Notice } from '@orrery/kernel';
import { t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';

/** What happened in the reader's name: answers given beforehand that were used, and sealed ones that came back. */
export function Notices(props: { table: TableModel }) {
  const all = () => props.table.view().me?.table.notices ?? [];
  // What was there when the table was opened is old news.
  const [read, setRead] = createSignal(all().at(-1)?.id ?? 0);
  const fresh = () => all().filter((notice) => notice.id > read() && isWorthTelling(notice));
  const say = (notice: Notice): string => {
    const { kind, q, answer } = notice;
    const asked = { id: 0, frame: 0, seat: props.table.mine ?? 0, kind, q, mode: 'ask' } satisfies Decision;
    const { speech } = props.table;
    const words = { question: speech().question(asked), answer: speech().answer(asked, answer) };
    return notice.about === 'pre-answered' ? t('notice.preAnswered', words) : t('notice.askedAgain', words);
  };
  return (
    <Show when={fresh().length > 0}>
      <div class="proposal panel" role="status">
        <For each={fresh()}>{(notice) => <p>{say(notice)}</p>}</For>
        <button class="btn sm" onClick={() => setRead(all().at(-1)?.id ?? 0)}>
          {t('notice.close')}
        </button>
      </div>
    </Show>
  );
}

/** That one passed as one said, again and again, is not worth a word. */
const isWorthTelling = ({ about, answer }: Notice): boolean => about !== 'pre-answered' || answer !== null;
