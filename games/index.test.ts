import { describe, expect, it } from 'vitest';
import { NoGame, gameIds, loadGame } from './index.ts';

describe('the registry of games', () => {
  it.each(gameIds)('loads %s by its own id', async (id) => {
    const game = await loadGame(id);
    expect(game.id).toBe(id);
    expect(game.title.fr).not.toBe('');
  });
  it('says which games there are when one is not', async () => {
    await expect(loadGame('chess')).rejects.toThrow(NoGame);
    await expect(loadGame('toString')).rejects.toThrow('there is no game "toString"; the games are star-realms, ');
  });
});
