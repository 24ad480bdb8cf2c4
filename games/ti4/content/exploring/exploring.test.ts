import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { inPlayOfNobody, landed, onTop, overPlanet } from '../../exploring.ts';
import { ti4 } from '../../game.ts';
import { given, playUntil } from '../../given.ts';
import { EXPLORATION_RULE } from '../../rules/expansion/exploration.ts';
import { discardOf, fragmentsOf } from '../../rules/expansion/decks.ts';
import { valueOf } from '../../rules/planets.ts';
import { planetsIn, systemsOf } from '../../rules/systems.ts';
import { specialtiesOf } from '../../rules/technology.ts';
import { handOf } from '../../rules/zones.ts';
import { active, learned, units } from '../../space.ts';

type Table = ReturnType<typeof landed>;
const sheet = ({ state }: Table, seat = 0) => state.pub.sheets[seat]!;
const asked = (table: Table) => rulesView(ti4, view(table.state, 0));
const explored = (table: Table) => table.told.flatMap((e) => (e.t === 'explored' ? [e.all.card] : []));
const cards = ({ state }: Table, zone: string) => state.pub.table.cards[zone] ?? [];

describe('EXP: exploration', () => {
  it('[TI4-EXP-01, TI4-EXP-02, TI4-EXP-03] a planet that nobody had is explored by its deck; a fragment is kept', () => {
    const table = landed('cultural', 'cultural-relic-fragment.4');
    expect(explored(table)).toEqual(['cultural-relic-fragment']);
    expect(cards(table, fragmentsOf(0))).toEqual(['cultural-relic-fragment.4']);
    const taken = landed('cultural', 'cultural-relic-fragment.4', {
      arrange: (pub) => {
        pub.planets['quann'] = { owner: 1, exhausted: false };
      },
    });
    expect(explored(taken)).toEqual([]);
    expect(taken.state.pub.planets['quann']!.owner).toBe(0);
  });

  it('[TI4-EXP-04, TI4-PLAN-12] Mecatol Rex and home planets are not explored', () => {
    for (const [system, planet] of [
      ['tile-18', 'mecatol-rex'],
      ['tile-1', 'jord'],
    ] as const) {
      const table = overPlanet('cultural', 'freelancers.1', {
        galaxy: { 0: system },
        units: { [system]: units(0, { carrier: 1, infantry: 1 }) },
        arrange: (pub) => {
          inPlayOfNobody(pub, EXPLORATION_RULE);
          pub.custodians = false;
        },
      });
      table.when(0, [{ unit: 'infantry', planet }]).accepted();
      expect(table.state.pub.planets[planet]!.owner).toBe(0);
      expect(explored(table)).toEqual([]);
    }
  });

  it('[TI4-EXP-05] systems without planets hold frontier tokens, in the expansion alone', () => {
    const { pub } = given({ seats: 6 }).state;
    expect(pub.frontier.toSorted()).toEqual(
      systemsOf(pub)
        .filter((id) => planetsIn(id).length === 0)
        .toSorted(),
    );
    expect(pub.frontier.length).toBeGreaterThan(0);
    expect(given({ options: { expansion: 'no' } }).state.pub.frontier).toEqual([]);
  });

  it('[TI4-EXP-07, TI4-EX-42] several planets at once, in the order the player chooses; the first is explored before the second is gained', () => {
    const table = overPlanet('cultural', 'core-mine.1', {
      galaxy: { 0: 'tile-34' },
      units: { 'tile-34': units(0, { carrier: 1, infantry: 2 }) },
      deal: onTop('cultural-relic-fragment.1', 'industrial-relic-fragment.1'),
    });
    table
      .when(0, [
        { unit: 'infantry', planet: 'centauri' },
        { unit: 'infantry', planet: 'gral' },
      ])
      .accepted();
    expect(table.question(0).q).toMatchObject({ what: 'planet', from: ['centauri', 'gral'], rule: 'TI4-CTRL-09' });
    table.when(0, 'jord').refused('TI4-CTRL-09');
    expect(explored(table)).toEqual([]);
    table.when(0, 'gral').accepted();
    expect(explored(table)).toEqual(['industrial-relic-fragment', 'cultural-relic-fragment']);
    const order = table.told.flatMap(({ t }) => (t === 'controls' || t === 'explored' ? [t] : []));
    expect(order).toEqual(['controls', 'explored', 'controls', 'explored']);
  });

  it('[TI4-EXP-08] an event is discarded to the pile of its own deck', () => {
    const table = landed('industrial', 'functioning-base.2').when(0, 'nothing').accepted();
    expect(cards(table, discardOf('industrial'))).toEqual(['functioning-base.2']);
    expect(table.state.pub.table.components['functioning-base.2']).toBeUndefined();
  });

  const inTheVoid = (technology: boolean, ships: object) =>
    active({
      galaxy: { 0: 'tile-46' },
      units: { 'tile-46': units(0, ships as { [type: string]: number }) },
      deal: onTop('lost-crew.1'),
      arrange: (pub) => {
        pub.frontier = ['tile-46'];
        if (technology) learned(pub, 0, 'dark-energy-tap');
      },
    });
  const afterwards = (table: Table) => playUntil(table, ({ kind, seat }) => kind === 'turn' && seat === 1);
  it('[TI4-EXP-09, TI4-EXP-10] Dark Energy Tap explores the frontier after a tactical action with a ship there; the token goes', () => {
    const table = afterwards(inTheVoid(true, { cruiser: 1 }));
    expect(explored(table)).toEqual(['lost-crew']);
    expect(table.state.pub.frontier).toEqual([]);
    const without = afterwards(inTheVoid(false, { cruiser: 1 }));
    expect(explored(without)).toEqual([]);
    expect(without.state.pub.frontier).toEqual(['tile-46']);
    expect(explored(afterwards(inTheVoid(true, {})))).toEqual([]);
  });

  it('[TI4-EXP-11] a planet is not explored again when it changes hands or is taken back', () => {
    const table = landed('cultural', 'paradise-world.1');
    expect(explored(table)).toEqual(['paradise-world']);
    const again = overPlanet('cultural', 'freelancers.1', {
      arrange: (pub) => {
        inPlayOfNobody(pub, EXPLORATION_RULE);
        pub.planets['quann'] = { owner: 0, exhausted: false };
      },
    });
    expect(explored(again.when(0, [{ unit: 'infantry', planet: 'quann' }]).accepted())).toEqual([]);
  });

  it('[TI4-EXP-12, TI4-PLAN-11] an attachment lies on the explored planet and goes with it to its next owner', () => {
    const table = landed('cultural', 'dyson-sphere.1');
    expect(table.state.pub.table.components['dyson-sphere.1']).toMatchObject({ on: 'quann', holder: 0 });
    expect(valueOf(asked(table), 'quann', 'resources')).toBe(4);
    expect(valueOf(asked(table), 'quann', 'influence')).toBe(2);
    expect(valueOf(asked(table), 'wellon', 'resources')).toBe(1);
  });

  it('[TI4-EXP-13] a transaction is possible before the card is resolved', () => {
    const table = landed('industrial', 'functioning-base.2', {
      galaxy: { 0: 'tile-23', 1: 'tile-35' },
      units: {
        'tile-23': units(0, { carrier: 1, infantry: 2 }),
        'tile-35': units(1, { cruiser: 1 }),
      },
      arrange: (pub) => {
        inPlayOfNobody(pub, EXPLORATION_RULE);
        pub.sheets[1]!.goods = 1;
      },
    });
    const none = { goods: 0, commodities: 0, note: null };
    const terms = { gives: { ...none, goods: 1 }, wants: none, promise: '' };
    table.command({ do: 'offer', seat: 1, to: 0, terms }).accepted();
    table.command({ do: 'accept', seat: 0, deal: table.state.pub.table.deals[0]!.id }).accepted();
    expect(sheet(table).goods).toBe(1);
    expect(cards(table, discardOf('industrial'))).toEqual([]);
    expect(sheet(table.when(0, 'gain-commodities').accepted()).commodities).toBe(1);
  });
});

