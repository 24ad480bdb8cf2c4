import { describe, expect, it } from 'vitest';
import { given, playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import type { Battle } from '../../../givenBattle.ts';
import { initiativeOrder } from '../../../rules/initiative.ts';
import { NOTES_IN_PLAY, notesOf } from '../../../rules/zones.ts';
import { DOWN, UP, active, inPlay, learned, loaded, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

const FACTIONS = ['letnev', 'naalu', 'sol'] as const;
const NAALU = 1;
const isReact = ({ kind }: { kind: string }) => kind === 'react';

describe('Naalu', () => {
  it('[TI4-NAAL-01, TI4-ROUND-05] Telepathic: first from the end of the strategy phase, also when strategy cards change hands', () => {
    const table = given({ factions: FACTIONS });
    expect(table.state.pub.zero).toBeNull();
    playUntil(table, (d) => d.kind === 'turn');
    expect(table.question(NAALU).kind).toBe('turn');
    const { pub } = table.state;
    expect(initiativeOrder(pub)[0]).toBe(NAALU);
    for (const card of Object.values(pub.strategyCards)) if (card.holder !== null) card.holder = (card.holder + 1) % 3;
    expect(initiativeOrder(pub)[0]).toBe(NAALU);
    // With the strategy cards the token goes back.
    playUntil(table, (d) => d.kind === 'pickStrategy');
    expect(table.state.pub.zero).toBeNull();
  });

  /** Player 0 moves a cruiser into a system with ships of the Naalu. */
  const attacked = (
    space: Partial<Space> = {},
    naalu: { [type: string]: number } = { cruiser: 1, carrier: 1, fighter: 6 },
  ) =>
    active({
      factions: FACTIONS,
      galaxy: { 0: 'tile-26', [UP[0]]: 'tile-35', [DOWN[0]]: 'tile-19', 2: 'tile-42', 3: 'tile-43' },
      ...space,
      units: { 'tile-26': units(NAALU, naalu), 'tile-35': units(0, { cruiser: 1 }), ...space.units },
      arrange: (pub) => {
        pub.sheets[NAALU]!.fleet = 6;
        inPlay(pub, NAALU, 'foresight');
        space.arrange?.(pub);
      },
    }).when(0, { ships: { 'tile-35': { cruiser: 1 } }, cargo: {} });
  const foresee = { ability: 'foresight', component: `foresight.${NAALU}` };
  it('[TI4-NAAL-02] Foresight: a strategy token is placed next door and all ships move there, fighters freely', () => {
    const table = attacked().accepted();
    table.when(NAALU, foresee).accepted();
    // The home of the cruiser is empty now; nebula and supernova are closed.
    expect(table.question(NAALU).q).toMatchObject({ from: ['tile-19', 'tile-35'] });
    table.when(NAALU, 'tile-19').accepted();
    const { pub } = table.state;
    expect(pub.units['tile-26']).toEqual(units(0, { cruiser: 1 }));
    expect(pub.units['tile-19']).toEqual(units(NAALU, { cruiser: 1, carrier: 1, fighter: 4 }));
    expect([pub.sheets[NAALU]!.strategy, pub.tokens['tile-19']]).toEqual([1, [NAALU]]);
    // No combat, no retreat: the action went on to its end.
    expect(table.told.some(({ t }) => t === 'rolled' || t === 'retreated')).toBe(false);
  });
  it('[TI4-NAAL-02, TI4-EMPY-04] Foresight: the ships have moved into the other system', () => {
    const table = attacked({
      arrange: (pub) => learned(pub, 0, 'voidwatch'),
      units: { wellon: units(0, { infantry: 1 }), 'tile-35': units(0, { cruiser: 1 }) },
    })
      .accepted()
      .when(NAALU, foresee)
      .when(NAALU, 'tile-19')
      .accepted();
    expect(table.question(NAALU).kind).toBe('giveNote');
  });
  it('[TI4-NAAL-02] Foresight: ground forces need room, and gravity rifts take their toll', () => {
    const aboard = attacked({}, { carrier: 1, infantry: 2 })
      .accepted()
      .when(NAALU, foresee)
      .when(NAALU, 'tile-19')
      .accepted();
    expect(aboard.state.pub.units['tile-19']).toEqual(units(NAALU, { infantry: 2, carrier: 1 }));
    const rift = attacked({
      galaxy: { 0: 'tile-41', [UP[0]]: 'tile-35', [DOWN[0]]: 'tile-19' },
      units: { 'tile-41': units(NAALU, { cruiser: 2 }), 'tile-35': units(0, { cruiser: 1 }) },
    }).accepted();
    loaded(rift, { rift: [3, 4] });
    rift.when(NAALU, foresee).when(NAALU, 'tile-19').accepted();
    expect(rift.state.pub.units['tile-19']).toEqual(units(NAALU, { cruiser: 1 }));
  });
  it('[TI4-NAAL-02] Foresight: not without a strategy token, not where others have ships, not when nothing moved', () => {
    const asked = (table: ReturnType<typeof attacked>) => table.state.pub.table.open.some(isReact);
    expect(asked(attacked().accepted())).toBe(true);
    expect(asked(attacked({ arrange: (pub) => void (pub.sheets[NAALU]!.strategy = 0) }).accepted())).toBe(false);
    const crowded = attacked({
      units: { 'tile-35': units(0, { cruiser: 2 }), 'tile-19': units(2, { fighter: 1, carrier: 1 }) },
    });
    expect(asked(crowded.accepted())).toBe(false);
    const still = active({
      factions: FACTIONS,
      galaxy: { 0: 'tile-26', [DOWN[0]]: 'tile-19' },
      units: { 'tile-26': [...units(NAALU, { cruiser: 1 }), ...units(0, { cruiser: 1 })] },
      arrange: (pub) => inPlay(pub, NAALU, 'foresight'),
    });
    expect(asked(still)).toBe(false);
  });

  it('[TI4-NAAL-03] Neuroglaive: an activation against Naalu ships costs a fleet token at once', () => {
    const against = (there: { [type: string]: number }) =>
      active({
        factions: FACTIONS,
        galaxy: { 0: 'tile-26', [UP[0]]: 'tile-35' },
        units: { 'tile-26': units(NAALU, there), 'tile-35': units(0, { cruiser: 3 }) },
        arrange: (pub) => {
          learned(pub, NAALU, 'neuroglaive');
          pub.sheets[NAALU]!.fleet = 5;
        },
      });
    const { pub } = against({ cruiser: 1 }).state;
    expect([pub.sheets[0]!.fleet, pub.sheets[0]!.reserve]).toEqual([2, 9]);
    // Three cruisers are one too many before anything moves.
    expect(pub.units['tile-35']).toEqual(units(0, { cruiser: 2 }));
    expect(against({}).state.pub.sheets[0]!.fleet).toBe(3);
  });

  const matriarch = (position: Battle) => battle({ factions: ['naalu', 'sol'], ...position });
  it('[TI4-NAAL-04] Matriarch: fighters land and fight as ground forces, then return to space and take nothing', () => {
    const { table, me, planet, answer, on, fleet } = matriarch({
      fleets: [{ flagship: 1, fighter: 2 }, {}],
      ground: [{}, { infantry: 1 }],
      dice: { 'battle 0 fighter': [10, 10], 'battle 1 infantry': [1] },
      arrange: (pub, place) => void (pub.planets[place.planet] = { owner: place.other, exhausted: false }),
    });
    answer(
      0,
      [
        { unit: 'fighter', planet },
        { unit: 'fighter', planet },
      ],
      'commit',
    ).accepted();
    expect([on(0), on(1), fleet(0)]).toEqual([{}, {}, { flagship: 1, fighter: 2 }]);
    expect(table.state.pub.planets[planet]!.owner).not.toBe(me);
  });
  it('[TI4-NAAL-04] Matriarch: landed fighters can be hit by space cannon and in the combat', () => {
    const { planet, answer, fleet, lost } = matriarch({
      fleets: [{ flagship: 1, fighter: 2, infantry: 1 }, {}],
      ground: [{}, { infantry: 1, pds: 1 }],
      dice: {
        'cannon 1 pds': [10],
        'battle 0 fighter': [1, 10],
        'battle 0 infantry': [1, 1],
        'battle 1 infantry': [10, 1],
      },
    });
    answer(1, false, 'fire').accepted();
    answer(
      0,
      [
        { unit: 'fighter', planet },
        { unit: 'fighter', planet },
        { unit: 'infantry', planet },
      ],
      'commit',
    ).accepted();
    answer(1, true, 'fire').accepted();
    answer(0, ['fighter'], 'assignHits').accepted();
    answer(0, ['fighter'], 'assignHits').accepted();
    expect(lost(0).slice(0, 2)).toEqual([['fighter'], ['fighter']]);
    expect(fleet(0)).toEqual({ flagship: 1 });
  });
  it('[TI4-NAAL-04] Matriarch: without it fighters stay in space', () => {
    const { planet, answer } = matriarch({
      fleets: [{ carrier: 1, fighter: 1, infantry: 1 }, {}],
      ground: [{}, { infantry: 1 }],
    });
    answer(0, [{ unit: 'fighter', planet }], 'commit').refused('TI4-INV-02');
  });

  it('[TI4-NAAL-05] Hybrid Crystal Fighter II: two beyond capacity count as one ship', () => {
    const left = (technology: 'hybrid-crystal-fighter-2' | 'fighter-2') =>
      active({
        factions: FACTIONS,
        galaxy: { 0: 'tile-26', [UP[0]]: 'tile-35' },
        units: { 'tile-35': units(NAALU, { cruiser: 1, fighter: 8 }) },
        // Three tokens, one cruiser: two ships more, which are four such fighters.
        arrange: (pub) => learned(pub, NAALU, technology),
      }).state.pub.units['tile-35'];
    expect(left('hybrid-crystal-fighter-2')).toEqual(units(NAALU, { cruiser: 1, fighter: 4 }));
    expect(left('fighter-2')).toEqual(units(NAALU, { cruiser: 1, fighter: 2 }));
  });

  it('[TI4-NAAL-06] Gift of Prescience: its holder is first in this round, Naalu is not; then it goes back', () => {
    const table = given({
      factions: FACTIONS,
      deal: (t) => t.move('gift-of-prescience.1', notesOf(NAALU), notesOf(2)),
    });
    playUntil(table, (d) => d.kind === 'react' && d.seat === 2);
    table.when(2, { ability: 'gift-of-prescience', component: 'gift-of-prescience.1' }).accepted();
    playUntil(table, (d) => d.kind === 'turn');
    expect(table.question(2).kind).toBe('turn');
    expect(initiativeOrder(table.state.pub)[0]).toBe(2);
    expect(table.state.pub.table.cards[NOTES_IN_PLAY]).toEqual(['gift-of-prescience.1']);
    playUntil(table, (d) => d.kind === 'pickStrategy');
    expect(table.state.pub.table.cards[NOTES_IN_PLAY]).toEqual([]);
    table.seen(NAALU, (v) => expect(v.me!.table.cards[notesOf(NAALU)]).toContain('gift-of-prescience.1'));
    playUntil(table, (d) => d.kind === 'turn');
    expect(initiativeOrder(table.state.pub)[0]).toBe(NAALU);
  });
});
