import type { ThingKind } from '@orrery/kernel';
import { shareOf } from './estimates.ts';
import type { Estimate } from './estimates.ts';
import { cell } from './statistics.ts';
import type { MatchStatistics } from './statistics.ts';

// Win rates over many finished matches (TI4-TRACK-06). Matches of bots alone are never mixed with those of people, nor are those of a real table.

/** What an archive keeps of a match. */
export type ArchiveEntry = Pick<
  MatchStatistics,
  'game' | 'options' | 'players' | 'winners' | 'scores' | 'rule' | 'rounds' | 'things' | 'luck' | 'time'
>;

/** The entry of a match. Who played is told by the seats of the table, which can be erased; here a seat is a person or a bot. */
export function entryOf(match: MatchStatistics): ArchiveEntry {
  const { game, options, players, winners, scores, rule, rounds, things, luck, time } = match;
  const seats = players.map(({ bot }) => (bot === undefined ? { name: '' } : { name: '', bot }));
  return { game, options, players: seats, winners, scores, rule, rounds, things, luck, time };
}

/** How often somebody won, with its 95 % interval. */
export interface Share extends Estimate {
  readonly games: number;
  readonly wins: number;
}
const shared = (wins: number, games: number): Share => ({ games, wins, ...shareOf(wins, games) });

export interface ArchiveFilter {
  readonly game?: string;
  readonly seats?: number;
  readonly options?: { readonly [option: string]: string };
  /** Somebody had each of these: a faction, a technology, an objective, a strategy card. */
  readonly things?: readonly string[];
  /** A player of this name took part. */
  readonly player?: string;
}
export interface Archive {
  readonly matches: number;
  /** Left out: bots alone, where people are asked for, and the other way round. */
  readonly apart: number;
  /** Seats together: one of so many wins where all are even. */
  readonly even: number;
  readonly bySeat: readonly Share[];
  /** A strategy card counts once a pick, everything else once a seat. */
  readonly byThing: { readonly [K in ThingKind]?: { readonly [thing: string]: Share } };
  readonly byPlayer: { readonly [player: string]: Share };
  readonly rounds: { readonly mean: number; readonly least: number; readonly most: number } | null;
  /** How many matches lasted so many rounds. */
  readonly lengths: { readonly [rounds: number]: number };
}
export const isOfBots = ({ players }: Pick<ArchiveEntry, 'players'>): boolean =>
  players.every(({ bot }) => bot !== undefined);

class Tally {
  private readonly counts = new Map<string, { games: number; wins: number }>();
  add(key: string, won: boolean): void {
    const { games, wins } = this.counts.get(key) ?? { games: 0, wins: 0 };
    this.counts.set(key, { games: games + 1, wins: wins + Number(won) });
  }
  shares(): { [key: string]: Share } {
    return Object.fromEntries([...this.counts].map(([key, { wins, games }]) => [key, shared(wins, games)]));
  }
}

export const fits = (match: ArchiveEntry, filter: ArchiveFilter): boolean =>
  match.rule !== null &&
  (filter.game === undefined || match.game === filter.game) &&
  (filter.seats === undefined || match.players.length === filter.seats) &&
  Object.entries(filter.options ?? {}).every(([option, value]) => match.options[option] === value) &&
  (filter.things ?? []).every((wanted) => match.things.some(({ thing }) => thing === wanted)) &&
  (filter.player === undefined || match.players.some(({ name }) => name === filter.player));

export function archiveOf(matches: readonly ArchiveEntry[], filter: ArchiveFilter, of: 'people' | 'bots'): Archive {
  const rates = new Rates(filter, of);
  for (const match of matches) rates.add(match);
  return rates.archive();
}

/** Win rates reckoned match by match: whoever has thousands of them can do something else in between. */
export class Rates {
  private readonly filter: ArchiveFilter;
  private readonly ofBots: boolean;
  private readonly seats = new Tally();
  private readonly people = new Tally();
  private readonly things = new Map<ThingKind, Tally>();
  private readonly rounds: number[] = [];
  private readonly lengths: { [rounds: number]: number } = {};
  private chairs = 0;
  private apart = 0;

  constructor(filter: ArchiveFilter, of: 'people' | 'bots') {
    this.filter = filter;
    this.ofBots = of === 'bots';
  }

