import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { council } from '../../council.ts';
import { ti4 } from '../../game.ts';
import { playUntil } from '../../given.ts';
import { DOWN, UP, inSpace, units } from '../../space.ts';
import type { Space } from '../../space.ts';
import type { Pub } from '../../shapes.ts';
import { areNeighbours } from '../neighbours.ts';
import { NOTES_IN_PLAY, notesOf } from '../zones.ts';

const NOTHING = { goods: 0, commodities: 0, note: null };
const terms = (gives: object, wants: object = {}, promise = '') => ({
  gives: { ...NOTHING, ...gives },
  wants: { ...NOTHING, ...wants },
  promise,
});
/** Players 0 and 1 stand side by side, player 2 far away; all have goods and commodities. */
const market = (space: Partial<Space> = {}) =>
  inSpace({
    galaxy: { 0: 'tile-18', [UP[0]]: 'tile-35', [DOWN[2]]: 'tile-19' },
    units: {
      'tile-18': units(0, { cruiser: 1 }),
      'tile-35': units(1, { cruiser: 1 }),
      'tile-19': units(2, { cruiser: 1 }),
    },
    ...space,
    arrange: (pub) => {
      for (const sheet of pub.sheets) Object.assign(sheet, { goods: 3, commodities: 2 });
      space.arrange?.(pub);
    },
  });
type Market = ReturnType<typeof market>;
const offer = (table: Market, by: number, to: number, what: object) =>
  table.command({ do: 'offer', seat: by, to, terms: what as never });
const accept = (table: Market, by: number, to: number, what: object) => {
  offer(table, by, to, what).accepted();
  return table.command({ do: 'accept', seat: to, deal: table.state.pub.table.deals[0]!.id });
};
const purse = ({ state }: Market, seat: number) => {
  const { goods, commodities } = state.pub.sheets[seat]!;
  return [goods, commodities];
};

