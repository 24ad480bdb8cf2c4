import { cloneState } from '../clone.ts';
import { shuffleWith } from '../random.ts';
import type { Game } from '../game.ts';
import type { Seat, Shapes, State } from '../types.ts';
import { replaceCards, sees } from '../zones.ts';

/** The cards whose place a seat may not know: in zones it does not see, at positions it does not remember. */
export function hiddenFrom<T extends Shapes>(s: State<T>, seat: Seat): string[] {
  const hidden: string[] = [];
  for (const zone in s.pub.table.zones) {
    const places = unknownPlaces(s, zone, [seat]);
    const cards = contents(s, zone);
    for (const i of places) hidden.push(cards[i]!);
  }
  return hidden;
}

/** The same state with everything that none of these seats knows dealt anew: unknown cards change places, the key of all dice is another. */
export function swapUnknown<T extends Shapes>(
  game: Game<T>,
  s: State<T>,
  seats: readonly Seat[],
  below: (n: number) => number,
): State<T> {
  const swapped = cloneState(game, s);
  const places: { zone: string; at: number }[] = [];
  for (const zone in s.pub.table.zones) {
    if (!isSpokenFor(s, zone)) for (const at of unknownPlaces(s, zone, seats)) places.push({ zone, at });
  }
  // A pile changes its order; hands of one kind (their names differ in a number only) change cards with each other.
  const groups = new Map<string, { zone: string; at: number }[]>();
  for (const place of places) {
    const kind = s.pub.table.zones[place.zone]!.face === 'down' ? place.zone : place.zone.replace(/\d+/g, '');
    groups.set(kind, [...(groups.get(kind) ?? []), place]);
  }
  for (const group of groups.values()) {
    const cards = group.map(({ zone, at }) => contents(s, zone)[at]!);
    shuffleWith(cards, below);
    group.forEach(({ zone, at }, i) => write(swapped, zone, at, cards[i]!));
  }
  swapped.hidden.table.rng.key = [below(0x40000000), below(0x40000000), below(0x40000000), below(0x40000000)];
  return swapped;
}

/** A seat that gave a secret answer may have named cards it holds: its hand has to stay as it is. */
function isSpokenFor<T extends Shapes>(s: State<T>, zone: string): boolean {
  const { face } = s.pub.table.zones[zone]!;
  if (typeof face === 'string') return false;
  return face.some((seat) => {
    const { secrets, sealed } = s.own[seat]!.table;
    return Object.keys(secrets).length > 0 || Object.keys(sealed).length > 0;
  });
}

function unknownPlaces<T extends Shapes>(s: State<T>, zone: string, seats: readonly Seat[]): number[] {
  const { face, n } = s.pub.table.zones[zone]!;
  if (n === 0 || seats.some((seat) => sees(face, seat))) return [];
  const cards = contents(s, zone);
  const notes = seats.map((seat) => s.own[seat]!.table.knows[zone]).filter((known) => known !== undefined);
  const places: number[] = [];
  for (let i = 0; i < n; i++) {
    const card = cards[i]!;
    if (!notes.some((known) => known.at[i] === card || known.some.includes(card))) places.push(i);
  }
  return places;
}

function contents<T extends Shapes>(s: State<T>, zone: string): readonly string[] {
  const { face } = s.pub.table.zones[zone]!;
  if (face === 'up') return s.pub.table.cards[zone]!;
  return face === 'down' ? s.hidden.table.cards[zone]! : s.own[face[0]!]!.table.cards[zone]!;
}

function write<T extends Shapes>(s: State<T>, zone: string, at: number, card: string): void {
  replaceCards(s, zone, contents(s, zone).with(at, card));
}
