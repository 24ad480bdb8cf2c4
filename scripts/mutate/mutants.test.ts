import { describe, expect, it } from 'vitest';
import { applied, mutantsOf, sampleOf } from './mutants.ts';
import { marked, spotOf, spotsOf } from './reach.ts';

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
    const all = mutantsOf('x.ts', Array.from({ length: 50 }, (_, i) => `a${i} += b; a += b;`).join('\n'));
    const some = sampleOf(all, 20, 7);
    expect(new Set(some).size).toBe(20);
    expect(sampleOf(all, 20, 7)).toEqual(some);
    expect(sampleOf(all, 20, 8)).not.toEqual(some);
    expect(new Set(sampleOf(all, 999, 1))).toEqual(new Set(all));
  });
  it('stay in the sample when something else of their file changes', () => {
    const source = Array.from({ length: 50 }, (_, i) => `a${i} += b;`).join('\n');
    const sampled = (text: string): string[] => sampleOf(mutantsOf('x.ts', text), 20, 7).map((m) => m.code);
    expect(sampled(`const first = b;\n${source.replaceAll('a', '  a')}`)).toEqual(sampled(source));
  });
});

describe('spots of a source', () => {
  const source = `import a from 'b';
type T = 1;
const f = (x) => ({ y: x + 1 });
const g = (x, y = 2) => {
  if (x) return 3;
  switch (x) {
    case 4:
      x = 5;
  }
};
`;
  const spots = spotsOf('x.ts', source, 0);
  it('are statements and the expressions of arrow functions; a mark notes which of them are run', () => {
    const reachedSpots: number[] = [];
    Object.assign(globalThis, { reachedSpots });
    const run = new Function(`${marked(source, spots).split('\n').slice(2).join('\n')} return { f, g };`);
    const { f, g } = run() as { f: (x: number) => unknown; g: (x: number) => unknown };
    expect(Object.keys(reachedSpots)).toEqual(['0', '2']);
    expect(f(1)).toEqual({ y: 2 });
    expect(Object.keys(reachedSpots)).toEqual(['0', '1', '2']);
    expect(g(0)).toBe(undefined);
    expect(Object.keys(reachedSpots)).toEqual(['0', '1', '2', '3', '4']);
    g(4);
    expect(Object.keys(reachedSpots)).toEqual(['0', '1', '2', '3', '4']);
    Reflect.deleteProperty(globalThis, 'reachedSpots');
  });
  it('hold each mutant in the innermost one', () => {
    const holder = (was: string): string => {
      const { start, end } = spotOf(
        mutantsOf('x.ts', source).find((m) => m.was === was)!,
        spots,
      );
      return source.slice(start, end);
    };
    expect(holder('+')).toBe('{ y: x + 1 }');
    expect(holder('2')).toMatch(/^const g/);
    expect(holder('3')).toBe('if (x) return 3;');
    expect(holder('4')).toMatch(/^switch/);
    expect(holder('5')).toBe('x = 5;');
  });
});
