import { describe, expect, it } from 'vitest';
import { keyBytes, minutesOf, timeText } from './notices.ts';

describe('quiet hours', () => {
  it('are minutes since midnight, written as a clock', () => {
    for (const [text, minutes] of [
      ['00:00', 0],
      ['07:05', 425],
      ['23:59', 1439],
    ] as const) {
      expect(timeText(minutes)).toBe(text);
      expect(minutesOf(text)).toBe(minutes);
    }
    for (const text of ['', '24:00', '7:05', '12:60', 'noon']) expect(minutesOf(text)).toBeNull();
  });
});

describe('the key for notices', () => {
  it('is read from its form for addresses', () => {
    expect([...keyBytes('-_8A')]).toEqual([251, 255, 0]);
  });
});
