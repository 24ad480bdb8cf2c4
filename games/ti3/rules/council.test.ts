import { describe, expect, it } from 'vitest';
import { activate, given, orderUnits, PASS, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';
import { IN_PLAY, POLITICAL, POLITICAL_DISCARD } from './council.ts';

/** Seat 0 resolves Political with this deck, up to the first vote. Seat 2 is the Speaker: seats 0, 1, 2 vote in this order. */
const debate = (agendas: string[], more: Fixture = {}) =>
  given({
    speaker: 2,
    order: [0, 1, 2],
    ...more,
    agendas,
    sheets: { ...more.sheets, 0: { ...more.sheets?.[0], cards: [{ card: 'political', used: false }] } },
  })
    .when(0, { do: 'strategy', card: 'political' })
    .when(0, { strategy: 0, fleet: 0, command: 1 })
    .accepted();
const vote = (table: ReturnType<typeof given>, ...choices: (string | null)[]) => {
  choices.forEach((choice, seat) => table.when(seat, choice).accepted());
  return table;
};
const laws = (table: ReturnType<typeof given>) => table.state.pub.laws;
const goods = (table: ReturnType<typeof given>) => table.state.pub.sheets.map((s) => s.goods);

describe('SC3 and POLITICS: the Galactic Council', () => {
  it('[TI3-SC3-03, TI3-POLITICS-01] the top Political Card is drawn, and all must vote on it', () => {
    const table = debate(['agenda-code-of-honor', 'agenda-free-trade']);
    expect(table.state.hidden.table.cards[POLITICAL]!.at(-1)).toBe('agenda-free-trade');
    // Nobody is passed over: each is asked in turn, and the debate waits for the answer.
    for (const seat of [0, 1, 2]) {
      expect(table.question(seat).kind).toBe('vote');
      table.when(seat, null).accepted();
    }
  });

  it('[TI3-POLITICS-01] cards on which nobody could vote are passed over; where there are no others, there is no vote', () => {
    const table = debate(['agenda-repeal', 'agenda-revote']);
    const left = [POLITICAL, POLITICAL_DISCARD].map((zone) => table.state.pub.table.zones[zone]!.n);
    expect(left).toEqual([0, 2]);
    expect(table.state.pub.table.open.some(({ kind }) => kind === 'vote')).toBe(false);
  });

  it('[TI3-POLITICS-02] it is read to everybody, with the kind of vote it calls for', () => {
    const table = debate(['agenda-code-of-honor', 'agenda-free-trade']);
    expect(table.events).toContainEqual({ t: 'agenda', all: { agenda: 'agenda-code-of-honor' } });
    expect(table.question(0).q).toMatchObject({ agenda: 'agenda-code-of-honor', options: ['for', 'against'] });
    expect(debate(['agenda-minister-of-policy']).question(0).q).toMatchObject({ options: ['0', '1', '2'] });
  });

  it('[TI3-POLITICS-08] it is debated, then voted on: no vote is cast before the card is read', () => {
    const table = debate(['agenda-code-of-honor']);
    expect(table.events.map((e) => e.t)).toContain('agenda');
    expect(table.events.map((e) => e.t)).not.toContain('voted');
    table.when(0, 'for').then((_, events) => expect(events.map((e) => e.t)).toContain('voted'));
  });

  it('[TI3-SC3-04] the active player looks at the next three and decides in secret which comes next', () => {
    const table = vote(
      debate(['agenda-code-of-honor', 'agenda-free-trade', 'agenda-humane-labor', 'agenda-research-grant']),
      null,
      null,
      'for',
    );
    expect(table.question(0)).toMatchObject({ kind: 'nextAgenda', q: { cards: 3 } });
    table.seen(1, (v) => expect(JSON.stringify(v)).not.toContain('agenda-humane-labor'));
    table.when(0, ['agenda-humane-labor', 'agenda-research-grant', 'agenda-free-trade']).accepted();
    expect(table.state.hidden.table.cards[POLITICAL]!.at(-1)).toBe('agenda-humane-labor');
    expect(table.state.hidden.table.cards[POLITICAL]!.toSorted()).toEqual([
      'agenda-free-trade',
      'agenda-humane-labor',
      'agenda-research-grant',
    ]);
    table.seen(1, (v) => expect(JSON.stringify(v)).not.toContain('agenda-humane-labor'));
  });

  it('[TI3-POLITICS-03] an election: the candidate with most votes, no majority needed', () => {
    const table = debate(['agenda-crown-of-thalnos'], { planets: { saudor: 0, wellon: 1 } });
    // 3, 2 and 1 votes: less than half of them elect.
    vote(table, '2', '1', '0');
    expect(laws(table)).toEqual([{ card: 'agenda-crown-of-thalnos', elected: '2' }]);
  });

  it('[TI3-POLITICS-04, TI3-POLITICS-05] for or against: the majority prevails; a law that passes stays in play', () => {
    const table = vote(
      debate(['agenda-code-of-honor'], { planets: { 'mecatol-rex': 0 } }),
      'for',
      'against',
      'against',
    );
    expect(laws(table)).toEqual([{ card: 'agenda-code-of-honor', elected: null }]);
    expect(table.state.pub.table.cards[IN_PLAY]).toEqual(['agenda-code-of-honor']);
  });

  it('[TI3-POLITICS-06] a law that fails has its "against" effect and is discarded', () => {
    const table = debate(['agenda-free-trade'], { sheets: { 0: { goods: 5 }, 1: { goods: 1 } } });
    vote(table, 'against', 'against', 'for');
    expect([laws(table), goods(table)]).toEqual([[], [3, 0, 0]]);
    expect(table.state.pub.table.cards[POLITICAL_DISCARD]).toEqual(['agenda-free-trade']);
  });

  it('[TI3-POLITICS-07] a law stays in force in later rounds', () => {
    const table = vote(debate(['agenda-minister-of-policy']), '1', '1', '1');
    table.when(1, false).when(2, false).when(1, PASS).when(2, PASS).when(0, PASS);
    // Seat 1 drew two cards in the Status Phase.
    expect(table.state.pub.table.zones['hand-1']!.n).toBe(2);
    expect(laws(table)).toHaveLength(1);
  });

  it('[TI3-POLITICS-10, TI3-POLITICS-11] one after another, clockwise from the Speaker’s left, the Speaker last; votes are public and final', () => {
    const table = debate(['agenda-code-of-honor'], { speaker: 1 });
    expect(table.question(2).kind).toBe('vote');
    table.when(2, 'for').then((_, events) =>
      expect(events).toContainEqual({
        t: 'voted',
        all: { seat: 2, agenda: 'agenda-code-of-honor', choice: 'for', votes: 1 },
      }),
    );
    expect(table.question(0).kind).toBe('vote');
    table.when(0, 'against');
    expect(table.question(1).kind).toBe('vote');
  });

  it('[TI3-POLITICS-12, TI3-POLITICS-14, TI3-POLITICS-15, TI3-GOODS-06] votes are the influence of refreshed planets, at least 1; nothing is exhausted, goods do not count (DT-17)', () => {
    const table = debate(['agenda-code-of-honor'], {
      planets: { 'mecatol-rex': 0, wellon: { by: 0, exhausted: true }, 'zero-zero-zero': 1 },
      sheets: { 1: { goods: 9 } },
    });
    // Mecatol Rex 6 and Wren Terra 1; Wellon is exhausted.
    expect(table.question(0).q).toMatchObject({ votes: 7 });
    table.when(0, 'for');
    expect(table.question(1).q).toMatchObject({ votes: 1 });
    expect(table.state.pub.planets['mecatol-rex']!.exhausted).toBe(false);
  });

  it('[TI3-POLITICS-13] all votes go to one option', () => {
    const table = debate(['agenda-code-of-honor'], { planets: { 'mecatol-rex': 0 } });
    table.when(0, ['for', 'against'] as never).refused('TI3-POLITICS-13');
    table.when(0, 'for').then((_, events) =>
      expect(events).toContainEqual({
        t: 'voted',
        all: { seat: 0, agenda: 'agenda-code-of-honor', choice: 'for', votes: 7 },
      }),
    );
  });

  it('[TI3-POLITICS-16] who abstains is ignored', () => {
    const table = vote(debate(['agenda-code-of-honor'], { planets: { 'mecatol-rex': 0 } }), null, 'against', null);
    expect(laws(table)).toEqual([]);
    expect(table.events).toContainEqual({ t: 'decided', all: { agenda: 'agenda-code-of-honor', choice: 'against' } });
  });

  it('[TI3-POLITICS-17] in a tie, even 0 to 0, the Speaker decides', () => {
    const table = vote(debate(['agenda-code-of-honor']), null, null, null);
    expect(table.question(2)).toMatchObject({ kind: 'breakTie', q: { options: ['for', 'against'] } });
    table.when(2, 'for');
    expect(laws(table)).toHaveLength(1);
    const tied = vote(debate(['agenda-crown-of-thalnos']), '0', '1', null);
    tied.when(2, '2').refused('TI3-POLITICS-17');
    tied.when(2, '1').accepted();
    expect(laws(tied)).toEqual([{ card: 'agenda-crown-of-thalnos', elected: '1' }]);
  });

  it('[TI3-POLITICS-18] what is no law is carried out once and discarded', () => {
    const table = vote(
      debate(['agenda-economic-revitalization'], { sheets: { 0: { goods: 2 }, 2: { goods: 1 } } }),
      '1',
      '1',
      '1',
    );
    expect(goods(table)).toEqual([1, 2, 0]);
    expect([laws(table), table.state.pub.table.cards[POLITICAL_DISCARD]]).toEqual([
      [],
      ['agenda-economic-revitalization'],
    ]);
  });
});

describe('the agendas of the slice', () => {
  const law = (card: string, elected: string | null = null): Fixture => ({ laws: [{ card, elected }] });

  it('Cost Overruns: a Trade Good for each planet', () => {
    const table = vote(
      debate(['agenda-cost-overruns'], { sheets: { 0: { goods: 5 }, 1: { goods: 3 } } }),
      'for',
      'for',
      'for',
    );
    expect(goods(table)).toEqual([3, 2, 0]);
  });

  it('Planetary Security: planets without Ground Forces outside home systems become neutral', () => {
    const table = debate(['agenda-planetary-security'], {
      planets: { wellon: 1, quann: 1 },
      units: { wellon: { 1: { pds: 1 } }, quann: { 1: { 'ground-force': 1 } } },
    });
    vote(table, 'for', 'for', 'for');
    expect([
      table.state.pub.planets.wellon!.by,
      table.state.pub.planets.quann!.by,
      table.state.pub.planets['arc-prime']!.by,
    ]).toEqual([null, 1, 0]);
    expect(unitsAt(table.state.pub, 'wellon', 1)).toEqual({});
  });

  it('Code of Honor: nobody withdraws or retreats', () => {
    const table = given({
      ...law('agenda-code-of-honor'),
      activated: { 'empty-1': [0], 'quann-system': [1] },
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, 'wellon-system': { 1: { cruiser: 1 } } },
      dice: { 'battle 0 cruiser': [7], 'battle 1 cruiser': [1] },
    });
    table.when(0, activate('wellon-system')).when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]);
    expect(unitsAt(table.state.pub, 'wellon-system', 1)).toEqual({});
  });

  it('Free Trade: one more good with the income of agreements', () => {
    const table = given({
      ...law('agenda-free-trade'),
      agreements: [[0, 1]],
      sheets: { 0: { cards: [{ card: 'trade', used: false }] } },
    });
    table.when(0, { do: 'strategy', card: 'trade' }).when(0, 'income');
    expect(goods(table)[0]).toBe(3 + 1 + 1);
  });

  it('Humane Labor: docks build two units fewer; failed, they build nothing this round', () => {
    const dock: Fixture = { units: { 'arc-prime': { 0: { 'space-dock': 1 } } }, sheets: { 0: { goods: 5 } } };
    const table = given({ ...dock, ...law('agenda-humane-labor') }).when(0, activate('home-letnev'));
    table.when(0, orderUnits([{ build: 'ground-force', n: 5, at: 'arc-prime' }, { goods: 3 }])).refused('TI3-PROD-03');
    table.when(0, orderUnits([{ build: 'ground-force', n: 4, at: 'arc-prime' }, { goods: 2 }])).accepted();
    const failed = vote(
      debate(['agenda-humane-labor'], { ...dock, planets: { 'wren-terra': 1 } }),
      'against',
      'against',
      'against',
    );
    failed.when(1, false).when(2, false).when(1, PASS).when(2, PASS).when(0, activate('home-letnev'));
    expect(failed.question(0).kind).toBe('turn');
  });

  it('Technology Tariffs and Research Grant: prices, and colours banned for the round', () => {
    const research = (more: Fixture) =>
      given({
        ...more,
        sheets: { 0: { cards: [{ card: 'technology', used: false }] }, 1: { goods: 12, ...more.sheets?.[1] } },
      })
        .when(0, { do: 'strategy', card: 'technology' })
        .when(0, 'enviro-compensator')
        .when(1, true);
    research(law('agenda-technology-tariffs'))
      .when(1, [{ technology: 'hylar-v-assault-laser' }, { goods: 8 }])
      .refused('TI3-SC7-03');
    const paid = research(law('agenda-technology-tariffs'))
      .when(1, [{ technology: 'hylar-v-assault-laser' }, { goods: 12 }])
      .accepted();
    expect(paid.state.pub.sheets[1]!.technologies).toEqual(['hylar-v-assault-laser']);
    // Lodor is green; with the grant it helps a yellow technology too.
    research({ ...law('agenda-research-grant'), planets: { lodor: 1 } })
      .when(1, [{ technology: 'enviro-compensator' }, { goods: 7 }])
      .accepted();
    const banned = vote(
      debate(['agenda-research-grant'], { sheets: { 1: { cards: [{ card: 'technology', used: false }] } } }),
      'against',
      'against',
      'against',
    );
    banned.when(1, false).when(2, false).when(1, { do: 'strategy', card: 'technology' });
    banned.when(1, 'enviro-compensator').refused('TI3-TECH-03');
  });

  it('[TI3-TECH-03] Political Cards too may give or bar technologies', () => {
    const table = vote(
      debate(['agenda-technology-tariffs'], {
        sheets: { 1: { technologies: ['antimass-deflectors'], cards: [{ card: 'technology', used: false }] } },
      }),
      'against',
      'against',
      'against',
    );
    table.when(1, false).when(2, false).when(1, { do: 'strategy', card: 'technology' });
    table.when(1, 'cybernetics').refused('TI3-TECH-03');
    table.when(1, 'enviro-compensator').accepted();
    expect(table.state.pub.sheets[1]!.technologies).toContain('enviro-compensator');
  });

  it('Crown of Thalnos: +1 for the Ground Forces of the elected player', () => {
    const table = given({
      ...law('agenda-crown-of-thalnos', '0'),
      units: { 'arnor-lor': { 0: { 'carrier ground-force:1': 1 } }, lor: { 1: { 'ground-force': 1 } } },
      planets: { lor: 1 },
      dice: { 'invasion 0 ground-force': [7], 'invasion 1 ground-force': [7] },
    });
    table.when(0, activate('arnor-lor')).when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }]);
    expect(table.state.pub.planets.lor!.by).toBe(0);
  });

  it('Minister of Exploration: a good whenever another takes a neutral planet', () => {
    const table = given({
      ...law('agenda-minister-of-exploration', '1'),
      units: { 'arnor-lor': { 0: { 'carrier ground-force:1': 1 } } },
    });
    table.when(0, activate('arnor-lor')).when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }]);
    expect(goods(table)).toEqual([0, 1, 0]);
    const own = given({
      ...law('agenda-minister-of-exploration', '0'),
      units: { 'arnor-lor': { 0: { 'carrier ground-force:1': 1 } } },
    });
    own.when(0, activate('arnor-lor')).when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }]);
    expect(goods(own)).toEqual([0, 0, 0]);
  });

  it('Public Execution: cards gone, planets exhausted, -1 on dice this round', () => {
    const table = vote(
      debate(['agenda-public-execution'], {
        hands: { 1: ['rare-mineral'] },
        units: { 'mecatol-rex-system': { 1: { cruiser: 1 } }, 'wellon-system': { 2: { cruiser: 1 } } },
        dice: { 'battle 1 cruiser': [7], 'battle 2 cruiser': [7] },
      }),
      '1',
      '1',
      '1',
    );
    expect([table.state.pub.table.zones['hand-1']!.n, table.state.pub.planets['zero-zero-zero']!.exhausted]).toEqual([
      0,
      true,
    ]);
    table
      .when(1, false)
      .when(2, false)
      .when(1, activate('wellon-system'))
      .when(1, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]);
    expect(unitsAt(table.state.pub, 'wellon-system', 2)).toEqual({ cruiser: 1 });
  });

  it('Compensated Disarmament: Ground Forces of a planet against goods', () => {
    const table = debate(['agenda-compensated-disarmament'], {
      planets: { wellon: 1 },
      units: { wellon: { 1: { 'ground-force': 3 } } },
    });
    vote(table, 'wellon', 'wellon', 'wellon');
    expect([unitsAt(table.state.pub, 'wellon', 1), goods(table)[1], table.state.pub.planets.wellon!.by]).toEqual([
      {},
      3,
      1,
    ]);
  });
});
