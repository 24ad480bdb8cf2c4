import { othersFrom } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { isAnomaly } from '../rules/routes.ts';
import { areNeighbours } from '../rules/neighbours.ts';
import { planetsOf, valueOf } from '../rules/planets.ts';
import { heldTokens } from '../rules/tokens.ts';
import { SCORED } from '../rules/scoring.ts';
import { MECATOL_REX, MECATOL_SYSTEM, isHome, systemOf, systemsOf, wormholesOn } from '../rules/systems.ts';
import {
  countAt,
  fleetSize,
  hasAbility,
  hasUnits,
  isGroundForce,
  isStructure,
  onBoard,
  placesIn,
} from '../rules/units.ts';
import type { Asked } from '../shapes.ts';
import { handOf } from '../rules/zones.ts';
import type { RankOf } from './leaders.ts';
import type { UnitType } from './units/index.ts';

// LEAD: what unlocks the commanders, as the board alone tells it. Magmus and Brother Omar are unlocked by a deed, in their own files.

type Unlock = (v: Asked, seat: Seat) => boolean;
const sumOf = ({ pub }: Asked, seat: Seat, fits: (type: UnitType, place: string) => boolean): number =>
  Object.entries(pub.units).reduce(
    (sum, [place, stacks]) =>
      stacks.reduce((n, stack) => n + (stack.seat === seat && fits(stack.type as UnitType, place) ? stack.n : 0), sum),
    0,
  );
const onBoardAtLeast =
  (unit: UnitType, n: number): Unlock =>
  ({ pub }, seat) =>
    onBoard(pub, seat, unit) >= n;
const worth =
  (currency: 'resources' | 'influence', n: number): Unlock =>
  (v, seat) =>
    planetsOf(v.pub, seat).reduce((sum, planet) => sum + valueOf(v, planet, currency), 0) >= n;
const systemsWhere = (v: Asked, fits: (system: string) => boolean): number => systemsOf(v.pub).filter(fits).length;

export const UNLOCKS: { readonly [L in RankOf<'commander'>]?: Unlock } = {
  'dirzuga-rophal': (v, seat) =>
    sumOf(v, seat, (type, place) => isGroundForce(type) && v.pub.planets[place]?.owner === seat) >= 12,
  'sai-seravus': (v, seat) => {
    const ends = (['alpha', 'beta'] as const).flatMap((kind) => wormholesOn(v.pub, kind));
    return systemsWhere(v, (system) => ends.includes(system) && hasUnits(v.pub, system, seat)) >= 3;
  },
  'gila-the-silvertongue': ({ pub }, seat) => pub.sheets[seat]!.goods >= 10,
  'ta-zern': ({ pub }, seat) => pub.sheets[seat]!.technologies.length >= 8,
  '2ram': onBoardAtLeast('dreadnought', 4),
  'rear-admiral-farran': (v, seat) => systemsWhere(v, (system) => fleetSize(v.pub, system, seat) >= 5) > 0,
  'sula-mentarion': onBoardAtLeast('cruiser', 4),
  maban: onBoardAtLeast('fighter', 12),
  'nekro-acidos': ({ pub }, seat) =>
    pub.sheets[seat]!.technologies.filter((id) => !id.startsWith('valefar-assimilator')).length >= 3,
  'rowl-sarring': onBoardAtLeast('space-dock', 3),
  'ghom-sekkus': ({ pub }, seat) => planetsOf(pub, seat).filter((planet) => !isHome(systemOf(planet))).length >= 5,
  'claire-gibson': worth('resources', 12),
  'rickar-rickani': ({ pub }, seat) =>
    pub.planets[MECATOL_REX]?.owner === seat ||
    pub.table.stack.some(
      (frame) =>
        (frame.proc === 'spaceBattle' &&
          frame.system === MECATOL_SYSTEM &&
          (frame.attacker === seat || frame.defender === seat)) ||
        (frame.proc === 'groundCombat' &&
          frame.fight.system === MECATOL_SYSTEM &&
          (frame.fight.attacker === seat || frame.fight.defender === seat)),
    ),
  'elder-qanoj': worth('influence', 12),
  'so-ata': ({ pub }, seat) => (pub.table.zones[handOf(seat)]?.n ?? 0) >= 7,
  'trrakan-aun-zulok': (v, seat) =>
    sumOf(v, seat, (type, place) =>
      (['barrage', 'spaceCannon', 'bombardment'] as const).some((ability) => hasAbility(v, seat, type, ability, place)),
    ) >= 6,
  'that-which-molds-flesh': (v, seat) =>
    systemsWhere(v, (system) => isAnomaly(v, system, 'gravity-rift') && hasUnits(v.pub, system, seat)) >= 3,
  /** Once the movement that made the last neighbour is over: it does not serve that movement (TI4-EMPY-09). */
  xuange: (v, seat) =>
    !v.pub.table.stack.some(({ proc }) => proc === 'movement') &&
    othersFrom(v.pub, seat).every((other) => areNeighbours(v, seat, other)),
  'il-na-viroset': ({ pub }, seat) => heldTokens(pub, seat).length >= 2,
  'navarch-feng': ({ pub }, seat) =>
    (pub.table.cards[SCORED] ?? []).some((objective) => pub.scored[objective]?.includes(seat)),
  'dart-and-tai': (v, seat) =>
    systemsWhere(v, (system) =>
      placesIn(system).some((place) => countAt(v.pub, place, seat, (type) => type === 'mech') > 0),
    ) >= 3,
  tungstantus: (v, seat) => sumOf(v, seat, (type) => isStructure(type)) >= 5,
};
