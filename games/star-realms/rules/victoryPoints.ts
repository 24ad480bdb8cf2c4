import { procedures } from '@orrery/kernel';
import type { Seat, Start } from '@orrery/kernel';
import { NEW_FACTIONS } from '../content/effects.ts';
import { finalScoring } from '../content/finalScoring.ts';
import type { Outcome } from '../content/finalScoring.ts';
import { scenarioNumber, scenarios } from '../content/scenarios/index.ts';
import type { Scenario, VictoryPointCard } from '../content/scenarios/scenario.ts';
import { holds } from './counts.ts';
import { designByKey, factionBit } from './designs.ts';
import { concerns } from './scenarioRules.ts';
import type { Campaign, Pub, SR, Table } from '../shapes.ts';

/** SR-VP, SR-CAMP-09: Victory Point cards, and the reckoning. */

const cardsOf = (number: number): Readonly<Record<string, VictoryPointCard>> => scenarioNumber(number).victoryPoints;

const mayWin = (pub: Pub, campaign: Campaign, card: VictoryPointCard, seat: Seat): boolean =>
  concerns(card.who, campaign.factions[seat]!, seat === pub.first);

/** Always true in a scenario: whoever fulfils a card's condition first has it, the active player before the other. */
export const firstToFulfil = (pub: Pub): Start<SR> | null => {
  const { campaign } = pub;
  if (campaign === null || pub.turn === 0) return null;
  const cards = cardsOf(campaign.scenario);
  for (const id in cards) {
    const card = cards[id]!;
    if (card.condition.is !== 'firstTo' || campaign.points[id] !== undefined) continue;
    for (const seat of [pub.active, 1 - pub.active])
      if (mayWin(pub, campaign, card, seat) && holds(pub, seat, card.condition.when))
        return { proc: 'earn', locals: { seat, card: id } };
  }
  return null;
};

const take = (t: Table, seat: Seat, id: string): void => {
  const campaign = t.pub.campaign!;
  campaign.points = { ...campaign.points, [id]: seat };
  t.emit('earned', { seat, card: id, points: cardsOf(campaign.scenario)[id]!.points });
};

const procedure = procedures<SR>();
export const earn = procedure('earn', {
  take: (t, f) => {
    take(t, f.seat, f.card);
    return t.done();
  },
});

/** The winner of a scenario takes its main card (SR-VP-02, -05), and those whose condition holds at that moment. */
export const awardWinner = (t: Table, winner: Seat): void => {
  const { pub } = t;
  const campaign = pub.campaign!;
  for (const [id, card] of Object.entries(cardsOf(campaign.scenario))) {
    const { condition } = card;
    if (condition.is === 'winsScenario') take(t, winner, id);
    else if (condition.is === 'winsWith' && mayWin(pub, campaign, card, winner) && holds(pub, winner, condition.when))
      take(t, winner, id);
  }
};

/** Who won the main card of a scenario; that player begins the next one (SR-CAMP-11). */
export const ownerOfMainCard = (campaign: Campaign, number: number): Seat => {
  const [main] = Object.entries(cardsOf(number)).find(([, card]) => card.condition.is === 'winsScenario')!;
  return campaign.points[main]!;
};

export interface Reckoning {
  /** By seat: points of the Victory Point cards, points for upgrades among the neighbors, both together. */
  readonly cards: number[];
  readonly majorities: number[];
  readonly total: number[];
  readonly winner: Seat;
  readonly outcome: Outcome;
}

/** Who made more upgrades of a neighbor's cards in the twelve games has the majority; of equals nobody. */
const majority = (campaign: Campaign, bit: number): Seat | null => {
  const made = [0, 0];
  for (const u of campaign.made)
    if (u.scenario <= scenarios.length && (designByKey(u.card).factions & bit) !== 0) made[u.seat]!++;
  if (made[0]! > made[1]!) return 0;
  return made[1]! > made[0]! ? 1 : null;
};

/** Points of the cards won so far, by seat (SR-VP-03). */
export const pointsOfCards = (campaign: Campaign): number[] => {
  const points = [0, 0];
  for (const s of scenarios as readonly Scenario[])
    for (const [id, card] of Object.entries(s.victoryPoints)) {
      const owner = campaign.points[id];
      if (owner !== undefined) points[owner]! += card.points;
    }
  return points;
};

/** The instructions of the twelfth envelope (SR-VP-04). */
export const reckoning = (campaign: Campaign): Reckoning => {
  const cards = pointsOfCards(campaign);
  const majorities = [0, 0];
  for (const faction of NEW_FACTIONS) {
    const seat = majority(campaign, factionBit(faction));
    if (seat !== null) majorities[seat]! += finalScoring.majorityPoints;
  }
  const total = cards.map((n, seat) => n + majorities[seat]!);
  const margin = total[0]! - total[1]!;
  const winner = margin > 0 ? 0 : margin < 0 ? 1 : ownerOfMainCard(campaign, scenarios.length);
  const clear = Math.abs(margin) >= finalScoring.clearMargin;
  const outcome: Outcome = `${campaign.factions[winner]!}${clear ? 'Clear' : 'Narrow'}`;
  return { cards, majorities, total, winner, outcome };
};
