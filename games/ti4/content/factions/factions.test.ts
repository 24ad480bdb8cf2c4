import { describe, expect, it } from 'vitest';
import { given, playUntil } from '../../given.ts';
import { isOpen } from '../../rules/technology.ts';
import { factsOf } from '../../rules/units.ts';
import { active, inPlay, units } from '../../space.ts';
import { LEADERS } from '../leaders.ts';
import { inSets } from '../sets.ts';
import { FACTIONS, FACTION_IDS, factionSheet } from './index.ts';

describe('FACT: factions in general', () => {
  it('[TI4-FACT-01] seventeen factions of the base box and seven of the expansion, each with all that belongs to it', () => {
    expect([inSets(FACTIONS, ['base']).length, inSets(FACTIONS, ['pok']).length]).toEqual([17, 7]);
    for (const id of FACTION_IDS) {
      const { planets, fleet, abilities, ownTechnologies, flagship, mech, notes, leaders } = factionSheet(id);
      expect([id, planets.length > 0, Object.keys(fleet).length > 0, abilities.length > 0]).toEqual([
        id,
        true,
        true,
        true,
      ]);
      expect([id, ownTechnologies.length]).toEqual([id, 2]);
      expect([id, flagship !== undefined, mech !== undefined, notes.length > 0]).toEqual([id, true, true, true]);
      expect([id, leaders.agents.length > 0, LEADERS[leaders.commander].rank, LEADERS[leaders.hero].rank]).toEqual([
        id,
        true,
        'commander',
        'hero',
      ]);
    }
  });

  it('[TI4-FACT-03] a faction unit counts as its type, and its upgrade takes the place of the generic one', () => {
    const { pub } = given({ factions: ['arborec', 'l1z1x', 'sol'] }).state;
    // Letani Warriors are infantry, Super Dreadnoughts dreadnoughts.
    expect(pub.units['nestphar']!.map(({ type }) => type)).toContain('infantry');
    expect([factsOf(pub, 0, 'infantry').production, factsOf(pub, 1, 'dreadnought').capacity]).toEqual([1, 2]);
    expect([isOpen(pub, 0, 'infantry-2'), isOpen(pub, 0, 'letani-warrior-2')]).toEqual([false, true]);
    expect([isOpen(pub, 1, 'infantry-2'), isOpen(pub, 1, 'letani-warrior-2')]).toEqual([true, false]);
  });

  it('[TI4-FACT-04] what a faction must do happens without asking, unless there is nothing to choose from', () => {
    const asked = (planets: number) => {
      const table = given({
        factions: ['arborec', 'l1z1x', 'sol'],
        until: (d) => d.kind === 'turn',
        arrange: (pub) => {
          for (const planet of Object.values(pub.planets)) if (planet.owner === 0) planet.owner = null;
          for (const planet of ['nestphar', 'mecatol-rex'].slice(0, planets)) pub.planets[planet]!.owner = 0;
          if (planets === 0) pub.units = { 'tile-5': units(0, { cruiser: 1 }) };
        },
      });
      playUntil(
        table,
        (d) => (d.kind === 'pickOne' && (d.q as { for?: string }).for === 'mitosis') || d.kind === 'scoreSecret',
      );
      return [
        table.state.pub.table.open[0]!.kind,
        table.told.some((e) => e.t === 'used' && e.all.ability === 'mitosis'),
      ];
    };
    // One planet: no question; two: which one, but not whether; none: nothing.
    expect([asked(1), asked(2), asked(0)]).toEqual([
      ['scoreSecret', true],
      ['pickOne', true],
      ['scoreSecret', false],
    ]);
  });

  it('[TI4-MUAA-03] Muaat own war suns from the start; the prototype is no war sun technology', () => {
    const table = given({ factions: ['muaat', 'l1z1x', 'sol'] });
    const { pub } = table.state;
    expect(pub.units['tile-4']!.find(({ type }) => type === 'war-sun')).toMatchObject({ n: 1 });
    expect(pub.sheets[0]!.technologies).not.toContain('war-sun');
    expect([isOpen(pub, 0, 'prototype-war-sun-2'), isOpen(pub, 0, 'war-sun')]).toEqual([true, false]);
    // Others cannot produce them before they have the technology; Muaat can.
    const yard = (seat: 0 | 1) =>
      active({
        factions: seat === 0 ? ['muaat', 'l1z1x', 'sol'] : ['l1z1x', 'muaat', 'sol'],
        galaxy: { 0: 'tile-19' },
        units: { wellon: units(0, { 'space-dock': 1 }) },
        arrange: (board) => {
          board.planets['wellon'] = { owner: 0, exhausted: true };
          board.sheets[0]!.goods = 12;
          if (seat === 0) board.sheets[0]!.units['war-sun'] = 'prototype-war-sun';
          inPlay(board, 0, 'prototype-war-sun');
        },
      }).when(0, { units: { 'tile-19': { 'war-sun': 1 } }, pay: { coins: [], goods: 12 } });
    yard(0).accepted();
    yard(1).refused('TI4-PROD-11');
  });

  it('[TI4-MUAA-04] Magmus Reactor: a trade good after PRODUCTION at a war sun or beside a supernova, too late to pay for it', () => {
    const made = (galaxy: { [cell: number]: 'tile-19' | 'tile-43' }, here: { [type: string]: number }, goods = 1) => {
      const table = active({
        factions: ['muaat', 'l1z1x', 'sol'],
        galaxy,
        units: { wellon: units(0, { 'space-dock': 1 }), 'tile-19': units(0, here) },
        arrange: (pub) => {
          pub.planets['wellon'] = { owner: 0, exhausted: true };
          pub.sheets[0]!.goods = goods;
          inPlay(pub, 0, 'magmus-reactor');
        },
      });
      return table.when(0, { units: { 'tile-19': { destroyer: 1 } }, pay: { coins: [], goods: 1 } });
    };
    const goodsOf = (table: ReturnType<typeof made>) => table.accepted().state.pub.sheets[0]!.goods;
    expect(goodsOf(made({ 0: 'tile-19' }, { 'war-sun': 1 }))).toBe(1);
    expect(goodsOf(made({ 0: 'tile-19', 1: 'tile-43' }, { cruiser: 1 }))).toBe(1);
    expect(goodsOf(made({ 0: 'tile-19' }, { cruiser: 1 }))).toBe(0);
    // With nothing to pay nothing is produced, and nothing gained.
    const poor = active({
      factions: ['muaat', 'l1z1x', 'sol'],
      galaxy: { 0: 'tile-19' },
      units: { wellon: units(0, { 'space-dock': 1 }), 'tile-19': units(0, { 'war-sun': 1 }) },
      arrange: (pub) => {
        pub.planets['wellon'] = { owner: 0, exhausted: true };
        inPlay(pub, 0, 'magmus-reactor');
      },
    });
    expect([poor.state.pub.sheets[0]!.goods, poor.told.some(({ t }) => t === 'produced')]).toEqual([0, false]);
  });
});
