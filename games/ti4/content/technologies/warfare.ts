import { hasMark } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { moment } from '../../rules/moments.ts';
import { isShieldBroken } from '../../rules/combat/invasion.ts';
import { nameOf, repair, unitNamed } from '../../rules/combat/units.ts';
import type { UnitName } from '../../rules/combat/shapes.ts';
import { systemOf } from '../../rules/systems.ts';
import { DAMAGED, countAt, hasAbility, isForceOf, isShip, stacksAt } from '../../rules/units.ts';
import type { Asked, Pub } from '../../shapes.ts';
import type { UnitType } from '../units/index.ts';
import { component } from '../component.ts';
import { atMost } from '../words.ts';

const isBigShip = (type: string): boolean => isShip(type) && type !== 'fighter';
/** Ships that Assault Cannon needs (TI4-CTE-02). */
const BATTERY = 3;

/** Damaged units of a fight that did not use SUSTAIN DAMAGE in this round (TI4-CTE-07). */
function repairable(
  pub: Pub,
  you: Seat,
  { system, planet, sustained }: { system: string; planet: string | null; sustained: readonly UnitName[] },
): UnitName[] {
  const fights = planet === null ? isShip : isForceOf(pub, you);
  return stacksAt(pub, planet ?? system)
    .filter((stack) => {
      if (stack.seat !== you || !fights(stack.type) || !hasMark(stack, DAMAGED)) return false;
      const now = sustained.filter((name) => unitNamed(name).type === stack.type).length;
      return stack.n > now;
    })
    .map(nameOf);
}
/** Own units there have PLANETARY SHIELD: no ship of another takes it from them (TI4-INV-10); who may bombard all the same does not matter (TI4-LIZI-08). */
const hasShield = (v: Asked, you: Seat, planet: string): boolean =>
  !isShieldBroken(v.pub, systemOf(planet), you) &&
  stacksAt(v.pub, planet).some(
    ({ seat, type }) => seat === you && hasAbility(v, you, type as UnitType, 'shield', planet),
  );

export const WARFARE = [
  /** One of your units rolls one die more, once for the bombardment of an invasion, for one in a round of ground combat, and for each volley (TI4-CTE-15). */
  component({
    id: 'plasma-scoring',
    kind: 'technology',
    at: 'roll.would',
    fits: (_, you, { purpose, rolls }) =>
      (purpose === 'cannon' || purpose === 'bombardment') &&
      rolls.some(({ by, volleys }) => by === you && volleys.length > 0),
    aim: (_, you, { rolls }) => ({
      one: 'unit-type',
      from: [
        ...new Set(rolls.filter(({ by }) => by === you).flatMap(({ volleys }) => volleys.map(({ unit }) => unit))),
      ],
    }),
    on: ({ purpose, system, planet, round }) => {
      if (purpose === 'cannon') return `volley ${planet ?? system}`;
      return round === 0 ? `bombardment ${system}` : `bombardment ${planet} ${round}`;
    },
    effect: (_, { you, about, aim }) => {
      const mine = about.rolls.find(({ by }) => by === you)!;
      mine.volleys.find(({ unit }) => unit === aim)!.dice.push(0);
    },
  }),
  /** Your opponent makes no combat rolls in this round (TI4-CTE-13). */
  component({
    id: 'magen-defense-grid',
    kind: 'exhausted-technology',
    at: 'round.start',
    fits: (v, you, { planet, attacker, defender }) =>
      planet !== null && (attacker === you || defender === you) && hasShield(v, you, planet),
    lasting: {
      until: ['battleRound'],
      modifiers: {
        dice: (_, { seat, purpose }, you) => (seat !== you.seat && purpose === 'battle' ? atMost(0) : null),
      },
    },
  }),
  /** In each round one unit is repaired that did not sustain damage in it (TI4-CTE-07). */
  component({
    id: 'duranium-armor',
    kind: 'technology',
    at: 'hits.assigned',
    mandatory: true,
    fits: (_, you, { seat, purpose }) => seat === you && purpose === 'battle',
    aim: (v, you, about) => ({ one: 'unit-type', from: repairable(v.pub, you, about) }),
    effect: (t, { you, about, aim }) => repair(t, about.planet ?? about.system, you, aim),
  }),
  /** At the start of a space combat with three big ships of yours, your opponent destroys one of theirs (TI4-CTE-02). */
  component({
    id: 'assault-cannon',
    kind: 'technology',
    at: 'combat.start',
    mandatory: true,
    fits: (v, you, { system, planet, attacker, defender }) =>
      planet === null &&
      (attacker === you || defender === you) &&
      countAt(v.pub, system, you, isBigShip) >= BATTERY &&
      countAt(v.pub, system, attacker === you ? defender : attacker, isBigShip) > 0,
    memo: { lost: '' },
    effect: {
      choose: (t, { you, about, source }) => {
        const other = about.attacker === you ? about.defender : about.attacker;
        const from = stacksAt(t.pub, about.system)
          .filter(({ seat, type }) => seat === other && isBigShip(type))
          .map(nameOf);
        return t.ask(other, 'pickOne', { what: 'unit-type', from, for: source.ability, rule: 'TI4-CTE-02' }, 'lost');
      },
      destroy: (t, { you, about, memo }) => {
        const seat = about.attacker === you ? about.defender : about.attacker;
        const { system } = about;
        return moment(t, 'destroyed', {
          seat,
          by: you,
          system,
          place: system,
          purpose: 'effect',
          units: [memo.lost],
        });
      },
    },
  }),
];
