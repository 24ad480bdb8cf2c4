import type { Language } from '@orrery/kernel';
import type { Telling } from '@orrery/web/games/telling.ts';
import { language } from '@orrery/web/text/text.ts';
import type { CardId } from './content.ts';
import { spoken } from './spoken.ts';

const FIGURES = {
  cardsBought: { en: 'Cards acquired', fr: 'Cartes acquises', de: 'Karten erworben' },
  tradeSpent: { en: 'Trade spent', fr: 'Commerce dépensé', de: 'Handel ausgegeben' },
  cardsPlayed: { en: 'Cards played', fr: 'Cartes jouées', de: 'Karten gespielt' },
  damageDealt: { en: 'Damage dealt', fr: 'Dégâts infligés', de: 'Schaden zugefügt' },
  basesDestroyed: { en: 'Bases destroyed', fr: 'Bases détruites', de: 'Basen zerstört' },
  cardsScrapped: { en: 'Cards scrapped', fr: 'Cartes retirées', de: 'Karten verschrottet' },
} as const satisfies { [figure: string]: { [L in Language]: string } };

export const telling = (): Telling => ({
  name: (card) => spoken.now().cardNames[card as CardId],
  counted: 'turns',
  figures: Object.entries(FIGURES).map(([id, names]) => ({ id, name: names[language()] })),
  kinds: ['card'],
});
