import { figuresOf } from '../../../rules/combat/units.ts';
import { placeFrom, placeable } from '../../../rules/effects.ts';
import { moment } from '../../../rules/moments.ts';
import { adjacentFor, systemsOf } from '../../../rules/systems.ts';
import { countAt, placesIn, stacksAt } from '../../../rules/units.ts';
import type { Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';

const isSmall = (type: string): boolean => type === 'infantry' || type === 'fighter';
const hasDock = (pub: Pub, system: string, seat: number): boolean =>
  placesIn(system).some((place) => countAt(pub, place, seat, (type) => type === 'space-dock') > 0);

export const saarLeaders = [
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
