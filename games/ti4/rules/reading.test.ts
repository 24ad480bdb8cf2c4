import { Table } from '@orrery/kernel';
import type { Given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../game.ts';
import { given, playUntil } from '../given.ts';
import type { Ti4 } from '../shapes.ts';
import { DOWN, UP, active, inSpace, learned, units } from '../space.ts';
import type { Space } from '../space.ts';
import { legendaryCard } from './expansion/decks.ts';
import { orderOf } from './initiative.ts';
import { takeControl } from './occupation.ts';
import { SECRET_DECK, secretsOf } from './zones.ts';

// The French summary where it reads otherwise, beside the published rules.

const [near, far] = UP;
const LINE = { 0: 'tile-47', [near]: 'tile-48', [far]: 'tile-49' } as const;

describe('the reading of the summary', () => {
  const summary = (arrange?: Space['arrange']): Pick<Space, 'arrange'> => ({
    arrange: (pub) => {
      pub.agreed = { ...pub.agreed, reading: 'summary' };
      arrange?.(pub);
    },
  });

  it('[TI4-CAP-04, TI4-EX-59] the fleet pool may be exceeded until the action ends; by the published rule at no time', () => {
    const space: Space = {
      galaxy: LINE,
      units: { 'tile-48': units(0, { cruiser: 2 }), 'tile-47': units(0, { cruiser: 2 }) },
    };
    const move = { ships: { 'tile-48': { cruiser: 2 } }, cargo: {} };
    const published = active(space).when(0, move);
    expect(published.events.some(({ t }) => t === 'surplusRemoved')).toBe(true);
    const table = active({ ...space, ...summary() })
      .when(0, move)
      .accepted();
    expect(table.events.some(({ t }) => t === 'destroyed')).toBe(true);
    expect(given().state.pub.agreed.reading).toBe('rulebook');
  });

  it('[TI4-SPC-04] a retreat goes to a system with an own planet', () => {
    const space: Space = {
      galaxy: { 0: 'tile-47', [near]: 'tile-46' },
      units: {
        'tile-47': [...units(1, { cruiser: 1 }), ...units(0, { cruiser: 1 })],
        'tile-46': units(1, { cruiser: 1 }),
      },
      dice: { 'battle 0 cruiser': [1, 10], 'battle 1 cruiser': [1, 1] },
    };
    const asks = (table: Given<Ti4>) => table.state.pub.table.open.some(({ kind }) => kind === 'announceRetreat');
    expect(asks(active(space))).toBe(true);
    expect(asks(active({ ...space, ...summary() }))).toBe(false);
  });

  it('[TI4-SETUP-08] one secret objective is dealt', () => {
    const questions = (reading: string) => {
      const kinds: string[] = [];
      const table = given({
        options: { reading, expansion: 'no' },
        until: (d) => {
          kinds.push(d.kind);
          return d.kind === 'pickStrategy';
        },
      });
      expect([0, 1, 2].map((seat) => table.state.pub.table.zones[secretsOf(seat)]!.n)).toEqual([1, 1, 1]);
      return kinds.includes('keepSecret');
    };
    // By the published rule two are dealt and one is kept.
    expect([questions('rulebook'), questions('summary')]).toEqual([true, false]);
  });

  /** Player 0 uses a strategy card, by the summary or not. */
  const strategic = (card: 'leadership' | 'diplomacy', isSummary: boolean) => {
    const arrange: NonNullable<Space['arrange']> = (pub) => {
      for (const one of Object.values(pub.strategyCards)) Object.assign(one, { holder: null, exhausted: false });
      pub.strategyCards[card].holder = 0;
      pub.planets['vefut-ii'] = { owner: 0, exhausted: true };
      for (const sheet of pub.sheets) sheet.goods = 7;
    };
    const table = inSpace({
      galaxy: { 0: 'tile-20', [near]: 'tile-48' },
      units: {},
      ...(isSummary ? summary(arrange) : { arrange }),
    });
    return table.when(0, { do: 'strategic', card }).accepted();
  };
  it('[TI4-SC-05] who follows Leadership pays four influence for a token instead of three', () => {
    const price = (isSummary: boolean) => {
      const table = strategic('leadership', isSummary);
      playUntil(table, (d) => d.kind === 'buyTokens' && d.seat === 1, { secondary: true });
      return (table.question(1).q as { price: number }).price;
    };
    expect([price(false), price(true)]).toEqual([3, 4]);
  });
  it('[TI4-SC-06] Diplomacy: readying planets costs a strategy token', () => {
    const published = strategic('diplomacy', false).when(0, 'tile-20', 'pickOne').accepted();
    expect(published.question(0).kind).toBe('pickSome');
    const table = strategic('diplomacy', true).when(0, 'tile-20', 'pickOne').accepted();
    const { strategy } = table.state.pub.sheets[0]!;
    expect(table.question(0)).toMatchObject({ kind: 'secondary', q: { card: 'diplomacy', free: false } });
    table.when(0, true).when(0, ['vefut-ii'], 'pickSome').accepted();
    expect(table.state.pub.sheets[0]!.strategy).toBe(strategy - 1);
    expect(table.state.pub.planets['vefut-ii']!.exhausted).toBe(false);
  });
  it('[TI4-CAP-03] room is counted during a combat too', () => {
    const fighters = (isSummary: boolean) => {
      const space: Space = {
        galaxy: LINE,
        units: { 'tile-47': [...units(0, { carrier: 1, cruiser: 2, fighter: 3 }), ...units(1, { cruiser: 3 })] },
        dice: {
          'battle 0 carrier': [1, 1],
          'battle 0 cruiser': [1, 1, 1, 1],
          'battle 0 fighter': [1, 1, 1, 1, 1, 1],
          'battle 1 cruiser': [10, 1, 1, 1, 1, 1],
        },
      };
      const table = active({ ...space, ...(isSummary ? summary() : {}) });
      playUntil(table, (d) => d.kind === 'assignHits');
      table.when(0, ['carrier']).accepted();
      playUntil(table, (d) => d.kind === 'turn');
      return table.told.flatMap(({ t }) => (t === 'surplusRemoved' || t === 'combatOver' ? [t] : []));
    };
    // The carrier is lost in the first round, and with it the room for three fighters.
    expect(fighters(false)).toEqual(['combatOver', 'surplusRemoved']);
    expect(fighters(true)).toEqual(['surplusRemoved', 'combatOver']);
  });
  it('[TI4-PLAN-05] the card of a legendary planet comes exhausted, and stays as it is when the planet changes hands', () => {
    const taken = (isSummary: boolean) => {
      const card = legendaryCard('primor');
      const arrange: NonNullable<Space['arrange']> = (pub) => {
        pub.table.components = {
          ...pub.table.components,
          [card]: { ability: card, holder: null, ready: true, on: 'primor', store: {} },
        };
      };
      const table = inSpace({ galaxy: LINE, units: {}, ...(isSummary ? summary(arrange) : { arrange }) });
      const t = new Table(ti4, table.state);
      t.pub.planets['primor'] = { owner: null, exhausted: false };
      const state = () => [t.pub.table.components[card]!.holder, t.pub.table.components[card]!.ready];
      takeControl(t, 0, 'primor');
      const first = state();
      t.changeComponent(card, { ready: true });
      takeControl(t, 1, 'primor');
      return [first, state()];
    };
    expect([taken(false), taken(true)]).toEqual([
      [
        [0, true],
        [1, true],
      ],
      [
        [0, false],
        [1, true],
      ],
    ]);
  });
  it('[TI4-SCAN-01] only cannons in the system fire, and only those of others', () => {
    const firing = (isSummary: boolean, mine: boolean) => {
      const arrange: NonNullable<Space['arrange']> = (pub) => learned(pub, mine ? 0 : 1, 'pds-2');
      const space: Space = {
        galaxy: { 0: 'tile-20', [near]: 'tile-19', [DOWN[0]]: 'tile-48' },
        units: {
          'tile-48': units(0, { cruiser: 1 }),
          'tile-20': units(1, { destroyer: 1 }),
          [mine ? 'vefut-ii' : 'wellon']: units(mine ? 0 : 1, { pds: 1 }),
        },
        ...(isSummary ? summary(arrange) : { arrange }),
      };
      const table = active(space)
        .when(0, { ships: { 'tile-48': { cruiser: 1 } }, cargo: {} })
        .accepted();
      return table.state.pub.table.open.some(({ kind }) => kind === 'fire');
    };
    expect([firing(false, false), firing(true, false)]).toEqual([true, false]);
    expect([firing(false, true), firing(true, true)]).toEqual([true, false]);
  });
  it('[TI4-OBJ-06] one secret objective of a player in an action phase', () => {
    const scored = (isSummary: boolean) => {
      const arrange: NonNullable<Space['arrange']> = (pub) => {
        pub.planets['bereg']!.owner = 1;
        pub.sheets[1]!.points = 5;
      };
      const table = active({
        galaxy: { 0: 'tile-35', [near]: 'tile-18' },
        units: {
          'tile-18': units(0, { flagship: 1, infantry: 1 }),
          'tile-35': units(1, { cruiser: 1 }),
          bereg: units(1, { infantry: 1 }),
        },
        factions: ['sol', 'letnev', 'saar'],
        ...(isSummary ? summary(arrange) : { arrange }),
        deal: (t) => {
          for (const seat of [0, 1, 2])
            for (const card of t.cards(secretsOf(seat)).slice()) t.move(card, secretsOf(seat), SECRET_DECK);
          for (const card of ['unveil-flagship', 'spark-a-rebellion']) t.move(card, SECRET_DECK, secretsOf(0));
        },
        dice: {
          'battle 0 flagship': [10, 10],
          'battle 1 cruiser': [1],
          'battle 0 infantry': [10],
          'battle 1 infantry': [1],
        },
      }).when(0, { ships: { 'tile-18': { flagship: 1 } }, cargo: { 'tile-18': { infantry: 1 } } });
      playUntil(table, (d) => d.kind === 'react');
      table.when(0, { ability: 'unveil-flagship', component: 'unveil-flagship' }).accepted();
      playUntil(table, (d) => d.kind === 'commit');
      table.when(0, [{ unit: 'infantry', planet: 'bereg' }]).accepted();
      return table.state.pub.table.open.some(({ kind }) => kind === 'react');
    };
    expect([scored(false), scored(true)]).toEqual([true, false]);
  });
  it('[TI4-ROUND-10, TI4-AC-06] effects of the status phase come in the order from the speaker', () => {
    const { pub } = inSpace({ galaxy: LINE, units: {} }).state;
    for (const one of Object.values(pub.strategyCards)) one.holder = null;
    Object.assign(pub, { phase: 'status', active: null, speaker: 1 });
    pub.strategyCards.leadership.holder = 0;
    pub.strategyCards.imperial.holder = 1;
    pub.strategyCards.trade.holder = 2;
    expect(orderOf(pub)).toEqual([0, 2, 1]);
    expect(orderOf({ ...pub, agreed: { ...pub.agreed, reading: 'summary' } })).toEqual([1, 2, 0]);
  });
});
