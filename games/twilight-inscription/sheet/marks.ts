/** Marks that cost one resource: what can be bought on a sheet, and what forbids it. */
import { TECHNOLOGIES } from '../content/technologies.ts';
import { INFANTRY, UNITS } from '../content/units.ts';
import { RESOURCES, type Res, type SheetId } from '../content/vocabulary.ts';
import type { Atom } from './atoms.ts';
import * as expansion from './expansion.ts';
import * as industry from './industry.ts';
import * as navigation from './navigation.ts';
import { EXPLORED, OPEN, type Desk } from './player.ts';
import { refusePaidTechnology, research } from './technologies.ts';
import * as warfare from './warfare.ts';

const PAID = [
  'explore',
  'passage',
  'claimSystem',
  'develop',
  'dockIcon',
  'scrap',
  'claimHex',
  'unitIcon',
  'infantry',
  'research',
] as const;
export type PaidMark = Extract<Atom, { do: (typeof PAID)[number] }>;
export const isPaidMark = (atom: Atom): atom is PaidMark => PAID.some((kind) => kind === atom.do);

export const sheetOfMark = (mark: PaidMark): SheetId => {
  switch (mark.do) {
    case 'explore':
    case 'passage':
    case 'claimSystem':
      return 'navigation';
    case 'develop':
    case 'dockIcon':
      return 'expansion';
    case 'scrap':
    case 'claimHex':
      return 'industry';
    case 'unitIcon':
    case 'infantry':
      return 'warfare';
    case 'research':
      return TECHNOLOGIES[mark.technology]?.sheet ?? 'navigation';
    default:
      return mark satisfies never;
  }
};

/** What forbids the place that is marked, whatever pays for it. */
export function refusePlace(desk: Desk, mark: PaidMark): string | null {
  switch (mark.do) {
    case 'explore':
      return navigation.refuseExplore(desk, mark.from, mark.to);
    case 'passage':
      return navigation.refusePassage(desk, mark.enter, mark.leave);
    case 'claimSystem':
      return navigation.refuseClaimSystem(desk, mark.system);
    case 'develop':
      return expansion.refuseDevelop(desk, mark.planet, mark.icon);
    case 'dockIcon':
      return expansion.refuseDockIcon(desk, mark.dock, mark.icon);
    case 'scrap':
      return industry.refuseScrap(desk, mark.hex);
    case 'claimHex':
      return industry.refuseClaimHex(desk, mark.hex);
    case 'unitIcon':
      return warfare.refuseUnitIcon(desk, mark.unit, mark.strip, mark.icon);
    case 'infantry':
      return warfare.refuseDeploy(desk, INFANTRY, [mark.node], []);
    case 'research':
      return refusePaidTechnology(desk, mark.technology, sheetOfMark(mark));
    default:
      return mark satisfies never;
  }
}

/** The resources that may pay for a mark: its own icon (INS-CORE-10) or the legend's (INS-CORE-11). */
export function priceOf(desk: Desk, mark: PaidMark): readonly Res[] {
  switch (mark.do) {
    case 'explore':
    case 'passage':
      return navigation.EXPLORE_WITH;
    case 'claimSystem':
      return navigation.claimSystemWith(desk, mark.system);
    case 'develop':
      return [desk.sheets.expansion.planets[mark.planet]!.icons[mark.icon]!];
    case 'dockIcon':
      return [desk.sheets.expansion.docks[mark.dock]!.icons[mark.icon]!];
    case 'scrap':
      return ['M'];
    case 'claimHex':
      return industry.CLAIM_HEX_WITH;
    case 'unitIcon':
      return [UNITS[mark.unit]!.cost[mark.icon]!];
    case 'infantry':
      return RESOURCES;
    case 'research':
      return ['R'];
    default:
      return mark satisfies never;
  }
}

const RULE_OF_PRICE: Record<PaidMark['do'], string> = {
  explore: 'INS-NAV-05',
  passage: 'INS-NAV-09',
  claimSystem: 'INS-NAV-10',
  develop: 'INS-EXP-04',
  dockIcon: 'INS-EXP-09',
  scrap: 'INS-IND-05',
  claimHex: 'INS-IND-06',
  unitIcon: 'INS-WAR-03',
  infantry: 'INS-WAR-05',
  research: 'INS-TECH-02',
};

export const refusePrice = (desk: Desk, mark: PaidMark, res: Res): string | null =>
  priceOf(desk, mark).includes(res) ? null : RULE_OF_PRICE[mark.do];

