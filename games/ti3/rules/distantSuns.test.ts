import { describe, expect, it } from 'vitest';
import { newTable } from '@orrery/kernel/testing';
import { DOMAIN_COUNTERS, domainDeck } from '../content/domainCounters.ts';
import { ti3 } from '../game.ts';
import { PASS, activate, given, playAction, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';
import { unexploredIn } from './domain.ts';
import { hand } from './hands.ts';
import { lanes, neighbours } from './systems.ts';

type Table = ReturnType<typeof given>;
const CARRIER = 'carrier ground-force:3';
const land = (n: number, to: string, from = 0) => ({ from, unit: 'ground-force', n, to });

/** Seat 0 stands over Arnor and Lor with three Ground Forces; a counter lies on Lor. */
const over = (counter: string | null, more: Fixture = {}): Table =>
  given({
    counters: counter === null ? {} : { lor: counter },
    ...more,
    units: { 'arnor-lor': { 0: { [CARRIER]: 1 } }, ...more.units },
  })
    .when(0, activate('arnor-lor'))
    .accepted();
const explore = (counter: string, more: Fixture = {}, n = 2): Table => over(counter, more).when(0, [land(n, 'lor')]);
const found = (table: Table) => table.told.flatMap((e) => (e.t === 'explored' ? [e.all.counter] : []));
const at = (table: Table, place: string, seat = 0) => unitsAt(table.state.pub, place, seat);
const owner = (table: Table, planet = 'lor') => table.state.pub.planets[planet]!.by;

describe('OPT-DISTANTSUNS: set-up and landing', () => {
  it('[TI3-OPT-DISTANTSUNS-01, TI3-OPT-DISTANTSUNS-02] one face down on every neutral planet but Mecatol Rex and home planets; the rest has left the game unseen', () => {
    expect(domainDeck()).toHaveLength(44);
    expect(new Set(domainDeck()).size).toBe(44);
    const play = (seed: number) => newTable(ti3, 3, { setup: 'skirmish', distantSuns: 'yes' }, seed);
    const { pub } = play(1).state;
    const hidden = pub.galaxy.filter((system) => system !== '').flatMap((system) => unexploredIn(pub, system));
    expect(hidden.toSorted()).toEqual(
      Object.keys(pub.planets)
        .filter((id) => pub.planets[id]!.by === null && id !== 'mecatol-rex')
        .toSorted(),
    );
    expect(pub.table.zones['domain-gone']!.n).toBe(44 - hidden.length);
    expect(pub.table.zones['domain-pile']!.n).toBe(0);
    play(1).seen(0, (v) => expect(v.me!.table.cards[`domain-on-${hidden[0]!}`]).toBeUndefined());
    // They are shuffled.
    const first = (seed: number) => JSON.stringify(play(seed).state.hidden.table.cards);
    expect(first(1)).not.toBe(first(2));
    expect(newTable(ti3, 3, { setup: 'skirmish' }).state.pub.table.zones['domain-pile']).toBeUndefined();
  });

  it('[TI3-OPT-DISTANTSUNS-03, TI3-OPT-DISTANTSUNS-05, TI3-OPT-DISTANTSUNS-24] a landing turns the counter up and it takes effect at once: goods as far as there are any', () => {
    const table = explore('natural-wealth-3').accepted();
    expect(found(table)).toEqual(['natural-wealth-3.1']);
    expect([owner(table), table.state.pub.sheets[0]!.goods]).toEqual([0, 3]);
    expect(unexploredIn(table.state.pub, 'arnor-lor')).toEqual([]);
    const poor = explore('natural-wealth-4', { sheets: { 1: { goods: 38 } } });
    expect(poor.state.pub.sheets[0]!.goods).toBe(2);
  });

  it('[TI3-OPT-DISTANTSUNS-28] Peaceful Annexation: nothing happens to the landing', () => {
    const table = explore('peaceful-annexation').accepted();
    expect([found(table), owner(table), at(table, 'lor')]).toEqual([
      ['peaceful-annexation.1'],
      0,
      { 'ground-force': 2 },
    ]);
  });

  it('[TI3-OPT-DISTANTSUNS-04] after a discovery nobody lands again in the activation; with the answers of the publisher on another planet', () => {
    const table = explore('peaceful-annexation').accepted();
    expect(table.question(1).kind).toBe('turn');
    const faq = explore('peaceful-annexation', { faq: true }).accepted();
    expect(faq.question(0).kind).toBe('land');
    faq.when(0, [land(1, 'lor')]).refused('TI3-OPT-DISTANTSUNS-11');
    faq.when(0, [land(1, 'arnor')]).accepted();
    expect([owner(faq, 'arnor'), owner(faq)]).toEqual([0, 0]);
  });

  it('[TI3-OPT-DISTANTSUNS-06] whoever gains a planet without landing removes the counter unseen', () => {
    const table = given({
      counters: { wellon: 'natural-wealth-2' },
      hands: { 0: ['voluntary-annexation'] },
      planets: { 'mecatol-rex': 0 },
    });
    table.when(0, playAction('voluntary-annexation'));
    if (table.state.pub.table.open.some((d) => d.kind === 'pickOne')) table.when(0, 'wellon');
    table.accepted();
    expect([owner(table, 'wellon'), found(table), table.state.pub.sheets[0]!.goods]).toEqual([0, [], 0]);
    expect(unexploredIn(table.state.pub, 'wellon-system')).toEqual([]);
    expect(table.state.pub.table.zones['domain-gone']!.n).toBe(44);
  });

  it('[TI3-OPT-DISTANTSUNS-07] a planet that becomes neutral again has no new counter', () => {
    const table = explore('peaceful-annexation').accepted();
    table.state.pub.planets.lor!.by = null;
    table.when(1, PASS).accepted();
    expect(unexploredIn(table.state.pub, 'arnor-lor')).toEqual([]);
  });
});

describe('OPT-DISTANTSUNS: probing', () => {
  const fighters: Fixture = { units: { 'arnor-lor': { 0: { [CARRIER]: 1, fighter: 1 } } } };
  it('[TI3-OPT-DISTANTSUNS-08, TI3-OPT-DISTANTSUNS-09, TI3-OPT-DISTANTSUNS-10] with a Fighter there the player may look in secret; the counter stays face down', () => {
    const table = over('settlers', fighters);
    expect(table.question(0).q).toMatchObject({ what: 'probe', rule: 'TI3-OPT-DISTANTSUNS-08' });
    table.when(0, 'yes').accepted();
    const told = table.events.find((e) => e.t === 'probed')!;
    expect([told.all, told.to, told.some]).toEqual([{ seat: 0, planets: ['lor'] }, [0], { counters: ['settlers.1'] }]);
    expect(unexploredIn(table.state.pub, 'arnor-lor')).toEqual(['lor']);
    expect(table.state.pub.table.cards['domain-on-lor']).toBeUndefined();
    table.seen(1, (v) => expect(v.me!.table.knows['domain-on-lor']).toBeUndefined());
    // Without a Fighter there is nothing to ask.
    expect(over('settlers').question(0).kind).toBe('land');
    // Not in a Transfer Action.
    const transfer = given({
      counters: { lor: 'settlers' },
      units: { 'arnor-lor': { 0: { carrier: 1, fighter: 1 } }, 'quann-system': { 0: { cruiser: 1 } } },
    }).when(0, { do: 'transfer', systems: ['arnor-lor', 'quann-system'] });
    transfer.when(0, []).accepted();
    expect(transfer.told.some((e) => e.t === 'probed')).toBe(false);
    expect(transfer.state.pub.table.open.every((d) => d.kind !== 'pickOne')).toBe(true);
  });

  it('[TI3-OPT-DISTANTSUNS-11] nobody lands Ground Forces on a planet probed in the same activation', () => {
    const table = over('settlers', fighters).when(0, 'yes');
    table.when(0, [land(1, 'lor')]).refused('TI3-OPT-DISTANTSUNS-11');
    table.when(0, [land(1, 'arnor')]).accepted();
    const left = over('peaceful-annexation', fighters)
      .when(0, 'no')
      .when(0, [land(1, 'lor')])
      .accepted();
    expect(owner(left)).toBe(0);
  });

  it('[TI3-OPT-DISTANTSUNS-12] Lazax Survivors found by a probe: a point and three Action Cards, and the counter is gone', () => {
    const table = over('lazax-survivors', { ...fighters, objectives: {} })
      .when(0, 'yes')
      .accepted();
    expect(table.state.pub.sheets[0]!.points).toBe(1);
    expect(table.state.pub.table.zones[hand(0)]!.n).toBe(3);
    expect(unexploredIn(table.state.pub, 'arnor-lor')).toEqual([]);
  });
});

describe('OPT-DISTANTSUNS: razing', () => {
  const HAND = ['recheck', 'recheck', 'recheck', 'sabotage'];
  const fleet = (ships: { [ship: string]: number }, more: Fixture = {}): Table =>
    given({
      counters: { lor: 'settlers', arnor: 'hostile-locals-1' },
      hands: { 0: HAND },
      planets: { wellon: 0 },
      ...more,
      units: { 'arnor-lor': { 0: ships }, ...more.units },
    })
      .when(0, activate('arnor-lor'))
      .accepted();
  it('[TI3-OPT-DISTANTSUNS-13, TI3-OPT-DISTANTSUNS-15, TI3-OPT-DISTANTSUNS-17] a Dreadnought or War Sun removes one face-down counter without effect, then a die decides (DT-20)', () => {
    const table = fleet({ dreadnought: 1 }, { dice: { 'razing 0': [7] } });
    expect(table.question(0).q).toMatchObject({
      what: 'raze',
      from: ['none', 'arnor dreadnought', 'lor dreadnought'],
    });
    table.when(0, 'lor dreadnought').accepted();
    expect(unexploredIn(table.state.pub, 'arnor-lor')).toEqual(['arnor']);
    expect(table.state.pub.table.zones[hand(0)]!.n).toBe(4);
    expect(found(table)).toEqual([]);
    // One ship, one counter: it is not asked again.
    expect(table.question(1).kind).toBe('turn');
    const two = fleet({ dreadnought: 1, 'war-sun': 1 }, { dice: { 'razing 0': [1, 1] } });
    two.when(0, 'lor dreadnought').when(0, 'arnor war-sun').accepted();
    expect(unexploredIn(two.state.pub, 'arnor-lor')).toEqual([]);
    for (const [die, cards, exhausted] of [
      [8, 1, false],
      [9, 1, false],
      [10, 1, true],
    ] as const) {
      const lost = fleet({ dreadnought: 1 }, { dice: { 'razing 0': [die] } }).when(0, 'lor dreadnought');
      expect([lost.state.pub.table.zones[hand(0)]!.n, lost.state.pub.planets.wellon!.exhausted]).toEqual([
        cards,
        exhausted,
      ]);
    }
    expect(fleet({ cruiser: 1 }).question(1).kind).toBe('turn');
  });

  it('[TI3-OPT-DISTANTSUNS-13] in the Invasion Combat step; with the answers of the publisher before the landings', () => {
    for (const [faq, kinds] of [
      [false, ['land', 'pickOne']],
      [true, ['pickOne', 'land']],
    ] as const) {
      const table = fleet({ dreadnought: 1, [CARRIER]: 1 }, { faq });
      const asked = [table.question(0).kind];
      table.when(0, faq ? 'none' : []);
      asked.push(table.question(0).kind);
      expect(asked).toEqual(kinds);
    }
  });

  it('[TI3-OPT-DISTANTSUNS-14] a face-up counter is safe', () => {
    const table = fleet({ dreadnought: 1 }, { counters: {}, found: { lor: 'biohazard.1' } });
    expect(table.question(1).kind).toBe('turn');
    expect(table.state.pub.found).toEqual({ lor: 'biohazard.1' });
  });

  it('[TI3-OPT-DISTANTSUNS-16] a ship that razes does not bombard', () => {
    const table = fleet(
      { 'war-sun': 1 },
      {
        counters: { arnor: 'settlers' },
        planets: { lor: 1 },
        units: { lor: { 1: { 'ground-force': 1 } } },
        dice: { 'razing 0': [1] },
      },
    );
    table.when(0, 'arnor war-sun').accepted();
    expect(table.question(1).kind).toBe('turn');
    const spared = fleet(
      { 'war-sun': 1 },
      { counters: { arnor: 'settlers' }, planets: { lor: 1 }, units: { lor: { 1: { 'ground-force': 1 } } } },
    ).when(0, 'none');
    expect(spared.question(0).kind).toBe('invade');
  });

  it('[TI3-OPT-DISTANTSUNS-18] Lazax Survivors razed: all cards, all planets, all goods, and no vote on the next agenda', () => {
    const table = fleet(
      { dreadnought: 1 },
      {
        counters: { lor: 'lazax-survivors' },
        sheets: { 0: { goods: 5 }, 1: { cards: [{ card: 'political', used: false }] } },
        strategyCards: true,
        agendas: ['agenda-cost-overruns', 'agenda-free-trade'],
        dice: { 'razing 0': [1] },
      },
    ).when(0, 'lor dreadnought');
    const { pub } = table.state;
    expect([pub.table.zones[hand(0)]!.n, pub.sheets[0]!.goods, pub.goods]).toEqual([0, 0, 40]);
    expect(['wellon', 'arc-prime', 'wren-terra'].every((planet) => pub.planets[planet]!.exhausted)).toBe(true);
    table.when(1, { do: 'strategy', card: 'political' });
    while (table.state.pub.table.open.some((d) => d.kind === 'placeCounters'))
      table.when(1, { strategy: 0, fleet: 0, command: 1 }, 'placeCounters');
    const voters: number[] = [];
    for (let open = table.state.pub.table.open[0]!; open.kind === 'vote'; open = table.state.pub.table.open[0]!) {
      voters.push(open.seat!);
      table.when(open.seat!, 'against').accepted();
    }
    expect(voters.toSorted()).toEqual([1, 2]);
    expect(table.state.pub.table.components['outcast@0']).toBeUndefined();
  });
});

describe('OPT-DISTANTSUNS: the counters', () => {
  it('[TI3-OPT-DISTANTSUNS-19] Biohazard: one Ground Force of every landing dies; the conqueror may remove it, with the answers of the publisher must', () => {
    const table = explore('biohazard').accepted();
    expect(at(table, 'lor')).toEqual({ 'ground-force': 1 });
    expect([owner(table), table.state.pub.found]).toEqual([0, { lor: 'biohazard.1' }]);
    expect(table.question(0).q).toMatchObject({ what: 'clear' });
    expect(explore('biohazard').when(0, 'yes').state.pub.found).toEqual({});
    expect(explore('biohazard').when(0, 'no').state.pub.found).toEqual({ lor: 'biohazard.1' });
    expect(explore('biohazard', { faq: true }).state.pub.found).toEqual({});
    // Alone it dies, the planet stays neutral, and the next landing fares no better.
    const lone = explore('biohazard', {}, 1).accepted();
    expect([owner(lone), at(lone, 'lor'), lone.state.pub.found]).toEqual([null, {}, { lor: 'biohazard.1' }]);
    const next = over(null, { found: { lor: 'biohazard.1' } })
      .when(0, [land(3, 'lor')])
      .accepted();
    expect(at(next, 'lor')).toEqual({ 'ground-force': 2 });
  });

  it('[TI3-OPT-DISTANTSUNS-20] Wormhole Discovery: the system is a wormhole system from now on', () => {
    const table = explore('wormhole-alpha-counter').accepted();
    const { pub } = table.state;
    expect(pub.gates).toEqual({ 'arnor-lor': ['alpha'] });
    expect([lanes(pub, 'arnor-lor'), neighbours(pub, 'lodor-system')].map((all) => all.length)).toEqual([
      lanes(given({}).state.pub, 'arnor-lor').length + 1,
      neighbours(given({}).state.pub, 'lodor-system').length + 1,
    ]);
    expect(lanes(pub, 'arnor-lor')).toContain('lodor-system');
    expect(neighbours(pub, 'lodor-system')).toContain('arnor-lor');
  });

  it('[TI3-OPT-DISTANTSUNS-21] Radiation: all Ground Forces of the landing die, then the counter is gone', () => {
    const table = explore('radiation').accepted();
    expect([owner(table), at(table, 'lor'), table.state.pub.found]).toEqual([null, {}, {}]);
    // Star of Death leaves one behind.
    const star = given({
      counters: {},
      hands: { 0: ['star-of-death'] },
      units: { 'arnor-lor': { 0: { 'war-sun ground-force:1': 1 } }, lor: { 1: { 'ground-force': 2, pds: 1 } } },
      planets: { lor: 1 },
    })
      .when(0, activate('arnor-lor'))
      .when(1, 0);
    star.when(0, { ability: 'star-of-death', component: 'star-of-death.1' }).accepted();
    expect([owner(star), star.state.pub.found]).toEqual([null, { lor: 'radiation' }]);
    star.when(0, [land(1, 'lor')]).accepted();
    expect([owner(star), star.state.pub.found, at(star, 'arnor-lor')]).toEqual([null, {}, { 'war-sun': 1 }]);
  });

  it('[TI3-OPT-DISTANTSUNS-22] Technological Society: the player to the left chooses a technology for the discoverer', () => {
    const table = explore('technological-society').accepted();
    expect(table.question(1).q).toMatchObject({ what: 'technology', rule: 'TI3-OPT-DISTANTSUNS-22' });
    table.when(1, 'war-sun').refused('TI3-OPT-DISTANTSUNS-22');
    table.when(1, 'antimass-deflectors').accepted();
    expect(table.state.pub.sheets[0]!.technologies).toEqual(['antimass-deflectors']);
    expect(table.state.pub.sheets[1]!.technologies).toEqual([]);
  });

  it('[TI3-OPT-DISTANTSUNS-23] Hostile Locals fight every landing with combat value 8; after a failure they are all there again; nobody bombards them', () => {
    const won = explore('hostile-locals-2', {
      units: { 'arnor-lor': { 0: { [CARRIER]: 1 } } },
      dice: { 'invasion 0 ground-force': [8, 1, 8], 'invasion 1 ground-force': [8, 7, 1] },
    }).accepted();
    expect([owner(won), at(won, 'lor'), won.state.pub.found]).toEqual([0, { 'ground-force': 1 }, {}]);
    // The left neighbor rolls for them, with nothing added.
    const rolled = won.told.flatMap((e) => (e.t === 'rolled' ? [e.all.rolls[1]!] : []))[0]!;
    expect([rolled.by, rolled.volleys[0]!.combat, rolled.volleys[0]!.modifier]).toEqual([1, 8, 0]);
    const lost = explore('hostile-locals-3', {
      dice: { 'invasion 0 ground-force': [8, 8], 'invasion 1 ground-force': [8, 8, 1] },
    }).accepted();
    expect([owner(lost), at(lost, 'lor'), lost.state.pub.found]).toEqual([null, {}, { lor: 'hostile-locals-3.1' }]);
    // So they are when both sides have died.
    const both = explore(
      'hostile-locals-1',
      {
        dice: { 'invasion 0 ground-force': [8], 'invasion 1 ground-force': [8] },
      },
      1,
    );
    expect([owner(both), both.state.pub.found]).toEqual([null, { lor: 'hostile-locals-1.1' }]);
    const again = over(null, {
      found: { lor: 'hostile-locals-3.1' },
      units: { 'arnor-lor': { 0: { [CARRIER]: 1, dreadnought: 1 } } },
      dice: { 'invasion 0 ground-force': [8, 8, 8], 'invasion 1 ground-force': [1, 1, 1] },
    });
    again.when(0, [land(3, 'lor', 0)]).accepted();
    expect(
      again.told.flatMap((e) => (e.t === 'rolled' ? [e.all.purpose, e.all.rolls[1]!.volleys[0]!.dice.length] : [])),
    ).toEqual(['invasion', 3]);
    expect(owner(again)).toBe(0);
  });

  it('[TI3-OPT-LEADERS-08] a leader among those whom Hostile Locals beat off a neutral planet is killed', () => {
    const table = over('hostile-locals-1', {
      leaders: { 'agent-0-1': `arnor-lor ${CARRIER}` },
      dice: { 'invasion 0 ground-force': [1], 'invasion 1 ground-force': [8] },
    });
    table.when(0, [land(1, 'lor'), { from: 0, leader: 'agent-0-1', to: 'lor' }]).accepted();
    expect(table.state.pub.leaders).toEqual({});
  });

  it('[TI3-OPT-DISTANTSUNS-25] Lazax Survivors found by landing: three votes more on one later agenda, on all with the answers of the publisher', () => {
    for (const faq of [false, true]) {
      const table = explore('lazax-survivors', {
        faq,
        strategyCards: true,
        agendas: ['agenda-cost-overruns', 'agenda-free-trade', 'agenda-humane-labor', 'agenda-code-of-honor'],
        sheets: { 1: { cards: [{ card: 'political', used: false }] } },
        planets: { wellon: 0 },
      });
      if (faq) table.when(0, []);
      expect(owner(table)).toBe(0);
      table.when(1, { do: 'strategy', card: 'political' });
      while (table.state.pub.table.open.some((d) => d.kind === 'placeCounters'))
        table.when(1, { strategy: 0, fleet: 0, command: 1 }, 'placeCounters');
      const votes: { [seat: number]: number } = {};
      for (let open = table.state.pub.table.open[0]!; ; open = table.state.pub.table.open[0]!) {
        if (open.kind === 'vote') {
          votes[open.seat!] = (open.q as { votes: number }).votes;
          table.when(open.seat!, 'against').accepted();
        } else if ((open.q as { window?: string }).window === 'vote.would')
          table.when(0, { ability: 'lazax-survivors', component: 'lazax-survivors.1@0' }).accepted();
        else break;
      }
      // Wellon has 2 influence, Wren Terra 1.
      expect(votes[0]).toBe(6);
      expect('lazax-survivors.1@0' in table.state.pub.table.components).toBe(faq);
    }
  });

  it('[TI3-OPT-DISTANTSUNS-26] Industrial Society: a Space Dock for nothing, and the planet comes refreshed', () => {
    const table = explore('industrial-society').accepted();
    expect(table.state.pub.planets.lor!.exhausted).toBe(false);
    table.when(0, 'yes').accepted();
    expect(at(table, 'lor')).toEqual({ 'ground-force': 2, 'space-dock': 1 });
    // It does not build this round.
    expect(table.state.pub.planets.lor!.dockSince).toBe(table.state.pub.round);
    expect(table.question(1).kind).toBe('turn');
    expect(at(explore('industrial-society').when(0, 'no'), 'lor')).toEqual({ 'ground-force': 2 });
  });

  it('[TI3-OPT-DISTANTSUNS-27] Settlers: the troops go back aboard; on 6 or more two own Ground Forces settle, else those of an opponent', () => {
    for (const die of [6, 10]) {
      const table = explore('settlers', { dice: { 'settlers 0': [die] } }).accepted();
      expect([owner(table), at(table, 'lor'), at(table, 'arnor-lor')]).toEqual([
        0,
        { 'ground-force': 2 },
        { [CARRIER]: 1 },
      ]);
    }
    for (const die of [1, 5]) {
      const table = explore('settlers', { dice: { 'settlers 0': [die], settlers: [1] } }).accepted();
      const other = owner(table)!;
      expect([1, 2]).toContain(other);
      expect([at(table, 'lor', other), at(table, 'arnor-lor')]).toEqual([{ 'ground-force': 2 }, { [CARRIER]: 1 }]);
      expect(table.state.pub.planets.lor!.exhausted).toBe(true);
    }
    expect(DOMAIN_COUNTERS.find(({ id }) => id === 'settlers')!.copies).toBe(3);
  });

  it('[TI3-OPT-DISTANTSUNS-27] Settlers: each Ground Force goes aboard one transporter, an empty one too', () => {
    const table = given({
      counters: { lor: 'settlers' },
      units: { 'arnor-lor': { 0: { 'carrier ground-force:2': 1, 'carrier ground-force:1': 1 } } },
      dice: { 'settlers 0': [6] },
    })
      .when(0, activate('arnor-lor'))
      .when(0, [land(1, 'lor', 0), land(2, 'lor', 1)])
      .accepted();
    expect([at(table, 'lor'), at(table, 'arnor-lor')]).toEqual([
      { 'ground-force': 2 },
      { 'carrier ground-force:3': 1, carrier: 1 },
    ]);
  });
});
