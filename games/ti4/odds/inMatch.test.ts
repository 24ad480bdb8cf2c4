import { battles } from '@orrery/imperium';
import { addUnits, rulesView, view } from '@orrery/kernel';
import type { ComponentInPlay } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { Board } from '../board.ts';
import { ti4 } from '../game.ts';
import { given } from '../given.ts';
import { MECATOL_REX, MECATOL_SYSTEM } from '../rules/systems.ts';
import type { Asked } from '../shapes.ts';
import { spaceBattle } from './battle.ts';
import { edition } from './edition.ts';
import { battlesIn } from './inMatch.ts';

const asked = (arrange: (pub: Board) => void, seat = 0): Asked =>
  rulesView(ti4, view(given({ arrange }).state, seat) as never) as unknown as Asked;

describe('battles of a system of a running match', () => {
  const v = asked((pub) => {
    addUnits(pub.units, MECATOL_SYSTEM, 0, 'cruiser', 2);
    addUnits(pub.units, MECATOL_SYSTEM, 1, 'dreadnought', 1);
    addUnits(pub.units, MECATOL_SYSTEM, 1, 'dreadnought', 1, 'damaged');
    addUnits(pub.units, MECATOL_REX, 1, 'infantry', 2);
    addUnits(pub.units, MECATOL_REX, 1, 'pds', 1);
    pub.sheets[0]!.technologies = ['antimass-deflectors', 'impulse-core'];
    pub.sheets[1]!.technologies = ['plasma-scoring'];
  });
  const [space, ground] = battlesIn(v, MECATOL_SYSTEM, 0);

  it('fill the page with units, damage, cannons and technologies; what costs something is left to the reader', () => {
    const [own, other] = space!.battle.sides;
    const cards = (seat: number, type: 'cruiser' | 'dreadnought' | 'pds') => v.pub.sheets[seat]!.units[type] ?? type;
    expect(own.units).toEqual({ [cards(0, 'cruiser')]: 2 });
    expect(own.effects).toHaveProperty('antimass-deflectors', 1);
    expect(own.effects).not.toHaveProperty('impulse-core');
    expect(other.units).toEqual({ [cards(1, 'dreadnought')]: 2 });
    expect(other.damaged).toEqual({ [cards(1, 'dreadnought')]: 1 });
    expect(other.cannon).toEqual({ [cards(1, 'pds')]: 1 });
    expect(other.effects).toHaveProperty('plasma-scoring', 1);
    expect(ground!.place).toBe(MECATOL_REX);
    expect(ground!.battle.sides[1].cannon).toEqual({ [cards(1, 'pds')]: 1 });
  });
  it('take mechs that fight as ships, and laws in play that bear on the battle', () => {
    const before = asked((pub) => {
      addUnits(pub.units, MECATOL_SYSTEM, 0, 'cruiser', 1);
      addUnits(pub.units, MECATOL_SYSTEM, 0, 'mech', 2);
      addUnits(pub.units, MECATOL_SYSTEM, 0, 'infantry', 1);
      addUnits(pub.units, MECATOL_SYSTEM, 1, 'fighter', 3);
      pub.sheets[0]!.units.mech = 'eidolon';
    });
    const inPlay = before.pub.table.components as { [id: string]: ComponentInPlay };
    for (const [law, holder] of [
      ['prophecy-of-ixth', 1],
      ['publicize-weapon-schematics', null],
    ] as const)
      inPlay[law] = { ability: law, holder, ready: true, on: null, store: {} };
    const [own, other] = battlesIn(before, MECATOL_SYSTEM, 0)[0]!.battle.sides;
    expect(own.units).toMatchObject({ 'z-grav-eidolon': 2 });
    expect(Object.values(own.units)).toHaveLength(2);
    expect(own.effects).not.toHaveProperty('prophecy-of-ixth');
    expect(other.effects).toMatchObject({ 'prophecy-of-ixth': 1, 'publicize-weapon-schematics': 1 });
  });
  it('read back from the link as the same battle, with the odds of that battle', () => {
    const read = battles.readBattle(edition, battles.writeBattle(space!.battle));
    expect(read).toEqual(space!.battle);
    const made = battles.battleOfDescription(edition, space!.battle) as battles.Battle;
    const [own, other] = space!.battle.sides;
    const chance = () => 0.5;
    expect(battles.odds(made, chance).first).toBeCloseTo(battles.odds(spaceBattle(own, other), chance).first, 12);
  });
  it('are those against whoever is there: nobody has come yet where only the viewer stands', () => {
    const alone = battlesIn(
      asked((pub) => addUnits(pub.units, MECATOL_SYSTEM, 0, 'cruiser', 1)),
      MECATOL_SYSTEM,
      0,
    );
    expect(alone).toHaveLength(1);
    expect(alone[0]!.battle.sides[0]).toEqual(battles.NOBODY);
    expect(Object.values(alone[0]!.battle.sides[1].units)).toEqual([1]);
    expect(
      battlesIn(
        asked(() => {}),
        MECATOL_SYSTEM,
        0,
      ),
    ).toEqual([]);
  });
});
