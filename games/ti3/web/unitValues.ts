import { facts } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { t } from './words.ts';

/** What a unit can do, in a few words. */
export function unitValues(unit: Unit): string {
  const { combat, dice, movement, capacity, sustains } = facts(unit);
  return [
    unit === 'space-dock' ? t('builds') : '',
    unit === 'pds' ? t('fires') : '',
    combat === undefined ? '' : t('combatValue', { n: combat, dice: dice ?? 1 }),
    movement === undefined ? '' : t('moveValue', { n: movement }),
    capacity === undefined ? '' : t('carries', { n: capacity }),
    sustains ? t('sustains') : '',
  ]
    .filter(Boolean)
    .join(', ');
}
