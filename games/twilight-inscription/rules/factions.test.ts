import { describe, expect, it } from 'vitest';
import { defaultAnswer, view } from '@orrery/kernel';
import { newTable } from '@orrery/kernel/testing';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import { UNITS, unitIndex } from '../content/units.ts';
import type { SheetId } from '../content/vocabulary.ts';
import {
  councilEvent,
  hex,
  node,
  offered,
  planet,
  productionEvent,
  restAnswer,
  sheetsOf,
  spending,
  strategyEvent,
  system,
  table,
  warEvent,
  type SeatGiven,
} from '../given.ts';
import { twilightInscription } from '../game.ts';
import type { Atom } from '../sheet/atoms.ts';
import { EXPLORED, type Player, type Task } from '../sheet/player.ts';
import { score } from '../sheet/scoring.ts';
import { SIDE_B } from '../content/sheets/index.ts';

const claim = (id: string): Atom => ({ do: 'claimSystem', system: system(id), pay: 'I' });
const free = (from: string, to: string): Atom => ({ do: 'explore', from: system(from), to: system(to), pay: 'free' });
const explored =
  (...ids: string[]) =>
  (p: Player) => {
    for (const id of ids) p.navigation.systems[system(id)] = EXPLORED;
  };
const infantry = (...nodes: number[]): Atom[] => nodes.map((n) => ({ do: 'deploy', unit: 0, nodes: [n] }));
/** The faction asset of Navigation is claimed and its ability resolved with these choices. */
const second = (faction: FactionId, atoms: Atom[], sheets?: (p: Player) => void, vassal?: FactionId) => {
  const given = spending('navigation', 'I', {
    faction,
    sheets: (p) => (explored('f1')(p), sheets?.(p)),
    ...(vassal && { vassal }),
  });
  given.when(0, [claim('f1'), ...atoms]).accepted();
  return sheetsOf(given);
};
/** The sheets right after the Setup text, or waiting for its choices. */
const set = (faction: FactionId, atoms?: Atom[]) => {
  const task = FACTIONS.find((f) => f.id === faction)!.setup!.toReversed() as Task[];
  const given = table(
    { seats: [{ faction, sheets: (p) => void (p.todo = task) }] },
    { proc: 'marking', locals: { step: 'effects', seats: [0], keeping: [] } },
  );
  if (atoms) given.when(0, atoms as never).accepted();
  return sheetsOf(given);
};
const idle: SeatGiven = {};
const strong = (faction: FactionId, more: Partial<SeatGiven> = {}): SeatGiven => ({
  faction,
  ...more,
  sheets: (p) => {
    p.warfare.nodes[0] = 0b00110011;
    more.sheets?.(p);
  },
});
const war = (seat: SeatGiven) => warEvent('border-conflict', { seats: [seat, idle, idle] });

