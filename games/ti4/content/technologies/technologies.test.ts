import type { Given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { playUntil } from '../../given.ts';
import { rolledIn } from '../../givenBattle.ts';
import type { Ti4 } from '../../shapes.ts';
import { DOWN, UP, active, inPlay, inSpace, learned, units } from '../../space.ts';
import type { Space } from '../../space.ts';

const [near, far, farthest] = UP;
const LINE = { 0: 'tile-47', [near]: 'tile-48', [far]: 'tile-49', [farthest]: 'tile-50' } as const;
const STAY = { ships: {}, cargo: {} };
const use = (id: string, seat = 0) => ({ ability: id, component: `${id}.${seat}` });
const at = (table: Given<Ti4>, place: string) =>
  (table.state.pub.units[place] ?? [])
    .map(({ seat, type, marks, n }) => `${seat}: ${n} ${type}${marks ? ` ${marks}` : ''}`)
    .toSorted();
const rolled = (table: Given<Ti4>) => rolledIn(table.events);
/** Where nothing can move, nothing is asked. */
const canMove = (table: Given<Ti4>) => table.state.pub.table.open.some(({ kind }) => kind === 'move');
/** Player 0 activates the centre and moves nothing; both have units there. */
const meeting = (space: Partial<Space> & Pick<Space, 'units'>) => {
  const table = active({ galaxy: { 0: 'tile-20' }, ...space });
  return canMove(table) ? table.when(0, STAY, 'move') : table;
};

describe('blue technologies', () => {
  it('[TI4-ANOM-02] Antimass Deflectors: ships move into and through asteroid fields', () => {
    const space: Space = {
      galaxy: { ...LINE, [near]: 'tile-44' },
      units: { 'tile-49': units(0, { cruiser: 1 }) },
    };
    const move = { ships: { 'tile-49': { cruiser: 1 } }, cargo: {} };
    expect(canMove(active(space))).toBe(false);
    active({ ...space, arrange: (pub) => learned(pub, 0, 'antimass-deflectors') })
      .when(0, move)
      .accepted();
  });

  it('[TI4-CTE-01] Antimass Deflectors: space cannons of others get -1, in space and at landings', () => {
    const space: Space = {
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { carrier: 1, infantry: 2 }), 'vefut-ii': units(1, { pds: 1 }) },
      dice: { 'cannon 1 pds': [6, 6] },
    };
    const hits = (arrange?: Space['arrange']) => {
      const table = active({ ...space, ...(arrange && { arrange }) });
      table.when(1, true, 'fire').accepted();
      const offense = rolled(table)[0]!;
      return offense.rolls[0]!.volleys[0]!;
    };
    expect(hits().modifier).toBe(0);
    expect(hits((pub) => learned(pub, 0, 'antimass-deflectors')).modifier).toBe(-1);
    expect(hits((pub) => learned(pub, 1, 'antimass-deflectors')).modifier).toBe(0);
    const table = active({ ...space, arrange: (pub) => learned(pub, 0, 'antimass-deflectors') });
    table.when(1, true, 'fire').accepted();
    table
      .when(0, [{ unit: 'infantry', planet: 'vefut-ii' }], 'commit')
      .when(1, true, 'fire')
      .accepted();
    expect(rolled(table)[0]!.rolls[0]!.volleys[0]!.modifier).toBe(-1);
    expect(at(table, 'vefut-ii')).toEqual(['0: 1 infantry']);
  });

  it('Gravity Drive: one ship moves one further in this action, and only that one', () => {
    const table = active({
      galaxy: LINE,
      units: { 'tile-49': units(0, { carrier: 2 }) },
      arrange: (pub) => learned(pub, 0, 'gravity-drive'),
    });
    table.when(0, use('gravity-drive')).accepted();
    expect(at(table, 'tile-49')).toEqual(['0: 1 carrier', '0: 1 carrier gravity-drive']);
    table.when(0, { ships: { 'tile-49': { carrier: 1 } }, cargo: {} }).refused('TI4-MOVE-03');
    table.when(0, { ships: { 'tile-49': { 'carrier gravity-drive': 1 } }, cargo: {} }).accepted();
    playUntil(table, (d) => d.kind === 'turn' && d.seat !== 0);
    expect([at(table, 'tile-47'), at(table, 'tile-49')]).toEqual([['0: 1 carrier'], ['0: 1 carrier']]);
  });

  it('[TI4-ANOM-05, TI4-EX-11] Gravity Drive raises the move value of a ship that starts in a nebula', () => {
    const space: Space = {
      galaxy: { 0: 'tile-47', [near]: 'tile-48', [far]: 'tile-42' },
      units: { 'tile-42': units(0, { cruiser: 1 }) },
    };
    expect(canMove(active(space))).toBe(false);
    const table = active({ ...space, arrange: (pub) => learned(pub, 0, 'gravity-drive') });
    table.when(0, use('gravity-drive')).accepted();
    table.when(0, { ships: { 'tile-42': { 'cruiser gravity-drive': 1 } }, cargo: {} }).accepted();
    expect(at(table, 'tile-47')).toHaveLength(1);
  });

  it('[TI4-ACT-12, TI4-ACT-14] Fleet Logistics: two actions in one turn, the second may be left out', () => {
    const starts = (table: Given<Ti4>) => table.events.filter(({ t }) => t === 'turnBegins').length;
    const table = inSpace({ galaxy: LINE, units: {}, arrange: (pub) => learned(pub, 0, 'fleet-logistics') });
    table.when(0, { do: 'tactical', system: 'tile-47' }).accepted();
    expect(table.question(0).q).toEqual({ again: true });
    expect(starts(table)).toBe(0);
    table.when(0, { do: 'pass' }).refused('TI4-ACT-03');
    table.when(0, { do: 'end' }).accepted();
    expect(table.state.pub.active).not.toBe(0);
    expect(table.state.pub.sheets[0]!.passed).toBe(false);
    const twice = inSpace({ galaxy: LINE, units: {}, arrange: (pub) => learned(pub, 0, 'fleet-logistics') });
    twice.when(0, { do: 'tactical', system: 'tile-47' }).when(0, { do: 'tactical', system: 'tile-48' }).accepted();
    expect(twice.state.pub.active).not.toBe(0);
    expect([twice.state.pub.tokens['tile-47'], twice.state.pub.tokens['tile-48']]).toEqual([[0], [0]]);
  });

  it('[TI4-CTE-12] Light/Wave Deflector: ships of others do not bar the way, anomalies still do', () => {
    const enemy = { 'tile-48': units(1, { cruiser: 1 }), 'tile-49': units(0, { cruiser: 1 }) };
    const move = { ships: { 'tile-49': { cruiser: 1 } }, cargo: {} };
    expect(canMove(active({ galaxy: LINE, units: enemy }))).toBe(false);
    active({ galaxy: LINE, units: enemy, arrange: (pub) => learned(pub, 0, 'light-wave-deflector') })
      .when(0, move)
      .accepted();
    const nebula = active({
      galaxy: { ...LINE, [near]: 'tile-42' },
      units: { 'tile-42': units(1, { cruiser: 1 }), 'tile-49': units(0, { cruiser: 1 }) },
      arrange: (pub) => learned(pub, 0, 'light-wave-deflector'),
    });
    expect(canMove(nebula)).toBe(false);
  });

  it('[TI4-CTE-21] Sling Relay: an action that produces one paid ship at a dock', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-20' },
      units: { 'vefut-ii': units(0, { 'space-dock': 1 }) },
      arrange: (pub) => {
        learned(pub, 0, 'sling-relay');
        pub.planets['vefut-ii'] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = 9;
      },
    });
    table.when(0, { do: 'component', ...use('sling-relay') }).accepted();
    const ships = (n: number, goods: number) => ({ units: { 'tile-20': { destroyer: n } }, pay: { coins: [], goods } });
    table.when(0, ships(2, 2)).refused('TI4-PROD-02');
    table.when(0, ships(1, 1)).accepted();
    expect(at(table, 'tile-20')).toEqual(['0: 1 destroyer']);
    expect(table.state.pub.table.components['sling-relay.0']!.ready).toBe(false);
  });
});

