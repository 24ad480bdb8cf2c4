import '@orrery/imperium/web/tokens.css';
import './tokens.css';
import type { BoardParts } from '@orrery/web/match/board.ts';
import { plainPanel } from '@orrery/web/match/plainPanel.ts';
import { askView } from './asks/index.ts';
import { coachOf } from '@orrery/imperium/web/coach.ts';
import { Board } from './Board.tsx';
import { EXPLAINED, PLAN } from './lesson.ts';
import { names, viewOf } from './content.ts';
import { deals } from './deals.tsx';
import { Does } from './Does.tsx';
import { Rail } from './Rail.tsx';
import { t } from './words.ts';

export default {
  Board,
  Rail,
  Pools: Does,
  controls: (table) => askView(table)?.Controls ?? null,
  panel: (table) => (askView(table)?.panel ?? plainPanel)(table),
  cardName: (card) => names().actionCard(card),
  trail: (table) => {
    const { round, phase } = viewOf(table).pub;
    return round > 0 ? [t('round', { n: round }), t(`phase.${phase}`)] : [];
  },
  deals,
  coach: coachOf(PLAN, EXPLAINED, (topic, part) => t(`learn.${topic}.${part}`)),
  scoreName: () => t('victoryPoints'),
} satisfies BoardParts;
