import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { factionSheet } from '../content/factions/index.ts';
import { council } from '../council.ts';
import { ti4 } from '../game.ts';
import { askedSeat, given, playUntil } from '../given.ts';
import { DOWN, UP, active, inSpace, units } from '../space.ts';
import { SCORED } from './scoring.ts';
import { ACTION_DECK, ACTION_DISCARD, SECRET_DECK, handOf, secretsOf } from './zones.ts';

const use = (card: string, copy = 1) => ({ ability: card, component: `${card}.${copy}` });
const NO = { outcome: null, planets: [] };

describe('AC: hands of action cards', () => {
  const seven = (t: Parameters<NonNullable<Parameters<typeof given>[0]>['deal'] & object>[0]) => {
    for (const card of t.cards(ACTION_DECK).slice(0, 7)) t.move(card, ACTION_DECK, handOf(0));
  };
  it('[TI4-AC-01, TI4-AC-02, TI4-AC-07] seven cards at all times: the surplus goes at once', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-18' },
      units: {},
      hands: {},
      deal: seven,
      arrange: (pub) => Object.assign(pub.strategyCards.politics, { holder: 0, exhausted: false }),
    });
    table.when(0, { do: 'strategic', card: 'politics' });
    playUntil(table, (d) => d.kind === 'discardActionCard');
    expect(table.question(0).q).toEqual({ over: 2 });
    for (let i = 0; i < 2; i++) table.when(0, table.state.own[0]!.table.cards[handOf(0)]![0]!).accepted();
    expect(table.state.pub.table.zones[handOf(0)]!.n).toBe(7);
    expect(table.state.pub.table.cards[ACTION_DISCARD]!.length).toBeGreaterThanOrEqual(2);
  });

  it('[TI4-AC-06, TI4-ABL-04] in the agenda phase the speaker comes first, then clockwise, one card at a time', () => {
    const table = council({
      speaker: 1,
      agendas: ['mutiny'],
      hands: { 0: ['trade-rider.1'], 2: ['imperial-rider.1'] },
    });
    // Both want to play; from the speaker clockwise player 2 comes before player 0.
    table.when(0, use('trade-rider')).when(2, use('imperial-rider')).accepted();
    expect([askedSeat(table), table.question(2).kind]).toEqual([2, 'pickOne']);
    table.when(2, 'for').accepted();
    expect(table.question(0).q).toMatchObject({ window: 'agenda.reveal.after' });
  });

  it('[TI4-ABL-14] a window asks whoever could hold a card, and shows nobody’s hand', () => {
    const table = council({ agendas: ['mutiny'], hands: { 2: ['trade-rider.1'] } });
    const other = view(table.state, 1);
    expect(JSON.stringify(other.pub)).not.toContain('trade-rider');
    expect(other.me!.table.cards[handOf(2)]).toBeUndefined();
  });

  it('[TI4-ABL-08] an effect lasts its time though its card is gone', () => {
    const table = active({
      galaxy: { 0: 'tile-18', [UP[0]]: 'tile-35' },
      units: { 'tile-35': units(0, { carrier: 1 }) },
      hands: { 0: ['flank-speed.1'] },
    }).when(0, use('flank-speed'));
    expect(table.state.pub.table.cards[ACTION_DISCARD]).toContain('flank-speed.1');
    const v = rulesView(ti4, view(table.state, null));
    expect(v.number('move', { seat: 0, unit: 'carrier', marks: '', from: 'tile-35', to: 'tile-18' }, 1)).toBe(2);
  });
});

