import { describe, expect, it } from 'vitest';
import { newTable } from '@orrery/kernel/testing';
import {
  begin,
  checkAnswer,
  keyFromSeed,
  listAnswers,
  nextDecision,
  sampleAnswer,
  sampler,
  Table,
} from '@orrery/kernel';
import { attack, buy, given, play } from '../given.ts';
import type { CardId } from '../content/catalogue.ts';
import { starRealms } from '../game.ts';
import { byFaction, lengths, measure } from '../balance/measure.ts';
import type { Measured } from '../balance/measure.ts';
import { sumOf } from '../balance/split.ts';
import { evaluate } from './evaluate.ts';
import { equivalenceKey } from './equivalenceKey.ts';
import { quick } from './quick.ts';

/** The rule of thumb on one seat, chance on the other; whether the rule of thumb won. */
const beatsChance = (seed: number): boolean => {
  const thumb = seed % 2;
  const { state } = begin(starRealms, { seats: 2, options: {}, key: keyFromSeed(seed) });
  const table = new Table(starRealms, state);
  const below = sampler(seed);
  while (state.pub.table.result === null) {
    const d = nextDecision(starRealms, state)!;
    const v = table.view(d.seat);
    const answer = d.seat === thumb ? quick(v, d, below) : sampleAnswer(starRealms, v, d, below);
    if (answer === undefined || checkAnswer(starRealms, v, d, answer)) throw new Error(`no legal answer to ${d.kind}`);
    table.take(d, answer);
    table.events.length = 0;
  }
  return state.pub.table.result.winners.includes(thumb);
};

