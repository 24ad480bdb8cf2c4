import { describe, expect, it } from 'vitest';
import type { Event, Shapes } from '@orrery/kernel';
import { entries } from './entries.ts';

const event = (t: string, all: object): Event<Shapes> => ({ t, all }) as unknown as Event<Shapes>;
const told = (events: Event<Shapes>[]) =>
  entries(events).map((entry) => entry.map(({ t, all }) => [t, (all as { seat?: number }).seat ?? null]));

describe('the log of a step that several players close', () => {
  it('has an entry for each player, and one for what happens to all', () => {
    expect(
      told([
        event('marked', { seat: 1 }),
        event('marked', { seat: 2 }),
        event('objective', { who: 1 }),
        event('event', { round: 4 }),
        event('rolled', {}),
        event('votesClaimed', { seat: 1 }),
        event('agenda', {}),
        event('voted', { seat: 1 }),
      ]),
    ).toEqual([
      [
        ['marked', 1],
        ['objective', null],
      ],
      [['marked', 2]],
      [
        ['event', null],
        ['rolled', null],
      ],
      [['votesClaimed', 1]],
      [['agenda', null]],
      [['voted', 1]],
    ]);
  });
  it('puts both Wars of a player together', () => {
    const wars = [0, 1, 0, 1].map((seat) => event('war', { seat }));
    expect(told(wars)).toEqual([
      [
        ['war', 0],
        ['war', 0],
      ],
      [
        ['war', 1],
        ['war', 1],
      ],
    ]);
  });
});
