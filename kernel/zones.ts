import { shuffleWith } from './random.ts';
import type { Face, Knowledge, Own, Seat, Shapes, State, Zone } from './types.ts';

// Card zones with knowledge. The top of a pile is the end of its array, so that positions counted from the bottom stay true while others draw.
// Contents lie in pub, own or hid by the zone's face. Lists and zones are never changed, only replaced, so that states can share them.
// Whoever saw a card go where it cannot be seen remembers it until a shuffle.

export type Where = 'top' | 'bottom';

export function zoneOf<T extends Shapes>(s: State<T>, zone: string): Zone {
  const found = s.pub.table.zones[zone];
  if (!found) throw new Error(`no zone ${zone}`);
  return found;
}

/** The cards of a zone, bottom first. */
export function cardsIn<T extends Shapes>(s: State<T>, zone: string): readonly string[] {
  return home(s, zoneOf(s, zone).face, zone);
}

/** All seats that see a zone hold the same list. */
function home<T extends Shapes>(s: State<T>, face: Face, zone: string): readonly string[] {
  if (face === 'up') return s.pub.table.cards[zone]!;
  if (face === 'down') return s.hid.table.cards[zone]!;
  return s.own[face[0]!]!.table.cards[zone]!;
}

function settleIn<T extends Shapes>(s: State<T>, face: Face, zone: string, cards: readonly string[]): void {
  if (face === 'up') s.pub.table.cards[zone] = cards;
  else if (face === 'down') s.hid.table.cards[zone] = cards;
  else for (const seat of face) s.own[seat]!.table.cards[zone] = cards;
}
/** The zone holds these cards now. */
function hold<T extends Shapes>(s: State<T>, zone: string, { face, owner }: Zone, cards: readonly string[]): void {
  s.pub.table.zones[zone] = { n: cards.length, face, owner };
  settleIn(s, face, zone, cards);
}

export function addZone<T extends Shapes>(
  s: State<T>,
  zone: string,
  face: Face,
  owner: Seat | null,
  cards: readonly string[],
): void {
  if (s.pub.table.zones[zone]) throw new Error(`zone ${zone} exists`);
  if (typeof face !== 'string' && face.length === 0) throw new Error(`zone ${zone} is seen by an empty list of seats`);
  hold(s, zone, { n: 0, face, owner }, cards.slice());
}

/** Turns a whole zone over: a law that shows secret hands, a hand laid open to a team. */
export function refaceZone<T extends Shapes>(s: State<T>, zone: string, face: Face): void {
  const info = zoneOf(s, zone);
  const cards = home(s, info.face, zone);
  if (info.face === 'up') delete s.pub.table.cards[zone];
  else if (info.face === 'down') delete s.hid.table.cards[zone];
  else for (const seat of info.face) delete s.own[seat]!.table.cards[zone];
  hold(s, zone, { ...info, face }, cards);
  for (let seat = 0; seat < s.own.length; seat++) if (sees(face, seat)) delete s.own[seat]!.table.knows[zone];
}

export function sees(face: Face, seat: Seat): boolean {
  return face === 'up' || (face !== 'down' && face.includes(seat));
}

/** Moves one card. Knowledge follows it: seats that knew it and do not see the target remember where it went. */
export function moveCard<T extends Shapes>(s: State<T>, card: string, from: string, to: string, where: Where): void {
  const source = zoneOf(s, from);
  const index = home(s, source.face, from).lastIndexOf(card);
  if (index < 0) throw new Error(`${card} is not in ${from}`);
  moveAt(s, index, card, from, to, where);
}

/** Moves the top card; null when the zone is empty. */
export function moveTop<T extends Shapes>(s: State<T>, from: string, to: string, where: Where): string | null {
  const cards = home(s, zoneOf(s, from).face, from);
  const card = cards[cards.length - 1];
  if (card === undefined) return null;
  moveAt(s, cards.length - 1, card, from, to, where);
  return card;
}

function moveAt<T extends Shapes>(
  s: State<T>,
  index: number,
  card: string,
  from: string,
  to: string,
  where: Where,
): void {
  const source = zoneOf(s, from);
  const target = zoneOf(s, to);
  const witnesses = target.face === 'up' ? NOBODY : knowers(s, source, from, index, card);
  hold(s, from, source, without(home(s, source.face, from), index));
  forget(s, from, index, card, target.face);

  if (where === 'bottom') shiftUp(s, to);
  const there = home(s, target.face, to);
  hold(s, to, target, where === 'top' ? [...there, card] : [card, ...there]);
  for (const seat of witnesses)
    if (!sees(target.face, seat)) learn(s.own[seat]!, target, to, where === 'top' ? there.length : 0, card);
}

