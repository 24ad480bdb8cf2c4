import type { Decision, Json } from '@orrery/kernel';
import { casualtiesAsk } from '../rules/casualties.ts';
import { bombard, groundLosses, joinFighters } from '../rules/invasion.ts';
import { fire } from '../rules/pdsFire.ts';
import { scuttle } from '../rules/surplus.ts';
import { countAt } from '../rules/units.ts';
import type { Ti3, View } from '../shapes.ts';
import { advance, disembark, flees, takeTurn, target } from './campaign.ts';
import { build, buyResearch, claimFirst, divide, research } from './economy.ts';
import { castVote, chooseStrategy, claimOwn, layTile, settleHome, useBonus } from './table.ts';

type Asks = Ti3['asks'];
type Below = (n: number) => number;
type Rules = { readonly [K in keyof Asks]?: (v: View, q: Asks[K]['q'], below: Below) => Asks[K]['a'] | undefined };

/** What a bold player answers without thinking long; undefined, and every question not named here, is left to chance. */
const RULES_OF_THUMB: Rules = {
  turn: (v, _, below) => takeTurn(v, below),
  secondAction: (v, _, below) => target(v, below),
  move: advance,
  fire: fire.fallback,
  casualties: casualtiesAsk.fallback,
  leave: (v, { system }) => flees(v, system),
  land: disembark,
  bombard: bombard.fallback,
  bacterialWeapon: ({ pub }, { planet }) => countAt(pub, planet, pub.planets[planet]!.by!, 'ground-force') > 1,
  joinFighters: joinFighters.fallback,
  groundLosses: groundLosses.fallback,
  produce: build,
  scuttle: scuttle.fallback,
  secondary: () => true,
  tradeOption: () => 'income',
  consent: () => true,
  cancelAgreement: () => null,
  chooseTechnology: (v, _, below) => research(v, below),
  buyTechnology: buyResearch,
  claim: claimFirst,
  claimSecret: claimOwn,
  placeTile: layTile,
  settle: settleHome,
  pickStrategy: (v, _, below) => chooseStrategy(v, below),
  vote: castVote,
  bonus: useBonus,
  counters: (v, { n }) => divide(v, n),
};

export function quick(v: View, d: Decision, below: Below): Json | undefined {
  const rule = RULES_OF_THUMB[d.kind as keyof Asks] as ((v: View, q: Json, below: Below) => unknown) | undefined;
  return rule?.(v, d.q, below) as Json | undefined;
}