describe('green technologies', () => {
  it('[TI4-CTE-14] Neural Motivator and Hyper Metabolism: one more card and one more token in the status phase', () => {
    const table = inSpace({
      galaxy: LINE,
      units: {},
      arrange: (pub) => {
        learned(pub, 0, 'neural-motivator', 'hyper-metabolism');
        for (const card of Object.values(pub.strategyCards)) card.exhausted = true;
      },
    });
    playUntil(table, (d) => d.kind === 'split' && d.seat === 0 && (d.q as { as: string }).as === 'gain');
    expect(table.question(0).q).toEqual({ n: 3, as: 'gain' });
    expect([0, 1].map((seat) => table.state.pub.table.zones[`hand-${seat}`]!.n)).toEqual([2, 1]);
  });

  it('[TI4-CTE-05] Dacxive Animators: a won ground combat brings an infantry, a landing without one does not', () => {
    const space: Space = {
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { carrier: 1, infantry: 1 }), 'vefut-ii': units(1, { infantry: 1 }) },
      dice: { 'battle 0 infantry': [10], 'battle 1 infantry': [1] },
      arrange: (pub) => learned(pub, 0, 'dacxive-animators'),
    };
    const table = active(space);
    table
      .when(0, [{ unit: 'infantry', planet: 'vefut-ii' }], 'commit')
      .when(0, use('dacxive-animators'))
      .accepted();
    expect(at(table, 'vefut-ii')).toEqual(['0: 2 infantry']);
    const peaceful = active({ ...space, units: { 'tile-20': units(0, { carrier: 1, infantry: 1 }) } });
    peaceful.when(0, [{ unit: 'infantry', planet: 'vefut-ii' }], 'commit').accepted();
    expect(at(peaceful, 'vefut-ii')).toEqual(['0: 1 infantry']);
  });

  it('[TI4-CTE-05, TI4-COMP-06] Dacxive Animators: on the planet that was fought for, for a defender too, by a token where all figures stand; not after a draw', () => {
    const fought = (theirs: number) => {
      const table = active({
        galaxy: { 0: 'tile-20', [near]: 'tile-19' },
        units: {
          'tile-20': units(0, { carrier: 1, infantry: 1 }),
          'vefut-ii': units(1, { infantry: 1 }),
          wellon: units(1, { infantry: 11 }),
        },
        dice: { 'battle 0 infantry': [theirs], 'battle 1 infantry': [10] },
        arrange: (pub) => learned(pub, 1, 'dacxive-animators'),
      });
      return table.when(0, [{ unit: 'infantry', planet: 'vefut-ii' }], 'commit').accepted();
    };
    const won = fought(1);
    won.when(1, use('dacxive-animators', 1)).accepted();
    expect([at(won, 'vefut-ii'), at(won, 'wellon')]).toEqual([['1: 2 infantry'], ['1: 11 infantry']]);
    const drawn = fought(10);
    expect([at(drawn, 'vefut-ii'), drawn.told.filter(({ t }) => t === 'used')]).toEqual([[], []]);
  });

  it('[TI4-CTE-24] X-89: an action that destroys all infantry of a planet below bombarding ships, shield or not', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-20', [near]: 'tile-19' },
      units: {
        'tile-20': units(0, { dreadnought: 1 }),
        'vefut-ii': units(1, { infantry: 3, pds: 1 }),
        wellon: units(1, { infantry: 1 }),
      },
      arrange: (pub) => learned(pub, 0, 'x-89-bacterial-weapon'),
    });
    table.when(0, { do: 'component', ...use('x-89-bacterial-weapon') }).accepted();
    expect([at(table, 'vefut-ii'), at(table, 'wellon')]).toEqual([['1: 1 pds'], ['1: 1 infantry']]);
    expect(table.state.pub.active).not.toBe(0);
    const nothing = inSpace({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { cruiser: 1 }), 'vefut-ii': units(1, { infantry: 3 }) },
      arrange: (pub) => learned(pub, 0, 'x-89-bacterial-weapon'),
    });
    nothing.when(0, { do: 'component', ...use('x-89-bacterial-weapon') }).refused('TI4-ACT-13');
  });

  it('[TI4-CTE-04] Bio-Stims: at the end of a turn a planet with a specialty or another technology is readied', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-47', [near]: 'tile-19' },
      units: {},
      arrange: (pub) => {
        learned(pub, 0, 'bio-stims');
        pub.planets['wellon'] = { owner: 0, exhausted: true };
      },
    });
    table.when(0, { do: 'tactical', system: 'tile-47' }).when(0, use('bio-stims')).accepted();
    expect(table.state.pub.planets['wellon']!.exhausted).toBe(false);
    expect(table.state.pub.table.components['bio-stims.0']!.ready).toBe(false);
  });
});

