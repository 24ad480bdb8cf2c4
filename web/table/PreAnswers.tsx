import { For, Show } from 'solid-js';
import { REACT } from '@orrery/kernel';
import type { Decision, PreAnswer } from '@orrery/kernel';
import { gameEntry } from '../games/registry.ts';
import { t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';
import { fromNowChoices, inAdvance, standing, waiversOf, windowOf, withPreAnswer } from '../match/preAnswers.ts';
import type { FromNowChoice } from '../match/preAnswers.ts';
import './PreAnswers.css';

export const sendPreAnswers = (table: TableModel, preAnswers: PreAnswer[]) =>
  table.send({ do: 'preAnswers', seat: table.mine!, preAnswers });
export const sendWaivers = (table: TableModel, waivers: { windows: string; until: number | null }[]) =>
  table.send({
    do: 'waive',
    seat: table.mine!,
    waivers: waivers.map(({ windows, until }) => ({ windows, until })),
  });

/** Beside a question: from now on answer such questions without asking, or stay away from such windows, beginning with this one. */
export function FromNow(props: { table: TableModel; decision: Decision }) {
  const entry = () => gameEntry(props.table.game.id);
  const isAnew = () => entry()?.asksAnew === true && windowOf(props.decision) === null;
  const isSayable = (choice: FromNowChoice) =>
    !('preAnswer' in choice) ||
    choice.preAnswer.kind === REACT ||
    inAdvance(props.table.speech(), props.decision.seat, choice.preAnswer) !== null;
  const choices = () =>
    isAnew()
      ? []
      : fromNowChoices(entry()?.round, props.table.view(), props.decision, props.table.answers() ?? []).filter(
          isSayable,
        );
  const say = (choice: FromNowChoice): string => {
    const what = () => props.table.speech().answer(props.decision, choice.answer);
    switch (choice.as) {
      case 'seat':
        return t('orders.seat', { name: props.table.name(choice.seat) });
      case 'use':
      case 'answerRound':
      case 'answerAlways':
        return t(`orders.${choice.as}`, { what: what() });
      default:
        return t(`orders.${choice.as}`);
    }
  };
  const choose = async (choice: FromNowChoice) => {
    const { table } = props;
    if ('waiver' in choice) {
      const others = waiversOf(table.view()).filter((one) => one.windows !== windowOf(props.decision)?.window);
      await sendWaivers(table, [...others, choice.waiver]);
    } else await sendPreAnswers(table, withPreAnswer(standing(table.view()), choice.preAnswer));
    await table.give(choice.answer);
  };
  return (
    <Show when={choices().length > 0}>
      <label class="order-now">
        <span>{t('orders.now')}</span>
        <select
          class="field"
          onChange={(event) => {
            const choice = choices()[event.currentTarget.selectedIndex - 1];
            if (choice) void choose(choice);
          }}
        >
          <option>{t('orders.ask')}</option>
          <For each={choices()}>{(choice) => <option>{say(choice)}</option>}</For>
        </select>
      </label>
    </Show>
  );
}