describe('FACTION: faction cards', () => {
  it('[INS-FACTION-01] 24 factions, each with a first and a second ability', () => {
    expect(FACTIONS.length).toBe(24);
    for (const f of FACTIONS) {
      expect(f.faction.length).toBeGreaterThan(0);
      expect((f.setup ?? []).length + (f.mods ?? []).length + (f.triggers ?? []).length).toBeGreaterThan(0);
    }
  });

  it('[INS-FACTION-02] the first ability works from the start', () => {
    expect(sheetsOf(war(strong('norr'))).warfare.boxes.L[0]!.strength).toBe(2 + 1);
    expect(sheetsOf(war(strong('jol-nar'))).warfare.boxes.L[0]!.strength).toBe(2 - 1);
  });

  it('[INS-FACTION-03, INS-ADV-20] the second ability is resolved at every Faction asset, and only then', () => {
    const p = second('hacan', [{ do: 'gain', asset: 'com:circle:1' }]);
    expect([p.industry.tradeGoods.claimed, p.industry.commodities.circle]).toEqual([1, 1]);
    const other = spending('navigation', 'I', { faction: 'hacan' });
    other.when(0, [claim('a1')]).accepted();
    expect(sheetsOf(other).industry.tradeGoods.claimed).toBe(0);
    const none = spending('navigation', 'I', { sheets: explored('f1') });
    none.when(0, [claim('f1')]).accepted();
  });

  it('Arborec', () => {
    expect(set('arborec', infantry(0, 1)).warfare.placed.length).toBe(2);
    const given = war(strong('arborec'));
    given.when(0, infantry(node(0, 3), node(1, 3)) as never).accepted();
    const below = (p: Player) => ((p.warfare.line = 1), void (p.warfare.nodes[0] = 0b100));
    expect(second('arborec', infantry(1, 0), below).warfare.nodes[0]).toBe(0b111);
  });

  it('Letnev', () => {
    const goods = { sheets: (p: Player) => void (p.industry.tradeGoods.claimed = 2) };
    const given = war(strong('letnev', goods));
    const buy: Atom = { do: 'buyStrength' };
    given.when(0, [buy, { do: 'side', side: 'R' }, buy] as never).refused('INS-FACTION-02');
    given.when(0, [buy, { do: 'side', side: 'R' }] as never).accepted();
    expect([sheetsOf(given).warfare.boxes.L[0]!.strength, sheetsOf(given).warfare.boxes.R[0]!.strength]).toEqual([
      2, 4,
    ]);
    expect(sheetsOf(given).vp.warfare).toBe(2);
    const mark: Atom = { do: 'unitIcon', unit: unitIndex('cruiser'), strip: 0, icon: 0, pay: 'M' };
    expect(second('letnev', [mark, { ...mark, icon: 1 }]).warfare.strips[unitIndex('cruiser')]![0]).toBe(0b011);
  });

  it('Saar', () => {
    expect(set('saar').assets.map((a) => a.code)).toEqual(['planet', 'planet', 'planet']);
    const given = spending('expansion', '', {
      faction: 'saar',
      sheets: (p) => void (p.assets = [1, 2].map(() => ({ code: 'planet', spent: false }))),
    });
    given
      .when(0, [
        { do: 'unlockPlanet', planet: 0, pay: 'asset' },
        { do: 'buildDock', dock: 0, pay: 'asset' },
      ])
      .accepted();
    expect(sheetsOf(given).industry.tradeGoods.claimed).toBe(2);
    expect(second('saar', [free('a1', 'a2'), free('a2', 'a3')]).navigation.systems[system('a3')]).toBe(EXPLORED);
  });

  it('Muaat', () => {
    expect(set('muaat').assets).toEqual([{ code: 'focus:M', spent: false }]);
    const sun = unitIndex('war-sun');
    const given = spending('warfare', 'R', {
      faction: 'muaat',
      sheets: (p) => void (p.warfare.strips[sun]![0] = 0b011111),
    });
    given
      .when(0, [
        { do: 'unitIcon', unit: sun, strip: 0, icon: 5, pay: 'R' },
        { do: 'deploy', unit: sun, nodes: [0, 1, 2, 8, 10, 16, 17, 18].map((n) => n + 0) },
      ])
      .refused('INS-WAR-18');
    const at = offered(given, 0, [{ do: 'unitIcon', unit: sun, strip: 0, icon: 5, pay: 'R' }]).add[0]!;
    given.when(0, [{ do: 'unitIcon', unit: sun, strip: 0, icon: 5, pay: 'R' }, at as never]).accepted();
    expect(sheetsOf(given).industry.tradeGoods.claimed).toBeGreaterThanOrEqual(2);
    expect(sheetsOf(spending('warfare', 'M', { faction: 'muaat' })).warfare.strips[sun]).toEqual([1, 1]);
    const paid: Atom = { do: 'explore', from: system('a1'), to: system('a2'), pay: 'M' };
    expect(
      second('muaat', [{ do: 'sheet', sheet: 'navigation' }, paid, { ...paid, to: system('c2') }]).navigation.lines
        .length,
    ).toBe(4);
  });

  it('Hacan', () => {
    const given = productionEvent({ seats: [{ faction: 'hacan' }] });
    given.when(0, [{ do: 'gain', asset: 'com:diamond:1' }]).accepted();
    const { industry } = sheetsOf(given);
    expect([industry.tradeGoods.claimed, industry.commodities.diamond]).toEqual([2, 1]);
    expect(score({ p: sheetsOf(given), sheets: SIDE_B }).industry.tradeGoods).toBe(2);
  });

  it('Sol', () => {
    const given = spending('navigation', 'MM', { faction: 'sol' });
    const turn: Atom = { do: 'convert', from: 'M', to: 'I' };
    given.when(0, [turn, turn]).refused('INS-CORE-10');
    expect(offered(given, 0).add).toContainEqual(turn);
    given.when(0, [turn, claim('a1'), { do: 'explore', from: system('a1'), to: system('a2'), pay: 'M' }]).accepted();
    expect(second('sol', infantry(0)).warfare.placed.length).toBe(1);
    strategyEvent('first-ventures', { seats: [{ faction: 'sol' }] })
      .when(0, [{ do: 'activate', sheet: 'navigation' }, turn])
      .refused('INS-CORE-10');
  });

  it('Creuss', () => {
    expect(set('creuss', [free('a1', 'a2')]).navigation.systems[system('a2')]).toBe(EXPLORED);
    const given = spending('navigation', 'MM', { faction: 'creuss', sheets: explored('a2') });
    given
      .when(0, [
        { do: 'passage', enter: 0, leave: 2, pay: 'M' },
        { do: 'passage', enter: 0, leave: 3, pay: 'M' },
      ])
      .accepted();
    expect(sheetsOf(given).industry.tradeGoods.claimed).toBe(2);
    const p = second('creuss', [
      { do: 'reveal', system: system('y1') },
      { do: 'claimSystem', system: system('y1'), pay: 'free' },
    ]);
    expect(p.assets).toEqual([{ code: 'spec:warfare', spent: false }]);
  });

  it('[INS-FACTION-02] what one type of unit brings another does not', () => {
    const cruiser = unitIndex('cruiser');
    for (const faction of ['muaat', 'l1z1x'] as const) {
      const given = spending('warfare', 'M', {
        faction,
        sheets: (p) => void (p.warfare.strips[cruiser]![0] = 0b011),
      });
      const icon: Atom = { do: 'unitIcon', unit: cruiser, strip: 0, icon: 2, pay: 'M' };
      const before = sheetsOf(given).industry.tradeGoods.claimed;
      given.when(0, [icon, offered(given, 0, [icon]).add[0]!]).accepted();
      expect(sheetsOf(given).warfare.built[cruiser]).toBe(1);
      expect(sheetsOf(given).industry.tradeGoods.claimed).toBe(before);
    }
  });

  it('L1Z1X', () => {
    const dreadnought = unitIndex('dreadnought');
    const given = spending('warfare', 'I', {
      faction: 'l1z1x',
      sheets: (p) => void (p.warfare.strips[dreadnought]![0] = 0b0111),
    });
    given
      .when(0, [
        { do: 'unitIcon', unit: dreadnought, strip: 0, icon: 3, pay: 'I' },
        { do: 'deploy', unit: dreadnought, nodes: [0, 1, 2, 8, 9, 10] },
      ])
      .accepted();
    expect(sheetsOf(given).industry.tradeGoods.claimed).toBe(1);
    const { parts } = score({ p: sheetsOf(given), sheets: SIDE_B }).warfare;
    expect(parts.find(({ from }) => from === 'units')).toEqual({ from: 'units', vp: UNITS[dreadnought]!.vp + 1 });
    expect(sheetsOf(spending('warfare', 'I', { faction: 'l1z1x' })).warfare.strips[dreadnought]).toEqual([1, 1, 1]);
    const p = second('l1z1x', [
      { do: 'option', option: 1 },
      { do: 'scrap', hex: hex(1, 0), pay: 'M' },
      { do: 'scrap', hex: hex(0, 1), pay: 'M' },
    ]);
    expect(p.industry.hexes[hex(0, 1)]).toBe(1);
  });

  it('Mentak', () => {
    expect(sheetsOf(war({ faction: 'mentak' })).industry.tradeGoods.claimed).toBe(2); // two ties
    const won = war(strong('mentak'));
    won.when(0, [{ do: 'gain', asset: 'com:circle:1' }]).accepted();
    won.when(0, [{ do: 'gain', asset: 'com:triangle:1' }]).accepted();
    expect(sheetsOf(won).industry.commodities).toEqual({ triangle: 1, diamond: 1, circle: 1 }); // and that of the right box
    expect(second('mentak', infantry(0)).industry.tradeGoods.claimed).toBe(2);
  });

  it('[INS-STRAT-08] Naalu choose their sheet after the roll: Focus dice unlocked on it count', () => {
    const rolls = { 'black dice': [4, 4, 4], 'focus M': [5], 'focus I': [1], 'focus R': [1] };
    const paidWithMaterials = (focus: ('M' | 'I')[]) => {
      const sheets = (p: Player) => void (p.focus.navigation = focus);
      const given = strategyEvent('fledgling-empires', { seats: [{ faction: 'naalu', sheets }], rolls });
      given.when(0, [{ do: 'wait' }]).accepted();
      const { add } = offered(given, 0, [{ do: 'activate', sheet: 'navigation' }]);
      return add.some((atom) => 'pay' in atom && atom.pay === 'M');
    };
    expect([paidWithMaterials(['M']), paidWithMaterials(['I'])]).toEqual([true, false]);
  });

  it('Naalu choose their sheet after the roll and spend card and dice together', () => {
    const given = strategyEvent('fledgling-empires', { seats: [{ faction: 'naalu' }] });
    given.when(0, [{ do: 'wait' }, { do: 'activate', sheet: 'navigation' }]).refused('INS-STRAT-03');
    given.when(0, [{ do: 'wait' }]).accepted();
    expect(sheetsOf(given).active).toBeNull();
    const black = given.state.pub.dice!.black;
    expect(sheetsOf(given).pool.I).toBe(2 + black.filter((f) => f === 'I').length);
    restAnswer(given);
    const sol = strategyEvent('fledgling-empires', { seats: [{ faction: 'sol' }] });
    sol.when(0, [{ do: 'wait' }]).refused('INS-STRAT-03');
    expect(offered(sol, 0).add).not.toContainEqual({ do: 'wait' });
    expect(set('naalu').industry.tradeGoods.claimed).toBe(2);
    const p = second('naalu', [{ do: 'sheet', sheet: 'navigation' }, { ...claim('a1') }]);
    expect([p.industry.votes.claimed, p.assets.length]).toEqual([1, 1]);
  });

  it('Nekro', () => {
    const given = councilEvent({ seats: [{ faction: 'nekro' }, { faction: 'norr' }, { faction: 'norr' }] });
    given.when(0, [{ do: 'gain', asset: 'spec:warfare' }]).accepted();
    expect(sheetsOf(given).industry.votes.claimed).toBe(0);
    given.when(0, { side: 'for', votes: 0, relic: false }).refused('INS-COUNCIL-05');
    const alone = councilEvent({ seats: [{ faction: 'nekro', hand: ['the-syncretone'] }] });
    alone.when(0, [{ do: 'gain', asset: 'spec:warfare' }]).accepted();
    alone.when(0, { votes: 0, relic: true }).refused('INS-SOLO-26');
    alone.when(0, { votes: 1, relic: false }).refused('INS-COUNCIL-09');
    const won = war(strong('nekro'));
    won
      .when(0, [
        { do: 'sheet', sheet: 'industry' },
        { do: 'research', technology: 4, pay: 'R' },
      ])
      .accepted();
    expect([sheetsOf(won).research[4], sheetsOf(won).warfare.boxes.R[0]!.result, won.question(0).q]).toEqual([
      1,
      'won',
      { step: 'card' },
    ]);
    expect(
      second('nekro', [
        { do: 'sheet', sheet: 'warfare' },
        { do: 'research', technology: 6, pay: 'R' },
      ]).research[6],
    ).toBe(1);
  });

  it('Sardakk N’orr', () => {
    expect(
      second('norr', [{ do: 'deploy', unit: unitIndex('pds'), nodes: [0, 1, 8] }]).warfare.built[unitIndex('pds')],
    ).toBe(0);
  });

  it('Jol-Nar', () => {
    expect(set('jol-nar', [{ do: 'gain', asset: 'spec:biotic' }]).assets).toEqual([
      { code: 'spec:biotic', spent: false },
    ]);
    const given = spending('navigation', 'RR', { faction: 'jol-nar' });
    const r: Atom = { do: 'research', technology: 0, pay: 'R' };
    given.when(0, [r, r]).accepted();
    expect([sheetsOf(given).technologies[0], sheetsOf(given).industry.tradeGoods.claimed]).toEqual([true, 1]);
  });

  it('Winnu', () => {
    const p = second('winnu', [free('a1', 'c2'), { do: 'claimSystem', system: system('c2'), pay: 'free' }]);
    expect(p.navigation.systems[system('c2')]).toBe(2);
    const given = spending('navigation', 'I', { faction: 'winnu', sheets: explored('f1', 'a3') });
    given
      .when(0, [claim('f1'), free('a1', 'c2'), { do: 'claimSystem', system: system('a3'), pay: 'free' }])
      .refused('INS-CLAR-03');
    const rex = spending('navigation', 'R', { faction: 'winnu', sheets: explored('mecatol') });
    rex.when(0, [{ do: 'claimSystem', system: system('mecatol'), pay: 'R' }]).accepted();
    expect(sheetsOf(rex).industry.tradeGoods.claimed).toBe(2);
  });

  it('Xxcha', () => {
    expect(second('xxcha', []).industry.councilors).toBe(2);
  });

  it('Yin', () => {
    expect(set('yin').expansion.population).toBe(2);
    const given = spending('navigation', 'III', {
      faction: 'yin',
      sheets: (p) => void (p.navigation.crossed = [system('a1'), system('b1')]),
    });
    const turn: Atom = { do: 'convert', from: 'I', to: 'M' };
    const go: Atom = { do: 'explore', from: system('a1'), to: system('a2'), pay: 'M' };
    expect(offered(given, 0).add).toContainEqual(turn);
    given.when(0, [turn, go, turn, { ...go, to: system('c2') }, turn]).refused('INS-CORE-10');
    given.when(0, [turn, go, turn, { ...go, to: system('c2') }, claim('a2')]).accepted();
    const arinam = planet('Arinam');
    const develop = (icon: number): Atom => ({ do: 'develop', planet: arinam, icon, pay: 'free' });
    expect(
      second('yin', [develop(0), develop(2)], (p) => void (p.expansion.unlocked[arinam] = true)).expansion.icons[
        arinam
      ],
    ).toBe(0b101);
    expect(
      second('yin', [
        { do: 'sheet', sheet: 'industry' },
        { do: 'scrap', hex: hex(1, 0), pay: 'M' },
      ]).industry.hexes[hex(1, 0)],
    ).toBe(1);
  });

  it('Yssaril save resources and choose between two relics', () => {
    const given = spending('warfare', 'MMM', { faction: 'yssaril' });
    const save: Atom = { do: 'save', res: 'M' };
    given.when(0, [save, save, save]).refused('INS-CLAR-15');
    given.when(0, [save, save, { do: 'infantry', node: 0, pay: 'M' }]).accepted();
    expect(sheetsOf(given).pool.M).toBe(2 + 3); // the next card gives three
    const relics = spending('navigation', 'I', {
      faction: 'yssaril',
      sheets: explored('r1'),
      relics: ['the-codex', 'nano-forge'],
    });
    relics.when(0, [claim('r1')]).accepted();
    expect(defaultAnswer(relics.game, view(relics.state, 0), relics.question(0))).toBe(
      relics.state.own[0]!.table.cards.find0![0],
    );
    relics.when(0, 'dominus-orb').refused('INS-RELIC-05');
    relics.when(0, 'nano-forge').accepted();
    expect(relics.state.own[0]!.table.cards.hand0).toEqual(['nano-forge']);
    expect(relics.state.hidden.table.cards.relics![0]).toBe('the-codex');
    expect(second('yssaril', [claim('a1'), claim('b1')]).industry.commodities.triangle).toBe(1);
  });

  it('Argent', () => {
    const destroyer = unitIndex('destroyer');
    const given = spending('warfare', 'M', { faction: 'argent' });
    given
      .when(0, [
        { do: 'unitIcon', unit: destroyer, strip: 0, icon: 0, pay: 'M' },
        { do: 'deploy', unit: destroyer, nodes: [0, 1, 2] },
      ])
      .accepted();
    expect(sheetsOf(given).warfare.built[destroyer]).toBe(1);
    expect(score({ p: sheetsOf(given), sheets: SIDE_B }).warfare.parts).toEqual([{ from: 'units', vp: 2 }]);
    const council = councilEvent({
      agendas: ['homestead-relief'],
      seats: [{ faction: 'argent' }, { faction: 'norr' }, { faction: 'norr' }],
    });
    council.when(0, { side: 'for', votes: 0, relic: false });
    restAnswer(council);
    expect(council.events.find((e) => e.t === 'outcome')!.all.for).toBe(1);
  });

  it('[INS-END-02] a unit that the faction does not favour is worth what is printed', () => {
    const given = spending('warfare', '', {
      faction: 'l1z1x',
      sheets: (p) => void (p.warfare.built[unitIndex('cruiser')] = 2),
    });
    expect(score({ p: sheetsOf(given), sheets: SIDE_B }).warfare.parts).toEqual([{ from: 'units', vp: 2 }]);
  });

  it('Empyrean', () => {
    const given = spending('navigation', 'R', { faction: 'empyrean', sheets: explored('c2') });
    given.when(0, [{ ...claim('c2'), pay: 'R' } as Atom]).accepted();
    expect([sheetsOf(given).vp.navigation, sheetsOf(given).industry.tradeGoods.claimed]).toEqual([2, 1]);
  });

  it('Mahact keep a vassal and resolve both second abilities', () => {
    const seed = [...Array(300).keys()].find((i) =>
      newTable(twilightInscription, 3, {}, i).state.own[0]!.table.cards.offer0!.includes('mahact'),
    )!;
    const given = newTable(twilightInscription, 3, {}, seed);
    const others = given.state.own[0]!.table.cards.offer0!.filter((id) => id !== 'mahact');
    given.when(0, 'mahact');
    restAnswer(given);
    given.when(0, 'mahact', 'vassal').refused('INS-FACTION-02');
    given.when(0, others[1]!, 'vassal').accepted();
    expect(sheetsOf(given).vassal).toBe(others[1]);
    expect(given.state.pub.table.cards.faction0).toEqual(['mahact', others[1]]);
    const both = [
      { do: 'sheet', sheet: 'navigation' } as const,
      claim('a1'),
      { do: 'gain', asset: 'com:circle:1' } as const,
    ];
    const p = second('mahact', both, undefined, 'hacan');
    expect([p.industry.votes.claimed, p.industry.tradeGoods.claimed]).toEqual([1, 1]);
  });

  it('Naaz-Rokha', () => {
    const arinam = planet('Arinam');
    const given = spending('expansion', '', {
      faction: 'naaz-rokha',
      sheets: (p) => void (p.assets = [{ code: 'planet', spent: false }]),
    });
    const unlock: Atom = { do: 'unlockPlanet', planet: arinam, pay: 'asset' };
    given.when(0, [unlock]).refused('INS-CLAR-03');
    given.when(0, [unlock, { do: 'develop', planet: arinam, icon: 3, pay: 'free' }]).accepted();
    const relic = spending('navigation', 'I', { faction: 'naaz-rokha', sheets: explored('r1') });
    relic.when(0, [claim('r1')]).accepted();
    restAnswer(relic);
    expect(sheetsOf(relic).vp.navigation).toBe(1);
  });

  it('Nomad borrow a Focus die in the first Strategy event of each Stage', () => {
    const used = strategyEvent('fledgling-empires', {
      seats: [{ faction: 'nomad', sheets: (p) => void (p.used = ['stage 1 ability 0']) }],
    });
    used.when(0, [{ do: 'activate', sheet: 'navigation' }, claim('a1'), claim('b1')]).accepted();
    expect(sheetsOf(used).tempFocus).toBeNull();
    expect(second('nomad', [claim('a1')]).assets).toEqual([{ code: 'planet', spent: false }]);
  });

  it('Titans', () => {
    expect(set('titans', [{ do: 'claimHex', hex: hex(5, -1), pay: 'free' }]).industry.hexes[hex(5, -1)]).toBe(2);
    const pds = unitIndex('pds');
    const given = spending('warfare', 'I', {
      faction: 'titans',
      sheets: (p) => void (p.warfare.strips[pds]![0] = 0b01),
    });
    given
      .when(0, [
        { do: 'unitIcon', unit: pds, strip: 0, icon: 1, pay: 'I' },
        { do: 'deploy', unit: pds, nodes: [node(0, 9), node(1, 9), node(0, 10)] },
      ])
      .accepted();
    expect(score({ p: sheetsOf(given), sheets: SIDE_B }).warfare.parts).toEqual([{ from: 'units', vp: 1 }]);
  });

  it('Vuil’raith', () => {
    expect(set('vuilraith', infantry(0)).warfare.placed.length).toBe(1);
    const given = war(strong('vuilraith'));
    given.when(0, infantry(node(0, 3), node(1, 3)) as never).accepted();
    expect(
      second(
        'vuilraith',
        infantry(node(6, 0), node(6, 1)),
        (p) => ((p.warfare.line = 1), void (p.warfare.nodes[0] = 1 << 5)),
      ).industry.tradeGoods.claimed,
    ).toBe(1);
  });

  it('every sheet has exactly one Faction asset', () => {
    const codes: Record<SheetId, (string | null)[]> = {
      navigation: SIDE_B.navigation.systems.map((s) => s.asset),
      expansion: [...SIDE_B.expansion.planets.flatMap((p) => p.ends), ...SIDE_B.expansion.docks.map((d) => d.asset)],
      industry: SIDE_B.industry.hexes.map((h) => h.asset),
      warfare: SIDE_B.warfare.assets,
    };
    for (const all of Object.values(codes)) expect(all.filter((c) => c === 'faction').length).toBe(1);
  });
});
