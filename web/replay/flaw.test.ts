import { describe, expect, it } from 'vitest';
import {
  FORMAT,
  Match,
  defaultAnswer,
  nextDecision,
  readMatchFile,
  replay,
  toMatchFile,
  view,
  writeMatchFile,
} from '@orrery/kernel';
import type { MatchFile } from '@orrery/kernel';
import { loadGame } from '@orrery/games';
import { flawOf } from './flaw.ts';

describe('what is wrong with a match file', () => {
  it('is told by its kind, from what the readers of files really say', async () => {
    const game = await loadGame('star-realms');
    const match = new Match(game, { seats: 2, options: {}, key: [1, 2, 3, 4] });
    for (let i = 0; i < 3; i++) {
      const d = nextDecision(game, match.state)!;
      const answer = defaultAnswer(game, view(match.state, d.seat), d);
      match.play({ do: 'answer', seat: d.seat, n: match.state.pub.table.n, ask: d.id, answer });
    }
    const file = toMatchFile(match, [{ name: 'Mira' }, { name: 'Kepler', bot: 'gentle' }]);
    const read = (text: string) => {
      const found = readMatchFile(text);
      return found.ok ? null : flawOf(found.flaw.reason);
    };
    const text = writeMatchFile(file);
    expect(read(text)).toBeNull();
    expect(read('no file')).toBe('flaw.other');
    expect(read('[]')).toBe('flaw.other');
    expect(read('{}')).toBe('flaw.other');
    expect(read(text.replace('"version": 2', '"version": 9'))).toBe('flaw.version');
    expect(read(text.replace('"key": "', '"key": "x'))).toBe('flaw.form');

    const played = (changes: Partial<MatchFile>) => {
      const found = replay(game, { ...file, ...changes });
      return found.ok ? null : flawOf(found.flaw.reason);
    };
    expect(played({})).toBeNull();
    expect(played({ rules: file.rules + 1 })).toBe('flaw.rules');
    expect(played({ commitment: '0'.repeat(64) })).toBe('flaw.key');
    expect(played({ commands: [...file.commands].reverse() })).toBe('flaw.command');
    expect(played({ hashes: file.hashes.map(() => `${FORMAT}-${'0'.repeat(16)}`) })).toBe('flaw.changed');
    await expect(loadGame('chess').catch((error: unknown) => flawOf(String(error)))).resolves.toBe('flaw.game');
  });
});
