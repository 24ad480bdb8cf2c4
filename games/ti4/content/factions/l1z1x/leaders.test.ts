import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../../../game.ts';
import { playUntil } from '../../../given.ts';
import { active, inPlay, inSpace, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

const action = (id: string) => ({ do: 'component', ability: id, component: `${id}.0` });
const seated = (space: Space, ...ids: string[]): Space => ({
  ...space,
  arrange: (pub) => {
    Object.assign(pub.sheets[0]!, { faction: 'l1z1x', fleet: 5 });
    pub.sheets[0]!.units.mech = 'annihilator';
    inPlay(pub, 0, ...ids);
    space.arrange?.(pub);
  },
});

describe('the hero and the mech of L1Z1X', () => {
  const bombarding = (...ids: string[]) =>
    active(
      seated(
        {
          galaxy: { 0: 'tile-35' },
          units: { bereg: units(0, { mech: 2 }), 'lirta-iv': units(1, { infantry: 3 }) },
          dice: { 'bombardment 0 mech': [8, 9] },
          arrange: (pub) => {
            pub.planets['bereg'] = { owner: 0, exhausted: false };
            pub.planets['lirta-iv'] = { owner: 1, exhausted: false };
          },
        },
        ...ids,
      ),
    );
  it('[TI4-LIZI-04] Annihilator bombards another planet of its system from where it does not fight', () => {
    const table = playUntil(bombarding('annihilator'), (d) => d.kind === 'fire' || d.kind === 'turn');
    expect(table.question(0).q).toMatchObject({ purpose: 'bombardment' });
    table.when(0, true, 'fire').accepted();
    playUntil(table, (d) => d.kind === 'turn');
    expect(table.state.pub.units['lirta-iv']).toEqual(units(1, { infantry: 1 }));
    const without = playUntil(bombarding(), (d) => d.kind === 'fire' || d.kind === 'turn');
    expect(without.state.pub.table.open[0]!.kind).toBe('turn');
  });
  it('[TI4-LIZI-04] it bombards for its owner alone', () => {
    const mechs = { bereg: units(0, { mech: 1 }), 'lirta-iv': units(1, { mech: 1 }) };
    const table = inSpace(seated({ galaxy: { 0: 'tile-35' }, units: mechs }, 'annihilator'));
    const v = rulesView(ti4, view(table.state, 0));
    const from = (seat: number) => v.set('bombardsFrom', { seat, system: 'tile-35' }, ['tile-35']);
    expect([from(0), from(1)]).toEqual([['bereg', 'tile-35'], ['tile-35']]);
  });
  it('[TI4-LIZI-04] with Harrow it bombards from space, and not on the planet where it fights', () => {
    const isHarrow = (q: unknown) => (q as { window?: string }).window === 'round.end';
    /** One infantry lands, and the mech with it or not. */
    const harrowing = (mechLands: boolean) => {
      const table = active(
        seated(
          {
            galaxy: { 0: 'tile-25' },
            units: { quann: units(1, { infantry: 3 }), 'tile-25': units(0, { carrier: 1, infantry: 1, mech: 1 }) },
            dice: { 'battle 0 infantry': [1], 'battle 0 mech': [1], 'battle 1 infantry': [1, 1, 1] },
            arrange: (pub) => (pub.planets['quann'] = { owner: 1, exhausted: false }),
          },
          'annihilator',
          'harrow',
        ),
      );
      const landing = ['infantry', ...(mechLands ? ['mech'] : [])].map((unit) => ({ unit, planet: 'quann' }));
      const isOver = () => table.told.filter(({ t }) => t === 'rolled').length > 2;
      playUntil(table, (d) => isOver() || isHarrow(d.q), { commit: landing, fire: false });
      return table.state.pub.table.open.some(({ q }) => isHarrow(q));
    };
    expect([harrowing(false), harrowing(true)]).toEqual([true, false]);
  });

  it('[TI4-LIZI-09] the hero brings the flagship and dreadnoughts, also past own tokens; freight only from where none lies', () => {
    const table = inSpace(
      seated(
        {
          galaxy: { 0: 'tile-46', 1: 'tile-26', 7: 'tile-25', 13: 'tile-47', 28: 'tile-43' },
          units: {
            'tile-26': units(0, { dreadnought: 2 }),
            lodor: units(0, { infantry: 2 }),
            'tile-25': units(0, { flagship: 1, fighter: 2 }),
            'tile-47': units(1, { cruiser: 1 }),
          },
          arrange: (pub) => (pub.tokens = { 'tile-25': [0] }),
        },
        'the-helmsman',
      ),
    );
    table.when(0, action('the-helmsman')).accepted();
    // Not where ships of others are, nor into the supernova.
    expect(table.question(0).q).toMatchObject({ from: ['tile-46', 'tile-26', 'tile-25'] });
    table.when(0, 'tile-46', 'pickOne').accepted();
    table.when(0, ['dreadnought@tile-26', 'flagship@tile-25'], 'pickSome').accepted();
    // A dreadnought takes one aboard; nothing is asked of the system with the token.
    expect(table.question(0).q).toMatchObject({ from: ['infantry@lodor', 'infantry@lodor#2'], max: 1 });
    table.when(0, ['infantry@lodor'], 'pickSome').accepted();
    const { pub } = table.state;
    expect(pub.units['tile-46']).toEqual(units(0, { dreadnought: 1, infantry: 1, flagship: 1 }));
    expect(pub.units['tile-26']).toEqual(units(0, { dreadnought: 1 }));
    expect(pub.units['lodor']).toEqual(units(0, { infantry: 1 }));
    expect(pub.table.components['the-helmsman.0']).toBeUndefined();
  });
  it('[TI4-LIZI-09, TI4-EMPY-04] the ships have moved into the system', () => {
    const table = inSpace(
      seated(
        {
          galaxy: { 0: 'tile-46', 1: 'tile-25' },
          units: { 'tile-46': units(0, { dreadnought: 1 }), quann: units(1, { infantry: 1 }) },
          arrange: (pub) => learned(pub, 1, 'voidwatch'),
        },
        'the-helmsman',
      ),
    );
    table.when(0, action('the-helmsman')).accepted();
    playUntil(table, ({ kind }) => kind === 'pickSome');
    table.when(0, ['dreadnought@tile-46'], 'pickSome').accepted();
    expect(table.question(0)).toMatchObject({ kind: 'giveNote', q: { to: 1 } });
  });
  it('[TI4-LIZI-09] gravity rifts take their toll', () => {
    const table = inSpace(
      seated(
        {
          galaxy: { 0: 'tile-46', 1: 'tile-41' },
          units: { 'tile-41': units(0, { dreadnought: 2, infantry: 2 }) },
          dice: { rift: [3, 4] },
        },
        'the-helmsman',
      ),
    );
    table.when(0, action('the-helmsman')).when(0, ['dreadnought@tile-41', 'dreadnought@tile-41#2'], 'pickSome');
    table.when(0, ['infantry@tile-41', 'infantry@tile-41#2'], 'pickSome').accepted();
    expect(table.state.pub.units['tile-46']).toEqual(units(0, { dreadnought: 1, infantry: 1 }));
    expect(table.state.pub.units['tile-41'] ?? []).toEqual([]);
  });
});
