import { begin, keyFromSeed, sampler, Table } from '@orrery/kernel';
import type { Options, Seat } from '@orrery/kernel';
import { hasTwoSides } from '../bot/inputs.ts';
import { starRealms } from '../game.ts';
import type { Pub } from '../shapes.ts';
import { WHOLE } from './measure.ts';
import { playThrough } from './playThrough.ts';
import type { Chooser } from './playThrough.ts';

/** One bot on one side, another on the others: who is the stronger of them, at any table. */
export interface MeasuredSides {
  /** By side: the first team or the second, in Raid the Boss or the Raiders; one player among many. */
  sides: { [side: string]: { games: number; wins: number } };
}

const sideOf = (pub: Pub, game: number): { name: string; isOwn: (seat: Seat) => boolean } => {
  if (!hasTwoSides(pub)) return { name: 'one among all', isOwn: (seat) => seat === game % pub.players.length };
  const team = game % 2;
  const name = pub.mode === 'raid' ? ['Boss', 'Raiders'][team]! : 'a side';
  return { name, isOwn: (seat) => pub.players[seat]!.team === team };
};

/** The two change sides from game to game; both play the same deal. */
export const measureSides = (
  own: Chooser,
  other: Chooser,
  games: number,
  seats: number,
  options: Options,
  seed = 'sides',
  { first, step } = WHOLE,
): MeasuredSides => {
  const m: MeasuredSides = { sides: {} };
  for (let i = first; i < games; i += step) {
    const { state } = begin(starRealms, { seats, options, key: keyFromSeed(`${seed} ${i >> 1}`) });
    const table = new Table(starRealms, state);
    const below = sampler(`${seed} ${i}`);
    const { name, isOwn } = sideOf(state.pub, i);
    const { winners } = playThrough(table, (v, d) => (isOwn(d.seat) ? own : other)(v, d, below));
    const side = (m.sides[name] ??= { games: 0, wins: 0 });
    side.games++;
    if (winners.some(isOwn)) side.wins++;
  }
  return m;
};
