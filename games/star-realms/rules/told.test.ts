import { describe, expect, it } from 'vitest';
import { ally, attack, attackBase, buy, end, fresh, given, play, primary, scrap } from '../given.ts';
import type { Position } from '../given.ts';
import type { SR } from '../shapes.ts';
import type { Given } from '@orrery/kernel/testing';
import { Match, keyFromSeed, listAnswers, nextDecision, view } from '@orrery/kernel';
import type { Json, Options, Seat } from '@orrery/kernel';
import { starRealms } from '../game.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

/** What everybody is told of what happens: the log, the recap of a rival's turn and the sounds live on it. */

type Answer = readonly [seat: Seat, answer: Json];
const matchOf = (options: Options) => new Match(starRealms, { seats: 2, options, key: keyFromSeed(1) });
/** Events of the last answer, as all see them. */
const told = (table: Given<SR>) => table.events.map(({ t, all }) => ({ t, ...all }));
const after = (position: Position, ...answers: Answer[]) => {
  const table = given(position);
  for (const [seat, answer] of answers) table.when(seat, answer).accepted();
  return told(table);
};
const two = (mine: NonNullable<Position['seats']>[number], theirs: NonNullable<Position['seats']>[number] = {}) => [
  mine,
  theirs,
];

describe('what is told', () => {
  it('who goes first, and every card of the row', () => {
    const { state, opening } = matchOf({});
    expect(opening).toContainEqual({ t: 'firstPlayer', all: { seat: state.pub.first } });
    expect(opening.filter(({ t }) => t === 'revealed')).toHaveLength(5);
  });
  it('whose turn begins, and which it is', () => {
    expect(after({ seats: two({}), turn: 4 }, [0, end])).toContainEqual({ t: 'turnBegan', seat: 1, turn: 5 });
  });
  it('a card played, and what it gives', () => {
    expect(after({ seats: two({ hand: ['scout'] }) }, [0, play('scout')])).toEqual([
      { t: 'played', seat: 0, card: 'scout.1' },
      { t: 'gained', seat: 0, resource: 'trade', amount: 1, program: 'scout/primary' },
    ]);
  });
  it('an ability used', () => {
    expect(after({ seats: two({ play: ['toll-buoy'] }) }, [0, primary('toll-buoy')])).toContainEqual({
      t: 'used',
      seat: 0,
      card: 'toll-buoy.1',
      ability: 'primary',
    });
  });
  it('a choice made, and one declined', () => {
    expect(after({ seats: two({ hand: ['poacher'] }) }, [0, play('poacher')], [0, 1])).toContainEqual({
      t: 'chose',
      seat: 0,
      program: 'poacher/primary',
      i: 0,
      option: 1,
    });
    const declined = after({ seats: two({ trade: 5 }), row: ['free-harbor'] }, [0, buy('free-harbor')], [0, false]);
    expect(declined.map(({ t }) => t)).toContain('declined');
  });
  it('[SR-RAID-10] the cards a Raider draws: to all Raiders, and how many of them to the Boss', () => {
    const table = given({
      options: { mode: 'raid' },
      toMove: 1,
      seats: [{}, { deck: ['scout', 'viper', 'scout', 'scout', 'ripper'] }, {}, {}],
    }).when(1, end);
    const [drawn] = table.events.filter(({ t }) => t === 'drew');
    expect(drawn).toMatchObject({ all: { seat: 1, n: 5 }, to: [1, 2, 3] });
    expect(drawn!.some).toEqual({ cards: expect.arrayContaining(['viper.1', 'ripper.1']) });
  });
  it('attacks on players and Bases, with what is left', () => {
    expect(after({ seats: two({ combat: 5 }) }, [0, attack(1, 3)])).toEqual([
      { t: 'attacked', seat: 0, target: 1, amount: 3, left: 47 },
    ]);
    const base = two({ combat: 5 }, { play: ['free-harbor'] });
    expect(after({ seats: base }, [0, attackBase('free-harbor', 2)])).toEqual([
      { t: 'damaged', seat: 0, owner: 1, card: 'free-harbor.1', amount: 2 },
    ]);
    expect(after({ seats: base }, [0, attackBase('free-harbor', 5)])).toContainEqual({
      t: 'destroyed',
      seat: 0,
      owner: 1,
      card: 'free-harbor.1',
    });
  });
  it('the end: who won, and by which rule', () => {
    expect(after({ seats: two({ combat: 9 }, { authority: 9 }) }, [0, attack(1, 9)])).toContainEqual({
      t: 'won',
      winners: [0],
      rule: 'SR-GEN-04',
    });
  });
  it('what is scrapped, and from where', () => {
    const from = (position: Position, ...answers: Answer[]) =>
      after(position, ...answers).filter(({ t }) => t === 'scrapped');
    expect(from({ seats: two({ play: ['toll-buoy'] }) }, [0, scrap('toll-buoy')])).toEqual([
      { t: 'scrapped', seat: 0, card: 'toll-buoy.1', from: 'play' },
    ]);
    const tug: Position = { seats: two({ hand: ['salvage-tug', 'scout'], discard: ['viper'] }) };
    expect(from(tug, [0, play('salvage-tug')], [0, 'scout.1'])).toEqual([
      { t: 'scrapped', seat: 0, card: 'scout.1', from: 'hand' },
    ]);
    expect(from(tug, [0, play('salvage-tug')], [0, 'viper.1'])).toEqual([
      { t: 'scrapped', seat: 0, card: 'viper.1', from: 'discard' },
    ]);
    const camp: Position = { seats: two({ play: ['drift-camp'] }), row: ['ripper', 'poacher'] };
    expect(from(camp, [0, scrap('drift-camp')], [0, 'ripper.1'])).toEqual([
      { t: 'scrapped', seat: 0, card: 'ripper.1', from: 'tradeRow' },
    ]);
  });
  it('whose text asks: the card by its name', () => {
    const table = given({ seats: [{ trade: 9 }, {}], row: ['free-harbor'] }).when(0, buy('free-harbor'));
    const { q } = table.question(0);
    const v = view(table.state, 0);
    for (const { cardNames, words } of [en, fr, de])
      expect(words.question.may(q as { program: string }, { view: v, name: String })).toContain(
        cardNames['free-harbor'],
      );
  });
  it('a change of costs, and where bought cards go', () => {
    expect(after({ seats: two({ hand: ['lifter'] }) }, [0, play('lifter')])).toContainEqual({
      t: 'costsChange',
      seat: 0,
      filter: {},
      delta: -1,
      scope: 'turn',
    });
  });
  it('a Base taken back to the deck, and a Ship that copies another', () => {
    const banneret = after(
      { seats: two({ hand: ['banneret'], play: ['watchfire'], discard: ['toll-buoy'] }) },
      [0, play('banneret')],
      [0, ally('banneret')],
      [0, 'toll-buoy.1'],
    );
    expect(banneret).toContainEqual({ t: 'recalled', seat: 0, card: 'toll-buoy.1', to: 'deckTop' });
    const raider = after(
      { seats: two({ hand: ['patchwork-raider'], play: ['viper', 'scout'] }) },
      [0, play('patchwork-raider')],
      [0, 'viper.1'],
    );
    expect(raider).toContainEqual({ t: 'copied', seat: 0, card: 'patchwork-raider.1', ship: 'viper.1' });
  });
  it('what teammates give, pass on and leave to each other', () => {
    expect(
      after({ options: { mode: 'hydra2' }, seats: [{ trade: 3 }, {}, {}, {}] }, [
        0,
        { do: 'give', to: 2, resource: 'trade', amount: 2 },
      ]),
    ).toEqual([{ t: 'gave', seat: 0, to: 2, resource: 'trade', amount: 2 }]);
    expect(
      after({ options: { mode: 'emperor' }, seats: [{ trade: 1, discard: ['ripper'] }, {}, {}, {}, {}, {}] }, [
        0,
        { do: 'passOn', card: 'ripper.1', to: 1 },
      ]),
    ).toEqual([{ t: 'passedOn', seat: 0, to: 1, card: 'ripper.1' }]);
    const raid: Position = {
      options: { mode: 'raid' },
      seats: [{ combat: 5 }, { authority: 5, hand: ['viper', 'ripper'], deck: [] }, {}, {}],
    };
    const table = given(raid).when(0, attack(1, 5)).when(1, 'viper.1');
    expect(told(table)).toContainEqual({ t: 'bequeathed', seat: 1, to: 2, card: 'viper.1' });
    // The card is the heir's now, and nobody else's.
    expect(table.state.pub.players.map((p) => p.owns.viper ?? 0)).toEqual([0, 0, 1, 0]);
  });
  it('which Personal Decks are not the usual one', () => {
    const decksOf = (options: Options) =>
      matchOf(options).opening.flatMap((e) => (e.t === 'tookDeck' ? [[e.all.seat, e.all.deck] as const] : []));
    const decks = decksOf({ personalDecks: 'faction' });
    expect(decks.map(([seat]) => seat).toSorted()).toEqual([0, 1]);
    expect(new Set(decks.map(([, deck]) => deck))).toEqual(new Set(['starEmpire', 'tradeFederation']));
    expect(decksOf({})).toEqual([]);
  });
});

