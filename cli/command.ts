import { parseArgs } from 'node:util';
import type { Io } from './io.ts';

export interface OptionHelp {
  /** What stands after it, as shown in the help; absent for a switch. */
  value?: string;
  help: string;
  multiple?: true;
}
export interface Command {
  name: string;
  /** What it is given besides options, in order, as shown in the help. */
  operands: readonly string[];
  summary: string;
  options: { readonly [option: string]: OptionHelp };
  examples: readonly string[];
  run(given: Given, io: Io): Promise<void>;
}

/** A wish that cannot be met; the message is the one sentence the user reads. */
export class Refused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refused';
  }
}

/** What stood on the command line, read with checks. */
export class Given {
  readonly operands: readonly string[];
  private readonly values: { readonly [option: string]: string | boolean | (string | boolean)[] | undefined };

  constructor(operands: readonly string[], values: Given['values']) {
    this.operands = operands;
    this.values = values;
  }
  flag(option: string): boolean {
    return this.values[option] === true;
  }
  text(option: string): string | null {
    const value = this.values[option];
    return typeof value === 'string' ? value : null;
  }
  texts(option: string): string[] {
    const value = this.values[option];
    return Array.isArray(value) ? value.map(String) : [];
  }
  /** A whole number; the fallback where the option does not stand. */
  number<F>(option: string, least: number, most: number, fallback: F): number | F {
    const text = this.text(option);
    if (text === null) return fallback;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new Refused(`--${option} must be a whole number from ${least} to ${most}, not "${text}"`);
    return value;
  }
  oneOf<V extends string>(option: string, values: readonly V[], fallback: V): V {
    const text = this.text(option);
    const found = values.find((value) => value === text);
    if (text !== null && found === undefined)
      throw new Refused(`--${option} must be ${values.join(', ')}, not "${text}"`);
    return found ?? fallback;
  }
}

const HELP: OptionHelp = { help: 'this text' };

export function read(command: Command, args: string[]): Given {
  const config = Object.fromEntries(
    Object.entries({ ...command.options, help: HELP }).map(([name, option]) => [
      name,
      {
        type: option.value === undefined ? ('boolean' as const) : ('string' as const),
        multiple: option.multiple ?? false,
      },
    ]),
  );
  let parsed;
  try {
    parsed = parseArgs({ args, options: config, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Refused(flawOf(command, error as Error & { code?: string }));
  }
  const given = new Given(parsed.positionals, parsed.values);
  if (given.flag('help')) return given;
  const { operands } = command;
  if (parsed.positionals.length < operands.length)
    throw new Refused(`${operands[parsed.positionals.length]} is missing: orrery ${usage(command)}`);
  if (parsed.positionals.length > operands.length)
    throw new Refused(`"${parsed.positionals[operands.length]}" is one too many: orrery ${usage(command)}`);
  return given;
}

function flawOf(command: Command, error: Error & { code?: string }): string {
  const named = /'(-[^'\s]*)/.exec(error.message)?.[1] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const known = Object.keys(command.options).map((option) => `--${option}`);
    return `there is no option ${named}; ${command.name} knows ${known.join(', ') || 'no options'}`;
  }
  if (/does not take an argument/.test(error.message)) return `${named} takes no value`;
  return `${named} needs a value`;
}

export function usage(command: Command): string {
  const options = Object.entries(command.options).map(([name, { value, multiple }]) => {
    const one = `[--${name}${value === undefined ? '' : ` ${value}`}]`;
    return multiple ? `${one}...` : one;
  });
  return [command.name, ...command.operands, ...options].join(' ');
}

export function helpOf(command: Command): string {
  const rows = Object.entries({ ...command.options, help: HELP }).map(([name, { value, help }]) => ({
    left: `  --${name}${value === undefined ? '' : ` ${value}`}`,
    help,
  }));
  const width = Math.max(...rows.map(({ left }) => left.length)) + 2;
  return [
    `orrery ${command.name}: ${command.summary}`,
    '',
    `usage: orrery ${usage(command)}`,
    '',
    ...rows.map(({ left, help }) => left.padEnd(width) + help),
    '',
    'examples:',
    ...command.examples.map((example) => `  npx orrery ${example}`),
    '',
  ].join('\n');
}
