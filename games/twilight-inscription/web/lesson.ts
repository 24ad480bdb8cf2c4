/** The guided first game, thing by thing: each is taught when it first comes up. Read from the table alone, so a reload changes nothing. */
import type { Atom, Desk, SheetId } from './content.ts';

export const TOPICS = [
  'claim',
  'explore',
  'planet',
  'develop',
  'scrap',
  'hex',
  'unit',
  'deploy',
  'faction',
  'focus',
  'assets',
  'council',
  'relic',
  'aim',
] as const;
export type Topic = (typeof TOPICS)[number];

export const RULES: { [T in Topic]: string } = {
  claim: 'INS-NAV-10',
  explore: 'INS-NAV-06',
  planet: 'INS-EXP-02',
  develop: 'INS-EXP-05',
  scrap: 'INS-IND-05',
  hex: 'INS-IND-06',
  unit: 'INS-WAR-03',
  deploy: 'INS-WAR-17',
  faction: 'INS-FACTION-02',
  focus: 'INS-FOCUS-03',
  assets: 'INS-ADV-03',
  council: 'INS-COUNCIL-05',
  relic: 'INS-RELIC-05',
  aim: 'INS-LEARN-30',
};

/** What the lesson looks at. */
export interface Now {
  question: 'mark' | 'vote' | 'other';
  guide: SheetId | null;
  round: number;
  step: Desk['moment']['step'] | null;
  atoms: readonly Atom[];
  /** A unit waits to be deployed. */
  deploying: boolean;
  /** Dashed assets and relics in hand. */
  kept: number;
  relics: number;
}

const GUIDED: Record<SheetId, [Topic, Topic]> = {
  navigation: ['claim', 'explore'],
  expansion: ['planet', 'develop'],
  industry: ['scrap', 'hex'],
  warfare: ['unit', 'unit'],
};

export function topicOf(now: Now): Topic {
  if (now.question === 'vote') return 'council';
  if (now.deploying) return 'deploy';
  if (now.guide !== null) {
    const [card, dice] = GUIDED[now.guide];
    // What the marks on offer are about comes first: the dice may bring anything.
    if (now.guide === 'navigation') return now.atoms.some((a) => a.do === 'claimSystem') ? 'claim' : 'explore';
    if (now.guide === 'expansion') return now.atoms.some((a) => a.do === 'unlockPlanet') ? 'planet' : 'develop';
    if (now.guide === 'industry') return now.atoms.some((a) => a.do === 'claimHex') ? 'hex' : 'scrap';
    return now.step === 'dice' ? dice : card;
  }
  if (now.relics > 0 && now.atoms.some((a) => a.do === 'relic')) return 'relic';
  if (now.round <= 5) return now.step === 'dice' ? 'focus' : 'faction';
  if (now.step === 'dice' && now.round <= 7) return 'focus';
  if (now.kept > 0 && now.round <= 9) return 'assets';
  return 'aim';
}

/** How much a mark is what the lesson speaks of; the best one is shown in brass. */
export function targetOf(topic: Topic, atoms: readonly Atom[], sheets: Desk['sheets']): Atom | null {
  const worth = (a: Atom): number => {
    switch (topic) {
      case 'claim':
        return a.do === 'claimSystem' ? (sheets.navigation.systems[a.system]!.asset === 'planet' ? 3 : 1) : 0;
      case 'explore':
        return a.do === 'explore' ? (sheets.navigation.systems[a.to]!.asset === null ? 1 : 2) : 0;
      case 'planet':
        return a.do === 'unlockPlanet' ? 1 + 1 / sheets.expansion.planets[a.planet]!.icons.length : 0;
      case 'develop':
        return a.do === 'develop' ? 2 : a.do === 'dockIcon' ? 1 : 0;
      case 'scrap':
        return a.do === 'scrap' ? 1 : 0;
      case 'hex':
        return a.do === 'claimHex' ? (sheets.industry.hexes[a.hex]!.asset?.startsWith('com:triangle') ? 3 : 1) : 0;
      case 'unit':
        return a.do === 'unitIcon' ? 2 : a.do === 'infantry' ? 1 : 0;
      case 'relic':
        return a.do === 'relic' ? 1 : 0;
      default:
        return 0;
    }
  };
  let best: { atom: Atom; worth: number } | null = null;
  for (const atom of atoms) {
    const n = worth(atom);
    if (n > (best?.worth ?? 0)) best = { atom, worth: n };
  }
  return best?.atom ?? null;
}

/** What the sheet of the last round came to, said once at the start of the next. */
export type Remark = `remark.${SheetId}.${'good' | 'other'}`;
export function remarkOn(
  guide: SheetId | null,
  round: number,
  done: { planets: number; specialties: number; triangle: boolean; left: boolean; right: boolean },
): Remark | null {
  if (guide === 'expansion') return done.planets > 0 ? 'remark.navigation.good' : 'remark.navigation.other';
  if (guide === 'industry') return done.specialties > 0 ? 'remark.expansion.good' : 'remark.expansion.other';
  if (guide === 'warfare') return done.triangle ? 'remark.industry.good' : 'remark.industry.other';
  if (guide === null && round === 5) return done.left && done.right ? 'remark.warfare.good' : 'remark.warfare.other';
  return null;
}
