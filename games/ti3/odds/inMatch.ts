import { battles } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { planetsIn, systemOf, tile } from '../content/tiles.ts';
import { isShip } from '../content/units.ts';
import { guards, invaders, sails } from '../rules/leaders.ts';
import { pdsInRange } from '../rules/pdsFire.ts';
import { countAt, isDamaged } from '../rules/units.ts';
import type { Pub } from '../shapes.ts';
import { EFFECT_IDS, effectOf } from './effects.ts';
import type { EffectId } from './effects.ts';

// A battle at a place of a running match, as the odds page takes it: what lies open, and of effects those that always hold or cost nothing.

function effectsOf(pub: Pub, seat: Seat, field: battles.Field): EffectId[] {
  const { race, technologies } = pub.sheets[seat]!;
  const own = new Set([...technologies, race]);
  return EFFECT_IDS.filter((id) => own.has(id) && ['both', field].includes(effectOf(id).where));
}

/** Laws in play that bear on the battle; those of everybody are told with the defender. */
function lawsOf(pub: Pub, seat: Seat, field: battles.Field, place: string, defends: boolean): EffectId[] {
  const holders = (law: string) =>
    Object.values(pub.table.components).flatMap(({ ability, holder }) => (ability === `agenda-${law}` ? [holder] : []));
  const own = (['crown-of-thalnos', 'minister-of-war', 'prophecy-of-ixth'] as const).filter(
    (law) => ['both', field].includes(effectOf(law).where) && holders(law).includes(seat),
  );
  const hasDock = field === 'ground' && countAt(pub, place, seat, 'space-dock') > 0;
  return [
    ...own,
    ...(defends && holders('unconventional-weapons').length > 0 ? (['unconventional-weapons'] as const) : []),
    ...(defends && hasDock && holders('conventions-of-war').length > 0 ? (['conventions-of-war'] as const) : []),
  ];
}

/** Leaders that are with those who fight. */
function leadersOf(pub: Pub, seat: Seat, field: battles.Field, place: string, defends: boolean): EffectId[] {
  if (field === 'space') return sails(pub, seat, 'admiral', place) ? ['admiral'] : [];
  if (!defends) return invaders(pub, seat, 'general', place) > 0 ? ['general-attacking'] : [];
  return [
    ...(guards(pub, seat, 'general', place) ? (['general-defending'] as const) : []),
    ...(guards(pub, seat, 'scientist', place) ? (['scientist'] as const) : []),
  ];
}

/** Units of a seat at a place that fight there, or bombard from above it. */
function unitsOf(pub: Pub, seat: Seat, place: string, field: battles.Field, defends: boolean) {
  const at = (where: string) => (pub.units[where] ?? []).filter((stack) => stack.seat === seat);
  if (field === 'space') return at(place).filter(({ type }) => isShip(type));
  const troops = at(place).filter(({ type }) => type === 'ground-force');
  return defends ? troops : [...troops, ...at(systemOf(place)).filter(({ type }) => isShip(type))];
}

/** A side with all that stands open at a place: its units, what fires for it, and effects that always hold or cost nothing. */
export function sideAt(
  pub: Pub,
  seat: Seat | null,
  place: string,
  field: battles.Field,
  defends: boolean,
): battles.SideDescription {
  if (seat === null) return battles.NOBODY;
  const units: { [unit: string]: number } = {};
  const damaged: { [unit: string]: number } = {};
  for (const { type, n, marks } of unitsOf(pub, seat, place, field, defends)) {
    units[type] = (units[type] ?? 0) + n;
    if (isDamaged(marks)) damaged[type] = (damaged[type] ?? 0) + n;
  }
  const pds = field === 'space' ? pdsInRange(pub, seat, place) : defends ? countAt(pub, place, seat, 'pds') : 0;
  const nebula = field === 'space' && defends && tile(place).kind === 'nebula';
  return {
    ...battles.NOBODY,
    units,
    damaged,
    cannon: pds > 0 ? { pds } : {},
    effects: Object.fromEntries(
      [
        ...effectsOf(pub, seat, field),
        ...lawsOf(pub, seat, field, place, defends),
        ...leadersOf(pub, seat, field, place, defends),
        ...(nebula ? ['nebula'] : []),
      ].map((id) => [id, 1]),
    ),
  };
}

/** The battles that a viewer could have in a system. */
export const battlesIn = (pub: Pub, system: string, viewer: Seat | null): battles.BattleAt[] =>
  battles.battlesAt(
    {
      seats: pub.sheets.map((_, seat) => seat),
      system,
      planets: planetsIn(system).map(({ id }) => id),
      isHeldBy: (seat, place, field) => unitsOf(pub, seat, place, field, true).length > 0,
      sideAt: (seat, place, field, defends) => sideAt(pub, seat, place, field, defends),
    },
    viewer,
  );
