import { describe, expect, it } from 'vitest';
import { BLACK_FACES } from '../content/dice.ts';
import { EVENTS } from '../content/events.ts';
import { SIDE_B } from '../content/sheets/index.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { SHEETS, asset, isDashed, type AssetCode, type SheetId } from '../content/vocabulary.ts';
import type { Atom } from '../sheet/atoms.ts';
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
  table,
  warEvent,
  type SeatGiven,
} from '../given.ts';
import { CLAIMED, EXPLORED, HEX_CLAIMED, type Player } from '../sheet/player.ts';

const kept =
  (...codes: AssetCode[]) =>
  (p: Player) => {
    p.assets = codes.map((code) => ({ code, spent: false }));
  };
const goods = (n: number) => (p: Player) => {
  p.industry.tradeGoods.claimed = n;
};
const claim = (id: string) => ({ do: 'claimSystem', system: system(id), pay: 'I' }) as const;
const toA2 = { do: 'explore', from: system('a1'), to: system('a2'), pay: 'M' } as const;

describe('CORE: fundamental concepts', () => {
  it('[INS-CORE-02] each player owns one sheet of each of the four types', () => {
    expect(Object.keys(sheetsOf(strategyEvent('first-ventures')).sheets)).toEqual([...SHEETS]);
  });

  it('[INS-CORE-03] marks go to the own sheets only', () => {
    const given = spendingTogether([{ active: 'navigation' }, { active: 'industry' }, { active: 'warfare' }], 'M');
    const before = sheetsOf(given, 1).navigation;
    given.when(0, [toA2]);
    restAnswer(given);
    expect(sheetsOf(given, 0).navigation.systems[system('a2')]).toBe(EXPLORED);
    expect(sheetsOf(given, 1).navigation).toEqual(before);
  });

  it('[INS-CORE-04, INS-CORE-05] every asset printed on a sheet is claimed by marking its place', () => {
    const given = spending('industry', 'I');
    given.when(0, [{ do: 'claimHex', hex: hex(1, 0), pay: 'I' }]).accepted();
    expect(sheetsOf(given).industry.hexes[hex(1, 0)]).toBe(HEX_CLAIMED);
    expect(sheetsOf(given).industry.commodities.triangle).toBe(1);
  });

  it('[INS-CORE-06, INS-ADV-01, INS-ADV-20] a dotted asset must be resolved at once, before anything else', () => {
    const faction = (p: Player) => void (p.navigation.systems[system('f1')] = EXPLORED);
    const given = spending('navigation', 'II', { faction: 'saar', sheets: faction });
    given.when(0, [claim('f1'), claim('a1')]).refused('INS-CLAR-03');
    const free = (from: string, to: string) =>
      ({ do: 'explore', from: system(from), to: system(to), pay: 'free' }) as const;
    given.when(0, [claim('f1'), free('a1', 'a2')]).refused('INS-CLAR-03');
    given.when(0, [claim('f1'), free('a1', 'a2'), free('a2', 'a3'), claim('a1')]).accepted();
    expect(sheetsOf(given).assets).toEqual([{ code: 'planet', spent: false }]);
  });

  it('[INS-CORE-07] a dashed asset does nothing when claimed and is kept', () => {
    expect((['planet', 'tg1', 'vote2', 'spec:biotic', 'focus:M'] as AssetCode[]).every((c) => isDashed(asset(c)))).toBe(
      true,
    );
    expect(
      (['com:triangle:1', 'councilor', 'population', 'faction', 'relic', 'neighbor:L', 'vp2'] as AssetCode[]).some(
        (c) => isDashed(asset(c)),
      ),
    ).toBe(false);
    const given = spending('navigation', 'I', { sheets: (p) => void (p.navigation.systems[system('a3')] = EXPLORED) });
    given.when(0, [claim('a3')]).accepted();
    expect(sheetsOf(given).assets).toEqual([{ code: 'spec:biotic', spent: false }]);
    expect(sheetsOf(given).technologies.some(Boolean)).toBe(false);
  });

  it('[INS-CORE-08] EX-INS-01: a spent asset cannot be spent again', () => {
    const given = spending('navigation', '', { sheets: kept('focus:M') });
    given.when(0, [{ do: 'focus', res: 'M' }]).accepted();
    expect(sheetsOf(given).assets).toEqual([{ code: 'focus:M', spent: true }]);
    given
      .when(0, [
        { do: 'activate', sheet: 'industry' },
        { do: 'focus', res: 'M' },
      ])
      .refused('INS-CORE-08');
  });

  it('[INS-CORE-09] cards and dice supply Materials, Influence and Research, nothing else', () => {
    expect(new Set(EVENTS.flatMap((e) => e.resources))).toEqual(new Set(['M', 'I', 'R']));
    expect(new Set(BLACK_FACES)).toEqual(new Set(['M', 'I', 'R']));
  });

  it('[INS-CORE-15, INS-STRAT-14] any sheet may be chosen, the same again, another than the others', () => {
    const given = strategyEvent('first-ventures', { seats: [{}, {}, {}], events: ['girded-for-war'] });
    for (const [seat, sheet] of (['industry', 'warfare', 'warfare'] as const).entries()) {
      expect(offered(given, seat).add.map((a) => a.do === 'activate' && a.sheet)).toEqual([...SHEETS]);
      const mark =
        sheet === 'industry'
          ? ([hex(1, 0), hex(0, 1), hex(-1, 1)].map((at) => ({ do: 'scrap', hex: at, pay: 'M' })) as never)
          : ([0, 1, 2].map((x) => ({ do: 'infantry', node: x, pay: 'M' })) as never);
      given.when(seat, [{ do: 'activate', sheet }, ...(mark as [])]).accepted();
    }
    expect(given.state.pub.players.map((p) => p.active)).toEqual(['industry', 'warfare', 'warfare']);
    restAnswer(given);
    expect(offered(given, 1).add).toContainEqual({ do: 'activate', sheet: 'warfare' });
  });
});

