import { battles } from '@orrery/imperium';
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, ACTION_CARD_IDS, actionCardFacts } from '../content/actionCards.ts';
import type { CardMoment } from '../content/actionCards.ts';
import { groundBattle, spaceBattle } from './battle.ts';
import type { Side } from './battle.ts';
import { EFFECTS, EFFECT_IDS, NOT_COUNTED } from './effects.ts';

const { exactOdds, sampledOdds } = battles;
const chances = (shot: battles.Shot | null) => shot!.fixed.map((die) => Number(die[1]!.toFixed(2)));
const space = (attacker: Side, defender: Side, ...more: [battles.Battle['retreats']?]) =>
  exactOdds(spaceBattle(attacker, defender, ...more));
const ground = (attacker: Side, defender: Side) => exactOdds(groundBattle(attacker, defender));

describe('odds of battles between unit cards', () => {
  it('the barrage of destroyers comes first and hits fighters alone', () => {
    const { opening } = spaceBattle({ units: { destroyer: 2 } }, { units: { fighter: 3, cruiser: 1 } });
    expect(opening).toHaveLength(1);
    expect(opening[0]![0]).toMatchObject({ targets: 'fighters', sustainable: false });
    expect(opening[0]![0]!.perUnit['destroyer']!.map((die) => die[1]!.toFixed(2))).toEqual(['0.20', '0.20']);
    expect(opening[0]![1]).toBeNull();
  });

  it('a large battle has the reference odds', () => {
    const found = space(
      { units: { dreadnought: 2, cruiser: 3, carrier: 2, destroyer: 1, fighter: 4 }, losses: 'weakest-first' },
      { units: { 'war-sun': 1, dreadnought: 1, cruiser: 3, destroyer: 2, fighter: 5 }, losses: 'weakest-first' },
    );
    expect(found.first).toBeCloseTo(0.031695831, 8);
  });

  it('space cannon fires by its own value, untouched by combat bonuses', () => {
    const { opening } = spaceBattle(
      { units: { cruiser: 1 } },
      { units: { cruiser: 1 }, cannon: { pds: 2 }, effects: { 'rickar-rickani': 1 } },
    );
    expect(chances(opening[0]![1])).toEqual([0.5, 0.5]);
    const better = spaceBattle(
      { units: { cruiser: 1 } },
      { units: { cruiser: 1 }, cannon: { 'pds-2': 1 }, effects: { 'plasma-scoring': 1 } },
    );
    expect(better.opening[0]![1]).toMatchObject({ extra: 1 });
    const deflected = spaceBattle(
      { units: { cruiser: 1 }, effects: { 'antimass-deflectors': 1 } },
      { units: { cruiser: 1 }, cannon: { pds: 1 } },
    );
    expect(chances(deflected.opening[0]![1])).toEqual([0.4]);
  });

  it('a bonus of the first round counts in that round alone', () => {
    const [plain, once, always] = [{}, { 'morale-boost': 1 }, { unrelenting: 1 }].map(
      (effects) => space({ units: { cruiser: 3 }, effects }, { units: { cruiser: 3 } }).first,
    );
    expect(once).toBeGreaterThan(plain!);
    expect(always).toBeGreaterThan(once!);
  });

  it('only ground forces fight on the ground, and mechs sustain', () => {
    const { sides } = groundBattle(
      { units: { infantry: 2, cruiser: 1, 'zs-thunderbolt-m2': 1 } },
      { units: { infantry: 1 } },
    );
    expect(sides[0].classes.map(({ id, sustain }) => [id, sustain])).toEqual([
      ['infantry', false],
      ['zs-thunderbolt-m2', true],
    ]);
  });
});