const NOBODY: Seat[] = [];

const without = (cards: readonly string[], index: number): readonly string[] =>
  index === cards.length - 1 ? cards.slice(0, index) : cards.toSpliced(index, 1);

/** Seats that can tell which card this is. One who only knows that it is somewhere in a hand cannot tell it from the others. */
function knowers<T extends Shapes>(s: State<T>, info: Zone, zone: string, index: number, card: string): Seat[] {
  const { face } = info;
  let found: Seat[] | null = null;
  for (let seat = 0; seat < s.own.length; seat++) {
    let knows = sees(face, seat);
    if (!knows) {
      const known = s.own[seat]!.table.knows[zone];
      if (known !== undefined) knows = known.at[index] === card;
    }
    if (knows) (found ??= []).push(seat);
  }
  return found ?? NOBODY;
}

function learn<T extends Shapes>(own: Own<T>, info: Zone, zone: string, position: number, card: string): void {
  const known = (own.table.knows[zone] ??= { at: {}, some: [] });
  if (info.face === 'down') known.at[position] = card;
  else if (!known.some.includes(card)) known.some.push(card);
}

function forget<T extends Shapes>(s: State<T>, zone: string, index: number, card: string, target: Face): void {
  for (let seat = 0; seat < s.own.length; seat++) {
    const { knows } = s.own[seat]!.table;
    const known = knows[zone];
    if (known === undefined) continue;
    const at: Knowledge['at'] = {};
    for (const key in known.at) {
      const position = Number(key);
      if (position < index) at[position] = known.at[key]!;
      else if (position > index) at[position - 1] = known.at[key]!;
    }
    known.at = at;
    if (!sees(target, seat)) known.some.length = 0; // an unseen card left the hand: it may have been any of those known to be in it
    else if (known.some.includes(card)) known.some.splice(known.some.indexOf(card), 1);
    if (known.some.length === 0 && Object.keys(at).length === 0) delete knows[zone];
  }
}

function shiftUp<T extends Shapes>(s: State<T>, zone: string): void {
  for (const own of s.own) {
    const known = own.table.knows[zone];
    if (known === undefined) continue;
    const at: Knowledge['at'] = {};
    for (const key in known.at) at[Number(key) + 1] = known.at[key]!;
    known.at = at;
  }
}

/** The seat looks at the top cards, top first, and remembers them. */
export function peekAt<T extends Shapes>(s: State<T>, seat: Seat, zone: string, count: number): string[] {
  const info = zoneOf(s, zone);
  const cards = home(s, info.face, zone);
  const seen: string[] = [];
  for (let i = cards.length - 1; i >= 0 && seen.length < count; i--) {
    seen.push(cards[i]!);
    if (!sees(info.face, seat)) learn(s.own[seat]!, info, zone, i, cards[i]!);
  }
  return seen;
}

/** Seats are shown a card that stays where it is, and remember it. */
export function showCard<T extends Shapes>(s: State<T>, zone: string, card: string, seats: readonly Seat[]): void {
  const info = zoneOf(s, zone);
  const index = home(s, info.face, zone).lastIndexOf(card);
  if (index < 0) throw new Error(`${card} is not in ${zone}`);
  for (const seat of seats) if (!sees(info.face, seat)) learn(s.own[seat]!, info, zone, index, card);
}

/** Shuffles a zone; whatever anybody knew of its order is gone. */
export function shuffleZone<T extends Shapes>(s: State<T>, zone: string, below: (n: number) => number): void {
  const info = zoneOf(s, zone);
  const cards = home(s, info.face, zone).slice();
  shuffleWith(cards, below);
  hold(s, zone, info, cards);
  for (const own of s.own) if (own.table.knows[zone] !== undefined) delete own.table.knows[zone];
}

/** Moves all cards of one zone under those of another and shuffles the whole: a discard pile that becomes a deck. */
export function recycleZone<T extends Shapes>(
  s: State<T>,
  from: string,
  to: string,
  below: (n: number) => number,
): void {
  const source = zoneOf(s, from);
  const target = zoneOf(s, to);
  hold(s, to, target, [...home(s, source.face, from), ...home(s, target.face, to)]);
  hold(s, from, source, []);
  for (const own of s.own) if (own.table.knows[from] !== undefined) delete own.table.knows[from];
  shuffleZone(s, to, below);
}
