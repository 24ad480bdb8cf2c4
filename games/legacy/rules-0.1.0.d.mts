import type { Event, Json, Options, Shapes } from '@orrery/kernel';

/** What the first release calls a state: the same parts under other names. */
export interface FormerState {
  game: string;
  rules: number;
  options: Options;
  pub: { table: { [name: string]: Json } };
  own: { table: { [name: string]: Json } }[];
  hid: { table: { [name: string]: Json } };
}
export interface FormerGame {
  id: string;
  rules: number;
}
interface FormerSetup {
  seats: number;
  options: Options;
  key: [number, number, number, number];
  pace: 'at-once' | 'by-clock';
}
export class Match {
  constructor(game: FormerGame, setup: FormerSetup);
  readonly state: FormerState;
  readonly opening: Event<Shapes>[];
  readonly log: { hash: string | null }[];
  play(
    command: unknown,
  ): { ok: true; state: FormerState; events: Event<Shapes>[] } | { ok: false; refusal: { code: string; rule: string } };
}
export const games: readonly FormerGame[];
export function keyFromHex(text: string): [number, number, number, number] | null;
