import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../../game.ts';
import { playUntil } from '../../given.ts';
import { battle } from '../../givenBattle.ts';
import { unlocked } from '../../leaders.ts';
import { notesOf } from '../../rules/zones.ts';
import type { Pub } from '../../shapes.ts';
import { active, inPlay, inSpace, learned, units } from '../../space.ts';
import type { Given } from '@orrery/kernel/testing';
import type { Ti4 } from '../../shapes.ts';

// Texts that several players use, and texts that are blank for a while.

/** Which seats use a text, each by which component. */
const usersOf = ({ state }: Given<Ti4>, ability: string): string[] =>
  rulesView(ti4, view(state, 0))
    .sources()
    .filter((source) => source.ability === ability)
    .map(({ component, seat }) => `${seat} ${component}`)
    .toSorted();
const allied = (pub: Pub, owner: number, holder: number): void => {
  pub.table.components = {
    ...pub.table.components,
    [`alliance.${owner}`]: { ability: 'alliance', holder, ready: true, on: null, store: {} },
  };
};
const holding = (pub: Pub, seat: number, ...of: number[]): void => {
  inPlay(pub, seat, 'edict', 'imperia');
  pub.table.components = {
    ...pub.table.components,
    [`edict.${seat}`]: { ...pub.table.components[`edict.${seat}`]!, store: { tokens: of } },
  };
};

