import { fingerprint } from './hash.ts';
import type { Json } from './json.ts';
import { REACT } from './types.ts';
import type { Command, PreAnswer } from './types.ts';

/**
 * The layout of the kernel's part of a state and of its commands. It is part of every stored state and of every hash, so that what was
 * written in another layout is recognised: commands are translated here, states are made anew from them, hashes are not compared.
 */
export const FORMAT = 4;

/** The hash of a state as it is written beside a command. */
export const stateHash = (state: unknown): string => `${FORMAT}-${fingerprint(state)}`;

/** Whether a written hash was taken of a state in the present layout. */
export const isComparable = (hash: string): boolean => hash.startsWith(`${FORMAT}-`);

type Old = Record<string, Json>;
const isRecord = (value: unknown): value is Old => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A command as it was stored in any layout, in the words of this one. */
export function currentCommand(stored: unknown): Command {
  if (!isRecord(stored)) return stored as Command;
  if (stored.do === 'settle') return { ...stored, do: 'closeWindow' } as unknown as Command;
  if (stored.do === 'answer' && isOldSource(stored.answer))
    return { ...stored, answer: currentSource(stored.answer) } as unknown as Command;
  if (stored.do === 'orders' && isRecord(stored.orders))
    return {
      do: 'preAnswers',
      seat: stored.seat as number,
      preAnswers: Object.entries(stored.orders).flatMap(([window, order]) =>
        isRecord(order) ? [preAnswerOf(window, order)] : [],
      ),
    };
  // Half-built answers used to stand in the log; they are kept beside the match now.
  if (stored.do === 'draft') return { do: 'nothing' };
  return stored as unknown as Command;
}

/** What used to be said for a window alone. */
const preAnswerOf = (window: string, { use = null, when, until }: Old): PreAnswer => ({
  kind: REACT,
  window,
  answer: isOldSource(use) ? currentSource(use) : use,
  ...(isRecord(when) ? { when } : {}),
  ...(typeof until === 'number' ? { until } : {}),
});

const isOldSource = (value: unknown): value is { text: Json; inst: Json } =>
  isRecord(value) && Object.keys(value).length === 2 && 'text' in value && 'inst' in value;
const currentSource = ({ text, inst }: { text: Json; inst: Json }): Json => ({ ability: text, component: inst });
