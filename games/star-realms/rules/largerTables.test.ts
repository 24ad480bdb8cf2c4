import { describe, expect, it } from 'vitest';
import type { ModeId } from './modes.ts';
import type { CardId } from '../content/catalogue.ts';
import { attack, end, given, play } from '../given.ts';
import type { SeatPosition } from '../given.ts';

/** A table of a mode at which one player plays a card. */
const seated = (mode: ModeId, players: number, seat: number, own: SeatPosition, others: SeatPosition = {}) =>
  given({
    options: { mode },
    toMove: seat,
    seats: Array.from({ length: players }, (_, s) => (s === seat ? own : others)),
  });
const combatOf = (mode: ModeId, players: number, seat: number, card: CardId): number => {
  const table = seated(mode, players, seat, { hand: [card] }).when(seat, play(card));
  return table.state.pub.players[seat]!.combat;
};
/** How many cards the player holds after playing the only one. */
const drawnBy = (mode: ModeId, players: number, seat: number, card: CardId): number => {
  const table = seated(mode, players, seat, { hand: [card] }).when(seat, play(card));
  if (card === 'rust-rat') table.when(seat, 0);
  return table.state.pub.table.zones[`hand.${seat}`]!.n;
};

describe('lines for larger tables', () => {
  it('"as many teammates as opponents" holds for each of two Raiders, not for the Boss', () => {
    for (const [card, plain] of [
      ['squire-wing', 2],
      ['banneret', 4],
      ['charter-clipper', 0],
    ] as const) {
      expect([1, 2].map((raider) => combatOf('raid', 3, raider, card))).toEqual([plain + 6, plain + 6]);
      expect(combatOf('raid', 3, 0, card)).toBe(plain);
    }
  });
  it('[SR-ACTION-05] EX-10: the Ripper gives 1 Trade and 2 Combat, at every table and nothing else', () => {
    for (const [mode, players, seat] of [
      ['standard', 2, 0],
      ['raid', 3, 1],
      ['raid', 6, 0],
    ] as const) {
      const table = seated(mode, players, seat, { hand: ['ripper'] }).when(seat, play('ripper'));
      expect(table.state.pub.players[seat]).toMatchObject({ trade: 1, combat: 2 });
      expect(table.state.pub.table.zones[`hand.${seat}`]!.n).toBe(0);
    }
  });
  it('"as many teammates as opponents" holds neither for three to five Raiders, nor in any other mode with all players in the game', () => {
    for (const players of [4, 5, 6]) expect(combatOf('raid', players, 1, 'squire-wing')).toBe(2);
    for (const [mode, players] of [
      ['standard', 2],
      ['freeForAll', 3],
      ['hunter', 3],
      ['hydra2', 4],
      ['hydra3', 6],
      ['emperor', 6],
    ] as const)
      expect([mode, combatOf(mode, players, 0, 'squire-wing')]).toEqual([mode, 2]);
  });
  it('only players still in the game count: it comes with the fall of the third Raider and goes with that of the second', () => {
    const raiders = () =>
      given({
        options: { mode: 'raid' },
        seats: [{ combat: 20 }, { hand: ['squire-wing'] }, { authority: 5 }, { authority: 5 }],
      });
    // The fallen leave nothing to their teammates.
    const oneFallen = () => raiders().when(0, attack(2, 5)).when(2, null).when(2, null);
    const twoFallen = () => oneFallen().when(0, attack(3, 5)).when(3, null);
    const combat = (table: ReturnType<typeof raiders>) =>
      table.when(0, end).when(1, play('squire-wing')).state.pub.players[1]!.combat;
    expect([combat(raiders()), combat(oneFallen()), combat(twoFallen())]).toEqual([2, 8, 2]);
  });
  it('in Emperor it holds for the side that has felled one Admiral', () => {
    const table = given({
      options: { mode: 'emperor' },
      seats: [{ combat: 9, hand: ['squire-wing', 'charter-clipper'] }, {}, {}, {}, {}, { authority: 9 }],
    });
    table.when(0, play('squire-wing')).then((v) => expect(v.pub.players[0]!.combat).toBe(11));
    table.when(0, attack(5, 9)).when(5, null).when(0, play('charter-clipper'));
    expect(table.state.pub.players[0]!.combat).toBe(2 + 6);
  });
  it('"at least five opponents" holds for the Boss of five Raiders, not for them', () => {
    for (const card of ['tithe-barge', 'rust-rat'] as const) {
      expect(drawnBy('raid', 6, 0, card)).toBe(1);
      expect(drawnBy('raid', 6, 1, card)).toBe(0);
      expect(drawnBy('raid', 5, 0, card)).toBe(0);
    }
    const table = seated('raid', 6, 0, { hand: ['tithe-barge'] });
    const [before] = table.state.pub.authority;
    expect(table.when(0, play('tithe-barge')).state.pub.authority[0]).toBe(before! + 3);
  });
  it('"at least five opponents" holds for each of six players who play alone, while all are in the game', () => {
    expect([0, 3].map((seat) => drawnBy('freeForAll', 6, seat, 'tithe-barge'))).toEqual([1, 1]);
    expect(drawnBy('hunter', 6, 0, 'tithe-barge')).toBe(1);
    expect(drawnBy('freeForAll', 5, 0, 'tithe-barge')).toBe(0);
    expect(drawnBy('standard', 2, 0, 'tithe-barge')).toBe(0);
    expect(drawnBy('hydra3', 6, 0, 'tithe-barge')).toBe(0);
    const table = seated('freeForAll', 6, 0, { combat: 5, hand: ['tithe-barge'] }, { authority: 5 });
    table.when(0, attack(1, 5)).when(0, play('tithe-barge'));
    expect(table.state.pub.table.zones['hand.0']!.n).toBe(0);
  });
});
