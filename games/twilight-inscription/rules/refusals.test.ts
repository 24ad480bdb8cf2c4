import { describe, expect, it } from 'vitest';
import { unitIndex } from '../content/units.ts';
import type { Res } from '../content/vocabulary.ts';
import { hex, offered, planet, sheetsOf, spending, system, table, warEvent, type SeatGiven } from '../given.ts';
import { isAtom, type Atom } from '../sheet/atoms.ts';
import { CLAIMED, EXPLORED, LINE_CLAIMED, OPEN, type Player, type Task } from '../sheet/player.ts';

/** Something that is neither Material, Influence nor Research. */
const gold = 'gold' as Res;
const goods = (p: Parameters<NonNullable<SeatGiven['sheets']>>[0]): void => {
  p.industry.tradeGoods.claimed = 2;
};
/** A player who has an effect to carry out before anything else. */
const resolving = (task: Task, more: SeatGiven = {}) =>
  table(
    { seats: [{ ...more, sheets: (p) => (more.sheets?.(p), void (p.todo = [task])) }] },
    { proc: 'marking', locals: { step: 'effects', seats: [0], keeping: [] } },
  );

describe('what forbids a mark is named', () => {
  it('an answer that is no mark at all', () => {
    const given = spending('warfare', 'MM');
    given.when(0, 'everything' as never).refused('INS-STRAT-04');
    given.when(0, [{ do: 'conquer' }] as never).refused('INS-CORE-06');
    given.when(0, [{ do: 'infantry', node: 0, pay: 'free' }]).refused('INS-CORE-06');
  });

  it('what has not the shape of a mark is none, whatever it is', () => {
    for (const thing of [
      null,
      undefined,
      7,
      'wait',
      [],
      {},
      { do: 'conquer' },
      { do: 'wait', more: 1 },
      { do: 'option' },
    ])
      expect([thing, isAtom(thing)]).toEqual([thing, false]);
    expect(isAtom({ do: 'wait' })).toBe(true);
  });

  it('[INS-NAV-08] a passage between wormholes that are not there, or from one to itself', () => {
    const given = spending('navigation', 'M', {
      faction: 'creuss',
      sheets: (p) => void (p.navigation.systems[system('a2')] = EXPLORED),
    });
    for (const [enter, leave] of [
      [99, 2],
      [0, 99],
      [0, 0],
    ] as const)
      given.when(0, [{ do: 'passage', enter, leave, pay: 'M' }]).refused('INS-NAV-08');
  });

  it('[INS-CLAR-15] only a faction that may saves a resource', () => {
    const given = spending('warfare', 'M', { faction: 'norr' });
    given.when(0, [{ do: 'save', res: 'M' }]).refused('INS-CLAR-15');
  });

  it('[INS-EXP-04, INS-EXP-09] icons that are not there, or crossed out before', () => {
    const given = spending('expansion', 'MMM', { sheets: (p) => void (p.expansion.unlocked[planet('Arinam')] = true) });
    given.when(0, [{ do: 'develop', planet: 99, icon: 0, pay: 'M' }]).refused('INS-EXP-04');
    const mark: Atom = { do: 'dockIcon', dock: 0, icon: 0, pay: 'M' };
    given.when(0, [mark, mark]).refused('INS-EXP-09');
    given.when(0, [{ ...mark, icon: 2, pay: 'M' }]).refused('INS-EXP-09'); // printed with Influence
    given
      .when(0, [mark, { ...mark, icon: 1 }, { do: 'develop', planet: planet('Arinam'), icon: 0, pay: 'M' }])
      .accepted();
  });

  it('[INS-WAR-03, INS-WAR-08] a unit’s icon crossed out before, a unit that has no lock', () => {
    const cruiser = unitIndex('cruiser');
    const given = spending('warfare', 'MM', {
      sheets: (p) => void (p.assets = [{ code: 'spec:warfare', spent: false }]),
    });
    const mark: Atom = { do: 'unitIcon', unit: cruiser, strip: 0, icon: 0, pay: 'M' };
    given.when(0, [mark, mark]).refused('INS-WAR-03');
    given.when(0, [{ do: 'unlockUnit', unit: cruiser }]).refused('INS-WAR-08');
    given.when(0, [mark, { ...mark, icon: 1 }]).accepted();
  });

  it('[INS-NAV-09] a passage is paid like an exploration', () => {
    const given = spending('navigation', 'I', {
      faction: 'creuss',
      sheets: (p) => void (p.navigation.systems[system('a2')] = EXPLORED),
    });
    given.when(0, [{ do: 'passage', enter: 0, leave: 2, pay: 'I' }]).refused('INS-NAV-09');
  });

  it('[INS-CORE-10, INS-ADV-06] resources that do not exist cannot be had or given', () => {
    const trader = spending('warfare', '', { sheets: goods });
    trader.when(0, [{ do: 'trade', res: gold }]).refused('INS-ADV-06');
    trader.when(0, []).accepted();
    const focus = spending('warfare', '', { sheets: (p) => void (p.assets = [{ code: 'focus:M', spent: false }]) });
    focus.when(0, [{ do: 'focus', res: gold }]).refused('INS-FOCUS-04');
    const yin = spending('warfare', 'I', { faction: 'yin' });
    for (const [from, to] of [
      ['I', 'I'],
      ['M', 'R'],
      ['I', gold],
    ] as const)
      yin.when(0, [{ do: 'convert', from, to }]).refused('INS-CORE-10');
    const yssaril = spending('warfare', 'M', { faction: 'yssaril' });
    yssaril.when(0, [{ do: 'save', res: 'I' }]).refused('INS-CORE-10');
    yssaril.when(0, [{ do: 'save', res: 'M' }]).accepted();
  });

  it('[INS-ADV-06] strength is bought only with a trade good', () => {
    // A relic to play keeps the question open for one without trade goods.
    const war = (sheets: SeatGiven['sheets'] = () => {}) =>
      warEvent('border-conflict', { seats: [{ faction: 'letnev', hand: ['tyrants-lament'], sheets }] });
    const buy = [{ do: 'buyStrength' }, { do: 'side', side: 'L' }] as const;
    const rich = war(goods);
    rich.when(0, [...buy]).accepted();
    expect(sheetsOf(rich).industry.tradeGoods.spent).toBe(1);
    war()
      .when(0, [...buy])
      .refused('INS-ADV-06');
  });

  it('[INS-CLAR-03, INS-CLAR-15] an effect asks for its own mark, and is not left half done', () => {
    const choosing = resolving({ do: 'gain', asset: 'spec:any', n: 1 });
    choosing.when(0, [{ do: 'scrap', hex: hex(1, 0), pay: 'M' }]).refused('INS-CLAR-03');
    const purse = resolving({ do: 'purse', pool: { M: 2, I: 0, R: 0, W: 0 }, sheet: 'industry', upTo: false });
    const scrap: Atom = { do: 'scrap', hex: hex(1, 0), pay: 'M' };
    purse.when(0, [scrap, { do: 'stop' }]).refused('INS-CLAR-15');
    purse.when(0, [scrap, { ...scrap, hex: hex(0, 1) }]).accepted();
  });

  it('[INS-CLAR-03, INS-CLAR-15] resources that an effect gives are all spent', () => {
    const given = resolving({ do: 'spend', res: 'M', n: 2, on: 'industry' });
    const scrap: Atom = { do: 'scrap', hex: hex(1, 0), pay: 'M' };
    given.when(0, [scrap, { do: 'stop' }]).refused('INS-CLAR-15');
    given.when(0, [scrap, { ...scrap, hex: hex(0, 1) }]).accepted();
  });

  it('[INS-CLAR-03] resources for a sheet that has no use for them are lost, and nobody is asked', () => {
    const built = { sheets: (p: Player) => void (p.expansion.built = p.expansion.built.map(() => true)) };
    const given = resolving({ do: 'spend', res: 'M', n: 2, on: 'expansion' }, built);
    expect(given.state.pub.round).toBe(11); // the next event
    expect(given.question(0).q).toEqual({ step: 'card' });
    expect(sheetsOf(given).todo).toEqual([]);
  });

  it('[INS-CLAR-03] a choice comes before any mark, whatever forbids the mark besides', () => {
    const given = spending('expansion', 'M', { hand: ['plenary-orbital'] });
    const locked: Atom = { do: 'develop', planet: planet('Arinam'), icon: 0, pay: 'M' };
    given.when(0, [locked]).refused('INS-EXP-03');
    given.when(0, [{ do: 'relic', relic: 'plenary-orbital' }, locked]).refused('INS-CLAR-03');
  });

  it('[INS-WAR-17] below the Deployment Line too a unit must touch another', () => {
    const given = resolving(
      { do: 'deploy', unit: 'infantry', n: 1, rules: ['belowLine'] },
      { sheets: (p) => void (p.warfare.line = 1) },
    );
    const rows = offered(given, 0).add.map((atom) => (atom.do === 'deploy' ? Math.floor(atom.nodes[0]! / 8) : null));
    expect([...new Set(rows)]).toEqual([3]); // the grid is empty: the first row above the line alone
  });

  it('[INS-CLAR-24] as many nodes as no unit has are refused by the grid, more are no mark at all', () => {
    const given = resolving({ do: 'deploy', unit: 'infantry', n: 1 });
    const nodes = (n: number): Atom[] => [{ do: 'deploy', unit: 0, nodes: Array.from({ length: n }, (_, at) => at) }];
    given.when(0, nodes(12)).refused('INS-CLAR-24');
    given.when(0, nodes(13)).refused('INS-CORE-06');
  });

  it('effects offer only what they can be carried out on', () => {
    const meer = planet('Meer');
    const lines = resolving(
      { do: 'develop', n: 1, scope: 'line' },
      {
        sheets: (p) => {
          p.expansion.unlocked[meer] = true;
          p.expansion.icons[meer] = 0b000111; // the first row
          p.expansion.lines[meer]![0] = LINE_CLAIMED;
        },
      },
    );
    expect(offered(lines, 0).add).toEqual([1, 2, 3, 4].map((line) => ({ do: 'developLine', planet: meer, line })));
    const controls = resolving(
      { do: 'lose', what: 'population' },
      {
        sheets: (p) => {
          p.expansion.lines = p.expansion.lines.map((of, i) =>
            of.map(() => (i === planet('Arinam') ? OPEN : LINE_CLAIMED)),
          );
        },
      },
    );
    controls.when(0, [{ do: 'crossPopulation', planet: planet('Arinam'), line: 0 }]).refused('INS-CLAR-03');
    const reveal = resolving(
      { do: 'explore', n: 1, to: 'wormholeSystem' },
      {
        sheets: (p) => {
          p.navigation.systems[system('a2')] = EXPLORED;
          p.navigation.systems[system('b2')] = CLAIMED;
        },
      },
    );
    expect(offered(reveal, 0).add).toEqual(['x1', 'y1'].map((id) => ({ do: 'reveal', system: system(id) })));
  });
});
