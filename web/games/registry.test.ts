import { describe, expect, it } from 'vitest';
import { loadGame } from '@orrery/games';
import { speak } from '../text/text.ts';
import { GAMES, gameTitle, seatRange } from './registry.ts';

describe('what the shell says of a game before it is loaded', () => {
  it('the seats are those of the game', async () => {
    for (const card of GAMES) {
      const game = await loadGame(card.id);
      expect([card.id, ...card.seats]).toEqual([card.id, game.seats.min, game.seats.max]);
    }
  });

  it('the name is the game’s own, in the reader’s language', async () => {
    const said = [];
    for (const language of ['en', 'fr', 'de'] as const) {
      await speak(language);
      for (const { id } of GAMES) expect(gameTitle(id)).toBe((await loadGame(id)).title[language]);
      said.push(gameTitle('twilight-imperium-3'));
    }
    expect(said).toEqual(['Twilight Imperium 3', 'Twilight Imperium 3', 'Twilight Imperium 3']);
  });

  it('the seats are figures, a fixed number is one', () => {
    expect(GAMES.map(seatRange)).toEqual(['2–6', '1–8', '3–6', '3–8']);
    expect(seatRange({ ...GAMES[0]!, seats: [3, 3] })).toBe('3');
  });
});
