import { describe, expect, it } from 'vitest';
import { applied, mutantsOf, sampleOf } from './mutants.ts';

const changed = (source: string): string[] => mutantsOf('x.ts', source).map((m) => applied(source, m));

describe('mutants of a source', () => {
  it('change operators, conditions, literals and calls, one at a time', () => {
    expect(changed('const a = b < c;')).toEqual(['const a = b <= c;']);
    expect(changed('const a = b && c;')).toEqual(['const a = b || c;']);
    expect(changed('const a = !b;')).toEqual(['const a = b;']);
    expect(changed('const a = b ? c : d;')).toEqual(['const a = b ? d : c;']);
    expect(changed('if (a) b = 1;')).toEqual(['if (!(a)) b = 1;', 'if (a) b = 2;']);
    expect(changed('a += true;')).toEqual(['a -= true;', 'a += false;']);
    expect(changed('for (;;) i++;')).toEqual(['for (;;) i--;']);
    expect(changed('go(); const x = y;')).toEqual(['; const x = y;']);
  });
  it('leave types and imports alone, and find what types are laid over', () => {
    expect(changed("import a from 'b'; type T = 1 | true; let x: 2;")).toEqual([]);
    expect(changed('const a = (b + c) as number;')).toEqual(['const a = (b - c) as number;']);
  });
  it('are sampled without repetition, the same for the same seed', () => {
    const all = Array.from({ length: 50 }, (_, i) => i);
    const some = sampleOf(all, 20, 7);
    expect(new Set(some).size).toBe(20);
    expect(sampleOf(all, 20, 7)).toEqual(some);
    expect(sampleOf(all, 20, 8)).not.toEqual(some);
    expect(sampleOf(all, 99, 1).toSorted((a, b) => a - b)).toEqual(all);
  });
});
