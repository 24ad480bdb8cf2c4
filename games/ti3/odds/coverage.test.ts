import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { EFFECT_IDS, NOT_COUNTED } from './effects.ts';

/** Moments and queries of the rules in which a component can touch a battle. */
const MOMENTS = [
  'any-time',
  'attacked',
  'beforeBombardment',
  'beforeInvasion',
  'combat.start',
  'damaged',
  'invasion.would',
  'landing.would',
  'moved',
  'roll.after',
  'round.start',
];
const QUERIES = [
  'animatesFallen',
  'battleDice',
  'combat',
  'drawnHits',
  'fightersMayInvade',
  'mayAssault',
  'mayBombard',
  'mayGas',
  'mayLand',
  'mayLeave',
  'pdsBonus',
  'pdsRange',
  'rerollsPds',
  'revivesLosses',
];

/** How the odds call what an ability of a race, or a leader, does. */
const CALLED: { readonly [component: string]: string } = {
  'letnev-war-funding': 'letnev.war-funding',
  'l1z1x-assault': 'l1z1x',
  'mentak-ambush': 'mentak',
  'naalu-fighters': 'naalu',
  'norr-valour': 'norr',
  'jolnar-frailty': 'jolnar',
  'xxcha-awe': 'xxcha',
  general: 'general-attacking',
};
/** Beside the battle: what keeps it from being fought, whether somebody may leave, and what becomes of the fallen. */
const BESIDE = [
  'naalu-early-retreat',
  'agenda-code-of-honor',
  'diplomat',
  'armistice',
  'star-of-death',
  'deep-space-cannon',
  'dacxive-animators',
  'disclosure',
];

const touching = Object.entries(content.components).flatMap(([id, { spec }]) => {
  const all = [spec, ...(spec.more ?? []).map((ability) => ability.spec)] as readonly {
    at?: string;
    modifiers?: object;
    lasting?: { modifiers?: object };
  }[];
  const is = all.some(
    ({ at, modifiers = {}, lasting }) =>
      MOMENTS.includes(at ?? '') ||
      [...Object.keys(modifiers), ...Object.keys(lasting?.modifiers ?? {})].some((query) => QUERIES.includes(query)),
  );
  return is ? [id] : [];
});
const nameOf = (id: string): string => CALLED[id] ?? id;

describe('everything in the box that touches a battle', () => {
  const told = new Set<string>([...EFFECT_IDS, ...NOT_COUNTED]);
  const isTold = (id: string): boolean => told.has(nameOf(id)) || told.has(nameOf(id).replace(/^agenda-/, ''));

  it('is in its odds, is named on the page as not counted, or acts beside it', () => {
    expect(touching.length).toBeGreaterThan(45);
    expect(touching.filter((id) => !isTold(id) && !BESIDE.includes(id))).toEqual([]);
  });

  it('is named once: nothing is counted and beside the battle, and nothing is named that the box does not hold', () => {
    expect(BESIDE.filter((id) => isTold(id) || !touching.includes(id))).toEqual([]);
    expect(NOT_COUNTED.filter((id) => !touching.some((one) => nameOf(one) === id))).toEqual([]);
  });
});
