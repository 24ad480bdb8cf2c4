import { same } from '@orrery/kernel';
import type { Decision, Json } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { Load } from '../content/units.ts';
import type { Boarding, Loading, MoveAtom, ShipMove } from '../shapes.ts';
import { growFrom } from './growing.ts';

// The answer to "which ships move" as ships with what each takes aboard: any of them can be changed at any time.

export type Freight = Loading | Boarding;
export interface ShipSetOut {
  readonly ship: ShipMove;
  readonly freight: readonly Freight[];
}

const isShip = (atom: MoveAtom): atom is ShipMove => 'ship' in atom;
export const isMovement = ({ kind }: Decision): boolean => kind === 'move' || kind === 'transfer';

/** The ships of an answer, each with what follows it. */
export function shipsOf(part: readonly MoveAtom[]): ShipSetOut[] {
  const ships: { ship: ShipMove; freight: Freight[] }[] = [];
  for (const atom of part)
    if (isShip(atom)) ships.push({ ship: atom, freight: [] });
    else ships.at(-1)!.freight.push(atom);
  return ships;
}
const atomsOf = (ships: readonly ShipSetOut[]): MoveAtom[] => ships.flatMap(({ ship, freight }) => [ship, ...freight]);

export const setOut = (table: TableModel): ShipSetOut[] =>
  shipsOf((table.growth()?.part ?? []) as unknown as MoveAtom[]);

/** The answer made anew; what is no longer possible is left out together with its freight. */
function write(table: TableModel, ships: readonly ShipSetOut[]): void {
  table.shrink(0);
  const length = () => table.growth()?.part.length ?? 0;
  for (const { ship, freight } of ships) {
    const before = length();
    table.grow(ship as unknown as Json);
    if (length() === before) continue;
    for (const atom of freight) table.grow(atom as unknown as Json);
  }
}

/** What could follow these ships. */
const openAfter = (table: TableModel, ships: readonly ShipSetOut[]): MoveAtom[] =>
  growFrom(table, atomsOf(ships) as unknown as Json[]) as unknown as MoveAtom[];

/** Every ship that could be named first, and those that are named. */
export function shipsToName(table: TableModel): ShipMove[] {
  const first = openAfter(table, []).filter(isShip);
  const named = setOut(table).map(({ ship }) => ship);
  return [...first, ...named.filter((one) => !first.some((other) => same(one, other)))];
}
export const numberOf = (table: TableModel, ship: ShipMove): number =>
  setOut(table).filter((one) => same(one.ship, ship)).length;
/** Whether one more ship may set out; a ship that only loads where it stands must have something aboard first. */
export const mayAdd = (table: TableModel, ship: ShipMove): boolean =>
  openAfter(table, setOut(table)).some((atom) => isShip(atom) && same(atom, ship));
export const addShip = (table: TableModel, ship: ShipMove): void => table.grow(ship as unknown as Json);
/** The one that was named last goes back; ships with the least aboard first. */
export function takeBack(table: TableModel, ship: ShipMove): void {
  const ships = setOut(table);
  const alike = ships.filter((one) => same(one.ship, ship));
  const gone = alike.toReversed().toSorted((a, b) => a.freight.length - b.freight.length)[0];
  write(
    table,
    ships.filter((one) => one !== gone),
  );
}

/** Something that a ship could take aboard at a place: how much it has, and how much it could have. */
export interface Hold {
  readonly what: { readonly load: Load } | { readonly board: string };
  readonly at: string;
  readonly n: number;
  readonly most: number;
}
const isWhat = (what: Hold['what'], at: string) => (atom: Freight) =>
  atom.at === at &&
  ('load' in what ? 'load' in atom && atom.load === what.load : 'board' in atom && atom.board === what.board);
const amount = (atom: Freight): number => ('load' in atom ? atom.n : 1);

/** What the ship at this place of the answer has aboard and could take. */
export function holdsOf(table: TableModel, index: number): Hold[] {
  const ships = setOut(table);
  const mine = ships[index]!;
  const others = ships.filter((_, i) => i !== index);
  const bare = openAfter(table, [...others, { ...mine, freight: [] }]).filter((atom): atom is Freight => !isShip(atom));
  const now = openAfter(table, [...others, mine]).filter((atom): atom is Freight => !isShip(atom));
  const kinds = new Map(
    [...bare, ...mine.freight].map((atom) => [
      `${'load' in atom ? atom.load : atom.board}@${atom.at}`,
      { what: 'load' in atom ? { load: atom.load } : { board: atom.board }, at: atom.at },
    ]),
  );
  return [...kinds.values()].map(({ what, at }) => {
    const fits = isWhat(what, at);
    const own = mine.freight.filter(fits);
    const n = own.reduce((sum, atom) => sum + amount(atom), 0);
    // With some aboard already, the room that other freight leaves counts.
    const without = openAfter(table, [...others, { ...mine, freight: mine.freight.filter((atom) => !fits(atom)) }]);
    const open = (n > 0 ? without : now).filter((atom): atom is Freight => !isShip(atom) && fits(atom));
    return { what, at, n, most: Math.max(n, ...open.map(amount)) };
  });
}
/** So much of it goes aboard. */
export function setHold(table: TableModel, index: number, hold: Hold, n: number): void {
  const ships = setOut(table);
  const mine = ships[index]!;
  const rest = mine.freight.filter((atom) => !isWhat(hold.what, hold.at)(atom));
  const more: Freight[] =
    n === 0
      ? []
      : ['load' in hold.what ? { load: hold.what.load, n, at: hold.at } : { board: hold.what.board, at: hold.at }];
  write(
    table,
    ships.map((one, i) => (i === index ? { ...mine, freight: [...rest, ...more] } : one)),
  );
}
