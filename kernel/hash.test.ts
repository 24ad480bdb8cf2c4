import { array, assert, dictionary, jsonValue, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from './hash.ts';

const few = { maxKeys: 4, maxLength: 4 };
const plain = jsonValue({ maxDepth: 3 });
const state = dictionary(string(), dictionary(string(), array(plain, few), few), few);

describe('the fingerprint of a state', () => {
  it('is the same whether or not the state before is known', () => {
    assert(
      property(plain, plain, (value, before) => {
        expect(fingerprint(value, before)).toBe(fingerprint(value));
      }),
    );
  });

  it('is the same where it shares parts with the state before, again and again', () => {
    assert(
      property(state, string(), string(), plain, (first, part, field, other) => {
        const second = { ...first, [part]: { ...first[part], [field]: [other] } };
        for (const [value, before] of [
          [first, first],
          [second, first],
          [first, second],
          [second, second],
        ])
          expect(fingerprint(value, before)).toBe(fingerprint(value));
      }),
    );
  });
});
