import type { Card } from '../content/card.ts';
import type { Abilities } from '../content/effects.ts';
import { scenarios } from '../content/scenarios/index.ts';
import type { Scenario } from '../content/scenarios/scenario.ts';
import { sheetIds, sheetOf } from '../content/stickers/index.ts';
import type { SheetId } from '../content/stickers/index.ts';
import type { Column, Sheet, Sticker } from '../content/stickers/sheet.ts';

/** Cards as stickers and scenarios change them (SR-UPG-06 to -18). */

export const isSheetId = (id: string): id is SheetId => sheetIds.includes(id as SheetId);

/** A Base's column is also that of Outposts (SR-UPG-02, -09). */
export const columnOf = (type: Card['type']): Column => (type === 'ship' ? 'ship' : 'base');

/** The row that stands for the printed cost of a card, counted from 0; -1 where the sheet has none (SR-UPG-10). */
export const rowFor = (sheet: Sheet, printedCost: number): number =>
  sheet.rows.findIndex((row) => row.cost === printedCost);

export const stickerFor = (sheet: Sheet, card: Card): Sticker | null =>
  sheet.rows.find((row) => row.cost === card.cost)?.[columnOf(card.type)] ?? null;

/** Effects are appended to an ability the card has; abilities of other kinds are new (SR-UPG-14, -15). */
const withAdditions = (card: Card, adds: Abilities): Card => {
  const ally = [...(card.ally ?? []), ...(adds.ally ?? [])];
  const continuous = [...(card.continuous ?? []), ...(adds.continuous ?? [])];
  return {
    ...card,
    ...(adds.primary ? { primary: [...(card.primary ?? []), ...adds.primary] } : {}),
    ...(adds.scrap ? { scrap: [...(card.scrap ?? []), ...adds.scrap] } : {}),
    ally,
    continuous,
  };
};

/** Both stickers applied: the sheet's ability, the double symbol (SR-UPG-06, -17); the on-acquire ability is covered (SR-UPG-28). */
export const withStickers = (card: Card, id: SheetId): Card => {
  const sheet = sheetOf(id);
  const sticker = stickerFor(sheet, card);
  if (sticker === null) throw new Error(`${id} has no sticker for a ${card.type} of cost ${card.cost}`);
  const { onAcquire: _covered, ...rest } = withAdditions(card, sticker);
  return { ...rest, factions: [...card.factions, sheet.faction] };
};

const modifiersOf = (option: string) =>
  (scenarios as readonly Scenario[])
    .flatMap((s) => Object.values(s.sides))
    .flatMap((side) => (Object.hasOwn(side.options, option) ? side.options[option]! : []));

/** The card with what a small Scenario card gives it for this game (SR-GEN-06). */
export const withGains = (card: Card, id: string, option: string): Card =>
  modifiersOf(option).reduce(
    (now, m) => (m.kind === 'cardGains' && m.cards.includes(id) ? withAdditions(now, m.adds) : now),
    card,
  );
