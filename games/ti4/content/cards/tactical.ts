import { moveUnits } from '@orrery/kernel';
import { component } from '../component.ts';
import { systemsWithShips } from '../vocabulary.ts';
import { plus } from '../words.ts';
import { canPlace, exhaust, readyThese, takeBack } from '../../rules/effects.ts';
import { figureNamed, figuresAt } from '../../rules/figures.ts';
import { unitNamed } from '../../rules/combat/units.ts';
import { exhaustedPlanets, planetsOf } from '../../rules/planets.ts';
import { adjacentFor, planetsAt, wormholesOn } from '../../rules/systems.ts';
import { countAt, hasShips, isShip, isStructure, placesIn, stacksAt } from '../../rules/units.ts';
import type { Seat } from '@orrery/kernel';
import type { Pub } from '../../shapes.ts';

// Action cards of the tactical action: activation, movement, landing and control.

/** Dice of an Experimental Battlestation. */
const STATION_DICE = 3;

/** Places of a player's docks in a system or next to it. */
const docksNear = (v: Parameters<typeof adjacentFor>[0], you: Seat, system: string): string[] =>
  [system, ...adjacentFor(v, system, you)]
    .flatMap((near) => placesIn(near))
    .filter((place) => countAt(v.pub, place, you, (type) => type === 'space-dock') > 0);
const readiedOf = (pub: Pub, seat: Seat): string[] =>
  planetsOf(pub, seat).filter((planet) => !pub.planets[planet]!.exhausted);
/** One planet of each list, as far as there are any: 'bereg+lodor'. */
const pairsOf = (theirs: readonly string[], mine: readonly string[]): string[] => {
  if (theirs.length === 0 || mine.length === 0) return [...theirs, ...mine];
  return theirs.flatMap((one) => mine.map((other) => `${one}+${other}`));
};
/** Systems with an alpha or a beta wormhole. */
const alphaOrBeta = (pub: Pub): string[] => [...new Set([...wormholesOn(pub, 'alpha'), ...wormholesOn(pub, 'beta')])];

