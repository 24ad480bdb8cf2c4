import type { eventCards } from './eventCards.ts';
import type { Scenario } from './scenario.ts';
import { allFleetsEngaged } from './allFleetsEngaged.ts';
import { beforeTheQueen } from './beforeTheQueen.ts';
import { birthOfAnEmpire } from './birthOfAnEmpire.ts';
import { crownAndCharter } from './crownAndCharter.ts';
import { everyoneHasAPrice } from './everyoneHasAPrice.ts';
import { siegeOfTheTwinMoons } from './siegeOfTheTwinMoons.ts';
import { theBurningFrontier } from './theBurningFrontier.ts';
import { theDefectors } from './theDefectors.ts';
import { theLongBlockade } from './theLongBlockade.ts';
import { thePriceOfFriendship } from './thePriceOfFriendship.ts';
import { theSpyInTheRegistry } from './theSpyInTheRegistry.ts';
import { threeBanners } from './threeBanners.ts';

/** The twelve scenarios in the order they are played (SR-CAMP-02). */
export const scenarios = [
  birthOfAnEmpire,
  thePriceOfFriendship,
  beforeTheQueen,
  everyoneHasAPrice,
  theLongBlockade,
  theSpyInTheRegistry,
  threeBanners,
  theBurningFrontier,
  siegeOfTheTwinMoons,
  theDefectors,
  allFleetsEngaged,
  crownAndCharter,
] as const;

type AnyScenario = (typeof scenarios)[number];
type KeysOf<T> = T extends unknown ? Extract<keyof T, string> : never;
export type ScenarioId = AnyScenario['id'];
/** A small Scenario card. */
export type OptionId = KeysOf<
  AnyScenario['sides']['starEmpire']['options'] | AnyScenario['sides']['tradeFederation']['options']
>;
export type VictoryPointCardId = KeysOf<AnyScenario['victoryPoints']>;
export type EventId = keyof typeof eventCards;

export const scenarioNumber = (n: number): Scenario => {
  const found = scenarios[n - 1];
  if (!found) throw new RangeError(`there are twelve scenarios, not ${n}`);
  return found;
};
