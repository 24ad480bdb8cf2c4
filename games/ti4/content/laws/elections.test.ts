import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { council } from '../../council.ts';
import type { Session } from '../../council.ts';
import { ti4 } from '../../game.ts';
import { given, playUntil } from '../../given.ts';
import { enact } from '../../rules/council/laws.ts';
import { SCORED } from '../../rules/scoring.ts';
import { AGENDA_DECK, AGENDA_DISCARD, LAWS, REVEALED, handOf, secretsOf } from '../../rules/zones.ts';
import { DOWN, UP, inSpace, learned, units } from '../../space.ts';
import type { Space } from '../../space.ts';
import type { AgendaId } from '../agendas.ts';

const NO = { outcome: null, planets: [] };
const PLANETS = { 'mecatol-rex': 1, bereg: 1, 'lirta-iv': 2, wellon: 0, lodor: 2 } as const;

/** Player 1 votes for an outcome with Mecatol Rex, nobody else votes; the agenda is resolved. */
function elected(agenda: AgendaId, outcome: string, more: Session = {}) {
  return council({ agendas: [agenda, 'mutiny'], planets: PLANETS, ...more })
    .when(1, { outcome, planets: ['mecatol-rex'] })
    .when(2, NO)
    .when(0, NO)
    .accepted();
}
type Sitting = ReturnType<typeof elected>;
const seen = ({ state }: Sitting) => rulesView(ti4, view(state, null));
const points = ({ state }: Sitting) => state.pub.sheets.map((sheet) => sheet.points);
const goods = ({ state }: Sitting) => state.pub.sheets.map((sheet) => sheet.goods);
const at = ({ state }: Sitting, place: string) =>
  Object.fromEntries((state.pub.units[place] ?? []).map(({ seat, type, n }) => [`${seat} ${type}`, n]));

/** Player 0 is to act in a small galaxy, with laws in play. */
const acting = (
  laws: { [law in AgendaId]?: string },
  space: Partial<Space> & { owners?: { [planet: string]: number } } = {},
) =>
  inSpace({
    galaxy: { 0: 'tile-35', [UP[0]]: 'tile-18', [DOWN[0]]: 'tile-26' },
    units: {},
    options: { expansion: 'no' },
    ...space,
    arrange: (pub) => {
      for (const [planet, owner] of Object.entries(space.owners ?? {})) pub.planets[planet]!.owner = owner;
      space.arrange?.(pub);
    },
    deal: (t) => {
      for (const [law, outcome] of Object.entries(laws) as [AgendaId, string][]) enact(t, law, outcome, AGENDA_DECK);
    },
  });

