import type { Json } from '@orrery/kernel';
import { planetFacts } from '../content/planets.ts';
import type { ActionCardId } from '../content/actionCards.ts';
import type { Trait } from '../content/planets.ts';
import { planetsOf, valueOf } from '../rules/planets.ts';
import { tokensOnBoard } from '../rules/tokens.ts';
import { placesIn, stacksAt } from '../rules/units.ts';
import { chanceInSpace } from './battle.ts';
import { bestResearch } from './research.ts';
import { allSystems, rivals } from './outlook.ts';
import type { Outlook } from './outlook.ts';

// When an action card is played: what it brings at this moment, and what it is held back for. One record a card.

/** What a window is about, as plain data. */
export type About = { readonly [key: string]: Json };
export interface CardRule {
  /** The gain that it waits for; what it is worth in the hand. */
  readonly hold: number;
  gain(o: Outlook, about: About): number;
}

const always = (gain: number, hold = 0): CardRule => ({ hold, gain: () => gain });
const never = (hold = 1): CardRule => ({ hold, gain: () => 0 });
const withTrait = (o: Outlook, trait: Trait) =>
  planetsOf(o.pub, o.seat).filter((planet) => planetFacts(planet).trait === trait);
/** A battle of one's own, and how uncertain it is: cards count most where it is even. */
const inDoubt = (o: Outlook, about: About): number => {
  const { system, planet } = about;
  if (planet !== null && planet !== undefined) return 2;
  const chance = chanceInSpace(o, system as string);
  return chance > 0.1 && chance < 0.85 ? 4 : chance <= 0.1 ? 0.5 : 1;
};
/** Hits that matter: the more there are, the better to cancel two. */
const perHit =
  (most: number): CardRule['gain'] =>
  (_, { hits }) =>
    1.5 * Math.min(most, Number(hits ?? 0));
const mostGoods = (o: Outlook): number => Math.max(...rivals(o).map((seat) => o.pub.sheets[seat]!.commodities));
const rider = (gain: number): CardRule => ({ hold: 1, gain: () => gain });

export const CARDS = {
  'ancient-burial-sites': always(0.8),
  'assassinate-representative': always(1),
  bribery: never(0.5),
  bunker: always(1),
  'confusing-legal-text': never(1),
  'construction-rider': rider(1.8),
  'courageous-to-the-end': always(2),
  'cripple-defenses': {
    hold: 1,
    gain: (o) => Math.max(...allSystems(o).map((system) => (near(o, system) ? 2 * foreignPds(o, system) : 0))),
  },
  'diplomacy-rider': rider(1.1),
  'direct-hit': always(4, 3),
  disable: always(2),
  'distinguished-councilor': always(1),
  'economic-initiative': {
    hold: 2,
    gain: (o) => {
      const tired = withTrait(o, 'cultural').filter((planet) => o.pub.planets[planet]!.exhausted);
      return tired.reduce(
        (sum, planet) => sum + Math.max(valueOf(o.v, planet, 'resources'), valueOf(o.v, planet, 'influence')),
        0,
      );
    },
  },
  'emergency-repairs': { hold: 2, gain: inDoubt },
  'experimental-battlestation': always(2),
  'fighter-prototype': { hold: 1, gain: inDoubt },
  'fire-team': always(2),
  'flank-speed': never(1),
  'focused-research': { hold: 3, gain: (o) => (bestResearch(o, 0)?.worth ?? 0) - 1 },
  'frontline-deployment': always(1.6, 1),
  'ghost-ship': always(1.5),
  'imperial-rider': rider(5),
  'in-the-silence-of-space': never(0.5),
  'industrial-initiative': { hold: 2, gain: (o) => withTrait(o, 'industrial').length },
  infiltrate: always(3),
  insubordination: always(1.5),
  intercept: { hold: 1, gain: (o, about) => (chanceInSpace(o, about['system'] as string) > 0.7 ? 2 : 0) },
  'leadership-rider': rider(3),
  'lost-star-chart': never(0.5),
  'lucky-shot': always(2.5),
  'maneuvering-jets': { hold: 1, gain: perHit(1) },
  'mining-initiative': {
    hold: 2,
    gain: (o) => Math.max(0, ...planetsOf(o.pub, o.seat).map((planet) => valueOf(o.v, planet, 'resources'))),
  },
  'morale-boost': { hold: 1.5, gain: inDoubt },
  parley: always(4),
  plague: always(1.5),
  'political-stability': never(1),
  'politics-rider': rider(2.5),
  'public-disgrace': never(1),
  'reactor-meltdown': always(3),
  reparations: always(2),
  'repeal-law': never(0.5),
  'rise-of-a-messiah': { hold: 2, gain: (o) => 0.4 * planetsOf(o.pub, o.seat).length },
  sabotage: never(3),
  salvage: { hold: 1, gain: mostGoods },
  'shields-holding': { hold: 1.5, gain: perHit(2) },
  'signal-jamming': always(1.2),
  'skilled-retreat': {
    hold: 2,
    gain: (o, about) => (about['system'] !== o.home && chanceInSpace(o, about['system'] as string) < 0.2 ? 4 : 0),
  },
  spy: always(1.3),
  summit: always(5),
  'tactical-bombardment': always(0.6),
  'technology-rider': rider(3.5),
  'trade-rider': rider(4),
  'unexpected-action': { hold: 2, gain: (o) => (tokensOnBoard(o.pub, o.seat).length > 1 ? 2.5 : 0) },
  'unstable-planet': always(1.5),
  upgrade: always(2),
  uprising: always(3),
  veto: never(0.5),
  'war-effort': always(2),
  'warfare-rider': rider(3),
  'archaeological-expedition': always(1.5),
  'confounding-legal-text': never(1),
  'coup-detat': never(1),
  'deadly-plot': never(1),
  'decoy-operation': never(0.5),
  'diplomatic-pressure': always(0.8),
  'divert-funding': never(0.5),
  'exploration-probe': always(1.2),
  'manipulate-investments': always(2),
  'nav-suite': never(0.5),
  'refit-troops': always(1.5),
  'reveal-prototype': never(1),
  'reverse-engineer': always(0.8),
  rout: { hold: 1, gain: (o, about) => (chanceInSpace(o, about['system'] as string) < 0.6 ? 2 : 0) },
  scuttle: never(0.3),
  'seize-artifact': always(3),
  waylay: always(2),
} satisfies { readonly [C in ActionCardId]?: CardRule };

const near = (o: Outlook, system: string): boolean => (o.steps(o.home).get(system) ?? 9) <= 3;
const foreignPds = (o: Outlook, system: string): number =>
  placesIn(system).reduce(
    (sum, place) => sum + stacksAt(o.pub, place).filter(({ seat, type }) => seat !== o.seat && type === 'pds').length,
    0,
  );

/** A card that nothing is said of here is used like any other ability. */
type Known = keyof typeof CARDS;
export const isActionCard = (text: string): text is Known => text in CARDS;

/** Whether a card is played now, and how much there is in it; 0: it is kept. */
export function cardGain(o: Outlook, card: Known, about: About): number {
  const { hold, gain }: CardRule = CARDS[card];
  const worth = gain(o, about);
  return worth >= hold * Math.min(1, o.roundsLeft / 3) ? worth : 0;
}
