import { describe, expect, it } from 'vitest';
import { council } from '../../../council.ts';
import { given, playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import type { Battle } from '../../../givenBattle.ts';
import { unlocked } from '../../../leaders.ts';
import { leaderState } from '../../../rules/expansion/leaders.ts';
import { refuges } from '../../../rules/combat/spaceCombat.ts';
import { SCORED } from '../../../rules/scoring.ts';
import { notesOf } from '../../../rules/zones.ts';
import type { Pub } from '../../../shapes.ts';
import { DOWN, UP, active, inPlay, inSpace, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';
import { rulesView, view } from '@orrery/kernel';
import { ti4 } from '../../../game.ts';

type Given = ReturnType<typeof inSpace>;
const TABLE = ['nomad', 'winnu', 'sol'] as const;
const react = (id: string, seat = 0) => ({ ability: id, component: `${id}.${seat}` });
const action = (id: string, seat = 0) => ({ do: 'component', ...react(id, seat) });
const ready = ({ state }: Given, id: string, seat = 0) => state.pub.table.components[`${id}.${seat}`]!.ready;
const goods = ({ state }: Given, seat = 0) => state.pub.sheets[seat]!.goods;
const kinds = ({ state }: Given) => state.pub.table.open.map(({ kind }) => kind);

describe('Nomad: abilities', () => {
  it('[TI4-NOMA-01] The Company: three agents from the start', () => {
    const { pub } = given({ factions: TABLE }).state;
    for (const agent of ['field-marshal-mercer', 'the-thundarian', 'artuno-the-betrayer'] as const)
      expect(leaderState(pub, 0, agent)).toBe('unlocked');
    expect(leaderState(pub, 0, 'navarch-feng')).toBe('locked');
  });
  it('[TI4-NOMA-01] Future Sight: a trade good after an outcome one voted for', () => {
    const gained = (vote: string) => {
      const table = council({
        agendas: ['anti-intellectual-revolution'],
        planets: { quann: 0 },
        arrange: (pub) => inPlay(pub, 0, 'future-sight'),
      });
      playUntil(table, ({ kind, seat }) => kind === 'vote' && seat === 0);
      // Player 1 decides the matter.
      table.state.pub.agenda!.ballots.push({ seat: 1, outcome: 'for', votes: 9 });
      table.when(0, { outcome: vote, planets: ['quann'] }).accepted();
      playUntil(table, () => table.state.pub.agenda?.agenda !== 'anti-intellectual-revolution');
      return goods(table);
    };
    expect(gained('for')).toBe(1);
    expect(gained('against')).toBe(0);
  });
});

describe('Nomad: Memoria', () => {
  /** Three systems from the centre, with a mech on Wellon in the far corner. */
  const far = (fleet: Space['units'][string], mech: number) => ({
    galaxy: {
      0: 'tile-46',
      [UP[0]]: 'tile-47',
      [UP[1]]: 'tile-25',
      [DOWN[0]]: 'tile-48',
      [DOWN[1]]: 'tile-19',
    } as const,
    units: { 'tile-25': fleet, wellon: units(mech, { mech: 1 }) },
    factions: TABLE,
    arrange: (pub: Pub) => inPlay(pub, 0, 'memoria'),
  });
  const flagship = { ships: { 'tile-25': { flagship: 1 } }, cargo: {} };
  it('[TI4-NOMA-02] it alone is adjacent to systems with own mechs, for movement', () => {
    const moved = active(far(units(0, { flagship: 1, cruiser: 1 }), 0), 'tile-19');
    moved.when(0, { ships: { 'tile-25': { cruiser: 1 } }, cargo: {} }, 'move').refused('TI4-MOVE-03');
    moved.when(0, flagship, 'move').accepted();
    expect(moved.state.pub.units['tile-19']).toEqual(units(0, { flagship: 1 }));
    // A mech of another player does not help; nobody is even asked.
    expect(kinds(active(far(units(0, { flagship: 1 }), 1), 'tile-19'))).not.toContain('move');
    // The way back is no shorter: from the mech nothing leads to the flagship.
    const back = active(
      {
        ...far(units(0, { flagship: 1 }), 0),
        units: { 'tile-19': units(0, { flagship: 1 }), wellon: units(0, { mech: 1 }) },
      },
      'tile-25',
    );
    expect(kinds(back)).not.toContain('move');
  });
  it('[TI4-NOMA-02] it carries forces along, and Memoria II goes on from there', () => {
    const table = active(
      {
        ...far(units(0, { flagship: 1, infantry: 2 }), 0),
        arrange: (pub) => learned(pub, 0, 'memoria-2'),
      },
      'tile-48',
    );
    table.when(0, { ...flagship, cargo: { 'tile-25': { infantry: 2 } } }, 'move').accepted();
    expect(table.state.pub.units['tile-48']).toEqual(units(0, { flagship: 1, infantry: 2 }));
  });
  it('[TI4-NOMA-02] not for retreats', () => {
    const { state } = inSpace(far(units(0, { flagship: 1 }), 0));
    expect(refuges(rulesView(ti4, view(state, null)), 0, 'tile-25')).toEqual([]);
  });
});

describe('Nomad: combat', () => {
  const fight = (position: Battle) => battle({ factions: ['nomad', 'winnu'], leaders: true, ...position });
  it('[TI4-NOMA-03] Quantum Manipulator: a mech in space sustains a hit against ships, and is none itself', () => {
    const position = fight({
      fleets: [{ carrier: 1, mech: 1 }, { cruiser: 1 }],
      dice: { 'battle 0 carrier': [1, 9], 'battle 1 cruiser': [10, 1] },
    });
    playUntil(position.table, ({ kind }) => kind === 'sustain');
    expect(position.rolled()[0]!.rolls[0]!.volleys.map(({ unit }) => unit)).toEqual(['carrier']);
    position.answer(0, 'mech', 'sustain').accepted();
    playUntil(position.table, () => position.lost(1).length > 0);
    expect(position.lost(0)).toEqual([]);
    expect(position.fleet(0)).toEqual({ carrier: 1, 'mech damaged': 1 });
  });
  it('[TI4-NOMA-03] a mech of others does not, nor one on a planet', () => {
    const asks = (factions: Battle['factions'], position: Battle) => {
      const at = battle({ leaders: true, factions: factions!, ...position, dice: { 'battle 1 cruiser': [10] } });
      playUntil(at.table, ({ kind }) => kind === 'sustain' || at.lost(0).length > 0);
      return at.lost(0).length === 0;
    };
    expect(asks(['sol', 'winnu'], { fleets: [{ carrier: 1, mech: 1 }, { cruiser: 1 }] })).toBe(false);
    const landed: Battle = { fleets: [{ carrier: 1 }, { cruiser: 1 }], ground: [{ mech: 1 }, {}] };
    expect(asks(['nomad', 'winnu'], landed)).toBe(false);
  });

  it('[TI4-NOMA-06] The Thundarian: nobody is hit, and the same round rolls again', () => {
    const position = fight({
      fleets: [{ cruiser: 1 }, { cruiser: 1 }],
      dice: { 'battle 0 cruiser': [1, 10], 'battle 1 cruiser': [10, 1] },
    });
    playUntil(position.table, () => position.rolled().length > 0);
    position.use(0, 'the-thundarian');
    playUntil(position.table, () => position.lost(1).length > 0);
    expect(position.rolled().map(({ round }) => round)).toEqual([1, 1]);
    expect([position.lost(0), position.lost(1)]).toEqual([[], [['cruiser']]]);
    expect(ready(position.table, 'the-thundarian', position.me)).toBe(false);
  });

  /** Player 0 holds The Cavalry of the Nomad, player 2, and fights player 1. */
  const lent = (upgraded = false, factions: Space['factions'] = ['sol', 'winnu', 'nomad'], owner = 2) =>
    active({
      galaxy: { 0: 'tile-25', 1: 'tile-46' },
      units: { 'tile-25': [...units(0, { cruiser: 2 }), ...units(1, { destroyer: 1, fighter: 2 })] },
      factions,
      dice: {
        'barrage 0 cruiser': [8, 8, 1],
        'barrage 1 destroyer': [1, 1],
        'battle 0 cruiser': [6, 1, 10],
        'battle 1 destroyer': [10],
      },
      arrange: (pub) => void (upgraded && learned(pub, owner, 'memoria-2')),
      deal: (t) => t.move(`the-cavalry.${owner}`, notesOf(owner), notesOf(0)),
    });
  const ride = (table: Given) => {
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 0);
    return table.when(0, { ability: 'the-cavalry', component: 'the-cavalry.2' }).when(0, 'cruiser@tile-25').accepted();
  };
  const volleys = ({ told }: Given, purpose: string) =>
    told
      .flatMap((e) => (e.t === 'rolled' && e.all.purpose === purpose ? [e.all.rolls[0]!.volleys] : []))[0]!
      .map(({ unit, combat, dice }) => [unit, combat, dice.length]);
  it('[TI4-NOMA-05] The Cavalry: one ship has the combat value and barrage of the Nomad’s flagship', () => {
    const table = playUntil(ride(lent()), ({ kind }) => kind === 'sustain');
    expect(volleys(table, 'barrage')).toEqual([['cruiser', 8, 3]]);
    expect(volleys(table, 'battle').toSorted()).toEqual([
      ['cruiser', 7, 1],
      ['cruiser', 7, 2],
    ]);
    const better = playUntil(ride(lent(true)), ({ kind }) => kind === 'sustain' || kind === 'assignHits');
    expect(volleys(better, 'barrage')).toEqual([['cruiser', 5, 3]]);
    expect(volleys(better, 'battle')).toEqual([
      ['cruiser', 5, 2],
      ['cruiser', 7, 1],
    ]);
  });
  it('[TI4-NOMA-05] and SUSTAIN DAMAGE; the damage stays, and the note goes back', () => {
    const table = playUntil(ride(lent()), ({ kind }) => kind === 'sustain');
    table.when(0, 'cruiser like-memoria', 'sustain').accepted();
    playUntil(table, ({ kind }) => kind === 'turn' || kind === 'produce');
    expect(table.state.pub.units['tile-25']).toEqual(units(0, { cruiser: 1, 'cruiser damaged': 1 }));
    expect(table.state.own[2]!.table.cards[notesOf(2)]).toContain('the-cavalry.2');
  });
  it('[TI4-NOMA-05] not against the Nomad', () => {
    const table = lent(false, ['sol', 'nomad', 'winnu'], 1);
    playUntil(table, ({ kind }) => kind === 'assignHits' || kind === 'sustain' || kind === 'turn');
    expect(table.told.some((e) => e.t === 'noteLaid')).toBe(false);
    expect(volleys(table, 'battle')).toEqual([['cruiser', 7, 2]]);
  });
});

describe('Nomad: agents', () => {
  /** Player 0 takes Trade's trade goods with Artuno at hand. */
  const trading = (suite: boolean) => {
    const table = inSpace({
      galaxy: { 0: 'tile-46' },
      units: {},
      factions: TABLE,
      arrange: (pub) => {
        inPlay(pub, 0, 'artuno-the-betrayer');
        if (suite) learned(pub, 0, 'temporal-command-suite');
        Object.assign(pub.strategyCards.trade, { holder: 0, exhausted: false });
      },
    });
    table.when(0, { do: 'strategic', card: 'trade' }).accepted();
    return playUntil(table, ({ kind }) => kind === 'react')
      .when(0, react('artuno-the-betrayer'))
      .accepted();
  };
  it('[TI4-NOMA-07] Artuno: as many trade goods wait on the card and come when it readies', () => {
    const table = trading(false);
    expect([goods(table), ready(table, 'artuno-the-betrayer')]).toEqual([3, false]);
    playUntil(table, () => table.state.pub.phase === 'status');
    const before = goods(table);
    playUntil(table, () => ready(table, 'artuno-the-betrayer'));
    expect(goods(table)).toBe(before + 3);
    // They come from the card: Artuno does not count them again.
    expect(table.state.pub.table.components['artuno-the-betrayer.0']!.store).toEqual({});
  });
  it('[TI4-NOMA-07] Artuno: goods that another player hands over are no gain from the supply', () => {
    const table = active({
      galaxy: { 0: 'tile-46' },
      units: { 'tile-46': [...units(0, { cruiser: 2 }), ...units(1, { cruiser: 1 })] },
      factions: TABLE,
      hands: { 0: ['salvage.1'] },
      dice: { 'battle 0 cruiser': [10, 10], 'battle 1 cruiser': [1] },
      arrange: (pub) => {
        inPlay(pub, 0, 'artuno-the-betrayer');
        pub.sheets[1]!.commodities = 2;
      },
    });
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 0);
    table.when(0, { ability: 'salvage', component: 'salvage.1' }).accepted();
    expect(goods(table)).toBe(2);
    expect(kinds(table)).not.toContain('react');
  });
  it('[TI4-NOMA-04, TI4-NOMA-07] Temporal Command Suite readies an agent just exhausted: its goods come at once, and it does not act twice', () => {
    const table = trading(true).when(0, react('temporal-command-suite')).accepted();
    expect(goods(table)).toBe(6);
    expect([ready(table, 'artuno-the-betrayer'), ready(table, 'temporal-command-suite')]).toEqual([true, false]);
    expect(table.told.filter((e) => e.t === 'used' && e.all.ability === 'artuno-the-betrayer')).toHaveLength(1);
    expect(kinds(table)).not.toContain('react');
  });

  const terms = {
    gives: { goods: 1, commodities: 0, note: null },
    wants: { goods: 0, commodities: 0, note: null },
    promise: '',
  };
  /** Player 1 lets player 0's dock produce for less; the Nomad, player 2, has the suite. No two are neighbours. */
  const helped = () => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: { quann: units(0, { 'space-dock': 1 }) },
      factions: ['sol', 'winnu', 'nomad'],
      arrange: (pub) => {
        inPlay(pub, 1, 'berekar-berekon');
        learned(pub, 2, 'temporal-command-suite');
        pub.planets['quann'] = { owner: 0, exhausted: false };
        pub.sheets[2]!.goods = 3;
      },
    });
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 1);
    return table.when(1, react('berekar-berekon', 1)).accepted();
  };
  const offer = (table: Given, by: number, to: number) => table.command({ do: 'offer', seat: by, to, terms });
  it('[TI4-NOMA-04] another player’s agent too; then a transaction with that player, neighbour or not, in anybody’s turn, once', () => {
    const idle = helped();
    offer(idle, 2, 1).refused('TI4-DEAL-04');
    const table = helped().when(2, react('temporal-command-suite', 2)).accepted();
    expect(ready(table, 'berekar-berekon', 1)).toBe(true);
    offer(table, 2, 0).refused('TI4-DEAL-04');
    offer(table, 2, 1).accepted();
    table.command({ do: 'accept', seat: 1, deal: table.state.pub.table.deals[0]!.id }).accepted();
    expect([goods(table, 2), goods(table, 1)]).toEqual([2, 1]);
    offer(table, 2, 1).refused('TI4-DEAL-04');
  });

  it('[TI4-NOMA-07] Mercer: whoever’s turn ends brings up to two ground forces to the active system', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-35', 1: 'tile-25', 2: 'tile-46' },
      units: { quann: units(0, { infantry: 3, mech: 1 }), 'tile-46': units(0, { carrier: 1, infantry: 1 }) },
      factions: ['sol', 'winnu', 'nomad'],
      arrange: (pub) => {
        inPlay(pub, 2, 'field-marshal-mercer');
        for (const planet of ['quann', 'bereg', 'lirta-iv']) pub.planets[planet] = { owner: 0, exhausted: false };
      },
    }).when(0, { do: 'tactical', system: 'tile-35' });
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 2);
    table.when(2, react('field-marshal-mercer', 2)).accepted();
    table.when(0, ['infantry@quann', 'infantry@quann#2', 'mech@quann'], 'pickSome').refused('TI4-NOMA-07');
    table.when(0, ['mech@quann', 'infantry@tile-46'], 'pickSome').when(0, 'lirta-iv').when(0, 'bereg').accepted();
    const { pub } = table.state;
    expect([pub.units['lirta-iv'], pub.units['bereg']]).toEqual([units(0, { mech: 1 }), units(0, { infantry: 1 })]);
    expect(pub.units['quann']).toEqual(units(0, { infantry: 3 }));
    expect(ready(table, 'field-marshal-mercer', 2)).toBe(false);
  });
});

