import { array, assert, dictionary, jsonValue, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint, Fingerprints } from './hash.ts';

const few = { maxKeys: 4, maxLength: 4 };
const plain = jsonValue({ maxDepth: 3 });
const state = dictionary(string(), dictionary(string(), array(plain, few), few), few);

describe('the fingerprints of states that follow one another', () => {
  it('are those of each state alone, whatever came before', () => {
    assert(
      property(array(state, { maxLength: 6 }), (states) => {
        const fingerprints = new Fingerprints();
        for (const one of states) expect(fingerprints.of(one)).toBe(fingerprint(one));
      }),
    );
  });

  it('are those of each state alone where they share parts, again and again', () => {
    assert(
      property(state, string(), string(), plain, (first, part, field, other) => {
        const second = { ...first, [part]: { ...first[part], [field]: [other] } };
        const fingerprints = new Fingerprints();
        for (const one of [first, second, first, first, second]) expect(fingerprints.of(one)).toBe(fingerprint(one));
      }),
    );
  });
});