describe('bot support', () => {
  it('the rule of thumb answers legally and beats chance', () => {
    const wins = Array.from({ length: 20 }, (_, seed) => beatsChance(seed)).filter(Boolean);
    expect(wins.length).toBeGreaterThanOrEqual(19);
  });
  it('the rule of thumb wins when it can', () => {
    const table = given({ seats: [{ combat: 5, play: ['explorer'] }, { authority: 7 }] });
    const pick = () =>
      quick(
        table.state.pub.table.result ? (null as never) : { pub: table.state.pub, me: table.state.own[0]!, seat: 0 },
        table.question(0),
        () => 0,
      );
    expect(pick()).toEqual({ do: 'use', card: 'explorer.1', ability: 'scrap' });
    table.when(0, pick()!);
    expect(pick()).toEqual(attack(1, 7));
  });
  it('the evaluation knows who is ahead', () => {
    const worth = (mine: number, theirs: number) => {
      const { state } = given({ turn: 20, seats: [{ authority: mine }, { authority: theirs }] });
      return evaluate({ pub: state.pub, me: null, seat: null }, 0);
    };
    expect(worth(40, 10)).toBeGreaterThan(0.7);
    expect(worth(10, 40)).toBeLessThan(0.4);
  });
  it('in a Raid all Raiders count, and their chances are the same', () => {
    const worth = (seat: number, boss: number, weaker: number) => {
      const { state } = newTable(starRealms, 3, { mode: 'raid', boss: 'seat1' });
      const pub = { ...state.pub, turn: 18, authority: [boss, 50, weaker] };
      return evaluate({ pub, me: state.own[seat]!, seat }, seat);
    };
    expect(worth(0, 40, 5)).toBeGreaterThan(worth(0, 40, 50) + 0.05); // though the stronger one is as strong as before
    expect(worth(0, 10, 50)).toBeLessThan(worth(0, 50, 50));
    expect(worth(1, 40, 5)).toBeCloseTo(1 - worth(0, 40, 5));
    expect(worth(2, 40, 5)).toBe(worth(1, 40, 5));
  });
  it('balance is measured over whole games', () => {
    const m = measure(quick, 6, 2, {});
    expect(lengths(m)[0]).toBeGreaterThan(10);
    expect(m.rules).toEqual({ 'SR-GEN-04': 6 });
    const halves = [0, 1].map((first) => measure(quick, 6, 2, {}, 'balance', { first, step: 2 }));
    const both = halves.reduce(sumOf as () => Measured);
    expect(byFaction(both)).toEqual(byFaction(m));
    expect({ ...both, turns: both.turns.toSorted() }).toEqual({ ...m, turns: m.turns.toSorted() });
    const shares = Object.values(byFaction(m)).reduce((sum, f) => sum + f.share, 0);
    expect(shares).toBeCloseTo(1);
  });
  it('copies of a card are alike, other cards are not', () => {
    const table = given({ row: ['ripper', 'ripper', 'poacher'], seats: [{ trade: 3, play: ['scout'] }, {}] });
    const v = { pub: table.state.pub, me: table.state.own[0]!, seat: 0 };
    const d = table.question(0);
    const text = (act: object) => equivalenceKey(v, d, act as never);
    expect(text(buy('ripper.1'))).toBe(text(buy('ripper.2')));
    expect(text(buy('ripper.1'))).not.toBe(text(buy('poacher')));
    const kinds = listAnswers(starRealms, v, d)!.map((a) => equivalenceKey(v, d, a));
    expect(new Set(kinds).size).toBe(kinds.length - 1);
  });
  it('cards are played without thought, in an order that makes the most of them', () => {
    const hand = ['poacher', 'scout', 'arbitrage-runner', 'toll-buoy'] as const;
    const table = given({ seats: [{ hand: [...hand], deck: ['viper'] }, {}] });
    const acts: unknown[] = [];
    for (;;) {
      const v = { pub: table.state.pub, me: table.state.own[0]!, seat: 0 };
      const d = table.question(0);
      const answer = quick(v, d, () => 0)!;
      if (d.kind === 'main' && equivalenceKey(v, d, answer) !== '') break;
      acts.push(answer);
      table.when(0, answer);
    }
    // The Base; the card that draws and discards, while there is a starter to discard; at last the one with a choice.
    expect(acts.slice(0, 3)).toEqual([
      play('toll-buoy'),
      play('arbitrage-runner'),
      expect.stringMatching(/scout|viper/),
    ]);
    expect(acts.at(-2)).toEqual(play('poacher'));
  });
  it('the rule of thumb spends Trade on what is worth most together, and on stickers only what nothing else needs', () => {
    const first = (trade: number, row: CardId[]) => {
      const table = given({ row, seats: [{ trade, play: ['scout'] }, {}] });
      const v = { pub: table.state.pub, me: table.state.own[0]!, seat: 0 };
      return quick(v, table.question(0), () => 0);
    };
    expect(first(8, ['rogue-moon', 'rust-rat', 'squire-wing', 'chop-shop', 'watchfire'])).toEqual(buy('rogue-moon'));
    expect(first(7, ['contract-escort', 'arbitrage-runner', 'charter-clipper', 'rust-rat', 'watchfire'])).not.toEqual(
      buy('contract-escort'),
    );
    const sheet = (ship: CardId, other: CardId) => {
      const table = given({
        scenario: { number: 1 },
        explorers: 0,
        row: [ship, other, 'rogue-moon', 'golden-argosy', 'queens-verdict'],
        seats: [{ trade: 3, play: ['scout'] }, {}],
      });
      table.when(0, buy(ship));
      expect(table.question(0).kind).toBe('upgrade');
      return quick({ pub: table.state.pub, me: table.state.own[0]!, seat: 0 }, table.question(0), () => 0);
    };
    expect(sheet('squire-wing', 'bonded-hauler')).toBeNull(); // the Hauler is worth more than the sticker
    expect(sheet('ledger-skiff', 'dragon-guard')).toBe('se-sheet-1');
  });
  it('the rule of thumb buys what only two Raiders can use when it is one of two', () => {
    const bought = (players: number) => {
      const table = given({
        options: { mode: 'raid' },
        toMove: 1,
        explorers: 0,
        row: ['squire-wing', 'drift-camp', 'rogue-moon', 'golden-argosy', 'queens-verdict'],
        seats: Array.from({ length: players }, (_, seat) => (seat === 1 ? { trade: 1, play: ['scout'] } : {})),
      });
      return quick({ pub: table.state.pub, me: table.state.own[1]!, seat: 1 }, table.question(1), () => 0);
    };
    expect([bought(3), bought(4)]).toEqual([buy('squire-wing'), buy('drift-camp')]);
  });
});
