import type { Seat } from '@orrery/kernel';
import type { Pub } from '../shapes.ts';

/*
 * The modes of the box as data: who sits where, with what, against whom, and when it is over (SR-MODES, SR-HYDRA,
 * SR-EMP, SR-RAID). Nothing else in the rules asks which mode is played.
 */

export type ModeId =
  | 'standard'
  | 'freeForAll'
  | 'hunter'
  | 'firstBlood'
  | 'hydra2'
  | 'hydra3'
  | 'emperor'
  | 'raid'
  | 'campaign';
export type Role = 'player' | 'admiral' | 'emperor' | 'boss' | 'raider';
export const MODES: readonly ModeId[] = [
  'standard',
  'freeForAll',
  'hunter',
  'firstBlood',
  'hydra2',
  'hydra3',
  'emperor',
  'raid',
  'campaign',
];

export interface Place {
  readonly role: Role;
  readonly team: number;
  readonly score: number;
}
export interface Mode {
  /** Fewest and most players. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Who sits where; `first` is the seat that begins. */
  place(seat: Seat, seats: number, first: Seat): Place;
  /** The seats among which chance picks the one that begins. */
  readonly mayBegin: (seats: number) => readonly Seat[];
  /** Starting Authority of one score (SR-GEN-02). */
  authority(role: Role, seats: number): number;
  handSize(role: Role, seats: number): number;
  /** Cards of the starting hand; `turns` is how many turns come before the player's first one. */
  startingHand(place: Place, first: Place, turns: number, handSize: number): number;
  mayAttack(pub: Pub, seat: Seat, target: Seat): boolean;
  mayTargetBasesOf(pub: Pub, seat: Seat, owner: Seat): boolean;
  /** Outposts and turns are shared by the team (SR-HYDRA-05, -12). */
  readonly together: boolean;
  /** Damage on this player's Bases stays until the player's own turn (SR-RAID-07). */
  readonly keepsDamage: (role: Role) => boolean;
  /** The winners once these seats are defeated; null while the game goes on. */
  verdict(pub: Pub, defeated: readonly Seat[]): readonly Seat[] | null;
  /** The ledger rule that the verdict rests on. */
  rule(pub: Pub, winners: readonly Seat[]): string;
}

export const isOut = (pub: Pub, seat: Seat): boolean => pub.table.out.includes(seat);
export const areFoes = (pub: Pub, seat: Seat, other: Seat): boolean =>
  pub.players[seat]!.team !== pub.players[other]!.team && !isOut(pub, other);

/** The next living player, so many seats on at a time. */
const nextLiving = (pub: Pub, seat: Seat, step: number): Seat => {
  let other = seat;
  do other = (other + step) % pub.players.length;
  while (isOut(pub, other) && other !== seat);
  return other;
};
/** Play goes clockwise, so the next player sits on the left (SR-TURN-06). */
export const leftOf = (pub: Pub, seat: Seat): Seat => nextLiving(pub, seat, 1);
export const rightOf = (pub: Pub, seat: Seat): Seat => nextLiving(pub, seat, pub.players.length - 1);

const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, s) => s);
const teamOf = (pub: Pub, team: number): Seat[] =>
  everySeat(pub.players.length).filter((s) => pub.players[s]!.team === team);

/** The last team with a living player wins, all of it. */
const lastTeam = (pub: Pub): readonly Seat[] | null => {
  const living = new Set(
    everySeat(pub.players.length)
      .filter((s) => !isOut(pub, s))
      .map((s) => pub.players[s]!.team),
  );
  return living.size === 1 ? teamOf(pub, [...living][0]!) : null;
};

const alone = (seat: Seat): Place => ({ role: 'player', team: seat, score: seat });
const threeFourFive = (_place: Place, _first: Place, turns: number): number => (turns === 0 ? 3 : turns === 1 ? 4 : 5);
const threeOrFive = (place: Place, first: Place): number => (place.team === first.team ? 3 : 5);

const standard: Mode = {
  seats: { min: 2, max: 2 },
  place: alone,
  mayBegin: everySeat,
  authority: () => 50,
  handSize: () => 5,
  startingHand: threeOrFive, // SR-SETUP-05, SR-MODES-04
  mayAttack: areFoes,
  mayTargetBasesOf: areFoes,
  together: false,
  keepsDamage: () => false,
  verdict: lastTeam,
  rule: () => 'SR-GEN-04',
};