describe('Nomad: where nobody may be placed', () => {
  it('[TI4-CRX-10, TI4-NOMA-07, TI4-CTE-22, TI4-CAC-15] Mercer, Transit Diodes and Decoy Operation bring nobody to the Demilitarized Zone', () => {
    const zone = (planet: string) => ({
      'demilitarized-zone.1': {
        ability: 'demilitarized-zone explored',
        holder: null,
        ready: true,
        on: planet,
        store: {},
      },
    });
    const asked = (planet: string) => {
      const windows: string[] = [];
      const table = inSpace({
        galaxy: { 0: 'tile-35', 1: 'tile-25' },
        units: { quann: units(0, { infantry: 3 }), 'lirta-iv': units(1, { pds: 1, infantry: 1 }) },
        hands: { 1: ['decoy-operation.1'] },
        arrange: (pub) => {
          inPlay(pub, 2, 'field-marshal-mercer');
          pub.planets['quann'] = { owner: 0, exhausted: false };
          pub.planets['bereg'] = { owner: 0, exhausted: false };
          pub.planets['lirta-iv'] = { owner: 1, exhausted: false };
          pub.table.components = { ...pub.table.components, ...zone(planet) };
        },
      }).when(0, { do: 'tactical', system: 'tile-35' });
      playUntil(table, ({ kind, seat, q }) => {
        if (kind === 'react') windows.push(`${seat} ${(q as { window: string }).window}`);
        return kind === 'turn' && seat === 1;
      });
      return windows;
    };
    expect(asked('quann')).toEqual(expect.arrayContaining(['1 activate.after', '2 turn.end']));
    expect(asked('bereg')).not.toContain('2 turn.end');
    expect(asked('lirta-iv')).not.toContain('1 activate.after');
    const diodes = (planet: string) =>
      inSpace({
        galaxy: { 0: 'tile-35', 1: 'tile-25' },
        units: { quann: units(0, { infantry: 3 }) },
        arrange: (pub) => {
          learned(pub, 0, 'transit-diodes');
          pub.planets['quann'] = { owner: 0, exhausted: false };
          pub.planets['bereg'] = { owner: 0, exhausted: false };
          pub.table.components = { ...pub.table.components, ...zone(planet) };
          for (const card of Object.values(pub.strategyCards)) card.exhausted = true;
        },
      });
    const table = diodes('bereg');
    table.when(0, { do: 'tactical', system: 'tile-35' }).accepted();
    playUntil(table, (d) => d.kind === 'react' && d.seat === 0 && (d.q as { window: string }).window === 'turn.start');
    table.when(0, { ability: 'transit-diodes', component: 'transit-diodes.0' }).accepted();
    table.when(0, ['infantry@quann'], 'pickSome').accepted();
    // Quann alone is left, and nobody is asked.
    expect(table.state.pub.units['quann']).toEqual(units(0, { infantry: 3 }));
  });
});

