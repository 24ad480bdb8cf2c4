import { setMarks, withMark, clearMark } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { figuresOf } from '../../../rules/combat/units.ts';
import { placeFrom, placeable } from '../../../rules/effects.ts';
import { figureId, figureOf, stacksOfSeat } from '../../../rules/figures.ts';
import { moment } from '../../../rules/moments.ts';
import { adjacentFor, isSystem, systemsOf } from '../../../rules/systems.ts';
import { countAt, factsOf, hasShips, isShip, movesAsShip, placesIn, stacksAt } from '../../../rules/units.ts';
import type { Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import type { UnitType } from '../../units/index.ts';
import { hasForeignShips } from '../../vocabulary.ts';
import { instead } from '../../words.ts';

const isSmall = (type: string): boolean => type === 'infantry' || type === 'fighter';
const hasDock = (pub: Pub, system: string, seat: number): boolean =>
  placesIn(system).some((place) => countAt(pub, place, seat, (type) => type === 'space-dock') > 0);

/** Systems with a dock of a player, unless ships of others and none of the player's are there. */
const openDocks = (pub: Pub, seat: Seat): string[] =>
  systemsOf(pub).filter(
    (system) => hasDock(pub, system, seat) && (hasShips(pub, system, seat) || !hasForeignShips(pub, system, seat)),
  );
/** Where a unit comes to stand at a dock: ships in space, infantry on its planet, or about it if it floats. */
const besideDock = (pub: Pub, seat: Seat, system: string, unit: UnitType): string[] => {
  if (isShip(unit)) return [system];
  const isDockAt = (place: string): boolean => countAt(pub, place, seat, (type) => type === 'space-dock') > 0;
  return isDockAt(system) ? placesIn(system) : placesIn(system).filter(isDockAt);
};
/** The mark of a ship that moves as far as the fastest. */
const TOWED = 'captain-mendosa';
/** The highest move value that a ship on the board has. */
const highestMove = (pub: Pub): number =>
  Math.max(
    ...systemsOf(pub).flatMap((system) =>
      stacksAt(pub, system).map(({ seat, type }) => factsOf(pub, seat, type as UnitType).move ?? 0),
    ),
  );

export const saarLeaders = [
  /** A ship of whoever activates a system moves as far as the fastest ship on the board (TI4-SAAR-09). */
  component({
    id: 'captain-mendosa',
    kind: 'agent',
    at: 'activate.after',
    aim: ({ pub }, _, { seat }) => ({
      one: 'foreignUnit',
      from: stacksOfSeat(
        pub,
        seat,
        ({ type }, place) => isSystem(place) && movesAsShip(pub, seat, type as UnitType),
      ).map((ship) => `${seat}:${figureId(ship)}`),
    }),
    effect: (t, { about: { seat }, aim }) => {
      const { stack, place } = figureOf(t.pub, seat, aim.slice(aim.indexOf(':') + 1));
      setMarks(t.pub.units, place, stack, 1, withMark(stack.marks, TOWED));
    },
    lasting: {
      until: ['tacticalAction'],
      modifiers: {
        move: (pub, { marks }) => (marks.split(' ').includes(TOWED) ? instead(highestMove(pub)) : null),
      },
      end: (t) => clearMark(t.pub.units, TOWED),
    },
  }),
  /** Produced fighters and infantry come to any docks that are not blockaded (TI4-SAAR-10). */
  component({
    id: 'rowl-sarring',
    kind: 'commander',
    modifiers: {
      productionPlaces: (pub, { seat, unit, system }, you) =>
        seat === you.seat && isSmall(unit)
          ? {
              add: openDocks(pub, seat)
                .filter((other) => other !== system)
                .flatMap((other) => besideDock(pub, seat, other, unit)),
            }
          : null,
    },
  }),
  /** Infantry and fighters of others in a system next to an own dock are destroyed (TI4-SAAR-11). */
  component({
    id: 'gurno-aggero',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    aim: (v, you) => ({
      one: 'system',
      from: systemsOf(v.pub).filter((system) => adjacentFor(v, system, you).some((near) => hasDock(v.pub, near, you))),
    }),
    effect: {
      destroy: (t, { you, aim }) => {
        for (const place of placesIn(aim)) {
          const first = stacksAt(t.pub, place).find(({ seat, type }) => seat !== you && isSmall(type));
          if (!first) continue;
          const { seat } = first;
          const units = figuresOf(stacksAt(t.pub, place).filter((one) => one.seat === seat && isSmall(one.type)));
          return moment(t, 'destroyed', { seat, by: you, system: aim, place, purpose: 'effect', units });
        }
        return 'end';
      },
      again: () => 'destroy',
    },
  }),
  /** DEPLOY: a mech on a planet just gained, for a trade good (TI4-SAAR-08). */
  component({
    id: 'scavenger-zeta',
    kind: 'unit',
    at: 'control.after',
    fits: (v, you, { seat, planet }) =>
      seat === you && v.pub.sheets[you]!.goods > 0 && placeable(v, you, 'mech', planet) > 0,
    effect: (t, { you, about }) => {
      t.pub.sheets[you]!.goods--;
      t.emit('paid', { seat: you, planets: [], goods: 1 });
      placeFrom(t, you, 'mech', about.planet);
    },
  }),
];
