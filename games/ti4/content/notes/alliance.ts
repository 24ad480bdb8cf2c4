import type { AnyComponent, Seat } from '@orrery/kernel';
import type { Pub } from '../../shapes.ts';
import { component } from '../component.ts';
import { LEADERS } from '../leaders.ts';
import type { LeaderId } from '../leaders.ts';
import { ownerOf } from '../../rules/notes.ts';

type InPlay = Pub['table']['components'];

// The Alliance note: its holder uses the commander of its owner too.

/** All texts of a component: its own and those of further abilities. */
const textsOf = ({ id, spec }: AnyComponent): string[] => [id, ...(spec.more ?? []).map(({ name }) => `${id}/${name}`)];
const isCommander = (ability: string): boolean =>
  ability in LEADERS && LEADERS[ability as LeaderId].rank === 'commander';

/** What the commanders of these players say that may be used. */
export const commanderTexts = (leaders: readonly AnyComponent[], inPlay: InPlay, players: readonly Seat[]): string[] =>
  Object.values(inPlay)
    .filter(({ ability, holder }) => holder !== null && players.includes(holder) && isCommander(ability))
    .flatMap(({ ability }) => textsOfLeader(leaders, ability));
export const textsOfLeader = (leaders: readonly AnyComponent[], leader: string): string[] =>
  leaders.filter(({ id }) => id === leader).flatMap(textsOf);

/** The owner goes on using it (TI4-LEAD-11); while it is locked there is nothing to share (TI4-LEAD-12). */
export const allianceWith = (leaders: readonly AnyComponent[]): AnyComponent =>
  component({
    id: 'alliance',
    kind: 'note',
    grants: (inPlay, you) =>
      commanderTexts(leaders, inPlay, [ownerOf(you.component)]).map((ability) => ({
        ability,
        component: you.component,
        seat: you.seat,
      })),
  });
