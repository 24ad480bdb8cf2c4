import { bots } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { AGENDAS, agendaFacts } from '../content/agendas.ts';
import type { AgendaId } from '../content/agendas.ts';
import type { PlanetId } from '../content/planets.ts';
import { outcomesOf } from '../rules/council/outcomes.ts';
import type { Vote } from '../rules/council/shapes.ts';
import { planetsOf, readyPlanets, valueOf } from '../rules/planets.ts';
import { onBoard } from '../rules/units.ts';
import { leader, planetWorth, standing } from './outlook.ts';
import type { Outlook } from './outlook.ts';

// What an outcome of an agenda is worth to a player.

/** For more than Against by so much; a number, or what the board says. */
type Leaning = number | ((o: Outlook) => number);
const ahead = (o: Outlook): number => o.sheet.points - o.pub.sheets[leader(o)]!.points;

/** Agendas that are voted For or Against. What touches all alike counts nothing. */
const LEANINGS: { readonly [A in AgendaId]?: Leaning } = {
  'anti-intellectual-revolution': -1,
  'arms-reduction': (o) =>
    onBoard(o.pub, o.seat, 'dreadnought') > 2 || onBoard(o.pub, o.seat, 'cruiser') > 4 ? -3 : 1,
  'conventions-of-war': 0.5,
  'economic-equality': (o) => 5 - o.sheet.goods,
  'enforced-travel-ban': -0.5,
  'executive-sanctions': 0.3,
  'fleet-regulations': -1,
  'homeland-defense-act': 0.5,
  'incentive-program': 0.5,
  'ixthian-artifact': 1,
  mutiny: 3,
  'new-constitution': -1.5,
  'publicize-weapon-schematics': -0.2,
  'regulated-conscription': -1,
  'seed-of-an-empire': (o) => (ahead(o) >= 0 ? 8 : isLast(o) ? -8 : -1),
  'shared-research': 0.5,
  'swords-to-plowshares': -0.5,
  'unconventional-measures': 2,
  'wormhole-reconstruction': 0.3,
  'wormhole-research': 0.3,
  'representative-government': (o) => (isRich(o) ? -1 : 1),
  'representative-government-pok': (o) => (isRich(o) ? -1 : 1),
  'articles-of-war': -0.3,
  'checks-and-balances': -0.5,
  'clandestine-operations': -0.5,
  'nexus-sovereignty': 0.2,
  'rearmament-agreement': 0.5,
};
const isLast = (o: Outlook): boolean => o.pub.sheets.every(({ points }) => points >= o.sheet.points);
const isRich = (o: Outlook): boolean => {
  const all = o.pub.sheets.map((_, seat) => influenceOf(o, seat));
  return influenceOf(o, o.seat) > all.reduce((sum, one) => sum + one, 0) / all.length;
};
const influenceOf = (o: Outlook, seat: Seat): number =>
  planetsOf(o.pub, seat).reduce((sum, planet) => sum + valueOf(o.v, planet, 'influence'), 0);

/** What being elected is worth to a player. */
const HONOURS: { readonly [A in AgendaId]?: number } = {
  'archived-secret': 3,
  'committee-formation': 1,
  'imperial-arbiter': 1.5,
  'minister-of-commerce': 2,
  'minister-of-exploration': 2,
  'minister-of-industry': 2.5,
  'minister-of-peace': 1.5,
  'minister-of-policy': 2,
  'minister-of-sciences': 2.5,
  'minister-of-war': 2.5,
  'prophecy-of-ixth': 1,
  'public-execution': -3,
  'shard-of-the-throne': 12,
  'the-crown-of-emphidia': 12,
  'the-crown-of-thalnos': 1,
  'armed-forces-standardization': -1,
  'minister-of-antiquities': 3,
  'political-censure': 6,
  'research-grant-reallocation': 4,
  'search-warrant': -1,
};
/** What being elected is worth to the owner of a planet. */
const PLANET_LAWS: { readonly [A in AgendaId]?: number } = {
  'colonial-redistribution': -4,
  'compensated-disarmament': -1.5,
  'core-mining': 2,
  'demilitarized-zone': -1,
  'holy-planet-of-ixth': 10,
  'research-team-biotic': 2,
  'research-team-cybernetic': 2,
  'research-team-propulsion': 2,
  'research-team-warfare': 2,
  'senate-sanctuary': 1.5,
  'terraforming-initiative': 1.5,
};

