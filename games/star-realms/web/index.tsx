import './tokens.css';
import type { BoardParts } from '@orrery/web/match/board.ts';
import { t } from './words.ts';
import { Board } from './Board.tsx';
import { seriesOf } from '@orrery/web/match/series.ts';
import { cardName } from './Card.tsx';
import { recount } from './actionsInWords.ts';
import { beats } from './beats.ts';
import { coach } from './coach.ts';
import type { SRView } from './content.ts';
import { deckAddress } from './deck.ts';
import { panel } from './panel.ts';
import { folded, folds } from './fold.ts';
import { Pools } from './Pools.tsx';
import { reckoning, scenarios } from './content.ts';
import { Rail } from './Rail.tsx';
import { authorityOf, viewOf } from './state.ts';

export default {
  Board,
  Rail,
  Pools,
  panel,
  tells: true,
  beats: (table, steps) => beats(table.mine, steps),
  folds,
  folded,
  recount,
  coach,
  scoreName: () => t('authority'),
  trail: (table) => {
    const { turn, mode, campaign } = viewOf(table).pub;
    const what = campaign
      ? scenarios[campaign.scenario - 1]
        ? t('scenario', { n: campaign.scenario })
        : t('campaign')
      : t(`opt.mode.${mode}`);
    // Before the first envelope nobody has a turn.
    return turn > 0 ? [what, t('turn', { n: turn })] : [what];
  },
  cardName,
  // The instructions of the twelfth envelope: point cards, and neighbors upgraded more often.
  breakdown: (table) => {
    const { campaign, table: kernel } = viewOf(table).pub;
    if (!campaign || kernel.result?.rule !== 'SR-VP-04') return null;
    const { cards, majorities } = reckoning(campaign);
    return { columns: [t('fromCards'), t('fromUpgrades')], rows: cards.map((n, seat) => [n, majorities[seat]!]) };
  },
  onward: (table) =>
    viewOf(table).pub.campaign ? { title: t('playDeck'), address: deckAddress(viewOf(table).pub) } : null,
  series: (states) => [
    seriesOf<SRView>(t('authorityByTurn'), states, {
      count: ({ pub }) => pub.turn,
      seats: ({ pub }) => pub.players.length,
      value: authorityOf,
    }),
  ],
} satisfies BoardParts;
