import { othersFrom } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { isAnomaly } from '../rules/routes.ts';
import { neighboursAmong } from '../rules/neighbours.ts';
import { planetsOf, valueOf } from '../rules/planets.ts';
import { inPlay, isAssimilator } from '../rules/technology.ts';
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

// LEAD: what unlocks the commanders, as the board alone tells it: how far a player is, and how far is far enough. Magmus and Brother Omar are unlocked by an event, in their own files.

/** What is counted, and how much of it unlocks. */
export interface Unlock {
  have(v: Asked, seat: Seat): number;
  need(v: Asked, seat: Seat): number;
}
type Count = Unlock['have'];
const atLeast = (n: number, have: Count): Unlock => ({ have, need: () => n });
function sumOf({ pub }: Asked, seat: Seat, fits: (type: UnitType, place: string) => boolean): number {
  let sum = 0;
  for (const place in pub.units) sum += countAt(pub, place, seat, (type) => fits(type, place));
  return sum;
}
const onBoardAtLeast = (n: number, unit: UnitType): Unlock => atLeast(n, ({ pub }, seat) => onBoard(pub, seat, unit));
const worthAtLeast = (n: number, currency: 'resources' | 'influence'): Unlock =>
  atLeast(n, (v, seat) => planetsOf(v.pub, seat).reduce((sum, planet) => sum + valueOf(v, planet, currency), 0));
const systemsWhere = (v: Asked, fits: (system: string) => boolean): number => systemsOf(v.pub).filter(fits).length;
/** Mecatol Rex is held, or a combat is fought there (TI4-WINN-07). */
const isAtRex = ({ pub }: Asked, seat: Seat): boolean =>
  pub.planets[MECATOL_REX]?.owner === seat ||
  pub.table.stack.some(
    (frame) =>
      (frame.proc === 'spaceBattle' &&
        frame.system === MECATOL_SYSTEM &&
        (frame.attacker === seat || frame.defender === seat)) ||
      (frame.proc === 'groundCombat' &&
        frame.fight.system === MECATOL_SYSTEM &&
        (frame.fight.attacker === seat || frame.fight.defender === seat)),
  );

export const UNLOCKS: { readonly [L in RankOf<'commander'>]?: Unlock } = {
  'dirzuga-rophal': atLeast(12, (v, seat) =>
    sumOf(v, seat, (type, place) => isGroundForce(type) && v.pub.planets[place]?.owner === seat),
  ),
  'sai-seravus': atLeast(3, (v, seat) => {
    const ends = (['alpha', 'beta'] as const).flatMap((kind) => wormholesOn(v.pub, kind));
    return systemsWhere(v, (system) => ends.includes(system) && hasUnits(v.pub, system, seat));
  }),
  'gila-the-silvertongue': atLeast(10, ({ pub }, seat) => pub.sheets[seat]!.goods),
  'ta-zern': atLeast(8, ({ pub }, seat) => pub.sheets[seat]!.technologies.length),
  '2ram': onBoardAtLeast(4, 'dreadnought'),
  'rear-admiral-farran': atLeast(5, ({ pub }, seat) =>
    Math.max(0, ...systemsOf(pub).map((system) => fleetSize(pub, system, seat))),
  ),
  'sula-mentarion': onBoardAtLeast(4, 'cruiser'),
  maban: onBoardAtLeast(12, 'fighter'),
  'nekro-acidos': atLeast(
    3,
    // An assimilator counts while its token lies on a technology.
    ({ pub }, seat) =>
      pub.sheets[seat]!.technologies.filter(
        (id) => !isAssimilator(id) || (pub.table.components[inPlay(id, seat)]?.on ?? null) !== null,
      ).length,
  ),
  'rowl-sarring': onBoardAtLeast(3, 'space-dock'),
  'ghom-sekkus': atLeast(
    5,
    ({ pub }, seat) => planetsOf(pub, seat).filter((planet) => !isHome(systemOf(planet))).length,
  ),
  'claire-gibson': worthAtLeast(12, 'resources'),
  'rickar-rickani': atLeast(1, (v, seat) => Number(isAtRex(v, seat))),
  'elder-qanoj': worthAtLeast(12, 'influence'),
  'so-ata': atLeast(7, ({ pub }, seat) => pub.table.zones[handOf(seat)]?.n ?? 0),
  'trrakan-aun-zulok': atLeast(6, (v, seat) =>
    sumOf(v, seat, (type, place) =>
      (['barrage', 'spaceCannon', 'bombardment'] as const).some((ability) => hasAbility(v, seat, type, ability, place)),
    ),
  ),
  'that-which-molds-flesh': atLeast(3, (v, seat) =>
    systemsWhere(v, (system) => hasUnits(v.pub, system, seat) && isAnomaly(v, system, 'gravity-rift')),
  ),
  /** Once the movement that made the last neighbour is over: it does not serve that movement (TI4-EMPY-09). */
  xuange: {
    have: (v, seat) =>
      v.pub.table.stack.some(({ proc }) => proc === 'movement')
        ? 0
        : neighboursAmong(v, seat, othersFrom(v.pub, seat)).length,
    need: ({ pub }, seat) => othersFrom(pub, seat).length,
  },
  'il-na-viroset': atLeast(2, ({ pub }, seat) => heldTokens(pub, seat).length),
  'navarch-feng': atLeast(
    1,
    ({ pub }, seat) =>
      (pub.table.cards[SCORED] ?? []).filter((objective) => pub.scored[objective]?.includes(seat)).length,
  ),
  'dart-and-tai': atLeast(3, (v, seat) =>
    systemsWhere(v, (system) =>
      placesIn(system).some((place) => countAt(v.pub, place, seat, (type) => type === 'mech') > 0),
    ),
  ),
  tungstantus: atLeast(5, (v, seat) => sumOf(v, seat, (type) => isStructure(type))),
};
