import { leading, votingOrder } from '@orrery/imperium';
import { countPlan, firstOfPlan, part } from '@orrery/kernel';
import type { Built, Json, Plan, QueryApi, RulesView, Seat } from '@orrery/kernel';
import type { Pub, Table, Ti4 } from '../../shapes.ts';
import { planetFacts } from '../../content/planets.ts';
import type { PlanetId } from '../../content/planets.ts';
import { isRecord } from '../figures.ts';
import { speakerOrder } from '../initiative.ts';
import { readyPlanets } from '../planets.ts';
import type { Vote } from './shapes.ts';

// Votes: one outcome, and planets exhausted for it (TI4-AGEN-04, TI4-AGEN-10).

const ABSTENTION: Vote = { outcome: null, planets: [] };

type Asked = Pick<QueryApi<Ti4>, 'number' | 'permission'>;
/** The votes that a planet gives. */
export const influenceOf = (asked: Asked, planet: string): number =>
  asked.number('planetValue', { planet, currency: 'influence' }, planetFacts(planet as PlanetId).influence);

/** Votes that each planet gives beyond its influence; effects may forbid them (TI4-XXCH-05). */
const perPlanet = (asked: Asked, seat: Seat): number =>
  asked.permission('mayAddVotes', { seat }, true) ? asked.number('votesPerPlanet', { seat }, 0) : 0;
/** Readied planets that give votes. */
const votingPlanets = (v: Asked & { pub: Pub }, seat: Seat) =>
  readyPlanets(v.pub, seat).filter((planet) => influenceOf(v, planet) + perPlanet(v, seat) > 0);

/** From the player to the left of the speaker; the speaker comes last (TI4-AGEN-03). Who votes first by an effect does so. */
export function votersOf(v: Asked & { pub: Pub }): Seat[] {
  const order = votingOrder(speakerOrder(v.pub));
  const rank = (seat: Seat) => v.number('votingOrder', { seat }, 0);
  return order.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a player can cast a vote at all. */
export const canVote = (v: Asked & { pub: Pub }, seat: Seat): boolean =>
  v.permission('mayVote', { seat }, true) &&
  (!v.permission('mayVoteByPlanets', { seat }, true) || votingPlanets(v, seat).length > 0);

/** A planet may be elected and exhausted in one vote: as an outcome it is called otherwise. */
export const OUTCOME = 'outcome ';
const outcomeSlot = (outcome: string): string => OUTCOME + outcome;

/** At most one outcome; planets only for an outcome, and an outcome only with votes. */
function votePlan(v: RulesView<Ti4>, outcomes: readonly string[], must: boolean): Plan<Vote> {
  const seat = v.seat!;
  const byPlanets = v.permission('mayVoteByPlanets', { seat }, true);
  const planets = byPlanets ? votingPlanets(v, seat) : [];
  const slots = [...outcomes.map(outcomeSlot), ...planets].map((id) => ({ id, most: 1 }));
  const isOutcome = (i: number) => i < outcomes.length;
  const chosen = (counts: readonly number[]): string | null => outcomes.find((_, i) => counts[i]! > 0) ?? null;
  const used = (counts: readonly number[]) => planets.filter((_, i) => counts[outcomes.length + i]! > 0);
  return countPlan<Vote>({
    slots,
    bounds: [
      { rule: 'TI4-AGEN-10', of: 1, weights: slots.map((_, i) => Number(isOutcome(i))) },
      // Planets without an outcome are votes for nothing.
      {
        rule: 'TI4-AGEN-10',
        of: 0,
        weights: slots.map((_, i) => (isOutcome(i) ? -planets.length : 1)),
      },
    ],
    // An outcome without votes is an abstention, and said so.
    floors: [
      ...(byPlanets ? [{ rule: 'TI4-AGEN-10', of: 0, weights: slots.map((_, i) => (isOutcome(i) ? -1 : 1)) }] : []),
      ...(must ? [{ rule: 'TI4-MAHA-07', of: 1, weights: slots.map((_, i) => Number(isOutcome(i))) }] : []),
    ],
    write: (counts) => ({ outcome: chosen(counts), planets: used(counts) }),
    read: readVote,
    unknown: (slot) => (slot.startsWith(OUTCOME) ? 'TI4-AGEN-14' : 'TI4-AGEN-04'),
  });
}
function readVote(answer: Json) {
  const wrong = { rule: 'TI4-AGEN-10' };
  if (!isRecord(answer)) return wrong;
  const { outcome, planets } = answer;
  if ((outcome !== null && typeof outcome !== 'string') || !Array.isArray(planets)) return wrong;
  const ids = [...(outcome === null ? [] : [outcomeSlot(outcome)]), ...planets];
  if (ids.some((id) => typeof id !== 'string') || new Set(ids).size < ids.length) return wrong;
  return { counts: new Map(ids.map((id) => [id as string, 1])), part: null };
}

const voteAsk: Built<Ti4, 'vote'> = {
  rule: 'TI4-AGEN-10',
  begin: (v, { outcomes, must }) => votePlan(v, outcomes, must),
  fallback: (v, { outcomes, must }) => (must ? firstOfPlan(votePlan(v, outcomes, must))! : ABSTENTION),
};

/** Planets give all their influence; where nobody exhausts planets, everybody has one vote (TI4-AGEN-11). More votes need one of these (TI4-AGEN-12). */
function votesOf(t: Table, seat: Seat, { outcome, planets }: Vote): number {
  if (outcome === null) return 0;
  if (!t.permission('mayVoteByPlanets', { seat }, true)) return 1;
  const own = planets.reduce((sum, planet) => sum + influenceOf(t, planet) + perPlanet(t, seat), 0);
  return own + t.number('votes', { seat, agenda: t.pub.agenda!.agenda }, 0);
}
export function castVote(t: Table, seat: Seat, vote: Vote): void {
  for (const planet of vote.planets) t.pub.planets[planet]!.exhausted = true;
  const votes = votesOf(t, seat, vote);
  const { outcome, planets } = vote;
  if (outcome !== null) t.pub.agenda!.ballots.push({ seat, outcome, votes });
  t.emit('voted', { seat, agenda: t.pub.agenda!.agenda, outcome, votes, planets });
}

export const ballotOf = (pub: Pub, seat: Seat) => pub.agenda?.ballots.find((ballot) => ballot.seat === seat) ?? null;

/** More votes go where the others went, and only where there are others (TI4-AGEN-12). */
export function addVotes(t: Table, seat: Seat, votes: number): void {
  const ballot = ballotOf(t.pub, seat)!;
  ballot.votes += votes;
  t.emit('moreVotes', { seat, outcome: ballot.outcome, votes });
}
/** Who has cast votes that effects may raise. */
export const mayAddVotes = (v: Asked & { pub: Pub }, seat: Seat): boolean =>
  ballotOf(v.pub, seat) !== null && v.permission('mayAddVotes', { seat }, true);

/** Outcomes with the most votes; all of them where nobody voted (TI4-AGEN-06). */
export function leadingOutcomes({ agenda }: Pub): string[] {
  const { outcomes, ballots } = agenda!;
  return leading(outcomes, ballots, ({ outcome }) => outcome);
}
/** Who cast votes for an outcome, in the order of voting. */
export const votersFor = ({ agenda }: Pub, outcome: string): Seat[] =>
  agenda!.ballots.filter((ballot) => ballot.outcome === outcome).map(({ seat }) => seat);

export const votingPart = part<Ti4>()({ asks: { vote: voteAsk } });