describe('worked battles of the rules', () => {
  it('[TI4-EX-15] fighters and infantry whose carrier is lost fight through all rounds; what is left is told before capacity is', () => {
    const loaded = { units: { destroyer: 1, carrier: 1, fighter: 3 }, losses: 'weakest-first' as const };
    const { sides } = spaceBattle(loaded, { units: { cruiser: 1 } });
    const bare = exactOdds(spaceBattle({ units: { destroyer: 1, fighter: 3 } }, { units: { cruiser: 1 } }));
    // Without their carrier they roll as many dice as with it.
    expect(sides[0].classes.find(({ id }) => id === 'fighter')).toMatchObject({ count: 3, dice: [[0.8, 0.2]] });
    expect(bare.survivors[0].some(({ units }) => units['fighter'] && !units['carrier'])).toBe(true);
  });
  it('[TI4-EX-16, TI4-SPC-26] a side of which two fighters are left has won', () => {
    const { first, survivors } = space({ units: { fighter: 2 } }, { units: { destroyer: 1 } });
    expect(first).toBeGreaterThan(0);
    const total = survivors[0].reduce((sum, { chance }) => sum + chance, 0);
    expect(total).toBeCloseTo(first, 12);
    expect(survivors[0].every(({ units }) => Object.keys(units).join() === 'fighter')).toBe(true);
  });
  it('[TI4-EX-17, TI4-SPC-14] surplus hits of a barrage are lost: a cruiser never suffers from it', () => {
    const one: Side = { units: { 'destroyer-2': 4 } };
    const { sides, opening } = spaceBattle(one, { units: { fighter: 2, cruiser: 1 } });
    const found = exactOdds({ ...battles.battleOf(...sides), opening, retreats: [null, { afterRound: 1 }] });
    // Twelve dice at 60 % make the two fighters next to certain to fall; the cruiser is there when the first round begins.
    expect(found.retreats[1]).toBeGreaterThan(0.1);
    expect(found.escaped[1][0]!.units).toEqual({ cruiser: { whole: 1, damaged: 0 } });
  });

  it('[TI4-EX-18, TI4-SPC-22] a side that announced its retreat and then destroys the other has won', () => {
    const found = space({ units: { cruiser: 1 } }, { units: { cruiser: 1 } }, [null, { afterRound: 1 }]);
    expect(found.second).toBeCloseTo(0.4 * 0.6, 12);
    expect(found.first).toBeCloseTo(0.4 * 0.6, 12);
    expect(found.draw).toBeCloseTo(0.4 * 0.4, 12);
    expect(found.retreats).toEqual([0, expect.closeTo(0.6 * 0.6, 12)]);
  });

  it('[TI4-EX-20, TI4-SPC-17] the defender announces first and bars the attacker', () => {
    const both = space({ units: { cruiser: 1 } }, { units: { cruiser: 1 } }, [{ afterRound: 1 }, { afterRound: 1 }]);
    expect(both.retreats).toEqual([0, expect.closeTo(0.36, 12)]);
    const alone = space({ units: { cruiser: 1 } }, { units: { cruiser: 1 } }, [{ afterRound: 1 }, null]);
    expect(alone.retreats).toEqual([expect.closeTo(0.36, 12), 0]);
  });

  it('[TI4-EX-21] a Direct Hit destroys the dreadnought that sustained damage, but not an upgraded one', () => {
    const against = (units: Side['units']) =>
      space({ units }, { units: { dreadnought: 1 }, effects: { 'direct-hit': 1 } }).first;
    const plain = space({ units: { dreadnought: 1 } }, { units: { dreadnought: 1 } }).first;
    expect(against({ dreadnought: 1 })).toBeLessThan(plain - 0.2);
    expect(against({ 'dreadnought-2': 1 })).toBeCloseTo(plain, 12);
  });

  it('[TI4-EX-22, TI4-SCAN-09] space cannon of the active player is resolved before that of the others', () => {
    const { opening } = spaceBattle(
      { units: { carrier: 1, fighter: 4 }, cannon: { 'pds-2': 1 } },
      { units: { cruiser: 1 }, cannon: { pds: 1 } },
    );
    expect(opening.map(([a, b]) => [a !== null, b !== null])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('[TI4-EX-23] planetary shield stops bombardment unless a war sun is there', () => {
    const defender: Side = { units: { infantry: 2 }, cannon: { pds: 1 } };
    const volleys = (units: Side['units'], effects: Side['effects'] = {}) =>
      groundBattle({ units: { infantry: 2, ...units }, effects }, defender).opening;
    expect(volleys({ dreadnought: 1 }).map(([by]) => by === null)).toEqual([true]);
    expect(volleys({ dreadnought: 1, 'war-sun': 1 })[0]![0]!.fixed).toHaveLength(4);
    expect(volleys({ dreadnought: 1, 'arc-secundus': 1 })[0]![0]!.fixed).toHaveLength(4);
    expect(volleys({ dreadnought: 1 }, { '2ram': 1 })[0]![0]!.fixed).toHaveLength(1);
    expect(volleys({ dreadnought: 1 }, { disable: 1 }).map(([by]) => by !== null)).toEqual([true]);
  });

  it('[TI4-EX-24, TI4-INV-17] one infantry each: as often as both hit, nobody is left and the planet stays', () => {
    const { first, draw, second } = ground({ units: { infantry: 1 } }, { units: { infantry: 1 } });
    const decided = 1 - 0.7 * 0.7;
    expect(draw).toBeCloseTo((0.3 * 0.3) / decided, 12);
    expect(first).toBeCloseTo((0.3 * 0.7) / decided, 12);
    expect(second).toBeCloseTo(first, 12);
  });
});

describe('effects on odds', () => {
  const dreadnoughts: Side = { units: { dreadnought: 2, fighter: 2 } };
  const better = (effects: Side['effects'], units: Side['units'] = dreadnoughts.units, defender = dreadnoughts) =>
    space({ units, effects }, defender).first - space({ units }, defender).first;

  const fleet: Side['units'] = { dreadnought: 2, cruiser: 2, destroyer: 2, fighter: 3, 'war-sun': 1 };
  /** A ship given up, or a barrage that lets the other side choose, may cost more than it brings. */
  const MAY_COST: readonly string[] = ['fragile', 'publicize-weapon-schematics', 'impulse-core', 'waylay'];
  const ids = EFFECT_IDS.filter((id) => !MAY_COST.includes(id));

  it.each(ids.filter((id) => EFFECTS[id].where !== 'ground'))('%s does not harm its owner in space', (id) => {
    const times = EFFECTS[id].most ?? 1;
    expect(better({ [id]: times }, fleet, { units: fleet, cannon: { pds: 1 } })).toBeGreaterThanOrEqual(-1e-9);
  });

  it.each(ids.filter((id) => EFFECTS[id].where !== 'space'))('%s does not harm its owner on the ground', (id) => {
    const units: Side['units'] = { infantry: 3, dreadnought: 2 };
    const effects = { [id]: EFFECTS[id].most ?? 1 };
    const plain = ground({ units }, { units: { infantry: 3 } }).first;
    expect(ground({ units, effects }, { units: { infantry: 3 } }).first).toBeGreaterThanOrEqual(plain - 1e-9);
  });

  it('Fragile harms its owner', () => {
    expect(better({ fragile: 1 })).toBeLessThan(0);
  });

  it('Assault Cannon destroys a ship that is no fighter, if three of its own stand there', () => {
    const { opening } = spaceBattle({ units: { cruiser: 3 }, effects: { 'assault-cannon': 1 } }, dreadnoughts);
    expect(opening[0]![0]).toMatchObject({ targets: 'others', sustainable: false, needs: 3 });
    expect(better({ 'assault-cannon': 1 })).toBe(0);
    expect(better({ 'assault-cannon': 1 }, { cruiser: 3 })).toBeGreaterThan(0.1);
  });

  it('Ambush rolls for two ships at most, the best, by their combat value', () => {
    const { opening } = spaceBattle(
      { units: { cruiser: 1, destroyer: 3 }, effects: { ambush: 1 } },
      { units: { fighter: 9 } },
    );
    expect(opening[0]![0]).toMatchObject({ atMost: 2, perUnit: { cruiser: [[0.6, 0.4]], destroyer: [[0.8, 0.2]] } });
  });

  it('Non-Euclidean Shielding cancels two hits, Duranium Armor repairs, Shields Holding cancels two hits of one roll', () => {
    expect(better({ 'non-euclidean-shielding': 1 })).toBeGreaterThan(0.1);
    expect(better({ 'duranium-armor': 1 })).toBeGreaterThan(0);
    expect(better({ 'shields-holding': 2 })).toBeGreaterThan(better({ 'shields-holding': 1 }));
  });

  it('flagships do what they print', () => {
    const sides = (units: Side['units']) => spaceBattle({ units }, dreadnoughts).sides[0].classes;
    expect(sides({ 'fourth-moon': 1 })[0]).toMatchObject({ bars: true });
    expect(sides({ 'arc-secundus': 1 })[0]).toMatchObject({ repairsItself: true });
    expect(sides({ 'van-hauge': 1 })[0]).toMatchObject({ takesAll: true });
    expect(sides({ 'salai-sai-corian': 1 })[0]).toMatchObject({ dice: [], perOpponent: [0.6, 0.4] });
    expect(sides({ '0-0-1': 1, 'super-dreadnought': 1, cruiser: 1 }).map((unit) => unit.aimed)).toEqual([
      undefined,
      '0-0-1',
      '0-0-1',
    ]);
    expect(sides({ 'cmorran-norr': 1, cruiser: 1 })[0]).toMatchObject({ aura: { by: 'cmorran-norr' } });
    // Of ten faces 6, 7 and 8 make one hit, 9 and 10 three.
    const hylarim = sides({ 'jns-hylarim': 1 })[0]!.dice[0]!.map((p) => Number(p.toFixed(3)));
    expect(hylarim).toEqual([0.5, 0.3, 0, 0.2]);
    expect(spaceBattle({ units: { quetzecoatl: 1 } }, { units: { cruiser: 1 }, cannon: { pds: 3 } }).opening).toEqual(
      [],
    );
    expect(sides({ 'the-alastor': 1, infantry: 2 }).map(({ id }) => id)).toContain('infantry');
  });

  it('on the ground: ripostes, harrowing fire, converted infantry, reinforcements', () => {
    const planet: Side = { units: { infantry: 3 } };
    const first = (side: Side) => ground(side, planet).first;
    const troops: Side['units'] = { infantry: 2, 'valkyrie-exoskeleton': 1 };
    expect(groundBattle({ units: troops }, planet).sides[0].classes.some(({ riposte }) => riposte)).toBe(true);
    const mindnet: Side = { units: { infantry: 3, 'super-dreadnought': 2 } };
    expect(first({ ...mindnet, effects: { harrow: 1 } })).toBeGreaterThan(first(mindnet) + 0.05);
    expect(first({ units: { infantry: 3 }, effects: { indoctrination: 1 } })).toBeGreaterThan(
      first({ units: { infantry: 4 } }),
    );
    const held = ground({ units: { infantry: 3 } }, { ...planet, effects: { 'claire-gibson': 1 } });
    expect(held.second).toBeCloseTo(ground({ units: { infantry: 3 } }, { units: { infantry: 4 } }).second, 12);
    expect(first({ units: { infantry: 3 }, effects: { 'valkyrie-particle-weave': 1 } })).toBeGreaterThan(
      first({ units: { infantry: 3 } }),
    );
    const bunker = (effects: Side['effects']) =>
      groundBattle({ units: { infantry: 1, dreadnought: 1 } }, { ...planet, effects }).opening[0]![0]!;
    expect(chances(bunker({}))).toEqual([0.6]);
    expect(chances(bunker({ bunker: 1 }))).toEqual([0.2]);
  });

  it('every action card that is played in a battle is counted, or said not to be', () => {
    const moments: readonly CardMoment[] = [
      'combat.start',
      'round.start',
      'round.end',
      'roll.would',
      'roll.after',
      'hits.would',
      'sustained.after',
      'destroyed.after',
      'retreats.start',
      'retreat.after',
      'invasion.start',
    ];
    const inBattle = ACTION_CARD_IDS.filter((card) =>
      actionCardFacts(card).at.some((moment) => moments.includes(moment)),
    );
    expect(inBattle.length).toBeGreaterThan(12);
    const told = new Set<string>([...EFFECT_IDS, ...NOT_COUNTED]);
    expect(inBattle.filter((card) => !told.has(card))).toEqual([]);
    const cards = EFFECT_IDS.filter((id) => EFFECTS[id].kind === 'card');
    expect(cards.filter((id) => !(id in ACTION_CARDS))).toEqual([]);
  });
});

describe('two hundred random battles', () => {
  it('lie within the interval of their samples', () => {
    let seed = 20_261_118;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const below = (n: number) => Math.floor(random() * n);
    const SHIPS = [
      'fighter',
      'destroyer',
      'cruiser',
      'carrier',
      'dreadnought',
      'war-sun',
      'cruiser-2',
      'dreadnought-2',
    ] as const;
    const FLAGSHIPS = [
      'fourth-moon',
      '0-0-1',
      'cmorran-norr',
      'van-hauge',
      'salai-sai-corian',
      'arc-secundus',
      'jns-hylarim',
    ] as const;
    const inSpace = EFFECT_IDS.filter((id) => EFFECTS[id].where !== 'ground' && EFFECTS[id].kind !== 'unit');
    const side = (): Side => {
      const units: { [unit: string]: number } = {};
      for (let n = 2 + below(6); n > 0; n--) {
        const ship = SHIPS[below(SHIPS.length)]!;
        units[ship] = (units[ship] ?? 0) + 1;
      }
      if (below(3) === 0) units[FLAGSHIPS[below(FLAGSHIPS.length)]!] = 1;
      const effects: { [effect: string]: number } = {};
      for (let n = below(4); n > 0; n--) effects[inSpace[below(inSpace.length)]!] = 1;
      return {
        units,
        effects,
        cannon: { pds: below(2) },
        losses: (['sustain-first', 'weakest-first'] as const)[below(2)]!,
      };
    };
    const battlesTried = Number(process.env['BATTLES'] ?? 200);
    const samples = Number(process.env['SAMPLES'] ?? 1000);
    let outside = 0;
    for (let i = 0; i < battlesTried; i++) {
      const battle = spaceBattle(side(), side(), [below(4) === 0 ? { afterRound: 1 + below(3) } : null, null]);
      const exact = exactOdds(battle);
      const { first, draw, second, retreats, stalemate, error } = exact;
      expect(first + draw + second + retreats[0] + retreats[1] + stalemate + error).toBeCloseTo(1, 9);
      const sampled = sampledOdds(battle, samples, random);
      // Four standard errors of the chance in question, and one battle more or less.
      const within = (p: number, found: number) =>
        Math.abs(p - found) <= 4 * Math.sqrt(Math.max(0, p * (1 - p)) / samples) + 1 / samples;
      for (const [p, found] of [
        [first, sampled.first],
        [draw, sampled.draw],
        [second, sampled.second],
        [retreats[0], sampled.retreats[0]],
      ] as const)
        if (!within(p, found)) outside++;
    }
    expect(outside).toBe(0);
  });
});
