import { describe, expect, it } from 'vitest';
import { AGENDAS, type AgendaId } from '../content/agendas.ts';
import { hex, node, offered, planet, restAnswer, sheetsOf, spending, system, table, type Table } from '../given.ts';
import type { Atom } from '../sheet/atoms.ts';
import { EXPLORED, HEX_CLAIMED, HEX_SCRAPPED, LINE_CROSSED, type Player, type Task } from '../sheet/player.ts';

/** One player is about to resolve an outcome. */
function resolving(agenda: AgendaId, side: 'for' | 'against', sheets?: (p: Player) => void): Table {
  const tasks = AGENDAS.find((a) => a.id === agenda)![side].toReversed() as Task[];
  return table(
    { seats: [{ sheets: (p) => (sheets?.(p), void (p.todo = tasks)) }] },
    { proc: 'marking', locals: { step: 'effects', seats: [0], keeping: [] } },
  );
}
/** The same, with the choices as given. */
function resolve(agenda: AgendaId, side: 'for' | 'against', atoms: Atom[] = [], sheets?: (p: Player) => void): Player {
  const given = resolving(agenda, side, sheets);
  if (atoms.length > 0) given.when(0, atoms as never).accepted();
  return sheetsOf(given);
}
const goods = (n: number) => (p: Player) => void (p.industry.tradeGoods.claimed = n);

