/** One mark, one spend or one choice: what a player's answer to a step is made of. */
import type { RelicId } from '../content/relics.ts';
import type { AssetCode, Res, SheetId, Side } from '../content/vocabulary.ts';
import type { Pay } from './pool.ts';

export type Atom =
  // choosing
  | { do: 'activate'; sheet: SheetId }
  | { do: 'wait' }
  | { do: 'sheet'; sheet: SheetId }
  | { do: 'option'; option: number }
  | { do: 'gain'; asset: AssetCode }
  | { do: 'side'; side: Side }
  | { do: 'stop' }
  // Navigation
  | { do: 'explore'; from: number; to: number; pay: Pay }
  | { do: 'passage'; enter: number; leave: number; pay: Pay }
  | { do: 'reveal'; system: number }
  | { do: 'claimSystem'; system: number; pay: Pay }
  | { do: 'crossSystem'; system: number }
  // Expansion
  | { do: 'unlockPlanet'; planet: number; pay: 'asset' | 'free' }
  | { do: 'develop'; planet: number; icon: number; pay: Pay }
  | { do: 'developLine'; planet: number; line: number }
  | { do: 'dockIcon'; dock: number; icon: number; pay: Pay }
  | { do: 'buildDock'; dock: number; pay: 'asset' | 'free' }
  | { do: 'crossPopulation'; planet: number; line: number }
  // Industry
  | { do: 'scrap'; hex: number; pay: Pay }
  | { do: 'claimHex'; hex: number; pay: Pay }
  | { do: 'scrapX'; hex: number }
  | { do: 'batch'; batch: number }
  // Warfare
  | { do: 'unlockUnit'; unit: number }
  | { do: 'unitIcon'; unit: number; strip: number; icon: number; pay: Pay }
  | { do: 'unitSpecialty'; unit: number; strip: number }
  | { do: 'infantry'; node: number; pay: Pay }
  | { do: 'deploy'; unit: number; nodes: number[] }
  // every sheet
  | { do: 'research'; technology: number; pay: Pay }
  | { do: 'technologySpecialty'; technology: number }
  | { do: 'unlockTechnology'; technology: number }
  | { do: 'useTechnology'; technology: number }
  | { do: 'focus'; res: Res }
  | { do: 'unlockFocus'; sheet: SheetId; res: Res }
  | { do: 'lendFocus'; res: Res }
  | { do: 'trade'; res: Res }
  | { do: 'convert'; from: Res; to: Res }
  | { do: 'save'; res: Res }
  | { do: 'crossAsset'; asset: AssetCode }
  // cards
  | { do: 'relic'; relic: RelicId }
  | { do: 'rerollDice'; dice: number[] }
  | { do: 'repeatDie'; die: 'black' | 'focus'; res: Res }
  | { do: 'buyStrength' };

export type AtomKind = Atom['do'];
type Field = 'number' | 'string' | 'numbers';

/** The fields of each kind, to check what comes from outside. */
const FIELDS: { [K in AtomKind]: { [F in Exclude<keyof Extract<Atom, { do: K }>, 'do'>]: Field } } = {
  activate: { sheet: 'string' },
  wait: {},
  sheet: { sheet: 'string' },
  option: { option: 'number' },
  gain: { asset: 'string' },
  side: { side: 'string' },
  stop: {},
  explore: { from: 'number', to: 'number', pay: 'string' },
  passage: { enter: 'number', leave: 'number', pay: 'string' },
  reveal: { system: 'number' },
  claimSystem: { system: 'number', pay: 'string' },
  crossSystem: { system: 'number' },
  unlockPlanet: { planet: 'number', pay: 'string' },
  develop: { planet: 'number', icon: 'number', pay: 'string' },
  developLine: { planet: 'number', line: 'number' },
  dockIcon: { dock: 'number', icon: 'number', pay: 'string' },
  buildDock: { dock: 'number', pay: 'string' },
  crossPopulation: { planet: 'number', line: 'number' },
  scrap: { hex: 'number', pay: 'string' },
  claimHex: { hex: 'number', pay: 'string' },
  scrapX: { hex: 'number' },
  batch: { batch: 'number' },
  unlockUnit: { unit: 'number' },
  unitIcon: { unit: 'number', strip: 'number', icon: 'number', pay: 'string' },
  unitSpecialty: { unit: 'number', strip: 'number' },
  infantry: { node: 'number', pay: 'string' },
  deploy: { unit: 'number', nodes: 'numbers' },
  research: { technology: 'number', pay: 'string' },
  technologySpecialty: { technology: 'number' },
  unlockTechnology: { technology: 'number' },
  useTechnology: { technology: 'number' },
  focus: { res: 'string' },
  unlockFocus: { sheet: 'string', res: 'string' },
  lendFocus: { res: 'string' },
  trade: { res: 'string' },
  convert: { from: 'string', to: 'string' },
  save: { res: 'string' },
  crossAsset: { asset: 'string' },
  relic: { relic: 'string' },
  rerollDice: { dice: 'numbers' },
  repeatDie: { die: 'string', res: 'string' },
  buyStrength: {},
};

export const ATOM_KINDS = Object.keys(FIELDS) as AtomKind[];

const isKind = (kind: unknown): kind is AtomKind => typeof kind === 'string' && Object.hasOwn(FIELDS, kind);
const fits = (value: unknown, field: Field): boolean =>
  field === 'numbers'
    ? Array.isArray(value) && value.length <= 12 && value.every((n) => Number.isInteger(n))
    : field === 'number'
      ? Number.isInteger(value)
      : typeof value === 'string';

/** Shape only: whether the mark is legal is for the sheets to say. */
export function isAtom(value: unknown): value is Atom {
  if (typeof value !== 'object' || value === null || !('do' in value) || !isKind(value.do)) return false;
  const given: Record<string, unknown> = { ...value };
  const fields: Record<string, Field> = FIELDS[value.do];
  const names = Object.keys(fields);
  return Object.keys(given).length === names.length + 1 && names.every((name) => fits(given[name], fields[name]!));
}
