import type { battles } from '@orrery/imperium';
import { UNIT_KINDS, facts, isShip } from '../content/units.ts';
import { invasion, spaceBattle } from './battle.ts';
import type { Side } from './battle.ts';
import { EFFECT_IDS, NOT_COUNTED, effectOf } from './effects.ts';

/** More than the figures: supplement counters stand for Fighters and Ground Forces. */
const MANY = 30;

/** Battles of the third edition as a page and the command line ask for them. */
export const edition: battles.OddsEdition = {
  units: UNIT_KINDS.filter((unit) => isShip(unit) || unit === 'ground-force').map((id) => ({
    id,
    fields: [
      ...(isShip(id) ? (['space'] as const) : []),
      ...(id === 'ground-force' || id === 'fighter' || facts(id).bombards ? (['ground'] as const) : []),
    ],
    sustains: facts(id).sustains ?? false,
    most: facts(id).pair ? MANY : facts(id).figures,
    common: true,
  })),
  cannons: [{ id: 'pds', most: 12 }],
  effects: EFFECT_IDS.map((id) => ({
    id,
    kind: effectOf(id).kind,
    field: effectOf(id).where,
    most: effectOf(id).most ?? 1,
  })),
  notCounted: NOT_COUNTED,
  battle: ({ field, sides }) => {
    const [one, two] = sides.map((side): Side => ({ ...side, pds: side.cannon['pds'] ?? 0 }));
    return field === 'ground' ? invasion(one!, two!) : spaceBattle(one!, two!, [sides[0].leaves, sides[1].leaves]);
  },
};
