import { describe, expect, it } from 'vitest';
import { botByName, botChance, random } from '@orrery/bots';
import { Match, keyFromSeed, nextDecision, played, replay, toMatchFile, view } from '@orrery/kernel';
import type { Game, MatchFile, Options, Shapes } from '@orrery/kernel';
import starRealms from './star-realms/index.ts';
import { statisticsAsCsv, statisticsOf } from './statistics.ts';
import type { MatchStatistics } from './statistics.ts';
import { ti3 } from './ti3/game.ts';
import { ti4 } from './ti4/game.ts';
import inscription from './twilight-inscription/index.ts';
import type { AnyGame } from './index.ts';

/** A match of bots that answer by chance, to its end or for so many decisions. */
function playedMatch(
  game: AnyGame,
  seats: number,
  seed: string,
  most: number,
  options: Options = {},
  bot: Pick<typeof random, 'choose'> = random,
): MatchFile {
  const match = new Match(game as Game<Shapes>, { seats, options, key: keyFromSeed(seed) });
  const chance = Array.from({ length: seats }, (_, seat) => botChance(seed, seat));
  for (let n = 0; n < most && match.state.pub.table.result === null; n++) {
    const d = nextDecision(game, match.state)!;
    const answer = bot.choose(game, view(match.state, d.seat), d, chance[d.seat]!);
    match.play({ do: 'answer', seat: d.seat, n: match.state.pub.table.n, ask: d.id, answer });
  }
  return toMatchFile(
    match,
    Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, bot: 'random' })),
  );
}
const statistics = (game: AnyGame, file: MatchFile): MatchStatistics =>
  statisticsOf(game, file, played(game as Game<Shapes>, file).frames);
/** The last state, played again from the commands alone. */
const endOf = <P>(game: AnyGame, file: MatchFile): P => {
  const again = replay(game as Game<Shapes>, file);
  if (!again.ok) throw new Error(again.flaw.reason);
  return again.replayed.match.state.pub as unknown as P;
};
const answersIn = ({ commands, seats }: MatchFile): number[] =>
  seats.map((_, seat) => commands.filter((command) => command.do === 'answer' && command.seat === seat).length);

