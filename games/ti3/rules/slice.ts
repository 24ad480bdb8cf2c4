import type { Result } from '@orrery/kernel';
import { deckOfActions } from '../content/actionCards.ts';
import { OUTPOSTS, SLICE } from '../content/galaxies.ts';
import { RACES } from '../content/races.ts';
import type { Race } from '../content/races.ts';
import { ADVANCED } from '../content/technologies.ts';
import { planetsIn, systemOf, tile } from '../content/tiles.ts';
import { COMMAND_COUNTERS, TRADE_GOODS, isShip } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import type { Agreed, Board, Pub, Sheet } from '../shapes.ts';
import { IN_PLAY, POLITICAL, POLITICAL_DISCARD, politicalDeck } from './council.ts';
import { DECK, DISCARD, hand } from './hands.ts';
import { buildDecks, endOfRound, mostPoints } from './objectives.ts';
import { procedure } from './procedures.ts';
import { orderOfPlay } from './strategyPhase.ts';
import { planetsOf, resourcesOf } from './systems.ts';
import { place } from './units.ts';

// The slice: three races at war on a fixed galaxy, Tactical Actions and Action Cards only, a fixed number of rounds, and an ending of its own:
// whoever then controls most planets wins, ties broken by their resources; or, if the table plays for Victory Points, whoever has most of them.

export const SLICE_RACES: readonly Race[] = RACES;
const OPENING_CARDS = 3;
const OPENING_GOODS = 2;

/** TI3-SETUP-13: 2 counters in Strategy Allocation, 3 in the Command Pool, 3 in Fleet Supply. */
function sheetOf(race: Race, { advanced }: Agreed): Sheet {
  const strategy = 2 + (race.extraStrategy ?? 0);
  return {
    race: race.id,
    strategy,
    fleet: 3,
    command: 3,
    reserve: COMMAND_COUNTERS - 6 - strategy,
    goods: OPENING_GOODS,
    technologies: [...new Set([...race.technologies, ...(advanced ? ADVANCED : [])])],
    passed: false,
    cards: [],
    points: 0,
  };
}

/** The board before anything is on it. */
export const emptyBoard = (agreed: Agreed): Board => ({
  agreed,
  round: 0,
  speaker: 0,
  order: SLICE_RACES.map((_, seat) => seat),
  active: null,
  galaxy: [...SLICE],
  activated: {},
  planets: Object.fromEntries(
    SLICE.filter((system) => system !== '')
      .flatMap((system) => planetsIn(system))
      .map(({ id }) => [id, { by: null, exhausted: false, since: 0, dockSince: 0 }]),
  ),
  units: {},
  sheets: SLICE_RACES.map((race) => sheetOf(race, agreed)),
  goods: TRADE_GOODS - SLICE_RACES.length * OPENING_GOODS,
  agreements: [],
  bonus: {},
  initiative: -1,
  truces: [],
  laws: [],
  marker: 0,
  claimed: {},
  merciless: [],
  played: [],
});

/** Starting units: ships into space, the rest onto the first planet of the home system; then the outpost. All as the slice fixes it. */
function settle(pub: Pub, race: Race, seat: number): void {
  for (const { id } of planetsIn(race.home)) pub.planets[id]!.by = seat;
  station(pub, seat, tile(race.home).planets[0]!.id, race.units);
  for (const { planet, fleet, garrison } of OUTPOSTS.filter((outpost) => outpost.race === race.id)) {
    pub.planets[planet]!.by = seat;
    station(pub, seat, planet, { ...fleet, ...garrison });
  }
}

function station(pub: Pub, seat: number, planet: string, units: { readonly [U in Unit]?: number }): void {
  for (const [unit, n] of Object.entries(units))
    place(pub, isShip(unit) ? systemOf(planet) : planet, seat, unit as Unit, n);
}

export const slice = procedure('slice', {
  setUp(t) {
    t.addZone(DECK, 'down', null, deckOfActions());
    t.addZone(DISCARD, 'up');
    t.addZone(POLITICAL, 'down', null, politicalDeck());
    t.addZone(POLITICAL_DISCARD, 'up');
    t.addZone(IN_PLAY, 'up');
    t.shuffle(POLITICAL);
    t.shuffle(DECK);
    SLICE_RACES.forEach((race, seat) => {
      settle(t.pub, race, seat);
      t.addZone(hand(seat), [seat], seat);
    });
    t.pub.speaker = t.chance('speaker', SLICE_RACES.length);
    if (t.pub.agreed.points) buildDecks(t);
    return 'deal';
  },
  deal(t, f) {
    const seat = f.dealt++;
    if (seat < SLICE_RACES.length) return t.call('draw', { seat, cards: OPENING_CARDS }, 'deal');
    return 'nextRound';
  },
  nextRound(t) {
    const ended = t.pub.round > 0 ? endOfRound(t) : null;
    if (ended) return t.finish(ended);
    if (t.pub.round === t.pub.agreed.rounds)
      return t.finish(t.pub.agreed.points ? mostPoints(t.pub, 'TI3-SLICE-END') : mostPlanets(t.pub));
    return t.call('round', {}, 'nextRound');
  },
});

/** One round: Strategy Phase, Action Phase, Status Phase (TI3-GEN-12). */
export const round = procedure('round', {
  begin(t) {
    t.pub.round++;
    // Until Strategy Cards are held, cards are resolved clockwise from the Speaker (TI3-ACTIONCARDS-07).
    t.pub.order = orderOfPlay(t.pub);
    for (const sheet of t.pub.sheets) sheet.passed = false;
    t.emit('roundBegan', { round: t.pub.round });
    for (const seat of t.pub.order) if (!t.pub.table.out.includes(seat)) t.offer(seat, 'gift', {});
    return t.pub.agreed.strategyCards ? t.call('strategyPhase', { picks: [], seat: 0 }, 'action') : 'action';
  },
  action(t) {
    t.pub.order = orderOfPlay(t.pub);
    return t.call('actionPhase', { turn: 0 }, 'status');
  },
  status: (t) => t.call('statusPhase', { seats: [], drawn: 0, asked: 0 }, 'end'),
  /** Bans, and what was played on what, are a matter of one round. */
  end(t) {
    t.pub.truces = [];
    t.pub.played = [];
    t.pub.merciless = [];
    return t.done();
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
export const lastStanding = procedure('lastStanding', {
  win(t) {
    const scores = planetCounts(t.pub);
    const winners = t.pub.sheets.flatMap((_, seat) => (t.pub.table.out.includes(seat) ? [] : [seat]));
    return t.finish({ winners, scores, rule: 'TI3-ELIM-01' });
  },
});
