import { FORMAT } from './format.ts';
import { copy } from './json.ts';
import { shuffleWith } from './random.ts';
import { cardsIn, replaceCards } from './zones.ts';
import { ownTable } from './start.ts';
import type { Decision, Hidden, Own, Pub, Shapes, State, View } from './types.ts';

/** Cards that the viewer cannot tell apart where it does not see them: all cards of a deck, and all zones they may lie in. */
export interface Deck {
  zones: readonly string[];
  cards: readonly string[];
}

/** The topmost cards of a zone, which a seat has looked at to answer a question. */
export interface LookedAt {
  zone: string;
  n: number;
}

/**
 * A whole state that a view allows, dealt by chance: a game's `determinize`. The game names its decks; what the viewer sees of them lies where it
 * is seen, what it remembers lies where it remembers it, all else is dealt anew. Private and hidden parts other than cards come from the game.
 * `lookedAt`: what another seat must have seen to be asked its question, so that it can answer it in the deal.
 */
export function redeal<T extends Shapes>(
  v: View<T>,
  game: { id: string; rules: number },
  decks: readonly Deck[],
  below: (n: number) => number,
  parts: { own: (seat: number) => T['own']; hidden: T['hidden'] } = { own: () => ({}), hidden: {} },
  lookedAt: (d: Decision) => LookedAt | null = () => null,
): State<T> {
  const { table } = v.pub;
  const pub = copy(v.pub) as Pub<T>;
  const own: Own<T>[] = [];
  for (let seat = 0; seat < table.seats; seat++) {
    own.push(seat === v.seat ? copy(v.me!) : (Object.assign(parts.own(seat), { table: ownTable() }) as Own<T>));
  }
  const key = [below(0x40000000), below(0x40000000), below(0x40000000), below(0x40000000)] as [
    number,
    number,
    number,
    number,
  ];
  const hidden = Object.assign(parts.hidden, { table: { cards: {}, rng: { key, at: {} } } }) as Hidden<T>;
  const state: State<T> = { format: FORMAT, game: game.id, rules: game.rules, pub, own, hidden };
  const seen = new Set([table.cards, v.me?.table.cards ?? {}].flatMap((zones) => Object.values(zones).flat()));
  const isUnseen = (zone: string) =>
    table.zones[zone] !== undefined && table.cards[zone] === undefined && v.me?.table.cards[zone] === undefined;
  for (const { zones, cards } of decks) {
    const unseen = zones.filter(isUnseen);
    // Before the set-up there is no deck, and nothing to deal.
    if (unseen.length > 0)
      dealGroup(state, v, { zones: unseen, cards: cards.filter((card) => !seen.has(card)) }, below);
  }
  // What several seats see lies before each of them.
  for (const [zone, { face }] of Object.entries(table.zones)) {
    const cards = v.me?.table.cards[zone];
    if (cards && typeof face !== 'string') replaceCards(state, zone, cards);
  }
  for (const d of table.open) {
    const looked = d.seat === v.seat ? null : lookedAt(d);
    if (looked) letKnow(state, d.seat, looked);
  }
  return state;
}

function letKnow<T extends Shapes>(state: State<T>, seat: number, { zone, n }: LookedAt): void {
  const cards = cardsIn(state, zone);
  const at = Object.fromEntries(cards.map((card, i) => [i, card] as const).slice(-n));
  const mine = state.own[seat]!.table;
  mine.knows = { ...mine.knows, [zone]: { at, some: [] } };
}

function dealGroup<T extends Shapes>(state: State<T>, v: View<T>, group: Deck, below: (n: number) => number): void {
  const rest = group.cards.slice();
  const claim = (card: string) => {
    const i = rest.indexOf(card);
    if (i < 0) throw new Error(`${card} is known to be unseen but not among the unseen cards`);
    rest.splice(i, 1);
    return card;
  };
  const piles = group.zones.map((zone) => {
    const { n } = state.pub.table.zones[zone]!;
    const known = v.me?.table.knows[zone];
    const cards: (string | null)[] = Array.from({ length: n }, () => null);
    for (const [at, card] of Object.entries(known?.at ?? {})) cards[Number(at)] = claim(card);
    for (const card of known?.some ?? []) cards[cards.indexOf(null)] = claim(card);
    return { zone, cards };
  });
  shuffleWith(rest, below);
  for (const { zone, cards } of piles) {
    const dealt = cards.map((card) => card ?? rest.pop());
    if (dealt.includes(undefined)) throw new Error(`not enough unseen cards for ${zone}`);
    replaceCards(state, zone, dealt as string[]);
  }
  if (rest.length > 0) throw new Error(`${rest.length} unseen cards have no place, ${rest[0]} among them`);
}