/** What an outcome is worth to us: our own change, less what it does for those ahead of us. */
export function outcomeWorth(o: Outlook, agenda: string, outcome: string): number {
  const id = agenda as AgendaId;
  if (!(id in AGENDAS)) return 0;
  const { elect } = agendaFacts(id);
  if (elect === undefined) {
    const leaning = LEANINGS[id] ?? 0;
    const worth = typeof leaning === 'number' ? leaning : leaning(o);
    return outcome === 'for' ? worth : -worth;
  }
  if (elect === 'player') return forSeat(o, Number(outcome), HONOURS[id] ?? 1);
  if (elect.includes('planet')) {
    const { owner } = o.pub.planets[outcome] ?? { owner: null };
    const size = id === 'colonial-redistribution' ? 0.2 * planetWorth(o, outcome as PlanetId) : 0;
    return owner === null ? 0 : forSeat(o, owner, (PLANET_LAWS[id] ?? 0) - size);
  }
  return 0;
}
/** A gain of another counts against us, most if that player leads. */
function forSeat(o: Outlook, seat: Seat, worth: number): number {
  if (seat === o.seat) return worth;
  const weight = seat === leader(o) ? 0.6 : 0.2 + 0.02 * standing(o.pub, seat);
  return -worth * weight;
}

/** The share of one's planets that is spent, by what is at stake; for the second agenda nothing has to be kept. */
export function vote(
  o: Outlook,
  { agenda, outcomes, must }: { agenda: string; outcomes: string[]; must: boolean },
): Vote {
  const best = bots.bestOf(outcomes, (outcome) => outcomeWorth(o, agenda, outcome));
  const worst = Math.min(...outcomes.map((outcome) => outcomeWorth(o, agenda, outcome)));
  if (best === null) return ABSTENTION;
  const stake = outcomeWorth(o, agenda, best) - worst;
  const byPlanets = o.v.permission('mayVoteByPlanets', { seat: o.seat }, true);
  if (!byPlanets) return stake > 0 || must ? { outcome: best, planets: [] } : ABSTENTION;
  const planets = readyPlanets(o.pub, o.seat).filter((planet) => valueOf(o.v, planet, 'influence') > 0);
  if (!must && (stake < 0.5 || planets.length === 0)) return ABSTENTION;
  const isLastAgenda = o.pub.table.stack.some((frame) => frame.proc === 'agendaPhase' && frame.resolved > 0);
  const all = planets.reduce((sum, planet) => sum + valueOf(o.v, planet, 'influence'), 0);
  const wanted = Math.max(1, isLastAgenda ? all : Math.ceil((all * stake) / (stake + 2)));
  const used: PlanetId[] = [];
  let votes = 0;
  for (const planet of planets.toSorted((a, b) => valueOf(o.v, b, 'influence') - valueOf(o.v, a, 'influence'))) {
    if (votes >= wanted) break;
    used.push(planet);
    votes += valueOf(o.v, planet, 'influence');
  }
  return { outcome: best, planets: planets.filter((planet) => used.includes(planet)) };
}
const ABSTENTION: Vote = { outcome: null, planets: [] };

/** What an agenda brings to whoever alone decides it. */
export const bestOutcome = (o: Outlook, agenda: string): number =>
  Math.max(0, ...outcomesOf(o.pub, agenda as AgendaId).map((outcome) => outcomeWorth(o, agenda, outcome)));
