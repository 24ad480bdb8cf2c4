import { beforeAll, describe, expect, it } from 'vitest';
import { rulesView, view } from '@orrery/kernel';
import { speak } from '@orrery/web/text/text.ts';
import { centreOf, turned, turnsToSouth } from '@orrery/imperium/web/map/geometry.ts';
import { ti4 } from '../game.ts';
import { given } from '../given.ts';
import { homeOf, isSystem } from '../rules/systems.ts';
import { names } from './content.ts';
import { CAPITAL, mapModel, reachOf, systemName } from './mapModel.ts';
import { spoken } from './spoken.ts';
import { words } from './words.ts';

beforeAll(async () => {
  await speak('en');
  await Promise.all([words.load(), spoken.load()]);
});

describe('the galaxy of the fourth edition as it is drawn', () => {
  it.each([3, 4, 5, 6, 7, 8])('has every system once, every home, and all units, with %i players', (seats) => {
    const { state } = given({ seats });
    const { pub } = state;
    const { systems, lanes } = mapModel(rulesView(ti4, view(state, 0)), names());
    expect(systems.map(({ id }) => id)).toEqual([...pub.galaxy.filter(isSystem), ...pub.offMap]);
    expect(systems.length - pub.offMap.length + lanes.length).toBe(pub.galaxy.filter((cell) => cell !== '').length);
    expect(systems.some(({ id }) => id === CAPITAL)).toBe(true);
    const homes = pub.sheets.map((_, seat) => homeOf(pub, seat));
    const drawnHomes = systems.filter((system) => system.home !== null);
    expect(drawnHomes.map(({ id }) => id).sort()).toEqual(homes.sort());
    const cells = drawnHomes.flatMap(({ cell }) => cell ?? []);
    for (const cell of cells) expect(centreOf(turned(cell, turnsToSouth(cell))).y).toBeGreaterThan(0);
    const drawn = systems
      .flatMap((system) => [...system.forces, ...system.planets.flatMap((planet) => planet.forces)])
      .flatMap((force) => force.units)
      .reduce((sum, unit) => sum + unit.n, 0);
    const onMap = Object.entries(pub.units)
      .filter(([place]) => systems.some(({ id, planets }) => id === place || planets.some((p) => p.id === place)))
      .flatMap(([, stacks]) => stacks)
      .reduce((sum, stack) => sum + stack.n, 0);
    expect(drawn).toBe(onMap);
  });
  it('names every system in words, also where no planet lies', () => {
    const { pub } = given({ seats: 6 }).state;
    for (const id of pub.galaxy.filter(isSystem)) expect(systemName(id, names())).not.toMatch(/^$|undefined|tile/);
  });
  it('shows the reach of a fleet by the rules of movement: neighbours that are open, not the system itself', () => {
    const { state } = given({ seats: 6 });
    const asked = rulesView(ti4, view(state, 0));
    const home = mapModel(asked, names()).systems.find((system) => system.home === 0 && system.forces.length > 0);
    if (!home) throw new Error('no home with ships');
    const reach = reachOf(asked, 0, home.id);
    expect(reach.has(home.id)).toBe(false);
    const closed = home.near.filter((id) => !reach.has(id));
    for (const id of closed) expect(systemName(id, names())).toMatch(/asteroid|supernova/i);
    expect(reach.size).toBeGreaterThan(0);
  });
  it('shows what a planet pays with its attachments, where that comes from, and tokens on the map', () => {
    const { state } = given({ seats: 6 });
    const { pub } = state;
    const planet = 'mecatol-rex';
    pub.table.components = {
      ...pub.table.components,
      'mining-world.1': { ability: 'mining-world explored', holder: null, ready: true, on: planet, store: {} },
    };
    pub.frontier = [CAPITAL];
    pub.wormholes = { [CAPITAL]: ['gamma'] };
    const { systems } = mapModel(rulesView(ti4, view(state, 0)), names());
    const capital = systems.find(({ id }) => id === CAPITAL)!;
    expect(capital.planets[0]).toMatchObject({ resources: 3, influence: 6 });
    expect(capital.planets[0]!.changes).toEqual(['Mining World: +2 resources']);
    expect(capital.planets[0]!.notes).toContain('Mining World');
    expect([capital.frontier, capital.wormholes.map(({ letter }) => letter)]).toEqual(['frontier token', ['γ']]);
  });
});
