import { revise } from '@orrery/kernel';
import type { Game } from '@orrery/kernel';
import type { FactionId } from './content/factions/index.ts';
import { factionSheet } from './content/factions/index.ts';
import { LEADERS } from './content/leaders.ts';
import { ti4 } from './game.ts';
import { leadersOf, unlock } from './rules/expansion/leaders.ts';
import { expandedSetUp } from './rules/expansion/setUp.ts';
import { learn } from './rules/technology.ts';
import { notesOf } from './rules/zones.ts';
import type { Ti4 } from './shapes.ts';

/** Nothing is dealt to a seat beyond that. */
const { inventory: _inventory, ...withoutInventory } = ti4;
/**
 * Tests with random games: these factions sit at the table. All their leaders may be used and all their own technologies are known from the
 * start, and the notes of each faction are in the hand of the next player.
 */
export const atTable = (factions: readonly FactionId[]): Game<Ti4> => ({
  ...withoutInventory,
  procedures: {
    ...ti4.procedures,
    setUp: revise<Ti4>()(
      expandedSetUp,
      {},
      {
        factions: (_, f) => {
          f.factions = factions.slice();
          return 'seats';
        },
        leaders: (t, _, inherited) => {
          const next = inherited();
          t.pub.sheets.forEach(({ faction }, seat) => {
            for (const leader of leadersOf(t.pub, seat)) if (LEADERS[leader].rank !== 'agent') unlock(t, seat, leader);
            for (const technology of factionSheet(faction).ownTechnologies) learn(t, seat, technology);
            for (const note of factionSheet(faction).notes)
              t.move(`${note}.${seat}`, notesOf(seat), notesOf((seat + 1) % factions.length));
          });
          return next;
        },
      },
    ),
  },
});
