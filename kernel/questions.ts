import type { Effects, PickOne, PickSome } from './component.ts';
import { part } from './parts.ts';
import type { AskKind } from './types.ts';

// The two questions that components and rules ask most: one of these, some of these. Their words belong to the editions.

const pickOne: AskKind<Effects, 'pickOne'> = {
  rule: 'TABLE-CHOICE',
  list: (_, { from }: PickOne) => from,
  refuse: (_, { rule }) => ({ rule }),
  fallback: (_, { from }) => from[0]!,
};

/** The chosen ids in the order in which they were offered: one choice has one form. */
const pickSome: AskKind<Effects, 'pickSome'> = {
  rule: 'TABLE-CHOICE',
  grow: (_, { from, min, max }: PickSome, picked) => {
    const last = picked.length === 0 ? -1 : from.indexOf(picked.at(-1)!);
    return { add: picked.length < max ? from.slice(last + 1) : [], done: picked.length >= min };
  },
  refuse: (_, { rule }) => ({ rule }),
  fallback: (_, { from, min }) => from.slice(0, min),
};

export const questions = part<Effects>()({ asks: { pickOne, pickSome } });
