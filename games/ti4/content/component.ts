import { componentsOf } from '@orrery/kernel';
import { ACTION_DISCARD, handOf } from '../rules/zones.ts';
import type { Ti4 } from '../shapes.ts';

/** What holds for every component of a kind. */
export const KINDS = {
  'action-card': { rule: 'TI4-AC-08', hand: handOf, discard: ACTION_DISCARD, cancellable: true, aims: 'first' },
  technology: { rule: 'TI4-TECH-04' },
  /** A technology that is exhausted to use it. */
  'exhausted-technology': { rule: 'TI4-TECH-04', exhausts: true },
  /** What a faction sheet says. */
  ability: { rule: 'TI4-ABL-05' },
  /** What a unit card says beyond its values. */
  unit: { rule: 'TI4-ABL-11' },
} as const;

export const { component, ability } = componentsOf<Ti4>()(KINDS);