export const TACTICAL_CARDS = [
  component({
    id: 'flank-speed',
    kind: 'action-card',
    copies: 4,
    at: 'activate.after',
    fits: (_, you, { seat }) => seat === you,
    on: ({ system }) => system,
    lasting: {
      until: ['tacticalAction'],
      modifiers: { move: (_, { seat }, you) => (seat === you.seat ? plus(1) : null) },
    },
  }),
  /** Ships that start in the chosen system pass ships of others (TI4-CAC-33). */
  component({
    id: 'in-the-silence-of-space',
    kind: 'action-card',
    at: 'activate.after',
    fits: (_, you, { seat }) => seat === you,
    aim: (v, you) => ({ one: 'system', from: systemsWithShips(v.pub, you) }),
    lasting: {
      until: ['tacticalAction'],
      keeps: ({ aim }) => aim,
      modifiers: {
        mayPass: (_, { seat, from }, you) => (seat === you.seat && from === you.about ? 'allow' : null),
      },
    },
  }),
  /** Alpha and beta wormholes are adjacent, whatever forbids it otherwise (TI4-CAC-37). */
  component({
    id: 'lost-star-chart',
    kind: 'action-card',
    at: 'activate.after',
    fits: (_, you, { seat }) => seat === you,
    lasting: {
      until: ['tacticalAction'],
      modifiers: {
        adjacent: (pub, { system }) => {
          const ends = alphaOrBeta(pub);
          return ends.includes(system) ? { unpreventable: ends.filter((end) => end !== system) } : null;
        },
      },
    },
  }),
  /** A cruiser that stands in the system at activation becomes a dreadnought (TI4-CAC-58). */
  component({
    id: 'upgrade',
    kind: 'action-card',
    at: 'activate.after',
    fits: (v, you, { seat, system }) => seat === you && canPlace(v, you, 'dreadnought', system),
    aim: (v, you, { system }) => ({
      one: 'unit',
      from: figuresAt(v.pub, you, [system], (type) => type === 'cruiser'),
    }),
    effect: {
      remove: (t, { you, about, aim }) => takeBack(t, you, about.system, [figureNamed(aim).unit]),
      place: (t, { you, about }) => t.call('placeUnits', { seat: you, unit: 'dreadnought', place: about.system, n: 1 }),
    },
  }),
  /** A dock at or next to the system fires at ships that moved in (TI4-CAC-22). */
  component({
    id: 'experimental-battlestation',
    kind: 'action-card',
    at: 'move.after',
    fits: (v, you, { seat, system, units }) =>
      seat !== you && units.some(({ unit }) => isShip(unit)) && hasShips(v.pub, system, seat),
    aim: (v, you, { system }) => ({ one: 'place', from: docksNear(v, you, system) }),
    lasting: {
      until: ['tacticalAction'],
      keeps: ({ about }) => about.system,
      modifiers: {
        dockCannon: (_, { seat, system }, you) =>
          seat === you.seat && system === you.about ? plus(STATION_DICE) : null,
      },
    },
  }),
  /** BOMBARDMENT against your planets is 4 worse in this invasion (TI4-CAC-11). */
  component({
    id: 'bunker',
    kind: 'action-card',
    at: 'invasion.start',
    fits: (v, you, { seat, system }) =>
      seat !== you && planetsAt(v.pub, system).some((planet) => v.pub.planets[planet]?.owner === you),
    lasting: {
      until: ['invasion'],
      modifiers: {
        combat: (pub, { purpose, fight }, you) =>
          purpose === 'bombardment' && fight.planet !== null && pub.planets[fight.planet]?.owner === you.seat
            ? plus(-4)
            : null,
      },
    },
  }),
  /** PDS of others in the system have neither PLANETARY SHIELD nor SPACE CANNON in this invasion (TI4-CAC-19). */
  component({
    id: 'disable',
    kind: 'action-card',
    at: 'invasion.start',
    fits: (v, you, { seat, system }) =>
      seat === you &&
      placesIn(system).some((place) =>
        stacksAt(v.pub, place).some((stack) => stack.type === 'pds' && stack.seat !== you),
      ),
    lasting: {
      until: ['invasion'],
      keeps: ({ about }) => about.system,
      modifiers: {
        hasAbility: (_, { seat, unit, ability, place }, you) =>
          seat !== you.seat &&
          unit === 'pds' &&
          (ability === 'shield' || ability === 'spaceCannon') &&
          placesIn(you.about).includes(place)
            ? 'forbid'
            : null,
      },
    },
  }),
  /** What landed on a planet of yours goes back into space (TI4-CAC-43). */
  component({
    id: 'parley',
    kind: 'action-card',
    at: 'commit.after',
    fits: (v, you, { seat, planet }) => seat !== you && planet !== null && v.pub.planets[planet]?.owner === you,
    effect: (t, { about }) => {
      for (const name of about.units) {
        const { type, marks } = unitNamed(name);
        moveUnits(t.pub.units, about.planet!, about.system, about.seat, type, 1, marks);
      }
      t.emit('turnedBack', { seat: about.seat, planet: about.planet!, units: about.units });
    },
  }),
  /** Structures on a planet you gain are replaced by yours of the same kind (TI4-CAC-34). */
  component({
    id: 'infiltrate',
    kind: 'action-card',
    at: 'control.would',
    fits: (v, you, { seat, planet, prevented }) =>
      seat === you &&
      !prevented &&
      stacksAt(v.pub, planet).some((stack) => stack.seat !== you && isStructure(stack.type)),
    effect: (t, { you, about: { planet } }) => t.call('replaceStructures', { seat: you, planet }),
  }),
  /** The taker of your planet exhausts one, and you ready one; one of both is enough (TI4-CAC-48). */
  component({
    id: 'reparations',
    kind: 'action-card',
    at: 'control.after',
    fits: (_, you, { seat, from }) => from === you && seat !== you,
    aim: (v, you, { seat }) => ({
      one: 'planets',
      from: pairsOf(readiedOf(v.pub, seat), exhaustedPlanets(v.pub, you)),
    }),
    effect: (t, { you, about, aim }) => {
      const planets = aim.split('+');
      exhaust(
        t,
        planets.filter((planet) => t.pub.planets[planet]!.owner === about.seat),
      );
      readyThese(
        t,
        you,
        planets.filter((planet) => t.pub.planets[planet]!.owner === you),
      );
    },
  }),
];
