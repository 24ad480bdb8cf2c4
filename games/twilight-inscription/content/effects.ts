/** What cards can do, as data. The sheet library resolves these and the texts are rendered from them. */
import type { AssetCode, OpenAsset, Res, SheetId } from './vocabulary.ts';
import type { UnitId } from './units.ts';

/** `any`: one sheet of the owner's choice (INS-CLAR-05); `active` outside Strategy events means `any`. */
export type Target = 'active' | 'any' | SheetId;

/** What a deployment may do beyond the normal rules of placement. */
export type DeployRule = 'belowLine' | 'onAnomaly' | 'detached' | 'adjacentOnly';

export type Block = 'technology' | 'construction' | `die:${Res}`;

export type Effect =
  | { do: 'spend'; res: Res | 'wild'; n: number; on: Target }
  | { do: 'gain'; asset: AssetCode | OpenAsset; n: number }
  | { do: 'explore'; n: number; to?: 'wormholeSystem' }
  | { do: 'claimSystem'; n: number; size?: 'small'; upTo?: true }
  | { do: 'develop'; n: number; scope: 'icon' | 'line' | 'dock'; lineEnd?: 'population'; planet?: number | 'this' }
  | { do: 'unlockPlanet'; n: number }
  | { do: 'buildDock'; n: number }
  | { do: 'scrap'; n: number; any?: true; only?: 'claimable' }
  | { do: 'claimHex'; n: number; any?: true }
  | { do: 'deploy'; unit: UnitId; n: number; rules?: DeployRule[] }
  | { do: 'unlockTechnology'; n: number }
  | { do: 'unlockFocus'; n: number }
  | { do: 'tempFocus'; n: number }
  | { do: 'strength'; n: number; side: 'both' | 'choice'; wars: 'this' | 'next' }
  | { do: 'vp'; n: number; on: SheetId }
  | { do: 'freeVotes'; n: number }
  | { do: 'produce'; max?: number }
  | { do: 'reroll'; n: number }
  | { do: 'repeatDie'; n: number }
  | { do: 'repeatBlackDice' }
  | { do: 'wildRound' }
  | { do: 'lose'; what: 'tg'; n: number; half?: true }
  | { do: 'lose'; what: 'asset'; kinds: ('planet' | 'spec')[]; otherwise: Effect[] }
  | { do: 'lose'; what: 'population' }
  | { do: 'lose'; what: 'exploredSystem'; otherwise: Effect[] }
  | { do: 'payTradeGood' }
  | { do: 'block'; what: Block; strategyEvents: number }
  | { do: 'choose'; options: Effect[][]; by?: 'mostVotes' }
  | { do: 'ifPlanetUnlocked'; then: Effect[]; otherwise: Effect[] };

export type TriggerName =
  | 'sheetActive'
  | 'production'
  | 'council'
  | 'councilWon'
  | 'warStrength'
  | 'warWon'
  | 'warNotWon'
  | 'warResolved'
  | 'unlockPlanet'
  | 'buildDock'
  | 'buildUnit'
  | 'unlockTechnology'
  | 'claimSystem'
  | 'claimRelic'
  | 'claimMecatol'
  | 'exploreWormhole'
  | 'markAnomaly';

export interface Trigger {
  on: TriggerName;
  effects: Effect[];
  limit?: 'event' | 'stage';
  optional?: true;
  unit?: UnitId;
  emptySystem?: true;
}

/** Passive changes to the rules for one player (INS-CLAR-01). */
export type Mod =
  | { mod: 'wormholesOpen' }
  | { mod: 'wormholeUses'; n: number }
  | { mod: 'lateActivation' }
  | { mod: 'noVotes' }
  | { mod: 'mecatolWild' }
  | { mod: 'mecatolSlotUp' }
  | { mod: 'vassal' }
  | { mod: 'strength'; n: number }
  | { mod: 'freeVotes'; n: number }
  | { mod: 'technologyDiscount'; n: number }
  | { mod: 'carryOver'; n: number }
  | { mod: 'wildDie' }
  | { mod: 'unitUnlocked'; unit: UnitId }
  | { mod: 'unitDiscount'; unit: UnitId; res: Res }
  | { mod: 'unitVp'; unit: UnitId; n: number }
  | { mod: 'deployRule'; unit: UnitId | 'every'; rule: DeployRule }
  | { mod: 'treatAs'; from: Res; to: Res[]; perRound: number }
  | { mod: 'claimSystemsWith'; res: Res }
  | { mod: 'tradeGoodEndVp'; per: number }
  | { mod: 'relicDraw'; draw: number };
