import { describe, expect, it } from 'vitest';
import { gameIds, loadGame } from '@orrery/games';
import { leakTest } from '../testing/leaks.ts';

describe('no secret leaves the server', () => {
  it("nothing sent to a seat or spectator holds another's cards, sealed numbers or the key (npm run leaks does 500 matches of each game)", async () => {
    const report = await leakTest('parley', 8, 3, { rounds: '12' });
    expect(report.leaks).toEqual([]);
    expect(report.canaries).toBeGreaterThan(100);
    expect(report.messages).toBeGreaterThan(500);
  });

  for (const id of gameIds)
    it(`nor in ${id}, with options by chance`, { timeout: 180_000 }, async () => {
      const { seats } = await loadGame(id);
      // Tables of three play the long games: one of theirs is as much to look at as several of the others.
      const report = await leakTest(id, seats.min > 2 ? 1 : 2, Math.max(2, seats.min));
      expect(report.leaks).toEqual([]);
      expect(report.canaries).toBeGreaterThan(10);
    });

  it('and one card sent to the wrong seat is found', async () => {
    const report = await leakTest('parley', 1, 3, { rounds: '4' }, (text, seat, state) =>
      seat === 0 && state && text.startsWith('{"t":"update"')
        ? text.replace('"events"', `"card":${JSON.stringify(state.own[1]!.table.cards['hand.1']![0])},"events"`)
        : text,
    );
    expect(report.leaks.length).toBeGreaterThan(0);
  });
});
