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
  'pen',
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
  pen: 'INS-STRAT-05',
  aim: 'INS-LEARN-30',
};

/** What is told before the fifth round, and the rule of each. */
export const PRIMER = [
  { about: 'faction', rule: 'INS-FACTION-03' },
  { about: 'focus', rule: 'INS-FOCUS-03' },
  { about: 'war', rule: 'INS-WAR-24' },
  { about: 'production', rule: 'INS-PROD-02' },
  { about: 'council', rule: 'INS-COUNCIL-07' },
  { about: 'ai', rule: 'INS-SOLO-12' },
  { about: 'mecatol', rule: 'INS-MEC-03' },
  { about: 'objectives', rule: 'INS-OBJ-03' },
] as const;

/** The guide is complete, and the reader has answered nothing since. */
export function isPrimerDue(steps: readonly { isOwn: boolean; events: readonly string[] }[]): boolean {
  const completed = steps.findLastIndex(({ events }) => events.includes('guideComplete'));
  return completed >= 0 && !steps.slice(completed + 1).some(({ isOwn }) => isOwn);
}

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

/** What a new sheet is about while its card is spent. */
const GUIDED: Record<SheetId, Topic> = { navigation: 'claim', expansion: 'planet', industry: 'scrap', warfare: 'unit' };

export function topicOf(now: Now): Topic {
  if (now.question === 'vote') return 'council';
  if (now.deploying) return 'deploy';
  const can = (...kinds: Atom['do'][]) => now.atoms.some((atom) => kinds.includes(atom.do));
  if (now.guide !== null) {
    // Before the sheet is made active nothing can be marked on it yet; afterwards, with nothing left to mark, only the pen is left.
    if (can('activate')) return GUIDED[now.guide];
    if (now.atoms.length === 0) return 'pen';
    // What the marks on offer are about comes first: the dice may bring anything.
    if (now.guide === 'navigation') return can('claimSystem') ? 'claim' : 'explore';
    if (now.guide === 'expansion') return can('unlockPlanet') ? 'planet' : 'develop';
    if (now.guide === 'industry') return can('claimHex') ? 'hex' : 'scrap';
    return 'unit';
  }
  if (now.relics > 0 && can('relic')) return 'relic';
  if (now.round <= 5) return now.step === 'dice' ? 'focus' : 'faction';
  if (now.step === 'dice' && now.round <= 7) return 'focus';
  if (now.kept > 0 && now.round <= 9) return 'assets';
  return 'aim';
}

/** What is learned by doing it, or by seeing it happen, in the order in which it comes. */
export const LEARNED = [
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
  'war',
  'production',
  'council',
] as const;
type Learned = (typeof LEARNED)[number];

const BY_MARK: { [D in Atom['do']]?: Learned } = {
  claimSystem: 'claim',
  explore: 'explore',
  passage: 'explore',
  unlockPlanet: 'planet',
  develop: 'develop',
  dockIcon: 'develop',
  scrap: 'scrap',
  claimHex: 'hex',
  unitIcon: 'unit',
  infantry: 'unit',
  deploy: 'deploy',
};
/** An event of the record, as far as the lesson reads it. */
export interface SeenEvent {
  t: string;
  all: { seat?: number; atoms?: readonly Atom[] };
}
/** What the record shows the seat to have done or met at least once; it only ever grows. */
export function learnedBy(seat: number, events: readonly SeenEvent[]): Set<Learned> {
  const known = new Set<Learned>();
  let complete = false;
  for (const { t, all } of events) {
    if (t === 'guideComplete') complete = true;
    if (t === 'rolled' && complete) known.add('focus');
    if (all.seat !== seat) continue;
    if (t === 'faction') known.add('faction');
    if (t === 'war') known.add('war');
    if (t === 'produced') known.add('production');
    if (t === 'voted') known.add('council');
    for (const atom of t === 'marked' ? (all.atoms ?? []) : []) {
      const learned = BY_MARK[atom.do];
      if (learned) known.add(learned);
    }
  }
  return known;
}

const scrapWorth = (asset: string | null): number => (asset === null ? 3 : asset.startsWith('com:triangle') ? 1 : 2);

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
        // Scrapping is a way to the hexes beside: what is worth little is given up, never the triangle that the lesson looks for.
        return a.do === 'scrap' ? scrapWorth(sheets.industry.hexes[a.hex]!.asset) : 0;
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
