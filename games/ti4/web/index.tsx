import '@orrery/imperium/web/tokens.css';
import './tokens.css';
import type { BoardParts } from '@orrery/web/match/board.ts';
import { plainPanel } from '@orrery/web/match/plainPanel.ts';
import { askView } from './asks/index.ts';
import { Board } from './Board.tsx';
import { names, viewOf } from './content.ts';
import { deals } from './deals.tsx';
import { Rail } from './Rail.tsx';
import { t } from './words.ts';

export default {
  Board,
  Rail,
  controls: (table) => askView(table)?.Controls ?? null,
  panel: (table) => (askView(table)?.panel ?? plainPanel)(table),
  cardName: (card) => names().actionCard(card),
  trail: (table) => {
    const { round, phase } = viewOf(table).pub;
    return round > 0 ? [t('round', { n: round }), t(`phase.${phase}`)] : [];
  },
  deals,
  scoreName: () => t('victoryPoints'),
} satisfies BoardParts;