describe('STRAT: Strategy events', () => {
  it('[INS-STRAT-01] most events are Strategy events and supply resources', () => {
    const strategy = EVENTS.filter((e) => e.type === 'strategy');
    expect(strategy.length * 2).toBeGreaterThan(EVENTS.length);
    expect(strategy.every((e) => e.resources.length > 0)).toBe(true);
  });

  it('[INS-STRAT-02, INS-STRAT-05, INS-STRAT-06, INS-FOCUS-03] spend the card, then one roll of six dice for all, then spend the dice', () => {
    const given = strategyEvent('fledgling-empires', { seats: [{}, {}, {}] });
    const cardStep = [{ do: 'activate', sheet: 'navigation' }, claim('a1'), claim('b1')] as const;
    given.when(0, [...cardStep]);
    given.when(1, [...cardStep]);
    expect(given.state.pub.dice).toBeNull();
    given.when(2, [...cardStep]).then((v, events) => {
      expect(events.filter((e) => e.t === 'rolled').length).toBe(1);
      expect(v.pub.dice!.black.length).toBe(3);
      for (const n of Object.values(v.pub.dice!.focus)) expect([1, 2]).toContain(n);
    });
    const pools = given.state.pub.players.map((p) => JSON.stringify(p.pool));
    expect(new Set(pools).size).toBe(1);
    expect(given.question(0).q).toEqual({ step: 'dice' });
  });

  it('[INS-STRAT-03] the sheet is chosen first and stays active for the round', () => {
    const given = strategyEvent('fledgling-empires');
    given.when(0, [claim('a1')]).refused('INS-STRAT-04');
    given
      .when(0, [
        { do: 'activate', sheet: 'navigation' },
        { do: 'activate', sheet: 'industry' },
      ])
      .refused('INS-STRAT-03');
    given.when(0, []).refused('INS-STRAT-03');
    given.when(0, [{ do: 'activate', sheet: 'navigation' }, claim('a1'), claim('b1')]).accepted();
    expect(sheetsOf(given).active).toBe('navigation');
    given.when(0, [{ do: 'activate', sheet: 'industry' }]).refused('INS-STRAT-03');
  });

  it('[INS-STRAT-04] the card’s resources mark the active sheet', () => {
    const given = strategyEvent('first-ventures');
    given.when(0, [{ do: 'activate', sheet: 'warfare' }, toA2]).refused('INS-STRAT-11');
    given
      .when(0, [
        { do: 'activate', sheet: 'warfare' },
        ...[0, 1, 2].map((x) => ({ do: 'infantry', node: x, pay: 'M' }) as const),
      ])
      .accepted();
    expect(sheetsOf(given).warfare.placed.length).toBe(3);
  });

  it('[INS-STRAT-02, INS-STRAT-04] the card is spent in its own step: what it leaves over is gone when the dice are spent (Q-STRAT-2)', () => {
    const given = strategyEvent('rightful-claim', {
      seats: [
        {
          sheets: (p) => {
            for (const id of ['a1', 'b1']) p.navigation.systems[system(id)] = CLAIMED;
          },
        },
      ],
      rolls: { 'black dice': [1, 1, 1] },
    });
    // Nothing is left to claim with the Influence of the card, and what the dice open up comes too late for it.
    given.when(0, [{ do: 'activate', sheet: 'navigation' }]).accepted();
    expect(sheetsOf(given).pool).toEqual({ M: 3, I: 0, R: 0, W: 0 });
    given.when(0, [toA2, claim('a2')]).refused('INS-CORE-10');
  });

  it('[INS-STRAT-07] all black dice are spent on the active sheet', () => {
    const given = spending('warfare', 'MIR');
    expect(sheetsOf(given).pool).toEqual({ M: 1, I: 1, R: 1, W: 0 });
    given.when(0, [{ do: 'infantry', node: 0, pay: 'M' }]).refused('INS-CLAR-15');
  });

  it('[INS-STRAT-08, INS-FOCUS-06] Focus dice count where they are unlocked on the active sheet, and only there', () => {
    const focus = (p: Player) => {
      p.focus.navigation = ['R'];
      p.focus.industry = ['M'];
    };
    const given = spending('navigation', 'I', { sheets: focus, dice: { black: '', focus: { M: 2, I: 1, R: 2 } } });
    expect(sheetsOf(given).pool).toEqual({ M: 0, I: 1, R: 2, W: 0 });
  });

  it('[INS-STRAT-09, INS-ADV-06] a Trade Good is one resource of any kind on the active sheet', () => {
    const given = spending('navigation', '', { sheets: goods(2) });
    given.when(0, [toA2]).refused('INS-CORE-10');
    given.when(0, [{ do: 'trade', res: 'M' }]).refused('INS-CLAR-15');
    given.when(0, [{ do: 'trade', res: 'M' }, toA2, { do: 'trade', res: 'I' }, claim('a2')]).accepted();
    expect(sheetsOf(given).industry.tradeGoods).toEqual({ claimed: 2, spent: 2 });
    given
      .when(0, [
        { do: 'activate', sheet: 'industry' },
        { do: 'trade', res: 'M' },
      ])
      .refused('INS-ADV-06');
  });

  it('[INS-STRAT-11] an inactive sheet is not marked, except to strike through what is spent', () => {
    const given = spending('navigation', 'M', { sheets: (p) => (kept('planet')(p), goods(1)(p)) });
    given.when(0, [{ do: 'scrap', hex: hex(1, 0), pay: 'M' }]).refused('INS-STRAT-11');
    given.when(0, [{ do: 'unlockPlanet', planet: planet('Meer'), pay: 'asset' }]).refused('INS-STRAT-11');
    given.when(0, [{ do: 'trade', res: 'I' }, claim('a1'), toA2]).accepted();
    expect(sheetsOf(given).industry.tradeGoods.spent).toBe(1);
  });

  it('[INS-STRAT-11] nor are its technologies, docks, hexes and units reached by assets', () => {
    const every = kept('planet', 'spec:biotic', 'spec:cybernetic', 'spec:propulsion', 'spec:warfare');
    const elsewhere: [SheetId, Atom][] = [
      ['navigation', { do: 'buildDock', dock: 0, pay: 'asset' }],
      ['navigation', { do: 'scrapX', hex: hex(4, -1) }],
      ['warfare', { do: 'batch', batch: 0 }],
      ['industry', { do: 'unlockUnit', unit: 5 }],
      ['expansion', { do: 'unitSpecialty', unit: 4, strip: 0 }],
    ];
    for (const [sheet, atom] of elsewhere)
      spending(sheet, '', { sheets: every }).when(0, [atom]).refused('INS-STRAT-11');
    const home: [SheetId, Atom][] = elsewhere.map(([, atom]) => [
      atom.do === 'buildDock' ? 'expansion' : atom.do === 'scrapX' || atom.do === 'batch' ? 'industry' : 'warfare',
      atom,
    ]);
    for (const [sheet, atom] of home)
      expect(offered(spending(sheet, '', { sheets: every }), 0).add).toContainEqual(atom);
  });

  it('[INS-STRAT-13] one player’s use of card and dice takes nothing from another', () => {
    const given = spendingTogether([{ active: 'navigation' }, { active: 'navigation' }, { active: 'navigation' }], 'M');
    for (const seat of [0, 1, 2]) given.when(seat, [toA2]).accepted();
    expect(given.state.pub.players.every((p) => p.navigation.systems[system('a2')] === EXPLORED)).toBe(true);
  });

  it('[INS-CLAR-15] EX-INS-38: a resource with a legal use blocks "done", one without lapses', () => {
    const given = spending('navigation', 'M');
    given.when(0, []).refused('INS-CLAR-15');
    expect(offered(given, 0).done).toBe(false);
    const none = spending('navigation', 'I', {
      sheets: (p) => void (p.navigation.crossed = [system('a1'), system('b1')]),
    });
    expect(offered(none, 0)).toEqual({ add: [], done: true });
    none.when(0, []).accepted();
  });

  it('[INS-CLAR-04] what resolves when a sheet becomes active comes before any spending', () => {
    const given = strategyEvent('fledgling-empires', { seats: [{ faction: 'nomad' }] });
    given.when(0, [{ do: 'activate', sheet: 'navigation' }, claim('a1')]).refused('INS-CLAR-03');
    given
      .when(0, [{ do: 'activate', sheet: 'navigation' }, { do: 'lendFocus', res: 'M' }, claim('a1'), claim('b1')])
      .accepted();
    expect(sheetsOf(given).tempFocus).toBe('M');
    expect(sheetsOf(given).pool.M).toBeGreaterThan(0);
  });

  it('[INS-CLAR-05] EX-INS-04: "on any sheet" means one sheet, which may be inactive', () => {
    const given = spending('industry', '', { hand: ['the-codex'] });
    const play = { do: 'relic', relic: 'the-codex' } as const;
    const research = { do: 'research', technology: 6, pay: 'R' } as const;
    given
      .when(0, [play, { do: 'sheet', sheet: 'warfare' }, research, { do: 'research', technology: 4, pay: 'R' }])
      .refused('INS-CLAR-05');
    given.when(0, [play, { do: 'sheet', sheet: 'warfare' }, research, research, research]).accepted();
    expect(sheetsOf(given).technologies[6]).toBe(true);
  });

  it('[INS-CLAR-06] a dashed asset may be spent in the step in which it is claimed', () => {
    const given = spending('navigation', 'I', {
      sheets: (p) => void (p.navigation.systems[system('x2')] = EXPLORED),
      dice: { black: '', focus: { R: 1 } },
    });
    given.when(0, [claim('x2'), { do: 'focus', res: 'R' }, { do: 'research', technology: 0, pay: 'R' }]).accepted();
    expect(sheetsOf(given).focus.navigation).toEqual(['R']);
    expect(sheetsOf(given).research[0]).toBe(1);
  });

  it('[INS-ADV-03] outside Strategy events assets are not spent', () => {
    const rich: SeatGiven = { faction: 'letnev', sheets: (p) => (kept('focus:M', 'planet')(p), goods(1)(p)) };
    const inWar = warEvent('border-conflict', { seats: [rich] });
    expect(offered(inWar, 0).add).toEqual([{ do: 'buyStrength' }]);
    inWar.when(0, [{ do: 'trade', res: 'M' }]).refused('INS-ADV-03');
    inWar.when(0, [{ do: 'focus', res: 'M' }]).refused('INS-ADV-03');
    const task: SeatGiven = {
      sheets: (p) => (kept('focus:M')(p), void (p.todo = [{ do: 'deploy', unit: 'infantry', n: 1 }])),
    };
    const effect = table({ seats: [task] }, { proc: 'marking', locals: { step: 'effects', seats: [0], keeping: [] } });
    const deploy = { do: 'deploy', unit: 0, nodes: [0] };
    effect.when(0, [deploy, { do: 'focus', res: 'M' }]).refused('INS-ADV-03');
    effect.when(0, [deploy]).accepted();
  });
});

