import { describe, expect, it } from 'vitest';
import { loadGame } from './index.ts';
import { TABLE_OPTIONS, readLine, readSetup, statisticsOfTrack, trackOf, writeLine, writeSetup } from './companion.ts';
import type { Line } from './companion.ts';

const setup = readSetup('names=Ada,Noor,Kai&factions=sol,hacan,jol-nar&points=10')!;
const lines = (...texts: string[]): Line[] => texts.map((text) => readLine(text)!);
const game = lines(
  '0 phase strategy',
  '0 turn 0',
  '60000 pick 0 leadership',
  '60000 turn 1',
  '90000 pick 1 warfare',
  '90000 phase action',
  '150000 tech 1 sarween-tools',
  '150000 pause',
  '400000 turn 2',
  '460000 score 2 corner-the-market 1 stage-1',
  '460000 take 2 lodor',
  '460000 take 2 mecatol-rex',
  '460000 pass 2',
  '500000 round 2',
  '500000 agenda seed-of-an-empire',
  '510000 ballot 0 for 7',
  '511000 ballot 1 against 4',
  '512000 outcome for',
  '515000 take 0 mecatol-rex',
  '520000 score 0 other 1 mecatol',
  '530000 score 2 other -1 other',
  '540000 end 0',
);

describe('a game at a real table', () => {
  it.each(Object.entries(TABLE_OPTIONS))(
    '[TI4-TRACK-06] %s: agrees on options of the game, the usual value first',
    async (id, all) => {
      const { options } = await loadGame(id);
      for (const [option, values] of Object.entries(all)) {
        expect(options[option]!.values.toSorted()).toEqual(values.toSorted());
        expect(options[option]!.default).toBe(values[0]);
      }
    },
  );

  it('[TI4-TRACK-03] stands as its lines say: points, objectives, technologies, cards of the round, planets, phase', () => {
    const at = (n: number) => trackOf(setup, game.slice(0, n));
    expect(at(2)).toMatchObject({ round: 1, phase: 'strategy', turn: 0 });
    expect(at(5).seats.map(({ cards }) => cards)).toEqual([['leadership'], ['warfare'], []]);
    expect(at(13).seats[2]).toMatchObject({
      points: 1,
      scored: ['corner-the-market'],
      planets: ['lodor', 'mecatol-rex'],
      hasPassed: true,
    });
    expect(at(13).seats[1]!.technologies).toEqual(['sarween-tools']);
    expect(at(14).seats.map(({ cards }) => cards)).toEqual([[], [], []]);
    expect(at(14).seats.map(({ hasPassed }) => hasPassed)).toEqual([false, false, false]);
    expect(trackOf(setup, game)).toMatchObject({ round: 2, turn: null, winners: [0] });
  });

  it('[TI4-TRACK-03] a planet has one owner, and can be given up', () => {
    const planets = (...more: string[]) => trackOf(setup, lines(...more)).seats.map((seat) => seat.planets);
    expect(planets('1 take 0 lodor', '2 take 0 quann', '3 take 1 lodor')).toEqual([['quann'], ['lodor'], []]);
    expect(planets('1 take 0 lodor', '2 lose 0 lodor')).toEqual([[], [], []]);
    // Games that began before planets had names.
    const counted = statisticsOfTrack('twilight-imperium-4', setup, lines('1 planets 0 5', '2 take 0 lodor'));
    expect(counted.levels['planets']!.total).toEqual([6, 0, 0]);
  });

  it('[TI4-TRACK-04] keeps a clock for each player and phase, and none while it is paused', () => {
    const { seats } = trackOf(setup, game);
    expect(seats[0]!.time).toEqual({ strategy: 60_000 });
    expect(seats[1]!.time).toEqual({ strategy: 30_000, action: 60_000 });
    expect(seats[2]!.time).toEqual({ action: 140_000 });
  });

  it('[TI4-TRACK-01, TI4-TRACK-02] ends in the same statistics as a match', () => {
    const found = statisticsOfTrack('twilight-imperium-4', setup, game);
    expect(found).toMatchObject({ winners: [0], scores: [1, 0, 0], rounds: 2, options: { points: '10' } });
    expect(found.gains).toContainEqual({ seat: 2, n: 1, from: 'stage-1', round: 1 });
    expect(found.votes).toEqual([
      {
        round: 2,
        agenda: 'seed-of-an-empire',
        outcome: 'for',
        ballots: [
          { seat: 0, choice: 'for', votes: 7 },
          { seat: 1, choice: 'against', votes: 4 },
        ],
      },
    ]);
    expect(found.levels['points']!.byRound[2]).toEqual([0, 1, 0]);
    expect(found.levels['planets']!.byRound[2]).toEqual([0, 2, 1]);
    expect(found.levels['planets']!.total).toEqual([1, 0, 1]);
    expect(found.things.filter(({ kind }) => kind === 'faction')).toHaveLength(3);
  });

  it('[TI4-TRACK-07] any line can be taken back: the game stands as before it', () => {
    const written: Line[] = [];
    const stood = game.map((line) => {
      const before = structuredClone(trackOf(setup, written));
      written.push(line);
      return before;
    });
    for (const before of stood.toReversed()) {
      written.pop();
      expect(trackOf(setup, written)).toEqual(before);
    }
    expect(trackOf(setup, game.slice(0, -1)).winners).toBeNull();
  });

  it('travels as text, and takes nothing else', () => {
    for (const line of game) expect(readLine(writeLine(line))).toEqual(line);
    expect(readSetup(writeSetup(setup))).toEqual(setup);
    for (const wrong of [
      '',
      'score',
      '5 score 9 x 1 y',
      '5 score 2 x',
      '5 boom 1',
      '5 constructor',
      '5 pick 0 <b>',
      '5 ballot 0 for',
    ])
      expect(readLine(wrong)).toBeNull();
    for (const wrong of ['names=Ada&factions=sol', 'names=Ada,Noor&factions=sol', 'names=<b>,Noor&factions=sol,hacan'])
      expect(readSetup(wrong)).toBeNull();
  });
});
