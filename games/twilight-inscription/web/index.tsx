import './tokens.css';
import './tones.css';
import type { BoardParts } from '@orrery/web/match/board.ts';
import { t } from './words.ts';
import { Board } from './Board.tsx';
import { seriesOf } from '@orrery/web/match/series.ts';
import { SHEETS, layoutsOf, score } from './content.ts';
import { cardName } from './names.ts';
import { beats } from './beats.ts';
import { coach } from './coach.ts';
import { entries } from './entries.ts';
import { panel } from './panel.ts';
import { pause } from './pause.ts';
import { Pools } from './Pools.tsx';
import { Rail } from './Rail.tsx';
import { recount } from './recount.ts';
import { Scores } from './Scores.tsx';
import { viewOf } from './state.ts';
import type { InsView } from './state.ts';

const STAGES = ['', 'I', 'II', 'III', 'IV', 'V'];

export default {
  Board,
  Rail,
  Pools,
  beats: (table, steps) => beats(table.mine, steps),
  panel,
  question: (table) => (table.decision()?.kind === 'castAgainstAi' ? t('votesAgainstAi') : null),
  pause,
  coach,
  trail: (table) => {
    const { round, stage } = viewOf(table).pub;
    if (round === 0) return [t('setup')];
    return [t('stageShort', { stage: STAGES[stage]! }), t('roundN', { n: round })];
  },
  verdict: (table) => {
    const ranked = table
      .steps()
      .flatMap(({ events }) => events)
      .findLast((event) => (event as { t: string }).t === 'ranked');
    return ranked ? table.speech().event(ranked) : null;
  },
  breakdown: (table) => {
    const { scores } = viewOf(table).pub;
    if (!scores) return null;
    return {
      columns: SHEETS.map((sheet) => t(`short.${sheet}`)),
      rows: scores.map((one) => SHEETS.map((sheet) => one[sheet].subtotal)),
    };
  },
  Scores,
  entries,
  recount,
  cardName,
  series: (states) => [
    seriesOf<InsView>(t('pointsByRound'), states, {
      count: ({ pub }) => pub.round,
      seats: ({ pub }) => pub.players.length,
      value: ({ pub }, seat) => {
        const p = pub.players[seat]!;
        return pub.scores?.[seat]?.total ?? score({ p, sheets: layoutsOf(p) }).total;
      },
    }),
  ],
} satisfies BoardParts;
