import { describe, expect, it } from 'vitest';
import { gameIds, loadGame } from '@orrery/games';
import { en } from '../text/en.ts';
import { askedOptions, isNamed, isOfUse, usefulOptions } from './optionNeeds.ts';

describe('the options of every game', () => {
  it.each(gameIds)('%s: every option and value has words', async (id) => {
    const game = await loadGame(id);
    const ids = Object.entries(game.options)
      .filter(([, spec]) => spec.values.length > 1)
      .flatMap(([name, spec]) => [
        `opt.${id}.${name}`,
        `opt.${id}.${name}.text`,
        ...spec.values.map((value) => `opt.${id}.${name}.${value}`),
      ]);
    expect(ids.filter((one) => !Object.hasOwn(en, one))).toEqual([]);
  });
  it('no words are left over', async () => {
    const known = new Set<string>();
    for (const id of gameIds)
      for (const [name, spec] of Object.entries((await loadGame(id)).options))
        for (const end of ['', '.text', ...spec.values.map((value) => `.${value}`)])
          known.add(`opt.${id}.${name}${end}`);
    expect(Object.keys(en).filter((one) => one.startsWith('opt.') && !known.has(one))).toEqual([]);
  });
  it('that need another one wait for it', () => {
    expect(isOfUse('star-realms', 'boss', () => 'raid')).toBe(true);
    expect(isOfUse('star-realms', 'boss', () => 'standard')).toBe(false);
    expect(isOfUse('star-realms', 'mode', () => 'standard')).toBe(true);
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
  it('make a table that has a name: a campaign', () => {
    expect(isNamed('star-realms', { mode: 'campaign' })).toBe(true);
    expect(isNamed('star-realms', {})).toBe(false);
    expect(isNamed('ti3-slice', { mode: 'campaign' })).toBe(false);
  });
});
