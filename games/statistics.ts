import { isStep } from '@orrery/kernel';
import type { FilmFrame, MatchFile, Options, Seat, SeatName, ThingKind, VoteNews } from '@orrery/kernel';
import type { AnyGame } from './index.ts';
import { playedLine } from './line.ts';

// What a finished match is told by: read from its log alone, for any game. What a figure is, a game says in its `statistics`.

export interface Luck {
  readonly hits: number;
  readonly expected: number;
  /** The standard deviation of such dice. */
  readonly spread: number;
  /** How many standard deviations the hits lie above what was expected. */
  readonly deviation: number;
}
/** A figure by seat, and by seat and round. */
export interface Figure {
  readonly total: readonly number[];
  readonly byRound: readonly (readonly number[])[];
}
export interface MatchStatistics {
  readonly game: string;
  readonly options: Options;
  readonly players: readonly SeatName[];
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly rule: string | null;
  /** Rounds or turns, as the game counts. */
  readonly rounds: number;
  /** Decisions that each seat answered. */
  readonly answers: readonly number[];
  /** What events added up to. */
  readonly counts: { readonly [figure: string]: Figure };
  /** What stood on the table: by seat at the end of each round; the total is the last. */
  readonly levels: { readonly [figure: string]: Figure };
  readonly luck: readonly Luck[] | null;
  /** Cards, factions, technologies ... that each seat came by, with the round. */
  readonly things: readonly Thing[];
  /** Points, one entry a gain or loss, and where they came from. */
  readonly gains: readonly Gain[];
  readonly votes: readonly Vote[];
  readonly deals: readonly { readonly seats: readonly [Seat, Seat]; readonly round: number }[];
  /** How long the table waited for each seat, in milliseconds by phase; null where nobody looked at a clock. */
  readonly time: readonly { readonly [phase: string]: number }[] | null;
}
export interface Thing {
  readonly seat: Seat;
  readonly thing: string;
  readonly kind: ThingKind;
  readonly round: number;
}
export interface Gain {
  readonly seat: Seat;
  readonly n: number;
  readonly from: string;
  readonly round: number;
}
export interface Vote {
  readonly round: number;
  readonly agenda: string;
  /** Votes of one seat for one choice; null is an abstention. */
  readonly ballots: readonly { readonly seat: Seat; readonly choice: string | null; readonly votes: number }[];
  /** What was decided; null where nothing was. */
  readonly outcome: string | null;
}

/** The votes of a match, gathered event by event. */
class Votes {
  readonly all: (Vote & { ballots: Vote['ballots'][number][]; outcome: string | null })[] = [];
  take(news: VoteNews, round: number): void {
    if (news.news === 'agenda') {
      this.all.push({ round, agenda: news.agenda, ballots: [], outcome: null });
      return;
    }
    const vote = this.all.at(-1);
    if (!vote) throw new Error('a vote without an agenda');
    if (news.news === 'outcome') vote.outcome = news.choice;
    else vote.ballots.push({ seat: news.seat, choice: news.choice, votes: news.votes });
  }
}

/** How long the table waited for each seat: the time before each of its steps, by the phase in which it was asked. */
function timeOf(
  game: AnyGame,
  { commands, times, seats }: MatchFile,
  frames: readonly FilmFrame[],
): MatchStatistics['time'] {
  if (!times) return null;
  const at = [0, ...commands.flatMap((command, i) => (isStep(command) ? [times[i]!] : []))];
  const taken = seats.map((): { [phase: string]: number } => ({}));
  frames.forEach(({ by }, i) => {
    if (by === null || i === 0) return;
    const phase = game.statistics?.phase?.(frames[i - 1]!.state.pub) ?? 'all';
    taken[by]![phase] = (taken[by]![phase] ?? 0) + at[i]! - at[i - 1]!;
  });
  return taken;
}

