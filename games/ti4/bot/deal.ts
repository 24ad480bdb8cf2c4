import { redeal } from '@orrery/kernel';
import type { BotSupport, Deck, Decision, LookedAt } from '@orrery/kernel';
import { agendaDeck } from '../content/agendas.ts';
import { PUBLIC_OBJECTIVES, publicObjectiveFacts } from '../content/publicObjectives.ts';
import { SECRET_OBJECTIVES } from '../content/secretObjectives.ts';
import { inSets } from '../content/sets.ts';
import { poolOf } from '../galaxy/generate.ts';
import { RELIC_IDS } from '../content/relics.ts';
import { actionDeck } from '../rules/cards.ts';
import { DECKS, RELICS, cardsOfDeck, deckOf } from '../rules/expansion/decks.ts';
import { notesFor } from '../rules/setUp.ts';
import { ID, RULES } from '../rules/version.ts';
import {
  ACTION_DECK,
  AGENDA_DECK,
  AGENDA_HIDDEN,
  BLUE_TILES,
  RED_TILES,
  SECRET_DECK,
  STAGE_1,
  STAGE_1_BOX,
  STAGE_2,
  STAGE_2_BOX,
  handOf,
  notesOf,
  secretsOf,
  tilesOf,
} from '../rules/zones.ts';
import type { Pub, Ti4 } from '../shapes.ts';

/** A whole state that a view allows: what it does not see is dealt anew, deck by deck. */
export const determinize: BotSupport<Ti4>['determinize'] = (v, below) =>
  redeal<Ti4>(v, { id: ID, rules: RULES }, decksOf(v.pub), below, undefined, (d) => lookedAt(v.pub, d));

/** Who arranges agendas, or takes a card out of a hand, has looked at them. */
function lookedAt(pub: Pub, d: Decision): LookedAt | null {
  if (d.kind === 'arrangeAgendas') return { zone: AGENDA_DECK, n: (d.q as Ti4['asks']['arrangeAgendas']['q']).cards };
  if (d.kind !== 'takeActionCard') return null;
  const zone = handOf((d.q as Ti4['asks']['takeActionCard']['q']).from);
  return { zone, n: pub.table.zones[zone]!.n };
}

/** All cards of the game by deck, and where they may lie face down. */
export function decksOf(pub: Pub): Deck[] {
  const { sets } = pub.agreed;
  const seats = pub.sheets.map((_, seat) => seat);
  const stage = (n: 1 | 2): string[] =>
    inSets(PUBLIC_OBJECTIVES, sets).filter((id) => publicObjectiveFacts(id).stage === n);
  // Only where players build the galaxy are there tiles in hands.
  const tiles = pub.table.zones[BLUE_TILES]
    ? [
        {
          zones: [BLUE_TILES, RED_TILES, ...seats.map(tilesOf)],
          cards: [...poolOf(sets, 'blue'), ...poolOf(sets, 'red')],
        },
      ]
    : [];
  return [
    ...tiles,
    { zones: [ACTION_DECK, ...seats.map(handOf)], cards: actionDeck(sets) },
    { zones: [SECRET_DECK, ...seats.map(secretsOf)], cards: inSets(SECRET_OBJECTIVES, sets) },
    { zones: [AGENDA_DECK, AGENDA_HIDDEN], cards: agendaDeck(sets) },
    { zones: [STAGE_1, STAGE_1_BOX], cards: stage(1) },
    { zones: [STAGE_2, STAGE_2_BOX], cards: stage(2) },
    { zones: seats.map(notesOf), cards: seats.flatMap((seat) => notesFor(pub, seat)) },
    ...DECKS.map((deck) => ({ zones: [deckOf(deck)], cards: cardsOfDeck(deck) })),
    { zones: [RELICS], cards: RELIC_IDS },
  ];
}
