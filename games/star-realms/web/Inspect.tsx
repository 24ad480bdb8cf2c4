import { Show } from 'solid-js';
import { Sheet } from '@orrery/web/design/Sheet.tsx';
import { t } from './words.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { Citation } from '@orrery/web/table/Citation.tsx';
import { CardFace, cardName } from './Card.tsx';
import { cardByKey, cardText, designOf } from './content.ts';
import { printedOn, printingOf } from './printing.ts';
import { viewOf } from './state.ts';
import { spoken } from './spoken.ts';
import './Inspect.css';

/** A card in full: its face large, its whole text, and why it cannot be chosen now. */
export function Inspect(props: {
  table: TableModel;
  card: string | null;
  refusal: { words: string; rule: string } | null;
  close: () => void;
}) {
  return (
    <Sheet title={props.card ? cardName(props.card) : ''} open={props.card !== null} close={props.close}>
      <Show when={props.card}>
        {(card) => {
          const design = () => designOf(viewOf(props.table).pub, card()).key;
          const printed = () => printedOn(cardByKey(design()).card, printingOf(viewOf(props.table).pub));
          const words = () => spoken.now().effects;
          const text = () => cardText(words(), printed(), viewOf(props.table).pub.kingdom);
          return (
            <div class="inspect night">
              <CardFace
                card={card()}
                at={printingOf(viewOf(props.table).pub)}
                design={design()}
                label={cardName(card())}
                onTap={() => undefined}
                onInspect={() => undefined}
              />
              <div>
                <p class="muted">
                  {printed()
                    .factions.map((faction) => words().factions[faction])
                    .join(', ') || t('neutral')}{' '}
                  · {t(`type.${printed().type}`)}
                  {printed().cost === null ? '' : ` · ${t('costs', { n: printed().cost! })}`}
                </p>
                <Show when={text().primary}>
                  <p>{text().primary}</p>
                </Show>
                {text().continuous.map((line) => (
                  <p>{line}</p>
                ))}
                {text().ally.map((line) => (
                  <p>{line}</p>
                ))}
                <Show when={text().scrap}>
                  <p>{t('scrapText', { text: text().scrap })}</p>
                </Show>
                <Show when={text().onAcquire}>
                  <p>{t('onAcquireText', { text: text().onAcquire })}</p>
                </Show>
                <Show when={props.refusal}>
                  {(why) => (
                    <p class="refused">
                      {why().words.replace(/ \([A-Z0-9-]+\)$/, '')} <Citation rule={why().rule} />
                    </p>
                  )}
                </Show>
              </div>
            </div>
          );
        }}
      </Show>
    </Sheet>
  );
}
