import { describe, expect, it } from 'vitest';
import { readNotes, withArrow, withWords, withoutArrows } from './notes.ts';

const none = readNotes(null);

describe('private notes on the map', () => {
  it('are words at systems, taken away by writing nothing', () => {
    const one = withWords(none, 'lodor', 'hold until round 4');
    expect(one.words).toEqual({ lodor: 'hold until round 4' });
    expect(withWords(one, 'lodor', ' ')).toEqual(none);
  });
  it('are arrows: the same once more takes it away, and none leads nowhere', () => {
    const one = withArrow(withArrow(none, 'a', 'b'), 'a', 'c');
    expect(one.arrows).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ]);
    expect(withArrow(one, 'a', 'b').arrows).toEqual([['a', 'c']]);
    expect(withArrow(one, 'b', 'b')).toEqual(one);
    expect(withoutArrows(one, 'a').arrows).toEqual([]);
  });
  it('are read as they were kept, and begin anew where they cannot be read', () => {
    const one = withArrow(withWords(none, 'a', 'mine'), 'a', 'b');
    expect(readNotes(JSON.stringify(one))).toEqual(one);
    for (const broken of ['{', '{"words":{"a":1},"arrows":[]}', '{"words":{},"arrows":[["a"]]}', '7'])
      expect(readNotes(broken)).toEqual(none);
  });
});
