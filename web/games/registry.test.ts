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
      for (const { id } of GAMES) expect(gameTitle(id)).toBe((await loadGame(id)).words[language].title);
      said.push(gameTitle('ti3-slice'));
    }
    expect(said).toEqual([
      'Twilight Imperium 3: skirmish',
      'Twilight Imperium 3\u202f: escarmouche',
      'Twilight Imperium 3: Scharmützel',
    ]);
  });

  it('a fixed number of seats is one figure', () => {
    expect(GAMES.map(seatRange)).toEqual(['2–6', '1–8', '3']);
  });
});