  add(match: ArchiveEntry): void {
    if (!fits(match, this.filter)) return;
    if (isOfBots(match) !== this.ofBots) {
      this.apart++;
      return;
    }
    const { players, winners, things: had, rounds } = match;
    this.rounds.push(rounds);
    this.lengths[rounds] = (this.lengths[rounds] ?? 0) + 1;
    this.chairs += players.length;
    const won = players.map((_, seat) => winners.includes(seat));
    players.forEach(({ name }, seat) => {
      this.seats.add(`${seat}`, won[seat]!);
      if (name !== '') this.people.add(name, won[seat]!);
    });
    const seen = new Set<string>();
    for (const { seat, kind, thing } of had) {
      const once = `${seat} ${kind} ${thing}`;
      if (kind !== 'strategy' && seen.has(once)) continue;
      seen.add(once);
      let tally = this.things.get(kind);
      if (!tally) this.things.set(kind, (tally = new Tally()));
      tally.add(thing, won[seat]!);
    }
  }

  archive(): Archive {
    const { rounds, chairs } = this;
    const matches = rounds.length;
    return {
      matches,
      apart: this.apart,
      even: chairs === 0 ? 0 : matches / chairs,
      bySeat: Object.values(this.seats.shares()),
      byThing: Object.fromEntries([...this.things].map(([kind, tally]) => [kind, tally.shares()])),
      byPlayer: this.people.shares(),
      rounds:
        matches === 0
          ? null
          : {
              mean: rounds.reduce((sum, n) => sum + n, 0) / matches,
              least: Math.min(...rounds),
              most: Math.max(...rounds),
            },
      lengths: this.lengths,
    };
  }
}

const COLUMNS = [
  'match',
  'game',
  'options',
  'seats',
  'seat',
  'bot',
  'faction',
  'won',
  'score',
  'rounds',
  'technologies',
  'objectives',
];
/** One row a seat of each match: what it had, and how it ended. Names are left out. */
export const archiveAsCsv = (matches: readonly ArchiveEntry[]): string =>
  csvOf([COLUMNS]) + matches.map((match, i) => csvRows(match, i + 1)).join('');

/** The rows of one match, which has this number. */
export function csvRows(match: ArchiveEntry, number: number): string {
  const { game, options, players, winners, scores, rounds, things } = match;
  const rows = players.map(({ bot }, seat) => {
    const had = (kind: ThingKind): string =>
      things
        .filter((one) => one.seat === seat && one.kind === kind)
        .map(({ thing }) => thing)
        .join(' ');
    return [
      number,
      game,
      Object.entries(options)
        .map(([option, value]) => `${option}=${value}`)
        .join(' '),
      players.length,
      seat + 1,
      bot ?? '',
      had('faction'),
      winners.includes(seat) ? 1 : 0,
      scores[seat] ?? '',
      rounds,
      had('technology'),
      had('objective'),
    ];
  });
  return csvOf(rows);
}
const csvOf = (rows: readonly (string | number)[][]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** One player's own matches, newest first. */
export interface OwnRecord {
  readonly games: number;
  readonly won: Share;
  readonly points: number;
  /** The place in each of the last matches. */
  readonly places: readonly number[];
  /** What one won with most often. */
  readonly best: { readonly faction: string; readonly games: number; readonly wins: number } | null;
  /** Hits beyond what was due, over all, and how far off is usual. */
  readonly luck: { readonly hits: number; readonly spread: number } | null;
}
const LAST = 12;

/** First is 1; who shares a score shares a place, and who won is first. */
export function placeIn({ scores, winners }: Pick<ArchiveEntry, 'scores' | 'winners'>, seat: number): number {
  if (winners.includes(seat)) return 1;
  const better = scores.filter((score, other) => winners.includes(other) || score > (scores[seat] ?? 0)).length;
  return Math.max(2, better + 1);
}

export function recordOf(matches: readonly { readonly match: ArchiveEntry; readonly seat: number }[]): OwnRecord {
  const factions = new Map<string, { games: number; wins: number }>();
  let [wins, points, hits, variance] = [0, 0, 0, 0];
  for (const { match, seat } of matches) {
    const won = match.winners.includes(seat);
    wins += Number(won);
    points += match.scores[seat] ?? 0;
    const luck = match.luck?.[seat];
    hits += luck ? luck.hits - luck.expected : 0;
    variance += luck ? luck.spread ** 2 : 0;
    const faction = match.things.find((one) => one.seat === seat && one.kind === 'faction')?.thing;
    if (faction === undefined) continue;
    const before = factions.get(faction) ?? { games: 0, wins: 0 };
    factions.set(faction, { games: before.games + 1, wins: before.wins + Number(won) });
  }
  const [best] = [...factions].toSorted(([, a], [, b]) => b.wins - a.wins || a.games - b.games);
  return {
    games: matches.length,
    won: shared(wins, matches.length),
    points: matches.length === 0 ? 0 : points / matches.length,
    places: matches.slice(0, LAST).map(({ match, seat }) => placeIn(match, seat)),
    best: best && best[1].wins > 0 ? { faction: best[0], ...best[1] } : null,
    luck: variance > 0 ? { hits, spread: Math.sqrt(variance) } : null,
  };
}
