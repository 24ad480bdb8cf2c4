import type { Options, Seat, SeatName, ThingKind } from '@orrery/kernel';
import type { Figure, Gain, MatchStatistics, Thing, Vote } from './statistics.ts';

// A game at a real table, written down as it goes (TI4-TRACK-01 to TI4-TRACK-04): who sits where, and a list of lines, each with its time. Nothing is
// enforced: people correct one another, and any line can be taken back. At the end it is told by the same statistics as a match.

export interface CompanionSetup {
  readonly names: readonly string[];
  readonly factions: readonly string[];
  readonly options: Options;
}
/** Options of each game that a real table agrees on as well, so that its archive can be asked for them; the usual value first. */
export const TABLE_OPTIONS: { readonly [game: string]: { readonly [option: string]: readonly string[] } } = {
  'twilight-imperium-4': { points: ['10', '14'], expansion: ['yes', 'no'] },
  'twilight-imperium-3': { ageOfEmpire: ['no', 'yes'], distantSuns: ['no', 'yes'], leaders: ['no', 'yes'] },
};
/** What can be written down, after the time in milliseconds since the game began. */
export type Line = { readonly at: number } & (
  | { readonly what: 'round'; readonly round: number }
  | { readonly what: 'phase'; readonly phase: string }
  | { readonly what: 'turn' | 'pass'; readonly seat: Seat }
  | { readonly what: 'pause' }
  | { readonly what: 'pick' | 'tech' | 'relic' | 'take' | 'lose'; readonly seat: Seat; readonly id: string }
  | { readonly what: 'score'; readonly seat: Seat; readonly id: string; readonly points: number; readonly from: string }
  /** Planets by their number alone: games that began before planets had names here. */
  | { readonly what: 'planets'; readonly seat: Seat; readonly n: number }
  | { readonly what: 'agenda'; readonly id: string }
  | { readonly what: 'ballot'; readonly seat: Seat; readonly choice: string; readonly n: number }
  | { readonly what: 'outcome'; readonly choice: string }
  | { readonly what: 'end'; readonly winners: readonly Seat[] }
);

const ID = '[a-z0-9-]{1,40}';
const SEAT = '[0-7]';
const FORMS: { readonly [what: string]: RegExp } = {
  round: /^\d{1,2}$/,
  phase: new RegExp(`^${ID}$`),
  turn: new RegExp(`^${SEAT}$`),
  pass: new RegExp(`^${SEAT}$`),
  pause: /^$/,
  pick: new RegExp(`^${SEAT} ${ID}$`),
  tech: new RegExp(`^${SEAT} ${ID}$`),
  relic: new RegExp(`^${SEAT} ${ID}$`),
  take: new RegExp(`^${SEAT} ${ID}$`),
  lose: new RegExp(`^${SEAT} ${ID}$`),
  score: new RegExp(`^${SEAT} ${ID} -?\\d{1,2} ${ID}$`),
  planets: new RegExp(`^${SEAT} \\d{1,2}$`),
  agenda: new RegExp(`^${ID}$`),
  ballot: new RegExp(`^${SEAT} ${ID} \\d{1,3}$`),
  outcome: new RegExp(`^${ID}$`),
  end: /^[0-7](,[0-7]){0,7}$/,
};

