import { Show } from 'solid-js';
import type { TableModel } from '@orrery/web/match/model.ts';
import { DOES } from './asks/does.ts';
import { t } from './words.ts';
import '@orrery/imperium/web/parts/Controls.css';

/** What the question at hand does, where its own controls do not say it. */
export function Does(props: { table: TableModel }) {
  const text = () => {
    const kind = props.table.decision()?.kind;
    if (kind === undefined || !(kind in DOES)) return null;
    const id = DOES[kind as keyof typeof DOES];
    return id.startsWith('does.') ? t(id) : null;
  };
  return <Show when={text()}>{(words) => <p class="im-does">{words()}</p>}</Show>;
}
