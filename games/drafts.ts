import type { Options } from '@orrery/kernel';

// Drafts before a match: a game says whose pick it is, and which table comes of it. A draft is its set-up, in the words of its link, and its picks.

export interface DraftRules {
  /** Where a draft stands, or what is wrong with it. `mayChange`: the set-up can still be changed. */
  state(
    setup: string,
    picks: string,
  ):
    | { readonly players: number; readonly next: number | null; readonly mayChange: boolean }
    | { readonly fault: string };
  /** The player of each seat, and the options that hold what was drafted; null while the draft goes on. */
  table(setup: string, picks: string): { readonly players: readonly number[]; readonly options: Options } | null;
}

const DRAFTS: { readonly [game: string]: () => Promise<{ draftRules: DraftRules }> } = {
  'twilight-imperium-3': () => import('@orrery/ti3/draft'),
  'twilight-imperium-4': () => import('@orrery/ti4/draft'),
};

/** How a game is drafted; null where it is not. */
export async function draftsOf(game: string): Promise<DraftRules | null> {
  const load = DRAFTS[game];
  return load ? (await load()).draftRules : null;
}
