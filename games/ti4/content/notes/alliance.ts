import type { AnyComponent } from '@orrery/kernel';
import { component } from '../component.ts';
import { LEADERS } from '../leaders.ts';
import type { LeaderId } from '../leaders.ts';
import { ownerOf } from '../../rules/notes.ts';

// The Alliance note: its holder uses the commander of its owner too.

/** All texts of a component: its own and those of further abilities. */
const textsOf = ({ id, spec }: AnyComponent): string[] => [id, ...(spec.more ?? []).map(({ name }) => `${id}/${name}`)];
const isCommander = (ability: string): boolean =>
  ability in LEADERS && LEADERS[ability as LeaderId].rank === 'commander';

/** The owner goes on using it (TI4-LEAD-11); while it is locked there is nothing to share (TI4-LEAD-12). */
export const allianceWith = (leaders: readonly AnyComponent[]): AnyComponent =>
  component({
    id: 'alliance',
    kind: 'note',
    grants: (inPlay, you) => {
      const owner = ownerOf(you.component);
      return Object.values(inPlay)
        .filter(({ ability, holder }) => holder === owner && isCommander(ability))
        .flatMap(({ ability }) => leaders.filter(({ id }) => id === ability).flatMap(textsOf))
        .map((ability) => ({ ability, component: you.component, seat: you.seat }));
    },
  });
