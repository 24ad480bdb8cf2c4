import { describe, expect, it } from 'vitest';
import { gameIds, loadGame } from '@orrery/games';
import { en } from '../text/en.ts';
import { isOfUse } from './optionNeeds.ts';

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
});
