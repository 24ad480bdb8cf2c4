import { describe, expect, it } from 'vitest';
import { active, inPlay, inSpace, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';
import { UP } from '../../../space.ts';

const [near, far] = UP;
const at = (table: ReturnType<typeof inSpace>, place: string) =>
  Object.fromEntries((table.state.pub.units[place] ?? []).map(({ type, n }) => [type, n]));

describe('Muaat', () => {
  const forge = { do: 'component', ability: 'star-forge', component: 'star-forge.0' };
  const atWarSun: Space = {
    galaxy: { 0: 'tile-47' },
    units: { 'tile-47': units(0, { 'war-sun': 1 }) },
    arrange: (pub) => inPlay(pub, 0, 'star-forge'),
  };
  it('[TI4-MUAA-01] Star Forge: an action and a strategy token make two fighters or a destroyer at a war sun', () => {
    const fighters = inSpace(atWarSun).when(0, forge).when(0, 'fighter').accepted();
    expect(at(fighters, 'tile-47')).toEqual({ 'war-sun': 1, fighter: 2 });
    expect(fighters.state.pub.sheets[0]!.strategy).toBe(1);
    const destroyer = inSpace(atWarSun).when(0, forge).when(0, 'destroyer').accepted();
    expect(at(destroyer, 'tile-47')).toEqual({ 'war-sun': 1, destroyer: 1 });
  });

  it('[TI4-MUAA-02] Gashlai Physiology lets ships pass supernovas; only Magmus Reactor lets them enter', () => {
    const passing: Space = {
      galaxy: { 0: 'tile-47', [near]: 'tile-43', [far]: 'tile-48' },
      units: { 'tile-48': units(0, { cruiser: 1 }) },
    };
    const canMove = (space: Space, system?: string) =>
      active(space, system).state.pub.table.open.some(({ kind }) => kind === 'move');
    expect(canMove(passing)).toBe(false);
    expect(canMove({ ...passing, arrange: (pub) => inPlay(pub, 0, 'gashlai-physiology') })).toBe(true);
    expect(canMove({ ...passing, arrange: (pub) => inPlay(pub, 0, 'gashlai-physiology') }, 'tile-43')).toBe(false);
    expect(canMove({ ...passing, arrange: (pub) => learned(pub, 0, 'magmus-reactor') }, 'tile-43')).toBe(true);
  });

  it('The Inferno: an action and a strategy token place a cruiser in its system', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-47' },
      units: { 'tile-47': units(0, { flagship: 1 }) },
      arrange: (pub) => inPlay(pub, 0, 'the-inferno'),
    });
    table.when(0, { do: 'component', ability: 'the-inferno', component: 'the-inferno.0' }).accepted();
    expect(at(table, 'tile-47')).toEqual({ flagship: 1, cruiser: 1 });
    expect(table.state.pub.sheets[0]!.strategy).toBe(1);
  });
});
