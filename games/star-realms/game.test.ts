import { describe, expect, it } from 'vitest';
import { upgrade } from '@orrery/kernel';
import { fuzz, inheritedTests, newTable } from '@orrery/kernel/testing';
import type { Card } from './content/card.ts';
import { tradeDeck } from './content/catalogue.ts';
import { begin, choose, goOn, playTo, winGame } from './campaign/table.ts';
import { starRealms } from './game.ts';
import { isInstance } from './rules/designs.ts';

const dear = Object.entries<Card>(tradeDeck).flatMap(([id, card]) => ((card.cost ?? 0) >= 5 ? [id] : []));
/** Steps of other modes and of the campaign, and dear cards that a handful of random games never buys; `orrery fuzz` over many games reaches them. */
const rare = [
  ...['factions', 'taken', 'nextScenario', 'decided', 'gather', 'reckoning', 'topUp', 'toppedUp', 'pack'].map(
    (step) => `campaign@${step}`,
  ),
  ...[
    'envelope',
    'firstPlayer',
    'scenarioCard',
    'chosen',
    'personalDecks',
    'players',
    'board',
    'firstTurn',
    'nextTurn',
  ].map((step) => `scenario@${step}`),
  'acquire@upgraded',
  'earn@take',
  'game@bossDeck',
  'mate@act',
  'mate@end',
  'resolve@target',
  'resolve@targeted',
  'resolve@recall',
  'resolve@destroy',
  'resolve@destroyed',
  'resolve@looked',
  'resolve@copy',
  'defeat@bequeathed',
  'acquire@placed',
  ...dear,
];

inheritedTests({ describe, it }, starRealms, {
  games: 16,
  seats: 2,
  options: { mode: 'standard', tradeDeck: '60', personalDecks: 'standard' },
  rare,
});

describe.each([
  ['freeForAll', 3],
  ['hunter', 4],
  ['firstBlood', 3],
  ['hydra2', 4],
  ['hydra3', 6],
  ['emperor', 6],
  ['raid', 4],
  ['campaign', 2],
])('mode %s', (mode, seats) => {
  it('keeps what every game must keep', async () => {
    const { failure, games } = await fuzz(starRealms, { games: 1, seed: 11, seats, options: { mode }, every: 25 });
    expect(failure).toBeNull();
    expect(games).toBe(1);
  });
});

describe('older matches', () => {
  it('a Raid whose table had chosen the Boss’s figures goes on with them', () => {
    const { state } = newTable(starRealms, 3, { mode: 'raid' });
    const { table } = state.pub;
    const chosen = { ...table, options: { ...table.options, raid: 'even' } };
    const old = { ...state, rules: 3, pub: { ...state.pub, authority: [65, 50, 50], evenRaid: true, table: chosen } };
    const now = upgrade(starRealms, old);
    expect(now).toEqual({ ok: true, state: { ...state, pub: { ...state.pub, authority: [65, 50, 50] } } });
  });
  it('a campaign whose envelopes lay open in the box goes on with those that are still closed out of sight', () => {
    const table = choose(goOn(winGame(begin(), 0)));
    const { state } = table;
    const { envelopes, ...zones } = state.pub.table.zones;
    const { envelopes: closed, ...hidden } = state.hidden.table.cards;
    const events = closed!.filter((card) => !isInstance(card));
    const cards = closed!.filter(isInstance);
    const box = [...state.pub.table.cards.box!, ...cards];
    const old = {
      ...state,
      rules: 3,
      pub: {
        ...state.pub,
        extended: true,
        table: {
          ...state.pub.table,
          zones: {
            ...zones,
            box: { ...zones.box!, n: box.length },
            eventBox: { ...zones.eventBox!, n: events.length },
          },
          cards: { ...state.pub.table.cards, box, eventBox: events },
        },
      },
      hidden: { ...state.hidden, table: { ...state.hidden.table, cards: hidden } },
    };
    expect(envelopes!.n).toBeGreaterThan(30);
    const now = upgrade(starRealms, old);
    expect(now.ok && now.state.pub).toEqual(state.pub);
    expect(now.ok && now.state.hidden.table.cards.envelopes!.toSorted()).toEqual(closed!.toSorted());
  });
  it('a last scenario with all envelopes open keeps its large Trade Deck', () => {
    const { state } = playTo(begin(), 12);
    const { envelopes, ...zones } = state.pub.table.zones;
    const { envelopes: pack, ...hidden } = state.hidden.table.cards;
    expect(pack).toHaveLength(24);
    const deck = [...hidden.tradeDeck!, ...pack!];
    const old = {
      ...state,
      rules: 3,
      pub: {
        ...state.pub,
        extended: true,
        table: { ...state.pub.table, zones: { ...zones, tradeDeck: { ...zones.tradeDeck!, n: deck.length } } },
      },
      hidden: { ...state.hidden, table: { ...state.hidden.table, cards: { ...hidden, tradeDeck: deck } } },
    };
    const now = upgrade(starRealms, old);
    expect(now.ok && now.state.pub.extended).toBe(true);
    expect(now.ok && now.state.pub.table.zones.envelopes).toEqual({ ...envelopes!, n: 0 });
    expect(now.ok && now.state.hidden.table.cards.tradeDeck).toEqual(deck);
  });
});
