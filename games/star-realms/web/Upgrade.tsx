import { For, Show } from 'solid-js';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { CardFace, cardName } from './Card.tsx';
import { cardIdOf, designOf, isSheetId, upgradedKey } from './content.ts';
import { labelOf } from './label.ts';
import { printingOf } from './printing.ts';
import { viewOf } from './state.ts';
import { spoken } from './spoken.ts';
import './Upgrade.css';

/** A sticker may go on a card for good: the card before, and after each sheet that fits. Tapping one puts it on. */
export function Upgrade(props: { table: TableModel }) {
  const asked = () => {
    const d = props.table.decision();
    return d?.kind === 'upgrade' ? (d.q as { card: string; surcharge: number }) : null;
  };
  const sheets = () => (props.table.answers() ?? []).filter((answer) => typeof answer === 'string').filter(isSheetId);
  const printing = () => printingOf(viewOf(props.table).pub);
  return (
    <Show when={asked()}>
      {(q) => (
        <section class="upgrade" aria-label={t('upgradeTitle', { card: cardName(q().card) })}>
          <h3 class="serif">{t('upgradeTitle', { card: cardName(q().card) })}</h3>
          <p>{t('upgradeText', { n: q().surcharge })}</p>
          <div class="upgrade-cards">
            <figure>
              <CardFace
                card={q().card}
                at={printing()}
                design={designOf(viewOf(props.table).pub, q().card).key}
                label={labelOf(q().card, printing(), [t('leaveIt')])}
                first
                onTap={() => void props.table.give(null)}
                onInspect={() => undefined}
              />
              <figcaption>{t('leaveIt')}</figcaption>
            </figure>
            <For each={sheets()}>
              {(sheet) => (
                <figure>
                  <CardFace
                    card={q().card}
                    at={printing()}
                    design={upgradedKey(cardIdOf(q().card), sheet)}
                    label={props.table.speech().answer(props.table.decision()!, sheet)}
                    can
                    first
                    onTap={() => void props.table.give(sheet)}
                    onInspect={() => undefined}
                  />
                  <figcaption>{spoken.now().campaign.sheets[sheet]}</figcaption>
                </figure>
              )}
            </For>
          </div>
        </section>
      )}
    </Show>
  );
}