const freeForAll: Mode = {
  ...standard,
  seats: { min: 3, max: 6 },
  startingHand: threeFourFive,
  rule: () => 'SR-MODES-08',
};

const hunter: Mode = {
  ...freeForAll,
  mayAttack: (pub, seat, target) => target === leftOf(pub, seat), // SR-MODES-10
  mayTargetBasesOf: (pub, seat, owner) => owner === leftOf(pub, seat) || owner === rightOf(pub, seat),
  rule: () => 'SR-MODES-12',
};

const firstBlood: Mode = {
  ...hunter,
  verdict: (pub, defeated) => (defeated.length === 0 ? null : [rightOf(pub, defeated[0]!)]), // SR-MODES-14
  rule: () => 'SR-MODES-14',
};

/** Two-Headed and Three-Headed Hydra (SR-HYDRA-10, -11). */
const hydra = (seats: number, authority: number): Mode => ({
  ...standard,
  seats: { min: seats, max: seats },
  place: (seat) => ({ role: 'player', team: seat % 2, score: seat % 2 }),
  mayBegin: () => [0, 1],
  authority: () => authority,
  together: true,
  rule: () => 'SR-HYDRA-13',
});

/** Admiral, Emperor, Admiral of one team, then of the other; seat s faces seat 5 - s. */
export const facing = (seat: Seat): Seat => 5 - seat;
const emperor: Mode = {
  ...standard,
  seats: { min: 6, max: 6 },
  place: (seat) => ({ role: seat % 3 === 1 ? 'emperor' : 'admiral', team: seat < 3 ? 0 : 1, score: seat }),
  mayBegin: () => [0, 3],
  authority: (role) => (role === 'emperor' ? 60 : 50), // SR-EMP-03
  mayAttack: (pub, seat, target) =>
    areFoes(pub, seat, target) &&
    (pub.players[seat]!.role === 'emperor' ||
      target === facing(seat) ||
      (pub.admiralsFree && isOut(pub, facing(seat)) && pub.players[target]!.role === 'emperor')),
  mayTargetBasesOf: (pub, seat, owner) => emperor.mayAttack(pub, seat, owner), // SR-EMP-07, -08
  verdict: (pub, defeated) => {
    const fallen = defeated.find((s) => pub.players[s]!.role === 'emperor');
    return fallen === undefined ? null : teamOf(pub, 1 - pub.players[fallen]!.team); // SR-EMP-10
  },
  rule: () => 'SR-EMP-10',
};

/** By the number of Raiders (SR-RAID-03). */
const boss: Readonly<Record<number, { authority: number; handSize: number }>> = {
  2: { authority: 50, handSize: 7 },
  3: { authority: 70, handSize: 7 },
  4: { authority: 70, handSize: 8 },
  5: { authority: 90, handSize: 8 },
};
const raid: Mode = {
  ...standard,
  seats: { min: 3, max: 6 },
  place: (seat, _seats, first) =>
    seat === first ? { role: 'boss', team: 0, score: seat } : { role: 'raider', team: 1, score: seat },
  authority: (role, seats) => (role === 'boss' ? boss[seats - 1]!.authority : 50),
  handSize: (role, seats) => (role === 'boss' ? boss[seats - 1]!.handSize : 5),
  startingHand: (place, _first, _turns, handSize) => (place.role === 'boss' ? handSize - 2 : 5), // SR-RAID-04
  keepsDamage: (role) => role === 'boss',
  rule: (pub, winners) => (pub.players[winners[0]!]!.role === 'boss' ? 'SR-RAID-13' : 'SR-RAID-14'),
};

/** One game of the campaign; it goes on after a defeat (defeat.ts). */
const campaign: Mode = { ...standard, rule: () => 'SR-VP-01' };

export const modes: Readonly<Record<ModeId, Mode>> = {
  standard,
  freeForAll,
  hunter,
  firstBlood,
  hydra2: hydra(4, 75),
  hydra3: hydra(6, 100),
  emperor,
  raid,
  campaign,
};
export const modeOf = (pub: Pub): Mode => modes[pub.mode];
