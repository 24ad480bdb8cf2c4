import { rulesView, sampler } from '@orrery/kernel';
import type { Json, Seat } from '@orrery/kernel';
import type { Given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../game.ts';
import { given } from '../given.ts';
import { secretsOf } from '../rules/zones.ts';
import { abilityGain } from './abilities.ts';
import { lackOf } from './goals.ts';
import { outlookOf } from './outlook.ts';
import { pickSome } from './picks.ts';
import { STEADY } from './style.ts';
import { split } from './table.ts';
import { council } from '../council.ts';
import { unlocked } from '../leaders.ts';
import { DOWN, UP, active, inPlay, inSpace, units } from '../space.ts';
import type { Space } from '../space.ts';
import { view } from '@orrery/kernel';
import type { Ti4 } from '../shapes.ts';

// Small positions with an answer that is obviously right.

const seen = (table: Given<Ti4>, seat: Seat) => rulesView(ti4, view(table.state, seat));
const answerOf = (table: Given<Ti4>, seat: Seat): Json =>
  ti4.bot.quick!(seen(table, seat), table.question(seat), sampler(1))!;

const near = (more: Partial<Space>): Space => ({
  galaxy: { 0: 'tile-35', [UP[0]]: 'tile-19', [DOWN[0]]: 'tile-20' },
  units: {},
  ...more,
});
const mine = (pub: { planets: { [planet: string]: { owner: number | null; exhausted: boolean } | undefined } }) => {
  pub.planets['wellon'] = { owner: 0, exhausted: false };
};

describe('the rule of thumb', () => {
  it('goes where free planets are, with a transport and a ground force for each', () => {
    const table = inSpace(
      near({
        units: { 'tile-19': units(0, { carrier: 1, fighter: 1 }), wellon: units(0, { infantry: 3 }) },
        arrange: mine,
      }),
    );
    expect(answerOf(table, 0)).toEqual({ do: 'tactical', system: 'tile-35' });
    table.when(0, { do: 'tactical', system: 'tile-35' });
    const moved = answerOf(table, 0) as { ships: object; cargo: { [place: string]: { [unit: string]: number } } };
    expect(moved.ships).toEqual({ 'tile-19': { carrier: 1 } });
    expect(moved.cargo['wellon']!['infantry']).toBeGreaterThanOrEqual(2);
    table.when(0, moved as never);
    const landed = answerOf(table, 0) as { planet: string }[];
    expect(new Set(landed.map(({ planet }) => planet))).toEqual(new Set(['bereg', 'lirta-iv']));
  });

  it('does not attack a fleet that would destroy it', () => {
    const table = inSpace(
      near({
        units: {
          'tile-19': units(0, { carrier: 1 }),
          wellon: units(0, { infantry: 2 }),
          'tile-35': units(1, { dreadnought: 3 }),
        },
        arrange: mine,
      }),
    );
    expect(answerOf(table, 0)).not.toEqual({ do: 'tactical', system: 'tile-35' });
  });

  it('takes commodities of its agent unasked, once it has none, and gives them to itself', () => {
    const carth = (commodities: number) => {
      const table = inSpace(
        near({
          factions: ['hacan', 'sol', 'letnev'],
          arrange: (pub) => {
            inPlay(pub, 0, 'carth-of-golden-sands');
            pub.sheets[0]!.commodities = commodities;
          },
        }),
      );
      const offer = table.state.pub.table.offers.find(({ seat, kind }) => seat === 0 && kind === 'anyTime')!;
      return { table, answer: ti4.bot.unasked!(seen(table, 0), offer) };
    };
    const { table, answer } = carth(0);
    expect(answer).toMatchObject({ ability: 'carth-of-golden-sands' });
    table.when(0, answer!, 'anyTime').accepted();
    expect(answerOf(table, 0)).toBe('0');
    expect(carth(3).answer).toBeUndefined();
  });

  it('loses what is cheapest', () => {
    const table = active(
      near({
        units: {
          'tile-19': units(0, { cruiser: 1, carrier: 1, fighter: 2 }),
          'tile-35': units(1, { cruiser: 2 }),
        },
        dice: {
          'battle 1 cruiser': [9, 1],
          'battle 0 cruiser': [1],
          'battle 0 carrier': [1],
          'battle 0 fighter': [1, 1],
        },
      }),
    );
    table.when(0, { ships: { 'tile-19': { cruiser: 1, carrier: 1 } }, cargo: { 'tile-19': { fighter: 2 } } });
    while (table.state.pub.table.open.some(({ kind }) => kind === 'announceRetreat')) {
      const { seat } = table.state.pub.table.open[0]!;
      table.when(seat, false);
    }
    expect(table.question(0).kind).toBe('assignHits');
    expect(answerOf(table, 0)).toEqual(['fighter']);
  });

  it('wants a larger fleet once it has more to spend than finds room', () => {
    const share = (goods: number, ships: number) => {
      const table = inSpace(
        near({
          units: { 'tile-19': units(0, { cruiser: ships }) },
          arrange: (pub) => Object.assign(pub.sheets[0]!, { goods, tactic: 1, strategy: 2 }),
        }),
      );
      return split(outlookOf(seen(table, 0), STEADY), 1, 'gain');
    };
    expect(share(8, 3)).toEqual({ tactic: 0, fleet: 1, strategy: 0 });
    expect([share(0, 3).fleet, share(8, 1).fleet]).toEqual([0, 0]);
  });

  it('pays for research with infantry that stands idle, not with garrisons or what is on its way', () => {
    const table = inSpace(
      near({
        factions: ['jolnar', 'sol', 'letnev'],
        units: { 'tile-19': units(0, { carrier: 1, infantry: 3 }), wellon: units(0, { infantry: 4 }) },
        arrange: mine,
      }),
    );
    const o = outlookOf(seen(table, 0), STEADY);
    const all = ['infantry@tile-19', 'infantry@tile-19#3', ...[2, 3, 4].map((n) => `infantry@wellon#${n}`)];
    const asked = { what: 'unit', from: all, for: 'doctor-sucaban', rule: 'TI4-JOLN-08', min: 0, max: 5 } as const;
    expect(pickSome(o, asked)).toEqual(['infantry@wellon#3', 'infantry@wellon#4']);
    const gain = (seat: number) => abilityGain(o, 'doctor-sucaban', { seat });
    expect([gain(0), gain(1)]).toEqual([2, 0]);
  });

  it('answers the same, whatever it cannot see', () => {
    const table = given({ seed: 3, until: (d) => d.kind === 'turn' });
    const d = table.state.pub.table.open[0]!;
    const own = answerOf(table, d.seat);
    const dealt = { ...table.state, ...ti4.bot.determinize(view(table.state, d.seat), sampler(7)) };
    const other = ti4.bot.quick!(rulesView(ti4, view(dealt, d.seat)), d, sampler(1));
    expect(other).toEqual(own);
  });

  it('imagines cards that all see before each of them', () => {
    const zone = secretsOf(0);
    const { state } = given({ until: (d) => d.kind === 'turn', deal: (t) => t.setVisibility(zone, [0, 1, 2]) });
    const dealt = ti4.bot.determinize(view(state, 2), sampler(7));
    for (const seat of [0, 1, 2]) expect(dealt.own[seat]!.table.cards[zone]).toEqual(state.own[0]!.table.cards[zone]);
  });
});

describe('the rule of thumb in the seat of new factions', () => {
  /** Player 1 may react to what player 0 does; or player 0 itself. */
  const reacting = (component: string, seat: Seat, to: string) => {
    const table = active(
      near({
        galaxy: { 0: 'tile-46', [UP[0]]: 'tile-19', [DOWN[0]]: 'tile-20' },
        units: { 'tile-19': units(0, { cruiser: 1 }), 'tile-20': units(1, { cruiser: 1 }) },
        arrange: (pub) => inPlay(pub, seat, component),
      }),
      to,
    );
    if (table.state.pub.table.open.some(({ kind }) => kind === 'move'))
      table.when(0, { ships: { 'tile-19': { cruiser: 1 } }, cargo: {} }).accepted();
    return answerOf(table, seat);
  };
  it('gives tokens and passage to itself alone', () => {
    expect(reacting('acamar', 0, 'tile-46')).toEqual({ ability: 'acamar', component: 'acamar.0' });
    expect(reacting('acamar', 1, 'tile-46')).toBeNull();
    expect(reacting('aetherpassage', 1, 'tile-46')).toBeNull();
  });
  it('spends heroes and ships where that brings more than it costs', () => {
    const arriving = (
      hero: 'shval-harbinger' | 'adjudicator-baal',
      ship: string,
      theirs: { [unit: string]: number },
      owner = 1,
    ) => {
      const table = active(
        near({
          factions: hero === 'shval-harbinger' ? ['norr', 'sol', 'letnev'] : ['muaat', 'sol', 'letnev'],
          units: { 'tile-19': units(0, { [ship]: 1 }), 'tile-35': units(1, theirs) },
          arrange: (pub) => {
            unlocked(pub, 0, hero);
            for (const planet of ['bereg', 'lirta-iv']) pub.planets[planet] = { owner, exhausted: false };
          },
        }),
      ).when(0, { ships: { 'tile-19': { [ship]: 1 } }, cargo: {} });
      return answerOf(table.accepted(), 0);
    };
    expect(arriving('shval-harbinger', 'cruiser', { cruiser: 1 })).toBeNull();
    expect(arriving('adjudicator-baal', 'war-sun', { dreadnought: 3 })).toMatchObject({ ability: 'adjudicator-baal' });
    expect(arriving('adjudicator-baal', 'war-sun', { fighter: 1 }, 0)).toBeNull();
    const o = outlookOf(
      seen(
        inSpace(
          near({ units: { 'tile-35': [...units(0, { dreadnought: 1 }), ...units(1, { fighter: 1, 'war-sun': 1 })] } }),
        ),
        0,
      ),
      STEADY,
    );
    const fight = { system: 'tile-35', planet: null, attacker: 0, defender: 1, round: 1 };
    expect(abilityGain(o, 'exotrireme-2', fight)).toBeGreaterThan(0);
    expect(abilityGain(o, 'viscount-unlenn', { ...fight, attacker: 2 })).toBe(0);
  });
  it('makes two rivals fight each other, not itself', () => {
    const table = inSpace(
      near({
        units: {
          'tile-19': units(1, { dreadnought: 1 }),
          'tile-35': units(2, { cruiser: 1 }),
          'tile-20': units(0, { dreadnought: 2 }),
        },
        arrange: (pub) => unlocked(pub, 0, 'airo-shir-aur'),
      }),
    );
    table.when(0, { do: 'component', ability: 'airo-shir-aur', component: 'airo-shir-aur.0' }).accepted();
    // Whose fleet goes, and against whom.
    while (table.state.pub.table.open[0]!.kind === 'pickOne') table.when(0, answerOf(table, 0)).accepted();
    const moved = table.told.find(({ t }) => t === 'moved')!.all as { seat: number; system: string };
    expect([1, 2]).toContain(moved.seat);
    expect(['tile-19', 'tile-35']).toContain(moved.system);
  });
  it('casts the votes it must cast', () => {
    const table = council({
      factions: ['mahact', 'sol', 'letnev'],
      options: { expansion: 'yes' },
      agendas: ['mutiny'],
      planets: { wellon: 1 },
      arrange: (pub) => inPlay(pub, 0, 'genetic-recombination'),
    });
    table.when(0, { ability: 'genetic-recombination', component: 'genetic-recombination.0' }).when(0, 'against');
    table.when(1, answerOf(table, 1)).accepted();
    expect(answerOf(table, 1)).toMatchObject({ outcome: 'against' });
    table.when(1, answerOf(table, 1)).accepted();
  });
});

describe('what is missing for an objective', () => {
  const table = inSpace(near({ units: { 'tile-19': units(0, { cruiser: 1 }) }, arrange: mine }));
  const v = seen(table, 0);
  it('is told by what would fill it', () => {
    expect(lackOf(v, 0, { op: 'planets', where: 'outside-homes', n: 2 })).toMatchObject({ kind: 'planets', n: 1 });
    expect(lackOf(v, 0, { op: 'planets', where: 'outside-homes', n: 1 })).toBeNull();
    expect(lackOf(v, 0, { op: 'spend', resources: 8 })).toMatchObject({ kind: 'payment', price: { resources: 8 } });
    expect(lackOf(v, 0, { op: 'systems', with: 'ships', n: 2 })).toMatchObject({
      kind: 'presence',
      n: 1,
      among: ['tile-35', 'tile-20'],
    });
    expect(lackOf(v, 0, { op: 'unit-upgrades', n: 2 })).toMatchObject({ kind: 'technologies', n: 2 });
    expect(lackOf(v, 0, { op: 'units', of: 'pds', n: 4 })).toMatchObject({ kind: 'structures', n: 4, of: ['pds'] });
  });
});
