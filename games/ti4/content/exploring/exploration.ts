import type { ActSpec, AnyComponent, Source } from '@orrery/kernel';
import { explorationText } from '../../rules/expansion/decks.ts';
import type { Explored } from '../../rules/expansion/shapes.ts';
import type { Ti4 } from '../../shapes.ts';
import { ability, component } from '../component.ts';
import type { ExplorationId } from '../explorations.ts';

// How exploration cards are written: what a card does when it is drawn, for whoever explores.

type Resolution<Memo> = Pick<ActSpec<Ti4, 'explore.resolve', null, Memo, Source, null>, 'memo' | 'effect'>;
/** A card acts on its own exploration alone, although attachments stay in play. */
const isThisCard = (_: unknown, __: unknown, { card }: Explored, source: Source): boolean => source.component === card;

/** What a card does at once. */
export const found = <Memo = object>(id: ExplorationId, spec: Resolution<Memo>): AnyComponent =>
  component<'explore.resolve', null, Memo, null>({
    id: explorationText(id),
    kind: 'exploration',
    at: 'explore.resolve',
    mandatory: true,
    fits: isThisCard,
    ...spec,
  });
/** The same, of a card that has other abilities too. */
export const whenFound = <Memo = object>(spec: Resolution<Memo>) =>
  ability<'explore.resolve', null, Memo, null>({
    at: 'explore.resolve',
    name: 'found',
    mandatory: true,
    fits: isThisCard,
    ...spec,
  });
