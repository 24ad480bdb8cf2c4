import { describe, expect, it } from 'vitest';
import type { StrategyCardId } from '../../content/strategyCards.ts';
import { STRATEGY_CARD_IDS } from '../../content/strategyCards.ts';
import { given, playUntil } from '../../given.ts';
import type { Pub } from '../../shapes.ts';
import { handOf, secretsOf } from '../zones.ts';

/** Seat 0 has the turn and holds this card alone; the others hold none. */
const holding = (card: StrategyCardId, arrange: (pub: Pub) => void = () => {}) => {
  const table = given({
    until: (d) => d.kind === 'turn' && d.seat === 0,
    arrange: (pub) => {
      for (const id of STRATEGY_CARD_IDS) Object.assign(pub.strategyCards[id], { holder: null, exhausted: false });
      pub.strategyCards[card].holder = 0;
      for (const sheet of pub.sheets)
        Object.assign(sheet, { tactic: 3, fleet: 3, strategy: 2, reserve: 8, goods: 0, commodities: 0 });
      pub.tokens = {};
      for (const planet of Object.values(pub.planets)) planet.exhausted = false;
      arrange(pub);
    },
  });
  return table.when(0, { do: 'strategic', card }).accepted();
};
const sheet = (table: ReturnType<typeof given>, seat: number) => table.state.pub.sheets[seat]!;
const home = (pub: Pub, seat: number) =>
  Object.keys(pub.planets).find((planet) => pub.planets[planet]!.owner === seat)!;

