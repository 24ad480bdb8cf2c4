import type { Accessor } from 'solid-js';
import type { MatchSummary, SeatInfo } from '@orrery/server/api';
import type { Absent, Keeper, SeatActions } from '../match/channel.ts';
import { api } from './api.ts';
import { me } from './server.ts';

/** After this time of waiting only those who are here are counted. */
const LEFT_FOR_GOOD = 86_400_000;

/** People who are away from a running match, with the votes to let a bot play for them. More than half of the others decide. */
export function absentees(table: MatchSummary, now: number): Absent[] {
  if (table.phase !== 'running') return [];
  // Whoever is played by a bot has no voice.
  if (table.seats.some(({ seat, bot }) => seat === table.mine && bot !== null)) return [];
  const people = table.seats.filter((seat) => seat.person !== null && seat.bot === null);
  return people
    .filter((seat) => !seat.online && seat.seat !== table.mine)
    .map(({ seat, replaceVotes: votes, replaceAfter: after }) => {
      const since = table.awaiting.find((one) => one.seat === seat)?.since ?? Infinity;
      const isLong = since <= now - LEFT_FOR_GOOD;
      const counted = people.filter((one) => one.seat !== seat && (!isLong || one.online || one.seat === table.mine));
      return { seat, votes, after, needed: Math.floor(counted.length / 2) + 1 };
    });
}

export function serverSeatActions(id: string, table: Accessor<MatchSummary>): SeatActions {
  const path = `/matches/${id}`;
  const isHostOfLobby = () => table().phase === 'lobby' && table().host === me()?.id;
  return {
    isReplaced: () =>
      table().phase === 'running' && table().seats.some((seat) => seat.seat === table().mine && seat.bot !== null),
    absent: () => absentees(table(), Date.now()),
    takeBack: async () => {
      await api.post(`${path}/back`);
    },
    vote: async (seat, yes) => {
      await api.post(`${path}/replace`, { seat, yes });
    },
    mayClose: () => isHostOfLobby() || (me()?.admin === true && ['lobby', 'running'].includes(table().phase)),
    closeTable: async () => {
      await api.post(isHostOfLobby() ? `${path}/close` : `/admin${path}/close`);
    },
  };
}

/** The host keeps the table. */
export const serverKeeper = (id: string, table: Accessor<MatchSummary>, faulty: Accessor<number | null>): Keeper => ({
  faulty: () => (table().phase === 'running' && table().host === me()?.id ? faulty() : null),
  closeQuestion: async (ask) => {
    await api.post(`/matches/${id}/close-question`, { ask });
  },
});

/** Whether somebody sits there, a person or a bot. */
export const isTaken = (seat: SeatInfo): boolean => (seat.person ?? seat.bot) !== null;
