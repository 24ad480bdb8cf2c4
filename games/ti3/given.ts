import { position } from '@orrery/kernel/testing';
import type { Given, Position } from '@orrery/kernel/testing';
import { textOf } from '@orrery/kernel';
import type { Json, Seat, Start } from '@orrery/kernel';
import { domainDeck } from './content/domainCounters.ts';
import type { LeaderKind } from './content/leaders.ts';
import { planetsIn, systemOf, tile } from './content/tiles.ts';
import { isShip } from './content/units.ts';
import type { Unit } from './content/units.ts';
import { ti3 } from './game.ts';
import { DECK, DISCARD, LAID, hand } from './rules/hands.ts';
import { IN_PLAY, POLITICAL, POLITICAL_DISCARD, enact } from './rules/council.ts';
import { CLAIMED_SECRETS, PUBLIC_DECK, PUBLIC_ROW, REMOVED, secretOf } from './rules/objectives.ts';
import { deckOfActions } from './rules/queries.ts';
import { addLeader, board } from './rules/leaders.ts';
import { bringAbilities } from './rules/raceSheet.ts';
import { gainTechnology } from './rules/technology.ts';
import { place, shipNamed } from './rules/units.ts';
import type { Board, PlanetState, Sheet, Table, Ti3 } from './shapes.ts';

/**
 * The galaxy of the tests: homes of seats 0, 1, 2 at twelve, four and eight o'clock.
 *
 *   ring 1, clockwise: Saudor, Asteroid Field, Wellon, Nebula, Vefut II, Supernova
 *   ring 2, clockwise: home 0, Lodor (alpha), Abyz/Fria, empty-1, home 1, Quann (beta), Arnor/Lor, alpha, home 2, Tar'mann, Lazar/Sakulag, Thibah
 */
export const TEST_GALAXY = [
  'mecatol-rex-system',
  'saudor-system',
  'asteroid-field-1',
  'wellon-system',
  'nebula-1',
  'vefut-ii-system',
  'supernova-1',
  'home-letnev',
  'lodor-system',
  'abyz-fria',
  'empty-1',
  'home-l1z1x',
  'quann-system',
  'arnor-lor',
  'wormhole-alpha',
  'home-norr',
  'tarmann-system',
  'lazar-sakulag',
  'thibah-system',
];
const HOMES = ['home-letnev', 'home-l1z1x', 'home-norr'];
/** Planets of the fourth to sixth player, where there are that many. */
const FURTHER_HOMES = ['thibah', 'lazar', 'tarmann'];

export interface Fixture {
  /** Place -> seat -> units by kind, ships with their marks: { 'carrier ground-force:2': 1 }. */
  units?: { [place: string]: { [seat: number]: { [unit: string]: number } } };
  /** Planet -> owner, or more about it. */
  planets?: { [planet: string]: Seat | null | Partial<PlanetState> };
  /** Leaders, `admiral-0-1` the first Admiral of seat 0: on a planet, aboard one ship ('lodor-system carrier'), or a captive of a seat. */
  leaders?: { [leader: string]: string | Seat };
  /** Distant Suns: a Domain Counter face down on each of these planets. */
  counters?: { [planet: string]: string };
  found?: Board['found'];
  activated?: Board['activated'];
  /** Sheets have no race and no technologies unless they say so, so that printed values hold. */
  sheets?: { [seat: number]: Partial<Sheet> };
  /** Names of action cards; copies are taken as they come. */
  hands?: { [seat: number]: string[] };
  dice?: { [stream: string]: number[] };
  /** Pairs; each gives its first Trade card. */
  agreements?: [Seat, Seat][];
  truces?: Board['truces'];
  round?: number;
  rounds?: number;
  sabotageOfSabotage?: boolean;
  strategyCards?: boolean;
  sabotageRuns?: boolean;
  faq?: boolean;
  attrition?: Board['agreed']['attrition'];
  ageOfEmpire?: boolean;
  /** The Political deck, top first, and laws in play. */
  agendas?: string[];
  laws?: Board['laws'];
  /** A table that plays for Victory Points: objectives face up, the top of the deck first, and the secret ones. */
  objectives?: { row?: string[]; deck?: string[]; secrets?: { [seat: number]: string } };
  bonus?: Board['bonus'];
  seats?: number;
  phase?: 'round' | 'strategy' | 'action';
  speaker?: Seat;
  order?: Seat[];
  initiative?: Seat;
  /** Whose turn it is. */
  turn?: Seat;
  galaxy?: string[];
  /** A procedure in progress before that turn. */
  running?: Start<Ti3>;
}

type Started = Position<Ti3>['stack'][number];