describe('TECH: technologies', () => {
  it('[INS-TECH-01] each sheet has two technologies', () => {
    for (const sheet of SHEETS) expect(TECHNOLOGIES.filter((t) => t.sheet === sheet).length).toBe(2);
  });

  it('[INS-TECH-03, INS-CLAR-16] three Research icons unlock a technology, usable in the same round', () => {
    const given = spending('navigation', 'RRR', {
      sheets: (p) => void (p.navigation.systems[system('a2')] = EXPLORED),
    });
    const r = { do: 'research', technology: 1, pay: 'R' } as const;
    given.when(0, [r, r, { do: 'useTechnology', technology: 1 }]).refused('INS-TECH-05');
    given.when(0, [r, r, r, r]).refused('INS-TECH-03');
    given
      .when(0, [
        r,
        r,
        r,
        { do: 'useTechnology', technology: 1 },
        { do: 'claimSystem', system: system('a1'), pay: 'free' },
        { do: 'claimSystem', system: system('a2'), pay: 'free' },
      ])
      .accepted();
    expect(sheetsOf(given).technologies[1]).toBe(true);
  });

  it('[INS-TECH-02] Research goes to technologies of the active sheet only', () => {
    spending('navigation', 'R')
      .when(0, [{ do: 'research', technology: 4, pay: 'R' }])
      .refused('INS-STRAT-11');
    spending('navigation', 'M')
      .when(0, [{ do: 'research', technology: 0, pay: 'M' }])
      .refused('INS-TECH-02');
  });

  it('[INS-TECH-04, INS-ADV-10] the Specialty of its cost unlocks a technology of the active sheet at once', () => {
    const given = spending('navigation', '', { sheets: kept('spec:propulsion', 'spec:propulsion') });
    given.when(0, [{ do: 'technologySpecialty', technology: 1 }]).refused('INS-CORE-08');
    given.when(0, [{ do: 'technologySpecialty', technology: 6 }]).refused('INS-TECH-02');
    given.when(0, [{ do: 'technologySpecialty', technology: 0 }]).accepted();
    expect(sheetsOf(given).technologies[0]).toBe(true);
    expect(sheetsOf(given).assets.map((a) => a.spent)).toEqual([true, false]);
  });

  it('[INS-TECH-05] Bio-Stims gives an Influence on Industry, Self-Assembly Routines a Materials on Expansion or two dock icons', () => {
    const owns = (technology: number) => (p: Player) => void (p.technologies[technology] = true);
    const stims = spending('industry', '', { sheets: owns(4) });
    const use = (technology: number): Atom => ({ do: 'useTechnology', technology });
    stims.when(0, [use(4), { do: 'claimHex', hex: hex(1, 0), pay: 'I' }]).accepted();
    expect(sheetsOf(stims).industry.hexes[hex(1, 0)]).toBe(HEX_CLAIMED);
    const icons = [0, 1].map((icon): Atom => ({ do: 'dockIcon', dock: 2, icon, pay: 'free' }));
    const option = (n: number): Atom => ({ do: 'option', option: n });
    const routines = (...atoms: Atom[]) => {
      const given = spending('expansion', '', { sheets: owns(3) });
      given.when(0, [use(3), ...atoms]).accepted();
      return sheetsOf(given).expansion.docks[2];
    };
    expect(routines(option(1), ...icons)).toBe(0b11);
    expect(routines(option(0), { do: 'dockIcon', dock: 2, icon: 0, pay: 'M' })).toBe(0b01);
  });

  it('[INS-TECH-06] "once per activation" means once in a round in which its sheet is active', () => {
    const algorithm = (p: Player) => void (p.technologies[5] = true);
    const given = spending('industry', '', { sheets: algorithm });
    const use = { do: 'useTechnology', technology: 5 } as const;
    const scrapped = { do: 'scrap', hex: hex(1, 0), pay: 'free' } as const;
    given.when(0, [use, scrapped, use]).refused('INS-TECH-06');
    given.when(0, [use, scrapped]).accepted();
    given
      .when(0, [
        { do: 'activate', sheet: 'industry' },
        use,
        { do: 'scrap', hex: hex(0, 1), pay: 'free' },
        ...[hex(-1, 1), hex(-1, 0), hex(0, -1)].map((at) => ({ do: 'scrap', hex: at, pay: 'M' }) as const),
      ])
      .accepted();
    spending('warfare', '', { sheets: algorithm }).when(0, [use]).refused('INS-TECH-05');
  });
});

