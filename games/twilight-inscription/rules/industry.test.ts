import { describe, expect, it } from 'vitest';
import { newTable } from '@orrery/kernel/testing';
import { CHART } from '../content/layouts.ts';
import { SIDE_B } from '../content/sheets/index.ts';
import type { AssetCode } from '../content/vocabulary.ts';
import { hex, offered, sheetsOf, spending, system } from '../given.ts';
import { twilightInscription } from '../game.ts';
import { unlockedTradeGoods } from '../sheet/claims.ts';
import { EXPLORED, HEX_CLAIMED, HEX_SCRAPPED, type Player } from '../sheet/player.ts';
import { scoreSheet } from '../sheet/scoring.ts';

const kept =
  (...codes: AssetCode[]) =>
  (p: Player) => {
    p.assets = codes.map((code) => ({ code, spent: false }));
  };
const industryVp = (p: Player) => scoreSheet({ p, sheets: SIDE_B }, 'industry').parts;

describe('IND: Industry sheet', () => {
  it('[INS-IND-01, INS-IND-04] Materials scrap a hex for good, Influence claims one', () => {
    const given = spending('industry', 'MI');
    const scrapped = { do: 'scrap', hex: hex(1, 0), pay: 'M' } as const;
    given.when(0, [scrapped, { do: 'claimHex', hex: hex(1, 0), pay: 'I' }]).refused('INS-IND-02');
    given.when(0, [scrapped, { do: 'claimHex', hex: hex(0, 1), pay: 'I' }]).accepted();
    expect(sheetsOf(given).industry.hexes[hex(1, 0)]).toBe(HEX_SCRAPPED);
    expect(sheetsOf(given).industry.commodities.triangle).toBe(0);
    expect(industryVp(sheetsOf(given))).toEqual([{ from: 'hexes', vp: 1 }]);
  });

  it('[INS-IND-02] a hex bears one mark only', () => {
    const given = spending('industry', 'IM');
    given
      .when(0, [
        { do: 'claimHex', hex: hex(1, 0), pay: 'I' },
        { do: 'scrap', hex: hex(1, 0), pay: 'M' },
      ])
      .refused('INS-IND-02');
    given
      .when(0, [
        { do: 'claimHex', hex: hex(1, 0), pay: 'I' },
        { do: 'scrap', hex: hex(2, 0), pay: 'M' },
      ])
      .accepted();
  });

  it('[INS-IND-03] the grid has one preprinted scrapped hex, on side B the centre', () => {
    const marked = sheetsOf(spending('industry', 'M')).industry.hexes.flatMap((mark, i) => (mark ? [i] : []));
    expect(marked).toEqual([hex(0, 0)]);
  });

  it('[INS-IND-05] scrapping costs one Materials and needs a marked neighbour, scrapped or claimed', () => {
    const given = spending('industry', 'M', { sheets: (p) => void (p.industry.hexes[hex(1, 0)] = HEX_CLAIMED) });
    given.when(0, [{ do: 'scrap', hex: hex(-2, 1), pay: 'M' }]).refused('INS-IND-05');
    given.when(0, [{ do: 'scrap', hex: hex(2, 0), pay: 'I' }]).refused('INS-IND-05');
    given.when(0, [{ do: 'scrap', hex: hex(2, 0), pay: 'M' }]).accepted();
  });

  it('[INS-IND-06, INS-IND-15] claiming costs Influence or Research and needs a scrapped neighbour', () => {
    const given = spending('industry', 'IR');
    given.when(0, [{ do: 'claimHex', hex: hex(-3, 0), pay: 'I' }]).refused('INS-IND-06');
    given.when(0, [{ do: 'claimHex', hex: hex(1, 0), pay: 'M' }]).refused('INS-IND-06');
    given
      .when(0, [
        { do: 'claimHex', hex: hex(1, 0), pay: 'I' },
        { do: 'claimHex', hex: hex(0, 1), pay: 'R' },
      ])
      .accepted();
    const research = spending('industry', 'R');
    research.when(0, [{ do: 'research', technology: 4, pay: 'R' }]).accepted();
    expect(sheetsOf(research).research[4]).toBe(1);
  });

  it('[INS-IND-07] EX-INS-12: seven hexes can be scrapped, only five of them claimed', () => {
    const position = (p: Player) => {
      p.industry.hexes[hex(1, 0)] = HEX_SCRAPPED;
      for (const at of [hex(1, -1), hex(2, 0), hex(2, -1)]) p.industry.hexes[at] = HEX_CLAIMED;
    };
    const given = spending('industry', 'MI', { sheets: position });
    const { add } = offered(given, 0);
    const scraps = add.filter((a) => a.do === 'scrap').map((a) => a.hex);
    const claims = add.filter((a) => a.do === 'claimHex').map((a) => a.hex);
    const only = scraps.filter((at) => !claims.includes(at));
    expect([scraps.length, claims.length, only.length]).toEqual([7, 5, 2]);
    for (const at of only) given.when(0, [{ do: 'claimHex', hex: at, pay: 'I' }]).refused('INS-IND-07');
  });

  it('[INS-IND-08, INS-ADV-18] claiming a hex claims its asset, which acts at once', () => {
    const given = spending('industry', 'I');
    given.when(0, [{ do: 'claimHex', hex: hex(-1, 1), pay: 'I' }]).accepted();
    expect(sheetsOf(given).industry.councilors).toBe(2);
  });

  it('[INS-IND-09, INS-ADV-12] one Specialty is spent as up to four Materials, another as up to three Influence', () => {
    const four = spending('industry', '', { sheets: kept('spec:cybernetic') });
    const ring = [hex(1, 0), hex(0, 1), hex(-1, 1), hex(-1, 0), hex(0, -1)];
    const scraps = ring.map((at) => ({ do: 'scrap', hex: at, pay: 'M' }) as const);
    four.when(0, [{ do: 'batch', batch: 0 }, ...scraps]).refused('INS-CORE-10');
    four.when(0, [{ do: 'batch', batch: 0 }, ...scraps.slice(0, 4)]).accepted();
    expect(sheetsOf(four).assets[0]!.spent).toBe(true);
    const three = spending('industry', '', { sheets: kept('spec:biotic') });
    const claims = ring.slice(0, 4).map((at) => ({ do: 'claimHex', hex: at, pay: 'I' }) as const);
    three.when(0, [{ do: 'batch', batch: 1 }, ...claims]).refused('INS-CORE-10');
    three.when(0, [{ do: 'batch', batch: 1 }, ...claims.slice(0, 3)]).accepted();
    const marked = (p: Player) => (
      kept('spec:biotic')(p),
      void (p.industry.hexes = p.industry.hexes.map(() => HEX_CLAIMED))
    );
    spending('industry', '', { sheets: marked })
      .when(0, [{ do: 'batch', batch: 1 }])
      .refused('INS-IND-09');
  });

  it('[INS-IND-09] "up to": a batch may be given up even where one hex is all that is left', () => {
    const given = spending('industry', '', {
      sheets: (p) => {
        kept('spec:cybernetic')(p);
        p.industry.hexes = p.industry.hexes.map((mark, at) => (at === hex(1, 0) ? mark : HEX_SCRAPPED));
      },
    });
    given.when(0, [{ do: 'batch', batch: 0 }, { do: 'stop' }]).accepted();
    expect(sheetsOf(given).industry.hexes[hex(1, 0)]).not.toBe(HEX_SCRAPPED);
  });

  it('[INS-IND-10] the batch is finished, or given up, before anything else is spent', () => {
    const given = spending('industry', 'I', { sheets: kept('spec:cybernetic', 'focus:R') });
    const batch = { do: 'batch', batch: 0 } as const;
    const one = { do: 'scrap', hex: hex(1, 0), pay: 'M' } as const;
    const claim = { do: 'claimHex', hex: hex(0, 1), pay: 'I' } as const;
    given.when(0, [batch, one, { do: 'focus', res: 'R' }, { do: 'stop' }, claim]).refused('INS-IND-10');
    given.when(0, [batch, one, claim]).refused('INS-CORE-10');
    given.when(0, [batch, one, { do: 'stop' }, claim, { do: 'focus', res: 'R' }]).accepted();
    expect(sheetsOf(given).industry.hexes.filter((m) => m === HEX_SCRAPPED).length).toBe(2);
  });

  it('[INS-IND-11, INS-IND-12, INS-IND-13] EX-INS-13: an X hex is scrapped by its Specialty alone, wherever it lies', () => {
    const island = hex(4, -1);
    const given = spending('industry', '', { sheets: kept('spec:warfare') });
    const twice = spending('industry', '', { sheets: kept('spec:warfare', 'spec:warfare') });
    twice
      .when(0, [
        { do: 'scrapX', hex: island },
        { do: 'scrapX', hex: island },
      ])
      .refused('INS-IND-02');
    given.when(0, [{ do: 'scrapX', hex: island }]).accepted();
    expect(sheetsOf(given).industry.hexes[island]).toBe(HEX_SCRAPPED);
    expect(sheetsOf(given).assets[0]!.spent).toBe(true);
    const near = (p: Player) => void (p.industry.hexes[hex(-2, 2)] = HEX_SCRAPPED);
    const usual = spending('industry', 'MI', { sheets: near });
    usual.when(0, [{ do: 'scrap', hex: hex(-3, 2), pay: 'M' }]).refused('INS-IND-11');
    usual.when(0, [{ do: 'claimHex', hex: hex(-3, 2), pay: 'I' }]).refused('INS-IND-11');
    spending('industry', '', { sheets: kept('spec:biotic') })
      .when(0, [{ do: 'scrapX', hex: island }])
      .refused('INS-CORE-08');
    spending('industry', '', { sheets: kept('spec:biotic') })
      .when(0, [{ do: 'scrapX', hex: hex(1, 0) }])
      .refused('INS-IND-12');
  });

  it('[INS-IND-14] a scrapped X hex opens the part of the grid around it', () => {
    const given = spending('industry', 'I', { sheets: kept('spec:warfare') });
    given.when(0, [{ do: 'claimHex', hex: hex(4, -2), pay: 'I' }]).refused('INS-IND-06');
    given
      .when(0, [
        { do: 'scrapX', hex: hex(4, -1) },
        { do: 'claimHex', hex: hex(4, -2), pay: 'I' },
      ])
      .accepted();
    expect(sheetsOf(given).expansion.population).toBe(1);
  });

  it('[INS-IND-19] the first "+1 Vote" is unlocked from the start', () => {
    expect(newTable(twilightInscription, 3).state.pub.players.map((p) => p.industry.councilors)).toEqual([1, 1, 1]);
  });

  it('[INS-IND-16, INS-IND-17, INS-IND-24, INS-ADV-16] EX-INS-14: a Councilor claimed on any sheet unlocks the next "+1 Vote" at once', () => {
    const given = spending('navigation', 'I', { sheets: (p) => void (p.navigation.systems[system('b6')] = EXPLORED) });
    given.when(0, [{ do: 'claimSystem', system: system('b6'), pay: 'I' }]).accepted();
    expect(sheetsOf(given).active).not.toBe('industry');
    expect(sheetsOf(given).industry.councilors).toBe(2); // the chart counts it
    expect(sheetsOf(given).industry.commodities).toEqual({ triangle: 0, diamond: 0, circle: 0 });
    const here = spending('industry', 'I');
    here.when(0, [{ do: 'claimHex', hex: hex(-1, 1), pay: 'I' }]).accepted();
    expect(sheetsOf(here).industry.councilors).toBe(2);
    // It is there in the same step: the votes of a Council that follows count it.
    expect(offered(given, 0).add.length).toBeGreaterThan(0);
  });

  it('[INS-IND-18, INS-ADV-17] VP of the Councilor line come when all icons left of them are unlocked', () => {
    const two = sheetsOf(spending('industry', '', { sheets: (p) => void (p.industry.councilors = 2) }));
    expect(industryVp(two)).toEqual([]);
    const given = spending('industry', 'I', { sheets: (p) => void (p.industry.councilors = 2) });
    given.when(0, [{ do: 'claimHex', hex: hex(-1, 1), pay: 'I' }]).accepted();
    expect(industryVp(sheetsOf(given))).toEqual([{ from: 'councilors', vp: 2 }]);
  });

  it('[INS-IND-20, INS-IND-21, INS-ADV-14] a Commodity crosses out the next icon of its type, a double one two', () => {
    expect(Object.keys(CHART.commodities)).toEqual(['triangle', 'diamond', 'circle']);
    const given = spending('industry', 'MII', {});
    given
      .when(0, [
        { do: 'scrap', hex: hex(0, 1), pay: 'M' },
        { do: 'claimHex', hex: hex(0, 2), pay: 'I' },
        { do: 'claimHex', hex: hex(1, 0), pay: 'I' },
      ])
      .accepted();
    expect(sheetsOf(given).industry.commodities).toEqual({ triangle: 3, diamond: 0, circle: 0 });
  });

  it('[INS-IND-22, INS-ADV-15] a Commodity row gives its VP when filled up to them', () => {
    const given = spending('industry', 'I', { sheets: (p) => void (p.industry.commodities.triangle = 2) });
    expect(industryVp(sheetsOf(given))).toEqual([]);
    given.when(0, [{ do: 'claimHex', hex: hex(1, 0), pay: 'I' }]).accepted();
    expect(industryVp(sheetsOf(given))).toEqual([{ from: 'commodities', vp: 2 }]);
  });

  it('[INS-IND-23] EX-INS-15: the second "+1 Trade Good" opens when both its Commodities are crossed out', () => {
    const p = sheetsOf(
      spending('industry', '', {
        sheets: (q) => void (q.industry.commodities = { triangle: 1, diamond: 0, circle: 0 }),
      }),
    );
    expect(unlockedTradeGoods(p)).toBe(1);
    const given = spending('industry', 'II', {
      sheets: (q) => void (q.industry.commodities = { triangle: 1, diamond: 0, circle: 0 }),
    });
    given
      .when(0, [
        { do: 'claimHex', hex: hex(1, -1), pay: 'I' },
        { do: 'claimHex', hex: hex(-1, 0), pay: 'I' },
      ])
      .accepted();
    expect(unlockedTradeGoods(sheetsOf(given))).toBe(2);
  });

  it('[INS-IND-25, INS-CLAR-07] Votes and Trade Goods are claimed on this sheet, no more than it holds', () => {
    const full = (p: Player) => {
      p.industry.votes.claimed = CHART.votes - 1;
      p.industry.tradeGoods.claimed = CHART.tradeGoods - 1;
      p.navigation.systems[system('g1')] = EXPLORED; // 2 Votes
      p.navigation.systems[system('p1')] = EXPLORED; // 2 Trade Goods
    };
    const given = spending('navigation', 'II', { sheets: full });
    given
      .when(0, [
        { do: 'claimSystem', system: system('g1'), pay: 'I' },
        { do: 'claimSystem', system: system('p1'), pay: 'I' },
      ])
      .accepted();
    expect(sheetsOf(given).industry.votes).toEqual({ claimed: CHART.votes, spent: 0 });
    expect(sheetsOf(given).industry.tradeGoods).toEqual({ claimed: CHART.tradeGoods, spent: 0 });
  });

  it('[INS-CLAR-11] a hexagon that holds neither asset nor X is no hex', () => {
    const given = spending('industry', 'M');
    given.when(0, [{ do: 'scrap', hex: SIDE_B.industry.hexes.length, pay: 'M' }]).refused('INS-CLAR-11');
    given.when(0, [{ do: 'scrap', hex: -1, pay: 'M' }]).refused('INS-CLAR-11');
    expect(
      SIDE_B.industry.hexes.filter((h) => h.kind !== 'start').every((h) => h.asset !== null || h.cost !== null),
    ).toBe(true);
  });
});
