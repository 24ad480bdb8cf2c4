import { textOf } from '@orrery/kernel';
import type { Json, Seat, Source } from '@orrery/kernel';
import type { CardText } from '../content/actionCards/cards.ts';
import { docksOf, exhaustedOf, outsideHome, planetIdsIn, refreshedOf, systemsWith } from '../content/aims.ts';
import { MECATOL_PLANET } from '../content/tiles.ts';
import { hand } from '../rules/hands.ts';
import { optionsOf } from '../rules/council.ts';
import { partnersOf } from '../rules/trade.ts';
import { planetsOf } from '../rules/systems.ts';
import { onBoard } from '../rules/units.ts';
import { chanceInSpace } from './battle.ts';
import { outcomeWorth, stakeOf, vote } from './council.ts';
import { leader, rivals, yieldOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';

// When an Action Card is played: what it brings at this moment, and what it is held back for. One record a card.

/** What a window is about, as plain data. */
export type About = { readonly [key: string]: Json };
interface CardRule {
  /** The gain that it waits for; what it is worth in the hand. */
  readonly hold: number;
  gain(o: Outlook, about: About): number;
}

const always = (gain: number, hold = 0): CardRule => ({ hold, gain: () => gain });
const never = (hold = 1): CardRule => ({ hold, gain: () => 0 });
const when = (hold: number, gain: CardRule['gain']): CardRule => ({ hold, gain });

const most = (o: Outlook, measure: (seat: Seat) => number): number => Math.max(0, ...rivals(o).map(measure));
/** A battle of one's own, and how uncertain it is: cards count most where it is even. */
const inDoubt: CardRule['gain'] = (o, { system, planet }) => {
  if (planet !== null && planet !== undefined) return 2;
  const chance = chanceInSpace(o, system as string);
  return chance > 0.1 && chance < 0.85 ? 4 : chance <= 0.1 ? 0.5 : 1;
};
const isDanger = (o: Outlook): boolean => o.home !== null && o.threat(o.home).takes > 0;
const counters = ({ pub, seat }: Outlook): number =>
  Object.values(pub.activated).filter((seats) => seats.includes(seat)).length;
/** What would be lost by the vote as we would have it. */
const unwanted: CardRule['gain'] = (o, { agenda }) => {
  const id = agenda as string;
  const options = optionsOf(o.pub, id);
  const worst = Math.min(...options.map((outcome) => outcomeWorth(o, id, outcome)));
  return outcomeWorth(o, id, vote(o, id, options)) < 1 && worst < -2 ? 3 : 0;
};
const stake: CardRule['gain'] = (o, { agenda }) => stakeOf(o, agenda as string, optionsOf(o.pub, agenda as string));

/** What is worth cancelling when the leader plays it, or anybody against us. */
const HARMFUL: ReadonlySet<string> = new Set<CardText>([
  'plague',
  'local-unrest',
  'privateers',
  'stellar-criminals',
  'secret-industrial-agent',
  'voluntary-annexation',
  'rally-of-the-people',
  'rise-of-a-messiah',
  'good-year',
  'insubordination',
  'successful-spy',
  'command-summit',
]);
const IN_BATTLE: ReadonlySet<string> = new Set<CardText>([
  'direct-hit',
  'morale-boost',
  'shields-holding',
  'minelayers',
  'experimental-battlestation',
  'star-of-death',
  'chemical-warfare',
  'into-the-breach',
]);

/** What is said of cards; nothing has to be said of any. */
export type CardRules = { readonly [C in CardText]?: CardRule };
export const CARDS = {
  'command-summit': always(5),
  'signal-jamming': always(1.5, 0.5),
  'cultural-crisis': always(1.5, 1),
  'grand-armada': when(1, (o) => (o.roundsLeft > 1 ? 0.8 : 0)),
  multiculturalism: always(1.5, 1),
  'productivity-spike': when(1, (o) => (docksOf(o.pub, o.seat).length > 0 ? 1.2 : 0)),
  'scientist-assassination': always(2, 1),
  'strategic-shift': when(2, (o) => (o.pub.sheets[leader(o)]!.points >= 7 && o.pub.speaker !== o.seat ? 4 : 0)),
  synchronicity: always(2),
  'trade-stop': when(
    1,
    (o) => 1.2 * (most(o, (seat) => partnersOf(o.pub, seat).length) - partnersOf(o.pub, o.seat).length),
  ),
  usurper: when(0, (o) => (o.pub.planets[MECATOL_PLANET]?.by === o.seat ? 2 : 0)),
  'public-disgrace': when(3, (o, { seat, card }) => (card === 'imperial' && seat === leader(o) ? 6 : 0)),
  'strategic-flexibility': never(1),
  'flank-speed': never(1.5),
  'in-the-silence-of-space': never(1),
  'experimental-battlestation': always(3, 1),
  minelayers: always(3, 1),
  'fighter-prototype': when(1.5, inDoubt),
  'morale-boost': when(1.5, inDoubt),
  'skilled-retreat': when(2, (o, { system }) =>
    system !== o.home && chanceInSpace(o, system as string) < 0.2 ? 4 : 0,
  ),
  'shields-holding': always(3, 1.5),
  recheck: when(1, (o, { system, purpose }) =>
    purpose === 'battle' ? 0.5 * inDoubt(o, { system: system!, planet: null }) : 1,
  ),
  'direct-hit': always(5, 3),
  'dug-in': always(2, 1),
  'chemical-warfare': always(3, 1),
  'rare-mineral': always(3),
  'into-the-breach': when(2, inDoubt),
  'star-of-death': when(1.5, (o) => {
    const near = systemsWith(o.pub, o.seat, 'war-sun').flatMap(planetIdsIn);
    return near.some((id) => ![null, o.seat].includes(o.pub.planets[id]!.by)) ? 2 : 0;
  }),
  reparations: always(2),
  'council-dissolved': never(1),
  'determine-policy': always(2, 1),
  veto: when(2, unwanted),
  thugs: when(2, (o, about) => 0.5 * stake(o, about)),
  'fantastic-rhetoric': when(2, (o, about) => 0.7 * stake(o, about)),
  discredit: when(2, (o, about) => 0.6 * stake(o, about)),
  'policy-paralysis': never(1),
  'ruinous-tariffs': when(2, (o, { seat }) => o.pub.sheets[seat as Seat]!.goods / 2),
  'tech-bubble': when(1, (o) => (o.sheet.strategy > 1 ? 2 : 0)),
  'corporate-sponsorship': always(2, 1),
  'focused-research': never(1),
  'political-stability': when(1, () => 1.2),
  'unexpected-action': when(2, (o) => (counters(o) > 1 ? 2.5 : 0)),
  'local-unrest': always(2),
  'ghost-ship': always(1.2),
  plague: when(1, (o) => (most(o, (seat) => onBoard(o.pub, seat, 'ground-force')) > 3 ? 1.6 : 0)),
  'war-footing': never(0.5),
  armistice: when(1, (o) => (isDanger(o) ? 2 : 0)),
  'civil-defense': always(3),
  'diplomatic-immunity': when(1, (o) => (isDanger(o) ? 2 : 0)),
  'good-year': when(3, (o) => outsideHome(o.pub, o.seat).length),
  'influence-in-the-merchants-guild': when(1, (o) => (partnersOf(o.pub, leader(o)).length > 0 ? 1.2 : 0)),
  insubordination: always(2),
  'lucky-shot': always(4),
  'massive-transport': never(0.3),
  'master-of-trade': when(1, (o) =>
    exhaustedOf(o.pub, o.seat)
      .map((planet) => yieldOf(o, planet))
      .toSorted((a, b) => b - a)
      .slice(0, 2)
      .reduce((sum, one) => sum + one, 0),
  ),
  patrol: never(0.3),
  privateers: when(2, (o) => 0.5 * most(o, (seat) => o.pub.sheets[seat]!.goods)),
  'rally-of-the-people': always(5),
  'rise-of-a-messiah': when(2, (o) => 0.5 * planetsOf(o.pub, o.seat).length),
  'secret-industrial-agent': when(1, (o) => (most(o, (seat) => docksOf(o.pub, seat).length) > 1 ? 3 : 0)),
  'spacedock-accident': when(1, (o) => (most(o, (seat) => docksOf(o.pub, seat).length) > 1 ? 1 : 0)),
  'stellar-criminals': when(2, (o) => 0.5 * most(o, (seat) => refreshedOf(o.pub, seat).length)),
  'strategic-bombardment': always(1),
  'successful-spy': when(
    1,
    (o) =>
      Math.min(
        2,
        most(o, (seat) => o.pub.table.zones[hand(seat)]!.n),
      ) * 1.4,
  ),
  transport: never(0.3),
  uprising: always(1, 0.5),
  'voluntary-annexation': always(5),
  disclosure: never(1),
  'emergency-repairs': never(1.5),
  sabotage: when(3, (o, { source }) => {
    const { ability, seat } = source as unknown as Source;
    const text = textOf(ability);
    if (IN_BATTLE.has(text)) return inOwnBattle(o) ? 4 : 0;
    return HARMFUL.has(text) && seat === leader(o) ? 3.5 : 0;
  }),
  'touch-of-genius': never(2),
} satisfies CardRules;
/** A fight that goes on is the player's own. */
const inOwnBattle = (o: Outlook): boolean => {
  const fight = o.pub.table.stack.findLast(({ proc }) => proc === 'spaceBattle' || proc === 'invasionCombat') as
    | { attacker: Seat; defender: Seat }
    | undefined;
  return fight !== undefined && [fight.attacker, fight.defender].includes(o.seat);
};

/** A card that nothing is said of here is used like any other ability. */
type Known = keyof typeof CARDS;
export const isActionCard = (text: string): text is Known => text in CARDS;
/** What a card is worth in the hand. */
export const holdOf = (card: string): number => {
  const text = textOf(card);
  return isActionCard(text) ? CARDS[text].hold + 0.5 * Math.max(0, CARDS[text].hold) : 0;
};

/** Whether a card is played now, and how much there is in it; 0: it is kept. */
export function cardGain(o: Outlook, card: Known, about: About): number {
  const { hold, gain }: CardRule = CARDS[card];
  const worth = gain(o, about);
  return worth > 0 && worth >= hold * Math.min(1, o.roundsLeft / 3) ? worth : 0;
}
