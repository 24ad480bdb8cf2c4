import { assert, dictionary, jsonValue, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { fingerprint } from './hash.ts';

const record = dictionary(string(), jsonValue({ maxDepth: 3 }), { maxKeys: 6 });

it('the order of keys and the way a value came about do not matter', () => {
  assert(
    property(record, (value) => {
      const turned = Object.fromEntries(Object.entries(value).toReversed());
      expect(fingerprint(turned)).toBe(fingerprint(value));
      expect(fingerprint(JSON.parse(JSON.stringify(value)))).toBe(fingerprint(value));
    }),
  );
});

it('an entry that is undefined is no entry', () => {
  expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }));
});

it('whatever differs has another fingerprint: values, order in lists, lists and records, numbers and texts', () => {
  const values = [
    {},
    [],
    [1, 2],
    [2, 1],
    { 0: 1, 1: 2 },
    ['1', 2],
    '1',
    1,
    0,
    -1,
    0.5,
    null,
    true,
    false,
    { a: [1] },
    { a: { 0: 1 } },
  ];
  expect(new Set(values.map(fingerprint)).size).toBe(values.length);
  assert(
    property(record, string(), jsonValue({ maxDepth: 2 }), (value, key, other) => {
      const changed = { ...value, [key]: other };
      const isSame = JSON.stringify(value[key]) === JSON.stringify(other) && Object.hasOwn(value, key);
      expect(fingerprint(changed) === fingerprint(value)).toBe(isSame);
    }),
  );
});
