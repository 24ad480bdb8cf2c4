import { describe, expect, it } from 'vitest';
import { view } from '@orrery/kernel';
import { RELICS, type RelicId } from '../content/relics.ts';
import {
  hex,
  node,
  offered,
  planet,
  restAnswer,
  sheetsOf,
  spending,
  spendingTogether,
  strategyEvent,
  system,
} from '../given.ts';
import type { Atom } from '../sheet/atoms.ts';
import { EXPLORED, HEX_CLAIMED, HEX_SCRAPPED, type Player } from '../sheet/player.ts';
import type { SheetId } from '../content/vocabulary.ts';

const atRelic = (p: Player) => void (p.navigation.systems[system('r1')] = EXPLORED);
const claimRelic: Atom = { do: 'claimSystem', system: system('r1'), pay: 'I' };
const infantry = (...nodes: number[]): Atom[] => nodes.map((n) => ({ do: 'infantry', node: n, pay: 'M' }));
/** Plays a relic in step 3 and returns the sheets afterwards. */
const played = (relic: RelicId, sheet: SheetId, faces: string, atoms: Atom[], sheets?: (p: Player) => void) => {
  const given = spending(sheet, faces, {
    hand: [relic],
    ...(sheets && { sheets }),
    dice: { black: '', focus: { M: 2 } },
  });
  given.when(0, atoms).accepted();
  expect(given.state.pub.table.cards['relics played']).toEqual([relic]);
  return sheetsOf(given);
};

