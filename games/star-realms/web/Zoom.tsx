import { For, Show, createMemo, createSignal, onMount } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { Art } from './Art.tsx';
import { cardName } from './Card.tsx';
import { cardByKey, cardIdOf, cardText, designOf } from './content.ts';
import { EMBLEM, TONE } from './face.ts';
import { printedOn, printingOf } from './printing.ts';
import { viewOf } from './state.ts';
import type { Taps } from './taps.ts';
import { spoken } from './spoken.ts';

const WIDTH = 260;
const MARGIN = 8;

/** The card under the pointer or the focus with its picture and its whole text in sentences. A screen reader has it from the card's label. */
export function Zoom(props: { table: TableModel; taps: Taps }) {
  const looked = () => (props.taps.inspected() === null ? props.taps.looked() : null);
  return (
    <Show when={looked()} keyed>
      {(at) => <Large table={props.table} card={at.card} place={at.place} />}
    </Show>
  );
}

function Large(props: { table: TableModel; card: string; place: DOMRect }) {
  const pub = () => viewOf(props.table).pub;
  const card = createMemo(() => printedOn(cardByKey(designOf(pub(), props.card).key).card, printingOf(pub())));
  const words = () => spoken.now().effects;
  const text = createMemo(() => cardText(words(), card(), pub().kingdom));
  const tone = () => (card().factions[0] ? TONE[card().factions[0]!] : 'neutral');
  let box: HTMLElement | undefined;
  const [height, setHeight] = createSignal(0);
  onMount(() => setHeight(box!.offsetHeight));
  /** Under the card or over it, so that the cards beside it stay in sight; beside it where neither has room. */
  const position = () => {
    const { left, right, top, bottom } = props.place;
    const across = (at: number) => `${Math.min(Math.max(MARGIN, at), innerWidth - WIDTH - MARGIN)}px`;
    if (bottom + MARGIN + height() + MARGIN <= innerHeight) return { left: across(left), top: `${bottom + MARGIN}px` };
    if (top - MARGIN - height() >= MARGIN) return { left: across(left), top: `${top - MARGIN - height()}px` };
    const beside = right + MARGIN + WIDTH < innerWidth ? right + MARGIN : left - MARGIN - WIDTH;
    return { left: across(beside), top: `${Math.max(MARGIN, Math.min(top, innerHeight - height() - MARGIN))}px` };
  };
  return (
    <aside
      class={`sr-zoom k-${tone()}`}
      style={{ ...position(), visibility: height() > 0 ? 'visible' : 'hidden' }}
      ref={box}
      aria-hidden="true"
    >
      <span class="art">
        <Art id={cardIdOf(props.card)} card={card()} />
      </span>
      <h3>{cardName(props.card)}</h3>
      <p class="muted">
        {[
          t(`type.${card().type}`),
          ...card().factions.map((faction) => words().factions[faction]),
          ...(card().cost === null ? [] : [t('costs', { n: card().cost! })]),
        ].join(' · ')}
      </p>
      <Show when={text().primary}>
        <p>{text().primary}</p>
      </Show>
      <For each={text().continuous}>{(line) => <p>{line}</p>}</For>
      <For each={text().ally}>
        {(line, i) => (
          <p class="ally">
            <For each={card().ally![i()]!.factions}>
              {(faction) => <Icon name={EMBLEM[faction]} class={`k-${TONE[faction]}`} />}
            </For>{' '}
            {line}
          </p>
        )}
      </For>
      <Show when={text().scrap}>
        <p>
          <Icon name="r-scrap" /> {t('scrapText', { text: text().scrap })}
        </p>
      </Show>
      <Show when={text().onAcquire}>
        <p>{t('onAcquireText', { text: text().onAcquire })}</p>
      </Show>
    </aside>
  );
}