/** A table in the middle of an Action Phase, or at the start of another; seats own their home planets and nothing else. */
export function given(fixture: Fixture): Given<Ti3> {
  const begun: Started = { proc: 'match', locals: {}, at: 'again' };
  const stacks: { [phase: string]: Started[] } = {
    round: [{ ...begun, at: 'nextRound' }],
    strategy: [
      begun,
      { proc: 'round', locals: {}, at: 'action' },
      { proc: 'strategyPhase', locals: { picks: [], seat: 0 } },
    ],
    action: [
      begun,
      { proc: 'round', locals: {}, at: 'status' },
      { proc: 'actionPhase', locals: { turn: orderIndex(fixture) }, at: 'act' },
      ...(fixture.running ? [fixture.running] : []),
    ],
  };
  return position(ti3, {
    seats: fixture.seats ?? 3,
    dice: fixture.dice ?? {},
    arrange: (t) => arrange(t, fixture),
    stack: stacks[fixture.phase ?? 'action']!,
  });
}

const orderIndex = ({ order, turn = 0 }: Fixture): number => (order ? order.indexOf(turn) : turn);

function arrange(t: Table, fixture: Fixture): void {
  const { pub } = t;
  const galaxy = fixture.galaxy ?? TEST_GALAXY;
  pub.galaxy = galaxy.slice();
  pub.round = fixture.round ?? 1;
  pub.agreed = {
    skirmish: true,
    races: 'drawn',
    galaxy: 'built',
    faq: fixture.faq ?? false,
    rounds: fixture.rounds ?? 9,
    sabotageOfSabotage: fixture.sabotageOfSabotage ?? true,
    strategyCards: fixture.strategyCards ?? false,
    sabotageRuns: fixture.sabotageRuns ?? false,
    points: fixture.objectives !== undefined,
    attrition: fixture.attrition ?? 'no',
    ageOfEmpire: fixture.ageOfEmpire ?? false,
    distantSuns: fixture.counters !== undefined,
    leaders: fixture.leaders !== undefined,
    advanced: false,
  };
  pub.active = fixture.turn ?? 0;
  pub.activated = structuredClone(fixture.activated ?? {});
  pub.agreements = (fixture.agreements ?? []).map((seats) => ({ seats, cards: [0, 0], fresh: false }));
  pub.truces = fixture.truces ?? [];
  pub.planets = {};
  for (const { id } of galaxy.filter((system) => system !== '').flatMap((system) => planetsIn(system)))
    pub.planets[id] = { by: null, exhausted: false, since: 0, dockSince: 0 };
  HOMES.forEach((home, seat) => {
    for (const { id } of planetsIn(home)) if (pub.planets[id]) pub.planets[id].by = seat;
  });
  for (const [planet, state] of Object.entries(fixture.planets ?? {}))
    Object.assign(pub.planets[planet]!, typeof state === 'object' && state !== null ? state : { by: state });
  for (const [at, seats] of Object.entries(fixture.units ?? {})) {
    for (const [seat, units] of Object.entries(seats)) {
      for (const [name, n] of Object.entries(units)) {
        const { unit, marks } = shipNamed(name);
        place(pub, at, Number(seat), unit as Unit, n, marks);
      }
    }
  }
  for (const [id, where] of Object.entries(fixture.leaders ?? {})) postLeader(t, id, where);
  if (fixture.counters) placeCounters(t, fixture.counters);
  pub.found = { ...fixture.found };
  const players = Array.from({ length: fixture.seats ?? 3 }, (_, seat) => seat);
  for (const seat of players.slice(3)) pub.planets[FURTHER_HOMES[seat - 3]!]!.by = seat;
  pub.seating = players;
  pub.sheets = players.map((seat) => sheet(pub, seat, fixture.sheets?.[seat]));
  for (const [seat, { race, technologies }] of pub.sheets.entries()) {
    if (race !== '') bringAbilities(t, seat, race);
    for (const id of technologies.splice(0)) gainTechnology(t, seat, id);
  }
  for (const system of galaxy)
    if (system !== '' && tile(system).kind === 'nebula') t.addComponent(system, { ability: 'nebula', holder: null });
  pub.speaker = fixture.speaker ?? 0;
  pub.initiative = fixture.initiative ?? -1;
  pub.bonus = { ...fixture.bonus };
  pub.order = fixture.order ?? players.map((i) => (pub.speaker + i) % players.length);
  pub.goods = 40 - pub.sheets.reduce((sum, { goods }) => sum + goods, 0);
  deal(t, fixture.hands ?? {});
  t.addZone(POLITICAL, 'down', null, (fixture.agendas ?? []).toReversed());
  const laws = fixture.laws ?? [];
  t.addZone(
    POLITICAL_DISCARD,
    'up',
    null,
    laws.map(({ card }) => card),
  );
  t.addZone(IN_PLAY, 'up');
  for (const { card, elected } of laws) enact(t, card, elected);
  if (fixture.objectives) dealObjectives(t, fixture.objectives);
}