describe('DEAL: transactions', () => {
  it('[TI4-DEAL-01, TI4-ECO-01, TI4-ECO-08] goods and commodities change hands; commodities become trade goods there', () => {
    const table = accept(market(), 0, 1, terms({ goods: 1, commodities: 2 }, { commodities: 1 })).accepted();
    expect([purse(table, 0), purse(table, 1)]).toEqual([
      [3, 0],
      [6, 1],
    ]);
  });

  it('[TI4-DEAL-03] a transaction may be a gift; one cannot give what one has not', () => {
    expect(purse(accept(market(), 0, 1, terms({ goods: 3 })).accepted(), 1)).toEqual([6, 2]);
    offer(market(), 0, 1, terms({ goods: 4 })).refused('TI4-DEAL-01');
    offer(market(), 0, 1, terms({})).refused('TI4-DEAL-01');
    offer(market(), 0, 1, terms({ goods: -1 })).refused('TI4-DEAL-04');
  });

  it('[TI4-DEAL-02] nothing else can be offered', () => {
    offer(market(), 0, 1, { ...terms({ goods: 1 }), card: 'bunker.1' }).refused('TI4-DEAL-04');
  });

  it('[TI4-DEAL-02, TI4-CRX-10] the card of a planet in the Demilitarized Zone changes hands in the agenda phase, and only then', () => {
    const zoned = (pub: Pub): void => {
      pub.planets['lodor'] = { owner: 0, exhausted: false };
      pub.planets['wellon'] = { owner: 0, exhausted: false };
      pub.table.components = {
        ...pub.table.components,
        'demilitarized-zone.1': {
          ability: 'demilitarized-zone explored',
          holder: 0,
          ready: true,
          on: 'lodor',
          store: {},
        },
      };
    };
    const sale = terms({ planets: ['lodor'] }, { goods: 2 });
    const agenda = council({
      agendas: ['mutiny'],
      planets: { lodor: 0, wellon: 0 },
      arrange: (pub) => {
        zoned(pub);
        for (const sheet of pub.sheets) sheet.goods = 3;
      },
    });
    offer(agenda, 0, 1, terms({ planets: ['wellon'] }, { goods: 2 })).refused('TI4-HACA-06');
    accept(agenda, 0, 1, sale).accepted();
    expect(agenda.state.pub.planets['lodor']!.owner).toBe(1);
    expect(agenda.state.pub.table.components['demilitarized-zone.1']!.holder).toBe(1);
    offer(market({ arrange: zoned }), 0, 1, sale).refused('TI4-HACA-06');
  });

  it('[TI4-DEAL-04, TI4-DEAL-07, TI4-EX-32] in the action phase with the active player, between neighbours', () => {
    offer(market(), 0, 2, terms({ goods: 1 })).refused('TI4-DEAL-04');
    const three = market({
      units: {
        'tile-18': [...units(0, { cruiser: 1 }), ...units(2, { infantry: 1 })],
        'tile-35': units(1, { cruiser: 1 }),
      },
    });
    offer(three, 1, 2, terms({ goods: 1 })).refused('TI4-DEAL-04');
    offer(three, 2, 0, terms({ goods: 1 })).accepted();
  });

  it('[TI4-DEAL-08] whoever is no neighbour for a while gets no second transaction in that turn', () => {
    const table = accept(market(), 0, 1, terms({ goods: 1 })).accepted();
    const { pub } = table.state;
    const mine = pub.units['tile-18']!;
    pub.units = { ...pub.units, 'tile-18': [] };
    offer(table, 0, 1, terms({ goods: 1 })).refused('TI4-DEAL-04');
    table.state.pub.units = { ...table.state.pub.units, 'tile-18': mine };
    expect(areNeighbours(rulesView(ti4, view(table.state, null)), 0, 1)).toBe(true);
    offer(table, 0, 1, terms({ goods: 1 })).refused('TI4-DEAL-04');
  });
  it('[TI4-DEAL-06] neighbours by a unit or a planet, in one system or next to it, also through a wormhole', () => {
    const neighbours = (space: Partial<Space>) => areNeighbours(rulesView(ti4, view(market(space).state, null)), 0, 2);
    const galaxy = { 0: 'tile-18', [UP[0]]: 'tile-35', [DOWN[1]]: 'tile-39', [DOWN[2]]: 'tile-26' } as const;
    const at = (system: string, mine: { [type: string]: number }) => ({
      [system]: units(0, mine),
      lodor: units(2, { pds: 1 }),
    });
    expect(neighbours({ galaxy, units: at('tile-35', { fighter: 1, carrier: 1 }) })).toBe(false);
    expect(neighbours({ galaxy, units: at('tile-39', { cruiser: 1 }) })).toBe(true);
    const apart = { 0: 'tile-39', [UP[0]]: 'tile-35', [DOWN[2]]: 'tile-26' } as const;
    expect(neighbours({ galaxy: apart, units: at('tile-39', { cruiser: 1 }) })).toBe(true);
    // A planet without units is enough.
    const planet = (pub: Pub) => void (pub.planets['bereg'] = { owner: 2, exhausted: false });
    const alone = {
      galaxy: { 0: 'tile-18', [UP[0]]: 'tile-35' } as const,
      units: { 'tile-18': units(0, { cruiser: 1 }) },
    };
    expect([neighbours(alone), neighbours({ ...alone, arrange: planet })]).toEqual([false, true]);
  });
  it('[TI4-CRX-19] two supports that change hands: the active player’s point comes first', () => {
    const swap = (by: number, to: number) => {
      const table = market({ arrange: (pub) => pub.sheets.forEach((sheet) => (sheet.points = 9)) });
      const note = (owner: number) => ({ note: `support-for-the-throne.${owner}` });
      accept(table, by, to, terms(note(by), note(to))).accepted();
      return table.state.pub.table.result!.winners;
    };
    // Player 0 is the active one, whoever made the offer.
    expect([swap(0, 1), swap(1, 0)]).toEqual([[0], [0]]);
  });

  it('[TI4-DEAL-07] once a turn with each neighbour', () => {
    const table = accept(market(), 0, 1, terms({ goods: 1 })).accepted();
    offer(table, 1, 0, terms({ goods: 1 })).refused('TI4-DEAL-04');
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 1);
    offer(table, 1, 0, terms({ goods: 1 })).accepted();
  });

  it('[TI4-DEAL-06, TI4-DEAL-08, TI4-EX-31] moving next to somebody makes a neighbour, who may trade from then on', () => {
    const table = market({
      galaxy: { 0: 'tile-18', [UP[0]]: 'tile-35', [DOWN[0]]: 'tile-26', [DOWN[1]]: 'tile-19' },
      units: {
        'tile-18': units(0, { carrier: 1, infantry: 1 }),
        'tile-35': units(1, { cruiser: 1 }),
        'tile-19': units(2, { cruiser: 1 }),
      },
    });
    offer(table, 0, 2, terms({ goods: 1 })).refused('TI4-DEAL-04');
    table.when(0, { do: 'tactical', system: 'tile-26' });
    table.when(0, { ships: { 'tile-18': { carrier: 1 } }, cargo: { 'tile-18': { infantry: 1 } } }).accepted();
    expect(areNeighbours(rulesView(ti4, view(table.state, null)), 2, 0)).toBe(true);
    expect(table.state.pub.active).toBe(0);
    const [before, theirs] = [purse(table, 0)[0]!, purse(table, 2)[0]!];
    accept(table, 0, 2, terms({ goods: 1 })).accepted();
    expect([purse(table, 0)[0], purse(table, 2)[0]]).toEqual([before - 1, theirs + 1]);
  });

  it('[TI4-DEAL-14] it is symmetric', () => {
    const v = rulesView(ti4, view(market().state, null));
    expect([areNeighbours(v, 0, 1), areNeighbours(v, 1, 0), areNeighbours(v, 0, 2), areNeighbours(v, 2, 0)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('[TI4-DEAL-05, TI4-DEAL-09] in the agenda phase everybody with everybody, once for each agenda', () => {
    const table = council({
      agendas: ['mutiny', 'seed-of-an-empire'],
      arrange: (pub) => pub.sheets.forEach((sheet) => Object.assign(sheet, { goods: 3 })),
    });
    accept(table, 1, 2, terms({ goods: 1 })).accepted();
    offer(table, 1, 2, terms({ goods: 1 })).refused('TI4-DEAL-04');
    offer(table, 0, 2, terms({ goods: 1 })).accepted();
    for (const seat of [1, 2, 0]) table.when(seat, { outcome: null, planets: [] });
    table.when(0, 'against').accepted();
    offer(table, 1, 2, terms({ goods: 1 })).accepted();
  });

  it('[TI4-DEAL-12, TI4-DEAL-13] promises are written down and bind nobody; the game does not wait', () => {
    const table = market();
    const { n } = table.state.pub.table;
    offer(table, 0, 1, terms({ goods: 1 }, {}, 'You will not attack me this round.')).accepted();
    expect(table.state.pub.table.n).toBe(n);
    table.command({ do: 'accept', seat: 1, deal: table.state.pub.table.deals[0]!.id }).accepted();
    expect(table.state.pub.promises).toEqual([{ round: 1, by: 0, to: 1, text: 'You will not attack me this round.' }]);
    table.when(0, { do: 'tactical', system: 'tile-35' }).accepted();
    offer(market(), 0, 1, terms({ goods: 1 }, {}, 'x'.repeat(281))).refused('TI4-DEAL-04');
  });

  it('[TI4-PN-02, TI4-DEAL-11, TI4-PN-07] a note on each side at most, and only from the hand', () => {
    const table = accept(market(), 0, 1, terms({ note: 'ceasefire.0' }, { note: 'trade-agreement.1' })).accepted();
    table.seen(1, (v, events) => {
      expect(v.me!.table.cards[notesOf(1)]).toContain('ceasefire.0');
      expect(events.find(({ t }) => t === 'exchanged')).toMatchObject({ to: [0, 1], all: { notes: 2 } });
    });
    expect(table.state.pub.table.cards[NOTES_IN_PLAY]).toEqual([]);
    offer(market(), 0, 1, terms({ note: 'ceasefire.1' })).refused('TI4-DEAL-11');
    const support = accept(market(), 0, 1, terms({ note: 'support-for-the-throne.0' })).accepted();
    expect(support.state.pub.table.cards[NOTES_IN_PLAY]).toEqual(['support-for-the-throne.0']);
    playUntil(support, (d) => d.kind === 'turn' && d.seat === 1);
    offer(support, 1, 0, terms({ note: 'support-for-the-throne.0' })).refused('TI4-DEAL-11');
  });
});
