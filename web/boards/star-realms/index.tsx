import type { BoardParts } from '../boards.ts';
import { t } from '../../text/text.ts';
import { Board } from './Board.tsx';
import { panel } from './panel.ts';
import { Pools } from './Pools.tsx';
import { Rail } from './Rail.tsx';
import { viewOf } from './state.ts';

export default {
  Board,
  Rail,
  Pools,
  panel,
  trail: (table) => {
    const { turn, mode, campaign } = viewOf(table).pub;
    const what = campaign ? t('sr.scenario', { n: campaign.scenario }) : t(`opt.star-realms.mode.${mode}`);
    return [what, t('sr.turn', { n: turn })];
  },
} satisfies BoardParts;
