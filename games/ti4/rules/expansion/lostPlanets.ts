import type { Table } from '../../shapes.ts';

// PLAN: planets that leave the game.

/** Whatever lies on the planet is purged with its card: attachments, tokens, its ability card (TI4-PLAN-10). */
export function purgePlanet(t: Table, planet: string): void {
  for (const [id, { on }] of Object.entries(t.pub.table.components)) if (on === planet) t.removeComponent(id);
  delete t.pub.planets[planet];
}
