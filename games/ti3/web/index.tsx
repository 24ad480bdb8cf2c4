import '@orrery/imperium/web/tokens.css';
import './tokens.css';
import { REACT } from '@orrery/kernel';
import type { BoardParts } from '@orrery/web/match/board.ts';
import { seriesOf } from '@orrery/web/match/series.ts';
import { isMovement } from './voyages.ts';
import { fleetWorth } from '../statistics.ts';
import { t } from './words.ts';
import { boardKeys } from '@orrery/imperium/web/keys.ts';
import { pointAt } from '@orrery/imperium/web/map/pointed.ts';
import { later } from '@orrery/imperium/web/later.ts';
import { coachOf } from '@orrery/imperium/web/coach.ts';
import { Casualties } from './Battle.tsx';
import { Board } from './Board.tsx';
import { Ballot, ballotPanel, isBallot } from './Council.tsx';
import { Explained } from './Explained.tsx';
import { cardName, viewOf } from './content.ts';
import type { Ti3View } from './content.ts';
import { phaseOf, planetsHeld } from './figures.ts';
import { EXPLAINED, PLAN } from './lesson.ts';
import { isSpread, spreadPanel } from './counters.ts';
import { Fleet, fleetPanel } from './Fleet.tsx';
import { Landing, landingPanel } from './Landing.tsx';
import { hitsPanel, panel, reactPanel, secondaryPanel } from './panel.ts';
import { Production, isProduction, productionPanel } from './Production.tsx';
import { Rail } from './Rail.tsx';
import { Settle, settlePanel } from './Settle.tsx';
import { SpreadCounters } from './SpreadCounters.tsx';
import { StrategyChoice, strategyPanel } from './Strategy.tsx';
import { TurnControls, turnPanel } from './Turn.tsx';

// What is not on the first screen is fetched when it is opened.
const pages = later(() => import('./explained.ts'));

const read = { count: ({ pub }: Ti3View) => pub.round, seats: ({ pub }: Ti3View) => pub.sheets.length };

export default {
  Board,
  keys: boardKeys,
  Pools: Explained,
  controls: (table) => {
    if (isSpread(table)) return SpreadCounters;
    const d = table.decision();
    if (d && isMovement(d)) return Fleet;
    if (d?.kind === 'casualties') return Casualties;
    if (d?.kind === 'land') return Landing;
    if (d?.kind === 'settle') return Settle;
    if (isBallot(table)) return Ballot;
    if (d?.kind === 'turn') return TurnControls;
    if (d?.kind === 'pickStrategy') return StrategyChoice;
    return isProduction(table) ? Production : null;
  },
  Rail,
  panel: (table) => {
    const d = table.decision();
    if (d && isMovement(d)) return fleetPanel(table);
    if (d?.kind === 'casualties') return hitsPanel(table);
    if (d?.kind === 'land') return landingPanel(table);
    if (d?.kind === 'settle') return settlePanel(table);
    if (isBallot(table)) return ballotPanel(table);
    if (d?.kind === 'turn') return turnPanel(table);
    if (d?.kind === 'pickStrategy') return strategyPanel(table);
    if (d?.kind === REACT) return reactPanel(table);
    if (d?.kind === 'secondary') return secondaryPanel(table);
    if (isProduction(table)) return productionPanel(table);
    return isSpread(table) ? spreadPanel(table) : panel(table);
  },
  pointAt,
  explained: (events) => pages()?.explained(events) ?? [],
  coach: coachOf(PLAN, EXPLAINED, (topic, part) => t(`learn.${topic}.${part}`)),
  cardName,
  trail: (table) => {
    const { round } = viewOf(table).pub;
    const phase = phaseOf(viewOf(table).pub);
    return round > 0 ? [t('round', { n: round }), ...(phase ? [t(`phase.${phase}`)] : [])] : [];
  },
  scoreName: (table) => (viewOf(table).pub.agreed.points ? t('points') : t('planets')),
  breakdown: (table) => {
    const { agreed, sheets, planets } = viewOf(table).pub;
    return agreed.points
      ? { columns: [t('planets')], rows: sheets.map((_, seat) => [planetsHeld({ planets }, seat)]) }
      : { columns: [t('points')], rows: sheets.map((sheet) => [sheet.points]) };
  },
  series: (states) => [
    seriesOf<Ti3View>(t('pointsByRound'), states, { ...read, value: ({ pub }, seat) => pub.sheets[seat]!.points }),
    seriesOf<Ti3View>(t('planetsByRound'), states, {
      ...read,
      value: ({ pub }, seat) => planetsHeld(pub, seat),
    }),
    seriesOf<Ti3View>(t('fleetByRound'), states, { ...read, value: ({ pub }, seat) => fleetWorth(pub, seat) }),
  ],
} satisfies BoardParts;
