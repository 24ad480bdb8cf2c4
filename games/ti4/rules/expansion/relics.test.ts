import { Table as Match, rulesView, view } from '@orrery/kernel';
import type { Json } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { putToken } from '../../content/factions/creuss/tokens.ts';
import { inPlayOfNobody, overPlanet } from '../../exploring.ts';
import { ti4 } from '../../game.ts';
import { given, playUntil } from '../../given.ts';
import { battle } from '../../givenBattle.ts';
import { active, inPlay, inSpace, units } from '../../space.ts';
import type { Space } from '../../space.ts';
import type { Pub } from '../../shapes.ts';
import { adjacentFor } from '../systems.ts';
import { ACTION_DECK, ACTION_DISCARD, handOf, secretsOf } from '../zones.ts';
import { EXPLORED, RELICS, fragmentsOf, legendaryCard, relicText } from './decks.ts';
import { EXPLORATION_RULE } from './exploration.ts';
import { isNexusActive } from './nexus.ts';

type Table = ReturnType<typeof inSpace>;
const gather = { do: 'component', ability: 'relic-fragments', component: 'relic-fragments.0' };
const holds = (pub: Pub, seat: number, relic: string, on: string | null = null): void => {
  pub.table.components = {
    ...pub.table.components,
    [relic]: { ability: relicText(relic), holder: seat, ready: true, on, store: {} },
  };
};
/** Player 0 has these fragments and is asked for an action. */
const withFragments = (cards: string[], deal: NonNullable<Space['deal']> = () => {}) =>
  inSpace({
    galaxy: { 0: 'tile-18', 1: 'tile-35' },
    units: { 'tile-18': units(0, { cruiser: 1 }), 'tile-35': units(1, { cruiser: 1 }) },
    arrange: (pub) => inPlay(pub, 0, 'relic-fragments'),
    deal: (t) => {
      for (const card of cards)
        t.move(card, `explore-${card.startsWith('unknown') ? 'frontier' : card.split('-')[0]!}`, fragmentsOf(0));
      deal(t);
    },
  });
const fragment = (trait: string, ...copies: number[]) => copies.map((n) => `${trait}-relic-fragment.${n}`);
const onTopRelic =
  (relic: string): NonNullable<Space['deal']> =>
  (t) =>
    t.move(relic, RELICS, RELICS, 'top');

describe('REL: relics and fragments', () => {
  it('[TI4-REL-01, TI4-REL-03, TI4-REL-05] three fragments of a type as an action: the top relic, for all to see', () => {
    const table = withFragments(fragment('cultural', 1, 2, 3), onTopRelic('the-codex'))
      .when(0, gather as Json)
      .accepted();
    expect(table.state.pub.table.components['the-codex']!.holder).toBe(0);
    expect(table.state.pub.table.cards[fragmentsOf(0)]).toEqual([]);
    expect(table.state.pub.table.cards[EXPLORED]).toEqual(fragment('cultural', 1, 2, 3));
    withFragments([...fragment('cultural', 1, 2), ...fragment('industrial', 1)])
      .when(0, gather as Json)
      .refused('TI4-ACT-13');
    const open = view(withFragments(fragment('cultural', 1)).state, 2).pub.table.cards[fragmentsOf(0)];
    expect(open).toEqual(fragment('cultural', 1));
  });
  it('[TI4-REL-04] unknown fragments count as any type, but not alone', () => {
    withFragments(fragment('unknown', 1, 2, 3))
      .when(0, gather as Json)
      .refused('TI4-ACT-13');
    const table = withFragments([...fragment('hazardous', 1, 2), ...fragment('unknown', 1, 2)]);
    table.when(0, gather as Json).accepted();
    expect(table.question(0).q).toMatchObject({ from: ['hazardous 2', 'hazardous 1'] });
    table.when(0, 'hazardous 1').accepted();
    expect(table.state.pub.table.cards[fragmentsOf(0)]).toEqual(fragment('hazardous', 2));
  });
  it('[TI4-REL-05] an empty deck gives nothing, the fragments go all the same', () => {
    const table = withFragments(fragment('cultural', 1, 2, 3), (t) => {
      for (const relic of t.cards(RELICS).slice()) t.move(relic, RELICS, EXPLORED);
    });
    table.when(0, gather as Json).accepted();
    expect(table.state.pub.table.cards[fragmentsOf(0)]).toEqual([]);
    expect(table.told.some((e) => e.t === 'relicGained')).toBe(false);
  });
  it('[TI4-REL-02] fragments are traded; those that one does not have are not', () => {
    const none = { goods: 0, commodities: 0, note: null };
    const offer = (table: Table, card: string) =>
      table.command({
        do: 'offer',
        seat: 0,
        to: 1,
        terms: { gives: { ...none, fragments: [card] }, wants: none, promise: '' },
      });
    const table = withFragments(fragment('cultural', 1));
    offer(table, 'cultural-relic-fragment.2').refused('TI4-REL-02');
    offer(table, 'cultural-relic-fragment.1').accepted();
    table.command({ do: 'accept', seat: 1, deal: table.state.pub.table.deals[0]!.id }).accepted();
    expect(table.state.pub.table.cards[fragmentsOf(1)]).toEqual(fragment('cultural', 1));
  });
});

