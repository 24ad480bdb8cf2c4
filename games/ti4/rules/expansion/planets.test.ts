import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { explorationFacts } from '../../content/explorations.ts';
import { mirageIn } from '../../content/planets.ts';
import { inPlayOfNobody, landed, onTop } from '../../exploring.ts';
import { ti4 } from '../../game.ts';
import { given, playUntil } from '../../given.ts';
import { active, inSpace, learned, units } from '../../space.ts';
import type { Space } from '../../space.ts';
import type { Pub } from '../../shapes.ts';
import { refuges } from '../combat/spaceCombat.ts';
import { fitsSystem, progressOf } from '../objectives.ts';
import { planetsOf, valueOf } from '../planets.ts';
import { planetsAt } from '../systems.ts';
import { RELICS, RELICS_GAINED, deckOf, discardOf, fragmentsOf, legendaryCard, relicText } from './decks.ts';

type Table = ReturnType<typeof inSpace>;
const asked = (table: Table) => rulesView(ti4, view(table.state, 0));
const lies = (pub: Pub, id: string, ability: string, holder: number | null, on: string | null = null): void => {
  pub.table.components = { ...pub.table.components, [id]: { ability, holder, ready: true, on, store: {} } };
};

describe('REL and PLAN: planets that are destroyed', () => {
  const convert = {
    do: 'component',
    ability: relicText('stellar-converter'),
    component: 'stellar-converter',
  };
  /** Quann of player 1 lies beside ships of player 0. */
  const beside = (
    ships: { [type: string]: number },
    galaxy: Space['galaxy'] = {},
    arrange: (pub: Pub) => void = () => {},
  ) =>
    inSpace({
      galaxy: { 0: 'tile-25', 1: 'tile-46', ...galaxy },
      units: { 'tile-46': units(0, ships), quann: units(1, { infantry: 2, pds: 1 }) },
      arrange: (pub) => {
        lies(pub, 'stellar-converter', relicText('stellar-converter'), 0);
        lies(pub, 'paradise-world.1', 'paradise-world explored', 1, 'quann');
        pub.planets['quann'] = { owner: 1, exhausted: false };
        arrange(pub);
      },
    });
  it('[TI4-CRX-06, TI4-REL-06, TI4-PLAN-10, TI4-COB-11] Stellar Converter: the planet goes with its units and attachments, the system is empty, the relic purged', () => {
    const table = beside({ dreadnought: 1 }).when(0, convert).accepted();
    playUntil(table, ({ kind, seat }) => kind === 'turn' && seat !== 0);
    const { pub } = table.state;
    expect(pub.planets['quann']).toBeUndefined();
    expect(pub.units['quann'] ?? []).toEqual([]);
    expect(planetsAt(pub, 'tile-25')).toEqual([]);
    expect(planetsOf(pub, 1)).not.toContain('quann');
    expect(pub.table.components['paradise-world.1']).toBeUndefined();
    expect(pub.table.components['stellar-converter']).toBeUndefined();
    expect(fitsSystem(asked(table), 0, 'no-planets', 'tile-25')).toBe(true);
    expect(fitsSystem(asked(beside({ dreadnought: 1 })), 0, 'no-planets', 'tile-25')).toBe(false);
  });
  it('[TI4-CRX-06] only planets of others next to units with BOMBARDMENT; no home, no legendary planet, not Mecatol Rex', () => {
    beside({ cruiser: 1 }).when(0, convert).refused('TI4-ACT-13');
    beside({ dreadnought: 1 }, {}, (pub) => (pub.planets['quann'] = { owner: 0, exhausted: false }))
      .when(0, convert)
      .refused('TI4-ACT-13');
    for (const tile of ['tile-18', 'tile-1', 'tile-65'] as const)
      beside({ dreadnought: 1 }, { 0: tile }).when(0, convert).refused('TI4-ACT-13');
  });
});

