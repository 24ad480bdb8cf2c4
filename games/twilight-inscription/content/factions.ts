/** The 24 factions: a first ability that always works, a second one for every Faction asset (INS-FACTION-01 to 03). */
import type { Effect, Mod, Trigger } from './effects.ts';

export const FACTION_IDS = [
  'arborec',
  'letnev',
  'saar',
  'muaat',
  'hacan',
  'sol',
  'creuss',
  'l1z1x',
  'mentak',
  'naalu',
  'nekro',
  'norr',
  'jol-nar',
  'winnu',
  'xxcha',
  'yin',
  'yssaril',
  'argent',
  'empyrean',
  'mahact',
  'naaz-rokha',
  'nomad',
  'titans',
  'vuilraith',
] as const;
export type FactionId = (typeof FACTION_IDS)[number];

export interface Faction {
  id: FactionId;
  setup?: Effect[];
  mods?: Mod[];
  triggers?: Trigger[];
  /** The second ability, resolved at every Faction asset. */
  faction: Effect[];
}

const tradeGoods = (n: number): Effect => ({ do: 'gain', asset: 'tg1', n });
const infantry = (n: number): Effect => ({ do: 'deploy', unit: 'infantry', n });

export const FACTIONS: Faction[] = [
  {
    id: 'arborec',
    setup: [infantry(2)],
    triggers: [{ on: 'warResolved', effects: [infantry(2)] }],
    faction: [{ do: 'deploy', unit: 'infantry', n: 2, rules: ['belowLine'] }],
  },
  {
    id: 'letnev',
    triggers: [
      {
        on: 'warStrength',
        effects: [{ do: 'payTradeGood' }, { do: 'strength', n: 2, side: 'choice', wars: 'this' }],
        limit: 'event',
        optional: true,
      },
      { on: 'warWon', effects: [{ do: 'vp', n: 1, on: 'warfare' }] },
    ],
    faction: [{ do: 'spend', res: 'M', n: 2, on: 'warfare' }],
  },
  {
    id: 'saar',
    setup: [{ do: 'gain', asset: 'planet', n: 3 }],
    triggers: [
      { on: 'unlockPlanet', effects: [tradeGoods(1)] },
      { on: 'buildDock', effects: [tradeGoods(1)] },
    ],
    faction: [{ do: 'explore', n: 2 }],
  },
  {
    id: 'muaat',
    setup: [{ do: 'gain', asset: 'focus:M', n: 1 }],
    mods: [
      { mod: 'unitUnlocked', unit: 'war-sun' },
      { mod: 'unitDiscount', unit: 'war-sun', res: 'M' },
    ],
    triggers: [{ on: 'buildUnit', unit: 'war-sun', effects: [tradeGoods(1)] }],
    faction: [{ do: 'spend', res: 'M', n: 2, on: 'any' }],
  },
  {
    id: 'hacan',
    setup: [tradeGoods(2)],
    mods: [{ mod: 'tradeGoodEndVp', per: 1 }],
    triggers: [{ on: 'production', effects: [tradeGoods(2), { do: 'gain', asset: 'com:any:1', n: 1 }] }],
    faction: [tradeGoods(1), { do: 'gain', asset: 'com:any:1', n: 1 }],
  },
  { id: 'sol', mods: [{ mod: 'wildDie' }], faction: [infantry(1)] },
  {
    id: 'creuss',
    setup: [{ do: 'explore', n: 1 }],
    mods: [{ mod: 'wormholesOpen' }, { mod: 'wormholeUses', n: 2 }],
    triggers: [{ on: 'exploreWormhole', effects: [tradeGoods(1)] }],
    faction: [
      { do: 'explore', n: 1, to: 'wormholeSystem' },
      { do: 'claimSystem', n: 1 },
    ],
  },
  {
    id: 'l1z1x',
    mods: [
      { mod: 'unitUnlocked', unit: 'dreadnought' },
      { mod: 'unitDiscount', unit: 'dreadnought', res: 'M' },
      { mod: 'unitVp', unit: 'dreadnought', n: 1 },
    ],
    triggers: [{ on: 'buildUnit', unit: 'dreadnought', effects: [tradeGoods(1)] }],
    faction: [
      {
        do: 'choose',
        options: [[{ do: 'spend', res: 'M', n: 2, on: 'warfare' }], [{ do: 'spend', res: 'M', n: 2, on: 'industry' }]],
      },
    ],
  },
  {
    id: 'mentak',
    triggers: [
      { on: 'warWon', effects: [{ do: 'gain', asset: 'com:any:1', n: 1 }] },
      { on: 'warNotWon', effects: [tradeGoods(1)] },
    ],
    faction: [tradeGoods(2), infantry(1)],
  },
  {
    id: 'naalu',
    setup: [tradeGoods(2)],
    mods: [{ mod: 'lateActivation' }],
    faction: [
      { do: 'gain', asset: 'vote1', n: 1 },
      { do: 'spend', res: 'wild', n: 1, on: 'any' },
    ],
  },
  {
    id: 'nekro',
    mods: [{ mod: 'noVotes' }],
    triggers: [
      { on: 'council', effects: [{ do: 'gain', asset: 'spec:any', n: 1 }] },
      { on: 'warWon', effects: [{ do: 'spend', res: 'R', n: 1, on: 'any' }], limit: 'event' },
    ],
    faction: [{ do: 'spend', res: 'R', n: 1, on: 'any' }],
  },
  { id: 'norr', mods: [{ mod: 'strength', n: 1 }], faction: [{ do: 'deploy', unit: 'pds', n: 1 }] },
  {
    id: 'jol-nar',
    setup: [{ do: 'gain', asset: 'spec:any', n: 1 }],
    mods: [
      { mod: 'technologyDiscount', n: 1 },
      { mod: 'strength', n: -1 },
    ],
    triggers: [{ on: 'unlockTechnology', effects: [tradeGoods(1)] }],
    faction: [{ do: 'spend', res: 'R', n: 2, on: 'any' }],
  },
  {
    id: 'winnu',
    mods: [{ mod: 'mecatolWild' }, { mod: 'mecatolSlotUp' }],
    triggers: [{ on: 'claimMecatol', effects: [tradeGoods(2)] }],
    faction: [
      { do: 'explore', n: 1 },
      { do: 'claimSystem', n: 1, size: 'small' },
    ],
  },
  {
    id: 'xxcha',
    mods: [{ mod: 'freeVotes', n: 2 }],
    triggers: [{ on: 'councilWon', effects: [{ do: 'vp', n: 3, on: 'industry' }] }],
    faction: [{ do: 'gain', asset: 'councilor', n: 1 }],
  },
  {
    id: 'yin',
    setup: [{ do: 'gain', asset: 'population', n: 2 }],
    mods: [{ mod: 'treatAs', from: 'I', to: ['M', 'R'], perRound: 2 }],
    faction: [
      {
        do: 'ifPlanetUnlocked',
        then: [{ do: 'develop', n: 2, scope: 'icon' }],
        otherwise: [{ do: 'spend', res: 'wild', n: 1, on: 'any' }],
      },
    ],
  },
  {
    id: 'yssaril',
    setup: [tradeGoods(3)],
    mods: [
      { mod: 'carryOver', n: 2 },
      { mod: 'relicDraw', draw: 2 },
    ],
    faction: [{ do: 'spend', res: 'wild', n: 2, on: 'active' }],
  },
  {
    id: 'argent',
    setup: [{ do: 'deploy', unit: 'destroyer', n: 1 }],
    mods: [
      { mod: 'unitDiscount', unit: 'destroyer', res: 'R' },
      { mod: 'unitVp', unit: 'destroyer', n: 2 },
      { mod: 'freeVotes', n: 1 },
    ],
    faction: [{ do: 'deploy', unit: 'destroyer', n: 1 }],
  },
  {
    id: 'empyrean',
    setup: [{ do: 'explore', n: 2 }],
    mods: [{ mod: 'claimSystemsWith', res: 'R' }],
    triggers: [
      { on: 'claimSystem', emptySystem: true, effects: [{ do: 'vp', n: 2, on: 'navigation' }, tradeGoods(1)] },
    ],
    faction: [{ do: 'claimSystem', n: 1 }],
  },
  {
    id: 'mahact',
    mods: [{ mod: 'vassal' }],
    faction: [
      { do: 'gain', asset: 'vote1', n: 1 },
      { do: 'spend', res: 'wild', n: 1, on: 'any' },
    ],
  },
  {
    id: 'naaz-rokha',
    triggers: [
      { on: 'unlockPlanet', effects: [{ do: 'develop', n: 1, scope: 'icon', planet: 'this' }] },
      { on: 'claimRelic', effects: [{ do: 'vp', n: 1, on: 'navigation' }] },
    ],
    faction: [
      { do: 'explore', n: 1 },
      { do: 'develop', n: 1, scope: 'icon' },
    ],
  },
  {
    id: 'nomad',
    triggers: [{ on: 'sheetActive', effects: [{ do: 'tempFocus', n: 1 }], limit: 'stage' }],
    faction: [{ do: 'spend', res: 'wild', n: 1, on: 'active' }],
  },
  {
    id: 'titans',
    setup: [{ do: 'claimHex', n: 1, any: true }],
    mods: [
      { mod: 'unitVp', unit: 'pds', n: 1 },
      { mod: 'deployRule', unit: 'pds', rule: 'detached' },
    ],
    faction: [{ do: 'claimHex', n: 1, any: true }],
  },
  {
    id: 'vuilraith',
    setup: [infantry(1)],
    mods: [{ mod: 'deployRule', unit: 'every', rule: 'onAnomaly' }],
    triggers: [
      { on: 'markAnomaly', effects: [tradeGoods(1)] },
      { on: 'warWon', effects: [infantry(2)] },
    ],
    faction: [{ do: 'deploy', unit: 'infantry', n: 2, rules: ['onAnomaly', 'belowLine'] }],
  },
];

/** The factions the guide deals from (INS-LEARN-21). */
export const GUIDE_FACTIONS: FactionId[] = ['hacan', 'norr', 'arborec', 'nomad', 'winnu', 'mentak', 'yin', 'letnev'];

const byId = new Map(FACTIONS.map((f) => [f.id, f]));
export const factionCard = (id: FactionId): Faction => byId.get(id)!;