describe('CRX: relics', () => {
  const use = (relic: string, ability = relicText(relic)) => ({ ability, component: relic });
  const action = (relic: string) => ({ do: 'component', ...use(relic) });

  it('[TI4-CRX-02] Dominus Orb: units leave systems with own tokens, in this action', () => {
    const table = active({
      galaxy: { 0: 'tile-46', 1: 'tile-47' },
      units: { 'tile-47': units(0, { carrier: 1 }) },
      arrange: (pub) => {
        pub.tokens = { 'tile-47': [0] };
        holds(pub, 0, 'dominus-orb');
      },
    });
    const move = { ships: { 'tile-47': { carrier: 1 } }, cargo: {} };
    table.when(0, use('dominus-orb')).accepted();
    expect(table.state.pub.table.components['dominus-orb']).toBeUndefined();
    table.when(0, move).accepted();
    expect(table.state.pub.units['tile-46']).toHaveLength(1);
    const without = active({
      galaxy: { 0: 'tile-46', 1: 'tile-47' },
      units: { 'tile-47': units(0, { carrier: 1 }) },
      arrange: (pub) => {
        pub.tokens = { 'tile-47': [0] };
      },
    });
    expect(without.state.pub.table.open.map(({ kind }) => kind)).not.toContain('move');
  });

  it('[TI4-CRX-03] Maw of Worlds: all planets for any technology', () => {
    const table = given({
      until: ({ kind }) => kind === 'turn',
      arrange: (pub) => {
        holds(pub, 1, 'maw-of-worlds');
        pub.custodians = false;
        pub.planets['mecatol-rex'] = { owner: 0, exhausted: false };
      },
    });
    playUntil(table, (d) => d.kind === 'react' && d.seat === 1 && table.state.pub.phase === 'agenda');
    table.when(1, use('maw-of-worlds')).accepted();
    playUntil(table, ({ kind }) => kind === 'pickOne')
      .when(1, 'assault-cannon')
      .accepted();
    const { pub } = table.state;
    expect(pub.sheets[1]!.technologies).toContain('assault-cannon');
    expect(Object.values(pub.planets).filter(({ owner, exhausted }) => owner === 1 && !exhausted)).toEqual([]);
  });

  it('[TI4-CRX-04] Scepter of Emelpar: a strategy token comes from reinforcements', () => {
    const table = given({
      factions: ['sol', 'letnev', 'jolnar'],
      until: (d) => d.kind === 'turn' && d.seat === 0,
      arrange: (pub) => holds(pub, 0, 'scepter-of-emelpar'),
    });
    const { strategy, reserve } = table.state.pub.sheets[0]!;
    table.when(0, { do: 'component', ability: 'orbital-drop', component: 'orbital-drop.0' }).accepted();
    table.when(0, use('scepter-of-emelpar')).accepted();
    expect(table.state.pub.sheets[0]).toMatchObject({ strategy, reserve });
    expect(table.state.pub.table.components['scepter-of-emelpar']!.ready).toBe(false);
  });

  it('[TI4-CRX-05] Shard of the Throne: a point, which goes to whoever takes a legendary planet of its owner', () => {
    const gained = withFragments(fragment('cultural', 1, 2, 3), onTopRelic('shard-of-the-throne'));
    expect(gained.when(0, gather as Json).accepted().state.pub.sheets[0]!.points).toBe(1);
    const taking = (system: 'tile-65' | 'tile-25', planet: string) => {
      const table = overPlanet('cultural', 'freelancers.1', {
        galaxy: { 0: system },
        units: { [system]: units(0, { carrier: 1, infantry: 1 }) },
        arrange: (pub) => {
          holds(pub, 1, 'shard-of-the-throne');
          pub.sheets[1]!.points = 3;
          pub.planets[planet] = { owner: 1, exhausted: false };
        },
      }).when(0, [{ unit: 'infantry', planet }]);
      const { sheets } = table.accepted().state.pub;
      return [sheets[0]!.points, sheets[1]!.points];
    };
    expect(taking('tile-65', 'primor')).toEqual([1, 2]);
    expect(taking('tile-25', 'quann')).toEqual([0, 3]);
  });

  it('[TI4-CRX-07] The Codex takes up to three cards of the discard pile, openly', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-18' },
      units: {},
      hands: { 0: [] },
      arrange: (pub) => holds(pub, 0, 'the-codex'),
      deal: (t) => {
        for (const card of ['sabotage.1', 'plague.1', 'spy.1', 'insult.1'])
          if (t.cards(ACTION_DECK).includes(card)) t.move(card, ACTION_DECK, ACTION_DISCARD);
        for (const card of t.cards(ACTION_DECK).slice(0, 3)) t.move(card, ACTION_DECK, ACTION_DISCARD);
      },
    });
    const pile = table.state.pub.table.cards[ACTION_DISCARD]!.slice();
    table.when(0, action('the-codex')).accepted();
    table.when(0, pile.slice(0, 4)).refused('TI4-REL-06');
    table.when(0, pile.slice(0, 3)).accepted();
    expect(table.state.pub.table.zones[handOf(0)]!.n).toBe(3);
    expect(table.told.find((e) => e.t === 'recovered')?.all).toEqual({ seat: 0, cards: pile.slice(0, 3) });
  });

  it('The Crown of Emphidia explores after a tactical action, and is a point with the Tomb', () => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: { 'tile-25': units(0, { cruiser: 1 }) },
      arrange: (pub) => {
        holds(pub, 0, 'the-crown-of-emphidia');
        pub.planets['quann'] = { owner: 0, exhausted: false };
        pub.table.components = {
          ...pub.table.components,
          'tomb-of-emphidia.1': {
            ability: 'tomb-of-emphidia explored',
            holder: 0,
            ready: true,
            on: 'quann',
            store: {},
          },
        };
      },
    });
    playUntil(table, ({ kind }) => kind === 'react');
    table.when(0, use('the-crown-of-emphidia')).accepted();
    expect(table.told.some((e) => e.t === 'explored')).toBe(true);
    playUntil(table, ({ kind }) => kind === 'react' && table.state.pub.phase === 'status');
    table.when(0, use('the-crown-of-emphidia', `${relicText('the-crown-of-emphidia')}/phase.end`)).accepted();
    expect(table.state.pub.sheets[0]!.points).toBe(1);
    expect(table.state.pub.table.components['the-crown-of-emphidia']).toBeUndefined();
  });

  it('[TI4-CRX-01] The Crown of Thalnos: dice once more with +1; a unit that misses then is destroyed', () => {
    const {
      answer,
      use: react,
      fleet,
    } = battle({
      fleets: [{ cruiser: 2 }, { dreadnought: 1 }],
      dice: { 'battle 0 cruiser': [1, 2, 6, 5], 'battle 1 dreadnought': [1] },
      arrange: (pub, { me }) => holds(pub, me, 'the-crown-of-thalnos'),
    });
    react(0, 'the-crown-of-thalnos');
    answer(0, ['cruiser 1@0.0.0', 'cruiser 2@0.0.1']).accepted();
    expect(fleet(0)).toEqual({ cruiser: 1 });
  });

  it('[TI4-CRX-01, TI4-SPC-20] The Crown of Thalnos: a unit with several dice is destroyed only if none of them hits, and once', () => {
    const rerolled = (dice: number[], named: string[]) => {
      const position = battle({
        fleets: [{ 'war-sun': 2 }, { dreadnought: 2 }],
        dice: { 'battle 0 war-sun': dice, 'battle 1 dreadnought': [1, 1] },
        arrange: (pub, { me }) => {
          pub.sheets[me]!.technologies.push('war-sun');
          holds(pub, me, 'the-crown-of-thalnos');
        },
      });
      position.use(0, 'the-crown-of-thalnos');
      position.answer(0, named).accepted();
      return position.fleet(0);
    };
    // Three dice each; the first war sun has hit with its third die.
    expect(rerolled([1, 1, 9, 1, 1, 1, 1, 1], ['war-sun 1@0.0.0', 'war-sun 1@0.0.1'])).toEqual({ 'war-sun': 2 });
    // The second has not: its two dice destroy one figure.
    expect(rerolled([1, 1, 9, 1, 1, 1, 1, 1], ['war-sun 1@0.0.3', 'war-sun 1@0.0.4'])).toEqual({ 'war-sun': 1 });
  });

  it('[TI4-CRX-08] The Obsidian: a secret objective, and room for one more', () => {
    const table = withFragments(fragment('cultural', 1, 2, 3), onTopRelic('the-obsidian'));
    const before = table.state.pub.table.zones[secretsOf(0)]!.n;
    table.when(0, gather as Json).accepted();
    expect(table.state.pub.table.zones[secretsOf(0)]!.n).toBe(before + 1);
    const limit = (seat: number) => rulesView(ti4, view(table.state, 0)).number('secretLimit', { seat }, 3);
    expect([limit(0), limit(1)]).toEqual([4, 3]);
  });

  it('[TI4-CRX-09] The Prophet’s Tears, when researching: a prerequisite less, or an action card', () => {
    const researching = () => {
      const table = inSpace({
        galaxy: { 0: 'tile-18' },
        units: {},
        arrange: (pub) => {
          holds(pub, 0, 'the-prophets-tears');
          inPlay(pub, 0, 'enigmatic-device explored');
          pub.planets['jord'] = { owner: 0, exhausted: false };
          pub.sheets[0]!.goods = 6;
        },
      });
      const ability = 'enigmatic-device explored';
      return table.when(0, { do: 'component', ability, component: `${ability}.0` }).accepted();
    };
    const paid = { specialties: [], pay: { coins: [], goods: 6 } };
    const ignoring = researching().when(0, use('the-prophets-tears'));
    ignoring
      .accepted()
      .when(0, { technology: 'gravity-drive', ...paid })
      .accepted();
    expect(ignoring.state.pub.sheets[0]!.technologies).toContain('gravity-drive');
    const drawing = researching();
    const held = drawing.state.pub.table.zones[handOf(0)]!.n;
    drawing.when(0, use('the-prophets-tears', `${relicText('the-prophets-tears')}/draw`)).accepted();
    expect(drawing.state.pub.table.zones[handOf(0)]!.n).toBe(held + 1);
    drawing.when(0, { technology: 'gravity-drive', ...paid }).refused('TI4-TECH-03');
  });
});

