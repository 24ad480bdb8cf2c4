import { describe, expect, it } from 'vitest';
import { aboard, hits, isHit, room, stow } from '../index.ts';

describe('holds', () => {
  it('loading and unloading gives equal cargoes the same shape', () => {
    expect(stow(stow({}, 'ground', 2), 'ground', -2)).toEqual({});
    expect(stow({ ground: 2 }, 'ground', 1)).toEqual({ ground: 3 });
    expect(aboard({ ground: 3, pds: 1 })).toBe(4);
  });

  it('refuses to unload what is not there', () => {
    expect(() => stow({ ground: 1 }, 'ground', -2)).toThrow(RangeError);
  });

  it('room is what capacity leaves, never less than none', () => {
    expect(room(6, { ground: 4 })).toBe(2);
    expect(room(6, { ground: 7 })).toBe(0);
  });
});

describe('dice', () => {
  it('a modifier changes the die, and equal to the combat value is a hit', () => {
    expect(isHit(7, 0, 7)).toBe(true);
    expect(isHit(6, 0, 7)).toBe(false);
    expect(isHit(6, 1, 7)).toBe(true);
    expect(isHit(7, -1, 7)).toBe(false);
  });

  it('counts the hits of a whole roll', () => {
    expect(
      hits([
        { unit: 'cruiser', combat: 7, modifier: 0, dice: [2, 5, 7] },
        { unit: 'dreadnought', combat: 5, modifier: 0, dice: [6] },
      ]),
    ).toBe(2);
  });
});
