import { playUntil } from './given.ts';
import { active, units } from './space.ts';
import type { Space } from './space.ts';
import type { PlanetId, Trait } from './content/planets.ts';
import type { TileId } from './content/tiles.ts';
import { explorationFacts } from './content/explorations.ts';
import { deckOf, explorationOf } from './rules/expansion/decks.ts';
import { EXPLORATION_RULE } from './rules/expansion/exploration.ts';
import type { Pub } from './shapes.ts';

// Tests of exploration: player 0 lands on a planet of a trait with a card on top of its deck.

/** Systems with one planet of the trait, and that planet. */
export const WORLDS: { readonly [T in Trait]: { system: TileId; planet: PlanetId } } = {
  cultural: { system: 'tile-25', planet: 'quann' },
  hazardous: { system: 'tile-20', planet: 'vefut-ii' },
  industrial: { system: 'tile-23', planet: 'saudor' },
};

/** Rules and cards in play that belong to nobody. */
export function inPlayOfNobody(pub: Pub, ...ids: string[]): void {
  for (const id of ids)
    pub.table.components = {
      ...pub.table.components,
      [id]: { ability: id, holder: null, ready: true, on: null, store: {} },
    };
}
/** These cards come next from their decks, the first one first. */
export const onTop =
  (...cards: string[]): NonNullable<Space['deal']> =>
  (t) => {
    for (const card of cards.toReversed()) {
      const deck = deckOf(explorationFacts(explorationOf(card)).deck);
      t.move(card, deck, deck, 'top');
    }
  };

/** Player 0 has a carrier with two infantry over the planet and is asked where they land. */
export const overPlanet = (trait: Trait, card: string, { arrange, deal, ...space }: Partial<Space> = {}) => {
  const { system } = WORLDS[trait];
  const table = active({
    galaxy: { 0: system },
    units: { [system]: units(0, { carrier: 1, infantry: 2 }) },
    ...space,
    deal: (t) => {
      onTop(card)(t);
      deal?.(t);
    },
    arrange: (pub) => {
      inPlayOfNobody(pub, EXPLORATION_RULE);
      arrange?.(pub);
    },
  });
  return playUntil(table, ({ kind }) => kind === 'commit');
};
/** The same, and one infantry has landed. */
export const landed = (trait: Trait, card: string, space: Partial<Space> = {}) =>
  overPlanet(trait, card, space)
    .when(0, [{ unit: 'infantry', planet: WORLDS[trait].planet }])
    .accepted();
