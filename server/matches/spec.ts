import { SetupError, completeOptions } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import { malformed } from '../api/requestError.ts';
import type { NewTable, SeatSpec, TableSpec } from '../api/types.ts';

/** A table as asked for, with everything left out filled in; refused where the game cannot be set up so. */
export function completeSpec(game: AnyGame, given: NewTable): TableSpec {
  const seats: SeatSpec[] =
    given.seats ?? Array.from({ length: Math.max(2, game.seats.min) }, () => ({ kind: 'open' }));
  let options;
  try {
    options = completeOptions(game, seats.length, given.options);
  } catch (error) {
    if (error instanceof SetupError) throw malformed('options', error.message);
    throw error;
  }
  return {
    game: game.id,
    options,
    seats,
    public: given.public ?? false,
    clock: given.clock ?? { kind: 'none' },
    onTimeout: given.onTimeout ?? 'bot',
    watching: given.watching ?? { allowed: true, delay: 0 },
    // With a live clock people are at the table; otherwise nobody loses a reaction because they were away.
    windows: given.windows ?? (given.clock?.kind === 'live' ? 'timed' : 'answered'),
    title: (given.title ?? '').trim(),
  };
}
