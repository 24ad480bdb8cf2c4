import { flow } from '@orrery/kernel';
import type { Result } from '@orrery/kernel';
import { TRADE_GOODS } from '../content/units.ts';
import { emptyGalaxy } from '../galaxy/board.ts';
import type { Agreed, Board, Pub, Ti3 } from '../shapes.ts';
import { endOfRound, mostPoints } from './objectives.ts';
import { blankSheet } from './raceSheet.ts';
import { orderOfPlay } from './strategyPhase.ts';
import { planetsOf, resourcesOf } from './systems.ts';

// GEN: set-up, then rounds until somebody has won. A skirmish without Victory Points has an ending of its own: after a number of rounds
// whoever controls most planets wins, ties broken by their resources.

/** The board before anything is on it. */
export const emptyBoard = (seats: number, agreed: Agreed): Board => ({
  agreed,
  round: 0,
  speaker: 0,
  seating: Array.from({ length: seats }, (_, seat) => seat),
  order: Array.from({ length: seats }, (_, seat) => seat),
  active: null,
  galaxy: emptyGalaxy(),
  activated: {},
  planets: {},
  found: {},
  gates: {},
  returned: 0,
  leaders: {},
  units: {},
  sheets: Array.from({ length: seats }, blankSheet),
  goods: TRADE_GOODS,
  agreements: [],
  bonus: {},
  initiative: -1,
  truces: [],
  tollPaid: false,
  laws: [],
  marker: 0,
  claimed: {},
  merciless: [],
  played: [],
});

export const match = flow<Ti3>()('match', {
  setUp: (t) => t.call('setUp', {}),
  nextRound: (t) => {
    const ended = t.pub.round > 0 ? endOfRound(t) : null;
    if (ended) return t.finish(ended);
    if (t.pub.round === t.pub.agreed.rounds)
      return t.finish(t.pub.agreed.points ? mostPoints(t.pub, 'TI3-SLICE-END') : mostPlanets(t.pub));
    return t.call('round', {});
  },
  again: () => 'nextRound',
});

/** One round: Strategy Phase, Action Phase, Status Phase (TI3-GEN-12). */
export const round = flow<Ti3>()('round', {
  begin: (t) => {
    t.pub.round++;
    // Until Strategy Cards are held, cards are resolved clockwise from the Speaker (TI3-ACTIONCARDS-07).
    t.pub.order = orderOfPlay(t.pub);
    for (const sheet of t.pub.sheets) sheet.passed = false;
    t.emit('roundBegan', { round: t.pub.round });
    for (const seat of t.pub.order) {
      if (t.pub.table.out.includes(seat)) continue;
      t.offer(seat, 'gift', {});
      t.offer(seat, 'anyTime', {});
    }
    return t.pub.agreed.strategyCards ? t.call('strategyPhase', { picks: [], seat: 0 }) : t.next;
  },
  action: (t) => {
    t.pub.order = orderOfPlay(t.pub);
    return t.call('actionPhase', { turn: 0 });
  },
  status: (t) => t.call('statusPhase', { seats: [], drawn: 0, asked: 0 }),
  /** Bans, and what was played on what, are a matter of one round. */
  end: (t) => {
    t.pub.truces = [];
    t.pub.played = [];
    t.pub.merciless = [];
    return t.end();
  },
});

const planetCounts = (pub: Pub): number[] =>
  pub.sheets.map((_, seat) => (pub.table.out.includes(seat) ? 0 : planetsOf(pub, seat).length));

/** Most planets win; of equals, whose planets have more resources. */
function mostPlanets(pub: Pub): Result {
  const scores = planetCounts(pub);
  const most = Math.max(...scores);
  const first = scores.flatMap((planets, seat) => (planets === most ? [seat] : []));
  const richest = Math.max(...first.map((seat) => resourcesOf(pub, seat)));
  const winners = first.filter((seat) => resourcesOf(pub, seat) === richest);
  return { winners, scores, rule: 'TI3-SLICE-END' };
}

/** All others are out: the last one left wins. */
export const lastStanding = flow<Ti3>()('lastStanding', {
  win: (t) => {
    const scores = planetCounts(t.pub);
    const winners = t.pub.sheets.flatMap((_, seat) => (t.pub.table.out.includes(seat) ? [] : [seat]));
    return t.finish({ winners, scores, rule: 'TI3-ELIM-01' });
  },
});
