import { DRAFT_LAYOUTS } from '../content/draft.ts';
import { openPlaces } from '../content/layouts.ts';
import type { Layout, Place } from '../content/layouts.ts';

/** The board of a draft as a layout: homes by position in the turn order, hyperlanes, gaps where no slice lies. */
export function layoutOfDraft(players: number): { layout: Layout; slices: readonly (readonly Place[])[] } {
  const found = DRAFT_LAYOUTS.find((one) => one.players === players);
  if (!found) throw new Error(`no draft for ${players} players`);
  const homes = found.seats.map(({ home }) => home);
  const slices = found.seats.map(({ slice }) => slice);
  const used = new Set([...homes, ...slices.flat(), ...found.hyperlanes.map(({ at }) => at)]);
  const rings = Math.max(...[...used].map((place) => Number(place[0])));
  const bare: Layout = {
    set: 'pok',
    players,
    rings,
    homes,
    deal: { blue: 3, red: 2 },
    hyperlanes: found.hyperlanes,
  };
  return { layout: { ...bare, gaps: openPlaces(bare).filter((place) => !used.has(place)) }, slices };
}
