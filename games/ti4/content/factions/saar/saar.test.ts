import { describe, expect, it } from 'vitest';
import { given, playUntil } from '../../../given.ts';
import { REVEALED, notesOf } from '../../../rules/zones.ts';
import { DOWN, UP, active, inPlay, inSpace, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';
import type { Pub } from '../../../shapes.ts';

const FACTIONS = ['saar', 'letnev', 'sol'] as const;
const made = (figures: { [place: string]: { [unit: string]: number } }, goods: number) => ({
  units: figures,
  pay: { coins: [], goods },
});
const at = ({ state }: { state: { pub: Pub } }, place: string, of = 0) =>
  Object.fromEntries((state.pub.units[place] ?? []).filter(({ seat }) => seat === of).map(({ type, n }) => [type, n]));
/** Docks of player 0 float. */
const floating = (pub: Pub, upgraded = false): void => {
  const card = upgraded ? 'floating-factory-2' : 'floating-factory';
  pub.sheets[0]!.units['space-dock'] = card;
  inPlay(pub, 0, card);
};
const afloat = (space: Partial<Space> & Pick<Space, 'units'>): Space => ({
  factions: FACTIONS,
  galaxy: { 0: 'tile-19', [UP[0]]: 'tile-47', [UP[1]]: 'tile-35', [DOWN[0]]: 'tile-48' },
  ...space,
  arrange: (pub) => {
    floating(pub);
    space.arrange?.(pub);
  },
});

describe('Saar', () => {
  it('[TI4-SAAR-01] Nomadic: objectives are scored without the home planets', () => {
    const scoring = (...abilities: string[]) => {
      const table = given({
        factions: FACTIONS,
        until: (d) => d.kind === 'turn',
        arrange: (pub) => {
          pub.table.components = {};
          inPlay(pub, 0, ...abilities);
          pub.planets['ragh'] = { owner: 1, exhausted: false };
          pub.table.cards = { ...pub.table.cards, [REVEALED]: ['diversify-research'] };
          pub.sheets[0]!.technologies = [
            'antimass-deflectors',
            'gravity-drive',
            'sarween-tools',
            'graviton-laser-system',
          ];
        },
      });
      playUntil(table, (d) => d.kind === 'score' || (d.kind === 'scoreSecret' && d.seat === 0));
      return table.question(0);
    };
    expect(scoring('nomadic')).toMatchObject({ kind: 'score', q: { from: ['diversify-research'] } });
    expect(scoring()).toMatchObject({ kind: 'scoreSecret' });
  });

  it('[TI4-SAAR-02] Scavenge: a trade good after each planet gained, one at a time', () => {
    const table = active(
      afloat({
        galaxy: { 0: 'tile-35', [UP[0]]: 'tile-47' },
        units: { 'tile-35': units(0, { carrier: 1, infantry: 2 }) },
        arrange: (pub) => inPlay(pub, 0, 'scavenge'),
      }),
    );
    const landing = ['bereg', 'lirta-iv'].map((planet) => ({ unit: 'infantry', planet }));
    table.when(0, landing, 'commit').when(0, 'bereg').accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(2);
    expect(table.told.filter(({ t }) => t === 'goods')).toMatchObject([{ all: { n: 1 } }, { all: { n: 1 } }]);
  });
  it('[TI4-SAAR-02] Scavenge: nothing for a planet that is held already', () => {
    const table = active(
      afloat({
        units: { 'tile-19': units(0, { carrier: 1, infantry: 1 }) },
        arrange: (pub) => {
          inPlay(pub, 0, 'scavenge');
          pub.planets['wellon'] = { owner: 0, exhausted: false };
        },
      }),
    );
    table.when(0, [{ unit: 'infantry', planet: 'wellon' }], 'commit').accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(0);
  });

  it('[TI4-SAAR-03] a Floating Factory moves like a ship, with room for four, outside the fleet pool, and produces', () => {
    const table = active(
      afloat({
        units: { 'tile-47': units(0, { 'space-dock': 2, cruiser: 3, infantry: 5 }) },
        arrange: (pub) => {
          pub.sheets[0]!.goods = 9;
          pub.planets['wellon'] = { owner: 0, exhausted: true };
        },
      }),
    );
    const moving = (infantry: number) => ({
      ships: { 'tile-47': { 'space-dock': 1, cruiser: 3 } },
      cargo: { 'tile-47': { infantry } },
    });
    table.when(0, moving(5)).refused('TI4-MOVE-05');
    table.when(0, moving(4)).accepted();
    // Three tokens of the fleet pool carry three cruisers; the factory does not count.
    expect(at(table, 'tile-19')).toEqual({ 'space-dock': 1, cruiser: 3, infantry: 4 });
    table.when(0, [], 'commit').accepted();
    table.when(0, made({ 'tile-19': { fighter: 6 } }, 3)).refused('TI4-PROD-02');
    table.when(0, made({ wellon: { infantry: 5 } }, 3)).accepted();
    expect(at(table, 'wellon')).toEqual({ infantry: 5 });
  });
  it('[TI4-SAAR-03] a blockaded Floating Factory is destroyed before cannons fire; with own ships it is not, and no hit touches it', () => {
    const attacked = (mine: { [type: string]: number }) =>
      active(
        afloat({
          units: {
            'tile-19': units(1, mine),
            'tile-47': units(0, { cruiser: 1 }),
            wellon: units(1, { pds: 1 }),
          },
          dice: { 'cannon 1 pds': [1], 'battle 0 cruiser': [10, 10], 'battle 1 fighter': [1], 'battle 1 cruiser': [1] },
          arrange: (pub) => {
            delete pub.sheets[0]!.units['space-dock'];
            pub.sheets[1]!.units['space-dock'] = 'floating-factory';
            inPlay(pub, 1, 'floating-factory');
          },
        }),
      )
        .when(0, { ships: { 'tile-47': { cruiser: 1 } }, cargo: {} })
        .accepted();
    const alone = attacked({ 'space-dock': 1 });
    expect(alone.question(1)).toMatchObject({ kind: 'fire', q: { purpose: 'cannon' } });
    expect(at(alone, 'tile-19', 1)).toEqual({});
    expect(alone.told.find(({ t }) => t === 'destroyed')).toMatchObject({ all: { units: ['space-dock'] } });
    const escorted = attacked({ 'space-dock': 1, cruiser: 1 });
    expect(at(escorted, 'tile-19', 1)).toEqual({ 'space-dock': 1, cruiser: 1 });
    escorted.when(1, false, 'fire').accepted();
    // The hit takes the cruiser, although there is a dock; then the dock is blockaded.
    const lost = escorted.told.flatMap((e) => (e.t === 'destroyed' ? [e.all.units] : []));
    expect(lost).toEqual([['cruiser'], ['space-dock']]);
  });
  it('[TI4-SAAR-03] a Floating Factory retreats with the ships', () => {
    const table = active(
      afloat({
        units: {
          'tile-19': [...units(0, { 'space-dock': 1, cruiser: 1 }), ...units(1, { cruiser: 1 })],
          'tile-48': units(0, { destroyer: 1 }),
        },
        dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [1] },
      }),
    );
    playUntil(table, (d) => d.kind === 'announceRetreat' && d.seat === 0);
    table.when(0, true, 'announceRetreat').accepted();
    expect([at(table, 'tile-19'), at(table, 'tile-48')]).toEqual([{}, { destroyer: 1, 'space-dock': 1, cruiser: 1 }]);
  });

  it('[TI4-SAAR-04] a Floating Factory is placed in space, in a system with a controlled planet; several may share it', () => {
    const table = inSpace(
      afloat({
        galaxy: { 0: 'tile-35', [UP[0]]: 'tile-47' },
        units: { 'tile-35': units(0, { 'space-dock': 1 }) },
        arrange: (pub) => {
          for (const planet of ['bereg', 'lirta-iv']) pub.planets[planet] = { owner: 0, exhausted: false };
          Object.assign(pub.strategyCards.construction, { holder: 0, exhausted: false });
        },
      }),
    );
    table.when(0, { do: 'strategic', card: 'construction' }).accepted();
    table.when(0, { unit: 'space-dock', planet: 'wellon' }).refused('TI4-UNIT-07');
    table.when(0, { unit: 'space-dock', planet: 'bereg' }).accepted();
    expect([at(table, 'tile-35'), at(table, 'bereg')]).toEqual([{ 'space-dock': 2 }, {}]);
  });

  it('[TI4-SAAR-05] effects on movement and gravity rifts touch Floating Factories', () => {
    const sped = active(
      afloat({
        units: { 'tile-35': units(0, { 'space-dock': 1 }) },
        arrange: (pub) => learned(pub, 0, 'gravity-drive'),
      }),
    );
    sped.when(0, { ability: 'gravity-drive', component: 'gravity-drive.0' }).accepted();
    sped.when(0, { ships: { 'tile-35': { 'space-dock gravity-drive': 1 } }, cargo: {} }).accepted();
    expect(at(sped, 'tile-19')).toEqual({ 'space-dock': 1 });
    const rift = active(
      afloat({
        galaxy: { 0: 'tile-19', [UP[0]]: 'tile-41' },
        units: { 'tile-41': units(0, { 'space-dock': 2 }) },
        dice: { rift: [3, 4] },
      }),
    );
    rift.when(0, { ships: { 'tile-41': { 'space-dock': 2 } }, cargo: {} }).accepted();
    expect(at(rift, 'tile-19')).toEqual({ 'space-dock': 1 });
  });

  const mapping = (): Space =>
    afloat({
      galaxy: { 0: 'tile-19', [UP[0]]: 'tile-44', [DOWN[0]]: 'tile-47' },
      units: { 'tile-44': units(0, { cruiser: 1 }), 'tile-47': units(0, { 'space-dock': 1 }) },
      arrange: (pub) => {
        learned(pub, 0, 'chaos-mapping');
        pub.sheets[0]!.goods = 9;
      },
    });
  it('[TI4-SAAR-06] Chaos Mapping: others do not activate asteroid fields with ships of Saar', () => {
    const table = inSpace(mapping());
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 1);
    table.when(1, { do: 'tactical', system: 'tile-44' }).refused('TI4-TACT-01');
    const { tokens } = table.state.pub;
    delete tokens['tile-44'];
    table.state.pub.units['tile-44'] = [];
    table.when(1, { do: 'tactical', system: 'tile-44' }).accepted();
  });
  it('[TI4-SAAR-06] Chaos Mapping: a paid unit at a producer at the start of each own turn', () => {
    const table = inSpace(mapping());
    playUntil(table, (d) => d.kind === 'react' && d.seat === 0);
    table.when(0, { ability: 'chaos-mapping', component: 'chaos-mapping.0' }).accepted();
    expect(table.question(0)).toMatchObject({ kind: 'produce', q: { system: 'tile-47', within: { units: 1 } } });
    table.when(0, made({ 'tile-47': { fighter: 2 } }, 1)).refused('TI4-PROD-02');
    table.when(0, made({ 'tile-47': { cruiser: 1 } }, 2)).accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(7);
    // Once a turn; then comes the turn itself.
    expect(table.question(0).kind).toBe('turn');
  });

  const called = (theirs: { [type: string]: number }, planets: readonly string[] = ['wellon', 'bereg', 'lirta-iv']) =>
    active({
      factions: ['letnev', 'saar', 'sol'],
      galaxy: { 0: 'tile-19', [UP[1]]: 'tile-35' },
      units: { 'tile-19': units(0, { carrier: 1, infantry: 2 }), wellon: units(1, theirs) },
      dice: { 'cannon 1 pds': [10, 10] },
      deal: (t) => t.move('raghs-call.1', notesOf(1), notesOf(0)),
      arrange: (pub) => {
        for (const planet of planets) pub.planets[planet] = { owner: 1, exhausted: false };
      },
    });
  const landing = [0, 1].map(() => ({ unit: 'infantry', planet: 'wellon' }));
  it('[TI4-SAAR-07, TI4-UNIT-08] Ragh’s Call: all ground forces of Saar go to one other planet of theirs; PDS stay and fire', () => {
    const table = called({ infantry: 3, mech: 1, pds: 1 });
    table.when(1, false, 'fire').accepted();
    table.when(0, landing, 'commit').accepted();
    table.when(0, { ability: 'raghs-call', component: 'raghs-call.1' }).when(0, 'lirta-iv').accepted();
    expect([at(table, 'wellon', 1), at(table, 'lirta-iv', 1)]).toEqual([{ pds: 1 }, { infantry: 3, mech: 1 }]);
    table.seen(1, (v) => expect(v.me!.table.cards[notesOf(1)]).toContain('raghs-call.1'));
    table.when(1, true, 'fire').accepted();
    // One of two lives, takes the planet, and the PDS goes.
    expect([at(table, 'wellon'), at(table, 'wellon', 1)]).toEqual([{ infantry: 1 }, {}]);
    expect(table.state.pub.planets['wellon']!.owner).toBe(0);
  });
  it('[TI4-SAAR-07] Ragh’s Call needs forces that can go somewhere', () => {
    const asked = (table: ReturnType<typeof called>) => {
      table.when(0, landing, 'commit').accepted();
      return (
        table.told.some(({ t }) => t === 'used') || table.state.pub.table.open.some(({ kind }) => kind === 'react')
      );
    };
    expect(asked(called({ infantry: 1 }))).toBe(true);
    expect(asked(called({ infantry: 1 }, ['wellon']))).toBe(false);
  });
});