describe('FOCUS: Focus dice', () => {
  it('[INS-FOCUS-01] each Focus die gives one kind of resource, its own', () => {
    for (const res of ['M', 'I', 'R'] as const) {
      const given = spending('warfare', '', {
        sheets: (p) => void (p.focus.warfare = [res]),
        dice: { black: '', focus: { M: 2, I: 2, R: 2 } },
      });
      expect(sheetsOf(given).pool).toEqual({ M: 0, I: 0, R: 0, W: 0, [res]: 2 });
    }
  });

  it('[INS-FOCUS-02] two faces of a Focus die show its resource twice, four show it once', () => {
    const shown = [1, 2, 3, 4, 5, 6].map((face) => {
      const given = strategyEvent('fledgling-empires', { rolls: { 'focus R': [face] } });
      return restAnswer(given).state.pub.dice!.focus.R;
    });
    expect(shown.toSorted()).toEqual([1, 1, 1, 1, 2, 2]);
  });

  it('[INS-FOCUS-04, INS-ADV-13] EX-INS-27: spending the Focus asset unlocks its die on the active sheet, usable at once', () => {
    const given = spending('warfare', '', { sheets: kept('focus:M'), dice: { black: '', focus: { M: 2 } } });
    const two = [0, 1].map((x) => ({ do: 'infantry', node: node(x, 0), pay: 'M' }) as const);
    given.when(0, two).refused('INS-CORE-10');
    given.when(0, [{ do: 'focus', res: 'M' }, ...two]).accepted();
    expect(sheetsOf(given).focus.warfare).toEqual(['M']);
  });

  it('[INS-FOCUS-05] a die unlocked on one sheet is not unlocked on another, nor twice on one', () => {
    const given = spending('warfare', '', {
      sheets: (p) => (kept('focus:M')(p), void (p.focus.warfare = ['M'])),
      dice: { black: '', focus: { M: 1 } },
    });
    given.when(0, [{ do: 'focus', res: 'M' }]).refused('INS-FOCUS-05');
    given.when(0, [{ do: 'infantry', node: 0, pay: 'M' }]).accepted();
    expect(sheetsOf(given).focus).toEqual({ navigation: [], expansion: [], industry: [], warfare: ['M'] });
  });
});

