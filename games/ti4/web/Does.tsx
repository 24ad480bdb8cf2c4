import { Show } from 'solid-js';
import type { TableModel } from '@orrery/web/match/model.ts';
import { Steps, stepOf } from '@orrery/imperium/web/parts/Steps.tsx';
import type { Step } from '@orrery/imperium/web/parts/Steps.tsx';
import { DOES } from './asks/does.ts';
import { t } from './words.ts';
import '@orrery/imperium/web/parts/Controls.css';

/** Which step of a tactical action a procedure belongs to. */
const STEPS: { readonly [procedure: string]: Step } = {
  movement: 'move',
  cannonOffense: 'fight',
  spaceBattle: 'fight',
  invasion: 'invade',
  production: 'produce',
};

/** How far a tactical action has come; what the question at hand does, where its own controls do not say it. */
export function Does(props: { table: TableModel }) {
  const text = () => {
    const kind = props.table.decision()?.kind;
    if (kind === undefined || !(kind in DOES)) return null;
    const id = DOES[kind as keyof typeof DOES];
    return id.startsWith('does.') ? t(id) : null;
  };
  return (
    <>
      <Steps step={props.table.decision() ? stepOf(props.table, STEPS) : null} />
      <Show when={text()}>{(words) => <p class="im-does">{words()}</p>}</Show>
    </>
  );
}
