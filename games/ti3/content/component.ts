import { componentsOf } from '@orrery/kernel';
import { DISCARD, hand } from '../rules/hands.ts';
import type { Ti3 } from '../shapes.ts';

/** What holds for every component of a kind. */
export const KINDS = {
  'action-card': { rule: 'TI3-ACTIONCARDS-02', hand, discard: DISCARD, cancellable: true, aims: 'last' },
  race: { rule: 'TI3-GEN-18' },
  technology: { rule: 'TI3-TECH-03' },
  law: { rule: 'TI3-POLITICS-05' },
  domain: { rule: 'TI3-OPT-DISTANTSUNS-05' },
  leader: { rule: 'TI3-OPT-LEADERS-04' },
  system: { rule: 'TI3-SYSTEMS-03' },
} as const;

export const { component, ability } = componentsOf<Ti3>()(KINDS);

/** What a modifier may say of a number. */
export const add = (amount: number) => ({ layer: 'add', amount }) as const;
export const atMost = (amount: number) => ({ layer: 'atMost', amount }) as const;
export const replace = (amount: number) => ({ layer: 'replace', amount }) as const;
