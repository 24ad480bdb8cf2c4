import { raceOf } from '../content/races/races.ts';
import { ADVANCED } from '../content/technologies.ts';
import { planetsIn, tile } from '../content/tiles.ts';
import { COMMAND_COUNTERS } from '../content/units.ts';
import type { Sheet, Table } from '../shapes.ts';
import { gainTechnology } from './technology.ts';

// What comes to lie before a player, and on the table, when races and galaxy are known.

/** A Race Sheet before anything lies on it. */
export const blankSheet = (): Sheet => ({
  race: '',
  strategy: 0,
  fleet: 0,
  command: 0,
  reserve: COMMAND_COUNTERS,
  goods: 0,
  technologies: [],
  passed: false,
  skipped: false,
  cards: [],
  points: 0,
  extra: 0,
});

/** A player's race: its Race Sheet with 8 counters or more (TI3-SETUP-13), its technologies (TI3-SETUP-12) and its abilities. */
export function takeRace(t: Table, seat: number, id: string): void {
  const race = raceOf(id);
  const sheet = t.pub.sheets[seat]!;
  sheet.race = id;
  sheet.strategy = 2 + (race.extra?.strategy ?? 0);
  sheet.fleet = 3 + (race.extra?.fleet ?? 0);
  sheet.command = 3;
  sheet.reserve = COMMAND_COUNTERS - sheet.strategy - sheet.fleet - sheet.command;
  for (const technology of new Set([...race.technologies, ...(t.pub.agreed.advanced ? ADVANCED : [])]))
    gainTechnology(t, seat, technology);
  bringAbilities(t, seat, id);
}

export function bringAbilities(t: Table, seat: number, race: string): void {
  for (const ability of raceOf(race).abilities) t.addComponent(`${ability}@${seat}`, { ability, holder: seat });
}

/** The galaxy is complete: its planets are neutral (TI3-SETUP-05), and its special systems count. */
export function layGalaxy(t: Table, galaxy: readonly string[]): void {
  t.pub.galaxy = galaxy.slice();
  const systems = galaxy.filter((system) => system !== '');
  t.pub.planets = Object.fromEntries(
    systems
      .flatMap((system) => planetsIn(system))
      .map(({ id }) => [id, { by: null, exhausted: false, since: 0, dockSince: 0 }]),
  );
  for (const system of systems)
    if (tile(system).kind === 'nebula') t.addComponent(system, { ability: 'nebula', holder: null });
}
