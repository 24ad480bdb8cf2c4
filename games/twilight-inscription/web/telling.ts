import { FACTION_IDS } from '../content/factions.ts';
import { SHEETS } from './content.ts';
import type { Language } from '@orrery/kernel';
import type { Telling } from '@orrery/web/games/telling.ts';
import { language } from '@orrery/web/text/text.ts';
import { cardName, sheetName } from './names.ts';
import { words } from './state.ts';
import { t } from './words.ts';

const TONES = [1, 2, 5, 4] as const;
const FIGURES = {
  marks: { en: 'Marks', fr: 'Marques', de: 'Markierungen' },
  warsWon: { en: 'Wars won', fr: 'Guerres gagnées', de: 'Kriege gewonnen' },
  tradeGoods: { en: 'Trade goods produced', fr: 'Marchandises produites', de: 'Handelswaren erzeugt' },
  votes: { en: 'Votes', fr: 'Votes', de: 'Stimmen' },
  objectivePoints: { en: 'Points by objectives', fr: 'Points d’objectifs', de: 'Punkte durch Aufträge' },
} as const satisfies { [figure: string]: { [L in Language]: string } };

export const telling = (): Telling => ({
  name: cardName,
  sources: SHEETS.map((sheet, i) => ({
    id: sheet,
    letter: t(`short.${sheet}`),
    name: sheetName(sheet),
    tone: TONES[i]!,
  })),
  vote: {
    agenda: cardName,
    choice: (_, side) => words().names.outcome[side as 'for' | 'against'],
  },
  objectives: t('objectives'),
  counted: 'rounds',
  figures: Object.entries(FIGURES).map(([id, names]) => ({ id, name: names[language()] })),
  factions: FACTION_IDS.map((id) => ({ id, name: cardName(id) })),
  kinds: ['faction', 'objective', 'relic'],
});
