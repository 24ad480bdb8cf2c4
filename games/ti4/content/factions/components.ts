import type { AnyComponent } from '@orrery/kernel';
import { jolnarComponents } from './jolnar/components.ts';
import { letnevComponents } from './letnev/components.ts';
import { mentakComponents } from './mentak/components.ts';
import { muaatComponents } from './muaat/components.ts';
import { norrComponents } from './norr/components.ts';
import { solComponents } from './sol/components.ts';

/** What faction abilities, faction technologies, flagships and other units of factions do. */
export const FACTION_COMPONENTS: readonly AnyComponent[] = [
  ...jolnarComponents,
  ...letnevComponents,
  ...mentakComponents,
  ...muaatComponents,
  ...norrComponents,
  ...solComponents,
];
