import { battles } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { factionSheet } from '../content/factions/index.ts';
import { UNIT_IDS, unitFacts } from '../content/units/index.ts';
import type { UnitType } from '../content/units/index.ts';
import { cannonsAt } from '../rules/combat/cannon.ts';
import { traitsOf } from '../rules/planets.ts';
import { systemFacts, systemOf } from '../rules/systems.ts';
import { DAMAGED, cardOf, countAt, isForceOf, isShip, stacksAt } from '../rules/units.ts';
import type { Asked } from '../shapes.ts';
import { EFFECTS, EFFECT_IDS } from './effects.ts';
import type { EffectId } from './effects.ts';

// A battle at a place of a running match, as the odds page takes it: what lies open, and of effects those that always hold or cost nothing.

/** These are paid for, or lose a unit: whoever wants them adds them on the page. */
const PAID: ReadonlySet<EffectId> = new Set(['munitions-reserves', 'indoctrination', 'impulse-core']);

function counted(v: Asked, seat: Seat, units: readonly { type: string; n: number }[]): { [card: string]: number } {
  const found: { [card: string]: number } = {};
  for (const { type, n } of units) {
    const card = cardOf(v.pub, seat, type as UnitType);
    found[card] = (found[card] ?? 0) + n;
  }
  return found;
}

/** What a seat's technologies and faction do to a battle. */
function effectsOf(v: Asked, seat: Seat, field: battles.Field, system: string): EffectId[] {
  const { technologies, faction } = v.pub.sheets[seat]!;
  const own = new Set<string>([...technologies, ...factionSheet(faction).abilities]);
  return EFFECT_IDS.filter((id) => {
    const { where } = EFFECTS[id];
    if (!own.has(id) || PAID.has(id) || (where !== 'both' && where !== field)) return false;
    return id !== 'dimensional-splicer' || (systemFacts(system).wormholes ?? []).length > 0;
  });
}

/** Ground forces in the space area that take part: as ships by their other side, in the way of a hit, or beside a flagship that lets them. */
function aboard(v: Asked, seat: Seat, system: string): { [card: string]: number } {
  const mech = cardOf(v.pub, seat, 'mech');
  const asShip = UNIT_IDS.find((id) => unitFacts(id).otherSideOf === mech && unitFacts(id).alsoShip);
  const withAll =
    cardOf(v.pub, seat, 'flagship') === 'the-alastor' &&
    countAt(v.pub, system, seat, (type) => type === 'flagship') > 0;
  const found: { [card: string]: number } = {};
  for (const type of ['mech', 'infantry'] as const) {
    const n = countAt(v.pub, system, seat, (one) => one === type);
    const isIn = withAll || (type === 'mech' && (asShip !== undefined || mech === 'quantum-manipulator'));
    if (n > 0 && isIn) found[type === 'mech' ? (asShip ?? mech) : cardOf(v.pub, seat, type)] = n;
  }
  return found;
}

/** Laws in play that bear on the battle; those of everybody are told with the defender. */
function lawsOf(v: Asked, seat: Seat, field: battles.Field, place: string, defends: boolean): EffectId[] {
  const isThere = (law: EffectId, of: (holder: Seat | null) => boolean) =>
    Object.values(v.pub.table.components).some(({ ability, holder }) => ability === law && of(holder));
  const laws: EffectId[] = [];
  if (field === 'space') {
    if (isThere('prophecy-of-ixth', (holder) => holder === seat)) laws.push('prophecy-of-ixth');
    if (defends && isThere('publicize-weapon-schematics', () => true)) laws.push('publicize-weapon-schematics');
  } else if (defends && traitsOf(v, place).includes('cultural') && isThere('conventions-of-war', () => true))
    laws.push('conventions-of-war');
  return laws;
}

/** Space area or planet: the side of a seat, with what fires for it from elsewhere; `null` is a side that nobody has taken yet. */
function sideAt(v: Asked, seat: Seat | null, place: string, field: battles.Field, defends: boolean) {
  if (seat === null) return battles.NOBODY;
  const system = systemOf(place);
  const stacks = stacksAt(v.pub, place).filter(
    (stack) => stack.seat === seat && (field === 'space' ? isShip(stack.type) : isForceOf(v.pub, seat)(stack.type)),
  );
  // Ships in orbit bombard for the attacker of a planet.
  const orbit = field === 'ground' && !defends ? stacksAt(v.pub, system).filter((stack) => stack.seat === seat) : [];
  const cannons =
    field === 'space'
      ? cannonsAt(v, system, seat).map(({ unit, n }) => ({ type: unit as string, n }))
      : stacksAt(v.pub, place).filter((stack) => stack.seat === seat && stack.type === 'pds' && defends);
  const nebula = field === 'space' && defends && (systemFacts(system).anomalies ?? []).includes('nebula');
  const units = [...stacks, ...orbit];
  return {
    ...battles.NOBODY,
    units: { ...counted(v, seat, units), ...(field === 'space' ? aboard(v, seat, system) : {}) },
    damaged: counted(
      v,
      seat,
      units.filter(({ marks }) => marks.split(' ').includes(DAMAGED)),
    ),
    cannon: counted(
      v,
      seat,
      cannons.filter(({ type }) => !isShip(type)),
    ),
    effects: Object.fromEntries(
      [
        ...effectsOf(v, seat, field, system),
        ...lawsOf(v, seat, field, place, defends),
        ...(nebula ? ['nebula'] : []),
      ].map((id) => [id, 1]),
    ),
  };
}

/** The battles that a viewer could have in a system. */
export const battlesIn = (v: Asked, system: string, viewer: Seat | null): battles.BattleAt[] =>
  battles.battlesAt(
    {
      seats: v.pub.sheets.map((_, seat) => seat),
      system,
      planets: systemFacts(system).planets ?? [],
      isHeldBy: (seat, place, field) =>
        countAt(v.pub, place, seat, field === 'space' ? isShip : isForceOf(v.pub, seat)) > 0,
      sideAt: (seat, place, field, defends) => sideAt(v, seat, place, field, defends),
    },
    viewer,
  );