describe('AGEN: elections', () => {
  it('[TI4-AGEN-14] a player may vote for oneself; planets must be controlled', () => {
    const player = council({ agendas: ['archived-secret'], planets: PLANETS });
    player.when(1, { outcome: '1', planets: ['bereg'] }).accepted();
    const planet = council({ agendas: ['compensated-disarmament'], planets: PLANETS });
    planet.when(1, { outcome: 'abyz', planets: ['bereg'] }).refused('TI4-AGEN-14');
    planet.when(1, { outcome: 'bereg', planets: ['bereg'] }).accepted();
  });

  it('[TI4-AGEN-20] an agenda for which nothing can be elected is discarded, and another one comes', () => {
    const table = council({ agendas: ['judicial-abolishment', 'mutiny'] });
    expect(table.state.pub.agenda!.agenda).toBe('mutiny');
    expect(table.state.pub.table.cards[AGENDA_DISCARD]).toEqual(['judicial-abolishment']);
  });

  it('[TI4-AGEN-21] with one possible outcome one votes for it or abstains, and it is resolved', () => {
    const table = council({
      agendas: ['judicial-abolishment', 'mutiny'],
      laws: { 'executive-sanctions': 'for' },
      planets: PLANETS,
    });
    expect(table.state.pub.agenda!.outcomes).toEqual(['executive-sanctions']);
    table.when(1, NO).when(2, NO).when(0, NO).accepted();
    expect(table.state.pub.table.cards[LAWS]).toEqual([]);
    expect(table.state.pub.agenda!.agenda).toBe('mutiny');
  });

  it('Archived Secret: the elected player draws a secret objective', () => {
    expect(elected('archived-secret', '2').state.pub.table.zones[secretsOf(2)]!.n).toBe(2);
  });

  it('[TI4-CAG-05, TI4-OBJ-15] Classified Document Leaks: a scored secret objective becomes public', () => {
    const secret = 'mine-rare-metals';
    const table = elected('classified-document-leaks', secret, {
      arrange: (pub) => (pub.scored[secret] = [2]),
      deal: (t) => {
        const zone = ['secrets', ...[0, 1, 2].map(secretsOf)].find((one) => t.cards(one).includes(secret))!;
        t.move(secret, zone, SCORED);
      },
    });
    expect(table.state.pub.table.cards[REVEALED]).toContain(secret);
    expect(table.state.pub.table.cards[LAWS]).toEqual(['classified-document-leaks']);
    expect(table.told.filter(({ t }) => t === 'published')).toHaveLength(1);
    // It has been scored by its owner, once, and no longer counts among the owner's secret ones.
    expect([table.state.pub.scored[secret], table.state.pub.table.cards[SCORED]]).toEqual([[2], []]);
  });

  it('[TI4-CAG-06] Colonial Redistribution: all units go; a player with the fewest points may settle', () => {
    const table = elected('colonial-redistribution', 'bereg', {
      arrange: (pub) => {
        pub.units = { bereg: units(1, { infantry: 2, pds: 1 }) };
        pub.sheets[1]!.points = 2;
      },
    });
    expect(at(table, 'bereg')).toEqual({});
    expect(table.question(1).q).toMatchObject({ what: 'player', from: ['0', '2'] });
    table.when(1, '2').when(2, 'bereg').accepted();
    expect(at(table, 'bereg')).toEqual({ '2 infantry': 1 });
    expect(table.state.pub.planets['bereg']!.owner).toBe(2);
  });

  it('[TI4-CAG-07] Committee Formation: its owner names the elected player, nobody votes', () => {
    const table = council({ agendas: ['archived-secret'], laws: { 'committee-formation': '2' }, planets: PLANETS });
    table
      .when(2, { ability: 'committee-formation/votes.start', component: 'committee-formation' })
      .when(2, '2')
      .accepted();
    expect(table.state.pub.table.zones[secretsOf(2)]!.n).toBe(2);
    expect(table.state.pub.table.cards[LAWS]).toEqual([]);
    const vote = council({ agendas: ['mutiny'], laws: { 'committee-formation': '2' }, planets: PLANETS });
    expect(vote.question(1).kind).toBe('vote');
  });

  it('[TI4-CAG-24, TI4-CAG-07] voted on again, Committee Formation may be used up for its own election, and is in play once more', () => {
    const table = elected('miscount-disclosed', 'committee-formation', { laws: { 'committee-formation': '2' } });
    table.when(2, { ability: 'committee-formation/votes.start', component: 'committee-formation' }).accepted();
    table.when(2, '1', 'pickOne').accepted();
    expect(table.state.pub.table.components['committee-formation']).toMatchObject({ holder: 1 });
    expect(table.state.pub.table.cards[LAWS]).toEqual(['committee-formation']);
  });

  it('[TI4-CAG-08] Compensated Disarmament: ground forces become goods in one gain, structures stay', () => {
    const table = elected('compensated-disarmament', 'bereg', {
      arrange: (pub) => (pub.units = { bereg: units(1, { infantry: 3, pds: 1 }) }),
    });
    expect(at(table, 'bereg')).toEqual({ '1 pds': 1 });
    expect(goods(table)).toEqual([0, 3, 0]);
    expect(table.events.filter(({ t }) => t === 'goods')).toHaveLength(1);
  });

  it('[TI4-CAG-17] Imperial Arbiter swaps two strategy cards at the end of the strategy phase', () => {
    const table = given({
      options: { expansion: 'no' },
      deal: (t) => enact(t, 'imperial-arbiter', '1', AGENDA_DECK),
    });
    playUntil(table, (d) => d.kind === 'react');
    const { strategyCards } = table.state.pub;
    const [mine] = Object.entries(strategyCards).find(([, { holder }]) => holder === 1)!;
    const [theirs] = Object.entries(strategyCards).find(([, { holder }]) => holder === 2)!;
    table
      .when(1, { ability: 'imperial-arbiter/phase.end', component: 'imperial-arbiter' })
      .when(1, `${mine}>${theirs}`)
      .accepted();
    expect(table.state.pub.strategyCards[mine as 'trade'].holder).toBe(2);
    expect(table.state.pub.strategyCards[theirs as 'trade'].holder).toBe(1);
    expect(table.state.pub.table.cards[LAWS]).toEqual([]);
  });

  it('Judicial Abolishment discards the elected law', () => {
    const table = elected('judicial-abolishment', 'executive-sanctions', { laws: { 'executive-sanctions': 'for' } });
    expect(table.state.pub.table.cards[LAWS]).toEqual([]);
  });

  it('[TI4-CAG-20] Minister of Exploration: a good for each planet gained', () => {
    const table = acting(
      { 'minister-of-exploration': '0' },
      { units: { 'tile-35': units(0, { carrier: 1, infantry: 2 }) }, owners: {} },
    );
    table.when(0, { do: 'tactical', system: 'tile-35' });
    playUntil(table, (d) => d.kind === 'commit');
    table
      .when(0, [
        { unit: 'infantry', planet: 'bereg' },
        { unit: 'infantry', planet: 'lirta-iv' },
      ])
      .when(0, 'bereg')
      .accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(2);
    expect(table.events.filter(({ t }) => t === 'goods')).toHaveLength(2);
  });

  it('[TI4-CAG-19] Minister of Commerce: a good for each neighbour after replenishing', () => {
    const table = acting(
      { 'minister-of-commerce': '0' },
      {
        units: { 'tile-35': units(0, { carrier: 1 }), 'tile-18': units(1, { cruiser: 1 }) },
        arrange: (pub) => Object.assign(pub.strategyCards.trade, { holder: 0, exhausted: false }),
      },
    );
    table.when(0, { do: 'strategic', card: 'trade' }).accepted();
    // Three goods by Trade, one for the neighbour.
    expect(table.state.pub.sheets[0]!.goods).toBe(4);
  });

  it('[TI4-CAG-22] Minister of Peace ends a turn at its activation', () => {
    const table = acting({ 'minister-of-peace': '2' }, { units: { 'tile-18': units(1, { cruiser: 1 }) } });
    table.when(0, { do: 'tactical', system: 'tile-18' }).accepted();
    table.when(2, { ability: 'minister-of-peace/activate.after', component: 'minister-of-peace' }).accepted();
    expect(table.state.pub.active).not.toBe(0);
    expect(table.state.pub.tokens['tile-18']).toEqual([0]);
    expect(table.state.pub.table.cards[LAWS]).toEqual([]);
  });

  it('[TI4-CAG-23] Minister of Sciences researches without resources, by the Technology card alone', () => {
    const table = acting(
      { 'minister-of-sciences': '0' },
      { arrange: (pub) => Object.assign(pub.strategyCards.technology, { holder: 0, exhausted: false }) },
    );
    expect(seen(table).number('researchCost', { seat: 0, printed: 6 }, 6)).toBe(6);
    table.when(0, { do: 'strategic', card: 'technology' }).accepted();
    const law = seen(table);
    expect(law.number('researchCost', { seat: 0, printed: 6 }, 6)).toBe(0);
    expect(law.number('researchCost', { seat: 1, printed: 4 }, 4)).toBe(4);
  });

  it('[TI4-CAG-23] Minister of Policy draws a card at the end of the status phase', () => {
    const table = given({
      options: { expansion: 'no' },
      deal: (t) => enact(t, 'minister-of-policy', '1', AGENDA_DECK),
    });
    const hands = () => [0, 1, 2].map((seat) => table.state.pub.table.zones[handOf(seat)]!.n);
    playUntil(table, (d) => d.kind === 'split' && table.state.pub.phase === 'status');
    const before = hands();
    playUntil(table, (d) => d.kind === 'pickStrategy');
    expect(hands()).toEqual([before[0], before[1]! + 1, before[2]]);
  });

  it('Minister of War takes a token back and gives another action', () => {
    const table = acting({ 'minister-of-war': '0' }, { arrange: (pub) => (pub.tokens = { 'tile-26': [0] }) });
    table.when(0, { do: 'tactical', system: 'tile-18' });
    playUntil(table, (d) => d.kind === 'react');
    table
      .when(0, { ability: 'minister-of-war/action.done', component: 'minister-of-war' })
      .when(0, 'tile-26')
      .accepted();
    expect(table.question(0).q).toEqual({ again: true });
    expect(table.state.pub.tokens['tile-26']).toBeUndefined();
  });

  it('[TI4-CAG-24] Miscount Disclosed: the law is voted on again and stays in force meanwhile', () => {
    const table = elected('miscount-disclosed', 'executive-sanctions', { laws: { 'executive-sanctions': 'for' } });
    expect(table.state.pub.agenda!.agenda).toBe('executive-sanctions');
    expect(table.state.pub.table.components['executive-sanctions']).toBeDefined();
    table
      .when(1, { outcome: 'against', planets: ['bereg'] })
      .when(2, NO)
      .when(0, NO)
      .accepted();
    expect(table.state.pub.table.cards[LAWS]).toEqual([]);
    expect(table.state.pub.agenda!.agenda).toBe('mutiny');
  });

  it('[TI4-CAG-29] Prophecy of Ixth: fighters fight better; lost by a production with fewer than two of them', () => {
    const law = seen(acting({ 'prophecy-of-ixth': '0' }));
    const fight = { system: 'tile-18', planet: null, attacker: 0, defender: 1, round: 1 };
    expect(law.number('combat', { seat: 0, unit: 'fighter', purpose: 'battle', fight }, 0)).toBe(1);
    expect(law.number('combat', { seat: 0, unit: 'cruiser', purpose: 'battle', fight }, 0)).toBe(0);
    const yard: Partial<Space> & { owners: { [planet: string]: number } } = {
      units: { bereg: units(0, { 'space-dock': 1 }) },
      owners: { bereg: 0, 'lirta-iv': 0 },
    };
    const made = (figures: { [unit: string]: number }) => {
      const table = acting({ 'prophecy-of-ixth': '0' }, yard).when(0, { do: 'tactical', system: 'tile-35' });
      playUntil(table, (d) => d.kind === 'produce');
      const planet = figures['infantry'] ? 'bereg' : 'tile-35';
      table.when(0, { units: { [planet]: figures }, pay: { coins: ['lirta-iv'], goods: 0 } }).accepted();
      return table.state.pub.table.cards[LAWS];
    };
    expect(made({ infantry: 2 })).toEqual([]);
    expect(made({ fighter: 1 })).toEqual([]);
    expect(made({ fighter: 2 })).toEqual(['prophecy-of-ixth']);
    // What an effect produces is no use of PRODUCTION.
    const effect = acting(
      { 'prophecy-of-ixth': '0' },
      {
        ...yard,
        arrange: (pub) => learned(pub, 0, 'sling-relay'),
      },
    );
    effect.when(0, { do: 'component', ability: 'sling-relay', component: 'sling-relay.0' }).accepted();
    effect.when(0, { units: { 'tile-35': { destroyer: 1 } }, pay: { coins: ['lirta-iv'], goods: 0 } }).accepted();
    expect(effect.state.pub.table.cards[LAWS]).toEqual(['prophecy-of-ixth']);
  });

  it('Public Execution: cards gone, speaker token passed on, no votes in this phase', () => {
    const table = elected('public-execution', '0', { hands: { 0: ['bunker.1', 'spy.1'] } });
    expect(table.state.pub.table.zones[handOf(0)]!.n).toBe(0);
    expect(table.state.pub.speaker).toBe(1);
    expect(table.question(2).kind).toBe('vote');
    table.when(2, NO).accepted();
    expect(table.question(1).kind).toBe('vote');
    playUntil(table, (d) => d.kind === 'pickStrategy');
    expect(table.state.pub.table.components['public-execution silence']).toBeUndefined();
  });

  it('[TI4-ROUND-09] Public Execution: who is left alone stays the speaker', () => {
    const table = council({
      agendas: ['public-execution', 'mutiny'],
      planets: PLANETS,
      speaker: 1,
      arrange: (pub) => void (pub.table.out = [0, 2]),
    });
    table.when(1, { outcome: '1', planets: ['mecatol-rex'] }).accepted();
    expect(table.state.pub.speaker).toBe(1);
  });
});

