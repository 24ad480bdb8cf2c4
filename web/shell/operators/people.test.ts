import { describe, expect, it } from 'vitest';
import { tableOf } from './people.ts';

describe('a table by its link', () => {
  it('is found in the link, in a link to its replay, and in its last part alone', () => {
    for (const link of [
      'https://orrery.example/t/k3v9x2ab',
      ' https://orrery.example/t/k3v9x2ab/ ',
      'https://orrery.example/replay/t.k3v9x2ab?at=4&eyes=all',
      '/t/k3v9x2ab',
      'k3v9x2ab',
    ])
      expect(tableOf(link)).toBe('k3v9x2ab');
  });

  it('is not found where there is none', () => {
    expect(tableOf('https://orrery.example/')).toBeNull();
    expect(tableOf('Zwei Sonnen')).toBeNull();
  });
});