describe('statistics of a match', () => {
  it('Star Realms: authority, damage and purchases agree with the table at the end and with the cards that moved', () => {
    const game = starRealms as unknown as AnyGame;
    const file = playedMatch(game, 2, 'sr', 20_000);
    const found = statistics(game, file);
    const end = endOf<{ authority: number[]; turn: number }>(game, file);
    expect(found.winners).toEqual(file.result!.winners);
    expect(found.rounds).toBe(end.turn);
    expect(found.answers).toEqual(answersIn(file));
    expect(found.levels['authority']!.total).toEqual(end.authority);
    // By other means: how the authority of each fell from state to state.
    const { frames } = played(game as Game<Shapes>, file);
    const fallen = [0, 1].map((seat) =>
      frames.slice(1).reduce((sum, { state }, i) => {
        const [before, after] = [frames[i]!.state, state].map(
          ({ pub }) => (pub as unknown as { authority: number[] }).authority[seat]!,
        );
        return sum + Math.max(0, before! - after!);
      }, 0),
    );
    // What is dealt beyond the last point of authority falls on nobody.
    found.counts['damageDealt']!.total.forEach((dealt, seat) =>
      expect(dealt).toBeGreaterThanOrEqual(fallen[1 - seat]!),
    );
    expect(Math.min(...[0, 1].map((seat) => found.counts['damageDealt']!.total[seat]! - fallen[1 - seat]!))).toBe(0);
    expect(found.things.filter(({ seat }) => seat === 0)).toHaveLength(found.counts['cardsBought']!.total[0]!);
  });

  it('Twilight Inscription: scores are those of the sheets, votes those that were written down', () => {
    const game = inscription as unknown as AnyGame;
    const file = playedMatch(game, 2, 'ti', 20_000);
    const found = statistics(game, file);
    const end = endOf<{ round: number; scores: { total: number }[] }>(game, file);
    expect(found.scores).toEqual(end.scores.map(({ total }) => total));
    expect(found.rounds).toBe(end.round);
    expect(found.answers).toEqual(answersIn(file));
    // By other means: from the log of the replayed match, event by event.
    const marks = [0, 0];
    const again = replay(game as Game<Shapes>, file);
    if (!again.ok) throw new Error(again.flaw.reason);
    for (const event of again.replayed.events.flat() as unknown as { t: string; all: { seat: number; atoms: [] } }[])
      for (const atom of event.t === 'marked' ? event.all.atoms : []) marks[event.all.seat]! += atom ? 1 : 0;
    expect(Math.min(...marks)).toBeGreaterThan(10);
    expect(found.counts['marks']!.total).toEqual(marks);
    // The four sheets make up the whole score.
    for (const seat of [0, 1])
      expect(found.gains.filter((gain) => gain.seat === seat).reduce((sum, { n }) => sum + n, 0)).toBe(
        found.scores[seat],
      );
    expect(found.votes.length).toBeGreaterThan(0);
  });

  it.each([
    ['Twilight Imperium 3', ti3 as unknown as AnyGame, 1200, { setup: 'skirmish' }],
    ['Twilight Imperium 4', ti4 as unknown as AnyGame, 500, {}],
  ] as const)('%s: planets, units, technologies and dice are those of the table', (_, game, decisions, options) => {
    const file = playedMatch(game, 3, 'empire', decisions, options);
    const found = statistics(game, file);
    interface Board {
      round: number;
      sheets: { points: number; technologies: string[] }[];
      planets: { [planet: string]: { by?: number | null; owner?: number | null } };
      units: { [place: string]: { seat: number; n: number; marks: string }[] };
    }
    const end = endOf<Board>(game, file);
    const all = end.sheets.map((_sheet, seat) => seat);
    expect(found.rounds).toBe(end.round);
    expect(found.answers).toEqual(answersIn(file));
    expect(found.levels['points']!.total).toEqual(end.sheets.map(({ points }) => points));
    expect(found.levels['technologies']!.total).toEqual(end.sheets.map(({ technologies }) => technologies.length));
    const held = all.map((seat) => {
      let n = 0;
      for (const { by, owner } of Object.values(end.planets)) if ((by ?? owner) === seat) n++;
      return n;
    });
    expect(found.levels['planets']!.total).toEqual(held);
    const units = all.map(() => 0);
    for (const stacks of Object.values(end.units))
      for (const { seat, n, marks } of stacks) {
        // 'ground-force:2' is a mark of the ship that carries two.
        const carried = marks.split(' ').map((mark) => /^(?:ground-force|pds|fighter):(\d+)$/.exec(mark)?.[1] ?? 0);
        units[seat]! += n * carried.reduce<number>((more, one) => more + Number(one), 1);
      }
    expect(found.levels['units']!.total).toEqual(units);
    // Dice by other means: each die of each roll by itself, from the events as they were sent.
    const luck = all.map(() => ({ hits: 0, expected: 0, variance: 0 }));
    interface Rolled {
      t: string;
      all: { rolls: { by: number; volleys: { combat: number; modifier: number; dice: number[] }[] }[] };
    }
    for (const { events } of played(game as Game<Shapes>, file).frames)
      for (const event of events as unknown as Rolled[])
        for (const { by, volleys } of event.t === 'rolled' ? event.all.rolls : [])
          for (const { combat, modifier, dice } of volleys)
            for (const die of dice) {
              if (die + modifier >= combat) luck[by]!.hits++;
              let faces = 0;
              for (let face = 1; face <= 10; face++) if (face + modifier >= combat) faces++;
              luck[by]!.expected += faces / 10;
              luck[by]!.variance += (faces * (10 - faces)) / 100;
            }
    found.luck!.forEach(({ hits, expected, spread }, seat) => {
      expect(hits).toBe(luck[seat]!.hits);
      expect(spread ** 2).toBeCloseTo(luck[seat]!.variance, 6);
      expect(expected).toBeCloseTo(luck[seat]!.expected, 6);
    });
  });

  it.each([
    ['Twilight Imperium 3', ti3 as unknown as AnyGame, { galaxy: 'generated', rounds: '5' }, 'gentle'],
    ['Twilight Imperium 4', ti4 as unknown as AnyGame, {}, 'medium'],
  ] as const)(
    '[TI4-TRACK-02, TI4-TRACK-05] %s: points, votes and deals of a whole game are those that the table shows',
    (_, game, options, level) => {
      const file = playedMatch(game, 3, 'whole', 6000, options, botByName(level));
      expect(file.result).not.toBeNull();
      const found = statistics(game, file);
      const { frames } = played(game as Game<Shapes>, file);
      const pointsAt = (i: number, seat: number): number =>
        (frames[i]!.state.pub as unknown as { sheets: { points: number }[] }).sheets[seat]!.points;
      // By other means: how the points of each rose and fell from state to state, and when.
      for (const seat of [0, 1, 2]) {
        const changes: string[] = [];
        frames.forEach(({ state }, i) => {
          const by = i === 0 ? 0 : pointsAt(i, seat) - pointsAt(i - 1, seat);
          if (by !== 0) changes.push(`${(state.pub as unknown as { round: number }).round} ${by}`);
        });
        const merged = new Map<string, number>();
        const gains = found.gains.filter((gain) => gain.seat === seat);
        for (const { round, n } of gains) merged.set(`${round}`, (merged.get(`${round}`) ?? 0) + n);
        const expected = new Map<string, number>();
        for (const change of changes) {
          const [round, by] = change.split(' ');
          expected.set(round!, (expected.get(round!) ?? 0) + Number(by));
        }
        expect(Object.fromEntries(merged)).toEqual(Object.fromEntries(expected));
      }
      expect(found.gains.map(({ from }) => from)).toContain('stage-1');
      expect(
        found.gains.filter(({ from }) => from === 'stage-2').every(({ n }) => n <= (game === (ti4 as unknown) ? 2 : 3)),
      ).toBe(true);
      // Votes: each ballot as it was called out, in order.
      interface Told {
        t: string;
        all: { seat: number; votes: number; agenda?: string; outcome?: string | null; choice?: string | null };
      }
      const told = frames.flatMap(({ events }) => events as unknown as Told[]);
      const ballots = told.filter(({ t }) => t === 'voted' || t === 'moreVotes');
      expect(ballots.length).toBeGreaterThan(0);
      expect(found.votes.flatMap((vote) => vote.ballots.map(({ seat, votes }) => `${seat} ${votes}`))).toEqual(
        ballots.map(({ all }) => `${all.seat} ${all.votes}`),
      );
      const decided = told.filter(({ t }) => t === 'outcome' || t === 'decided');
      expect(found.votes.flatMap(({ outcome }) => outcome ?? [])).toEqual(
        decided.map(({ all }) => all.outcome ?? all.choice),
      );
      expect(found.deals.length).toBe(told.filter(({ t }) => t === 'exchanged' || t === 'agreed').length);
      // Trade goods by other means: whatever was gained and spent, the difference is what lies there at the end.
      const stock = (i: number, seat: number): number =>
        (frames.at(i)!.state.pub as unknown as { sheets: { goods: number }[] }).sheets[seat]!.goods;
      for (const seat of [0, 1, 2]) {
        const [gained, spent] = ['goodsGained', 'goodsSpent'].map((figure) => found.counts[figure]!.total[seat]!);
        expect(gained! - spent!).toBe(stock(-1, seat) - stock(0, seat));
      }
      expect(Math.max(...found.counts['goodsSpent']!.total)).toBeGreaterThan(0);
      // Losses of combats: one for each other side of each combat that somebody won.
      const won = told.filter(({ t }) => t === 'combatOver').map(({ all }) => all as unknown as Over);
      interface Over {
        winner: number | null;
        sides: number[];
      }
      for (const seat of [0, 1, 2]) {
        const fought = won.filter(({ winner, sides }) => winner !== null && sides.includes(seat));
        const [wins, losses] = ['combatsWon', 'combatsLost'].map((figure) => found.counts[figure]?.total[seat] ?? 0);
        expect(wins! + losses!).toBe(fought.length);
        expect(wins).toBe(fought.filter(({ winner }) => winner === seat).length);
      }
      // Fleets by the prices on the unit cards.
      const prices: { [unit: string]: number } = {
        fighter: 0.5,
        destroyer: 1,
        cruiser: 2,
        carrier: 3,
        dreadnought: game === (ti4 as unknown) ? 4 : 5,
        'war-sun': 12,
        flagship: 8,
      };
      interface Fleets {
        units: { [at: string]: { seat: number; type: string; n: number }[] };
      }
      const ships = Object.values((frames.at(-1)!.state.pub as unknown as Fleets).units).flat();
      for (const seat of [0, 1, 2])
        expect(found.levels['fleet']!.total[seat]).toBe(
          ships.reduce((sum, { seat: by, type, n }) => sum + (by === seat ? (prices[type] ?? 0) * n : 0), 0),
        );
      // Round by round: what stood on the table when the round ended.
      interface Standing {
        round: number;
        sheets: { points: number; technologies: string[]; cards?: { card: string }[] }[];
        planets: { [planet: string]: { by?: number | null; owner?: number | null } };
        scored?: { [objective: string]: number[] };
        claimed?: { [objective: string]: number[] };
        strategyCards?: { [card: string]: { holder: number | null } };
      }
      const states = frames.map(({ state }) => state.pub as unknown as Standing);
      for (let round = 1; round <= found.rounds; round++) {
        const { sheets, planets } = states.findLast((pub) => pub.round === round)!;
        const owners = Object.values(planets).map(({ by, owner }) => by ?? owner);
        for (const seat of [0, 1, 2]) {
          const standing = ['points', 'technologies', 'planets'].map(
            (figure) => found.levels[figure]!.byRound[seat]![round],
          );
          const held = owners.filter((owner) => owner === seat).length;
          expect(standing).toEqual([sheets[seat]!.points, sheets[seat]!.technologies.length, held]);
        }
      }
      // Objectives that lie open and Strategy Cards: whatever came to somebody from state to state.
      const changes = (of: (pub: Standing) => string[]): string[] =>
        states.flatMap((pub, i) => {
          const before = i === 0 ? [] : of(states[i - 1]!);
          const now = of(pub).filter((one) => !before.includes(one));
          return now.map((one) => `${pub.round} ${one}`);
        });
      const things = (wanted: string, among?: object): string[] =>
        found.things
          .filter(({ kind, thing }) => kind === wanted && (!among || thing in among))
          .map(({ seat, thing, round }) => `${round} ${seat} ${thing}`)
          .toSorted();
      const openOf = ({ scored, claimed }: Standing) => scored ?? claimed!;
      const scored = changes((pub) =>
        Object.entries(openOf(pub)).flatMap(([objective, seats]) => seats.map((seat) => `${seat} ${objective}`)),
      );
      expect(scored.length).toBeGreaterThan(2);
      expect(things('objective', openOf(states.at(-1)!))).toEqual(scored.toSorted());
      const cards = changes(({ strategyCards, sheets }) => [
        ...Object.entries(strategyCards ?? {}).map(([card, { holder }]) => `${holder} ${card}`),
        ...sheets.flatMap((sheet, seat) => (sheet.cards ?? []).map(({ card }) => `${seat} ${card}`)),
      ]).filter((one) => !one.includes(' null '));
      expect(cards.length).toBeGreaterThan(5);
      expect(things('strategy')).toEqual(cards.toSorted());
      // Who had which faction, and every technology in the order it was learned.
      const learned = told.filter(({ t }) => t === 'researched' || t === 'acquired').map(({ all }) => all.seat);
      expect(found.things.filter(({ kind }) => kind === 'technology').map(({ seat }) => seat)).toEqual(learned);
      expect(new Set(found.things.filter(({ kind }) => kind === 'faction').map(({ seat }) => seat)).size).toBe(3);
    },
    120_000,
  );

  it('[TI4-TRACK-04] a clock runs for each player and phase; together they are the time of the match', () => {
    const game = ti4 as unknown as AnyGame;
    const file = playedMatch(game, 3, 'clock', 300);
    // A command every second, the first after five.
    const timed = { ...file, times: file.commands.map((_, i) => 5000 + i * 1000) };
    const { time } = statistics(game, timed);
    const steps = file.commands.filter((command) => command.do === 'answer');
    const total = time!.flatMap((phases) => Object.values(phases)).reduce((sum, ms) => sum + ms, 0);
    expect(total).toBe(5000 + (file.commands.length - 1) * 1000);
    expect(steps.length).toBe(file.commands.length);
    // By other means: a second for each answer of a seat; the first answer took five.
    const first = (steps[0] as { seat: number }).seat;
    time!.forEach((phases, seat) => {
      const answers = steps.filter((command) => 'seat' in command && command.seat === seat).length;
      expect(Object.values(phases).reduce((sum, ms) => sum + ms, 0)).toBe(answers * 1000 + (seat === first ? 4000 : 0));
    });
    expect(new Set(time!.flatMap((phases) => Object.keys(phases)))).toContain('strategy');
    expect(statistics(game, file).time).toBeNull();
  });

  it('[TI4-TRACK-05] dice are compared with what was to be expected of them', () => {
    const volleys = [
      { unit: 'cruiser', combat: 7, modifier: 0, dice: [7, 6, 10] },
      { unit: 'fighter', combat: 9, modifier: 1, dice: [8, 7] },
    ];
    const all = {
      purpose: 'battle',
      system: 'x',
      planet: null,
      round: 1,
      rolls: [{ by: 1, against: 0, volleys, cancelled: 1 }],
    };
    for (const game of [ti3, ti4] as unknown as AnyGame[]) {
      const [found] = game.statistics!.luck!({ t: 'rolled', all } as never);
      expect(found).toMatchObject({ seat: 1, hits: 3 });
      expect(found!.expected).toBeCloseTo(3 * 0.4 + 2 * 0.3, 12);
      expect(found!.variance).toBeCloseTo(3 * 0.24 + 2 * 0.21, 12);
    }
  });

  it('go into a table of values, one row a figure, seat and round', () => {
    const game = starRealms as unknown as AnyGame;
    const file = playedMatch(game, 2, 'csv', 20_000);
    const tricky = { ...file, seats: [{ name: '=1+1, "x"' }, { name: 'Noor' }] };
    const found = statistics(game, tricky);
    const lines = statisticsAsCsv(found).trimEnd().split('\r\n');
    expect(lines[0]).toBe('figure,seat,player,round,value');
    expect(lines).toContain(`authority,2,Noor,all,${found.levels['authority']!.total[1]}`);
    expect(lines.some((line) => line.startsWith(`won,1,"'=1+1, ""x""",all,`))).toBe(true);
  });
});
