import { Show } from 'solid-js';
import { REACT } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { Steps, stepOf } from '@orrery/imperium/web/parts/Steps.tsx';
import type { Step } from '@orrery/imperium/web/parts/Steps.tsx';
import { Chances } from './Battle.tsx';
import { DOES } from './does.ts';
import { questionEffect } from './effects.ts';
import { t } from './words.ts';
import '@orrery/imperium/web/parts/Controls.css';

/** Which step of a tactical action a procedure belongs to. */
const STEPS: { readonly [procedure: string]: Step } = {
  probing: 'move',
  pdsFire: 'fight',
  spaceBattle: 'fight',
  landing: 'invade',
  razing: 'invade',
  invasion: 'invade',
  production: 'produce',
};

/** How far a tactical action has come, what the question does, and the text of the ability that could be used. */
export function Explained(props: { table: TableModel }) {
  const does = () => {
    const kind = props.table.decision()?.kind;
    return kind === undefined || kind === REACT ? null : t(DOES(kind as Parameters<typeof DOES>[0]));
  };
  return (
    <>
      <Steps step={props.table.decision() ? stepOf(props.table, STEPS) : null} />
      <Show when={does()}>{(text) => <p class="im-does">{text()}</p>}</Show>
      <Show when={questionEffect(props.table)}>{(text) => <p class="im-does">{text()}</p>}</Show>
      <Chances table={props.table} />
    </>
  );
}
