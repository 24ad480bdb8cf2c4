import type { BoardParts } from '../boards.ts';
import { t } from '../../text/text.ts';
import { Board } from './Board.tsx';
import { SHEETS } from './content.ts';
import { panel } from './panel.ts';
import { Pools } from './Pools.tsx';
import { Rail } from './Rail.tsx';
import { viewOf } from './state.ts';

const STAGES = ['', 'I', 'II', 'III', 'IV', 'V'];

export default {
  Board,
  Rail,
  Pools,
  panel,
  trail: (table) => {
    const { round, stage, table: kernel } = viewOf(table).pub;
    if (round === 0) return [t('ins.setup')];
    const left = kernel.zones.events?.n ?? 0;
    return [t('ins.stageShort', { stage: STAGES[stage]! }), t('ins.roundOf', { n: round, of: round + left })];
  },
  breakdown: (table) => {
    const { scores } = viewOf(table).pub;
    if (!scores) return null;
    return {
      columns: SHEETS.map((sheet) => t(`ins.short.${sheet}`)),
      rows: scores.map((score) => SHEETS.map((sheet) => score[sheet].subtotal)),
    };
  },
} satisfies BoardParts;
