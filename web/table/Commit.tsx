import { createEffect, createSignal, on } from 'solid-js';
import type { Offer, Panel } from '../match/board.ts';
import { KeyHint } from '../design/KeyHint.tsx';
import { settings } from '../settings/settings.ts';
import { t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';
import type { Presses } from './presses.ts';

/** A button under the finger must not change into another one: it is inert for its first moment. */
const INERT = 350;

/** A button of the foot. It names what it does, and asks twice where the reader wants that. */
export function Commit(props: {
  table: TableModel;
  offer: Panel['foot'][number];
  primary: boolean;
  caution: string | undefined;
  presses: Presses;
}) {
  const [sure, setSure] = createSignal(false);
  let since = 0;
  createEffect(
    on(
      () => props.offer.title,
      () => {
        since = performance.now();
        setSure(false);
      },
    ),
  );
  const isOffer = (offer: Panel['foot'][number]): offer is Offer => 'answer' in offer;
  const isClosed = () => isOffer(props.offer) && props.offer.closed === true;
  const asksTwice = () => {
    const { offer } = props;
    if (!isOffer(offer) || !offer.final) return false;
    return settings().confirm === 'always' || (settings().confirm === 'loss' && props.caution !== undefined);
  };
  const press = () => {
    if (isOffer(props.offer) && props.offer.final && performance.now() - since < INERT) return;
    if (asksTwice() && !sure()) {
      since = performance.now();
      setSure(true);
      return;
    }
    setSure(false);
    if (isOffer(props.offer)) void props.table.give(props.offer.answer);
    else props.offer.act();
  };
  props.presses.define(() => props.offer, press);
  return (
    <button
      class="btn"
      classList={{ 'btn-1': props.primary, sure: sure(), closed: isClosed() }}
      aria-disabled={isClosed() || undefined}
      data-key={props.offer.key?.toLowerCase()}
      data-answer={isOffer(props.offer) ? JSON.stringify(props.offer.answer) : undefined}
      disabled={props.table.busy() && !props.table.decision()}
      aria-busy={props.table.busy()}
      onClick={press}
    >
      {sure() ? t('decision.sure', { what: props.offer.title }) : props.offer.title}
      <KeyHint of={props.offer.key} />
    </button>
  );
}
