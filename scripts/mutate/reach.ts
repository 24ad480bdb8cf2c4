import { parseAst } from 'vitest/node';
import { isNode } from './mutants.ts';
import type { Mutant, Node } from './mutants.ts';

/** A stretch of a source that is run or passed over as one: a statement, or the body of an arrow function that is one expression. */
export interface Spot {
  readonly id: number;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly isExpression: boolean;
}

const isLeftAlone = (node: Node): boolean =>
  node.type === 'ImportDeclaration' || (node.type.startsWith('TS') && !isNode(node.expression));
/** The statements that stand in a list, before each of which a mark may be written. */
const statementsOf = (node: Node): unknown =>
  node.type === 'Program' || node.type === 'BlockStatement'
    ? node.body
    : node.type === 'SwitchCase'
      ? node.consequent
      : null;
const expressionOf = (node: Node): unknown =>
  node.type === 'ArrowFunctionExpression' && (node.body as Node).type !== 'BlockStatement' ? node.body : null;

/** The stretches of a file, an outer one before those inside it, numbered from `first` on. */
export const spotsOf = (file: string, source: string, first: number): Spot[] => {
  const found: Spot[] = [];
  const visit = (node: Node): void => {
    for (const part of Object.values(node)) {
      for (const one of Array.isArray(part) ? (part as unknown[]) : [part]) {
        if (!isNode(one) || isLeftAlone(one)) continue;
        const isExpression = one === expressionOf(node);
        if (isExpression || part === statementsOf(node))
          found.push({ id: first + found.length, file, start: one.start, end: one.end, isExpression });
        visit(one);
      }
    }
  };
  visit(parseAst(source, { lang: 'ts' }, file) as unknown as Node);
  return found;
};

/** The source with a mark in each of its spots, which notes that it was run. */
export const marked = (source: string, spots: readonly Spot[]): string => {
  const inserts = spots.flatMap(({ id, start, end, isExpression }) => {
    const note = `globalThis.reachedSpots[${id}] = 1`;
    return isExpression
      ? [
          { at: start, rank: 1, text: `(${note}, ` },
          { at: end, rank: 0, text: ')' },
        ]
      : [{ at: start, rank: 1, text: `${note}; ` }];
  });
  let text = '';
  let from = 0;
  // At one place what ends there comes first, then an outer spot before an inner one.
  for (const insert of inserts.toSorted((a, b) => a.at - b.at || a.rank - b.rank)) {
    text += source.slice(from, insert.at) + insert.text;
    from = insert.at;
  }
  return text + source.slice(from);
};

/** The innermost spot around a mutant: a test that never runs it cannot notice the mutant. */
export const spotOf = (mutant: Mutant, spots: readonly Spot[]): Spot => {
  const spot = spots.findLast((s) => s.file === mutant.file && s.start <= mutant.start && mutant.end <= s.end);
  if (!spot) throw new Error(`${mutant.file}:${mutant.line} is in no statement`);
  return spot;
};