/** The statistics of a match from every moment of it; what was taken back does not count. */
export function statisticsOf(game: AnyGame, file: MatchFile, frames: readonly FilmFrame[]): MatchStatistics {
  const line = playedLine({ frames }).map((i) => frames[i]!);
  const seats = file.seats.map((_, seat) => seat);
  const { statistics } = game;
  const roundOf = ({ state }: FilmFrame): number => statistics?.length(state.pub) ?? 0;
  const rounds = line.length > 0 ? roundOf(line.at(-1)!) : 0;
  const blank = (): number[][] => seats.map(() => Array.from({ length: rounds + 1 }, () => 0));
  const counts: { [figure: string]: number[][] } = {};
  const levels: { [figure: string]: number[][] } = {};
  const luck = seats.map(() => ({ hits: 0, expected: 0, variance: 0 }));
  const things: Thing[] = [];
  const gains: Gain[] = [];
  const votes = new Votes();
  const deals: MatchStatistics['deals'][number][] = [];
  const add = (figure: string, seat: Seat, round: number, n: number) => {
    (counts[figure] ??= blank())[seat]![round]! += n;
  };
  for (const [i, frame] of line.entries()) {
    const round = roundOf(frame);
    for (const event of frame.events) {
      for (const { seat, figure, n } of statistics?.counts?.(event) ?? []) add(figure, seat, round, n);
      for (const { seat, hits, expected, variance } of statistics?.luck?.(event) ?? []) {
        luck[seat]!.hits += hits;
        luck[seat]!.expected += expected;
        luck[seat]!.variance += variance;
      }
      for (const one of statistics?.taken(event) ?? []) things.push({ ...one, round });
      for (const one of statistics?.gains?.(event) ?? []) gains.push({ ...one, round });
      for (const two of statistics?.deals?.(event) ?? []) deals.push({ seats: two, round });
      const news = statistics?.votes?.(event) ?? null;
      if (news) votes.take(news, round);
    }
    for (const { of, gained, spent } of i === 0 ? [] : (statistics?.stocks ?? []))
      for (const seat of seats) {
        let told = 0;
        for (const event of frame.events)
          for (const { seat: by, figure, n } of statistics!.counts?.(event) ?? [])
            if (by === seat) told += figure === gained ? n : figure === spent ? -n : 0;
        const untold = of(frame.state.pub, seat) - of(line[i - 1]!.state.pub, seat) - told;
        if (untold !== 0) add(untold > 0 ? gained : spent, seat, round, Math.abs(untold));
      }
    for (const [figure, read] of Object.entries(statistics?.levels ?? {}))
      for (const seat of seats) (levels[figure] ??= blank())[seat]![round] = read(frame.state.pub, seat);
  }
  const { result } = frames.at(-1)!.state.pub.table;
  const added = ([figure, byRound]: [string, number[][]]): [string, Figure] => [
    figure,
    { total: byRound.map((own) => own.reduce((sum, n) => sum + n, 0)), byRound },
  ];
  const last = ([figure, byRound]: [string, number[][]]): [string, Figure] => [
    figure,
    { total: byRound.map((own) => own.at(-1)!), byRound },
  ];
  return {
    game: file.game,
    options: file.options,
    players: file.seats,
    winners: result?.winners ?? [],
    scores: result?.scores ?? [],
    rule: result?.rule ?? null,
    rounds,
    answers: seats.map((seat) => line.filter(({ by, do: what }) => by === seat && what === 'answer').length),
    counts: Object.fromEntries(Object.entries(counts).map(added)),
    levels: Object.fromEntries(Object.entries(levels).map(last)),
    luck: statistics?.luck
      ? luck.map(({ hits, expected, variance }) => ({
          hits,
          expected,
          spread: Math.sqrt(variance),
          deviation: variance > 0 ? (hits - expected) / Math.sqrt(variance) : 0,
        }))
      : null,
    things,
    gains,
    votes: votes.all,
    deals,
    time: timeOf(game, file, frames),
  };
}

export const cell = (value: string | number): string => {
  const text = String(value);
  // A text that a spreadsheet would take for a formula is only a text.
  const safe = /^[=+\-@\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
/** One row a figure, seat and round; round "all" is the whole match. */
export function statisticsAsCsv(match: MatchStatistics): string {
  const { players, scores, winners, counts, levels, luck, answers, gains, time } = match;
  const rows: (string | number)[][] = [['figure', 'seat', 'player', 'round', 'value']];
  players.forEach(({ name }, seat) => {
    const row = (figure: string, round: number | 'all', value: number) =>
      rows.push([figure, seat + 1, name, round, value]);
    row('won', 'all', winners.includes(seat) ? 1 : 0);
    if (scores[seat] !== undefined) row('score', 'all', scores[seat]);
    row('answers', 'all', answers[seat]!);
    for (const [figure, { total, byRound }] of Object.entries({ ...counts, ...levels })) {
      byRound[seat]!.forEach((value, round) => row(figure, round, value));
      row(figure, 'all', total[seat]!);
    }
    for (const { n, from, round } of gains.filter((gain) => gain.seat === seat)) row(`points: ${from}`, round, n);
    for (const [phase, ms] of Object.entries(time?.[seat] ?? {}))
      row(`seconds: ${phase}`, 'all', Math.round(ms / 1000));
    if (luck) {
      row('hits', 'all', luck[seat]!.hits);
      row('hitsExpected', 'all', Number(luck[seat]!.expected.toFixed(3)));
    }
  });
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
