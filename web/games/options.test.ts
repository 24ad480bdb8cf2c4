import { describe, expect, it } from 'vitest';
import { gameIds, loadGame } from '@orrery/games';
import { speak } from '../text/text.ts';
import { askedOptions, isOfUse, nameOfTable, optionWords, usefulOptions } from './options.ts';
import { fetchGame } from './registry.ts';

describe('the options of every game', () => {
  it('that need another one wait for it', () => {
    expect(isOfUse('star-realms', 'boss', () => 'raid')).toBe(true);
    expect(isOfUse('star-realms', 'boss', () => 'standard')).toBe(false);
    expect(isOfUse('star-realms', 'mode', () => 'standard')).toBe(true);
  });
  it.each(gameIds)('%s: what an option needs is an option of the game, with such values', async (id) => {
    const game = await loadGame(id);
    const { gameEntry } = await import('./registry.ts');
    for (const [name, need] of Object.entries(gameEntry(id)!.needs ?? {})) {
      expect(Object.keys(game.options)).toContain(name);
      expect(need.values.filter((value) => !game.options[need.option]!.values.includes(value))).toEqual([]);
    }
  });
  it('that an address asks for are taken if the game knows them; what is of no use beside the rest is left out', async () => {
    const game = await loadGame('star-realms');
    const deck = 'upgrades=rust-rat.1:se-sheet-1';
    const asked = (text: string) => askedOptions(game, new URLSearchParams(text));
    expect(asked(new URLSearchParams({ campaign: deck, tradeDeck: '84' }).toString())).toEqual({
      campaign: deck,
      tradeDeck: '84',
    });
    expect(asked('campaign=upgrades%3Dscout.1%3Ase-sheet-1&mode=chess&toString=1&boss=seat1')).toEqual({
      boss: 'seat1',
    });
    expect(usefulOptions(game, { mode: 'campaign', campaign: deck, tradeDeck: '84', boss: 'seat1' })).toEqual({
      mode: 'campaign',
    });
    expect(usefulOptions(game, { campaign: deck, boss: 'seat1' })).toEqual({ campaign: deck });
  });
  it('make a table that has a name: a campaign', async () => {
    await speak('fr');
    await fetchGame('star-realms');
    expect(nameOfTable('star-realms', { mode: 'campaign' })).toBe('Campagne');
    expect(nameOfTable('star-realms', {})).toBeNull();
    expect(nameOfTable('twilight-imperium-3', { mode: 'campaign' })).toBeNull();
  });
  it('are named in the language on screen, and by their own name where nobody wrote one', async () => {
    await fetchGame('star-realms');
    await speak('en');
    expect(optionWords('star-realms', 'mode').value('hunter')).toBe('Hunter');
    await speak('de');
    expect(optionWords('star-realms', 'mode').value('hunter')).toBe('Jäger');
    expect(optionWords('star-realms', 'handicap')).toMatchObject({ name: 'handicap', text: '' });
  });
});
