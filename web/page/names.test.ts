import { describe, expect, it } from 'vitest';
import { NameRefused, allowedName } from './names.ts';

describe('names', () => {
  it('are refused with the characters that no name may have, each named once', () => {
    expect(() => allowedName('<script>alert(1)</script>')).toThrow(new NameRefused(['<', '>']));
    expect(allowedName('Zoë d’Orléans 2')).toBe('Zoë d’Orléans 2');
  });
});
