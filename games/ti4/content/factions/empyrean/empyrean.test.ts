import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { council } from '../../../council.ts';
import { ti4 } from '../../../game.ts';
import { given, playUntil } from '../../../given.ts';
import { battle, rolledIn } from '../../../givenBattle.ts';
import { unlocked } from '../../../leaders.ts';
import { mirageIn } from '../../planets.ts';
import { refuges } from '../../../rules/combat/spaceCombat.ts';
import { layNote } from '../../../rules/notes.ts';
import { ACTION_DISCARD, NOTES_IN_PLAY, notesOf } from '../../../rules/zones.ts';
import type { Pub } from '../../../shapes.ts';
import { DOWN, UP, active, inPlay, inSpace, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

const react = (id: string, seat = 0) => ({ ability: id, component: `${id}.${seat}` });
const action = (id: string, seat = 0) => ({ do: 'component', ...react(id, seat) });
type Table = ReturnType<typeof inSpace>;
const kinds = ({ state }: Table) => state.pub.table.open.map(({ kind }) => kind);
const go = (from: string, ships: { [unit: string]: number }) => ({ ships: { [from]: ships }, cargo: {} });

const NEBULA = 'tile-42';
const ASTEROIDS = 'tile-44';

describe('Empyrean: Voidborn', () => {
  const flying = (known: boolean, from: string, to: string) =>
    active(
      {
        factions: ['empyrean', 'sol', 'letnev'],
        galaxy: { [UP[1]]: 'tile-23', [UP[0]]: 'tile-19', 0: NEBULA, [DOWN[0]]: 'tile-26' },
        units: {
          [from]: units(0, { cruiser: 1 }),
          [to]: units(0, { carrier: 1, fighter: 1 }),
          lodor: units(0, { infantry: 1 }),
        },
        arrange: (pub) => {
          if (known) inPlay(pub, 0, 'voidborn');
          pub.planets['lodor'] = { owner: 0, exhausted: false };
        },
      },
      to,
    ).when(0, go(from, { cruiser: 1 }));
  it('[TI4-EMPY-01] a nebula is passed like any system', () => {
    flying(false, 'tile-19', 'tile-26').refused('TI4-ANOM-04');
    flying(true, 'tile-19', 'tile-26').accepted();
  });
  it('[TI4-EMPY-01] ships that start there move as far as ever', () => {
    const from = (known: boolean) =>
      active(
        {
          factions: ['empyrean', 'sol', 'letnev'],
          galaxy: { [UP[1]]: 'tile-26', [UP[0]]: 'tile-19', 0: NEBULA },
          units: {
            [NEBULA]: units(0, { cruiser: 1 }),
            'tile-26': units(0, { carrier: 1 }),
            lodor: units(0, { infantry: 1 }),
          },
          arrange: (pub) => {
            if (known) inPlay(pub, 0, 'voidborn');
            pub.planets['lodor'] = { owner: 0, exhausted: false };
          },
        },
        'tile-26',
      ).when(0, go(NEBULA, { cruiser: 1 }));
    from(false).refused('TI4-MOVE-03');
    from(true).accepted();
  });
  it('[TI4-EMPY-01, TI4-ANOM-15] also outside the movement step: they retreat into one; the defender’s bonus stays', () => {
    const near = (known: boolean) => {
      const table = inSpace({
        factions: ['empyrean', 'sol', 'letnev'],
        galaxy: { 0: 'tile-19', [UP[0]]: NEBULA },
        units: { [NEBULA]: units(0, { cruiser: 1 }), 'tile-19': units(0, { cruiser: 1 }) },
        arrange: (pub) => void (known && inPlay(pub, 0, 'voidborn')),
      });
      return refuges(rulesView(ti4, view(table.state, 0)), 0, 'tile-19');
    };
    expect([near(false), near(true)]).toEqual([[], [NEBULA]]);
    const table = active({
      factions: ['empyrean', 'sol', 'letnev'],
      galaxy: { 0: NEBULA, [UP[0]]: 'tile-19' },
      units: { [NEBULA]: units(1, { cruiser: 1 }), 'tile-19': units(0, { cruiser: 1 }) },
      arrange: (pub) => inPlay(pub, 0, 'voidborn'),
    });
    table.when(0, go('tile-19', { cruiser: 1 })).accepted();
    playUntil(table, () => rolledIn(table.told)[0]?.rolls.length === 2);
    const rolled = rolledIn(table.told);
    expect(rolled[0]!.rolls.map(({ volleys }) => volleys[0]!.modifier)).toEqual([0, 1]);
  });
});

describe('Empyrean: Aetherpassage', () => {
  const passing = (third: boolean) =>
    active(
      {
        factions: ['sol', 'empyrean', 'letnev'],
        galaxy: { [UP[0]]: 'tile-19', 0: 'tile-20', [DOWN[0]]: 'tile-26' },
        units: {
          'tile-19': units(0, { cruiser: 1 }),
          'tile-20': [...units(1, { cruiser: 1 }), ...(third ? units(2, { fighter: 1, carrier: 1 }) : [])],
          'tile-26': units(0, { carrier: 1 }),
          lodor: units(0, { infantry: 1 }),
        },
        arrange: (pub) => {
          inPlay(pub, 1, 'aetherpassage');
          pub.planets['lodor'] = { owner: 0, exhausted: false };
        },
      },
      'tile-26',
    );
  it('[TI4-EMPY-02] after an activation another player may be let pass own ships', () => {
    const asked = passing(false);
    expect(asked.question(1).q).toMatchObject({ window: 'activate.after' });
    asked.when(1, null).accepted();
    asked.when(0, go('tile-19', { cruiser: 1 })).refused('TI4-MOVE-04');
    const allowed = passing(false).when(1, react('aetherpassage', 1)).accepted();
    allowed.when(0, go('tile-19', { cruiser: 1 })).accepted();
    passing(true)
      .when(1, react('aetherpassage', 1))
      .when(0, go('tile-19', { cruiser: 1 }))
      .refused('TI4-MOVE-04');
  });
});

describe('Empyrean: notes', () => {
  it('[TI4-EMPY-03] both notes of the faction are theirs from the start', () => {
    const { own } = given({ factions: ['empyrean', 'sol', 'letnev'] }).state;
    expect(own[0]!.table.cards[notesOf(0)]).toEqual(expect.arrayContaining(['dark-pact.0', 'blood-pact.0']));
  });

  /** Player 0 holds the note of player 1, the Empyrean, and has laid it. */
  const pact = (note: string, more: Partial<Space> = {}) =>
    inSpace({
      factions: ['sol', 'empyrean', 'letnev'],
      galaxy: { 0: 'tile-18', [UP[0]]: 'tile-35' },
      units: { 'tile-18': units(0, { cruiser: 1 }), 'tile-35': units(1, { cruiser: 1 }) },
      ...more,
      deal: (t) => {
        t.move(`${note}.1`, notesOf(1), notesOf(0));
        more.deal?.(t);
      },
      arrange: (pub) => {
        for (const sheet of pub.sheets) Object.assign(sheet, { goods: 0, commodities: 4 });
        more.arrange?.(pub);
      },
    });
  const dealing = (table: Table, commodities: number) => {
    const nothing = { goods: 0, commodities: 0, note: null };
    const terms = { gives: { ...nothing, commodities }, wants: nothing, promise: '' };
    table.command({ do: 'offer', seat: 0, to: 1, terms }).accepted();
    table.command({ do: 'accept', seat: 1, deal: table.state.pub.table.deals[0]!.id }).accepted();
    return table.state.pub.sheets.slice(0, 2).map(({ goods }) => goods);
  };
  const laid = (note: string, more: Partial<Space> = {}) =>
    pact(note, {
      ...more,
      deal: (t) => {
        layNote(t, `${note}.1`, 0);
        more.deal?.(t);
      },
    });
  it('[TI4-EMPY-03] Dark Pact is laid by an action; a full set of commodities for its owner gives both a trade good', () => {
    const table = pact('dark-pact')
      .when(0, { do: 'component', ability: 'dark-pact', component: 'dark-pact.1' })
      .accepted();
    expect(table.state.pub.table.cards[NOTES_IN_PLAY]).toEqual(['dark-pact.1']);
    // Four are the value of Sol.
    expect(dealing(laid('dark-pact'), 4)).toEqual([1, 4 + 1]);
    expect(dealing(laid('dark-pact'), 3)).toEqual([0, 3]);
    expect(dealing(pact('dark-pact'), 4)).toEqual([0, 4]);
  });
  it('[TI4-EMPY-03] also when a Trade Agreement hands them over', () => {
    const table = laid('dark-pact', {
      deal: (t) => t.move('trade-agreement.0', notesOf(0), notesOf(1)),
      arrange: (pub) => void Object.assign(pub.strategyCards.trade, { holder: 0, exhausted: false }),
    });
    table.when(0, { do: 'strategic', card: 'trade' }).accepted();
    const { goods } = table.state.pub.sheets[0]!;
    table.when(1, { ability: 'trade-agreement', component: 'trade-agreement.0' }).accepted();
    expect(table.state.pub.sheets.slice(0, 2).map((sheet) => sheet.goods)).toEqual([goods + 1, 4 + 1]);
  });
  it('[TI4-EMPY-03] an activation of a system with units of the owner sends it back', () => {
    const table = laid('dark-pact').when(0, { do: 'tactical', system: 'tile-35' }).accepted();
    expect(table.state.pub.table.cards[NOTES_IN_PLAY]).toEqual([]);
    table.seen(1, (v) => expect(v.me!.table.cards[notesOf(1)]).toContain('dark-pact.1'));
  });

  const voting = (holders: string, owners: string) => {
    const table = council({
      factions: ['sol', 'empyrean', 'letnev'],
      options: { expansion: 'yes' },
      speaker: 0,
      agendas: ['mutiny'],
      planets: { bereg: 0, wellon: 1 },
      deal: (t) => {
        t.move('blood-pact.1', notesOf(1), notesOf(0));
        layNote(t, 'blood-pact.1', 0);
      },
    });
    table.when(1, { outcome: owners, planets: ['wellon'] }).accepted();
    table.when(2, { outcome: null, planets: [] }).accepted();
    table.when(0, { outcome: holders, planets: ['bereg'] }).accepted();
    return table.told.flatMap((e) => (e.t === 'moreVotes' ? [e.all] : []));
  };
  it('[TI4-EMPY-03] Blood Pact: four more votes of its holder when both vote alike', () => {
    expect(voting('for', 'for')).toEqual([{ seat: 0, outcome: 'for', votes: 4 }]);
    expect(voting('for', 'against')).toEqual([]);
  });
});

describe('Empyrean: what follows movement', () => {
  const arriving = (more: Partial<Space>, system: string = 'tile-20') =>
    active(
      {
        factions: ['sol', 'empyrean', 'letnev'],
        galaxy: { 0: 'tile-20', [UP[0]]: 'tile-19', [DOWN[0]]: 'tile-46' },
        units: { 'tile-19': units(0, { cruiser: 1 }) },
        ...more,
      },
      system,
    ).when(0, go('tile-19', { cruiser: 1 }));
  it('[TI4-EMPY-04] Voidwatch: whoever moves ships to own units gives a note of their choice', () => {
    const watched = (known: boolean) =>
      arriving({
        units: { 'tile-19': units(0, { cruiser: 1 }), 'vefut-ii': units(1, { infantry: 1 }) },
        arrange: (pub) => void (known && learned(pub, 1, 'voidwatch')),
      });
    const table = watched(true).accepted();
    expect(table.question(0)).toMatchObject({ kind: 'giveNote', q: { to: 1 } });
    table.when(0, 'ceasefire.0').accepted();
    expect(table.state.own[1]!.table.cards[notesOf(1)]).toContain('ceasefire.0');
    expect(kinds(watched(false).accepted())).not.toContain('giveNote');
    const alone = arriving({ arrange: (pub) => learned(pub, 1, 'voidwatch') }).accepted();
    expect(kinds(alone)).not.toContain('giveNote');
  });

  it('[TI4-EMPY-08] the agent gives a token to whoever moves ships into a system without planets', () => {
    const visiting = (to: string) =>
      active(
        {
          factions: ['sol', 'empyrean', 'letnev'],
          galaxy: { 0: 'tile-19', [UP[0]]: 'tile-46', [DOWN[0]]: 'tile-26' },
          units: { 'tile-19': units(0, { cruiser: 1 }) },
          arrange: (pub) => inPlay(pub, 1, 'acamar'),
        },
        to,
      ).when(0, go('tile-19', { cruiser: 1 }));
    const table = visiting('tile-46').accepted();
    table.when(1, react('acamar', 1)).accepted();
    table.when(0, { tactic: 0, fleet: 1, strategy: 0 }, 'split').accepted();
    expect(table.state.pub.sheets[0]!.fleet).toBe(4);
    expect(table.state.pub.table.components['acamar.1']!.ready).toBe(false);
    expect(kinds(visiting('tile-26').accepted())).not.toContain('react');
    // Where Mirage has been found there is a planet (TI4-CRX-14); where the only one was destroyed there is none.
    const changed = (to: 'tile-46' | 'tile-20', arrange: (pub: Pub) => void) =>
      kinds(
        active(
          {
            factions: ['sol', 'empyrean', 'letnev'],
            galaxy: { 0: 'tile-19', [UP[0]]: 'tile-46', [DOWN[0]]: 'tile-20' },
            units: { 'tile-19': units(0, { cruiser: 1 }) },
            arrange: (pub) => {
              inPlay(pub, 1, 'acamar');
              arrange(pub);
            },
          },
          to,
        )
          .when(0, go('tile-19', { cruiser: 1 }))
          .accepted(),
      ).includes('react');
    expect([
      changed('tile-46', (pub) => void (pub.planets[mirageIn('tile-46')] = { owner: null, exhausted: false })),
      changed('tile-20', (pub) => void delete pub.planets['vefut-ii']),
    ]).toEqual([false, true]);
  });

  it('[TI4-EMPY-09] the commander takes back an own token where another player moves ships', () => {
    const table = arriving({
      arrange: (pub) => {
        unlocked(pub, 1, 'xuange');
        pub.tokens = { 'tile-20': [1] };
        pub.sheets[1]!.reserve = 7;
      },
    }).accepted();
    table.when(1, react('xuange', 1)).accepted();
    expect([table.state.pub.tokens['tile-20'], table.state.pub.sheets[1]!.reserve]).toEqual([[0], 8]);
    const empty = arriving({ arrange: (pub) => unlocked(pub, 1, 'xuange') }).accepted();
    expect(kinds(empty)).not.toContain('react');
  });
  /** Player 2 leaves a space combat for the system below. */
  const leaving = (below: 'tile-35' | 'tile-46', arrange: NonNullable<Space['arrange']>, card = false) => {
    const table = arriving({
      galaxy: { 0: 'tile-20', [UP[0]]: 'tile-19', [DOWN[0]]: below },
      units: {
        'tile-19': units(0, { cruiser: 1 }),
        'tile-20': units(2, { cruiser: 1 }),
        ...(below === 'tile-35'
          ? { bereg: units(1, { infantry: 1 }), 'lirta-iv': units(2, { infantry: 1 }) }
          : { 'tile-46': units(2, { carrier: 1 }) }),
      },
      hands: card ? { 2: ['skilled-retreat.1'] } : {},
      dice: { 'battle 0 cruiser': [1], 'battle 2 cruiser': [1] },
      arrange,
    }).accepted();
    if (card) {
      table.when(2, { ability: 'skilled-retreat', component: 'skilled-retreat.1' }, 'react').when(2, below, 'pickOne');
      return table.accepted();
    }
    playUntil(table, ({ kind }) => kind === 'announceRetreat');
    return table.when(2, true).accepted();
  };
  it('[TI4-EMPY-04, TI4-EMPY-08, TI4-EMPY-09] they answer to ships that come by a retreat or a card as well', () => {
    const arrived = (id: string) => ({ ability: `${id}/ships.arrived`, component: `${id}.1` });
    const watched = leaving('tile-35', (pub) => learned(pub, 1, 'voidwatch'));
    expect(watched.question(2)).toMatchObject({ kind: 'giveNote', q: { to: 1 } });
    expect(leaving('tile-35', (pub) => learned(pub, 1, 'voidwatch'), true).question(2).kind).toBe('giveNote');
    expect(kinds(leaving('tile-46', (pub) => learned(pub, 1, 'voidwatch')))).not.toContain('giveNote');
    const token = (below: 'tile-35' | 'tile-46', card: boolean) =>
      leaving(
        below,
        (pub) => {
          unlocked(pub, 1, 'xuange');
          pub.tokens = { [below]: [1] };
        },
        card,
      )
        .when(1, arrived('xuange'))
        .accepted().state.pub.tokens[below];
    expect([token('tile-35', false), token('tile-46', true)]).toEqual([[2], [2]]);
    const agent = leaving('tile-46', (pub) => inPlay(pub, 1, 'acamar'));
    agent.when(1, arrived('acamar')).accepted();
    expect(agent.question(2).kind).toBe('split');
  });
  it('[TI4-EMPY-09] neighbours with all others unlock it, but not for the movement that made the last one', () => {
    const table = arriving({
      units: {
        'tile-19': units(0, { cruiser: 1 }),
        'vefut-ii': units(1, { infantry: 1 }),
        'tile-46': units(2, { cruiser: 1 }),
      },
      galaxy: { 0: 'tile-20', [UP[0]]: 'tile-47', [UP[1]]: 'tile-19', [DOWN[0]]: 'tile-46' },
      arrange: (pub) => {
        inPlay(pub, 1, 'xuange locked');
        pub.tokens = { 'tile-20': [1] };
        pub.sheets[1]!.reserve = 7;
      },
    });
    table.accepted();
    expect(table.state.pub.unlocked).toContain('xuange');
    expect(kinds(table)).not.toContain('react');
    expect(table.state.pub.tokens['tile-20']!.toSorted()).toEqual([0, 1]);
  });

  it('[TI4-EMPY-05] Aetherstream: one more move for oneself or a neighbour next to an anomaly', () => {
    const streaming = (beside: 'tile-44' | 'tile-23', seat = 1) =>
      active(
        {
          factions: seat === 1 ? ['sol', 'empyrean', 'letnev'] : ['empyrean', 'sol', 'letnev'],
          galaxy: { [UP[1]]: 'tile-19', [UP[0]]: 'tile-26', 0: 'tile-20', [DOWN[0]]: beside },
          units: {
            'tile-19': units(0, { carrier: 1 }),
            lodor: units(1, { infantry: 1 }),
            'tile-20': units(0, { carrier: 1 }),
            'vefut-ii': units(0, { infantry: 1 }),
          },
          arrange: (pub) => {
            learned(pub, seat, 'aetherstream');
            pub.planets['vefut-ii'] = { owner: 0, exhausted: false };
          },
        },
        'tile-20',
      );
    const other = streaming(ASTEROIDS).when(1, react('aetherstream', 1)).accepted();
    other.when(0, go('tile-19', { carrier: 1 })).accepted();
    const own = streaming(ASTEROIDS, 0).when(0, react('aetherstream')).accepted();
    own.when(0, go('tile-19', { carrier: 1 })).accepted();
    streaming(ASTEROIDS)
      .when(1, null)
      .when(0, go('tile-19', { carrier: 1 }))
      .refused('TI4-MOVE-03');
    expect(kinds(streaming('tile-23'))).not.toContain('react');
  });
});

describe('Empyrean: Dynamo and Watcher', () => {
  const sustaining = (fleet: { flagship?: number }, goods = 2) => {
    const position = battle({
      factions: ['sol', 'empyrean'],
      fleets: [{ dreadnought: 2 }, { cruiser: 1, ...fleet }],
      dice: { 'battle 0 dreadnought': [1, 1], 'battle 1 cruiser': [10], 'battle 1 flagship': [10, 1] },
      arrange: (pub, { other }) => {
        for (const [planet, state] of Object.entries(pub.planets))
          if (state.owner === other) pub.planets[planet] = { ...state, exhausted: true };
        pub.sheets[other]!.goods = goods;
      },
    });
    playUntil(position.table, ({ kind }) => kind === 'sustain');
    position.answer(0, 'dreadnought', 'sustain').accepted();
    return position;
  };
  it('[TI4-EMPY-06] Dynamo: two influence repair a unit that has just sustained damage in its system, each paid apart', () => {
    const position = sustaining({ flagship: 1 }, 4);
    const repaired = () => position.table.told.flatMap((e) => (e.t === 'repaired' ? [[e.all.seat, e.all.unit]] : []));
    position.use(1, 'dynamo');
    position.answer(1, { coins: [], goods: 2 }, 'payFor').accepted();
    expect(repaired()).toEqual([[position.me, 'dreadnought']]);
    expect(position.table.state.pub.sheets[position.other]!.goods).toBe(2);
    position.answer(0, 'dreadnought', 'sustain').accepted();
    position.use(1, 'dynamo');
    position.answer(1, { coins: [], goods: 2 }, 'payFor').accepted();
    expect(repaired()).toHaveLength(2);
    expect(position.fleet(0)).toEqual({ dreadnought: 2 });
  });
  it('[TI4-EMPY-06] neither without the flagship nor without the price', () => {
    expect(kinds(sustaining({}).table)).not.toContain('react');
    expect(kinds(sustaining({ flagship: 1 }, 1).table)).not.toContain('react');
  });
  it('[TI4-EMPY-06] it reaches adjacent systems, and units of anybody', () => {
    const table = active({
      factions: ['sol', 'empyrean', 'letnev'],
      galaxy: { 0: 'tile-20', [UP[0]]: 'tile-19', [DOWN[0]]: 'tile-46' },
      units: {
        'tile-19': units(0, { dreadnought: 1 }),
        'tile-20': units(2, { cruiser: 1 }),
        'tile-46': units(1, { flagship: 1 }),
      },
      dice: { 'battle 2 cruiser': [10], 'battle 0 dreadnought': [1] },
      arrange: (pub) => {
        inPlay(pub, 1, 'dynamo');
        pub.sheets[1]!.goods = 2;
      },
    });
    table.when(0, go('tile-19', { dreadnought: 1 })).accepted();
    playUntil(table, ({ kind }) => kind === 'sustain');
    table.when(0, 'dreadnought', 'sustain').accepted();
    table.when(1, react('dynamo', 1)).accepted().when(1, { coins: [], goods: 2 }, 'payFor').accepted();
    expect(table.told.some((e) => e.t === 'repaired' && e.all.seat === 0)).toBe(true);
  });

  const playing = (mech: string, hands: { [seat: number]: string[] } = {}) =>
    inSpace({
      factions: ['sol', 'empyrean', 'letnev'],
      galaxy: { 0: 'tile-20', [UP[0]]: 'tile-19', [DOWN[1]]: 'tile-26' },
      units: { 'tile-19': units(0, { cruiser: 1 }), [mech]: units(1, { mech: 1 }) },
      hands: { 0: ['mining-initiative.1'], ...hands },
      arrange: (pub) => {
        inPlay(pub, 1, 'watcher');
        pub.planets['wellon'] = { owner: 0, exhausted: false };
      },
    }).when(0, { do: 'component', ability: 'mining-initiative', component: 'mining-initiative.1' });
  it('[TI4-EMPY-07] Watcher: a mech in or next to a system with units of the player cancels their action card and is gone', () => {
    const table = playing('vefut-ii').accepted();
    expect(table.question(1).q).toMatchObject({ window: 'card.played.would' });
    table.when(1, react('watcher', 1)).accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(0);
    expect(table.state.pub.units['vefut-ii'] ?? []).toEqual([]);
    expect(table.state.pub.table.cards[ACTION_DISCARD]).toContain('mining-initiative.1');
    const far = playing('lodor').accepted();
    expect(kinds(far)).not.toContain('react');
    expect(far.state.pub.sheets[0]!.goods).toBeGreaterThan(0);
  });
  it('[TI4-EMPY-07] a Sabotage too: then the card that it was played against takes effect', () => {
    const table = playing('vefut-ii', { 2: ['sabotage.1'] });
    table.state.pub.units['tile-20'] = units(2, { cruiser: 1 });
    table.when(1, null, 'react').when(2, { ability: 'sabotage', component: 'sabotage.1' }).accepted();
    table.when(1, react('watcher', 1)).accepted();
    playUntil(table, ({ kind }) => kind === 'turn');
    expect(table.state.pub.sheets[0]!.goods).toBeGreaterThan(0);
    expect(table.state.pub.units['vefut-ii'] ?? []).toEqual([]);
  });
});

describe('Empyrean: the hero', () => {
  it('[TI4-EMPY-10] frontier tokens wherever there are no planets; those with own ships are explored in chosen order', () => {
    const table = inSpace({
      factions: ['empyrean', 'sol', 'letnev'],
      galaxy: { 0: 'tile-46', [UP[0]]: 'tile-47', [DOWN[0]]: 'tile-48', [UP[1]]: 'tile-19' },
      units: {
        'tile-46': units(0, { cruiser: 1 }),
        'tile-47': units(0, { cruiser: 1 }),
        'tile-19': units(0, { cruiser: 1 }),
      },
      arrange: (pub) => {
        unlocked(pub, 0, 'conservator-procyon');
        pub.frontier = ['tile-46'];
      },
      deal: (t) => {
        for (const card of ['unknown-relic-fragment.1', 'unknown-relic-fragment.2'])
          t.move(card, 'explore-frontier', 'explore-frontier', 'top');
      },
    });
    table.when(0, action('conservator-procyon')).accepted();
    expect(table.state.pub.frontier.toSorted()).toEqual(['tile-46', 'tile-47', 'tile-48']);
    expect(table.question(0).q).toMatchObject({ from: ['tile-46', 'tile-47'], rule: 'TI4-EMPY-10' });
    table.when(0, 'tile-47').accepted();
    const explored = table.told.flatMap((e) => (e.t === 'explored' ? [e.all.place] : []));
    expect(explored).toEqual(['tile-47', 'tile-46']);
    expect(table.state.pub.frontier).toEqual(['tile-48']);
    expect(table.state.pub.table.components['conservator-procyon.0']).toBeUndefined();
  });
});
