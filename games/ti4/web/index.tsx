import '@orrery/imperium/web/tokens.css';
import './tokens.css';
import type { BoardParts } from '@orrery/web/match/board.ts';
import { seriesOf } from '@orrery/web/match/series.ts';
import { plainPanel } from '@orrery/web/match/plainPanel.ts';
import { askView } from './asks/index.ts';
import { boardKeys } from '@orrery/imperium/web/keys.ts';
import { pointAt } from '@orrery/imperium/web/map/pointed.ts';
import { later } from '@orrery/imperium/web/later.ts';
import { coachOf } from '@orrery/imperium/web/coach.ts';
import { Board } from './Board.tsx';
import { EXPLAINED, PLAN } from './lesson.ts';
import { isSecret, pointsOf } from '../rules/objectives.ts';
import { names, viewOf } from './content.ts';
import type { Ti4View } from './content.ts';
import { deals } from './deals.tsx';
import { Does } from './Does.tsx';
import { Rail } from './Rail.tsx';
import { fleetWorth } from '../statistics.ts';
import { t } from './words.ts';

// What is not on the first screen is fetched when it is opened.
const pages = later(() => import('./explained.ts'));

const read = { count: ({ pub }: Ti4View) => pub.round, seats: ({ pub }: Ti4View) => pub.sheets.length };

export default {
  Board,
  keys: boardKeys,
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
  pointAt,
  explained: (events) => pages()?.explained(events) ?? [],
  series: (states) => [
    seriesOf<Ti4View>(t('pointsByRound'), states, { ...read, value: ({ pub }, seat) => pub.sheets[seat]!.points }),
    seriesOf<Ti4View>(t('planetsByRound'), states, {
      ...read,
      value: ({ pub }, seat) => Object.values(pub.planets).filter((planet) => planet?.owner === seat).length,
    }),
    seriesOf<Ti4View>(t('fleetByRound'), states, { ...read, value: ({ pub }, seat) => fleetWorth(pub, seat) }),
  ],
  coach: coachOf(PLAN, EXPLAINED, (topic, part) => t(`learn.${topic}.${part}`)),
  scoreName: () => t('points'),
  breakdown: (table) => {
    const { sheets, scored } = viewOf(table).pub;
    /** Points of the objectives a player has scored; everything else came from the custodians, laws, cards and notes. */
    const from = (seat: number, isOfKind: (id: string) => boolean) =>
      Object.keys(scored).reduce((sum, id) => sum + (scored[id]!.includes(seat) && isOfKind(id) ? pointsOf(id) : 0), 0);
    return {
      columns: [t('publicPoints'), t('secretPoints'), t('otherPoints')],
      rows: sheets.map(({ points }, seat) => {
        const open = from(seat, (id) => !isSecret(id));
        const secret = from(seat, isSecret);
        return [open, secret, points - open - secret];
      }),
    };
  },
} satisfies BoardParts;
