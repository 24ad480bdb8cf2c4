import { For, Show, createMemo } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { cardName } from './Card.tsx';
import { cardByKey, cardText, designOf } from './content.ts';
import { EMBLEM, TONE } from './face.ts';
import { printedOn, printingOf } from './printing.ts';
import { viewOf } from './state.ts';
import type { Taps } from './taps.ts';
import { spoken } from './spoken.ts';

const WIDTH = 260;
const MARGIN = 8;

/** The card under the pointer or the focus with its whole text in sentences, beside it. A screen reader has it from the card's label. */
export function Zoom(props: { table: TableModel; taps: Taps }) {
  const looked = () => (props.taps.inspected() === null ? props.taps.looked() : null);
  return <Show when={looked()}>{(at) => <Large table={props.table} card={at().card} place={at().place} />}</Show>;
}

function Large(props: { table: TableModel; card: string; place: DOMRect }) {
  const pub = () => viewOf(props.table).pub;
  const card = createMemo(() => printedOn(cardByKey(designOf(pub(), props.card).key).card, printingOf(pub())));
  const words = () => spoken.now().effects;
  const text = createMemo(() => cardText(words(), card(), pub().kingdom));
  const tone = () => (card().factions[0] ? TONE[card().factions[0]!] : 'neutral');
  const position = () => {
    const { left, right, top, bottom } = props.place;
    const beside = right + MARGIN + WIDTH < innerWidth ? right + MARGIN : Math.max(MARGIN, left - MARGIN - WIDTH);
    return top + bottom > innerHeight
      ? { left: `${beside}px`, bottom: `${Math.max(MARGIN, innerHeight - bottom)}px` }
      : { left: `${beside}px`, top: `${Math.max(MARGIN, top)}px` };
  };
  return (
    <aside class={`sr-zoom k-${tone()}`} style={position()} aria-hidden="true">
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
