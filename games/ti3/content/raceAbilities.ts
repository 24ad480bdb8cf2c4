import type { Modifiers } from '@orrery/kernel';
import type { Purpose, Ti3 } from '../shapes.ts';

const add = (amount: number) => ({ layer: 'add', amount }) as const;

/** Rolls of a Space Battle or an Invasion Combat, with the barrage and the bombardment that open them; PDS fire is neither. */
const IN_COMBAT: readonly Purpose[] = ['barrage', 'battle', 'bombardment', 'invasion'];

/** What a race changes by its mere presence, by its id; abilities that ask something are reactions. */
export const RACE_MODIFIERS: { readonly [race: string]: Modifiers<Ti3> } = {
  letnev: {
    fleetSupply: (_, { seat }, you) => (seat === you.seat ? add(1) : null),
  },
  l1z1x: {
    combat: (_, { seat, unit, purpose, fight }, you) => {
      if (seat !== you.seat) return null;
      if (unit === 'dreadnought' && purpose === 'battle') return add(1);
      return unit === 'ground-force' && purpose === 'invasion' && seat === fight.attacker ? add(1) : null;
    },
    cost: (_, { seat, unit }, you) => (seat === you.seat && unit === 'dreadnought' ? add(-1) : null),
  },
  norr: {
    combat: (_, { seat, purpose }, you) => (seat === you.seat && IN_COMBAT.includes(purpose) ? add(1) : null),
  },
};

/** TI3-SYSTEMS-07: a fleet that defends in a Nebula adds 1 to its combat dice. */
export const NEBULA: Modifiers<Ti3> = {
  combat: (_, { seat, purpose, fight }, nebula) =>
    purpose === 'battle' && fight.system === nebula.component && seat === fight.defender ? add(1) : null,
};