describe('PLAN: legendary planets', () => {
  const holding = (planet: string, arrange: (pub: Pub) => void = () => {}) => {
    const table = inSpace({
      galaxy: { 0: 'tile-18', 1: 'tile-46' },
      units: { 'tile-46': units(0, { carrier: 1 }) },
      arrange: (pub) => {
        pub.planets[planet] = { owner: 0, exhausted: true };
        const card = legendaryCard(planet);
        pub.table.components = { [card]: { ability: card, holder: 0, ready: true, on: planet, store: {} } };
        arrange(pub);
      },
    });
    table.when(0, { do: 'tactical', system: 'tile-18' }).accepted();
    playUntil(table, ({ kind }) => kind === 'react');
    return table.when(0, { ability: legendaryCard(planet), component: legendaryCard(planet) }).accepted();
  };
  it('[TI4-PLAN-05] the ability card is there from the start, readied, and comes to whoever takes the planet', () => {
    const { components } = given().state.pub.table;
    expect(components[legendaryCard('mallice')]).toMatchObject({ holder: null, on: 'mallice', ready: true });
    const table = overPlanet('cultural', 'paradise-world.1', {
      galaxy: { 0: 'tile-65' },
      units: { 'tile-65': units(0, { carrier: 1, infantry: 1 }) },
      arrange: (pub) => {
        inPlayOfNobody(pub, EXPLORATION_RULE);
        const card = legendaryCard('primor');
        pub.planets['primor'] = { owner: 1, exhausted: false };
        pub.table.components = {
          ...pub.table.components,
          [card]: { ability: card, holder: 1, ready: false, on: 'primor', store: {} },
        };
      },
    }).when(0, [{ unit: 'infantry', planet: 'primor' }]);
    expect(table.accepted().state.pub.table.components[legendaryCard('primor')]).toMatchObject({
      holder: 0,
      ready: false,
    });
  });
  it('[TI4-PLAN-09] it is exhausted by itself, whatever the planet: Primor places two infantry', () => {
    const table = holding('primor');
    expect(table.state.pub.units['primor']).toEqual([{ seat: 0, type: 'infantry', marks: '', n: 2 }]);
    expect(table.state.pub.table.components[legendaryCard('primor')]!.ready).toBe(false);
  });
  it('Hope’s End: a mech or an action card', () => {
    const mech = holding('hopes-end').when(0, 'hopes-end').accepted();
    expect(mech.state.pub.units['hopes-end']).toEqual([{ seat: 0, type: 'mech', marks: '', n: 1 }]);
    const card = holding('hopes-end');
    const held = card.state.pub.table.zones[handOf(0)]!.n;
    expect(card.when(0, 'draw-card').accepted().state.pub.table.zones[handOf(0)]!.n).toBe(held + 1);
  });
  it('Mallice: two trade goods, or all commodities converted', () => {
    const set = (pub: Pub) => {
      pub.sheets[0]!.commodities = 3;
    };
    expect(holding('mallice', set).when(0, 'gain-goods').accepted().state.pub.sheets[0]!.goods).toBe(2);
    expect(holding('mallice', set).when(0, 'convert').accepted().state.pub.sheets[0]).toMatchObject({
      goods: 3,
      commodities: 0,
    });
  });
  it('Mirage: two fighters where one has ships', () => {
    expect(holding('mirage').state.pub.units['tile-46']).toContainEqual({ seat: 0, type: 'fighter', marks: '', n: 2 });
  });
});