describe('RELIC: relic cards', () => {
  it('[INS-RELIC-01] every relic has VP and a one-time effect', () => {
    expect(RELICS.every((r) => r.vp > 0 && r.effects.length > 0)).toBe(true);
    const given = spending('warfare', '', { hand: ['dynamis-core'] });
    given
      .when(0, [
        { do: 'relic', relic: 'dynamis-core' },
        { do: 'relic', relic: 'dynamis-core' },
      ])
      .refused('INS-RELIC-04');
  });

  it('[INS-RELIC-03] its VP count from the draw on, played or not', () => {
    const given = spending('navigation', 'I', {
      sheets: atRelic,
      relics: ['tyrants-lament'],
      events: ['a-throne-for-the-taking'],
    });
    given.when(0, [claimRelic]);
    given.when(0, []); // the last War: the relic stays in hand
    expect(given.state.pub.scores![0]!.navigation.sheet).toBe(2);
  });

  it('[INS-RELIC-04] a relic is played when its text says', () => {
    const given = strategyEvent('first-ventures', { seats: [{ hand: ['the-quantumcore', 'the-syncretone'] }] });
    const active: Atom = { do: 'activate', sheet: 'warfare' };
    given.when(0, [active, { do: 'relic', relic: 'the-quantumcore' }]).refused('INS-RELIC-04');
    given.when(0, [active, { do: 'relic', relic: 'the-syncretone' }]).refused('INS-RELIC-04');
    given.when(0, [active, { do: 'relic', relic: 'the-codex' }]).refused('INS-RELIC-04');
  });

  it('[INS-RELIC-05] "play at once" relics act when drawn, the others stay secret in hand', () => {
    const given = spendingTogether(
      [{ active: 'navigation', sheets: atRelic }, { active: 'navigation', sheets: atRelic }, { active: 'navigation' }],
      'I',
      { relics: ['nano-forge', 'the-obsidian'] },
    );
    given.when(0, [claimRelic]);
    given.when(1, [claimRelic]);
    restAnswer(given);
    // The player on the Speaker's left draws first, and could play the relic now; the other has nothing left to do.
    expect(given.state.pub.table.open.map((d) => d.seat)).toEqual([1]);
    given.when(1, []).accepted();
    expect([sheetsOf(given, 1).relicsInHand, sheetsOf(given, 0).relicsInHand]).toEqual([1, 0]);
    expect(sheetsOf(given, 0).industry.councilors).toBe(2);
    expect(given.state.pub.table.cards['relics played']).toEqual(['the-obsidian']);
    expect(JSON.stringify(view(given.state, 0))).not.toContain('"nano-forge"');
    expect(sheetsOf(given, 1).navigation.written[0]!.vp).toBe(2);
  });

  it('[INS-ADV-21, INS-RELIC-04] a relic is drawn at once: its finder goes on in the same step with it in hand', () => {
    const given = spending('navigation', 'IM', { sheets: atRelic, relics: ['the-codex'] });
    const further: Atom = { do: 'explore', from: system('a1'), to: system('a2'), pay: 'M' };
    // Nothing comes between the claim and the draw.
    given.when(0, [claimRelic, further]).refused('INS-ADV-21');
    expect(offered(given, 0, [claimRelic])).toEqual({ add: [], done: true });
    given.when(0, [claimRelic]).accepted();
    expect(given.question(0).q).toEqual({ step: 'dice' });
    expect(offered(given, 0).add).toContainEqual({ do: 'relic', relic: 'the-codex' });
    // What was left to spend is still there, and must still be spent.
    given.when(0, []).refused('INS-CLAR-15');
    given
      .when(0, [
        { do: 'relic', relic: 'the-codex' },
        { do: 'sheet', sheet: 'expansion' },
        ...[0, 1, 2].map((): Atom => ({ do: 'research', technology: 2, pay: 'R' })),
        further,
      ])
      .accepted();
    expect(sheetsOf(given).technologies[2]).toBe(true);
    expect(given.state.pub.table.cards['relics played']).toEqual(['the-codex']);
  });

  it('[INS-RELIC-02, INS-RELIC-05] of two relics drawn the one kept counts: its VP are written, and it is held or acts at once', () => {
    const keep = (relic: RelicId, other: RelicId) => {
      const given = spending('navigation', 'I', { faction: 'yssaril', sheets: atRelic, relics: [relic, other] });
      given.when(0, [claimRelic]).accepted();
      given.when(0, relic).accepted();
      return given;
    };
    const absent = spending('navigation', 'I', {
      faction: 'yssaril',
      sheets: atRelic,
      relics: ['nano-forge', 'the-codex'],
    });
    absent.when(0, [claimRelic]).accepted();
    restAnswer(restAnswer(absent)); // who does not answer keeps the first
    expect(sheetsOf(absent).navigation.written).toEqual([{ system: system('r1'), vp: 2 }]);
    const held = keep('nano-forge', 'the-codex');
    held.when(0, []).accepted(); // it could be played now
    expect(sheetsOf(held).navigation.written).toEqual([{ system: system('r1'), vp: 2 }]);
    expect(sheetsOf(held).relicsInHand).toBe(1);
    const acts = keep('the-obsidian', 'the-codex');
    expect(sheetsOf(acts).navigation.written).toEqual([{ system: system('r1'), vp: 4 }]);
    expect([sheetsOf(acts).industry.councilors, sheetsOf(acts).relicsInHand]).toEqual([2, 0]);
    expect(acts.state.pub.table.cards['relics played']).toEqual(['the-obsidian']);
  });

  it('[INS-RELIC-06] a played relic lies face up', () => {
    const given = spending('warfare', '', { hand: ['luxarch-treatise-2'] });
    given
      .when(0, [
        { do: 'relic', relic: 'luxarch-treatise-2' },
        { do: 'gain', asset: 'spec:biotic' },
      ])
      .then((v, events) => {
        expect(v.pub.table.cards['relics played']).toEqual(['luxarch-treatise-2']);
        expect(events).toContainEqual({ t: 'relicPlayed', all: { seat: 0, relic: 'luxarch-treatise-2' } });
      });
  });

  it('Crown of Thalnos rerolls for its owner alone, who then spends the new faces and one resource more', () => {
    const given = spending('warfare', 'MMM', { hand: ['crown-of-thalnos'] });
    const play: Atom = { do: 'relic', relic: 'crown-of-thalnos' };
    for (const dice of [[0, 0], [3], [1, 0]]) given.when(0, [play, { do: 'rerollDice', dice }]).refused('INS-CLAR-03');
    given.when(0, [...infantry(0), play]).refused('INS-RELIC-04');
    given.when(0, [play, { do: 'rerollDice', dice: [0, 2] }, ...infantry(0)]).refused('INS-STRAT-05');
    given.when(0, [play, { do: 'rerollDice', dice: [0, 2] }]).accepted();
    const p = given.state.own[0]!.draft!;
    expect(p.rerolled![1]).toBe('M');
    expect(p.pool.M + p.pool.I + p.pool.R).toBe(3);
    expect(given.state.pub.dice!.black).toEqual(['M', 'M', 'M']);
    restAnswer(given);
    expect(
      sheetsOf(given).warfare.placed.length + sheetsOf(given).warfare.strips.flat().filter(Boolean).length,
    ).toBeGreaterThan(0);
  });

  it('Crown of Thalnos: a face that an agenda blocks gives nothing, before and after the roll', () => {
    const given = spending('warfare', 'MIR', {
      hand: ['crown-of-thalnos'],
      sheets: (p) => void (p.blocks = [{ what: 'die:M', left: 1 }]),
    });
    given.when(0, [
      { do: 'relic', relic: 'crown-of-thalnos' },
      { do: 'rerollDice', dice: [0] },
    ]);
    const p = given.accepted().state.own[0]!.draft!;
    const blocked = p.rerolled!.filter((face) => face === 'M').length;
    expect(p.pool.M).toBe(0);
    expect(p.pool.I + p.pool.R + p.pool.W).toBe(3 - blocked);
  });

  it('[INS-STRAT-06, INS-RELIC-04] Crown of Thalnos: all are told the faces its owner rolled', () => {
    const given = spending('warfare', 'MMM', { hand: ['crown-of-thalnos'], rolls: { reroll: [4, 6] } });
    given.when(0, [
      { do: 'relic', relic: 'crown-of-thalnos' },
      { do: 'rerollDice', dice: [0, 2] },
    ]);
    restAnswer(given);
    expect(given.events).toContainEqual({ t: 'rerolled', all: { seat: 0, black: ['I', 'M', 'R'] } });
  });

  it('Dominus Orb spends the black dice again on an inactive sheet', () => {
    const p = played('dominus-orb', 'warfare', 'MM', [
      { do: 'relic', relic: 'dominus-orb' },
      { do: 'sheet', sheet: 'industry' },
      { do: 'scrap', hex: hex(1, 0), pay: 'M' },
      { do: 'scrap', hex: hex(0, 1), pay: 'M' },
      ...infantry(0, 1),
    ]);
    expect([p.industry.hexes.filter((m) => m === HEX_SCRAPPED).length, p.warfare.placed.length]).toEqual([3, 2]);
  });

  it('[INS-RELIC-04] Dominus Orb offers the inactive sheets on which a die can be spent, no others', () => {
    const given = spending('warfare', 'MM', {
      hand: ['dominus-orb'],
      sheets: (p) => void (p.expansion.built = p.expansion.built.map(() => true)), // no planet is unlocked either
    });
    expect(offered(given, 0, [{ do: 'relic', relic: 'dominus-orb' }]).add).toEqual([
      { do: 'sheet', sheet: 'navigation' },
      { do: 'sheet', sheet: 'industry' },
    ]);
  });

  it('Dynamis Core produces', () => {
    const p = played(
      'dynamis-core',
      'warfare',
      '',
      [{ do: 'relic', relic: 'dynamis-core' }],
      (q) => void (q.industry.commodities = { triangle: 1, diamond: 1, circle: 1 }),
    );
    expect(p.industry.tradeGoods.claimed).toBe(2);
  });

  it('Luxarch Treatise I unlocks a Focus die on any sheet', () => {
    expect(
      played('luxarch-treatise-1', 'warfare', '', [
        { do: 'relic', relic: 'luxarch-treatise-1' },
        { do: 'unlockFocus', sheet: 'industry', res: 'I' },
      ]).focus.industry,
    ).toEqual(['I']);
  });

  it('Nano-Forge completes a line', () => {
    const meer = planet('Meer');
    const p = played(
      'nano-forge',
      'warfare',
      '',
      [
        { do: 'relic', relic: 'nano-forge' },
        { do: 'developLine', planet: meer, line: 0 },
      ],
      (q) => void (q.expansion.unlocked[meer] = true),
    );
    expect([p.expansion.icons[meer], p.expansion.population]).toEqual([0b000111, 1]);
  });

  it('Plenary Orbital unlocks a planet', () => {
    const p = played('plenary-orbital', 'warfare', '', [
      { do: 'relic', relic: 'plenary-orbital' },
      { do: 'option', option: 0 },
      { do: 'unlockPlanet', planet: 3, pay: 'free' },
    ]);
    expect(p.expansion.unlocked[3]).toBe(true);
  });

  it('Stellar Converter scraps any two hexes and claims two', () => {
    const p = played('stellar-converter', 'warfare', '', [
      { do: 'relic', relic: 'stellar-converter' },
      { do: 'scrap', hex: hex(4, 0), pay: 'free' },
      { do: 'scrap', hex: hex(-3, 0), pay: 'free' },
      { do: 'claimHex', hex: hex(5, -1), pay: 'free' },
      { do: 'claimHex', hex: hex(-2, 0), pay: 'free' },
    ]);
    expect(p.industry.hexes.filter((m) => m === HEX_CLAIMED).length).toBe(2);
  });

  it('The Prophet’s Tears let every resource be any', () => {
    const p = played('the-prophets-tears', 'navigation', 'MM', [
      { do: 'relic', relic: 'the-prophets-tears' },
      { do: 'research', technology: 0, pay: 'R' },
      { do: 'claimSystem', system: system('a1'), pay: 'I' },
      { do: 'research', technology: 0, pay: 'R' },
    ]);
    expect([p.research[0], p.assets.length]).toEqual([2, 1]);
  });

  it('The Quantumcore spends one die two more times', () => {
    const given = spending('warfare', 'MI', { hand: ['the-quantumcore'] });
    expect(offered(given, 0, [{ do: 'relic', relic: 'the-quantumcore' }]).add).toEqual([
      { do: 'repeatDie', die: 'black', res: 'M' },
      { do: 'repeatDie', die: 'black', res: 'I' },
    ]);
    const p = played('the-quantumcore', 'warfare', 'M', [
      { do: 'relic', relic: 'the-quantumcore' },
      { do: 'repeatDie', die: 'black', res: 'M' },
      ...infantry(0, 1, 2),
    ]);
    expect(p.warfare.placed.length).toBe(3);
    const focus = played(
      'the-quantumcore',
      'warfare',
      '',
      [
        { do: 'relic', relic: 'the-quantumcore' },
        { do: 'repeatDie', die: 'focus', res: 'M' },
        ...infantry(0, 1, 2, 3, 4, node(5, 0)),
      ],
      (q) => void (q.focus.warfare = ['M']),
    );
    expect(focus.warfare.placed.length).toBe(6);
  });

  it('an empty relic deck gives no card and no VP', () => {
    const given = spending('navigation', 'I', {
      sheets: atRelic,
      table: (t) => {
        while (t.pub.table.zones.relics!.n > 0) t.draw('relics', 'relics played');
      },
    });
    given.when(0, [claimRelic]).accepted();
    expect(sheetsOf(given).navigation.written).toEqual([]);
  });
});