describe('yellow technologies', () => {
  const yard = (goods: number, arrange?: Space['arrange']) =>
    active({
      galaxy: { 0: 'tile-20' },
      units: { 'vefut-ii': units(0, { 'space-dock': 1 }) },
      arrange: (pub) => {
        pub.planets['vefut-ii'] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = goods;
        arrange?.(pub);
      },
    });

  it('[TI4-CTE-18, TI4-PROD-17] Sarween Tools: one use of PRODUCTION costs one less in all, never below nothing', () => {
    const two = { units: { 'tile-20': { destroyer: 2 } }, pay: { coins: [], goods: 1 } };
    yard(1).when(0, two).refused('TI4-PROD-03');
    const table = yard(1, (pub) => learned(pub, 0, 'sarween-tools'));
    table.when(0, { units: { 'tile-20': { destroyer: 3 } }, pay: { coins: [], goods: 1 } }).refused('TI4-PROD-03');
    table.when(0, two).accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(0);
    const free = yard(0, (pub) => learned(pub, 0, 'sarween-tools'));
    free.when(0, { units: { 'tile-20': { destroyer: 1 } }, pay: { coins: [], goods: 0 } }).accepted();
    expect(at(free, 'tile-20')).toEqual(['0: 1 destroyer']);
  });

  it('[TI4-CTE-09] Graviton Laser System: hits of the volley go to ships that are no fighters', () => {
    const space: Space = {
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { cruiser: 2, carrier: 1, fighter: 3 }), 'vefut-ii': units(1, { pds: 1 }) },
      dice: { 'cannon 1 pds': [10] },
    };
    const free = active(space).when(1, true, 'fire');
    free.when(0, ['fighter'], 'assignHits').accepted();
    const table = active({ ...space, arrange: (pub) => learned(pub, 1, 'graviton-laser-system') });
    table.when(1, true, 'fire').when(1, use('graviton-laser-system', 1)).accepted();
    table.when(0, ['fighter'], 'assignHits').refused('TI4-SPC-07');
    table.when(0, ['cruiser'], 'assignHits').accepted();
    expect(table.state.pub.table.components['graviton-laser-system.1']!.ready).toBe(false);
  });

  it('[TI4-CTE-22] Transit Diodes: up to four ground forces go from anywhere to own planets', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-20', [near]: 'tile-19' },
      units: {
        'tile-20': units(0, { carrier: 1, infantry: 2 }),
        wellon: units(0, { 'mech damaged': 1 }),
      },
      arrange: (pub) => {
        learned(pub, 0, 'transit-diodes');
        pub.planets['vefut-ii']!.owner = 0;
        pub.tokens['tile-19'] = [0];
        for (const card of Object.values(pub.strategyCards)) card.exhausted = true;
      },
    });
    table.when(0, { do: 'tactical', system: 'tile-20' }).accepted();
    playUntil(table, (d) => d.kind === 'react' && d.seat === 0);
    table.when(0, use('transit-diodes')).accepted();
    table.when(0, ['infantry@tile-20', 'mech damaged@wellon'], 'pickSome').accepted();
    expect(at(table, 'vefut-ii')).toEqual(['0: 1 infantry', '0: 1 mech damaged']);
    expect(at(table, 'tile-20')).toEqual(['0: 1 carrier', '0: 1 infantry']);
  });

  it('[TI4-CTE-10, TI4-PROD-15] Integrated Economy: paid units on a planet just gained, for its resources at most', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { carrier: 1, infantry: 1 }) },
      arrange: (pub) => {
        learned(pub, 0, 'integrated-economy', 'sarween-tools');
        pub.sheets[0]!.goods = 9;
      },
    });
    table
      .when(0, [{ unit: 'infantry', planet: 'vefut-ii' }], 'commit')
      .when(0, use('integrated-economy'))
      .accepted();
    const order = (here: object, goods: number) => ({ units: here, pay: { coins: [], goods } }) as never;
    table.when(0, order({ 'tile-20': { cruiser: 1, destroyer: 1 } }, 3)).refused('TI4-CTE-10');
    // Sarween Tools need a use of PRODUCTION.
    table.when(0, order({ 'vefut-ii': { infantry: 4 } }, 1)).refused('TI4-PROD-03');
    table.when(0, order({ 'vefut-ii': { infantry: 4 } }, 2)).accepted();
    expect(at(table, 'vefut-ii')).toEqual(['0: 5 infantry']);
  });
});