describe('ADJ: the wormhole nexus', () => {
  const near = (table: Table) => adjacentFor(rulesView(ti4, view(table.state, 0)), 'tile-82a');
  /** Gamma and alpha systems beside the nexus. */
  const beside = () =>
    active(
      {
        galaxy: { 0: 'tile-46', 1: 'tile-39' },
        units: { 'tile-46': units(0, { carrier: 1, infantry: 1 }), 'tile-39': units(1, { cruiser: 1 }) },
        arrange: (pub) => {
          pub.offMap = ['tile-82a'];
          pub.wormholes = { 'tile-46': ['gamma'] };
          pub.planets['mallice'] = { owner: null, exhausted: false };
        },
      },
      'tile-82a',
    );
  it('[TI4-ADJ-10] it is adjacent through gamma wormholes alone while inactive', () => {
    expect(near(beside())).toEqual(['tile-46']);
    expect(given().state.pub.offMap).toContain('tile-82a');
    expect(given({ options: { expansion: 'no' } }).state.pub.offMap).not.toContain('tile-82a');
  });
  it('[TI4-ADJ-11, TI4-ADJ-12] after the movement step with units in it, it has alpha, beta and gamma; the units stay', () => {
    const table = beside();
    table.when(0, { ships: { 'tile-46': { carrier: 1 } }, cargo: { 'tile-46': { infantry: 1 } } }).accepted();
    expect(near(table).toSorted()).toEqual(['tile-39', 'tile-46']);
    expect(table.state.pub.units['tile-82a']).toHaveLength(2);
    expect(table.told.filter((e) => e.t === 'nexusFlipped')).toHaveLength(1);
    const empty = beside().when(0, { ships: {}, cargo: {} }).accepted();
    expect(near(empty)).toEqual(['tile-46']);
  });
  it('[TI4-ADJ-10, TI4-ADJ-12] a token of Creuss on the inactive side does not turn it, and stays when it turns', () => {
    const table = beside();
    const { pub } = table.state;
    inPlay(pub, 0, 'creuss-gate');
    pub.sheets[0]!.faction = 'creuss';
    putToken(new Match(ti4, table.state), 0, 'alpha', 'tile-82a');
    expect(near(table).toSorted()).toEqual(['tile-39', 'tile-46']);
    expect(isNexusActive(pub)).toBe(false);
    table.when(0, { ships: { 'tile-46': { carrier: 1 } }, cargo: {} }).accepted();
    expect(isNexusActive(table.state.pub)).toBe(true);
    // Its own alpha wormhole and the token; where the token is taken away the other one stays.
    expect(table.state.pub.wormholes['tile-82a']!.toSorted()).toEqual(['alpha', 'alpha', 'beta']);
    putToken(new Match(ti4, table.state), 0, 'alpha', 'tile-46');
    expect(near(table).toSorted()).toEqual(['tile-39', 'tile-46']);
    expect(table.state.pub.wormholes['tile-82a']!.toSorted()).toEqual(['alpha', 'beta']);
  });
  it('[TI4-ADJ-11] space cannons reach it through gamma alone in the action that awakens it', () => {
    const shots = (wormhole: 'gamma' | null) => {
      const table = active(
        {
          galaxy: { 0: 'tile-46', 1: 'tile-26' },
          units: { 'tile-46': units(0, { carrier: 1 }), lodor: units(1, { pds: 1 }) },
          arrange: (pub) => {
            pub.offMap = ['tile-82a'];
            pub.wormholes = { 'tile-46': ['gamma'], ...(wormhole ? { 'tile-26': [wormhole] } : {}) };
            pub.planets['mallice'] = { owner: null, exhausted: false };
            pub.planets['lodor'] = { owner: 1, exhausted: false };
            pub.sheets[1]!.units.pds = 'pds-2';
          },
        },
        'tile-82a',
      );
      table.when(0, { ships: { 'tile-46': { carrier: 1 } }, cargo: {} }).accepted();
      return table.state.pub.table.open.map(({ kind }) => kind).includes('fire');
    };
    expect(shots('gamma')).toBe(true);
    expect(shots(null)).toBe(false);
  });
});