describe('SC: strategy cards', () => {
  it('[TI4-SC-02, TI4-SC-03, TI4-SC-21, TI4-SC-36] after the primary the others follow clockwise, for a token that goes to reinforcements', () => {
    const table = holding('politics');
    playUntil(table, (d) => d.kind === 'secondary');
    expect(table.question(1).q).toEqual({ card: 'politics', free: false });
    table.when(1, true).accepted();
    expect([sheet(table, 1).strategy, sheet(table, 1).reserve]).toEqual([1, 9]);
    expect(table.state.pub.table.zones[handOf(1)]!.n).toBe(2);
    table.when(2, false).accepted();
    expect(sheet(table, 2).strategy).toBe(2);
    expect(table.state.pub.strategyCards.politics.exhausted).toBe(true);
  });

  it('[TI4-SC-03] without a token of the strategy pool nobody is asked to follow', () => {
    const table = holding('politics', (pub) => {
      pub.sheets[1]!.strategy = 0;
      pub.sheets[1]!.reserve = 10;
    });
    playUntil(table, (d) => d.kind === 'secondary');
    expect(table.question(2).kind).toBe('secondary');
  });

  it('[TI4-SC-04, TI4-SC-25] Leadership: three tokens and one more for three influence, paid in full', () => {
    const table = holding('leadership', (pub) => (pub.sheets[0]!.goods = 7));
    table.when(0, { tokens: 1, pay: { coins: [], goods: 2 } }).refused('TI4-ABL-07');
    table.when(0, { tokens: 2, pay: { coins: [], goods: 6 } }).accepted();
    expect(table.question(0).q).toEqual({ n: 5, as: 'gain' });
    table.when(0, { tactic: 5, fleet: 0, strategy: 1 }).refused('TI4-CMD-03');
    table.when(0, { tactic: 3, fleet: 1, strategy: 1 }).accepted();
    expect(sheet(table, 0)).toMatchObject({ tactic: 6, fleet: 4, strategy: 3, goods: 1, reserve: 3 });
  });

  it('[TI4-SC-05] Leadership’s secondary costs influence alone', () => {
    const table = holding('leadership', (pub) => {
      for (const planet of Object.values(pub.planets)) planet.exhausted = true;
      pub.sheets[1]!.goods = 3;
    });
    playUntil(table, (d) => d.seat === 1);
    table
      .when(1, true)
      .when(1, { tokens: 1, pay: { coins: [], goods: 3 } })
      .when(1, { tactic: 1, fleet: 0, strategy: 0 })
      .accepted();
    expect(sheet(table, 1)).toMatchObject({ tactic: 4, strategy: 2, goods: 0 });
  });

  it('[TI4-SC-06, TI4-SC-26] Diplomacy: every other player lays a token of reinforcements, or of the sheet, into the system', () => {
    const table = holding('diplomacy', (pub) => {
      Object.assign(pub.sheets[1]!, { reserve: 0, tactic: 11 });
      pub.planets['mecatol-rex']!.owner = 0;
    });
    const { from } = table.question(0).q as { from: string[] };
    expect(from).not.toContain('tile-18');
    table.when(0, from[0]!).accepted();
    expect((table.question(1).q as { from: string[] }).from).toEqual(['tactic', 'fleet', 'strategy']);
    table.when(1, 'tactic').accepted();
    expect([...table.state.pub.tokens[from[0]!]!].toSorted()).toEqual([1, 2]);
    expect([sheet(table, 1).tactic, sheet(table, 2).reserve]).toEqual([10, 7]);
  });

  it('[TI4-SC-06, TI4-SC-07] Diplomacy: then up to two exhausted planets are readied', () => {
    const table = holding('diplomacy', (pub) => {
      for (const planet of Object.values(pub.planets)) planet.exhausted = true;
      for (const planet of Object.keys(pub.planets).slice(0, 4)) pub.planets[planet]!.owner = 0;
    });
    playUntil(table, (d) => d.kind === 'pickSome');
    expect(table.question(0).q).toMatchObject({ what: 'planet', min: 0, max: 2 });
    const planet = home(table.state.pub, 0);
    table.when(0, [planet]).accepted();
    expect(table.state.pub.planets[planet]!.exhausted).toBe(false);
    // Who follows pays a token and readies up to two.
    const theirs = home(table.state.pub, 1);
    const { strategy } = table.state.pub.sheets[1]!;
    playUntil(table, (d) => d.kind === 'secondary' && d.seat === 1);
    table.when(1, true).when(1, [theirs], 'pickSome').accepted();
    expect([table.state.pub.planets[theirs]!.exhausted, table.state.pub.sheets[1]!.strategy]).toEqual([
      false,
      strategy - 1,
    ]);
  });

  it('[TI4-SC-08, TI4-SC-20] Politics: another becomes speaker, two cards are drawn, two agendas are put back in secret', () => {
    const table = holding('politics', (pub) => (pub.speaker = 2));
    table.when(0, '2').refused('TI4-SC-20');
    table.when(0, '0').accepted();
    expect(table.state.pub.speaker).toBe(0);
    expect(table.state.pub.table.zones[handOf(0)]!.n).toBe(2);
    expect(table.question(0).kind).toBe('arrangeAgendas');
    expect(table.question(0).q).toEqual({ cards: 2 });
  });

  it('[TI4-SC-10, TI4-SC-29] Construction: a PDS or a dock, then a PDS, on planets under control', () => {
    const table = holding('construction');
    expect(table.question(0).q).toEqual({ units: ['pds', 'space-dock'], system: null });
    const { pub } = table.state;
    const foreign = home(pub, 1);
    table.when(0, { unit: 'pds', planet: foreign }).refused('TI4-UNIT-07');
    const planet = home(pub, 0);
    table.when(0, { unit: 'pds', planet }).accepted();
    expect(table.question(0).q).toMatchObject({ units: ['pds'] });
  });

  it('[TI4-SC-10, TI4-COMP-11] Construction takes a figure back only where none is left', () => {
    const built = (before: number[]) => {
      const table = holding('construction', (pub) => {
        const free = Object.keys(pub.planets).filter((planet) => pub.planets[planet]!.owner === null);
        before.forEach((n, i) => (pub.units[free[i]!] = [{ seat: 0, type: 'pds', marks: '', n }]));
      });
      return table
        .when(0, { unit: 'pds', planet: home(table.state.pub, 0) })
        .accepted()
        .question(0);
    };
    expect(built([2, 2, 1])).toMatchObject({ kind: 'construct', q: { units: ['pds'] } });
    expect(built([2, 2, 2])).toMatchObject({ kind: 'pickSome', q: { what: 'unit', min: 1, max: 1 } });
  });

  it('[TI4-UNIT-07] no second dock on a planet', () => {
    const table = holding('construction', (pub) => {
      // Docks of Saar would stand in space.
      delete pub.sheets[0]!.units['space-dock'];
      pub.planets['mecatol-rex']!.owner = 0;
      pub.units['mecatol-rex'] = [{ seat: 0, type: 'space-dock', marks: '', n: 1 }];
    });
    table.when(0, { unit: 'space-dock', planet: 'mecatol-rex' }).refused('TI4-UNIT-07');
    table.when(0, { unit: 'pds', planet: 'mecatol-rex' }).accepted();
  });

  it('[TI4-SC-12, TI4-SC-13, TI4-SC-30] Trade: three goods, a full stock; whoever is chosen replenishes for nothing', () => {
    const table = holding('trade');
    table.when(0, ['1']).accepted();
    expect(sheet(table, 0).goods).toBe(3);
    expect(sheet(table, 0).commodities).toBeGreaterThan(0);
    expect(sheet(table, 1).commodities).toBeGreaterThan(0);
    expect(sheet(table, 1).strategy).toBe(2);
    expect(table.question(2).kind).toBe('secondary');
    table.when(2, true).accepted();
    expect(sheet(table, 2).strategy).toBe(1);
    expect(sheet(table, 2).commodities).toBeGreaterThan(0);
  });

  it('[TI4-SC-14, TI4-CMD-06] Warfare: a token comes back, then all are redistributed, as many as there were', () => {
    const table = holding('warfare', (pub) => {
      pub.tokens = { 'tile-18': [0] };
      pub.sheets[0]!.reserve = 7;
    });
    table.when(0, 'tile-18').when(0, { tactic: 1, fleet: 0, strategy: 0 }).accepted();
    expect(table.state.pub.tokens).toEqual({});
    table.when(0, { tactic: 9, fleet: 9, strategy: 9 }).refused('TI4-CMD-06');
    table.when(0, { tactic: 5, fleet: 3, strategy: 1 }).accepted();
    expect(sheet(table, 0)).toMatchObject({ tactic: 5, fleet: 3, strategy: 1, reserve: 7 });
  });

  it('[TI4-SC-32] Warfare without a token on the board: nothing is gained, redistribution remains', () => {
    const table = holding('warfare');
    expect(table.question(0).q).toEqual({ n: 8, as: 'redistribute' });
  });

  it('[TI4-SC-16, TI4-TECH-03, TI4-TECH-08] Technology: what one has the prerequisites for, nothing twice, nothing of another faction', () => {
    const table = holding('technology', (pub) => (pub.sheets[0]!.technologies = ['plasma-scoring']));
    const answer = (technology: string) => ({ technology, specialties: [], pay: { coins: [], goods: 0 } });
    table.when(0, answer('plasma-scoring')).refused('TI4-TECH-08');
    table.when(0, answer('assault-cannon')).refused('TI4-TECH-03');
    table.when(0, answer('magen-defense-grid')).accepted();
    expect(sheet(table, 0).technologies).toEqual(['plasma-scoring', 'magen-defense-grid']);
  });

  it('[TI4-TECH-09] a readied specialty stands in for one symbol and is exhausted', () => {
    const table = holding('technology', (pub) => {
      pub.sheets[0]!.technologies = [];
      pub.planets['lodor'] = { owner: null, exhausted: false };
      pub.planets['archon-vail'] = { owner: 0, exhausted: false };
    });
    const answer = { technology: 'gravity-drive', specialties: ['archon-vail'], pay: { coins: [], goods: 0 } };
    table.when(0, { ...answer, specialties: [] }).refused('TI4-TECH-03');
    table.when(0, answer).accepted();
    expect(table.state.pub.planets['archon-vail']!.exhausted).toBe(true);
    expect(sheet(table, 0).technologies).toContain('gravity-drive');
  });

  it('[TI4-SC-17] Technology’s secondary: a token and four resources', () => {
    const table = holding('technology', (pub) => (pub.sheets[1]!.goods = 4));
    playUntil(table, (d) => d.kind === 'secondary' && d.seat === 1);
    table.when(1, true).when(1, true, 'mayResearch').accepted();
    const known = sheet(table, 1).technologies.length;
    const { technology } = {
      technology: ['neural-motivator', 'antimass-deflectors', 'sarween-tools', 'plasma-scoring'].find(
        (id) => !sheet(table, 1).technologies.includes(id as never),
      )!,
    };
    table.when(1, { technology, specialties: [], pay: { coins: [], goods: 3 } }).refused('TI4-ABL-07');
    table.when(1, { technology, specialties: [], pay: { coins: [], goods: 4 } }).accepted();
    expect(sheet(table, 1)).toMatchObject({ goods: 0, strategy: 1 });
    expect(sheet(table, 1).technologies).toHaveLength(known + 1);
  });

  it('[TI4-SC-18, TI4-SC-34] Imperial: a point for Mecatol Rex, else a secret objective', () => {
    const rex = holding('imperial', (pub) => (pub.planets['mecatol-rex']!.owner = 0));
    playUntil(rex, (d) => d.kind === 'secondary');
    expect(sheet(rex, 0).points).toBe(1);
    const other = holding('imperial', (pub) => (pub.planets['mecatol-rex']!.owner = 1));
    playUntil(other, (d) => d.kind === 'secondary');
    expect(other.state.pub.table.zones[secretsOf(0)]!.n).toBe(2);
    expect(sheet(other, 0).points).toBe(0);
    other.when(1, true).accepted();
    expect(other.state.pub.table.zones[secretsOf(1)]!.n).toBe(2); // TI4-SC-19
  });

  it('[TI4-OBJ-04, TI4-OBJ-14, TI4-SC-35] beyond three secret objectives one goes back unseen', () => {
    const table = holding('imperial');
    for (let i = 0; i < 2; i++) {
      playUntil(table, (d) => d.kind === 'secondary' && d.seat === 1);
      table.when(1, true).accepted();
      table.when(2, false).accepted();
      table.state.pub.strategyCards.imperial.exhausted = false;
      table.state.pub.sheets[1]!.strategy = 2;
      playUntil(table, (d) => d.kind === 'turn' && d.seat === 0);
      table.when(0, { do: 'strategic', card: 'imperial' }).accepted();
    }
    playUntil(table, (d) => d.kind === 'secondary' && d.seat === 1);
    table.when(1, true).accepted();
    expect(table.question(1).kind).toBe('returnSecret');
    const [card] = table.state.own[1]!.table.cards[secretsOf(1)]!;
    table.when(1, card!).then(({ pub }, events) => {
      expect(pub.table.zones[secretsOf(1)]!.n).toBe(3);
      expect(JSON.stringify(events)).not.toContain(card);
    });
  });
});
