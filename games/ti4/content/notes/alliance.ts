import type { Seat } from '@orrery/kernel';
import type { Pub } from '../../shapes.ts';
import { component } from '../component.ts';
import { LEADERS } from '../leaders.ts';
import type { LeaderId } from '../leaders.ts';
import { ownerOf } from '../../rules/notes.ts';

type InPlay = Pub['table']['components'];

// The Alliance note: its holder uses the commander of its owner too.

const isCommander = (ability: string): boolean =>
  ability in LEADERS && LEADERS[ability as LeaderId].rank === 'commander';

/** The commanders of these players that may be used. */
export const commandersOf = (inPlay: InPlay, players: readonly Seat[]): string[] =>
  Object.values(inPlay)
    .filter(({ ability, holder }) => holder !== null && players.includes(holder) && isCommander(ability))
    .map(({ ability }) => ability);

/** The owner goes on using it (TI4-LEAD-11); while it is locked there is nothing to share (TI4-LEAD-12). */
export const alliance = component({
  id: 'alliance',
  kind: 'note',
  grants: (inPlay, you) =>
    commandersOf(inPlay, [ownerOf(you.component)]).map((ability) => ({
      ability,
      component: you.component,
      seat: you.seat,
    })),
});
