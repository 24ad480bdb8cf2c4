import { Show, createSignal } from 'solid-js';
import type { Offer } from '../match/board.ts';
import { Icon } from '../design/Icon.tsx';
import { KeyHint } from '../design/KeyHint.tsx';
import { t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';
import type { Presses } from './presses.ts';
import './OfferRow.css';

/** One answer as a line; where an action has amounts, a small stepper beside it. */
export function OfferRow(props: { table: TableModel; offer: Offer; presses: Presses }) {
  const amounts = () => props.offer.amounts ?? [];
  const [at, setAt] = createSignal<number | null>(null);
  const index = () => Math.min(at() ?? amounts().length - 1, amounts().length - 1);
  const answer = () => (amounts().length > 0 ? amounts()[index()]!.answer : props.offer.answer);
  const give = () => {
    const growth = props.table.growth();
    if (growth) props.table.grow(answer());
    else void props.table.give(answer());
  };
  props.presses.define(() => props.offer, give);
  return (
    <li class="opt-line">
      <button
        type="button"
        class="opt"
        data-answer={JSON.stringify(answer())}
        data-key={props.offer.key?.toLowerCase()}
        aria-busy={props.table.busy()}
        onClick={give}
      >
        <Show when={props.offer.icon}>{(icon) => <Icon name={icon()} class={props.offer.tone} />}</Show>
        <span>
          <b>{props.offer.title}</b>
          <Show when={props.offer.note}>
            <small>{props.offer.note}</small>
          </Show>
        </span>
        <KeyHint of={props.offer.key} />
      </button>
      <Show when={amounts().length > 1}>
        <div class="stepper" role="group" aria-label={t('decision.amount')}>
          <button
            type="button"
            class="tool"
            aria-label={t('decision.less')}
            disabled={index() === 0}
            onClick={() => setAt(index() - 1)}
          >
            <Icon name="i-minus" />
          </button>
          <output class="num">{amounts()[index()]!.n}</output>
          <button
            type="button"
            class="tool"
            aria-label={t('decision.more')}
            disabled={index() === amounts().length - 1}
            onClick={() => setAt(index() + 1)}
          >
            <Icon name="i-plus" />
          </button>
        </div>
      </Show>
    </li>
  );
}
