import type { MatchSummary, SeatInfo } from '@orrery/server/api';
import { describe, expect, it } from 'vitest';
import { absentees } from './seatActions.ts';

const DAY = 86_400_000;
const NOW = 10 * DAY;

const seatInfo = (seat: number, given: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  person: { id: `person-${seat}`, name: `Person ${seat}`, guest: true },
  bot: null,
  ready: true,
  online: true,
  replaceVotes: [],
  replaceAfter: 5,
  ...given,
});
const table = (seats: SeatInfo[], given: Partial<MatchSummary> = {}): MatchSummary => ({
  id: 'm',
  game: 'star-realms',
  options: {},
  public: false,
  clock: { kind: 'none' },
  onTimeout: 'default',
  watching: { allowed: false },
  windows: 'at-once',
  title: '',
  phase: 'running',
  host: 'person-0',
  seats,
  mine: 0,
  revision: 1,
  n: 3,
  awaiting: [],
  clocks: { kind: 'none', now: NOW, bank: [], running: [], window: null },
  result: null,
  commitment: null,
  rematch: null,
  watchers: 0,
  archived: false,
  created: 0,
  started: 0,
  ended: null,
  ...given,
});

describe('the seats of people who are away', () => {
  it('at a table of two the other one decides alone', () => {
    expect(absentees(table([seatInfo(0), seatInfo(1, { online: false })]), NOW)).toEqual([
      { seat: 1, votes: [], after: 5, needed: 1 },
    ]);
  });

  it('more than half of the others decide, here or not, and bots have no vote', () => {
    const seats = [
      seatInfo(0),
      seatInfo(1, { online: false, replaceVotes: [0] }),
      seatInfo(2, { online: false }),
      seatInfo(3),
      seatInfo(4, { bot: 'medium' }),
    ];
    expect(absentees(table(seats), NOW)).toEqual([
      { seat: 1, votes: [0], after: 5, needed: 2 },
      { seat: 2, votes: [], after: 5, needed: 2 },
    ]);
  });

  it('somebody for whom a bot plays has no voice', () => {
    const seats = [seatInfo(0, { bot: 'medium' }), seatInfo(1, { online: false }), seatInfo(2)];
    expect(absentees(table(seats), NOW)).toEqual([]);
  });

  it('after a day of waiting only those who are here are counted', () => {
    const seats = [
      seatInfo(0),
      seatInfo(1, { online: false }),
      seatInfo(2, { online: false }),
      seatInfo(3, { online: false }),
    ];
    const awaiting = [{ seat: 1, asks: [], since: NOW - DAY }];
    expect(absentees(table(seats, { awaiting }), NOW)[0]).toEqual({ seat: 1, votes: [], after: 5, needed: 1 });
    expect(absentees(table(seats, { awaiting }), NOW - 1)[0]).toEqual({ seat: 1, votes: [], after: 5, needed: 2 });
  });

  it('nobody is voted on who is here, whom a bot plays for, who reads this, or before and after the match', () => {
    const away = [seatInfo(0, { online: false }), seatInfo(1, { online: false, bot: 'medium' }), seatInfo(2)];
    expect(absentees(table(away), NOW)).toEqual([]);
    for (const phase of ['lobby', 'finished', 'closed'] as const)
      expect(absentees(table([seatInfo(0), seatInfo(1, { online: false })], { phase }), NOW)).toEqual([]);
  });
});
