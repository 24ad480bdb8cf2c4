import type { Seat } from '@orrery/kernel';
import { isPassable } from '../../../rules/combat/spaceCombat.ts';
import { planetsOf } from '../../../rules/planets.ts';
import { adjacentFor, systemOf } from '../../../rules/systems.ts';
import { tokensOnBoard } from '../../../rules/tokens.ts';
import { isGroundForce } from '../../../rules/units.ts';
import type { Asked } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { hasForeignShips } from '../../vocabulary.ts';
import { abilityRollers, addDie } from './abilityDie.ts';

const NO_MORE = 'none';

/** Planets of a player in a system and in adjacent ones. */
function planetsNear(v: Asked, seat: Seat, system: string): string[] {
  const near = [system, ...adjacentFor(v, system, seat)];
  return planetsOf(v.pub, seat).filter((planet) => near.includes(systemOf(planet)));
}
/** Systems with an own token and without ships of others that own ships may enter (TI4-ARGE-09). */
const havens = (v: Asked, you: Seat): string[] =>
  tokensOnBoard(v.pub, you).filter(
    (system) =>
      !hasForeignShips(v.pub, system, you) &&
      isPassable(v, you, system) &&
      v.permission('mayEnter', { seat: you, system }, true),
  );

export const argentLeaders = [
  /** Ground forces that a player produces may be put on any planets of theirs there and next to it (TI4-ARGE-07). */
  component({
    id: 'trilossa-aun-mirik',
    kind: 'agent',
    at: 'produce.would',
    aim: (v, _, { seat, system }) => {
      const from = planetsNear(v, seat, system);
      return { some: 'planet', from, min: Math.max(1, from.length), max: from.length };
    },
    lasting: {
      until: ['production'],
      keeps: ({ about, aim }) => ({ seat: about.seat, planets: aim }),
      modifiers: {
        productionPlaces: (_, { seat, unit }, you) =>
          seat === you.about.seat && isGroundForce(unit) ? { add: you.about.planets } : null,
      },
    },
  }),

  /** One unit of a roll for a unit ability rolls one more die (TI4-ARGE-08). */
  component({
    id: 'trrakan-aun-zulok',
    kind: 'commander',
    at: 'roll.would',
    aim: (_, you, rolling) => ({ one: 'unit-type', from: abilityRollers(rolling, you) }),
    effect: (_, { you, about, aim }) => addDie(about, you, aim),
  }),

  /** Ships from anywhere to systems with own tokens and without ships of others; what they carry follows the rules (TI4-ARGE-09). */
  component({
    id: 'mirik-aun-sissiri',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    fits: (v, you) => havens(v, you).length > 0,
    memo: { system: '', filled: [] as string[] },
    effect: {
      where: (t, { you, memo, source }) => {
        const from = havens(t, you).filter((system) => !memo.filled.includes(system));
        if (from.length === 0) return 'end';
        const asked = { what: 'system' as const, from: [...from, NO_MORE], for: source.ability, rule: 'TI4-ARGE-09' };
        return t.ask(you, 'pickOne', asked, 'system');
      },
      move: (t, { you, memo }) => {
        if (memo.system === NO_MORE) return 'end';
        memo.filled = [...memo.filled, memo.system];
        return t.call('movement', { seat: you, system: memo.system });
      },
      again: () => 'where',
    },
    lasting: {
      until: ['effect'],
      modifiers: { mayLeap: (_, { seat }, you) => (seat === you.seat ? 'allow' : null) },
    },
  }),

  /** Aboard and beside ships with capacity it needs no room (TI4-ARGE-06). */
  component({
    id: 'aerie-sentinel',
    kind: 'unit',
    modifiers: { takesRoom: (_, { seat, unit }, you) => (seat === you.seat && unit === 'mech' ? 'forbid' : null) },
  }),
];
