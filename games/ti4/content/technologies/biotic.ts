import type { PlanetId } from '../planets.ts';
import { placeFrom, placeable } from '../../rules/effects.ts';
import { exhaustedPlanets } from '../../rules/planets.ts';
import { moment } from '../../rules/moments.ts';
import { planetsAt, systemsOf } from '../../rules/systems.ts';
import { specialtiesOf } from '../../rules/technology.ts';
import { hasAbility, stacksAt } from '../../rules/units.ts';
import type { Asked } from '../../shapes.ts';
import { component } from '../component.ts';
import { plus } from '../words.ts';
import { TECHNOLOGIES } from '../technologies.ts';
import type { UnitType } from '../units/index.ts';

/** Planets in systems where a ship of the player can bombard, with infantry on them (TI4-CTE-24). */
const infectable = (v: Asked, you: number): string[] =>
  systemsOf(v.pub)
    .filter((system) =>
      stacksAt(v.pub, system).some(
        ({ seat, type }) => seat === you && hasAbility(v, you, type as UnitType, 'bombardment', system),
      ),
    )
    .flatMap((system) => planetsAt(v.pub, system).filter((planet) => infantryOn(v.pub, planet).length > 0));
const infantryOn = (pub: Asked['pub'], planet: string) =>
  stacksAt(pub, planet).filter(({ type }) => type === 'infantry');

export const BIOTIC = [
  /** One more action card in the status phase (TI4-CTE-14). */
  component({
    id: 'neural-motivator',
    kind: 'technology',
    modifiers: { statusCards: (_, { seat }, you) => (seat === you.seat ? plus(1) : null) },
  }),
  /** A won ground combat brings an infantry (TI4-CTE-05). */
  component({
    id: 'dacxive-animators',
    kind: 'technology',
    at: 'combat.end',
    fits: (v, you, { planet, winner }) =>
      planet !== null && winner === you && placeable(v, you, 'infantry', planet) > 0,
    effect: (t, { you, about }) => placeFrom(t, you, 'infantry', about.planet!),
  }),
  /** One more command token in the status phase (TI4-CTE-14). */
  component({
    id: 'hyper-metabolism',
    kind: 'technology',
    modifiers: { statusTokens: (_, { seat }, you) => (seat === you.seat ? plus(1) : null) },
  }),
  /** Destroys all infantry of a planet, shield or not (TI4-CTE-24). */
  component({
    id: 'x-89-bacterial-weapon',
    kind: 'exhausted-technology',
    at: 'action',
    aim: (v, you) => ({ one: 'planet', from: infectable(v, you) }),
    effect: (t, { you, aim }) => {
      const [first] = infantryOn(t.pub, aim);
      if (!first) return t.next;
      const units = infantryOn(t.pub, aim)
        .filter(({ seat }) => seat === first.seat)
        .flatMap(({ n, marks }) => Array.from({ length: n }, () => (marks ? `infantry ${marks}` : 'infantry')));
      const system = systemsOf(t.pub).find((id) => planetsAt(t.pub, id).includes(aim as PlanetId))!;
      return moment(t, 'destroyed', { seat: first.seat, by: you, system, place: aim, purpose: 'effect', units });
    },
  }),
  /** At the end of your turn ready a planet with a specialty, or another technology (TI4-CTE-04). */
  component({
    id: 'bio-stims',
    kind: 'exhausted-technology',
    at: 'turn.end',
    fits: (_, you, { seat }) => seat === you,
    aim: (v, you) => ({
      one: 'component',
      from: [
        ...exhaustedPlanets(v.pub, you).filter((planet) => specialtiesOf(v, planet).length > 0),
        ...Object.entries(v.pub.table.components).flatMap(([id, { ability, holder, ready }]) =>
          holder === you && !ready && ability in TECHNOLOGIES && ability !== 'bio-stims' ? [id] : [],
        ),
      ],
    }),
    effect: (t, { you, aim }) => {
      const planet = t.pub.planets[aim];
      if (!planet) {
        t.changeComponent(aim, { ready: true });
        return;
      }
      planet.exhausted = false;
      t.emit('readied', { seat: you, planets: [aim] });
    },
  }),
];