describe('EXP and PLAN: Mirage', () => {
  const SYSTEM = 'tile-46';
  const PLANET = mirageIn(SYSTEM);
  const found = () => {
    const table = active(
      {
        galaxy: { 0: SYSTEM, 1: 'tile-47' },
        units: { [SYSTEM]: units(0, { cruiser: 1 }), 'tile-47': units(1, { carrier: 1, infantry: 2 }) },
        deal: onTop('mirage.1'),
        arrange: (pub) => {
          learned(pub, 0, 'dark-energy-tap');
          pub.frontier = [SYSTEM];
          lies(pub, legendaryCard('mirage'), legendaryCard('mirage'), null, 'mirage');
        },
      },
      SYSTEM,
    );
    return playUntil(table, (d) => d.kind === 'react' && d.seat === 0);
  };
  it('[TI4-CRX-14] it becomes a legendary planet in the system, and its finder has its cards readied', () => {
    const table = found();
    const { pub } = table.state;
    expect(pub.planets[PLANET]).toEqual({ owner: 0, exhausted: false });
    expect(planetsAt(pub, SYSTEM)).toEqual([PLANET]);
    expect(valueOf(asked(table), PLANET, 'influence')).toBe(2);
    expect(pub.table.components[legendaryCard('mirage')]).toMatchObject({ holder: 0, on: PLANET, ready: true });
    expect(fitsSystem(asked(table), 1, 'legendary-mecatol-or-anomaly', SYSTEM)).toBe(true);
    expect(fitsSystem(asked(table), 1, 'no-planets', SYSTEM)).toBe(false);
    table.when(0, { ability: legendaryCard('mirage'), component: legendaryCard('mirage') }).accepted();
    playUntil(table, ({ kind, seat }) => kind === 'turn' && seat !== 0);
    expect(table.state.pub.units[SYSTEM]).toContainEqual({ seat: 0, type: 'cruiser', marks: '', n: 1 });
  });
  it('[TI4-CRX-14] others land on it, and its cards go with it', () => {
    const table = found();
    table.state.pub.units[SYSTEM] = [];
    playUntil(table, ({ kind, seat }) => kind === 'turn' && seat === 1);
    table.when(1, { do: 'tactical', system: SYSTEM }).accepted();
    playUntil(table, ({ kind }) => kind === 'move');
    table.when(1, { ships: { 'tile-47': { carrier: 1 } }, cargo: { 'tile-47': { infantry: 2 } } }, 'move').accepted();
    playUntil(table, ({ kind }) => kind === 'commit');
    table.when(1, [{ unit: 'infantry', planet: PLANET }], 'commit').accepted();
    playUntil(table, ({ kind, seat }) => kind === 'turn' && seat !== 1);
    expect(table.state.pub.planets[PLANET]!.owner).toBe(1);
    expect(table.state.pub.table.components[legendaryCard('mirage')]!.holder).toBe(1);
  });
});

describe('PLAN and EXP: planets with several traits', () => {
  const terraformed = (pub: Pub): void => {
    inPlayOfNobody(pub, 'exploration');
    lies(pub, 'terraform.1', 'terraform', 0, 'quann');
  };
  it('[TI4-EXP-06] the exploring player chooses the deck', () => {
    const table = landed('cultural', 'freelancers.1', { arrange: terraformed });
    expect(table.question(0)).toMatchObject({ kind: 'pickOne', q: { what: 'trait', rule: 'TI4-EXP-06' } });
    table.when(0, 'hazardous').accepted();
    const [explored] = table.told.flatMap((e) => (e.t === 'explored' ? [e.all] : []));
    expect(explored!.place).toBe('quann');
    expect(explorationFacts(explored!.card).deck).toBe('hazardous');
  });
  it('[TI4-PLAN-13] it counts as each of them', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-25' },
      units: {},
      arrange: (pub) => {
        terraformed(pub);
        pub.planets['quann'] = { owner: 0, exhausted: false };
      },
    });
    const counts = (where: 'cultural' | 'hazardous' | 'industrial') =>
      progressOf(asked(table), 0, { op: 'planets', where, n: 4 }).have;
    expect([counts('cultural'), counts('hazardous'), counts('industrial')]).toEqual([1, 1, 1]);
  });
});