describe('agendas: what each outcome does', () => {
  it('Homestead Relief', () => {
    expect(resolve('homestead-relief', 'for').assets).toEqual([{ code: 'planet', spent: false }]);
    expect(resolve('homestead-relief', 'against').industry.tradeGoods.claimed).toBe(2);
  });

  it('Population Controls', () => {
    const line = { do: 'crossPopulation', planet: planet('Arinam'), line: 1 } as const;
    expect(resolve('population-controls', 'for', [line]).expansion.lines[planet('Arinam')]![1]).toBe(LINE_CROSSED);
    // Crossed out, it is not claimed any more when the row is completed.
    const given = spending('expansion', 'I', {
      sheets: (p) => {
        p.expansion.unlocked[planet('Arinam')] = true;
        p.expansion.icons[planet('Arinam')] = 0b1001;
        p.expansion.lines[planet('Arinam')]![1] = LINE_CROSSED;
      },
    });
    given.when(0, [{ do: 'develop', planet: planet('Arinam'), icon: 2, pay: 'I' }]).accepted();
    expect(sheetsOf(given).expansion.population).toBe(0);
    expect(
      resolve('population-controls', 'against', [{ do: 'crossSystem', system: system('a1') }]).navigation.crossed,
    ).toEqual([system('a1')]);
    const none = (p: Player) => {
      goods(2)(p);
      p.navigation.systems = p.navigation.systems.map((state) => (state === EXPLORED ? 2 : state));
    };
    expect(resolve('population-controls', 'against', [], none).industry.tradeGoods.spent).toBe(1);
  });

  it('Trade-Fleet Subsidization', () => {
    expect(
      resolve('trade-fleet-subsidization', 'for', [{ do: 'gain', asset: 'com:circle:1' }]).industry.commodities.circle,
    ).toBe(1);
    const go = (from: string, to: string): Atom => ({ do: 'explore', from: system(from), to: system(to), pay: 'free' });
    expect(
      resolve('trade-fleet-subsidization', 'against', [go('a1', 'a2'), go('a2', 'a3')]).navigation.systems[
        system('a3')
      ],
    ).toBe(EXPLORED);
  });

  it('Technology Embargo', () => {
    expect(resolve('technology-embargo', 'for').blocks).toEqual([{ what: 'technology', left: 2 }]);
    const given = spending('navigation', 'R', { sheets: (p) => void (p.blocks = [{ what: 'technology', left: 1 }]) });
    given.when(0, [{ do: 'research', technology: 0, pay: 'R' }]).refused('INS-CLAR-01');
    given.when(0, [{ do: 'explore', from: system('a1'), to: system('a2'), pay: 'R' }]).accepted();
    expect(sheetsOf(given).blocks).toEqual([]);
    expect(resolve('technology-embargo', 'against', [], goods(1)).industry.tradeGoods.spent).toBe(1);
    expect(resolve('technology-embargo', 'against', [], goods(5)).industry.tradeGoods.spent).toBe(2);
  });

  it('Corporate Tax Breaks', () => {
    const rich = (p: Player) => void (p.industry.commodities = { triangle: 5, diamond: 5, circle: 5 });
    expect(resolve('corporate-tax-breaks', 'for', [], rich).industry.tradeGoods.claimed).toBe(3);
    expect(resolve('corporate-tax-breaks', 'against').industry.councilors).toBe(2);
  });

  it('Automated Worker Ban', () => {
    expect(resolve('automated-worker-ban', 'for', [{ do: 'option', option: 0 }]).blocks).toEqual([
      { what: 'die:M', left: 1 },
    ]);
    const given = spending('warfare', 'MMI', { sheets: (p) => void (p.blocks = [{ what: 'die:M', left: 1 }]) });
    expect(sheetsOf(given).pool).toEqual({ M: 0, I: 1, R: 0, W: 0 });
    // Only hexes that could be claimed: a hex beside claimed ones alone is not offered.
    const claimed = resolving('automated-worker-ban', 'against', (p) => {
      p.industry.hexes[hex(1, 0)] = HEX_CLAIMED;
    });
    const hexes = offered(claimed, 0).add.flatMap((atom) => (atom.do === 'scrap' ? [atom.hex] : []));
    expect(hexes).toContain(hex(0, 1));
    expect(hexes).not.toContain(hex(2, 0));
    const scraps = [hex(1, 0), hex(0, 1)].map((at): Atom => ({ do: 'scrap', hex: at, pay: 'free' }));
    expect(
      resolve('automated-worker-ban', 'against', scraps).industry.hexes.filter((m) => m === HEX_SCRAPPED).length,
    ).toBe(3);
  });

  it('Hyperlane Security', () => {
    expect(
      resolve('hyperlane-security', 'for', [{ do: 'claimSystem', system: system('a1'), pay: 'free' }]).assets.length,
    ).toBe(1);
    const p = resolve('hyperlane-security', 'against', [
      { do: 'explore', from: system('a1'), to: system('a2'), pay: 'free' },
    ]);
    expect(p.warfare.bonus).toEqual({ L: [1, 0, 0, 0], R: [1, 0, 0, 0] });
  });

  it('Disarmament Treaty', () => {
    expect(resolve('disarmament-treaty', 'for').warfare.bonus).toEqual({ L: [-2, 0, 0, 0], R: [-2, 0, 0, 0] });
    expect(resolve('disarmament-treaty', 'against').vp.warfare).toBe(-2);
  });

  it('Earmarked Spending', () => {
    const marks: Atom[] = [
      { do: 'option', option: 0 },
      { do: 'sheet', sheet: 'industry' },
      ...[hex(1, 0), hex(0, 1), hex(-1, 1)].map((at): Atom => ({ do: 'scrap', hex: at, pay: 'M' })),
    ];
    expect(resolve('earmarked-spending', 'for', marks).industry.hexes.filter((m) => m === HEX_SCRAPPED).length).toBe(4);
    const p = resolve('earmarked-spending', 'against');
    expect([p.expansion.population, p.industry.tradeGoods.claimed]).toEqual([1, 1]);
  });

  it('Construction Moratorium', () => {
    expect(resolve('construction-moratorium', 'for').blocks).toEqual([{ what: 'construction', left: 2 }]);
    const carrier = spending('warfare', 'M', {
      sheets: (p) => {
        p.blocks = [{ what: 'construction', left: 1 }];
        p.assets = [{ code: 'spec:cybernetic', spent: false }];
        p.warfare.strips[3]![0] = 0b011;
      },
    });
    carrier.when(0, [{ do: 'unitSpecialty', unit: 4, strip: 0 }]).refused('INS-CLAR-01');
    carrier.when(0, [{ do: 'unitIcon', unit: 3, strip: 0, icon: 2, pay: 'M' }]).refused('INS-CLAR-01');
    const kept = (p: Player) => void (p.assets = [{ code: 'spec:biotic', spent: false }]);
    expect(
      resolve('construction-moratorium', 'against', [{ do: 'crossAsset', asset: 'spec:biotic' }], kept).assets[0]!
        .spent,
    ).toBe(true);
    // One asset is lost, however many there are.
    const two = (p: Player) =>
      void (p.assets = [
        { code: 'planet', spent: false },
        { code: 'spec:biotic', spent: false },
      ]);
    const [left, lost] = resolve(
      'construction-moratorium',
      'against',
      [{ do: 'crossAsset', asset: 'spec:biotic' }],
      two,
    ).assets;
    expect([left!.spent, lost!.spent]).toEqual([false, true]);
    expect(resolve('construction-moratorium', 'against').vp.expansion).toBe(-2);
  });

  it('Wartime Preparations', () => {
    const cruiser: Atom = { do: 'deploy', unit: 3, nodes: [node(0, 0), node(1, 0), node(2, 0), node(2, 1)] };
    expect(resolve('wartime-preparations', 'for', [cruiser]).warfare.placed.length).toBe(1);
    const p = resolve('wartime-preparations', 'against', [{ do: 'side', side: 'R' }]);
    expect([p.warfare.bonus.R[0], p.warfare.bonus.L[0], p.industry.tradeGoods.claimed]).toEqual([2, 0, 1]);
  });

  it('Piracy Crackdown', () => {
    expect(resolve('piracy-crackdown', 'for', [], goods(5)).industry.tradeGoods.spent).toBe(3);
    expect(resolve('piracy-crackdown', 'against').vp.industry).toBe(-2);
  });

  it('a bonus for the next War event is gone in the one after', () => {
    const given = table(
      {
        event: 'border-conflict',
        seats: [{ sheets: (p) => void (p.warfare.bonus.L[0] = 2) }, {}, {}],
        events: ['when-diplomacy-fails', 'maximum-yield'],
      },
      { proc: 'war', locals: { war: 1 } },
    );
    restAnswer(given);
    expect(
      sheetsOf(given)
        .warfare.boxes.L.slice(0, 2)
        .map((box) => box!.strength),
    ).toEqual([2, 0]);
  });
});