describe('AGEN: laws on planets', () => {
  const value = (table: Sitting, planet: string, currency: 'resources' | 'influence') =>
    seen(table).number('planetValue', { planet, currency }, 0);

  it('Core Mining: two resources more, an infantry less', () => {
    const table = elected('core-mining', 'bereg', {
      arrange: (pub) => (pub.units = { bereg: units(1, { infantry: 2 }) }),
    });
    expect([value(table, 'bereg', 'resources'), value(table, 'bereg', 'influence')]).toEqual([2, 0]);
    expect(at(table, 'bereg')).toEqual({ '1 infantry': 1 });
  });
  it('[TI4-CRX-10] Demilitarized Zone: units go, and none may be placed there', () => {
    const table = elected('demilitarized-zone', 'lodor', {
      arrange: (pub) => (pub.units = { lodor: units(2, { infantry: 2, pds: 1 }) }),
    });
    expect(at(table, 'lodor')).toEqual({});
    expect(seen(table).permission('mayPlace', { seat: 2, unit: 'infantry', place: 'lodor' }, true)).toBe(false);
    expect(seen(table).permission('mayPlace', { seat: 2, unit: 'infantry', place: 'bereg' }, true)).toBe(true);
  });
  it('Holy Planet of Ixth: a point for its controller, which goes with the planet; no PRODUCTION there', () => {
    const table = elected('holy-planet-of-ixth', 'lodor');
    expect(points(table)).toEqual([0, 0, 1]);
    expect(
      seen(table).permission(
        'hasAbility',
        { seat: 2, unit: 'space-dock', ability: 'production', place: 'lodor', against: null },
        true,
      ),
    ).toBe(false);
    const war = acting(
      { 'holy-planet-of-ixth': 'lodor' },
      {
        units: { 'tile-26': units(0, { carrier: 1, infantry: 2 }) },
        owners: { lodor: 1 },
        arrange: (pub) => (pub.sheets[1]!.points = 1),
      },
    );
    war.when(0, { do: 'tactical', system: 'tile-26' });
    playUntil(war, (d) => d.kind === 'commit');
    war.when(0, [{ unit: 'infantry', planet: 'lodor' }]).accepted();
    expect(points(war)).toEqual([1, 0, 0]);
  });
  it('[TI4-CTRL-07] a law that lies on a planet goes with it to whoever takes it, and nothing else does', () => {
    const table = acting(
      { 'research-team-warfare': 'bereg', 'terraforming-initiative': 'lodor', 'minister-of-war': '1' },
      {
        units: { 'tile-35': units(0, { carrier: 1, infantry: 1 }) },
        owners: { bereg: 1, lodor: 1 },
        arrange: (pub) => learned(pub, 1, 'neural-motivator'),
      },
    );
    const holders = () =>
      ['research-team-warfare', 'terraforming-initiative', 'minister-of-war', 'neural-motivator.1'].map(
        (id) => table.state.pub.table.components[id]!.holder,
      );
    expect(holders()).toEqual([1, 1, 1, 1]);
    table.when(0, { do: 'tactical', system: 'tile-35' }).accepted();
    playUntil(table, (d) => d.kind === 'commit');
    table.when(0, [{ unit: 'infantry', planet: 'bereg' }]).accepted();
    playUntil(table, (d) => d.kind === 'turn');
    expect(holders()).toEqual([0, 1, 1, 1]);
  });
  it('Research Teams ignore no prerequisite of another colour', () => {
    const table = acting(
      { 'research-team-warfare': 'wellon' },
      {
        galaxy: { 0: 'tile-35', [UP[0]]: 'tile-18', [DOWN[0]]: 'tile-19' },
        owners: { wellon: 0, bereg: 0 },
        arrange: (pub) => {
          Object.assign(pub.strategyCards.technology, { holder: 0, exhausted: false });
          // Two red, two yellow and one blue: war suns lack one red alone, cruisers one green.
          pub.sheets[0]!.technologies = [
            'plasma-scoring',
            'magen-defense-grid',
            'sarween-tools',
            'graviton-laser-system',
          ];
        },
      },
    );
    table.when(0, { do: 'strategic', card: 'technology' }).accepted();
    table.when(0, { ability: 'research-team-warfare/research.would', component: 'research-team-warfare' }).accepted();
    const research = (technology: string) =>
      table.when(0, { technology, specialties: [], pay: { coins: [], goods: 0 } });
    research('cruiser-2').refused('TI4-TECH-03');
    research('war-sun').accepted();
  });
  it('Research Teams ignore a prerequisite of their colour, once a round', () => {
    for (const [team, planet, technology] of [
      ['research-team-biotic', 'wellon', 'dacxive-animators'],
      ['research-team-cybernetic', 'wellon', 'graviton-laser-system'],
      ['research-team-propulsion', 'wellon', 'gravity-drive'],
      ['research-team-warfare', 'bereg', 'magen-defense-grid'],
    ] as const) {
      const table = acting(
        { [team]: planet },
        {
          galaxy: { 0: 'tile-35', [UP[0]]: 'tile-18', [DOWN[0]]: 'tile-19' },
          owners: { wellon: 0, bereg: 0 },
          arrange: (pub) => {
            Object.assign(pub.strategyCards.technology, { holder: 0, exhausted: false });
            for (const one of Object.values(pub.planets)) one.exhausted = true;
          },
        },
      );
      table.when(0, { do: 'strategic', card: 'technology' }).accepted();
      table.when(0, { ability: `${team}/research.would`, component: team }).accepted();
      table.when(0, { technology, specialties: [], pay: { coins: [], goods: 0 } }).accepted();
      expect(table.state.pub.sheets[0]!.technologies).toEqual([technology]);
      expect(table.state.pub.table.components[team]!.ready).toBe(false);
    }
  });
  it('Senate Sanctuary and Terraforming Initiative raise values', () => {
    expect(value(elected('senate-sanctuary', 'lodor'), 'lodor', 'influence')).toBe(2);
    const terraformed = elected('terraforming-initiative', 'bereg');
    expect([value(terraformed, 'bereg', 'resources'), value(terraformed, 'bereg', 'influence')]).toEqual([1, 1]);
  });
});

