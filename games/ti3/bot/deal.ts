import { redeal, replaceCards, shuffleWith } from '@orrery/kernel';
import type { Decision, LookedAt, State, View as PlainView } from '@orrery/kernel';
import { politicalDeck } from '../content/agendas/agendas.ts';
import { domainDeck } from '../content/domainCounters.ts';
import { GAME_OVER, deckOf } from '../content/objectives.ts';
import { tilesFor } from '../galaxy/board.ts';
import { layoutFor } from '../galaxy/layouts.ts';
import { COVERED, TILE_BOX, tilesOf } from '../rules/building.ts';
import { isDomainZone } from '../rules/domain.ts';
import { DECK, hand } from '../rules/hands.ts';
import { POLITICAL } from '../rules/council.ts';
import { CLAIMED_SECRETS, PUBLIC_DECK, PUBLIC_ROW, REMOVED, secretOf, stages } from '../rules/objectives.ts';
import { actionDeck } from '../rules/setUp.ts';
import { ID, RULES } from '../rules/version.ts';
import type { Pub, Ti3 } from '../shapes.ts';

// What a seat does not see, dealt anew.

/** Hands, decks and, while the galaxy is built, tiles: the cards not in sight are dealt anew. */
export function determinize(v: PlainView<Ti3>, below: (n: number) => number): State<Ti3> {
  const seats = v.pub.sheets.map((_, seat) => seat);
  const decks = [
    { zones: [DECK, ...seats.map(hand)], cards: actionDeck(seats.length) },
    { zones: [POLITICAL], cards: politicalDeck() },
    ...(v.pub.agreed.distantSuns
      ? [{ zones: Object.keys(v.pub.table.zones).filter(isDomainZone), cards: domainDeck() }]
      : []),
    { zones: [TILE_BOX, COVERED, ...seats.map(tilesOf)], cards: tilesFor(layoutFor(seats.length)) },
  ];
  const state = redeal<Ti3>(v, { id: ID, rules: RULES }, decks, below, undefined, (d) => lookedAt(v.pub, d));
  dealObjectives(state, v, below);
  return state;
}

/** Cards that a question lets its seat choose among, having looked at them. */
function lookedAt(pub: Pub, d: Decision): LookedAt | null {
  const whole = (zone: string): LookedAt => ({ zone, n: pub.table.zones[zone]!.n });
  switch (d.kind) {
    case 'seek':
      return whole((d.q as Ti3['asks']['seek']['q']).zone);
    case 'seekAgenda':
      return whole(POLITICAL);
    case 'nextAgenda':
      return { zone: POLITICAL, n: (d.q as Ti3['asks']['nextAgenda']['q']).cards };
    default:
      return null;
  }
}

/** Secrets of others and the deck, whose stages keep their places (TI3-OBJDECK-07); the rest has left the game. */
function dealObjectives(state: State<Ti3>, v: PlainView<Ti3>, below: (n: number) => number): void {
  if (!v.pub.table.zones[PUBLIC_DECK]) return;
  const { zones, cards } = v.pub.table;
  const mine = v.seat === null ? [] : v.me!.table.cards[secretOf(v.seat)]!;
  const open = [...cards[PUBLIC_ROW]!, ...cards[CLAIMED_SECRETS]!, ...mine];
  const unseen = (deck: 'I' | 'II' | 'secret'): string[] => {
    const ids = deckOf(deck).filter((id) => !open.includes(id));
    shuffleWith(ids, below);
    return ids;
  };
  const secrets = unseen('secret');
  state.own.forEach((_, seat) => {
    if (seat !== v.seat) replaceCards(state, secretOf(seat), secrets.splice(0, zones[secretOf(seat)]!.n));
  });
  const { n } = zones[PUBLIC_DECK]!;
  const ends = v.pub.agreed.attrition !== 'without-game-over';
  const depth = Math.min(n, stages(v.pub).second + (ends ? 1 : 0));
  const first = unseen('I');
  const second = unseen('II').filter((id) => id !== GAME_OVER);
  // While anything is left of the deck, Game Over is in it.
  const bottom = depth > 0 && ends ? [GAME_OVER, ...second.splice(0, depth - 1)] : second.splice(0, depth);
  shuffleWith(bottom, below);
  replaceCards(state, PUBLIC_DECK, [...bottom, ...first.splice(0, n - depth)]);
  replaceCards(state, REMOVED, [...secrets, ...(ends ? [] : [GAME_OVER]), ...first, ...second]);
}