describe('red technologies', () => {
  it('[TI4-CTE-15, TI4-SCAN-06] Plasma Scoring: one die more in each volley, if its owner wants', () => {
    const space: Space = {
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { cruiser: 1 }), 'vefut-ii': units(1, { pds: 2 }) },
      dice: { 'cannon 1 pds': [1, 1, 1] },
      arrange: (pub) => learned(pub, 1, 'plasma-scoring'),
    };
    const dice = (answer: object | null) => {
      const table = active(space)
        .when(1, true, 'fire')
        .when(1, answer as never, 'react')
        .accepted();
      return rolled(table)[0]!.rolls[0]!.volleys[0]!.dice.length;
    };
    expect([dice(use('plasma-scoring', 1)), dice(null)]).toEqual([3, 2]);
  });

  it('[TI4-CTE-15, TI4-INV-08] Plasma Scoring: once in the bombardment of an invasion', () => {
    const table = active({
      galaxy: { 0: 'tile-29' },
      units: {
        'tile-29': units(0, { dreadnought: 2 }),
        qucenn: units(1, { infantry: 3 }),
        rarron: units(1, { infantry: 3 }),
      },
      dice: { 'bombardment 0 dreadnought': [1, 1, 1] },
      arrange: (pub) => learned(pub, 0, 'plasma-scoring'),
    });
    table.when(0, true, 'fire').when(0, 'qucenn', 'pickOne').when(0, 'rarron', 'pickOne');
    table.when(0, use('plasma-scoring'), 'react').accepted();
    expect(rolled(table).map(({ rolls }) => rolls[0]!.volleys[0]!.dice.length)).toEqual([2, 1]);
  });
  it('[TI4-CTE-15] Plasma Scoring: again in the second action of a turn', () => {
    const table = active({
      galaxy: { 0: 'tile-20', [DOWN[2]]: 'tile-25' },
      units: {
        'tile-20': units(0, { dreadnought: 1 }),
        'tile-25': units(0, { dreadnought: 1 }),
        'vefut-ii': units(1, { infantry: 1 }),
        quann: units(1, { infantry: 1 }),
      },
      dice: { 'bombardment 0 dreadnought': [1, 1, 1, 1] },
      arrange: (pub) => learned(pub, 0, 'plasma-scoring', 'fleet-logistics'),
    });
    table.when(0, true, 'fire').when(0, use('plasma-scoring'), 'react').accepted();
    table.when(0, { do: 'tactical', system: 'tile-25' }).accepted();
    table.when(0, true, 'fire').when(0, use('plasma-scoring'), 'react').accepted();
    const dice = table.told.flatMap((e) => (e.t === 'rolled' ? [e.all.rolls[0]!.volleys[0]!.dice.length] : []));
    expect(dice).toEqual([2, 2]);
  });

  it('[TI4-CTE-15, TI4-LIZI-02] Plasma Scoring: a Harrow is another roll of bombardment', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: {
        'tile-20': units(0, { dreadnought: 1, infantry: 1 }),
        'vefut-ii': units(1, { infantry: 4 }),
      },
      dice: { 'bombardment 0 dreadnought': [1, 1, 1, 1], 'battle 0 infantry': [1], 'battle 1 infantry': [1, 1, 1, 1] },
      arrange: (pub) => {
        learned(pub, 0, 'plasma-scoring');
        inPlay(pub, 0, 'harrow');
      },
    });
    table.when(0, true, 'fire').when(0, use('plasma-scoring'), 'react');
    table.when(0, [{ unit: 'infantry', planet: 'vefut-ii' }], 'commit').accepted();
    table.when(0, use('harrow'), 'react').when(0, use('plasma-scoring'), 'react').accepted();
    const bombed = table.told.flatMap((e) => (e.t === 'rolled' && e.all.purpose === 'bombardment' ? [e.all] : []));
    expect(bombed.map(({ rolls }) => rolls[0]!.volleys[0]!.dice.length)).toEqual([2, 2]);
  });

  it('[TI4-CTE-13] Magen Defense Grid: with a shield on the planet the opponent makes no combat rolls in this round', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: {
        'tile-20': units(0, { carrier: 1, infantry: 2 }),
        'vefut-ii': units(1, { infantry: 1, pds: 1 }),
      },
      dice: { 'cannon 1 pds': [1, 1], 'battle 1 infantry': [1, 1], 'battle 0 infantry': [10, 10] },
      arrange: (pub) => learned(pub, 1, 'magen-defense-grid'),
    });
    table
      .when(1, false, 'fire')
      .when(0, [{ unit: 'infantry', planet: 'vefut-ii' }], 'commit')
      .when(1, false, 'fire');
    table.when(1, use('magen-defense-grid', 1)).accepted();
    const rounds = rolled(table).map(({ rolls }) => rolls.map(({ volleys }) => volleys.length));
    expect(rounds).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it('[TI4-CTE-13, TI4-INV-10, TI4-LIZI-08] Magen Defense Grid: a war sun takes the shield away, the L1Z1X commander does not', () => {
    const landing = (ship: 'carrier' | 'war-sun', commander: boolean) => {
      const table = active({
        galaxy: { 0: 'tile-20' },
        units: {
          'tile-20': units(0, { [ship]: 1, infantry: 2 }),
          'vefut-ii': units(1, { infantry: 3, pds: 1 }),
        },
        dice: { 'cannon 1 pds': [1, 1], 'bombardment 0 war-sun': [1, 1, 1] },
        arrange: (pub) => {
          learned(pub, 1, 'magen-defense-grid');
          if (ship === 'war-sun') learned(pub, 0, 'war-sun');
          if (commander) inPlay(pub, 0, '2ram');
        },
      });
      playUntil(table, (d) => d.kind === 'commit');
      table.when(0, [{ unit: 'infantry', planet: 'vefut-ii' }], 'commit').when(1, false, 'fire');
      return table.state.pub.table.open.some(({ kind, seat }) => kind === 'react' && seat === 1);
    };
    expect([landing('carrier', false), landing('war-sun', false), landing('carrier', true)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('[TI4-CTE-07] Duranium Armor: each round one damaged unit is repaired that did not sustain damage in it', () => {
    const table = meeting({
      units: { 'tile-20': [...units(0, { 'dreadnought damaged': 1, dreadnought: 1 }), ...units(1, { cruiser: 1 })] },
      dice: { 'battle 0 dreadnought': [1, 1, 10, 10], 'battle 1 cruiser': [10, 1] },
      arrange: (pub) => learned(pub, 0, 'duranium-armor'),
    });
    table.when(0, 'dreadnought', 'sustain').accepted();
    const repairs = table.events.filter(({ t }) => t === 'repaired');
    // The first round repairs the one that was damaged before, the second, without a hit, the other.
    expect(repairs).toHaveLength(2);
    expect(at(table, 'tile-20')).toEqual(['0: 2 dreadnought']);
  });

  it('[TI4-CTE-02] Assault Cannon: with three big ships the opponent destroys one before the first round', () => {
    const table = meeting({
      units: { 'tile-20': [...units(0, { cruiser: 3 }), ...units(1, { dreadnought: 1, destroyer: 1 })] },
      dice: { 'barrage 1 destroyer': [1, 1], 'battle 0 cruiser': [1, 1, 1], 'battle 1 dreadnought': [1] },
      arrange: (pub) => learned(pub, 0, 'assault-cannon'),
    });
    expect(table.question(1).kind).toBe('pickOne');
    table.when(1, 'destroyer').accepted();
    expect(at(table, 'tile-20')).toContain('1: 1 dreadnought');
    expect(at(table, 'tile-20').some((one) => one.includes('destroyer'))).toBe(false);
    const few = meeting({
      units: { 'tile-20': [...units(0, { cruiser: 2 }), ...units(1, { destroyer: 1 })] },
      dice: { 'battle 0 cruiser': [10, 10], 'battle 1 destroyer': [1] },
      arrange: (pub) => learned(pub, 0, 'assault-cannon'),
    });
    expect(few.events.some((e) => e.t === 'used')).toBe(false);
  });
});

describe('unit upgrades', () => {
  it('[TI4-CTE-11] Infantry II: destroyed infantry that a die saves comes home at the start of the next turn', () => {
    const table = active({
      galaxy: { 0: 'tile-20', [DOWN[0]]: 'tile-1' },
      units: { 'tile-20': units(0, { carrier: 1, infantry: 2 }), 'vefut-ii': units(1, { infantry: 2 }) },
      dice: { 'battle 0 infantry': [1, 1], 'battle 1 infantry': [10, 10], 'infantry-2 0': [6, 5] },
      arrange: (pub) => {
        learned(pub, 0, 'infantry-2');
        pub.sheets[0]!.faction = 'sol';
        pub.planets['jord'] = { owner: 0, exhausted: false };
      },
    });
    const landing = [1, 2].map(() => ({ unit: 'infantry', planet: 'vefut-ii' }));
    table.when(0, landing, 'commit').accepted();
    expect(table.state.pub.table.components['infantry-2.0']!.store.waiting).toBe(1);
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 0);
    expect(at(table, 'jord')).toEqual(['0: 1 infantry']);
    expect(table.state.pub.table.components['infantry-2.0']!.store.waiting).toBe(0);
  });

  it('[TI4-UNIT-12] an upgrade changes all units of its type at once, damaged ones too', () => {
    const table = active({
      galaxy: LINE,
      units: { 'tile-49': units(0, { 'dreadnought damaged': 1 }) },
      arrange: (pub) => learned(pub, 0, 'dreadnought-2'),
    });
    table.when(0, { ships: { 'tile-49': { 'dreadnought damaged': 1 } }, cargo: {} }).accepted();
    expect(at(table, 'tile-47')).toEqual(['0: 1 dreadnought damaged']);
  });
});
