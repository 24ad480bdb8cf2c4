import { withEntry, withoutEntry } from './json.ts';
import { shuffleWith } from './random.ts';
import type { Face, Knowledge, Own, Seat, Shapes, State, Zone } from './types.ts';

// Card zones with knowledge. The top of a pile is the end of its array, so that positions counted from the bottom stay true while others draw.
// Contents lie in pub, own or hidden by the zone's face; whoever saw a card go where it cannot be seen remembers it until a shuffle.
// A copy of a state shares its zones, lists of cards and records of them with it; whichever changes one first makes that one its own.

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

function home<T extends Shapes>(s: State<T>, face: Face, zone: string): readonly string[] {
  if (face === 'up') return s.pub.table.cards[zone]!;
  if (face === 'down') return s.hidden.table.cards[zone]!;
  return s.own[face[0]!]!.table.cards[zone]!;
}

/**
 * Copy on write: a state copies a zone before it changes it for the first time. What the state that was changed last has copied already is
 * noted here (its zones by name, its records of zones and cards by names that no zone has), so that it is copied once and not at each
 * change. It saves time and nothing else: a state about which nothing is noted copies once more than it had to.
 */
let changing: object | null = null;
let unshared = new Set<string>();
function unsharedZones(state: object): Set<string> {
  if (changing !== state) {
    changing = state;
    unshared = new Set();
  }
  return unshared;
}
/** The state is copied: from now on it shares all its zones. */
export function shareZones(state: object): void {
  if (changing === state) changing = null;
}

const RECORD = { zones: '\0zones', up: '\0up', down: '\0down' };
const seatRecords: string[] = [];
const seatRecord = (seat: Seat): string => (seatRecords[seat] ??= `\0${seat}`);

type Cards = { [zone: string]: readonly string[] };
/** A record of cards, to be changed: no other state has it. */
function unsharedCards<T extends Shapes>(s: State<T>, record: string, table: { cards: Readonly<Cards> }): Cards {
  const mine = unsharedZones(s);
  if (!mine.has(record)) {
    table.cards = { ...table.cards };
    mine.add(record);
  }
  return table.cards;
}
const cardsFacing = <T extends Shapes>(s: State<T>, face: 'up' | 'down'): Cards =>
  unsharedCards(s, RECORD[face], face === 'up' ? s.pub.table : s.hidden.table);
const cardsOf = <T extends Shapes>(s: State<T>, seat: Seat): Cards =>
  unsharedCards(s, seatRecord(seat), s.own[seat]!.table);

function putZone<T extends Shapes>(s: State<T>, name: string, zone: Zone): void {
  const { table } = s.pub;
  const mine = unsharedZones(s);
  if (!mine.has(RECORD.zones)) {
    table.zones = { ...table.zones };
    mine.add(RECORD.zones);
  }
  (table.zones as { [zone: string]: Zone })[name] = zone;
}

type Changeable = { -readonly [field in keyof Zone]: Zone[field] };
/** The zone, to be changed: no other state has it. */
function unsharedZone<T extends Shapes>(s: State<T>, zone: string): Changeable {
  const mine = unsharedZones(s);
  if (!mine.has(zone)) {
    const { n, face, owner } = zoneOf(s, zone);
    putZone(s, zone, { n, face, owner });
    layCards(s, face, zone, home(s, face, zone).slice());
    mine.add(zone);
  }
  return s.pub.table.zones[zone]!;
}
/** Every array that holds the contents of a zone that is not shared: one, or one for each seat that sees it. */
function homes<T extends Shapes>(s: State<T>, face: Face, zone: string): string[][] {
  if (typeof face === 'string') return [onlyHome(s, face, zone)];
  return face.map((seat) => s.own[seat]!.table.cards[zone]! as string[]);
}
const onlyHome = <T extends Shapes>(s: State<T>, face: Face, zone: string): string[] => home(s, face, zone) as string[];

function layCards<T extends Shapes>(s: State<T>, face: Face, zone: string, cards: string[]): void {
  if (typeof face === 'string') cardsFacing(s, face)[zone] = cards;
  else for (const seat of face) cardsOf(s, seat)[zone] = cards.slice();
}

/** Other cards in a zone, as many as before: an imagined state is dealt anew. */
export function replaceCards<T extends Shapes>(s: State<T>, zone: string, cards: readonly string[]): void {
  const { face, n } = zoneOf(s, zone);
  if (cards.length !== n) throw new Error(`${cards.length} cards for ${zone}, which has ${n}`);
  layCards(s, face, zone, cards.slice());
}

