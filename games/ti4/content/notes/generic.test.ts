import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { council } from '../../council.ts';
import { askedSeat, playUntil } from '../../given.ts';
import { ti4 } from '../../game.ts';
import { NOTES_IN_PLAY, notesOf } from '../../rules/zones.ts';
import { layNote } from '../../rules/notes.ts';
import { DOWN, UP, inSpace, units } from '../../space.ts';
import type { Space } from '../../space.ts';

const use = (note: string, owner: number) => ({ ability: note, component: `${note}.${owner}` });
/** A note of one player in the hand of another. */
const held = (note: string, owner: number, holder: number, space: Partial<Space> = {}) =>
  inSpace({
    galaxy: { 0: 'tile-18', [UP[0]]: 'tile-35', [DOWN[0]]: 'tile-19' },
    units: { 'tile-35': units(1, { cruiser: 1 }), 'tile-18': units(0, { cruiser: 1 }) },
    deal: (t) => t.move(`${note}.${owner}`, notesOf(owner), notesOf(holder)),
    ...space,
  });

describe('PN: promissory notes of the base box', () => {
  it('[TI4-PN-09, TI4-CRX-17, TI4-PN-05, TI4-PN-12] Ceasefire: its owner moves nothing into the active system; then it goes back', () => {
    const table = held('ceasefire', 0, 1).when(0, { do: 'tactical', system: 'tile-35' }).accepted();
    expect(table.question(1).q).toMatchObject({ window: 'activate.after' });
    table.when(1, use('ceasefire', 0)).accepted();
    // No ship of player 0 can move there, so none is asked for.
    expect(askedSeat(table)).toBe(1);
    expect(table.state.pub.units['tile-35']).toEqual(units(1, { cruiser: 1 }));
    table.seen(0, (v) => expect(v.me!.table.cards[notesOf(0)]).toContain('ceasefire.0'));
    const declined = held('ceasefire', 0, 1).when(0, { do: 'tactical', system: 'tile-35' }).when(1, null);
    declined.when(0, { ships: { 'tile-18': { cruiser: 1 } }, cargo: {} }).accepted();
  });

  it('[TI4-CRX-17] Ceasefire stops nobody else, no other system and no production of what is there', () => {
    const table = held('ceasefire', 0, 1, {
      units: {
        'tile-35': units(1, { cruiser: 1 }),
        'tile-18': units(0, { cruiser: 1 }),
        bereg: units(0, { mech: 1, 'space-dock': 1 }),
      },
      options: { expansion: 'no' },
      arrange: (pub) => {
        pub.planets['bereg'] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = 4;
      },
    });
    table.when(0, { do: 'tactical', system: 'tile-35' }).when(1, use('ceasefire', 0)).accepted();
    playUntil(table, ({ kind }) => kind === 'produce' || kind === 'turn');
    expect(table.question(0).kind).toBe('produce');
    const v = rulesView(ti4, view(table.state, 0));
    const mayEnter = (seat: number, system: string) => v.permission('mayEnter', { seat, system }, true);
    expect([mayEnter(0, 'tile-35'), mayEnter(0, 'tile-19'), mayEnter(1, 'tile-35')]).toEqual([false, true, true]);
  });

  it('[TI4-PN-05] who has seen a note go back remembers where it is', () => {
    const table = held('ceasefire', 0, 1).when(0, { do: 'tactical', system: 'tile-35' });
    const known = () => table.state.own[2]!.table.knows[notesOf(0)]?.some ?? [];
    expect(known()).toEqual([]);
    table.when(1, use('ceasefire', 0)).accepted();
    expect(known()).toEqual(['ceasefire.0']);
  });

  it('[TI4-PN-04, TI4-PN-06] nobody plays a note of their own; in hand it does nothing', () => {
    const table = held('ceasefire', 1, 1, { deal: () => {} })
      .when(0, { do: 'tactical', system: 'tile-35' })
      .accepted();
    expect(askedSeat(table)).toBe(0);
    table.when(0, { ships: { 'tile-18': { cruiser: 1 } }, cargo: {} }).accepted();
  });

  it('[TI4-PN-09, TI4-CRX-18] Political Secret: no votes and no action cards of its owner on this agenda', () => {
    const table = council({
      agendas: ['mutiny', 'seed-of-an-empire'],
      hands: { 1: ['trade-rider.1'] },
      deal: (t) => t.move('political-secret.1', notesOf(1), notesOf(2)),
    });
    table.when(2, use('political-secret', 1)).accepted();
    // Neither the rider nor the vote of player 1 is asked for.
    expect([askedSeat(table), table.question(2).kind]).toEqual([2, 'vote']);
    table.when(2, { outcome: null, planets: [] }).when(0, { outcome: null, planets: [] }).when(0, 'against').accepted();
    expect(table.state.pub.agenda!.agenda).toBe('seed-of-an-empire');
    expect(table.question(1).q).toMatchObject({ window: 'agenda.reveal.after' });
  });

  it('[TI4-PN-11, TI4-PN-08, TI4-EX-57] Support for the Throne: a point, lost with an activation against its owner, even for a PDS', () => {
    const table = held('support-for-the-throne', 1, 0, {
      units: { bereg: units(1, { pds: 1 }), 'tile-18': units(0, { cruiser: 1 }) },
      deal: (t) => {
        t.move('support-for-the-throne.1', notesOf(1), notesOf(0));
        layNote(t, 'support-for-the-throne.1', 0);
      },
      arrange: (pub) => (pub.sheets[0]!.points = 9),
    });
    table.when(0, { do: 'tactical', system: 'tile-19' }).accepted();
    expect(table.state.pub.sheets[0]!.points).toBe(9);
    const war = held('support-for-the-throne', 1, 0, {
      units: { bereg: units(1, { pds: 1 }), 'tile-18': units(0, { cruiser: 1 }) },
      deal: (t) => {
        t.move('support-for-the-throne.1', notesOf(1), notesOf(0));
        layNote(t, 'support-for-the-throne.1', 0);
      },
      arrange: (pub) => (pub.sheets[0]!.points = 9),
    });
    war.when(0, { do: 'tactical', system: 'tile-35' }).accepted();
    expect(war.state.pub.sheets[0]!.points).toBe(8);
    expect(war.state.pub.table.cards[NOTES_IN_PLAY]).toEqual([]);
    war.seen(1, (v) => expect(v.me!.table.cards[notesOf(1)]).toContain('support-for-the-throne.1'));
  });

  it('[TI4-PN-10, TI4-CRX-20, TI4-EX-30] Trade Agreement: all commodities when its owner replenishes, also a full stock', () => {
    const table = held('trade-agreement', 0, 2, {
      arrange: (pub) => {
        Object.assign(pub.strategyCards.trade, { holder: 0, exhausted: false });
        pub.sheets[0]!.commodities = 2;
      },
    });
    table.when(0, { do: 'strategic', card: 'trade' }).accepted();
    const { commodities } = table.state.pub.sheets[0]!;
    table.when(2, use('trade-agreement', 0)).accepted();
    expect(table.state.pub.sheets[0]!.commodities).toBe(0);
    expect(table.state.pub.sheets[2]!.goods).toBe(commodities);
    expect(commodities).toBeGreaterThanOrEqual(2);
  });
});
