import { describe, expect, it } from 'vitest';
import { Match, keyFromSeed, toMatchFile, view } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { starRealms } from '@orrery/star-realms';
import { filmOf, playedLine, swings } from './film.ts';
import type { Film } from './film.ts';

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

describe('the players of a film', () => {
  it('are told apart where several have one name', async () => {
    const named = async (...names: string[]) => {
      const match = new Match(starRealms, { seats: 2, options: {}, key: keyFromSeed('names') });
      const film = await filmOf(
        toMatchFile(
          match,
          names.map((name) => ({ name })),
        ),
      );
      return film.file.seats.map(({ name }) => name);
    };
    expect(await named('medium', 'medium')).toEqual(['medium 1', 'medium 2']);
    expect(await named('Ada', 'medium')).toEqual(['Ada', 'medium']);
  });
});

describe('the moments of a match', () => {
  /** Everybody plays the whole hand, attacks and ends the turn, for some turns. */
  const someTurns = async (turns: number): Promise<Film> => {
    const match = new Match(starRealms, { seats: 2, options: {}, key: keyFromSeed('moments') });
    while (match.state.pub.turn <= turns) {
      const { table, active, players } = match.state.pub;
      const [card] = match.state.own[active]!.table.cards[`hand.${active}`] ?? [];
      const { combat } = players[active]!;
      const act = card
        ? { do: 'play', card }
        : combat > 0
          ? { do: 'attack', seat: 1 - active, amount: combat }
          : { do: 'end' };
      const { id } = table.open.find((d) => d.seat === active)!;
      const played = match.play({ do: 'answer', seat: active, n: table.n, ask: id, answer: act as never });
      expect(played.ok).toBe(true);
    }
    return filmOf(toMatchFile(match, [{ name: 'A' }, { name: 'B' }]));
  };

  it('are whole turns, those in which the chances moved most, in the order of play', async () => {
    const film = await someTurns(6);
    const line = playedLine(film);
    const turnAt = (i: number) => (film.frames[i]!.state.pub as unknown as { turn: number }).turn;
    const chance = (i: number, seat: Seat) =>
      starRealms.bot.evaluate!(view(film.frames[i]!.state, seat) as never, seat);
    const all = swings(starRealms as never, film, line, 99);
    expect(all.map(({ turn }) => turn)).toEqual([2, 3, 4, 5, 6, 7]);
    for (const { turn, seat, by, frames } of all) {
      expect(frames).toEqual(line.filter((i) => turnAt(i) === turn));
      expect(by).toBeCloseTo(chance(frames.at(-1)!, seat) - chance(frames[0]! - 1, seat), 10);
    }
    const largest = all.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, 2);
    expect(swings(starRealms as never, film, line, 2)).toEqual(largest.toSorted((a, b) => a.turn - b.turn));
  });
});
