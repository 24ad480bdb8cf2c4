/** The sheets a player has in front of them. */
import type { SheetId } from './vocabulary.ts';
import type { Layout, Layouts } from './layouts.ts';
import { PRINTED, SIDE_B } from './sheets/index.ts';
import { generateSheet, generatedSeed } from './generate.ts';

/** Generated sheets are re-created from the seed in their id; the newest ones are kept at hand. */
const generated = new Map<string, Layout>();
const KEPT = 64;

function layout(id: string, sheet: SheetId): Layout {
  const printed = PRINTED.get(id) ?? generated.get(id);
  if (printed) return printed;
  const made = generateSheet(sheet, generatedSeed(id));
  if (generated.size >= KEPT) generated.delete(generated.keys().next().value!);
  generated.set(id, made);
  return made;
}

const sets = new WeakMap<Record<SheetId, string | null>, Layouts>();

/** A sheet the guide has not dealt yet is read as its B side, which it will be. */
export function layoutsOf(p: { sheets: Record<SheetId, string | null> }): Layouts {
  const known = sets.get(p.sheets);
  if (known) return known;
  const of = <S extends SheetId>(sheet: S): Layouts[S] =>
    layout(p.sheets[sheet] ?? SIDE_B[sheet].id, sheet) as Layouts[S];
  const set = {
    navigation: of('navigation'),
    expansion: of('expansion'),
    industry: of('industry'),
    warfare: of('warfare'),
  };
  sets.set(p.sheets, set);
  return set;
}
