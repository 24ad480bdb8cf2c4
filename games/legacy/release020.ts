import type { MatchFile } from '@orrery/kernel';
import type { Release, Replayed } from './release.ts';

/** 0.2.0, whose states have the present layout. */
export const release020: Release = {
  rules: { 'star-realms': 5, 'twilight-inscription': 4, 'twilight-imperium-3': 8, 'twilight-imperium-4': 1 },
  async play({ game: id, seats, options, windowClose, key, commands, hashes }: MatchFile): Promise<Replayed[] | null> {
    const { Match, games, keyFromHex } = await import('./rules-0.2.0.mjs');
    const game = games.find((one) => one.id === id)!;
    const match = new Match(game, { seats: seats.length, options, key: keyFromHex(key)!, windowClose });
    const replayed: Replayed[] = [{ state: match.state, events: match.opening, isAsRecorded: null }];
    for (const [i, command] of commands.entries()) {
      const applied = match.play(command);
      if (!applied.ok) return null;
      const recorded = hashes[i] ?? null;
      const isAsRecorded = recorded === null ? null : match.log.at(-1)!.hash === recorded;
      replayed.push({ state: applied.state, events: applied.events, isAsRecorded });
    }
    return replayed;
  },
};