/** A line as it is stored: '81000 score 2 corner-the-market 1 stage-1'. */
export function writeLine(line: Line): string {
  const { at, what, ...rest } = line;
  const words = Object.values(rest).map((value) => (Array.isArray(value) ? value.join() : String(value)));
  return [at, what, ...words].join(' ');
}
export function readLine(text: string): Line | null {
  const found = /^(\d{1,10}) ([a-z]{3,8})(?: (.{1,100}))?$/.exec(text);
  const form = found && Object.hasOwn(FORMS, found[2]!) ? FORMS[found[2]!]! : null;
  if (!found || !form?.test(found[3] ?? '')) return null;
  const at = Number(found[1]);
  const what = found[2] as Line['what'];
  const [a = '', b = '', c = '', d = ''] = (found[3] ?? '').split(' ');
  switch (what) {
    case 'round':
      return { at, what, round: Number(a) };
    case 'phase':
      return { at, what, phase: a };
    case 'turn':
    case 'pass':
      return { at, what, seat: Number(a) };
    case 'pause':
      return { at, what };
    case 'pick':
    case 'tech':
    case 'relic':
    case 'take':
    case 'lose':
      return { at, what, seat: Number(a), id: b };
    case 'score':
      return { at, what, seat: Number(a), id: b, points: Number(c), from: d };
    case 'planets':
      return { at, what, seat: Number(a), n: Number(b) };
    case 'agenda':
    case 'outcome':
      return what === 'agenda' ? { at, what, id: a } : { at, what, choice: a };
    case 'ballot':
      return { at, what, seat: Number(a), choice: b, n: Number(c) };
    case 'end':
      return { at, what, winners: a.split(',').map(Number) };
  }
}

/** 'names=Ada,Noor&factions=sol,hacan&points=10' */
export function readSetup(text: string): CompanionSetup | null {
  const query = new URLSearchParams(text);
  const names = (query.get('names') ?? '').split(',').map((name) => name.trim().slice(0, 24));
  const factions = (query.get('factions') ?? '').split(',');
  const options = Object.fromEntries([...query].filter(([key]) => key !== 'names' && key !== 'factions'));
  const isId = (word: string): boolean => new RegExp(`^${ID}$`).test(word);
  if (names.length < 2 || names.length > 8 || names.some((name) => /[\p{Cc}<>]/u.test(name))) return null;
  if (factions.length !== names.length || factions.some((id) => id !== '' && !isId(id))) return null;
  if (Object.entries(options).some(([key, value]) => !/^[A-Za-z0-9-]{1,30}$/.test(key) || !isId(value))) return null;
  return { names, factions, options };
}
export const writeSetup = ({ names, factions, options }: CompanionSetup): string =>
  new URLSearchParams({
    names: names.map((name) => name.replaceAll(',', ' ')).join(),
    factions: factions.join(),
    ...options,
  }).toString();

/** How the game stands after its lines. */
export interface Track {
  readonly round: number;
  readonly phase: string;
  /** Whose clock runs; null: paused. */
  readonly turn: Seat | null;
  /** Since when, in milliseconds after the beginning. */
  readonly since: number;
  readonly seats: readonly {
    readonly points: number;
    readonly scored: readonly string[];
    readonly technologies: readonly string[];
    readonly relics: readonly string[];
    /** Strategy cards of this round. */
    readonly cards: readonly string[];
    readonly hasPassed: boolean;
    /** By name, in the order in which they were taken. */
    readonly planets: readonly string[];
    /** Further planets of which only the number was written down. */
    readonly unnamed: number;
    /** Milliseconds by phase. */
    readonly time: { readonly [phase: string]: number };
  }[];
  readonly votes: readonly Vote[];
  readonly winners: readonly Seat[] | null;
}

interface Told {
  track: Track;
  statistics: Omit<MatchStatistics, 'game'>;
}