describe('Nomad: commander and hero', () => {
  it('[TI4-NOMA-08] the commander: the flagship costs no resources', () => {
    const dock = (has: boolean) =>
      active({
        galaxy: { 0: 'tile-25' },
        units: { quann: units(0, { 'space-dock': 1 }) },
        arrange: (pub) => {
          if (has) unlocked(pub, 0, 'navarch-feng');
          pub.planets['quann'] = { owner: 0, exhausted: true };
          pub.sheets[0]!.goods = 1;
        },
      }).when(0, { units: { 'tile-25': { flagship: 1 } }, pay: { coins: [], goods: 0 } }, 'produce');
    dock(false).refused('TI4-PROD-03');
    expect(dock(true).accepted().state.pub.units['tile-25']).toEqual(units(0, { flagship: 1 }));
  });
  it('[TI4-NOMA-08, TI4-CTE-10] its value stays eight where the sum of costs is limited', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { carrier: 1, infantry: 1 }) },
      arrange: (pub) => {
        learned(pub, 0, 'integrated-economy');
        unlocked(pub, 0, 'navarch-feng');
        pub.sheets[0]!.goods = 9;
      },
    });
    table
      .when(0, [{ unit: 'infantry', planet: 'vefut-ii' }], 'commit')
      .when(0, { ability: 'integrated-economy', component: 'integrated-economy.0' })
      .accepted();
    table.when(0, { units: { 'tile-20': { flagship: 1 } }, pay: { coins: [], goods: 0 } }).refused('TI4-CTE-10');
    table.when(0, { units: { 'tile-20': { destroyer: 1 } }, pay: { coins: [], goods: 1 } }).accepted();
  });
  it('[TI4-NOMA-08] a scored secret objective unlocks it', () => {
    const table = given({ factions: TABLE, until: ({ kind, seat }) => kind === 'turn' && seat === 0 });
    const { pub } = table.state;
    pub.table.cards = { ...pub.table.cards, [SCORED]: ['monopolize-production'] };
    pub.scored = { 'monopolize-production': [0] };
    table.when(0, { do: 'tactical', system: 'tile-18' }).accepted();
    expect(leaderState(table.state.pub, 0, 'navarch-feng')).toBe('unlocked');
  });

  /** The flagship and a carrier, with infantry, in a system with a token of their owner. */
  const bound = (used: boolean) => {
    const table = inSpace({
      galaxy: { 0: 'tile-46', 1: 'tile-25', 2: 'tile-47' },
      units: {
        'tile-25': units(0, { flagship: 1, carrier: 1, infantry: 2 }),
        'tile-47': units(0, { carrier: 1, infantry: 1 }),
      },
      factions: TABLE,
      arrange: (pub) => {
        unlocked(pub, 0, 'ahk-syl-siven');
        pub.tokens = { 'tile-25': [0] };
      },
    });
    if (!used) return table.when(0, { do: 'tactical', system: 'tile-46' }).accepted();
    table.when(0, action('ahk-syl-siven')).accepted();
    expect(leaderState(table.state.pub, 0, 'ahk-syl-siven')).toBe('purged');
    playUntil(table, ({ kind, seat }) => kind === 'turn' && seat === 0);
    return table.when(0, { do: 'tactical', system: 'tile-46' }).accepted();
  };
  const flagship = { ships: { 'tile-25': { flagship: 1 } }, cargo: { 'tile-25': { infantry: 2 } } };
  it('[TI4-NOMA-09] the hero: the flagship leaves systems with own tokens with what it carries, this round', () => {
    const table = bound(true).when(0, flagship, 'move').accepted();
    expect(table.state.pub.units['tile-46']).toEqual(units(0, { flagship: 1, infantry: 2 }));
    bound(false).when(0, flagship, 'move').refused('TI4-MOVE-01');
  });
  it('[TI4-NOMA-09] no other ship does', () => {
    const table = bound(true);
    table.when(0, { ships: { 'tile-25': { carrier: 1 } }, cargo: {} }, 'move').refused('TI4-MOVE-01');
    const alone = { ships: { 'tile-47': { carrier: 1 } }, cargo: { 'tile-25': { infantry: 1 } } };
    table.when(0, alone, 'move').refused('TI4-MOVE-10');
  });
});
