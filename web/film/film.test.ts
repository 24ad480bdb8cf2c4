import { describe, expect, it } from 'vitest';
import { Match, keyFromSeed, toMatchFile } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { starRealms } from '@orrery/star-realms';
import { filmOf, playedLine } from './film.ts';

describe('the line that was played', () => {
  it('leaves out what was taken back', async () => {
    const match = new Match(starRealms, { seats: 2, options: {}, key: keyFromSeed('line') });
    const answer = (seat: Seat, act: object) => {
      const { table } = match.state.pub;
      const { id } = table.open.find((d) => d.seat === seat)!;
      return match.play({ do: 'answer', seat, n: table.n, ask: id, answer: act as never });
    };
    const seat = match.state.pub.first;
    const [first, second] = match.state.own[seat]!.table.cards[`hand.${seat}`]!;
    const before = match.state.pub.table.n;
    expect(answer(seat, { do: 'play', card: first }).ok).toBe(true);
    expect(match.play({ do: 'undo', seat, n: match.state.pub.table.n, to: before }).ok).toBe(true);
    expect(answer(seat, { do: 'play', card: second }).ok).toBe(true);
    const film = await filmOf(
      toMatchFile(
        match,
        [0, 1].map((s) => ({ name: `${s}` })),
      ),
    );
    expect(film.frames.map((frame) => frame.do)).toEqual(['answer', 'answer', 'undo', 'answer']);
    const line = playedLine(film);
    expect(line).toEqual([0, 3]);
    expect(film.frames[line[1]!]!.state.pub.table.cards[`play.${seat}`]).toEqual([second]);
  });
});