describe('AGEN: laws that are points', () => {
  it('The Crown of Emphidia is taken with a planet of its owner’s home system', () => {
    const table = elected('the-crown-of-emphidia', '2');
    expect(points(table)).toEqual([0, 0, 1]);
    expect(table.state.pub.table.components['the-crown-of-emphidia']!.holder).toBe(2);
  });
  it('Shard of the Throne is taken by winning a combat against its owner', () => {
    const table = acting(
      { 'shard-of-the-throne': '1' },
      {
        units: { 'tile-35': units(0, { dreadnought: 3 }), 'tile-18': units(1, { cruiser: 1 }) },
        arrange: (pub) => (pub.sheets[1]!.points = 1),
        dice: { 'battle 0 dreadnought': [10, 10, 10], 'battle 1 cruiser': [1] },
      },
    );
    table.when(0, { do: 'tactical', system: 'tile-18' });
    table.when(0, { ships: { 'tile-35': { dreadnought: 3 } }, cargo: {} }).accepted();
    playUntil(table, (d) => d.kind === 'turn' || d.kind === 'produce');
    expect(points(table)).toEqual([1, 0, 0]);
    expect(table.state.pub.table.components['shard-of-the-throne']!.holder).toBe(0);
  });
  it('[TI4-CRX-01] The Crown of Thalnos: dice again; what misses then is destroyed', () => {
    const table = acting(
      { 'the-crown-of-thalnos': '0' },
      {
        units: { 'tile-35': units(0, { cruiser: 2 }), 'tile-18': units(1, { cruiser: 2 }) },
        dice: { 'battle 0 cruiser': [1, 2, 9, 3], 'battle 1 cruiser': [1, 1] },
      },
    );
    table.when(0, { do: 'tactical', system: 'tile-18' });
    table.when(0, { ships: { 'tile-35': { cruiser: 2 } }, cargo: {} }).accepted();
    playUntil(table, (d) => d.kind === 'react');
    table.when(0, { ability: 'the-crown-of-thalnos/roll.after', component: 'the-crown-of-thalnos' });
    table.when(0, ['cruiser 1@0.0.0', 'cruiser 2@0.0.1']).accepted();
    expect(at(table, 'tile-18')).toMatchObject({ '0 cruiser': 1, '1 cruiser': 1 });
  });
});
