/** Where on the sheets a mark stands. A place may be good for several marks; the reader then picks one at the finger. */
import { INDUSTRY_BATCHES, TECHNOLOGIES, UNITS } from './content.ts';
import type { Atom, Desk, SheetId } from './content.ts';

/** The place of a mark; null for what is not marked on a sheet. A deployment covers many nodes and has its own way. */
export function placeOf(atom: Atom, desk: Desk | null): string | null {
  switch (atom.do) {
    case 'activate':
    case 'sheet':
      return `sheet ${atom.sheet}`;
    case 'side':
      return `box ${atom.side}`;
    case 'explore':
      return `system ${atom.to}`;
    case 'reveal':
    case 'claimSystem':
    case 'crossSystem':
      return `system ${atom.system}`;
    case 'passage':
      return `wormhole ${atom.leave}`;
    case 'unlockPlanet':
      return `planet ${atom.planet}`;
    case 'develop':
      return `icon ${atom.planet} ${atom.icon}`;
    case 'developLine':
    case 'crossPopulation':
      return `end ${atom.planet} ${atom.line}`;
    case 'dockIcon':
      return `dock ${atom.dock} ${atom.icon}`;
    case 'buildDock':
      return `dock ${atom.dock}`;
    case 'scrap':
    case 'claimHex':
    case 'scrapX':
      return `hex ${atom.hex}`;
    case 'batch':
      return `batch ${atom.batch}`;
    case 'unlockUnit':
      return `unit ${atom.unit}`;
    case 'unitIcon':
    case 'unitSpecialty':
      return `strip ${atom.unit} ${atom.strip}`;
    case 'infantry':
      return `node ${atom.node}`;
    case 'research':
    case 'technologySpecialty':
    case 'unlockTechnology':
    case 'useTechnology':
      return `technology ${atom.technology}`;
    case 'focus':
    case 'lendFocus':
      return desk?.p.active ? `focus ${desk.p.active} ${atom.res}` : null;
    case 'unlockFocus':
      return `focus ${atom.sheet} ${atom.res}`;
    default:
      return null;
  }
}

/** The sheet a mark stands on. */
export function sheetOf(atom: Atom, desk: Desk | null): SheetId | null {
  switch (atom.do) {
    case 'explore':
    case 'passage':
    case 'reveal':
    case 'claimSystem':
    case 'crossSystem':
      return 'navigation';
    case 'unlockPlanet':
    case 'develop':
    case 'developLine':
    case 'dockIcon':
    case 'buildDock':
    case 'crossPopulation':
      return 'expansion';
    case 'scrap':
    case 'claimHex':
    case 'scrapX':
    case 'batch':
      return 'industry';
    case 'unlockUnit':
    case 'unitIcon':
    case 'unitSpecialty':
    case 'infantry':
    case 'deploy':
    case 'side':
      return 'warfare';
    case 'research':
    case 'technologySpecialty':
    case 'unlockTechnology':
    case 'useTechnology':
      return TECHNOLOGIES[atom.technology]!.sheet;
    case 'unlockFocus':
      return atom.sheet;
    case 'focus':
    case 'lendFocus':
      return desk?.p.active ?? null;
    default:
      return null;
  }
}

/** What a mark is paid with: a resource, an asset by its code, a trade good, or nothing. */
export function priceOf(atom: Atom, desk: Desk | null): string | null {
  switch (atom.do) {
    case 'unlockPlanet':
    case 'buildDock':
      return atom.pay === 'asset' ? 'planet' : null;
    case 'technologySpecialty':
      return `spec:${TECHNOLOGIES[atom.technology]!.specialty}`;
    case 'unlockUnit':
      return `spec:${UNITS[atom.unit]!.lock}`;
    case 'unitSpecialty':
      return `spec:${UNITS[atom.unit]!.orSpecialty}`;
    case 'scrapX':
      return `spec:${desk?.sheets.industry.hexes[atom.hex]?.cost}`;
    case 'batch':
      return `spec:${INDUSTRY_BATCHES[atom.batch]!.specialty}`;
    case 'focus':
      return `focus:${atom.res}`;
    case 'trade':
    case 'buyStrength':
      return 'tg';
    case 'save':
      return atom.res;
    case 'convert':
      return atom.from;
    default:
      return 'pay' in atom && atom.pay !== 'free' ? atom.pay : null;
  }
}

/** Whether a mark is a use of this resource or asset. What may be spent as anything pays for every resource. */
export function usesThing(atom: Atom, thing: string, desk: Desk | null): boolean {
  const price = priceOf(atom, desk);
  return thing === 'W' ? price === 'M' || price === 'I' || price === 'R' : price === thing;
}

/** Marks that differ in nothing that matters: the same thing for the same price, from another lane or another like icon. */
export function distinct(atoms: readonly Atom[]): Atom[] {
  const found = new Map<string, Atom>();
  for (const atom of atoms) {
    const key = equivalenceKey(atom);
    if (!found.has(key)) found.set(key, atom);
  }
  return [...found.values()];
}
function equivalenceKey(atom: Atom): string {
  if (atom.do === 'explore') return `explore ${atom.to} ${atom.pay}`;
  if (atom.do === 'unitIcon') return `strip ${atom.unit} ${atom.strip} ${atom.pay}`;
  return JSON.stringify(atom);
}
