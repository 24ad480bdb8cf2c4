import { describe, expect, it } from 'vitest';
import { battle } from '../../../givenBattle.ts';
import type { Battle } from '../../../givenBattle.ts';

/** The Mentak Coalition is the active player. */
const mentak = (position: Battle) => battle({ ...position, factions: ['mentak', 'saar'] });

describe('Mentak', () => {
  it('[TI4-MENT-01] Ambush: two cruisers or destroyers roll once; the opponent assigns the hits', () => {
    const { use, answer, table, lost } = mentak({
      fleets: [{ cruiser: 3 }, { carrier: 2 }],
      dice: { 'ambush 0 cruiser': [7, 7], 'battle 0 cruiser': [1, 1, 1] },
    });
    use(0, 'ambush');
    const { activeSystem } = table.state.pub;
    answer(0, [`cruiser@${activeSystem}`, `cruiser@${activeSystem}#2`, `cruiser@${activeSystem}#3`]).refused(
      'TI4-ABL-05',
    );
    answer(0, [`cruiser@${activeSystem}`, `cruiser@${activeSystem}#2`]).accepted();
    expect(table.told.find((e) => e.t === 'diceRolled')?.all).toMatchObject({ dice: [7, 7], hits: 2 });
    expect(lost(1)[0]).toEqual(['carrier', 'carrier']);
  });

  it('[TI4-MENT-04] Fourth Moon: ships of others in its system cannot sustain damage', () => {
    const hit = (mine: NonNullable<Battle['fleets']>[0]) => {
      const { table, answer } = mentak({
        fleets: [mine, { dreadnought: 1 }],
        dice: { 'battle 0 cruiser': [10], 'battle 0 flagship': [1, 1], 'battle 1 dreadnought': [1] },
      });
      answer(0, null, 'react').accepted();
      return table;
    };
    expect(hit({ cruiser: 1 }).state.pub.table.open).toMatchObject([{ kind: 'sustain' }]);
    const withMoon = hit({ cruiser: 1, flagship: 1 });
    expect(withMoon.told.some((e) => e.t === 'destroyed')).toBe(true);
  });

  it('[TI4-MENT-06] Salvage Operations: a trade good after a combat won, and one ship of a type that was destroyed', () => {
    const { table, me, answer, use } = mentak({
      fleets: [{ cruiser: 2 }, { destroyer: 1 }],
      dice: { 'battle 0 cruiser': [10, 10], 'battle 1 destroyer': [1], 'barrage 1 destroyer': [1, 1] },
      technologies: { 0: ['salvage-operations'] },
      arrange: (pub, at) => {
        pub.sheets[at.me]!.goods = 2;
      },
    });
    answer(0, null, 'react').accepted();
    expect(table.state.pub.sheets[me]!.goods).toBe(3);
    use(0, 'salvage-operations/rebuild');
    const [asked] = table.state.pub.table.open;
    expect(asked).toMatchObject({ kind: 'produce', q: { within: { only: ['destroyer'], units: 1 } } });
  });
});
