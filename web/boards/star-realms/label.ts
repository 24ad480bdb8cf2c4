import { language, t } from '../../text/text.ts';
import { cardName } from './Card.tsx';
import { cardIdOf, cardOf, cardText, languages } from './content.ts';

/** What a screen reader hears of a card: everything printed on it, then what matters now. */
export function labelOf(card: string, more: readonly string[]): string {
  const printed = cardOf(cardIdOf(card));
  const words = languages[language()].effects;
  const text = cardText(words, printed, 'combat');
  const factions = printed.factions.map((faction) => words.factions[faction]);
  return [
    cardName(card),
    t(`sr.type.${printed.type}`),
    ...factions,
    ...more,
    text.primary,
    ...text.continuous,
    ...text.ally,
    text.scrap && t('sr.scrapText', { text: text.scrap }),
  ]
    .filter(Boolean)
    .join(', ');
}
