/** What a player's faction and technologies change, and the effects they set off. */
import type { Effect, Mod, TriggerName } from '../content/effects.ts';
import { factionCard } from '../content/factions.ts';
import { technologyIndex, type TechnologyId } from '../content/technologies.ts';
import type { UnitId } from '../content/units.ts';
import type { Desk, Player, Task } from './player.ts';

export function mods<M extends Mod['mod']>(p: Player, name: M): Extract<Mod, { mod: M }>[] {
  if (p.faction === null) return [];
  const all = factionCard(p.faction).mods ?? [];
  return all.filter((m): m is Extract<Mod, { mod: M }> => m.mod === name);
}

export const hasMod = (p: Player, name: Mod['mod']): boolean =>
  p.faction !== null && (factionCard(p.faction).mods ?? []).some((m) => m.mod === name);

export const hasTechnology = (p: Player, id: TechnologyId): boolean => p.technologies[technologyIndex(id)]!;

/** What an agenda forbids, as long as it lasts. */
export const isBlocked = (p: Player, what: Player['blocks'][number]['what']): boolean =>
  p.blocks.some((block) => block.what === what);

/** Puts effects on top of what is to be resolved; the first one is resolved first. */
export function pushTasks(p: Player, tasks: Task[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) p.todo.push(tasks[i]!);
}

export interface About {
  unit?: UnitId;
  planet?: number;
  emptySystem?: boolean;
}

/** Sets off the mandatory abilities of the faction that answer to what just happened. */
export function fire(desk: Desk, on: TriggerName, about: About = {}): void {
  const { p, moment } = desk;
  if (p.faction === null) return;
  for (const [i, trigger] of (factionCard(p.faction).triggers ?? []).entries()) {
    if (trigger.on !== on || trigger.optional) continue;
    if (trigger.unit !== undefined && trigger.unit !== about.unit) continue;
    if (trigger.emptySystem && !about.emptySystem) continue;
    if (trigger.limit) {
      const key = trigger.limit === 'stage' ? `stage ${moment.stage} ability ${i}` : `ability ${i}`;
      if (p.used.includes(key)) continue;
      p.used.push(key);
    }
    pushTasks(
      p,
      trigger.effects.map((effect) => pointed(effect, about)),
    );
  }
}

/** "This" planet becomes the one the ability is about. */
const pointed = (effect: Effect, about: About): Effect =>
  effect.do === 'develop' && effect.planet === 'this' ? { ...effect, planet: about.planet ?? 0 } : effect;
