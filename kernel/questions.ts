import type { AnyEffects, PickOne, PickSome } from './component.ts';
import { part } from './parts.ts';
import type { AskKind } from './types.ts';

// The two questions that components and rules ask most: one of these, some of these. Their words belong to the editions, and so do the things they name.

const pickOne: AskKind<AnyEffects, 'pickOne'> = {
  rule: 'TABLE-CHOICE',
  list: (_, { from }: PickOne) => from,
  refuse: (_, { rule }) => ({ rule }),
  fallback: (_, { from }) => from[0]!,
};

/** The chosen ids in the order in which they were offered: one choice has one form. */
const pickSome: AskKind<AnyEffects, 'pickSome'> = {
  rule: 'TABLE-CHOICE',
  grow: (_, { from, min, max }: PickSome, picked) => {
    const next = picked.length === 0 ? 0 : from.indexOf(picked.at(-1)!) + 1;
    const stillNeeded = Math.max(0, min - picked.length - 1);
    const add = picked.length < max ? from.slice(next, Math.max(next, from.length - stillNeeded)) : [];
    return { add, done: picked.length >= min };
  },
  refuse: (_, { rule }) => ({ rule }),
  fallback: (_, { from, min }) => from.slice(0, min),
};

export const questions = part<AnyEffects>()({ asks: { pickOne, pickSome } });
