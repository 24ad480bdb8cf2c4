import type { Seat } from '@orrery/kernel';
import { mayStand, placeFrom } from '../../../rules/effects.ts';
import { figuresAt } from '../../../rules/figures.ts';
import { unitNamed } from '../../../rules/combat/units.ts';
import { landable } from '../../../rules/combat/invasion.ts';
import { planetsOf } from '../../../rules/planets.ts';
import { adjacentFor, isSystem, systemOf } from '../../../rules/systems.ts';
import { hasToken } from '../../../rules/tokens.ts';
import { isGroundForce } from '../../../rules/units.ts';
import type { Asked } from '../../../shapes.ts';
import { component } from '../../component.ts';

const DROPPED = 2;
const NOWHERE = 'none';
/** Planets of a player in the active system on which infantry may be placed. */
const landings = (v: Asked, seat: Seat, system: string): string[] =>
  planetsOf(v.pub, seat).filter((planet) => systemOf(planet) === system && mayStand(v, seat, 'infantry', planet));
/** One ground force of each planet in the system and in adjacent ones without an own token (TI4-NORR-08). */
const nearForces = (v: Asked, you: Seat, system: string): string[] => {
  const near = adjacentFor(v, system, you, true).filter((one) => !hasToken(v.pub, one, you));
  return Object.keys(v.pub.units)
    .filter((place) => !isSystem(place) && [system, ...near].includes(systemOf(place)))
    .flatMap((place) => figuresAt(v.pub, you, [place], isGroundForce).slice(0, 1));
};

export const norrLeaders = [
  /** Two infantry for whoever has performed a tactical action, on a planet of its system (TI4-NORR-07). */
  component({
    id: 'tro',
    kind: 'agent',
    at: 'action.done',
    fits: (v, _, { seat, action }) => action.do === 'tactical' && landings(v, seat, action.system).length > 0,
    memo: { planet: '' },
    effect: {
      // That player may place them, and may not want to.
      where: (t, { you, about, memo, source }) => {
        const { seat, action } = about;
        const planets = action.do === 'tactical' ? landings(t, seat, action.system) : [];
        const from = seat === you ? planets : [...planets, NOWHERE];
        memo.planet = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(seat, 'pickOne', { what: 'planet', from, for: source.ability, rule: 'TI4-NORR-07' }, 'planet');
      },
      place: (t, { about, memo }) => {
        if (memo.planet !== NOWHERE) placeFrom(t, about.seat, 'infantry', memo.planet, DROPPED);
      },
    },
  }),
  /** Ground forces of near planets join the landing without ships (TI4-NORR-08). */
  component({
    id: 'ghom-sekkus',
    kind: 'commander',
    at: 'commit.would',
    fits: (_, you, { seat }) => seat === you,
    aim: (v, you, { system }) => {
      const from = nearForces(v, you, system);
      return { some: 'unit', from, min: 1, max: from.length };
    },
    memo: { planets: [] as string[], planet: '' },
    effect: {
      where: (t, { you, about, aim, memo, source }) => {
        const from = landable(t, you, about.system);
        if (memo.planets.length === aim.length || from.length === 0) return 'join';
        memo.planet = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(you, 'pickOne', { what: 'planet', from, for: source.ability, rule: 'TI4-NORR-08' }, 'planet');
      },
      named: (_, { memo }) => {
        memo.planets = [...memo.planets, memo.planet];
        return 'where';
      },
      join: (t, { aim, memo }) => {
        const landing = t.pub.table.stack.findLast(({ proc }) => proc === 'invasion');
        if (landing?.proc === 'invasion')
          landing.joining = memo.planets.map((planet, i) => ({ figure: aim[i]!, planet }));
      },
    },
  }),
  /** From movement straight to the landing; then the ships are gone (TI4-NORR-09). */
  component({
    id: 'shval-harbinger',
    kind: 'hero',
    at: 'move.after',
    spends: 'purge',
    fits: (_, you, { seat, system, units }) => seat === you && units.some(({ from }) => from !== system),
    effect: (t) => {
      const action = t.pub.table.stack.findLast(({ proc }) => proc === 'tacticalAction');
      if (action?.proc === 'tacticalAction') action.landsAtOnce = true;
    },
  }),
  /** A hit for each SUSTAIN DAMAGE of a mech in ground combat (TI4-NORR-05). */
  component({
    id: 'valkyrie-exoskeleton',
    kind: 'unit',
    at: 'sustained.after',
    mandatory: true,
    fits: ({ pub }, you, { seat, unit, place }) =>
      seat === you &&
      unitNamed(unit).type === 'mech' &&
      !isSystem(place) &&
      pub.table.stack.some(({ proc }) => proc === 'groundCombat'),
    effect: (t, { you, about }) => {
      const fight = { system: about.system, planet: about.place, attacker: you, defender: about.by, round: 0 };
      return t.call('strike', { fight, hits: 1 });
    },
  }),
];