/** Counters as told, one of each kind at most; all others have left the game. */
function placeCounters(t: Table, told: { [planet: string]: string }): void {
  const placed = Object.entries(told).map(([planet, counter]) => ({ planet, counter: `${counter}.1` }));
  const rest = domainDeck().filter((one) => !placed.some(({ counter }) => counter === one));
  t.addZone('domain-pile', 'down');
  t.addZone('domain-gone', 'down', null, rest);
  t.addZone('domain-open', 'up');
  for (const { planet, counter } of placed) t.addZone(`domain-on-${planet}`, 'down', null, [counter]);
}

/** After units and planets. */
function postLeader(t: Table, id: string, where: string | Seat): void {
  const [kind, seat] = id.split('-') as [LeaderKind, string];
  addLeader(t, Number(seat), kind, id);
  if (typeof where === 'number') t.pub.leaders[id]!.captor = where;
  else if (where.includes(' ')) {
    const [system, ...ship] = where.split(' ') as [string, ...string[]];
    board(t.pub, id, system, ship.join(' '));
  } else t.pub.leaders[id]!.on = where;
}

function sheet(pub: Board, seat: Seat, told: Partial<Sheet> = {}): Sheet {
  const onBoard = Object.values(pub.activated).filter((seats) => seats.includes(seat)).length;
  const made = {
    race: '',
    strategy: 2,
    fleet: 3,
    command: 3,
    reserve: 0,
    goods: 0,
    technologies: [] as string[],
    passed: false,
    skipped: false,
    cards: [],
    points: 0,
    extra: 0,
    ...told,
  };
  return {
    ...made,
    technologies: made.technologies.slice(),
    reserve: told.reserve ?? 16 - made.strategy - made.fleet - made.command - onBoard,
  };
}

/** Cards that every fixture's deck holds. Others lie aside unless a hand names them: a card of a later chapter invites nobody here. */
const IN_DECK: readonly string[] = [
  'command-summit',
  'signal-jamming',
  'flank-speed',
  'in-the-silence-of-space',
  'experimental-battlestation',
  'minelayers',
  'fighter-prototype',
  'morale-boost',
  'skilled-retreat',
  'shields-holding',
  'recheck',
  'direct-hit',
  'dug-in',
  'chemical-warfare',
  'rare-mineral',
  'sabotage',
  'unexpected-action',
  'local-unrest',
  'ghost-ship',
  'plague',
  'war-footing',
];

function deal(t: Table, hands: { [seat: number]: string[] }): void {
  const named = [...IN_DECK, ...Object.values(hands).flat()];
  const all = deckOfActions();
  const deck = all.filter((card) => named.includes(textOf(card)));
  t.addZone(
    'aside',
    'up',
    null,
    all.filter((card) => !named.includes(textOf(card))),
  );
  const take = (text: string): string =>
    deck.splice(
      deck.findIndex((card) => textOf(card) === text),
      1,
    )[0]!;
  const dealt = t.pub.sheets.map((_, seat) => (hands[seat] ?? []).map(take));
  t.addZone(DECK, 'down', null, deck);
  t.addZone(DISCARD, 'up');
  t.addZone(LAID, 'up');
  dealt.forEach((cards, seat) => t.addZone(hand(seat), [seat], seat, cards));
}

function dealObjectives(t: Table, { row = [], deck = [], secrets = {} }: NonNullable<Fixture['objectives']>): void {
  t.addZone(PUBLIC_DECK, 'down', null, deck.toReversed());
  t.addZone(PUBLIC_ROW, 'up', null, row);
  t.addZone(CLAIMED_SECRETS, 'up');
  t.addZone(REMOVED, 'down');
  t.pub.sheets.forEach((_, seat) => t.addZone(secretOf(seat), [seat], seat, secrets[seat] ? [secrets[seat]] : []));
}

/** Units of a seat at a place, ships by name, for assertions. */
export function unitsAt(pub: Board, at: string, seat: Seat): { [unit: string]: number } {
  const found = (pub.units[at] ?? []).filter((s) => s.seat === seat);
  return Object.fromEntries(found.map((s) => [s.marks === '' ? s.type : `${s.type} ${s.marks}`, s.n]));
}

export const activate = (system: string) => ({ do: 'activate', system });
export const PASS = { do: 'pass' };

type Raised = { build: string; n: number; at: string; to?: string };
/** An answer to what is produced, the short way: units of the dock on a planet (or sent elsewhere), planets and goods that pay. */
export function orderUnits(list: readonly (Raised | { exhaust: string } | { goods: number })[]): Json {
  const units: { [place: string]: { [unit: string]: number } } = {};
  const pay: { coins: string[]; goods: number } = { coins: [], goods: 0 };
  for (const one of list) {
    if ('exhaust' in one) pay.coins.push(one.exhaust);
    else if ('goods' in one) pay.goods += one.goods;
    else {
      const here = (units[one.to ?? (isShip(one.build) ? systemOf(one.at) : one.at)] ??= {});
      here[one.build] = (here[one.build] ?? 0) + one.n;
    }
  }
  return { units, pay };
}

/** A card of the hand played as an action. */
export const playAction = (text: string, copy = 1) => ({ do: 'use', ability: text, component: `${text}.${copy}` });
