import { array, assert, constantFrom, dictionary, jsonValue, letrec, oneof, property, string } from 'fast-check';
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

  it('are those of each state alone where lists and records with the same content take turns', () => {
    const [list, record] = [{ a: { b: [1, 2] } }, { a: { b: { x: 1, y: 2 } } }];
    const fingerprints = new Fingerprints();
    for (const one of [list, record, list, { a: [[1], { x: 1 }] }, { a: [{ x: 1 }, [1]] }, { a: { 0: 1, x: [1] } }])
      expect(fingerprints.of(one)).toBe(fingerprint(one));
    const { small } = letrec<{ small: unknown }>((tie) => ({
      small: oneof(
        { maxDepth: 4 },
        constantFrom(1, 'a', null),
        array(tie('small'), { maxLength: 3 }),
        dictionary(constantFrom('x', 'y', '0'), tie('small'), { maxKeys: 3 }),
      ),
    }));
    assert(
      property(array(small, { maxLength: 6 }), (states) => {
        const known = new Fingerprints();
        for (const one of states) {
          const whole = { part: one };
          expect(known.of(whole)).toBe(fingerprint(whole));
        }
      }),
      { numRuns: 500 },
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
