import { language } from '@orrery/web/text/text.ts';
import { t } from './words.ts';
import { cardName } from './Card.tsx';
import { cardIdOf, cardOf, cardText, languages } from './content.ts';

/** What is printed on a card, said once in each language: before and after what matters now. */
const printed = new Map<string, { before: string[]; after: string[] }>();
function printedOn(card: string): { before: string[]; after: string[] } {
  const key = `${language()}/${cardIdOf(card)}`;
  const known = printed.get(key);
  if (known) return known;
  const { type, factions } = cardOf(cardIdOf(card));
  const words = languages[language()].effects;
  const text = cardText(words, cardOf(cardIdOf(card)), 'combat');
  const said = {
    before: [cardName(card), t(`type.${type}`), ...factions.map((faction) => words.factions[faction])],
    after: [
      text.primary ?? '',
      ...text.continuous,
      ...text.ally,
      text.scrap ? t('scrapText', { text: text.scrap }) : '',
    ].filter(Boolean),
  };
  printed.set(key, said);
  return said;
}

/** What a screen reader hears of a card: everything printed on it, then what matters now. */
export function labelOf(card: string, more: readonly string[]): string {
  const { before, after } = printedOn(card);
  return [...before, ...more.filter(Boolean), ...after].join(', ');
}