describe('CRX: exploration cards', () => {
  it('[TI4-CRX-16] a reward for a mech on the planet, or for an infantry that is removed; else nothing', () => {
    const removed = landed('hazardous', 'core-mine.1').when(0, 'remove-infantry').accepted();
    expect(sheet(removed).goods).toBe(1);
    expect(removed.state.pub.units['vefut-ii'] ?? []).toEqual([]);
    const declined = landed('hazardous', 'core-mine.1').when(0, 'nothing').accepted();
    expect(sheet(declined).goods).toBe(0);
    expect(declined.state.pub.units['vefut-ii']).toHaveLength(1);
    const mech = overPlanet('hazardous', 'expedition.1', {
      units: { 'tile-20': units(0, { carrier: 1, mech: 1 }) },
    }).when(0, [{ unit: 'mech', planet: 'vefut-ii' }]);
    expect(mech.accepted().state.pub.planets['vefut-ii']!.exhausted).toBe(false);
  });
  it('Volatile Fuel Source gives a command token', () => {
    const table = landed('hazardous', 'volatile-fuel-source.1').when(0, 'remove-infantry').accepted();
    expect(table.question(0).q).toMatchObject({ n: 1, as: 'gain' });
  });

  const rich = (commodities: number, goods = 0) => ({
    arrange: (pub: Table['state']['pub']) => {
      inPlayOfNobody(pub, EXPLORATION_RULE);
      Object.assign(pub.sheets[0]!, { commodities, goods });
    },
  });
  it('Abandoned Warehouses: two commodities, or up to two turned into trade goods', () => {
    const gained = landed('industrial', 'abandoned-warehouses.1', rich(0)).when(0, 'gain-commodities').accepted();
    expect(sheet(gained).commodities).toBe(2);
    const turned = landed('industrial', 'abandoned-warehouses.1', rich(3)).when(0, 'convert').accepted();
    expect([sheet(turned).commodities, sheet(turned).goods]).toEqual([1, 2]);
    const one = landed('industrial', 'abandoned-warehouses.1', rich(3)).when(0, 'convert-one').accepted();
    expect([sheet(one).commodities, sheet(one).goods]).toEqual([2, 1]);
  });
  it('Functioning Base: a commodity, or an action card for a trade good or commodity', () => {
    const table = landed('industrial', 'functioning-base.1', rich(0, 1));
    const held = table.state.pub.table.zones[handOf(0)]!.n;
    table.when(0, 'draw-card').accepted();
    expect(table.state.pub.table.zones[handOf(0)]!.n).toBe(held + 1);
    expect(sheet(table).goods).toBe(0);
    const poor = landed('industrial', 'functioning-base.1', rich(0, 0));
    poor.when(0, 'draw-card').refused('TI4-EXP-03');
    expect(sheet(poor.when(0, 'gain-commodities').accepted()).commodities).toBe(1);
  });
  it('Local Fabricators: a mech for a trade good or commodity', () => {
    const table = landed('industrial', 'local-fabricators.1', rich(1)).when(0, 'place-mech').accepted();
    expect(sheet(table).commodities).toBe(0);
    expect(table.state.pub.units['saudor']).toContainEqual({ seat: 0, type: 'mech', marks: '', n: 1 });
  });
  it('[TI4-COMP-11] Local Fabricators: without a mech left one may be taken back', () => {
    const spent = {
      arrange: (pub: Table['state']['pub']) => {
        rich(1).arrange(pub);
        pub.units['lodor'] = [{ seat: 0, type: 'mech', marks: '', n: 3 }];
      },
    };
    const table = landed('industrial', 'local-fabricators.1', spent).when(0, 'place-mech').accepted();
    table.when(0, ['mech@lodor'], 'pickSome').accepted();
    expect(table.state.pub.units['saudor']).toContainEqual({ seat: 0, type: 'mech', marks: '', n: 1 });
    expect(table.state.pub.units['lodor']).toEqual([{ seat: 0, type: 'mech', marks: '', n: 2 }]);
  });
  it('Mercenary Outfit: an infantry on the planet', () => {
    const table = landed('cultural', 'mercenary-outfit.1').when(0, 'place-infantry').accepted();
    expect(table.state.pub.units['quann']).toEqual([{ seat: 0, type: 'infantry', marks: '', n: 2 }]);
  });
  it('[TI4-CRX-12] Freelancers: one unit, paid with resources or influence', () => {
    const table = landed('cultural', 'freelancers.1', {
      arrange: (pub) => {
        inPlayOfNobody(pub, EXPLORATION_RULE);
        pub.planets['torkan'] = { owner: 0, exhausted: false };
      },
    });
    const made = (n: number) => ({ units: { quann: { infantry: n } }, pay: { coins: ['torkan'], goods: 0 } });
    table.when(0, made(2)).refused('TI4-PROD-02');
    table.when(0, made(1)).accepted();
    expect(table.state.pub.units['quann']).toEqual([{ seat: 0, type: 'infantry', marks: '', n: 2 }]);
    expect(valueOf(asked(table), 'torkan', 'resources')).toBe(0);
  });
  it('a gamma wormhole token is laid', () => {
    expect(landed('cultural', 'gamma-wormhole.1').state.pub.wormholes['tile-25']).toEqual(['gamma']);
  });
  it('[TI4-CRX-15] a research facility gives its specialty, or values where there is one', () => {
    const plain = landed('industrial', 'biotic-research-facility.1');
    expect(specialtiesOf(asked(plain), 'saudor')).toEqual(['biotic']);
    expect(valueOf(asked(plain), 'saudor', 'resources')).toBe(2);
    const gifted = overPlanet('industrial', 'biotic-research-facility.1', {
      galaxy: { 0: 'tile-19' },
      units: { 'tile-19': units(0, { carrier: 1, infantry: 1 }) },
    }).when(0, [{ unit: 'infantry', planet: 'wellon' }]);
    expect(specialtiesOf(asked(gifted), 'wellon')).toEqual(['cybernetic']);
    expect(valueOf(asked(gifted), 'wellon', 'resources')).toBe(2);
    expect(valueOf(asked(gifted), 'wellon', 'influence')).toBe(3);
  });
  it('[TI4-CRX-10] the Demilitarized Zone sends units away and keeps them away', () => {
    const table = landed('cultural', 'demilitarized-zone.1');
    expect(table.state.pub.units['quann'] ?? []).toEqual([]);
    expect(table.state.pub.units['tile-25']).toContainEqual({ seat: 0, type: 'infantry', marks: '', n: 2 });
    expect(table.state.pub.planets['quann']!.owner).toBe(0);
    expect(asked(table).permission('mayPlace', { seat: 0, unit: 'infantry', place: 'quann' }, true)).toBe(false);
  });

  const frontier = (card: string, arrange: (pub: Table['state']['pub']) => void = () => {}) =>
    playUntil(
      active({
        galaxy: { 0: 'tile-46', 1: 'tile-25', 4: 'tile-47', 7: 'tile-40' },
        units: { 'tile-46': units(0, { cruiser: 1 }) },
        deal: onTop(card),
        arrange: (pub) => {
          pub.frontier = ['tile-46'];
          learned(pub, 0, 'dark-energy-tap');
          arrange(pub);
        },
      }),
      ({ kind, seat }) => kind === 'pickOne' || (kind === 'turn' && seat === 1),
    );
  it('Lost Crew draws two action cards, Derelict Vessel a secret objective', () => {
    const drew = (card: string) => frontier(card).told.flatMap((e) => (e.t === 'drew' ? [e.all] : []));
    expect(drew('lost-crew.1')).toContainEqual({ seat: 0, n: 2, what: 'action-card' });
    expect(drew('derelict-vessel.1')).toContainEqual({ seat: 0, n: 1, what: 'secret-objective' });
  });
  it('Merchant Station: commodities are replenished, or all turned into trade goods', () => {
    const replenished = frontier('merchant-station.1', (pub) => {
      pub.sheets[0]!.commodities = 0;
    });
    expect(sheet(replenished.when(0, 'replenish').accepted()).commodities).toBeGreaterThan(0);
    const turned = frontier('merchant-station.1', (pub) => {
      pub.sheets[0]!.commodities = 3;
    });
    expect(sheet(turned.when(0, 'convert').accepted()).goods).toBe(3);
  });
  it('[TI4-CRX-11] Enigmatic Device: six resources in full and the card, for a technology', () => {
    const device = { do: 'component', ability: 'enigmatic-device explored', component: 'enigmatic-device.1' };
    const later = (owned: string[]) => {
      const table = frontier('enigmatic-device.1', (pub) => {
        for (const planet of owned) pub.planets[planet] = { owner: 0, exhausted: false };
      });
      return playUntil(table, ({ kind, seat }) => kind === 'turn' && seat === 0);
    };
    expect(later([]).state.pub.table.components['enigmatic-device.1']!.holder).toBe(0);
    later(['jord']).when(0, device).refused('TI4-ACT-13');
    const table = later(['jord', 'lodor']).when(0, device).accepted();
    expect(table.question(0).kind).toBe('research');
    expect(table.state.pub.table.components['enigmatic-device.1']).toBeUndefined();
  });
  it('[TI4-CRX-13] Ion Storm: its finder chooses the side, and ships that use it turn it over', () => {
    const table = frontier('ion-storm.1', (pub) => {
      pub.units['tile-40'] = units(0, { cruiser: 1 });
      pub.units['tile-25'] = units(0, { cruiser: 1 });
    });
    table.when(0, 'beta').accepted();
    expect(table.state.pub.wormholes['tile-46']).toEqual(['beta']);
    const again = (from: string) => {
      const next = playUntil(table, ({ kind, seat }) => kind === 'turn' && seat === 0);
      next.state.pub.tokens = {};
      next.when(0, { do: 'tactical', system: 'tile-47' }).accepted();
      next.when(0, { ships: { [from]: { cruiser: 1 } }, cargo: {} }, 'move').accepted();
      return next.state.pub.wormholes['tile-46'];
    };
    // From beside it, no wormhole is needed; from the other end of the wormhole it is.
    expect(again('tile-46')).toEqual(['beta']);
    expect(again('tile-40')).toEqual(['alpha']);
  });
  it('[TI4-CRX-13] Ion Storm: a retreat through its wormhole turns it over, another movement by a card does not', () => {
    const retreating = (card: boolean) => {
      const table = active({
        // An alpha wormhole beyond: the storm leads there while it shows alpha.
        galaxy: { 0: 'tile-46', 13: 'tile-39' },
        units: {
          'tile-46': [...units(0, { cruiser: 1 }), ...units(1, { cruiser: 1 })],
          'tile-39': units(0, { cruiser: 1 }),
        },
        dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [1] },
        hands: card ? { 0: ['skilled-retreat.1'] } : {},
        arrange: (pub) => {
          pub.wormholes = { 'tile-46': ['alpha'] };
          pub.table.components = {
            'ion-storm.1': {
              ability: 'ion-storm explored',
              holder: null,
              ready: true,
              on: null,
              store: { system: 'tile-46', side: 'alpha' },
            },
          };
        },
      });
      if (table.state.pub.table.open.some(({ kind }) => kind === 'move'))
        table.when(0, { ships: {}, cargo: {} }, 'move');
      if (card) table.when(0, { ability: 'skilled-retreat', component: 'skilled-retreat.1' }, 'react').accepted();
      else
        playUntil(table, (d) => d.kind === 'announceRetreat' && d.seat === 0)
          .when(0, true)
          .accepted();
      playUntil(table, (d) => d.kind === 'turn');
      expect(table.state.pub.units['tile-39']).toEqual(units(0, { cruiser: 2 }));
      return table.state.pub.wormholes['tile-46'];
    };
    expect([retreating(false), retreating(true)]).toEqual([['beta'], ['alpha']]);
  });
});