describe('EXP and REL: examples and hidden cards', () => {
  it('[TI4-INFO-02] an exploration card lies open before it is resolved', () => {
    const table = landed('industrial', 'abandoned-warehouses.1', {
      arrange: (pub) => {
        inPlayOfNobody(pub, 'exploration');
        pub.sheets[0]!.commodities = 1;
      },
    });
    expect(table.question(0)).toMatchObject({ kind: 'pickOne', q: { what: 'choice' } });
    expect(table.told.some((e) => e.t === 'explored' && e.all.card === 'abandoned-warehouses')).toBe(true);
    expect(view(table.state, 2).pub.table.cards['explored']).toContain('abandoned-warehouses.1');
  });
  it('[TI4-EX-43, TI4-CTE-06] with Dark Energy Tap the frontier must be explored by whoever has a ship there at the end', () => {
    const ended = (theirs: { [type: string]: number }) => {
      const table = active(
        {
          galaxy: { 0: 'tile-46', 1: 'tile-47' },
          units: { 'tile-46': [...units(0, { fighter: 1 }), ...units(1, theirs)] },
          deal: onTop('lost-crew.1'),
          dice: { 'battle 1 dreadnought': [10], 'battle 0 fighter': [1] },
          arrange: (pub) => {
            learned(pub, 0, 'dark-energy-tap', 'fighter-2');
            pub.frontier = ['tile-46'];
          },
        },
        'tile-46',
      );
      playUntil(table, ({ kind, seat }) => kind === 'turn' && seat !== 0);
      return table.state.pub.frontier;
    };
    expect(ended({})).toEqual([]);
    expect(ended({ dreadnought: 1 })).toEqual(['tile-46']);
  });
  it('[TI4-CTE-06, TI4-ANOM-15] with Dark Energy Tap a retreat leads to systems where nobody is, but into no closed anomaly', () => {
    const refugesIn = (known: boolean) => {
      const table = inSpace({
        galaxy: { 0: 'tile-46', 1: 'tile-43', 2: 'tile-42', 3: 'tile-47', 4: 'tile-44', 5: 'tile-48' },
        units: { 'tile-46': units(0, { cruiser: 1 }), 'tile-48': units(1, { infantry: 1 }) },
        arrange: (pub) => void (known && learned(pub, 0, 'dark-energy-tap')),
      });
      return refuges(rulesView(ti4, view(table.state, null)), 0, 'tile-46');
    };
    expect([refugesIn(false), refugesIn(true)]).toEqual([[], ['tile-47']]);
  });
  it('[TI4-EX-44] two cultural fragments and an unknown one for a relic; three unknown ones are none', () => {
    const gather = { do: 'component', ability: 'relic-fragments', component: 'relic-fragments.0' };
    const holding = (cards: [string, 'cultural' | 'frontier'][]) =>
      inSpace({
        galaxy: { 0: 'tile-46' },
        units: {},
        arrange: (pub) => lies(pub, 'relic-fragments.0', 'relic-fragments', 0),
        deal: (t) => {
          for (const [card, deck] of cards) t.move(card, deckOf(deck), fragmentsOf(0));
          t.move('dominus-orb', RELICS, RELICS, 'top');
        },
      }).when(0, gather);
    holding([1, 2, 3].map((n) => [`unknown-relic-fragment.${n}`, 'frontier'])).refused('TI4-ACT-13');
    const { pub } = holding([
      ['cultural-relic-fragment.1', 'cultural'],
      ['cultural-relic-fragment.2', 'cultural'],
      ['unknown-relic-fragment.1', 'frontier'],
    ]).accepted().state;
    expect(pub.table.cards[RELICS_GAINED]).toEqual(['dominus-orb']);
    expect(pub.table.cards[fragmentsOf(0)]).toEqual([]);
  });
  it('[TI4-REL-07] fragments of an eliminated player go to their discard piles, relics are gone', () => {
    const table = given({
      arrange: (pub) => {
        lies(pub, 'dominus-orb', relicText('dominus-orb'), 0);
        pub.units = Object.fromEntries(
          Object.entries(pub.units).map(([place, stacks]) => [place, stacks.filter(({ seat }) => seat !== 0)]),
        );
        for (const planet of planetsOf(pub, 0)) pub.planets[planet]!.owner = null;
      },
      deal: (t) => {
        t.move('cultural-relic-fragment.1', deckOf('cultural'), fragmentsOf(0));
        t.move('unknown-relic-fragment.1', deckOf('frontier'), fragmentsOf(0));
      },
    });
    playUntil(table, () => table.told.some((e) => e.t === 'eliminated'));
    expect(table.state.pub.table.out).toEqual([0]);
    const { cards, components } = table.state.pub.table;
    expect(cards[fragmentsOf(0)]).toEqual([]);
    expect(cards[discardOf('cultural')]).toEqual(['cultural-relic-fragment.1']);
    expect(cards[discardOf('frontier')]).toEqual(['unknown-relic-fragment.1']);
    expect(components['dominus-orb']).toBeUndefined();
  });
});