describe('copies of texts', () => {
  it('[TI4-YSSA-07] design test 7: Ssruu has the text of Trilossa, is exhausted by it, and uses it once in a window', () => {
    const table = active({
      galaxy: { 0: 'tile-25', 1: 'tile-26' },
      units: { quann: units(0, { 'space-dock': 1 }), lodor: units(0, { infantry: 1 }) },
      arrange: (pub) => {
        inPlay(pub, 1, 'trilossa-aun-mirik');
        inPlay(pub, 0, 'ssruu');
        for (const planet of ['quann', 'lodor']) pub.planets[planet] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = 2;
      },
    });
    playUntil(table, (d) => d.kind === 'react' && (d.q as { window: string }).window === 'produce.would');
    table.when(0, { ability: 'trilossa-aun-mirik', component: 'ssruu.0' }, 'react').accepted();
    const { components } = table.state.pub.table;
    expect([components['ssruu.0']!.ready, components['trilossa-aun-mirik.1']!.ready]).toEqual([false, true]);
    playUntil(table, (d) => d.kind === 'produce' || (d.kind === 'react' && d.seat === 0));
    table.when(0, { units: { lodor: { infantry: 2 } }, pay: { coins: [], goods: 1 } }, 'produce').accepted();
    expect(table.state.pub.units['lodor']).toEqual(units(0, { infantry: 3 }));
  });

  it('[TI4-YSSA-07, TI4-NEKR-04, TI4-PN-03] whoever copies a text has its further abilities too, each once', () => {
    const table = inSpace({
      factions: ['yssaril', 'empyrean', 'nekro'],
      galaxy: { 0: 'tile-25' },
      units: {},
      arrange: (pub) => {
        inPlay(pub, 0, 'ssruu');
        inPlay(pub, 1, 'acamar');
        unlocked(pub, 1, 'xuange');
        allied(pub, 1, 2);
        inPlay(pub, 2, 'valefar-assimilator-x');
        const assimilator = pub.table.components['valefar-assimilator-x.2']!;
        pub.table.components = {
          ...pub.table.components,
          'valefar-assimilator-x.2': { ...assimilator, on: 'salvage-operations' },
        };
      },
    });
    expect(usersOf(table, 'acamar/ships.arrived')).toEqual(['0 ssruu.0', '1 acamar.1']);
    expect(usersOf(table, 'xuange/ships.arrived')).toEqual(['1 xuange.1', '2 alliance.1']);
    expect(usersOf(table, 'salvage-operations/rebuild')).toEqual(['2 valefar-assimilator-x.2']);
  });

  it('[TI4-PN-03, TI4-LEAD-11] design test 8: Mahact by a token, another player by Alliance and Jol-Nar itself use one text, each for itself', () => {
    const table = inSpace({
      factions: ['mahact', 'jolnar', 'sol'],
      galaxy: { 0: 'tile-25' },
      units: { quann: units(2, { pds: 1 }) },
      arrange: (pub) => {
        holding(pub, 0, 1);
        unlocked(pub, 1, 'ta-zern');
        allied(pub, 1, 2);
      },
    });
    expect(usersOf(table, 'ta-zern')).toEqual(['0 imperia.0', '1 ta-zern.1', '2 alliance.1']);
    // The token leaves, the note goes back: nobody but the owner has the text any more.
    holding(table.state.pub, 0);
    const { ['alliance.1']: _, ...others } = table.state.pub.table.components;
    table.state.pub.table.components = others;
    expect(usersOf(table, 'ta-zern')).toEqual(['1 ta-zern.1']);
  });

  it('[TI4-NEKR-04, TI4-NEKR-05] design test 9: a copied dock floats; when the assimilator is moved docks land, or go home', () => {
    const dock = 'floating-factory-2';
    const table = inSpace({
      factions: ['nekro', 'saar', 'yin'],
      galaxy: { 0: 'tile-35', 1: 'tile-19', 4: 'tile-46' },
      units: {
        'tile-35': [...units(0, { cruiser: 2 }), ...units(2, { carrier: 1 })],
        'tile-19': units(0, { 'space-dock': 1 }),
        'tile-46': units(0, { 'space-dock': 1 }),
      },
      dice: { 'battle 0 cruiser': [10, 10], 'battle 2 carrier': [1] },
      arrange: (pub) => {
        inPlay(pub, 0, 'technological-singularity', 'valefar-assimilator-x', dock);
        learned(pub, 2, 'yin-spinner');
        pub.sheets[1]!.technologies = [dock];
        pub.sheets[0]!.units['space-dock'] = dock;
        const card = 'valefar-assimilator-x.0';
        const copy = { ...pub.table.components[card]!, on: dock };
        pub.table.components = { ...pub.table.components, [card]: copy };
        pub.planets['wellon'] = { owner: 0, exhausted: false };
      },
    });
    table.when(0, { do: 'tactical', system: 'tile-35' }).accepted();
    playUntil(table, (d) => d.kind === 'react' && (d.q as { window: string }).window === 'destroyed.after');
    table.when(0, { ability: 'technological-singularity', component: 'technological-singularity.0' }).accepted();
    const { pub } = table.state;
    expect(pub.table.components['valefar-assimilator-x.0']!.on).toBe('yin-spinner');
    expect(pub.sheets[0]!.units['space-dock']).toBeUndefined();
    expect(pub.units['wellon']).toEqual(units(0, { 'space-dock': 1 }));
    expect([pub.units['tile-19'] ?? [], pub.units['tile-46'] ?? []]).toEqual([[], []]);
  });

  it('[TI4-YINB-06] design test 10: after Greyfire Mutagen Devotion is blank until the action ends; leaders are not', () => {
    const fight = (isPlayed: boolean) => {
      const { table, me, other } = battle({
        factions: ['yin', 'xxcha'],
        leaders: true,
        fleets: [{ cruiser: 2 }, { cruiser: 2 }],
        dice: { 'battle 0 cruiser': [1, 1], 'battle 1 cruiser': [10, 1] },
        deal: (t, sides) => t.move(`greyfire-mutagen.${sides.me}`, notesOf(sides.me), notesOf(sides.other)),
      });
      const isOf = (window: string) => (d: { kind: string; q: unknown }) =>
        d.kind === 'react' && (d.q as { window: string }).window === window;
      if (isPlayed) {
        const note = `greyfire-mutagen.${me}`;
        table.when(other, { ability: 'greyfire-mutagen', component: note }, 'react').accepted();
      }
      return { table, me, usable: (id: string) => usersOf(table, id).includes(`${me} ${id}.${me}`), isOf };
    };
    const blank = fight(true);
    expect([blank.usable('devotion'), blank.usable('brother-milor')]).toEqual([false, true]);
    playUntil(blank.table, blank.isOf('destroyed.after'));
    playUntil(blank.table, (d) => d.kind === 'turn');
    expect(blank.usable('devotion')).toBe(true);
    expect(fight(false).usable('devotion')).toBe(true);
  });
});
