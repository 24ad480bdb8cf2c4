import { isComparable } from '@orrery/kernel';
import type { MatchFile } from '@orrery/kernel';
import type { Release, Replayed } from './release.ts';
import { release010 } from './release010.ts';
import { release020 } from './release020.ts';

const RELEASES: readonly Release[] = [release010, release020];

const releaseOf = (game: string, rules: number): Release | undefined =>
  RELEASES.find((release) => release.rules[game] === rules);

/** Whether a release at hand has these rules. */
export const isAtHand = (game: string, rules: number): boolean => releaseOf(game, rules) !== undefined;

/** What an earlier release played of a match: the set-up, then every command; null where its rules are not at hand. */
export const playedByRelease = async (file: MatchFile): Promise<Replayed[] | null> =>
  (await releaseOf(file.game, file.rules)?.play(file)) ?? null;

/** Whether a file was written by a release whose states had another layout: its hashes tell. */
export const isOfRelease = (file: MatchFile): boolean =>
  file.hashes.some((hash) => hash !== null && !isComparable(hash));
