import { TECHNOLOGY_IDS, technologyFacts } from '../content/technologies.ts';
import { tearSystems } from '../content/factions/vuilraith/tears.ts';
import type { UnitType } from '../content/units/index.ts';
import { captivesOf } from '../rules/expansion/capture.ts';
import { LOST_IN_RIFT, isAnomaly } from '../rules/routes.ts';
import { adjacentFor, planetsIn } from '../rules/systems.ts';
import { isOpen, missingFor, upgradedType } from '../rules/technology.ts';
import { hasToken } from '../rules/tokens.ts';
import { countAt, isForceOf, stacksAt } from '../rules/units.ts';
import { chanceInSpace } from './battle.ts';
import type { About } from './cards.ts';
import { priceOf, shipsIn } from './forces.ts';
import { allSystems, rivals } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { yardWorth } from './production.ts';
import { technologyWorth } from './research.ts';

// When abilities of the Titans, the Nomad and the Vuil'raith Cabal are used.

type Rule = (o: Outlook, about: About) => number;

/** Forces of one type that stand together in such numbers can spare some. */
const CROWD = 3;
/** Whether a figure of a player is one of many at its place: "infantry@jord#2". */
export const isSpare = (o: Outlook, figure: string): boolean => {
  const [name, at] = figure.split('#')[0]!.split('@') as [string, string];
  return name === 'infantry' && countAt(o.pub, at, o.seat, (type) => type === 'infantry') >= CROWD;
};
/** A planet of the player in a system that nobody guards, and somebody elsewhere who could. */
const needsGuards = (o: Outlook, system: string): boolean =>
  planetsIn(system).some(
    (planet) =>
      o.pub.planets[planet]?.owner === o.seat && countAt(o.pub, planet, o.seat, isForceOf(o.pub, o.seat)) === 0,
  ) &&
  Object.keys(o.pub.units).some(
    (place) =>
      !planetsIn(system).includes(place as never) &&
      countAt(o.pub, place, o.seat, (type) => type === 'infantry') >= CROWD,
  );

/** Hits taken less hits made in the dice that lie on the table. */
function balance(o: Outlook): number {
  const round = o.pub.table.stack.findLast(({ proc }) => proc === 'battleRound');
  if (round?.proc !== 'battleRound' || !round.hits) return 0;
  const [byAttacker, byDefender] = round.hits as [number, number];
  if (round.attacker === o.seat) return byDefender - byAttacker;
  return round.defender === o.seat ? byAttacker - byDefender : 0;
}

/** What the best upgrade is worth whose prerequisites a captive would stand for. */
export function upgradeWorth(o: Outlook, unit: UnitType): number {
  const upgrades = TECHNOLOGY_IDS.filter(
    (id) =>
      technologyFacts(id).unit !== undefined &&
      upgradedType(id) === unit &&
      isOpen(o.pub, o.seat, id) &&
      Object.keys(missingFor(o.pub, o.seat, id)).length > 0,
  );
  return Math.max(0, ...upgrades.map((id) => technologyWorth(o, id)));
}
/** A captive is worth a unit of its type. */
const RANSOM = 1;

/** What the dice of Dimensional Anchor are expected to take. */
const haul = (o: Outlook): number => {
  const tears = tearSystems(o.pub, o.seat);
  const near = new Set([...tears, ...tears.flatMap((system) => adjacentFor(o.v, system, o.seat))]);
  let worth = 0;
  for (const system of near)
    for (const seat of rivals(o))
      for (const { type, n } of shipsIn(o.v, system, seat))
        if (type !== 'fighter') worth += n * priceOf(o.v, seat, type as UnitType);
  return (worth * LOST_IN_RIFT) / 10;
};
/** The hero waits for a haul of this worth. */
const HAUL = 3;

const foesOn = (o: Outlook, planet: string): number =>
  rivals(o).reduce((sum, seat) => sum + countAt(o.pub, planet, seat, isForceOf(o.pub, seat)), 0);
const isMine: Rule = (o, { seat }) => (seat === o.seat ? 1 : 0);
const hasFoes = (o: Outlook, system: string): boolean =>
  rivals(o).some((seat) => shipsIn(o.v, system, seat).length > 0);

export const CABAL_NOMAD_TITANS: { readonly [ability: string]: Rule } = {
  // Titans
  terragenesis: () => 1,
  'terragenesis/move': () => 0,
  awaken: (o, { system }) => (planetsIn(system as string).every((planet) => foesOn(o, planet) <= 1) ? 2 : 0),
  ouranos: (o, { system }) => (hasFoes(o, system as string) ? 0 : 3),
  hecatoncheires: (o, { planet }) => (foesOn(o, planet as string) > 0 ? 1 : 0),
  tellurian: isMine,
  tungstantus: (o, { system }) => (yardWorth(o, system as string) > 0 ? 1 : 0),
  'ul-the-progenitor': (o) => (o.pub.planets['elysium']!.exhausted ? 5 : 2),
  terraform: () => 3,
  // Nomad
  'the-thundarian': (o) => Math.max(0, balance(o)),
  'artuno-the-betrayer': (_, { n }) => (Number(n) >= 2 ? Number(n) : 0),
  'field-marshal-mercer': (o, { seat, system }) =>
    seat === o.seat && system !== null && needsGuards(o, system as string) ? 1 : 0,
  'temporal-command-suite': isMine,
  'the-cavalry': (o, { system }) => {
    const chance = chanceInSpace(o, system as string);
    return chance > 0.15 && chance < 0.85 ? 2 : 0;
  },
  'ahk-syl-siven': (o) =>
    allSystems(o).some(
      (system) => hasToken(o.pub, system, o.seat) && countAt(o.pub, system, o.seat, (type) => type === 'flagship') > 0,
    )
      ? 1.5
      : 0,
  // Vuil'raith Cabal
  riftmeld: (o) => Math.max(0, ...captivesOf(o.pub, o.seat).map(({ unit }) => upgradeWorth(o, unit) - RANSOM)),
  vortex: () => 2,
  crucible: (o) =>
    allSystems(o).some(
      (system) => isAnomaly(o.v, system, 'gravity-rift') && stacksAt(o.pub, system).some(({ seat }) => seat === o.seat),
    )
      ? 1
      : 0,
  'it-feeds-on-carrion': (o) => (haul(o) >= HAUL ? haul(o) : 0),
};