function tell(setup: CompanionSetup, lines: readonly Line[]): Told {
  const seats = setup.names.map(() => ({
    points: 0,
    scored: [] as string[],
    technologies: [] as string[],
    relics: [] as string[],
    cards: [] as string[],
    hasPassed: false,
    planets: [] as string[],
    unnamed: 0,
    time: {} as { [phase: string]: number },
  }));
  let [round, phase, turn, since] = [1, 'set-up', null as Seat | null, 0];
  let winners: readonly Seat[] | null = null;
  const things: Thing[] = setup.factions.flatMap((thing, seat) =>
    thing === '' ? [] : [{ seat, thing, kind: 'faction' as const, round: 0 }],
  );
  const gains: Gain[] = [];
  const votes: (Vote & { ballots: Vote['ballots'][number][]; outcome: string | null })[] = [];
  const levels = { points: seats.map((): number[] => [0]), planets: seats.map((): number[] => [0]) };
  const clock = (at: number): void => {
    const seat = turn === null ? undefined : seats[turn];
    if (seat) seat.time[phase] = (seat.time[phase] ?? 0) + Math.max(0, at - since);
    since = Math.max(since, at);
  };
  const got = (seat: Seat, thing: string, kind: ThingKind): void => void things.push({ seat, thing, kind, round });
  for (const line of lines) {
    if ('seat' in line && !seats[line.seat]) continue;
    switch (line.what) {
      case 'round':
        clock(line.at);
        round = line.round;
        for (const seat of seats) {
          seat.cards.length = 0;
          seat.hasPassed = false;
        }
        break;
      case 'phase':
        clock(line.at);
        phase = line.phase;
        break;
      case 'turn':
        clock(line.at);
        turn = line.seat;
        break;
      case 'pass':
        seats[line.seat]!.hasPassed = true;
        break;
      case 'pause':
        clock(line.at);
        turn = null;
        break;
      case 'pick':
        seats[line.seat]!.cards.push(line.id);
        got(line.seat, line.id, 'strategy');
        break;
      case 'tech':
        seats[line.seat]!.technologies.push(line.id);
        got(line.seat, line.id, 'technology');
        break;
      case 'relic':
        seats[line.seat]!.relics.push(line.id);
        got(line.seat, line.id, 'relic');
        break;
      case 'score':
        seats[line.seat]!.points += line.points;
        gains.push({ seat: line.seat, n: line.points, from: line.from, round });
        if (line.id !== 'other') {
          seats[line.seat]!.scored.push(line.id);
          got(line.seat, line.id, 'objective');
        }
        break;
      case 'take':
        // A planet has one owner.
        for (const seat of seats) seat.planets = seat.planets.filter((planet) => planet !== line.id);
        seats[line.seat]!.planets.push(line.id);
        break;
      case 'lose':
        seats[line.seat]!.planets = seats[line.seat]!.planets.filter((planet) => planet !== line.id);
        break;
      case 'planets':
        seats[line.seat]!.unnamed = line.n;
        break;
      case 'agenda':
        votes.push({ round, agenda: line.id, ballots: [], outcome: null });
        break;
      case 'ballot':
        votes.at(-1)?.ballots.push({ seat: line.seat, choice: line.choice, votes: line.n });
        break;
      case 'outcome': {
        const vote = votes.at(-1);
        if (vote) vote.outcome = line.choice;
        break;
      }
      case 'end':
        clock(line.at);
        turn = null;
        winners = line.winners.filter((seat) => seats[seat]);
    }
    seats.forEach(({ points, planets, unnamed }, seat) => {
      levels.points[seat]![round] = points;
      levels.planets[seat]![round] = planets.length + unnamed;
    });
  }
  /** Rounds in which nothing was written keep what stood before. */
  const figure = (byRound: number[][]): Figure => {
    const full = byRound.map((own) =>
      Array.from({ length: round + 1 }, (_, i) => own.slice(0, i + 1).findLast((n) => n !== undefined)!),
    );
    return { total: full.map((own) => own.at(-1)!), byRound: full };
  };
  const players: SeatName[] = setup.names.map((name) => ({ name }));
  return {
    track: { round, phase, turn, since, seats, votes, winners },
    statistics: {
      options: setup.options,
      players,
      winners: winners ?? [],
      scores: seats.map(({ points }) => points),
      rule: winners ? 'companion' : null,
      rounds: round,
      answers: seats.map(() => 0),
      counts: {},
      levels: { points: figure(levels.points), planets: figure(levels.planets) },
      luck: null,
      things,
      gains,
      votes,
      deals: [],
      time: seats.map(({ time }) => time),
    },
  };
}

export const trackOf = (setup: CompanionSetup, lines: readonly Line[]): Track => tell(setup, lines).track;
export const statisticsOfTrack = (game: string, setup: CompanionSetup, lines: readonly Line[]): MatchStatistics => ({
  game,
  ...tell(setup, lines).statistics,
});