describe('OBJ: the limit of secret objectives', () => {
  it('[TI4-OBJ-04, TI4-OBJ-14, TI4-EX-34] three, scored and unscored together: an unscored one goes back', () => {
    /** Player 2 has so many unscored and scored ones and draws another. */
    const drawing = (unscored: number, scored: number) => {
      const table = council({
        agendas: ['archived-secret'],
        planets: { 'mecatol-rex': 1 },
        deal: (t) => {
          for (let i = t.cards(secretsOf(2)).length; i < unscored + scored; i++) t.draw(SECRET_DECK, secretsOf(2));
          for (const card of t.cards(secretsOf(2)).slice(0, scored)) {
            t.move(card, secretsOf(2), SCORED);
            t.pub.scored[card] = [2];
          }
        },
      });
      return table
        .when(1, { outcome: '2', planets: ['mecatol-rex'] })
        .when(2, NO)
        .when(0, NO)
        .accepted();
    };
    const asks = (table: ReturnType<typeof drawing>) =>
      table.state.pub.table.open.some(({ kind }) => kind === 'returnSecret');
    expect([asks(drawing(2, 0)), asks(drawing(1, 1)), asks(drawing(3, 0)), asks(drawing(1, 2))]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const table = drawing(1, 2);
    const scored = table.state.pub.table.cards[SCORED]!;
    table.when(2, scored[0]!).refused('TI4-OBJ-14');
    table.when(2, table.state.own[2]!.table.cards[secretsOf(2)]![0]!).accepted();
    expect(table.state.pub.table.zones[secretsOf(2)]!.n).toBe(1);
    expect(table.state.pub.table.cards[SCORED]).toEqual(scored);
  });
});

describe('ECO: commodities and trade goods', () => {
  it('[TI4-ECO-03, TI4-ECO-04, TI4-ECO-10] none at the start; replenishing fills up to the faction’s value', () => {
    const start = given({ options: { expansion: 'no' } }).state.pub;
    expect(start.sheets.every(({ commodities }) => commodities === 0)).toBe(true);
    const table = inSpace({
      galaxy: { 0: 'tile-18' },
      units: {},
      arrange: (pub) => Object.assign(pub.strategyCards.trade, { holder: 0, exhausted: false }),
    });
    table.when(0, { do: 'strategic', card: 'trade' }).accepted();
    const { faction, commodities } = table.state.pub.sheets[0]!;
    expect(commodities).toBe(factionSheet(faction).commodities);
  });

  it('[TI4-ECO-05, TI4-ECO-06, TI4-EX-39] a planet gives its votes and no more: neither goods nor commodities are votes', () => {
    const table = council({
      agendas: ['mutiny'],
      planets: { 'mecatol-rex': 1, bereg: 1 },
      arrange: (pub) => Object.assign(pub.sheets[1]!, { goods: 3, commodities: 2 }),
    });
    table.when(1, { outcome: 'for', planets: ['mecatol-rex'] }).accepted();
    expect(table.state.pub.agenda!.ballots).toEqual([{ seat: 1, outcome: 'for', votes: 6 }]);
    expect(table.state.pub.sheets[1]).toMatchObject({ goods: 3, commodities: 2 });
    expect(table.state.pub.planets['bereg']!.exhausted).toBe(false);
  });
});

describe('CAG and CRX: what is left', () => {
  it('[TI4-CAG-21] Minister of Industry: units of a system may produce when a dock is placed there', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-35', [DOWN[0]]: 'tile-18' },
      units: {},
      options: { expansion: 'no' },
      arrange: (pub) => {
        for (const planet of ['bereg', 'lirta-iv']) pub.planets[planet]!.owner = 0;
        Object.assign(pub.strategyCards.construction, { holder: 0, exhausted: false });
        pub.table.components = {
          ...pub.table.components,
          'minister-of-industry': { ability: 'minister-of-industry', holder: 0, ready: true, on: null, store: {} },
        };
      },
    });
    table
      .when(0, { do: 'strategic', card: 'construction' })
      .when(0, { unit: 'space-dock', planet: 'bereg' })
      .accepted();
    table.when(0, { ability: 'minister-of-industry/placed', component: 'minister-of-industry' }).accepted();
    expect(table.question(0).kind).toBe('produce');
  });
});
