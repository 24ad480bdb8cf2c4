import { bots } from '@orrery/imperium';
import type { AgendaId } from '../content/agendas/agendas.ts';
import { agenda } from '../content/agendas/agendas.ts';
import { outsideHome, refreshedOf } from '../content/aims.ts';
import { MECATOL_REX, planetOf } from '../content/tiles.ts';
import { wormholesIn } from '../rules/systems.ts';
import { partnersOf } from '../rules/trade.ts';
import { hasShips, hasUnits, onBoard } from '../rules/units.ts';
import { leader, planetWorth, weightOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';

// What an outcome of an agenda is worth to a player.

/** For more than Against by so much: a number, or what the board says. What touches all alike counts nothing. */
type Leaning = number | ((o: Outlook) => number);

/** What a measure of the player's has above the mean of all. */
const above =
  (measure: (o: Outlook, seat: number) => number): ((o: Outlook) => number) =>
  (o) => {
    const all = o.pub.sheets.map((_, seat) => measure(o, seat));
    return measure(o, o.seat) - all.reduce((sum, one) => sum + one, 0) / all.length;
  };
const goods = above((o, seat) => Math.min(3, o.pub.sheets[seat]!.goods));
const trade = above((o, seat) => partnersOf(o.pub, seat).length);
const planets = above((o, seat) => outsideHome(o.pub, seat).length);
const points = above((o, seat) => o.pub.sheets[seat]!.points);
const great = above((o, seat) => onBoard(o.pub, seat, 'dreadnought') + 2 * onBoard(o.pub, seat, 'war-sun'));
const cards = above((o, seat) => o.pub.table.zones[`hand-${seat}`]!.n);
const gates = above(
  (o, seat) =>
    o.pub.galaxy.filter(
      (system) => system !== '' && wormholesIn(o.pub, system).length > 0 && hasShips(o.pub, system, seat),
    ).length,
);
const isAtMecatol = (o: Outlook): boolean => hasUnits(o.pub, MECATOL_REX, o.seat);
const minus =
  (measure: (o: Outlook) => number): ((o: Outlook) => number) =>
  (o) =>
    -measure(o);

const LEANINGS: { readonly [A in AgendaId]?: Leaning } = {
  'agenda-cost-overruns': minus(goods),
  'agenda-planetary-security': minus(planets),
  'agenda-code-of-honor': 0.3,
  'agenda-free-trade': trade,
  'agenda-humane-labor': 0.5,
  'agenda-technology-tariffs': -0.5,
  'agenda-research-grant': 1,
  'agenda-aggressive-strategy': 1,
  'agenda-arms-reduction': minus(great),
  'agenda-colonial-redistribution': minus(points),
  'agenda-conventions-of-war': 0.3,
  'agenda-fleet-regulations': (o) => (o.sheet.fleet > 5 ? -2 : -0.5),
  'agenda-holder-of-mecatol-rex': (o) => (isAtMecatol(o) ? -0.5 : 0.3),
  'agenda-imperial-containment': (o) => (isAtMecatol(o) ? 1 : -1),
  'agenda-imperial-mandate': points,
  'agenda-labor-force-politics': -1,
  'agenda-limits-to-individual-power': minus(cards),
  'agenda-mass-mobilization': 1,
  'agenda-new-constitution': 0,
  'agenda-regressive-rhetoric': -1,
  'agenda-regulated-conscription': -1,
  'agenda-resource-management': 0.5,
  'agenda-short-term-truce': 0.2,
  'agenda-subsidized-studies': 1,
  'agenda-trade-war': minus(trade),
  'agenda-unconventional-weapons': minus(great),
  'agenda-ancient-artifact': (o) => (isAtMecatol(o) ? -2 : 3),
  'agenda-checks-and-balances': -0.5,
  'agenda-closing-the-wormholes': minus(gates),
  'agenda-colonization-licensing': planets,
  'agenda-core-stability': 0.5,
  'agenda-imperial-peace': -0.3,
  'agenda-open-the-trade-routes': 1,
  'agenda-technology-buy-back': 0.5,
  'agenda-traffic-tariffs': minus(gates),
  'agenda-wormhole-reconstruction': minus(gates),
};

/** What being elected is worth to a player. */
const HONOURS: { readonly [A in AgendaId]?: number } = {
  'agenda-crown-of-thalnos': 2,
  'agenda-minister-of-policy': 3,
  'agenda-minister-of-exploration': 3,
  'agenda-economic-revitalization': 4,
  'agenda-public-execution': -6,
  'agenda-council-elder': 1.5,
  'agenda-councils-censure': -4,
  'agenda-imperial-academy': 3,
  'agenda-minister-of-commerce': 3,
  'agenda-minister-of-internal-security': 1,
  'agenda-minister-of-war': 2,
  'agenda-official-sanction': -3,
  'agenda-prophecy-of-ixth': 1.5,
  'agenda-science-community-speaker': 7,
  'agenda-subsidized-industry': 4,
  'agenda-technology-investigation-committee': -4,
  'agenda-trade-embargo': -3,
};
/** What being elected is worth to the owner of a planet. */
const PLANET_DECISIONS: { readonly [A in AgendaId]?: number } = {
  'agenda-compensated-disarmament': -2,
  'agenda-planetary-conscription': 1,
  'agenda-holy-planet-of-ixth': 12,
};

/** What an outcome is worth to us: our own change, less what it does for those ahead of us. */
export function outcomeWorth(o: Outlook, id: string, outcome: string): number {
  const decision = id as AgendaId;
  switch (agenda(id).vote) {
    case 'for-against': {
      const leaning = LEANINGS[decision] ?? 0;
      const worth = typeof leaning === 'number' ? leaning : leaning(o);
      return outcome === 'for' ? worth : -worth;
    }
    case 'player':
      return (HONOURS[decision] ?? 1) * weightOf(o, Number(outcome));
    case 'two-players': {
      const pair = outcome.split(' ').map(Number);
      return pair.includes(o.seat) ? -2 : pair.includes(leader(o)) ? 1 : 0.5;
    }
    case 'planet': {
      const owner = o.pub.planets[outcome]!.by!;
      const size = decision === 'agenda-planetary-conscription' ? 0.3 * planetOf(outcome).influence : 0;
      return ((PLANET_DECISIONS[decision] ?? 0) + size) * weightOf(o, owner);
    }
    case 'two-planets':
      return outcome
        .split(' ')
        .reduce((sum, planet) => sum - planetWorth(o, planet) * weightOf(o, o.pub.planets[planet]!.by!), 0);
    case 'law':
      return lawWorth(o, outcome);
  }
}
/** What it is worth that a law goes. */
function lawWorth(o: Outlook, law: string): number {
  const { elected } = o.pub.laws.find(({ card }) => card === law) ?? { elected: null };
  return elected === null || !agendaElects(law) ? -outcomeWorth(o, law, 'for') : -outcomeWorth(o, law, elected);
}
const agendaElects = (law: string): boolean => agenda(law).vote !== 'for-against';

/** Votes cost nothing: always for the best outcome. */
export const vote = (o: Outlook, id: string, options: readonly string[]): string =>
  bots.bestOf(options, (outcome) => outcomeWorth(o, id, outcome))!;
/** How much is at stake for the player. */
export const stakeOf = (o: Outlook, id: string, options: readonly string[]): number => {
  const worths = options.map((outcome) => outcomeWorth(o, id, outcome));
  return Math.max(...worths) - Math.min(...worths);
};
/** The first card is read next: what helps us most comes up, what hurts goes down. */
export const byStake = (o: Outlook, ids: readonly string[]): string[] =>
  ids.toSorted((a, b) => favour(o, b) - favour(o, a));
const favour = (o: Outlook, id: string): number =>
  agenda(id).vote === 'for-against'
    ? Math.abs(outcomeWorth(o, id, 'for'))
    : refreshedOf(o.pub, o.seat).length > 3
      ? 1
      : 0;
