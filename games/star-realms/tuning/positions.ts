import { begin, keyFromSeed, listAnswers, sampleAnswer, sampler, Table } from '@orrery/kernel';
import type { Decision, Json, Options, Seat } from '@orrery/kernel';
import { starRealms } from '../game.ts';
import { describe, hasTwoSides, kindTo, newInputs } from '../bot/inputs.ts';
import { isOut, MODES } from '../rules/modes.ts';
import type { ModeId } from '../rules/modes.ts';
import { playThrough } from '../balance/playThrough.ts';
import type { Chooser } from '../balance/playThrough.ts';
import type { Act, Pub, View } from '../shapes.ts';
import { SampleWriter } from './samples.ts';
import type { Sample } from './samples.ts';

/** Plays games in all modes and keeps the positions where a turn begins, and who has won: what the net learns from. */

interface Course {
  readonly mode: ModeId;
  readonly seats: number;
  readonly options: Options;
  /** How often, next to the others. */
  readonly weight: number;
}
const course = (weight: number, mode: ModeId, seats: number, options: Options = {}): Course => ({
  mode,
  seats,
  options: { mode, ...options },
  weight,
});
const DUELS: readonly Course[] = [
  course(200, 'standard', 2),
  course(16, 'standard', 2, { tradeDeck: '84' }),
  course(8, 'standard', 2, { personalDecks: 'faction' }),
  course(8, 'standard', 2, { kingdomOnAcquire: 'trade' }),
  course(6, 'campaign', 2),
];
const TABLES: readonly Course[] = [
  ...[3, 4, 5, 6].flatMap((seats) => [
    course(10, 'raid', seats),
    course(5, 'freeForAll', seats),
    course(3, 'hunter', seats),
    course(2, 'firstBlood', seats),
  ]),
  course(16, 'hydra2', 4),
  course(8, 'hydra3', 6),
  course(16, 'emperor', 6),
  course(4, 'emperor', 6, { admirals: 'free' }),
];
export const COURSES = { duels: DUELS, tables: TABLES } as const;

const drawn = (courses: readonly Course[], below: (n: number) => number): Course => {
  let left = below(courses.reduce((sum, c) => sum + c.weight, 0));
  return courses.find((c) => (left -= c.weight) < 0)!;
};

/** Half of the games stray for some rounds, each player now and then, so that odd decks and lopsided positions come up. */
const LATEST_STRAY = 8;
const STRAYS = [0, 0.1, 0.3, 0.6];

/** Buys anything; other questions are answered by chance. */
const stray = (v: View, d: Decision, below: (n: number) => number): Json | undefined => {
  if (d.kind !== 'main') return sampleAnswer(starRealms, v, d, below);
  const buys = listAnswers(starRealms, v, d)!.filter((a) => (a as Act).do === 'acquire');
  return buys.length === 0 ? undefined : buys[below(buys.length)];
};

/** From whose chairs a position is judged. */
const judges = (pub: Pub): Seat[] =>
  hasTwoSides(pub) ? [pub.active] : pub.players.flatMap((_, seat) => (isOut(pub, seat) ? [] : [seat]));

/** Plays for so many seconds. */
export const collect = (play: Chooser, courses: readonly Course[], seconds: number, seed: string): SampleWriter => {
  const writer = new SampleWriter();
  const inputs = newInputs();
  const until = performance.now() + 1000 * seconds;
  for (let i = 0; performance.now() < until; i++) {
    const name = `${seed} ${i}`;
    const below = sampler(name);
    const { mode, seats, options } = drawn(courses, below);
    const { state } = begin(starRealms, { seats, options, key: keyFromSeed(name) });
    const { pub } = state;
    const table = new Table(starRealms, state);
    let [strays, lastStray, turn, game] = [[] as number[], 0, 0, -1];
    let chains = new Map<Seat, Sample[]>(); // the samples of a game in order; where there are more than two sides, of each player
    const close = (winners: readonly Seat[]): void => {
      const teams = winners.map((seat) => pub.players[seat]!.team);
      for (const chain of chains.values()) writer.addChain(chain, (s) => teams.includes(pub.players[s.seat]!.team));
      chains = new Map();
    };
    const { winners } = playThrough(table, (v, d) => {
      const played = pub.campaign?.played.length ?? 0;
      if (played !== game) {
        if (game >= 0) close([pub.campaign!.played[played - 1]!.winner]);
        game = played;
        turn = 0;
        lastStray = below(2) === 0 ? 0 : below(LATEST_STRAY * seats);
        strays = pub.players.map(() => STRAYS[below(STRAYS.length)]!);
      }
      if (pub.turn !== turn && d.kind === 'main') {
        turn = pub.turn;
        if (turn > lastStray) {
          describe(pub, inputs);
          const position = writer.addPosition(inputs);
          for (const seat of judges(pub)) {
            const of = hasTwoSides(pub) ? 0 : seat;
            if (!chains.has(of)) chains.set(of, []);
            const kinds = pub.players.map((_, other) => kindTo(pub, seat, other));
            chains.get(of)!.push({ position, seat, kinds, side: pub.players[seat]!.team, mode: MODES.indexOf(mode) });
          }
        }
      }
      const astray = pub.turn <= lastStray && below(1000) < 1000 * strays[d.seat]!;
      return (astray ? stray(v, d, below) : undefined) ?? play(v, d, below);
    });
    close(pub.campaign ? [pub.campaign.played.at(-1)!.winner] : winners);
  }
  return writer;
};
