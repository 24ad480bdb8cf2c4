import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../../../game.ts';
import { given, playUntil } from '../../../given.ts';
import { areNeighbours } from '../../../rules/neighbours.ts';
import { adjacentFor, isHome } from '../../../rules/systems.ts';
import { notesOf } from '../../../rules/zones.ts';
import { DOWN, UP, active, inPlay, inSpace, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

const FACTIONS = ['creuss', 'letnev', 'sol'] as const;
const [ALPHA, BETA] = ['tile-39', 'tile-40'] as const;
const [GATE, HOME] = ['tile-17', 'tile-51'] as const;
type Table = ReturnType<typeof inSpace>;
const seen = ({ state }: Table) => rulesView(ti4, view(state, null));
const at = (table: Table, place: string) =>
  Object.fromEntries(
    (table.state.pub.units[place] ?? []).map(({ type, marks, n }) => [`${type}${marks && ` ${marks}`}`, n]),
  );
const canMove = (space: Space, system?: string) =>
  active({ factions: FACTIONS, ...space }, system).state.pub.table.open.some(({ kind }) => kind === 'move');

describe('Creuss', () => {
  const apart: Space = {
    factions: FACTIONS,
    galaxy: { [UP[2]]: ALPHA, [DOWN[2]]: BETA },
    units: { [ALPHA]: units(0, { cruiser: 1 }), [BETA]: units(1, { cruiser: 1 }) },
    arrange: (pub) => inPlay(pub, 0, 'quantum-entanglement'),
  };
  it('[TI4-CREU-01] Quantum Entanglement: alpha and beta systems are adjacent for Creuss, and for nobody else', () => {
    const v = seen(inSpace(apart));
    expect([adjacentFor(v, ALPHA, 0), adjacentFor(v, BETA, 0), adjacentFor(v, ALPHA, 1)]).toEqual([
      [BETA],
      [ALPHA],
      [],
    ]);
    expect(areNeighbours(v, 0, 1)).toBe(true);
    expect(areNeighbours(seen(inSpace({ ...apart, arrange: () => {} })), 0, 1)).toBe(false);
    expect(canMove({ ...apart, units: { [ALPHA]: units(0, { cruiser: 1 }) } }, BETA)).toBe(true);
    // Its cannons reach through the wormholes.
    const cannons = active(
      {
        ...apart,
        units: { [ALPHA]: units(1, { cruiser: 1 }), quann: units(0, { pds: 1 }) },
        galaxy: { [UP[2]]: ALPHA, [DOWN[2]]: 'tile-25' },
        arrange: (pub) => {
          inPlay(pub, 0, 'quantum-entanglement');
          learned(pub, 0, 'pds-2');
        },
      },
      ALPHA,
    );
    expect(cannons.question(0)).toMatchObject({ kind: 'fire', q: { place: ALPHA } });
  });
  it('[TI4-CREU-01] Quantum Entanglement cannot be prevented', () => {
    const banned = inSpace({
      ...apart,
      arrange: (pub) => {
        inPlay(pub, 0, 'quantum-entanglement');
        pub.table.components = {
          ...pub.table.components,
          'enforced-travel-ban': { ability: 'enforced-travel-ban', holder: null, ready: true, on: null, store: {} },
        };
      },
    });
    expect(adjacentFor(seen(banned), ALPHA, 0, true)).toEqual([BETA]);
  });

  it('[TI4-CREU-02] Slipstream: one more move from home and from alpha and beta systems, not from elsewhere', () => {
    const far = (from: string, slip: boolean, space: Partial<Space> = {}) =>
      canMove({
        galaxy: { 0: 'tile-47', [UP[0]]: 'tile-48', [UP[1]]: from as never },
        units: { [from]: units(0, { carrier: 1 }) },
        ...space,
        arrange: (pub) => {
          if (slip) inPlay(pub, 0, 'slipstream');
        },
      });
    expect([far(ALPHA, true), far(BETA, true), far(ALPHA, false), far('tile-35', true)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const fromHome = (slip: boolean) =>
      canMove({
        galaxy: { 0: 'tile-47', [UP[0]]: GATE },
        units: { [HOME]: units(0, { carrier: 1 }) },
        arrange: (pub) => {
          pub.offMap = [HOME];
          if (slip) inPlay(pub, 0, 'slipstream');
        },
      });
    expect([fromHome(true), fromHome(false)]).toEqual([true, false]);
  });

  it('[TI4-CREU-03] the gate lies on the map and is no home system; the home lies beside it and is reached by delta wormholes', () => {
    const table = given({ factions: FACTIONS, options: { expansion: 'no' } });
    const { pub } = table.state;
    expect([isHome(GATE), isHome(HOME)]).toEqual([false, true]);
    expect([pub.galaxy.includes(GATE), pub.galaxy.includes(HOME), pub.offMap]).toEqual([true, false, [HOME]]);
    const v = seen(table);
    expect([adjacentFor(v, HOME, 0), adjacentFor(v, GATE, 0).includes(HOME)]).toEqual([[GATE], true]);
    expect(adjacentFor(v, GATE, 1)).toContain(HOME);
  });

  const fleet = (space: Partial<Space>): Space => ({
    factions: FACTIONS,
    galaxy: { 0: 'tile-47', [UP[0]]: 'tile-48', [DOWN[0]]: 'tile-46', [DOWN[2]]: GATE },
    units: {},
    ...space,
    arrange: (pub) => {
      pub.offMap = [HOME];
      inPlay(pub, 0, 'hil-colish');
      space.arrange?.(pub);
    },
  });
  it('[TI4-CREU-04] Hil Colish has a delta wormhole, for everybody', () => {
    const v = seen(inSpace(fleet({ units: { 'tile-48': units(0, { flagship: 1 }) } })));
    expect(adjacentFor(v, 'tile-48', 1).toSorted()).toEqual([GATE, 'tile-47', HOME].toSorted());
  });
  it('[TI4-CREU-04] Hil Colish moves after the others, which leave through it, or before them: then they follow into the active system', () => {
    const before = active(fleet({ units: { 'tile-48': units(0, { flagship: 1 }), [HOME]: units(0, { carrier: 1 }) } }));
    // The carrier has one move and comes straight from home.
    before.when(0, { ships: { [HOME]: { carrier: 1 } }, cargo: {} }).refused('TI4-MOVE-10');
    before.when(0, { ships: { 'tile-48': { flagship: 1 }, [HOME]: { carrier: 1 } }, cargo: {} }).accepted();
    expect(at(before, 'tile-47')).toEqual({ flagship: 1, carrier: 1 });
    // A cruiser with two moves goes by the system that the flagship leaves later.
    const after = active(fleet({ units: { 'tile-48': units(0, { flagship: 1 }), [HOME]: units(0, { cruiser: 1 }) } }));
    after.when(0, { ships: { 'tile-48': { flagship: 1 }, [HOME]: { cruiser: 1 } }, cargo: {} }).accepted();
    expect(at(after, 'tile-47')).toEqual({ flagship: 1, cruiser: 1 });
  });
  it('[TI4-CREU-04] Hil Colish does not come back by its own wormhole', () => {
    // Two moves would fetch the infantry from home, were there a way back.
    const fetching = (system: 'tile-39' | 'tile-17') =>
      active(
        fleet({
          galaxy: { 0: 'tile-47', [UP[1]]: 'tile-39', [DOWN[2]]: GATE },
          units: { [system]: units(0, { flagship: 1 }), creuss: units(0, { infantry: 1 }) },
          arrange: (pub) => {
            pub.planets['creuss'] = { owner: 0, exhausted: false };
            pub.wormholes = { [GATE]: ['alpha'] };
            inPlay(pub, 0, 'slipstream');
          },
        }),
        system,
      ).state.pub.table.open.some(({ kind }) => kind === 'move');
    expect([fetching('tile-39'), fetching(GATE)]).toEqual([false, true]);
    // Through its wormhole it leaves: home is next to it.
    expect(active(fleet({ units: { 'tile-48': units(0, { flagship: 1 }) } }), HOME).question(0).kind).toBe('move');
  });

  /** Creuss attacks at a wormhole, or elsewhere. */
  const spliced = (system: string, there: { [type: string]: number }) =>
    active({
      factions: FACTIONS,
      galaxy: { 0: system as never, [UP[0]]: 'tile-48' },
      units: { [system]: [...units(0, { cruiser: 1 }), ...units(1, there)] },
      dice: { 'battle 0 cruiser': [1], 'battle 1 carrier': [1], 'battle 1 dreadnought': [1] },
      arrange: (pub) => learned(pub, 0, 'dimensional-splicer'),
    });
  const splice = { ability: 'dimensional-splicer', component: 'dimensional-splicer.0' };
  it('[TI4-CREU-05] Dimensional Splicer: a hit on a ship that Creuss chooses; it may sustain it', () => {
    const table = spliced(ALPHA, { carrier: 1, fighter: 2, dreadnought: 1 }).when(0, splice).accepted();
    table.when(0, `carrier@${ALPHA}`).accepted();
    expect(table.told.find(({ t }) => t === 'destroyed')).toMatchObject({ all: { seat: 1, units: ['carrier'] } });
    const tough = spliced(ALPHA, { carrier: 1, dreadnought: 1 }).when(0, splice).when(0, `dreadnought@${ALPHA}`);
    expect(tough.accepted().question(1)).toMatchObject({ kind: 'sustain', q: { units: ['dreadnought'], hits: 1 } });
    tough.when(1, 'dreadnought').accepted();
    expect(tough.told.find(({ t }) => t === 'damaged')).toMatchObject({ all: { seat: 1, unit: 'dreadnought' } });
    expect(tough.told.filter(({ t }) => t === 'used')).toHaveLength(1);
  });
  it('[TI4-CREU-05] Dimensional Splicer: only at a wormhole', () => {
    expect(spliced('tile-47', { carrier: 1 }).state.pub.table.open.map(({ kind }) => kind)).not.toContain('react');
    expect(spliced(ALPHA, { carrier: 1 }).question(0).q).toMatchObject({ window: 'combat.start' });
  });

  const generator = () =>
    given({
      factions: FACTIONS,
      until: (d) => d.kind === 'turn',
      arrange: (pub) => {
        learned(pub, 0, 'wormhole-generator');
        pub.units = { ...pub.units, 'tile-18': units(1, { cruiser: 1 }) };
      },
    });
  it('[TI4-CREU-06] Wormhole Generator: a token must be placed or moved at each start of the status phase', () => {
    const isToken = (d: { q: unknown }) => (d.q as { what?: string }).what === 'wormhole';
    const table = playUntil(generator(), isToken);
    table.when(0, 'alpha').accepted();
    const { from } = table.question(0).q as { from: string[] };
    // Not into home systems of others, nor to ships of others.
    expect([from.includes(HOME), from.includes('tile-18'), from.includes(GATE)]).toEqual([true, false, true]);
    expect(from).not.toContain('tile-10');
    const place = from.find((system) => system !== GATE && system !== HOME)!;
    table.when(0, place).accepted();
    expect(table.state.pub.wormholes).toEqual({ [place]: ['alpha'] });
    // In the next round it is moved, to where it is or away.
    playUntil(table, isToken);
    table.when(0, 'alpha').when(0, place).accepted();
    expect(table.state.pub.wormholes).toEqual({ [place]: ['alpha'] });
    playUntil(table, isToken);
    table.when(0, 'alpha').when(0, GATE).accepted();
    expect(table.state.pub.wormholes).toEqual({ [GATE]: ['alpha'] });
  });

  it('[TI4-CREU-07] Creuss IFF: another player places a token at the start of their turn; then the note goes back', () => {
    const table = given({
      factions: FACTIONS,
      until: (d) => d.kind === 'turn' && d.seat === 0,
      deal: (t) => t.move('creuss-iff.0', notesOf(0), notesOf(1)),
    });
    playUntil(table, (d) => d.kind === 'react' && d.seat === 1);
    table.when(1, { ability: 'creuss-iff', component: 'creuss-iff.0' }).when(1, 'beta').accepted();
    const { from } = table.question(1).q as { from: string[] };
    expect([from.includes(HOME), from.includes('tile-10')]).toEqual([false, true]);
    table.when(1, 'tile-10').accepted();
    expect(table.state.pub.wormholes).toEqual({ 'tile-10': ['beta'] });
    table.seen(0, (v) => expect(v.me!.table.cards[notesOf(0)]).toContain('creuss-iff.0'));
  });
});
