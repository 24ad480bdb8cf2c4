import { language } from '@orrery/web/text/text.ts';
import { t } from './words.ts';
import { cardName } from './Card.tsx';
import { cardIdOf, cardOf, cardText } from './content.ts';
import type { Printing } from './content.ts';
import { printedOn } from './printing.ts';
import { spoken } from './spoken.ts';

/** What is printed on a card, said once in each language: before and after what matters now. */
const said = new Map<string, { before: string[]; after: string[] }>();
function saidOf(card: string, at: Printing): { before: string[]; after: string[] } {
  const key = `${language()}/${cardIdOf(card)}/${at.kingdom}/${at.mode}/${at.players}`;
  const known = said.get(key);
  if (known) return known;
  const { type, factions } = cardOf(cardIdOf(card));
  const words = spoken.now().effects;
  const text = cardText(words, printedOn(cardOf(cardIdOf(card)), at), at.kingdom);
  const parts = {
    before: [cardName(card), t(`type.${type}`), ...factions.map((faction) => words.factions[faction])],
    after: [
      text.primary ?? '',
      ...text.continuous,
      ...text.ally,
      text.scrap ? t('scrapText', { text: text.scrap }) : '',
      text.onAcquire ? t('onAcquireText', { text: text.onAcquire }) : '',
    ].filter(Boolean),
  };
  said.set(key, parts);
  return parts;
}

/** What a screen reader hears of a card: everything printed on it, then what matters now. */
export function labelOf(card: string, at: Printing, more: readonly string[]): string {
  const { before, after } = saidOf(card, at);
  return [...before, ...more.filter(Boolean), ...after].join(', ');
}
