import { battles } from '@orrery/imperium';
import { describe, expect, it } from 'vitest';
import { content } from '../game.ts';
import { unitFacts } from '../content/units/index.ts';
import { groundBattle, spaceBattle } from './battle.ts';
import type { Side } from './battle.ts';
import { EFFECT_IDS, NOT_COUNTED } from './effects.ts';

/** Moments and queries of the rules in which a component can touch a battle. */
const MOMENTS = [
  'combat.start',
  'commit.after',
  'commit.would',
  'destroyed.after',
  'hits.assigned',
  'hits.would',
  'invasion.start',
  'move.after',
  'retreat.after',
  'retreats.start',
  'roll.after',
  'roll.would',
  'round.end',
  'round.start',
  'sustained.after',
  'sustained.would',
];
const QUERIES = [
  'barragesShips',
  'bombardsFrom',
  'combat',
  'coversShips',
  'dice',
  'dockCannon',
  'hasAbility',
  'hitsBigShips',
  'isImmune',
  'mayBombard',
  'mayCommit',
  'mayFireAt',
  'mayRetreat',
  'planetCannon',
  'refuges',
];

const one: Side = { units: { cruiser: 1 } };
const inSpace = (units: Side['units']) => spaceBattle({ units }, one).sides[0].classes;
const onGround = (units: Side['units']) => groundBattle({ units }, { units: { infantry: 1 } }).sides[0].classes;
/** What a unit card says beyond its numbers, and where the odds have it. */
const UNITS: { readonly [unit: string]: () => unknown } = {
  'arc-secundus': () => inSpace({ 'arc-secundus': 1 })[0]!.repairsItself,
  'fourth-moon': () => inSpace({ 'fourth-moon': 1 })[0]!.bars,
  'van-hauge': () => inSpace({ 'van-hauge': 1 })[0]!.takesAll,
  'cmorran-norr': () => inSpace({ 'cmorran-norr': 1, cruiser: 1 })[0]!.aura,
  'jns-hylarim': () => inSpace({ 'jns-hylarim': 1 })[0]!.dice[0]![3],
  '0-0-1': () => inSpace({ '0-0-1': 1 })[0]!.aimed,
  'the-alastor': () => inSpace({ 'the-alastor': 1, infantry: 1 })[1],
  // It fights in space by its other side.
  eidolon: () => inSpace({ 'z-grav-eidolon': 1 })[0],
  'quantum-manipulator': () => spaceBattle({ units: { cruiser: 1, 'quantum-manipulator': 1 } }, one).sides[0].cancels,
  quetzecoatl: () =>
    spaceBattle({ units: { quetzecoatl: 1 } }, { units: { cruiser: 1 }, cannon: { pds: 3 } }).opening.length === 0,
  matriarch: () => onGround({ matriarch: 1, fighter: 1, infantry: 1 })[1],
  'moll-terminus': () => onGround({ 'moll-terminus': 1 })[0]!.bars,
  'valkyrie-exoskeleton': () => onGround({ 'valkyrie-exoskeleton': 1 })[0]!.riposte,
  'shield-paling': () => onGround({ infantry: 1, 'shield-paling': 1 })[0]!.aura,
  'visz-el-vir': () =>
    inSpace({ 'visz-el-vir': 1, 'z-grav-eidolon': 1 }).find(({ id }) => id === 'z-grav-eidolon')!.dice[2],
  'dreadnought-2': () => inSpace({ 'dreadnought-2': 1 })[0]!.directHitProof,
  'exotrireme-2': () => inSpace({ 'exotrireme-2': 1 })[0]!.directHitProof,
  'prototype-war-sun': () => unitFacts('prototype-war-sun').breaksShield,
  'prototype-war-sun-2': () => unitFacts('prototype-war-sun-2').breaksShield,
};

/** Beside the battle: what it brings its owner, what becomes of the fallen, and what moves before it. */
const BESIDE = [
  // Goods, planets, points and captives for what was destroyed.
  'self-assembly-routines',
  'salvage-operations',
  'devour',
  'the-terror-between',
  'reanimator',
  'fight-with-precision',
  'destroy-their-greatest-ship',
  'make-an-example-of-their-world',
  'turn-their-fleets-to-dust',
  'rear-admiral-farran',
  // Infantry that comes back another turn, or leaves trade goods.
  'infantry-2',
  'spec-ops-2',
  'letani-warrior-2',
  'crimson-legionnaire',
  'crimson-legionnaire-2',
  // Before it: ships and troops that come, go or are exchanged; the page takes what is there then.
  'voidwatch',
  'foresight',
  'ion-storm explored',
  'sai-seravus',
  'acamar',
  'xuange',
  'adjudicator-baal',
  'shval-harbinger',
  'antivirus',
  'ghom-sekkus',
  'airo-shir-aur',
  'dark-energy-tap',
  // Of planets and production.
  'holy-planet-of-ixth',
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

describe('everything in the box that touches a battle', () => {
  const counted = new Set<string>([...EFFECT_IDS, ...Object.keys(UNITS)]);
  const told = new Set<string>([...counted, ...NOT_COUNTED, ...BESIDE]);

  it('is in its odds, is named on the page as not counted, or acts beside it', () => {
    expect(touching.length).toBeGreaterThan(100);
    expect(touching.filter((id) => !told.has(id.replace(/ relic$/, '')))).toEqual([]);
  });

  it('is named once: nothing is counted and beside the battle, and nothing is named that the box does not hold', () => {
    expect([...counted].filter((id) => BESIDE.includes(id))).toEqual([]);
    const held = new Set(touching.map((id) => id.replace(/ relic$/, '')));
    expect([...NOT_COUNTED, ...BESIDE].filter((id) => !held.has(id))).toEqual([]);
  });

  it.each(Object.entries(UNITS))('%s fights as its card says', (_, has) => {
    expect(has()).toBeTruthy();
  });

  it('a mech of Sardakk and a flagship count what they count only while they live', () => {
    const { aura } = inSpace({ 'cmorran-norr': 1, cruiser: 1 })[0]!;
    expect(aura!.by).toBe('cmorran-norr');
    expect(battles.strengthOf({ dice: aura!.dice })).toBeCloseTo(0.5, 9);
  });
});
