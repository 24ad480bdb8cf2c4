import { describe, expect, it } from 'vitest';
import { loadGame } from '@orrery/games';
import { Match, awaited, keyFromHex } from '@orrery/kernel';
import { prelude } from '@orrery/web/worker/prelude.ts';
import { chaptersOf, ruleIn } from '@orrery/web/games/rulebooks.ts';
import { entry } from './entry.ts';
import { EXPLAINED, LESSONS, PLAN } from './lesson.ts';

describe('the lessons of the third edition', () => {
  it.each(LESSONS.map(({ id }) => [id]))('%s begins with the question it is about, asked of the reader', async (id) => {
    const { seats, options, key, level, until } = LESSONS.find((lesson) => lesson.id === id)!;
    const game = await loadGame(entry.id);
    const setup = { seats, options, key: keyFromHex(key)! };
    const match = new Match(game, setup);
    for (const command of prelude(game, { ...setup, mine: 0, level }, until!)) match.play(command);
    expect(awaited(game, match.state, 0).map(({ kind }) => kind)).toContain(until!.kind);
    expect(match.state.pub.table.result).toBeNull();
  });
  it('each has something to learn, cites rules that have words, and is short', async () => {
    const chapters = await chaptersOf(entry.id, 'en');
    expect(Object.keys(PLAN)).toEqual(LESSONS.map(({ id }) => id));
    for (const rule of Object.values(EXPLAINED)) expect(ruleIn(chapters, rule)).toBeTruthy();
    expect(LESSONS.every(({ minutes }) => minutes < 10)).toBe(true);
  });
});