describe('ADV: assets', () => {
  it('[INS-ADV-04] a VP asset is worth its number', () => {
    const given = spending('navigation', 'I', {
      sheets: (p) => void (p.navigation.systems[system('q1')] = EXPLORED),
      events: ['a-throne-for-the-taking'],
    });
    given
      .when(0, [claim('q1')])
      .then((v) => expect(v.pub.scores![0]!.navigation).toMatchObject({ sheet: 3, subtotal: 3 }));
  });

  it('[INS-ADV-07] free resources of an effect mark no Trade Good', () => {
    const given = spending('industry', '', { sheets: (p) => (goods(3)(p), void (p.technologies[4] = true)) });
    given
      .when(0, [
        { do: 'useTechnology', technology: 4 },
        { do: 'claimHex', hex: hex(1, 0), pay: 'I' },
      ])
      .accepted();
    expect(sheetsOf(given).industry.tradeGoods).toEqual({ claimed: 3, spent: 0 });
  });

  it('[INS-ADV-22, INS-ADV-23] EX-INS-20: a left Neighbor adds 1 to every War against the left neighbor', () => {
    const given = spending('navigation', 'I', { sheets: (p) => void (p.navigation.systems[system('n1')] = EXPLORED) });
    given.when(0, [claim('n1')]).accepted();
    expect(sheetsOf(given).warfare.bonus).toEqual({ L: [1, 1, 1, 1], R: [0, 0, 0, 0] });
  });

  it('[INS-CLAR-26] EX-INS-21: bonuses noted in a box add up; Wars already fought keep their totals', () => {
    const fought = (p: Player) => {
      p.navigation.systems[system('n1')] = EXPLORED;
      p.warfare.bonus.L = [1, 1, 1, 1];
      p.warfare.boxes.L[0] = { strength: 4, result: 'won' };
    };
    const given = spending('navigation', 'I', { sheets: fought });
    given.when(0, [claim('n1')]).accepted();
    expect(sheetsOf(given).warfare.bonus.L).toEqual([1, 2, 2, 2]);
  });

  it('[INS-ADV-21, INS-RELIC-01, INS-RELIC-02, INS-NAV-14] EX-INS-28: a relic system draws a relic and writes its VP', () => {
    const given = spending('navigation', 'I', {
      sheets: (p) => void (p.navigation.systems[system('r1')] = EXPLORED),
      relics: ['luxarch-treatise-2'],
    });
    given.when(0, [claim('r1')]).then((_, events) => {
      expect(given.state.own[0]!.draft!.navigation.written).toEqual([{ system: system('r1'), vp: 4 }]);
      expect(given.state.own[0]!.draft!.relicsInHand).toBe(1);
      expect(events.find((e) => e.t === 'relic')).toEqual({
        t: 'relic',
        all: { seat: 0, vp: 4 },
        to: [0],
        some: { relic: 'luxarch-treatise-2' },
      });
    });
    expect(SIDE_B.navigation.systems.filter((s) => s.asset === 'relic').length).toBe(2);
  });
});
