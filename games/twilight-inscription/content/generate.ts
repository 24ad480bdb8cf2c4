/** Sheets made from a seed, by the recipes of the printed A sides: same bags, same constants, other places. */
import { sampler, shuffleWith } from '@orrery/kernel';
import { generateExpansion } from './generate/expansion.ts';
import { generateIndustry } from './generate/industry.ts';
import { generateNavigation } from './generate/navigation.ts';
import { generateWarfare } from './generate/warfare.ts';
import type { Chance } from './generate/chance.ts';
import { layoutId, type Layout, type Layouts } from './layouts.ts';
import { SHEETS, type SheetId } from './vocabulary.ts';

const TRIES = 400;
const MAKERS: { [S in SheetId]: (id: string, chance: Chance) => Layouts[S] | null } = {
  navigation: generateNavigation,
  expansion: generateExpansion,
  industry: generateIndustry,
  warfare: generateWarfare,
};

/** Seeds of sheets lie below this number. */
export const GENERATED_SEEDS = 1_000_000;

/** The seed of `generated:SEED`, by which a whole table plays the same made sheets; null for any other side. */
export function sharedSeed(side: string): number | null {
  const seed = /^generated:(\d{1,6})$/.exec(side)?.[1];
  return seed === undefined ? null : Number(seed);
}

export const generatedId = (sheet: SheetId, seed: number): string => layoutId(sheet, `g${seed}`);

export function generatedSeed(id: string): number {
  const seed = Number(id.split('-g')[1]);
  if (!Number.isInteger(seed)) throw new Error(`no sheet "${id}"`);
  return seed;
}

/** A recipe may fail its constraints; then the next draw of the same seed is tried. */
export function generateSheet(sheet: SheetId, seed: number): Layout {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const below = sampler(`${sheet} ${seed} ${attempt}`);
    const made = MAKERS[sheet](generatedId(sheet, seed), {
      below,
      shuffled: (items) => {
        const copy = items.slice();
        shuffleWith(copy, below);
        return copy;
      },
    });
    if (made) return made;
  }
  throw new Error(`no ${sheet} sheet from seed ${seed}`);
}

export function generateSheets(seed: number): Layouts {
  const made = new Map(SHEETS.map((sheet) => [sheet, generateSheet(sheet, seed)]));
  const of = <S extends SheetId>(sheet: S): Layouts[S] => made.get(sheet) as Layouts[S];
  return { navigation: of('navigation'), expansion: of('expansion'), industry: of('industry'), warfare: of('warfare') };
}
