import { describe, expect, it } from 'vitest';
import { loadGame } from '@orrery/games';
import { GAMES, seatRange } from './games.ts';

describe('what the shell says of a game before it is loaded', () => {
  it('the seats are those of the game', async () => {
    for (const card of GAMES) {
      const game = await loadGame(card.id);
      expect([card.id, ...card.seats]).toEqual([card.id, game.seats.min, game.seats.max]);
    }
  });

  it('a fixed number of seats is one figure', () => {
    expect(GAMES.map(seatRange)).toEqual(['2–6', '1–8', '3']);
  });
});
