import { describe, expect, it } from 'vitest';
import { Match, defaultAnswer, nextDecision, readMatchFile, toMatchFile, view, writeMatchFile } from '@orrery/kernel';
import { loadGame } from '@orrery/games';
import { eventsFor, filmOf } from '../film/film.ts';
import { pack, unpack } from './link.ts';

describe('a match in a link', () => {
  it('comes out as it went in, and can be played', async () => {
    const game = await loadGame('star-realms');
    const match = new Match(game, { seats: 2, options: {}, key: [1, 2, 3, 4] });
    for (let i = 0; i < 40; i++) {
      const d = nextDecision(game, match.state);
      if (!d) break;
      const answer = defaultAnswer(game, view(match.state, d.seat), d);
      match.play({ do: 'answer', seat: d.seat, n: match.state.pub.table.n, ask: d.id, answer });
    }
    const file = toMatchFile(match, [{ name: 'Mira' }, { name: 'Kepler', bot: 'gentle' }]);
    const packed = (await pack(file))!;
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(writeMatchFile(file).length);
    const read = readMatchFile((await unpack(packed))!);
    expect(read).toMatchObject({ ok: true, file });
    const { frames } = await filmOf(file);
    expect(frames.length).toBe(file.commands.length + 1);
    // Drawn cards: all is told where everything lies open, and to each seat its own.
    const drawn = (eyes: 0 | 1 | 'all') =>
      frames
        .flatMap((frame): { t?: string; some?: unknown }[] => eventsFor(frame, eyes))
        .filter((event) => event.t === 'drew' && event.some).length;
    expect(drawn('all')).toBe(drawn(0) + drawn(1));
    expect(drawn(0)).toBeGreaterThan(0);
  });
  it('is refused when damaged', async () => {
    expect(await unpack('not a match')).toBeNull();
  });
});
