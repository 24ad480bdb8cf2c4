import type { Seat } from '@orrery/kernel';
import { leader } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import type { About } from './cards.ts';
import { chanceInSpace } from './battle.ts';
import { outcomeWorth, vote } from './council.ts';
import { optionsOf } from '../rules/council.ts';
import { SETTLED } from '../rules/exploration.ts';

// Abilities of races, leaders and laws that a player may use. What is not named here is used whenever it can be.

type Rule = (o: Outlook, about: About) => number;

/** What costs a counter of Strategy Allocation is worth it only where counters are to spare. */
const forCounter =
  (gain: number): Rule =>
  (o) =>
    o.sheet.strategy > 1 + (o.reserve.tokens > 0 ? 1 : 0) ? gain : 0;

const ABILITIES: { readonly [ability: string]: Rule } = {
  'letnev-war-funding': (o, { system, planet }) => {
    const chance = planet === null ? chanceInSpace(o, system as string) : 0.5;
    return o.sheet.goods > 2 && chance > 0.3 && chance < 0.8 ? 2 : 0;
  },
  'sol-orbital-drop': (o, about) =>
    o.home !== null && o.threat(o.home).takes > 0 ? forCounter(1.5)(o, about) : forCounter(0.8)(o, about),
  'mentak-ambush': () => 3,
  'naalu-early-retreat': (o, { system }) =>
    system !== o.home && chanceInSpace(o, system as string) < o.style.attack.retreat ? 3 : 0,
  /** A counter for each die: only where the battle hangs on it. */
  'jolnar-reroll': (o, { system, purpose }) => {
    const chance = purpose === 'battle' ? chanceInSpace(o, system as string) : 0;
    return o.sheet.strategy > 2 && chance > 0.3 && chance < 0.7 ? 1 : 0;
  },
  /** Of all other dice those of Settlers alone are worth a counter: they give a planet or take it. */
  'jolnar-reroll/dice.after': (o, { why, dice }) =>
    why === 'settlers' && (dice as number[])[0]! < SETTLED && o.sheet.strategy > 2 ? 1 : 0,
  'jolnar-research': () => 4,
  'xxcha-diplomacy': () => 0,
  'xxcha-veto': (o, { agenda }) => {
    const id = agenda as string;
    const options = optionsOf(o.pub, id);
    const worst = options.reduce((low, outcome) => Math.min(low, outcomeWorth(o, id, outcome)), 0);
    return outcomeWorth(o, id, vote(o, id, options)) < 1 && worst < -3 ? forCounter(2)(o, {}) : 0;
  },
  /** Waiting is worth it while others who could come have not passed. */
  'yssaril-skip': (o) => {
    const waiting = o.pub.sheets.filter(({ passed }, seat: Seat) => seat !== o.seat && !passed).length;
    return waiting > 1 && o.sheet.command > 0 ? 0.2 : 0;
  },
  'hacan-exchange': () => 0,
  'agenda-council-elder': (o, { agenda }) => {
    const id = agenda as string;
    const best = outcomeWorth(o, id, vote(o, id, optionsOf(o.pub, id)));
    return best > 3 ? 2 : 0;
  },
  'agenda-minister-of-war': forCounter(1.5),
  'buy-back': () => 0,
  /** The agent is sacrificed only against the one who leads. */
  agent: (o, { source }) => ((source as { seat: Seat }).seat === leader(o) && o.roundsLeft <= 2 ? 1 : 0),
};
const USUAL = 1;

export const abilityGain = (o: Outlook, ability: string, about: About): number =>
  ABILITIES[ability]?.(o, about) ?? USUAL;
