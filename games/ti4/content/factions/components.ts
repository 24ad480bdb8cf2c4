import type { AnyComponent } from '@orrery/kernel';
import { letnevComponents } from './letnev/components.ts';

/** What faction abilities, faction technologies, flagships and other units of factions do. */
export const FACTION_COMPONENTS: readonly AnyComponent[] = [...letnevComponents];
