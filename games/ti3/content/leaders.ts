import type { Seat } from '@orrery/kernel';
import type { RaceId } from './races/races.ts';

/** The five kinds of leaders (TI3-OPT-LEADERS-02). */
export const LEADER_KINDS = ['admiral', 'agent', 'diplomat', 'general', 'scientist'] as const;
export type LeaderKind = (typeof LEADER_KINDS)[number];

/** Three leaders for each race (TI3-OPT-LEADERS-01). */
export const LEADERS: { readonly [R in RaceId]: readonly [LeaderKind, LeaderKind, LeaderKind] } = {
  letnev: ['admiral', 'general', 'diplomat'],
  hacan: ['general', 'scientist', 'diplomat'],
  sol: ['admiral', 'diplomat', 'agent'],
  l1z1x: ['scientist', 'diplomat', 'agent'],
  mentak: ['admiral', 'diplomat', 'agent'],
  naalu: ['admiral', 'diplomat', 'agent'],
  norr: ['general', 'general', 'admiral'],
  jolnar: ['scientist', 'scientist', 'admiral'],
  xxcha: ['diplomat', 'diplomat', 'admiral'],
  yssaril: ['agent', 'agent', 'admiral'],
};

/** The name of one leader: its kind, its player, and which of two alike. */
export const leaderId = (kind: LeaderKind, seat: Seat, copy = 1): string => `${kind}-${seat}-${copy}`;
export const leaderKind = (id: string): LeaderKind => id.split('-')[0] as LeaderKind;