export function makeMark(desk: Desk, mark: PaidMark): void {
  switch (mark.do) {
    case 'explore':
      return navigation.explore(desk, mark.from, mark.to);
    case 'passage':
      return navigation.passThrough(desk, mark.enter, mark.leave);
    case 'claimSystem':
      return navigation.claimSystem(desk, mark.system);
    case 'develop':
      return expansion.develop(desk, mark.planet, mark.icon);
    case 'dockIcon':
      return expansion.dockIcon(desk, mark.dock, mark.icon);
    case 'scrap':
      return industry.scrap(desk, mark.hex);
    case 'claimHex':
      return industry.claimHex(desk, mark.hex);
    case 'unitIcon':
      return warfare.unitIcon(desk, mark.unit, mark.strip, mark.icon);
    case 'infantry':
      return warfare.deploy(desk, INFANTRY, [mark.node]);
    case 'research':
      return research(desk, mark.technology);
    default:
      return mark satisfies never;
  }
}

/** Every mark one of the resources can buy on a sheet, each with what pays for it. */
export function marksOn(desk: Desk, sheet: SheetId, resources: readonly Res[]): PaidMark[] {
  const found: PaidMark[] = [];
  const add = (mark: PaidMark): void => {
    for (const res of priceOf(desk, mark)) if (resources.includes(res)) found.push({ ...mark, pay: res });
  };
  const offer = (mark: PaidMark): void => {
    if (refusePlace(desk, mark) === null) add(mark);
  };
  if (resources.includes('R')) {
    for (const [technology, printed] of TECHNOLOGIES.entries()) {
      if (printed.sheet === sheet) offer({ do: 'research', technology, pay: 'R' });
    }
  }
  CANDIDATES[sheet](desk, offer, add);
  return found;
}

type Offer = (mark: PaidMark) => void;

/** `offer` checks the place first, `add` is for places known to be legal. */
const CANDIDATES: Record<SheetId, (desk: Desk, offer: Offer, add: Offer) => void> = {
  navigation({ p, sheets }, offer) {
    const { lanes, wormholes, systems } = sheets.navigation;
    for (const [a, b] of lanes) {
      offer({ do: 'explore', from: a, to: b, pay: 'M' });
      offer({ do: 'explore', from: b, to: a, pay: 'M' });
    }
    for (const enter of wormholes.keys())
      for (const leave of wormholes.keys()) offer({ do: 'passage', enter, leave, pay: 'M' });
    for (let system = 1; system < systems.length; system++)
      if (p.navigation.systems[system] === EXPLORED) offer({ do: 'claimSystem', system, pay: 'I' });
  },
  expansion({ p, sheets }, offer) {
    for (const [planet, printed] of sheets.expansion.planets.entries()) {
      if (!p.expansion.unlocked[planet]) continue;
      for (const icon of openIcons(printed.icons, p.expansion.icons[planet]!))
        offer({ do: 'develop', planet, icon, pay: 'M' });
    }
    for (const [dock, printed] of sheets.expansion.docks.entries()) {
      for (const icon of openIcons(printed.icons, p.expansion.docks[dock]!))
        offer({ do: 'dockIcon', dock, icon, pay: 'M' });
    }
  },
  industry({ p }, offer) {
    for (const [hex, state] of p.industry.hexes.entries()) {
      if (state !== OPEN) continue;
      offer({ do: 'scrap', hex, pay: 'M' });
      offer({ do: 'claimHex', hex, pay: 'I' });
    }
  },
  warfare(desk, offer, add) {
    const { strips } = desk.p.warfare;
    for (let unit = 1; unit < UNITS.length; unit++) {
      for (const strip of distinctStrips(strips[unit]!)) {
        for (const icon of openIcons(UNITS[unit]!.cost, strips[unit]![strip]!))
          offer({ do: 'unitIcon', unit, strip, icon, pay: 'M' });
      }
    }
    for (const nodes of warfare.placements(desk, INFANTRY, [])) add({ do: 'infantry', node: nodes[0]!, pay: 'M' });
  },
};

const openIcons = (cost: Res[], marks: number): number[] =>
  cost.flatMap((_, icon) => (marks & (1 << icon) ? [] : [icon]));

/** Equally marked copies are the same choice: the first stands for all. */
const distinctStrips = (strips: number[]): number[] =>
  strips.flatMap((marks, i) => (strips.indexOf(marks) === i ? [i] : []));

/** Which of the three resources has a legal use on the sheet now. */
export const usableOn = (desk: Desk, sheet: SheetId): Res[] => {
  const marks = marksOn(desk, sheet, RESOURCES);
  return RESOURCES.filter((res) => marks.some((mark) => mark.pay === res));
};
