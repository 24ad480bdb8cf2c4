import { createHash } from 'node:crypto';
import { parseAst } from 'vitest/node';

/** One small change of a source file: the text between two places is replaced. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** That line without its indentation. */
  readonly code: string;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly replacement: string;
}

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
type Change = readonly [start: number, end: number, replacement: string];

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The operator between two operands, as it stands in the source. */
const operatorAt = (source: string, from: number, to: number, operator: string): Change | null => {
  const replacement = OPERATORS[operator];
  const at = source.indexOf(operator, from);
  return replacement === undefined || at < 0 || at >= to ? null : [at, at + operator.length, replacement];
};

const changesOf = (node: Node, source: string): (Change | null)[] => {
  const text = (part: Node): string => source.slice(part.start, part.end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const [left, right] = [node.left as Node, node.right as Node];
      return [operatorAt(source, left.end, right.start, node.operator as string)];
    }
    case 'UpdateExpression': {
      const operand = node.argument as Node;
      return [
        node.prefix === true
          ? operatorAt(source, node.start, operand.start, node.operator as string)
          : operatorAt(source, operand.end, node.end, node.operator as string),
      ];
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [[node.start, (node.argument as Node).start, '']] : [];
    case 'ConditionalExpression': {
      const [yes, no] = [node.consequent as Node, node.alternate as Node];
      return [[yes.start, no.end, `${text(no)} : ${text(yes)}`]];
    }
    case 'IfStatement': {
      const test = node.test as Node;
      return [[test.start, test.end, `!(${text(test)})`]];
    }
    case 'Literal':
      if (typeof node.value === 'boolean') return [[node.start, node.end, String(!node.value)]];
      return typeof node.value === 'number' ? [[node.start, node.end, String(node.value + 1)]] : [];
    case 'ExpressionStatement':
      return (node.expression as Node).type === 'CallExpression' ? [[node.start, node.end, ';']] : [];
    default:
      return [];
  }
};

/** Every mutant of a file, in the order of the source. Types are left alone: they change nothing that happens. */
export const mutantsOf = (file: string, source: string): Mutant[] => {
  const found: Mutant[] = [];
  const lines = source.split('\n');
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value) || value.type === 'ImportDeclaration') return;
    if (value.type.startsWith('TS') && !isNode(value.expression)) return;
    for (const change of changesOf(value, source)) {
      if (change === null) continue;
      const [start, end, replacement] = change;
      const line = source.slice(0, start).split('\n').length;
      const code = lines[line - 1]!.trim();
      found.push({ file, line, code, start, end, was: source.slice(start, end), replacement });
    }
    for (const part of Object.values(value)) visit(part);
  };
  visit(parseAst(source, { lang: 'ts' }, file));
  return found;
};

export const applied = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);

/**
 * A sample without repetition, the same for the same seed: the mutants whose hashes are smallest. A hash is taken of the seed, the file and
 * the line of code with the change, so that an edit of a source changes only the part of the sample that it touches.
 */
export const sampleOf = (all: readonly Mutant[], size: number, seed: number): Mutant[] => {
  const times = new Map<string, number>();
  return all
    .map((mutant) => {
      const change = [mutant.file, mutant.code, mutant.was, mutant.replacement].join('\n');
      const nth = (times.get(change) ?? 0) + 1;
      times.set(change, nth);
      return { mutant, hash: createHash('sha256').update(`${seed} ${nth} ${change}`).digest('hex') };
    })
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
};
