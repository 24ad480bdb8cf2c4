import { battles } from '@orrery/imperium';
import type { ComponentInPlay } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { given } from '../given.ts';
import { edition } from './edition.ts';
import { battlesIn } from './inMatch.ts';

describe('battles of a system of a running match', () => {
  const { pub } = given({
    units: {
      'nebula-1': { 0: { cruiser: 2 }, 1: { 'dreadnought damaged': 1, dreadnought: 1 } },
      'lodor-system': { 0: { 'carrier ground-force:2': 1, dreadnought: 1 } },
      lodor: { 1: { 'ground-force': 3, pds: 1 } },
    },
    sheets: { 0: { technologies: ['hylar-v-assault-laser'] } },
  }).state;

  it('fill the page with units, damage, technologies and the nebula of the defender', () => {
    const [space] = battlesIn(pub, 'nebula-1', 0);
    expect(space!.battle.sides[0]).toMatchObject({ units: { cruiser: 2 }, effects: { 'hylar-v-assault-laser': 1 } });
    expect(space!.battle.sides[1]).toMatchObject({
      units: { dreadnought: 2 },
      damaged: { dreadnought: 1 },
      effects: { nebula: 1 },
    });
    expect(battles.readBattle(edition, battles.writeBattle(space!.battle))).toEqual(space!.battle);
  });
  it('bring ships in orbit and the PDS of a planet into the invasion', () => {
    const ground = battlesIn(pub, 'lodor-system', 0).find(({ place }) => place === 'lodor')!;
    expect(ground.battle.field).toBe('ground');
    expect(ground.battle.sides[0].units).toMatchObject({ dreadnought: 1 });
    expect(ground.battle.sides[1]).toMatchObject({ units: { 'ground-force': 3 }, cannon: { pds: 1 } });
    expect(battles.readBattle(edition, battles.writeBattle(ground.battle))).toEqual(ground.battle);
  });
  it('bring laws in play and leaders who are there', () => {
    const table = given({
      units: {
        'lodor-system': { 0: { cruiser: 1 }, 1: { fighter: 2, dreadnought: 1 } },
        lodor: { 1: { 'ground-force': 2, 'space-dock': 1, pds: 1 } },
      },
    }).state.pub;
    const inPlay = table.table.components as { [id: string]: ComponentInPlay };
    for (const [law, holder] of [
      ['agenda-prophecy-of-ixth', 1],
      ['agenda-unconventional-weapons', null],
      ['agenda-conventions-of-war', null],
      ['agenda-crown-of-thalnos', 0],
    ] as const)
      inPlay[law] = { ability: law, holder, ready: true, on: null, store: {} };
    table.leaders['scientist-1'] = {
      seat: 1,
      kind: 'scientist',
      on: 'lodor',
      captor: null,
      fate: null,
      invading: false,
    };
    const [space, ground] = battlesIn(table, 'lodor-system', 0);
    expect(Object.keys(space!.battle.sides[1].effects).toSorted()).toEqual([
      'prophecy-of-ixth',
      'unconventional-weapons',
    ]);
    expect(space!.battle.sides[0].effects).toEqual({});
    expect(ground!.battle.sides[0].effects).toMatchObject({ 'crown-of-thalnos': 1 });
    expect(ground!.battle.sides[1].effects).toMatchObject({ 'conventions-of-war': 1, scientist: 1 });
  });
});
