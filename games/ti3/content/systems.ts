import { add, component } from './component.ts';

/** TI3-SYSTEMS-07: a fleet that defends in a Nebula adds 1 to its combat dice. */
export const NEBULA = component({
  id: 'nebula',
  kind: 'system',
  modifiers: {
    combat: (_, { seat, purpose, fight }, nebula) =>
      purpose === 'battle' && fight.system === nebula.component && seat === fight.defender ? add(1) : null,
  },
});
