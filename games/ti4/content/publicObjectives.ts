import type { StatusCondition } from './objectives.ts';
import type { BoxSet } from './sets.ts';

export interface PublicObjectiveFacts {
  readonly set: BoxSet;
  /** Stage I is worth 1 point, stage II worth 2. */
  readonly stage: 1 | 2;
  readonly condition: StatusCondition;
}

export const PUBLIC_OBJECTIVES = {
  'corner-the-market': { set: 'base', stage: 1, condition: { op: 'planets', where: 'same-trait', n: 4 } },
  'develop-weaponry': { set: 'base', stage: 1, condition: { op: 'unit-upgrades', n: 2 } },
  'diversify-research': { set: 'base', stage: 1, condition: { op: 'colours', per: 2, n: 2 } },
  'erect-a-monument': { set: 'base', stage: 1, condition: { op: 'spend', resources: 8 } },
  'expand-borders': { set: 'base', stage: 1, condition: { op: 'planets', where: 'outside-homes', n: 6 } },
  'found-research-outposts': { set: 'base', stage: 1, condition: { op: 'planets', where: 'specialty', n: 3 } },
  'intimidate-council': {
    set: 'base',
    stage: 1,
    condition: { op: 'systems', with: 'ships', where: 'adjacent-to-mecatol', n: 2 },
  },
  'lead-from-the-front': { set: 'base', stage: 1, condition: { op: 'spend', tokens: 3 } },
  'negotiate-trade-routes': { set: 'base', stage: 1, condition: { op: 'spend', goods: 5 } },
  'sway-the-council': { set: 'base', stage: 1, condition: { op: 'spend', influence: 8 } },
  'amass-wealth': { set: 'pok', stage: 1, condition: { op: 'spend', influence: 3, resources: 3, goods: 3 } },
  'build-defenses': { set: 'pok', stage: 1, condition: { op: 'units', of: 'structure', n: 4 } },
  'discover-lost-outposts': { set: 'pok', stage: 1, condition: { op: 'planets', where: 'attachment', n: 2 } },
  'engineer-a-marvel': { set: 'pok', stage: 1, condition: { op: 'units', of: 'flagship-or-war-sun', n: 1 } },
  'explore-deep-space': {
    set: 'pok',
    stage: 1,
    condition: { op: 'systems', with: 'units', where: 'no-planets', n: 3 },
  },
  'improve-infrastructure': { set: 'pok', stage: 1, condition: { op: 'planets-with-structures', n: 3 } },
  'make-history': {
    set: 'pok',
    stage: 1,
    condition: { op: 'systems', with: 'units', where: 'legendary-mecatol-or-anomaly', n: 2 },
  },
  'populate-the-outer-rim': {
    set: 'pok',
    stage: 1,
    condition: { op: 'systems', with: 'units', where: 'edge-outside-home', n: 3 },
  },
  'push-boundaries': { set: 'pok', stage: 1, condition: { op: 'more-planets-than-neighbours', n: 2 } },
  'raise-a-fleet': { set: 'pok', stage: 1, condition: { op: 'fleet', n: 5 } },
  'centralize-galactic-trade': { set: 'base', stage: 2, condition: { op: 'spend', goods: 10 } },
  'conquer-the-weak': { set: 'base', stage: 2, condition: { op: 'planets', where: 'other-home', n: 1 } },
  'form-galactic-brain-trust': { set: 'base', stage: 2, condition: { op: 'planets', where: 'specialty', n: 5 } },
  'found-a-golden-age': { set: 'base', stage: 2, condition: { op: 'spend', resources: 16 } },
  'galvanize-the-people': { set: 'base', stage: 2, condition: { op: 'spend', tokens: 6 } },
  'manipulate-galactic-law': { set: 'base', stage: 2, condition: { op: 'spend', influence: 16 } },
  'master-the-sciences': { set: 'base', stage: 2, condition: { op: 'colours', per: 2, n: 4 } },
  'revolutionize-warfare': { set: 'base', stage: 2, condition: { op: 'unit-upgrades', n: 3 } },
  'subdue-the-galaxy': { set: 'base', stage: 2, condition: { op: 'planets', where: 'outside-homes', n: 11 } },
  'unify-the-colonies': { set: 'base', stage: 2, condition: { op: 'planets', where: 'same-trait', n: 6 } },
  'achieve-supremacy': {
    set: 'pok',
    stage: 2,
    condition: { op: 'systems', with: 'flagship-or-war-sun', where: 'other-home-or-mecatol', n: 1 },
  },
  'become-a-legend': {
    set: 'pok',
    stage: 2,
    condition: { op: 'systems', with: 'units', where: 'legendary-mecatol-or-anomaly', n: 4 },
  },
  'command-an-armada': { set: 'pok', stage: 2, condition: { op: 'fleet', n: 8 } },
  'construct-massive-cities': { set: 'pok', stage: 2, condition: { op: 'units', of: 'structure', n: 7 } },
  'control-the-borderlands': {
    set: 'pok',
    stage: 2,
    condition: { op: 'systems', with: 'units', where: 'edge-outside-home', n: 5 },
  },
  'hold-vast-reserves': { set: 'pok', stage: 2, condition: { op: 'spend', influence: 6, resources: 6, goods: 6 } },
  'patrol-vast-territories': {
    set: 'pok',
    stage: 2,
    condition: { op: 'systems', with: 'units', where: 'no-planets', n: 5 },
  },
  'protect-the-border': { set: 'pok', stage: 2, condition: { op: 'planets-with-structures', n: 5 } },
  'reclaim-ancient-monuments': { set: 'pok', stage: 2, condition: { op: 'planets', where: 'attachment', n: 3 } },
  'rule-distant-lands': {
    set: 'pok',
    stage: 2,
    condition: { op: 'planets', where: 'near-homes-of-different-players', n: 2 },
  },
} as const satisfies { readonly [id: string]: PublicObjectiveFacts };

export type PublicObjectiveId = keyof typeof PUBLIC_OBJECTIVES;
export const PUBLIC_OBJECTIVE_IDS = Object.keys(PUBLIC_OBJECTIVES) as PublicObjectiveId[];
export const publicObjectiveFacts = (id: PublicObjectiveId): PublicObjectiveFacts => PUBLIC_OBJECTIVES[id];
