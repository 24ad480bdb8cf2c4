import { describe, expect, it } from 'vitest';
import { archiveAsCsv, archiveOf, placeIn, recordOf } from './archive.ts';
import type { MatchStatistics, Thing } from './statistics.ts';

describe('an archive of finished matches', () => {
  const match = (winner: number, more: Partial<MatchStatistics> = {}): MatchStatistics => ({
    game: 'twilight-imperium-4',
    options: { points: '10' },
    players: [{ name: 'Ada' }, { name: 'Noor' }],
    winners: [winner],
    scores: [10, 8],
    rule: 'TI4-GOAL-01',
    rounds: 5,
    answers: [1, 1],
    counts: {},
    levels: {},
    luck: null,
    things: [{ seat: 0, thing: 'sol', kind: 'faction', round: 0 }],
    gains: [],
    votes: [],
    deals: [],
    time: null,
    ...more,
  });
  const matches = [
    match(0),
    match(0, { rounds: 7 }),
    match(1),
    match(1, { options: { points: '14' } }),
    match(0, {
      players: [
        { name: 'A', bot: 'hard' },
        { name: 'B', bot: 'hard' },
      ],
    }),
    match(0, { rule: null }),
  ];

  it('[TI4-TRACK-06] is filtered, with win rates by seat, player and thing and how sure they are; bots are kept apart', () => {
    const found = archiveOf(matches, { game: 'twilight-imperium-4', seats: 2, options: { points: '10' } }, 'people');
    expect(found).toMatchObject({ matches: 3, apart: 1, rounds: { least: 5, most: 7 } });
    expect(found.bySeat[0]).toMatchObject({ games: 3, wins: 2, value: 2 / 3 });
    expect(found.bySeat[0]!.low).toBeLessThan(0.25);
    expect(found.bySeat[0]!.high).toBeGreaterThan(0.9);
    expect(found.byThing.faction!['sol']).toMatchObject({ games: 3, wins: 2 });
    expect(found.byPlayer['Noor']).toMatchObject({ games: 3, wins: 1 });
    expect(archiveOf(matches, {}, 'bots')).toMatchObject({ matches: 1, apart: 4 });
    expect(archiveOf(matches, { player: 'Kai' }, 'people')).toMatchObject({ matches: 0, rounds: null });
    expect(archiveOf(matches, { things: ['hacan'] }, 'people').matches).toBe(0);
    expect(archiveOf(matches, { things: ['sol', 'hacan'] }, 'people').matches).toBe(0);
    expect(archiveOf(matches, { things: ['sol'] }, 'people').matches).toBe(4);
    expect(found.even).toBe(0.5);
    expect(found.lengths).toEqual({ 5: 2, 7: 1 });
  });

  it('[TI4-TRACK-06] counts a strategy card once a pick, anything else once a seat', () => {
    const things: Thing[] = [
      { seat: 0, thing: 'warfare', kind: 'strategy', round: 1 },
      { seat: 0, thing: 'warfare', kind: 'strategy', round: 2 },
      { seat: 1, thing: 'warfare', kind: 'strategy', round: 3 },
      { seat: 1, thing: 'sarween-tools', kind: 'technology', round: 1 },
      { seat: 1, thing: 'sarween-tools', kind: 'technology', round: 2 },
    ];
    const { byThing } = archiveOf([match(0, { things })], {}, 'people');
    expect(byThing.strategy!['warfare']).toMatchObject({ games: 3, wins: 2 });
    expect(byThing.technology!['sarween-tools']).toMatchObject({ games: 1, wins: 0 });
  });

  it('goes into a table of values without names', () => {
    const lines = archiveAsCsv([match(1)])
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toBe('1,twilight-imperium-4,points=10,2,1,,sol,0,10,5,,');
    expect(lines.join()).not.toContain('Ada');
  });

  it('tells one player their own record: places, the faction they won with, and their dice', () => {
    const luck = [{ hits: 12, expected: 10, spread: 2, deviation: 1 }];
    const own = recordOf([
      { match: match(0, { luck }), seat: 0 },
      { match: match(1, { scores: [8, 10] }), seat: 0 },
    ]);
    expect(own).toMatchObject({ games: 2, points: 9, places: [1, 2], best: { faction: 'sol', games: 2, wins: 1 } });
    expect(own.won).toMatchObject({ games: 2, wins: 1, value: 0.5 });
    expect(own.luck).toEqual({ hits: 2, spread: 2 });
    expect(placeIn({ scores: [7, 7, 9, 3], winners: [2] }, 3)).toBe(4);
    expect(placeIn({ scores: [7, 7, 9, 3], winners: [2] }, 1)).toBe(2);
    expect(recordOf([])).toMatchObject({ games: 0, best: null, luck: null });
  });
});