describe('what is told in a campaign', () => {
  it('the sides, the scenario, who begins it, the decks, and who won it', () => {
    const table = fresh(2, { mode: 'campaign' });
    const seen = matchOf({ mode: 'campaign' }).opening.map(({ t, all }) => ({ t, ...all }));
    for (let answers = 0; answers < 8 && !seen.some(({ t }) => t === 'turnBegan'); answers++) {
      const { seat, kind } = nextDecision(table.game, table.state)!;
      const sides = ['starEmpire', 'tradeFederation'] as const;
      const answer =
        kind === 'faction' ? sides[seat]! : listAnswers(table.game, view(table.state, seat), table.question(seat))![0]!;
      table.when(seat, answer).accepted();
      seen.push(...told(table));
    }
    expect(seen).toContainEqual({ t: 'tookFaction', seat: 0, faction: 'starEmpire' });
    expect(seen).toContainEqual({ t: 'tookFaction', seat: 1, faction: 'tradeFederation' });
    expect(seen).toContainEqual({ t: 'scenarioOpened', scenario: 1, side: 'starEmpire' });
    expect(seen).toContainEqual({ t: 'firstPlayer', seat: 0 });
    expect(seen.filter(({ t }) => t === 'tookDeck')).toHaveLength(2);
    // Each game begins with nothing counted yet.
    expect(table.state.pub.campaign!.tally).toEqual(
      [0, 1].map(() => ({ destroyedBase: [], opponentDiscarded: 0, gainedAuthority: 0 })),
    );
    expect(Object.values(table.state.pub.campaign!.sheets)).toEqual([0, 0]);
    table.command({ do: 'resign', seat: 1, n: table.state.pub.table.n });
    expect(told(table)).toContainEqual({ t: 'scenarioWon', seat: 0, scenario: 1, rule: 'SR-RESIGNED' });
  });
  it('an event when it is revealed', () => {
    const table = given({ at: 'begin', seats: [{}, {}], scenario: { number: 8 } });
    table.when(0, end).when(1, end);
    expect(told(table).map(({ t }) => t)).toContain('eventRevealed');
  });
});