function forgetZone<T extends Shapes>(own: Own<T>, zone: string): void {
  own.table.knows = withoutEntry(own.table.knows, zone);
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
  putZone(s, zone, { n: cards.length, face, owner });
  layCards(s, face, zone, cards.slice());
  unsharedZones(s).add(zone);
}

/** Turns a whole zone over: a law that shows secret hands, a hand laid open to a team. */
export function setZoneVisibility<T extends Shapes>(s: State<T>, zone: string, face: Face): void {
  const info = unsharedZone(s, zone);
  const cards = onlyHome(s, info.face, zone);
  if (typeof info.face === 'string') delete cardsFacing(s, info.face)[zone];
  else for (const seat of info.face) delete cardsOf(s, seat)[zone];
  info.face = face;
  layCards(s, face, zone, cards);
  for (let seat = 0; seat < s.own.length; seat++) if (sees(face, seat)) forgetZone(s.own[seat]!, zone);
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
  const source = unsharedZone(s, from);
  const target = unsharedZone(s, to);
  const witnesses = target.face === 'up' ? NOBODY : knowers(s, source, from, index, card);
  if (typeof source.face === 'string' || source.face.length === 1) removeAt(onlyHome(s, source.face, from), index);
  else for (const cards of homes(s, source.face, from)) removeAt(cards, index);
  source.n--;
  if (source.face !== 'up') forget(s, from, index, card, target.face);

  if (where === 'bottom') shiftUp(s, to);
  if (typeof target.face === 'string' || target.face.length === 1) insert(onlyHome(s, target.face, to), card, where);
  else for (const cards of homes(s, target.face, to)) insert(cards, card, where);
  target.n++;
  for (const seat of witnesses)
    if (!sees(target.face, seat)) learn(s.own[seat]!, target, to, where === 'top' ? target.n - 1 : 0, card);
}

const NOBODY: Seat[] = [];

function removeAt(cards: string[], index: number): void {
  if (index === cards.length - 1) cards.pop();
  else cards.splice(index, 1);
}
function insert(cards: string[], card: string, where: Where): void {
  if (where === 'top') cards.push(card);
  else cards.unshift(card);
}

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
  const { at, some } = own.table.knows[zone] ?? NOTHING;
  const known =
    info.face === 'down'
      ? { at: withEntry(at, position, card), some }
      : { at, some: some.includes(card) ? some : [...some, card] };
  own.table.knows = withEntry(own.table.knows, zone, known);
}
const NOTHING: Knowledge = { at: {}, some: [] };

function forget<T extends Shapes>(s: State<T>, zone: string, index: number, card: string, target: Face): void {
  for (let seat = 0; seat < s.own.length; seat++) {
    const own = s.own[seat]!;
    const known = own.table.knows[zone];
    if (known === undefined) continue;
    const at: { [position: number]: string } = {};
    for (const key in known.at) {
      const position = Number(key);
      if (position < index) at[position] = known.at[key]!;
      else if (position > index) at[position - 1] = known.at[key]!;
    }
    // An unseen card left the hand: it may have been any of those known to be in it.
    const some = sees(target, seat) ? known.some.filter((other) => other !== card) : [];
    if (some.length === 0 && Object.keys(at).length === 0) forgetZone(own, zone);
    else own.table.knows = withEntry(own.table.knows, zone, { at, some });
  }
}

function shiftUp<T extends Shapes>(s: State<T>, zone: string): void {
  for (const own of s.own) {
    const known = own.table.knows[zone];
    if (known === undefined) continue;
    const at: { [position: number]: string } = {};
    for (const key in known.at) at[Number(key) + 1] = known.at[key]!;
    own.table.knows = withEntry(own.table.knows, zone, { at, some: known.some });
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
  const info = unsharedZone(s, zone);
  const cards = onlyHome(s, info.face, zone);
  shuffleWith(cards, below);
  if (typeof info.face !== 'string')
    for (const other of homes(s, info.face, zone)) if (other !== cards) other.splice(0, other.length, ...cards);
  for (const own of s.own) forgetZone(own, zone);
}

/** Moves all cards of one zone under those of another and shuffles the whole: a discard pile that becomes a deck. */
export function recycleZone<T extends Shapes>(
  s: State<T>,
  from: string,
  to: string,
  below: (n: number) => number,
): void {
  const source = unsharedZone(s, from);
  const target = unsharedZone(s, to);
  const moved = home(s, source.face, from).slice();
  for (const cards of homes(s, target.face, to)) cards.unshift(...moved);
  for (const cards of homes(s, source.face, from)) cards.length = 0;
  target.n += source.n;
  source.n = 0;
  for (const own of s.own) forgetZone(own, from);
  shuffleZone(s, to, below);
}
