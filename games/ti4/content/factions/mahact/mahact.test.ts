import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { council } from '../../../council.ts';
import { ti4 } from '../../../game.ts';
import { askedSeat, given, playUntil } from '../../../given.ts';
import { battle, rolledIn } from '../../../givenBattle.ts';
import type { Battle } from '../../../givenBattle.ts';
import { unlocked } from '../../../leaders.ts';
import { fleetLimit } from '../../../rules/fleets.ts';
import { heldTokens, tokensOnSheet } from '../../../rules/tokens.ts';
import { REMOVED, notesOf } from '../../../rules/zones.ts';
import type { Pub } from '../../../shapes.ts';
import { DOWN, UP, active, inPlay, inSpace, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

const react = (id: string, seat = 0) => ({ ability: id, component: `${id}.${seat}` });
const action = (id: string, seat = 0) => ({ do: 'component', ...react(id, seat) });
type Table = ReturnType<typeof inSpace>;
const kinds = ({ state }: Table) => state.pub.table.open.map(({ kind }) => kind);
const go = (from: string, ships: { [unit: string]: number }) => ({ ships: { [from]: ships }, cargo: {} });

/** A player has Edict in play and holds a token of each of these. */
function holding(pub: Pub, seat: number, ...of: number[]): void {
  inPlay(pub, seat, 'edict', 'imperia');
  pub.table.components = {
    ...pub.table.components,
    [`edict.${seat}`]: { ...pub.table.components[`edict.${seat}`]!, store: { tokens: of } },
  };
  for (const other of of) pub.sheets[other]!.reserve--;
}
const position = (more: Partial<Space> = {}): Table =>
  inSpace({
    factions: ['mahact', 'sol', 'letnev'],
    galaxy: { 0: 'tile-20', [UP[0]]: 'tile-19', [DOWN[0]]: 'tile-46' },
    units: { 'tile-19': units(0, { cruiser: 1 }) },
    ...more,
  });

describe('Mahact: Edict', () => {
  const winning = (arrange: Battle['arrange'] = () => {}, ground = false) => {
    const found = battle({
      factions: ['mahact', 'sol'],
      fleets: ground ? [{ carrier: 1, infantry: 2 }, {}] : [{ cruiser: 2 }, { carrier: 1 }],
      ground: ground ? [{}, { infantry: 1 }] : [{}, {}],
      dice: {
        'battle 0 cruiser': [10, 10],
        'battle 1 carrier': [1],
        'battle 0 infantry': [10, 10],
        'battle 1 infantry': [1],
      },
      arrange,
    });
    return found;
  };
  it('[TI4-MAHA-01] winning a combat puts a token of the loser from reinforcements into the fleet pool; it raises the limit', () => {
    const found = winning();
    const { pub } = found.table.state;
    expect(heldTokens(pub, found.me)).toEqual([found.other]);
    expect(pub.sheets[found.other]!.reserve).toBe(16 - 3 - 3 - 2 - 1);
    expect(fleetLimit(rulesView(ti4, view(found.table.state, null)), found.me, found.system)).toBe(3 + 1);
    expect(found.table.told.some(({ t }) => t === 'tokenHeld')).toBe(true);
  });
  it('[TI4-MAHA-01] also by ground combat; one token for each player', () => {
    const found = winning(() => {}, true);
    playUntil(found.table, ({ kind }) => kind === 'commit');
    found.answer(0, [
      { unit: 'infantry', planet: found.planet },
      { unit: 'infantry', planet: found.planet },
    ]);
    expect(heldTokens(found.table.state.pub, found.me)).toEqual([found.other]);
    const again = winning((pub, { me, other }) => holding(pub, me, other));
    expect(heldTokens(again.table.state.pub, again.me)).toEqual([again.other]);
  });
  it('[TI4-MAHA-01] where reinforcements are empty the loser takes it from a pool of choice', () => {
    const found = winning((pub, { other }) => {
      pub.sheets[other]!.reserve = 0;
      pub.sheets[other]!.tactic = 11;
    });
    expect(found.table.question(found.other)).toMatchObject({
      kind: 'pickOne',
      q: { what: 'pool', rule: 'TI4-MAHA-01' },
    });
    found.answer(1, 'strategy').accepted();
    expect(found.table.state.pub.sheets[found.other]!.strategy).toBe(1);
    expect(heldTokens(found.table.state.pub, found.me)).toEqual([found.other]);
  });
  it('[TI4-MAHA-01, TI4-CMD-07] it is none of the holder’s own tokens and is not redistributed', () => {
    const table = position({
      arrange: (pub) => {
        holding(pub, 0, 1);
        Object.assign(pub.strategyCards.warfare, { holder: 0, exhausted: false });
      },
    });
    expect(tokensOnSheet(table.state.pub, 0)).toBe(8);
    table.when(0, { do: 'strategic', card: 'warfare' }).accepted();
    expect(table.question(0)).toMatchObject({ kind: 'split', q: { n: 8, as: 'redistribute' } });
    table.when(0, { tactic: 9, fleet: 0, strategy: 0 }).refused('TI4-CMD-06');
    table.when(0, { tactic: 8, fleet: 0, strategy: 0 }).accepted();
    expect(heldTokens(table.state.pub, 0)).toEqual([1]);
  });

  it('[TI4-MAHA-04] when a fleet token must go and only those of others are there, one returns to its owner', () => {
    const activating = (fleet: number, ...held: number[]) => {
      const table = position({
        factions: ['mahact', 'naalu', 'letnev'],
        units: { 'tile-20': units(1, { cruiser: 1 }) },
        arrange: (pub) => {
          holding(pub, 0, ...held);
          learned(pub, 1, 'neuroglaive');
          pub.sheets[0]!.reserve += pub.sheets[0]!.fleet - fleet;
          pub.sheets[0]!.fleet = fleet;
        },
      });
      return table.when(0, { do: 'tactical', system: 'tile-20' }).accepted();
    };
    const own = activating(1, 2);
    expect([own.state.pub.sheets[0]!.fleet, heldTokens(own.state.pub, 0)]).toEqual([0, [2]]);
    const only = activating(0, 2);
    expect([heldTokens(only.state.pub, 0), only.state.pub.sheets[2]!.reserve]).toEqual([[], 8]);
    const several = activating(0, 1, 2);
    expect(several.question(0).q).toMatchObject({ from: ['1', '2'], rule: 'TI4-MAHA-04' });
    several.when(0, '1').accepted();
    expect([heldTokens(several.state.pub, 0), several.state.pub.sheets[1]!.reserve]).toEqual([[2], 8]);
  });
  it('[TI4-MAHA-04, TI4-CAG-33] agendas that take fleet tokens take those of others where there are no own ones', () => {
    const voting = (agenda: 'clandestine-operations' | 'research-grant-reallocation', outcome: string) => {
      const table = council({
        options: { expansion: 'yes' },
        factions: ['mahact', 'sol', 'letnev'],
        agendas: [agenda],
        planets: { lodor: 0 },
        arrange: (pub) => {
          holding(pub, 0, 1, 2);
          pub.sheets[0]!.reserve += pub.sheets[0]!.fleet;
          pub.sheets[0]!.fleet = 0;
        },
      });
      playUntil(table, (d) => d.kind === 'vote' && d.seat === 0);
      return table.when(0, { outcome, planets: ['lodor'] }).accepted();
    };
    const returning = (table: ReturnType<typeof voting>) =>
      playUntil(table, ({ q }) => (q as { rule?: string }).rule === 'TI4-MAHA-04')
        .when(0, '2', 'pickOne')
        .accepted();
    const one = returning(voting('clandestine-operations', 'against'));
    expect(heldTokens(one.state.pub, 0)).toEqual([1]);
    const grant = playUntil(voting('research-grant-reallocation', '0'), (d) => d.kind === 'pickOne');
    // Fleet Logistics has two prerequisites.
    returning(grant.when(0, 'fleet-logistics', 'pickOne'));
    playUntil(grant, ({ kind }) => kind !== 'removeSurplus');
    expect(heldTokens(grant.state.pub, 0)).toEqual([]);
  });
  it('[TI4-MAHA-04] a law that limits the pool counts them too', () => {
    const table = position({
      arrange: (pub) => {
        holding(pub, 0, 1, 2);
        pub.table.components = {
          ...pub.table.components,
          'fleet-regulations': { ability: 'fleet-regulations', holder: null, ready: true, on: null, store: {} },
        };
      },
    });
    table.when(0, { do: 'tactical', system: 'tile-20' }).accepted();
    expect([table.state.pub.sheets[0]!.fleet, heldTokens(table.state.pub, 0)]).toEqual([2, [1, 2]]);
  });
});

describe('Mahact: Imperia and Hubris', () => {
  /** Sol's commander places an infantry on a planet of the active player at the start of their turn. */
  const turn = (held: number[], isUnlocked: boolean) => {
    const table = position({
      factions: ['mahact', 'hacan', 'letnev'],
      arrange: (pub) => {
        holding(pub, 0, ...held);
        if (isUnlocked) unlocked(pub, 1, 'gila-the-silvertongue');
        else inPlay(pub, 1, 'gila-the-silvertongue locked');
      },
    });
    return rulesView(ti4, view(table.state, 0))
      .sources()
      .filter(({ ability, seat }) => ability === 'gila-the-silvertongue' && seat === 0).length;
  };
  it('[TI4-MAHA-02] the unlocked commander of each player with a token in the pool may be used', () => {
    expect([turn([1], true), turn([1], false), turn([2], true), turn([], true)]).toEqual([1, 0, 0, 0]);
  });
  it('[TI4-MAHA-02] it works like the owner’s: Gila buys votes with trade goods', () => {
    const table = council({
      factions: ['mahact', 'hacan', 'letnev'],
      options: { expansion: 'yes' },
      speaker: 2,
      agendas: ['mutiny'],
      planets: { bereg: 0 },
      arrange: (pub) => {
        holding(pub, 0, 1);
        unlocked(pub, 1, 'gila-the-silvertongue');
        pub.sheets[0]!.goods = 2;
      },
    });
    table.when(0, { outcome: 'for', planets: ['bereg'] }).accepted();
    table.when(0, { ability: 'gila-the-silvertongue', component: 'imperia.0' }).accepted().when(0, '2').accepted();
    expect(table.state.pub.agenda!.ballots).toEqual([{ seat: 0, outcome: 'for', votes: 1 + 4 }]);
  });

  it('[TI4-MAHA-03] Mahact has no Alliance note of its own, and nobody can give it theirs', () => {
    const table = given({
      factions: ['mahact', 'sol', 'letnev'],
      until: ({ kind, seat }) => kind === 'turn' && seat === 0,
    });
    const { own, pub } = table.state;
    expect(own[0]!.table.cards[notesOf(0)]).not.toContain('alliance.0');
    expect(own[1]!.table.cards[notesOf(1)]).toContain('alliance.1');
    expect(pub.table.cards[REMOVED]).toEqual(['alliance.0']);
    pub.units['tile-18'] = [...units(0, { cruiser: 1 }), ...units(1, { carrier: 1 })];
    const nothing = { goods: 0, commodities: 0, note: null };
    const offer = (seat: number, to: number, note: string) =>
      table.command({ do: 'offer', seat, to, terms: { gives: { ...nothing, note }, wants: nothing, promise: '' } });
    offer(1, 0, 'alliance.1').refused('TI4-MAHA-03');
    offer(1, 0, 'ceasefire.1').accepted();
  });
  it('[TI4-MAHA-03] nor where an effect makes them give a note', () => {
    const table = position({
      factions: ['sol', 'mahact', 'letnev'],
      units: { 'tile-19': units(0, { cruiser: 1 }), 'vefut-ii': units(1, { infantry: 1 }) },
      arrange: (pub) => {
        inPlay(pub, 1, 'hubris');
        learned(pub, 1, 'voidwatch');
      },
    });
    table
      .when(0, { do: 'tactical', system: 'tile-20' })
      .when(0, go('tile-19', { cruiser: 1 }))
      .accepted();
    table.when(0, 'alliance.0', 'giveNote').refused('TI4-PN-04');
    table.when(0, 'ceasefire.0', 'giveNote').accepted();
  });
});

describe('Mahact: units', () => {
  const activated = (held: number[]) =>
    position({
      factions: ['sol', 'mahact', 'letnev'],
      units: { 'tile-19': units(0, { cruiser: 1 }), 'vefut-ii': units(1, { mech: 1 }) },
      arrange: (pub) => {
        holding(pub, 1, ...held);
        inPlay(pub, 1, 'starlancer');
      },
    })
      .when(0, { do: 'tactical', system: 'tile-20' })
      .accepted();
  it('[TI4-MAHA-05] Starlancer: the token of whoever activates its system ends their turn; they gain it', () => {
    const table = activated([0]);
    table.when(1, react('starlancer', 1)).accepted();
    table.when(0, { tactic: 1, fleet: 0, strategy: 0 }, 'split').accepted();
    const { pub } = table.state;
    expect([heldTokens(pub, 1), pub.sheets[0]!.tactic, pub.sheets[0]!.reserve]).toEqual([[], 3, 7]);
    expect(pub.active).not.toBe(0);
    expect(pub.units['tile-19']).toEqual(units(0, { cruiser: 1 }));
    expect(kinds(activated([2]))).toEqual(['move']);
  });

  const losing = (card: string, commodities: number) => {
    const table = active({
      factions: ['sol', 'mahact', 'letnev'],
      galaxy: { 0: 'tile-20', [UP[0]]: 'tile-52' },
      units: {
        'tile-20': units(0, { carrier: 1, infantry: 4 }),
        'vefut-ii': units(1, { infantry: 2 }),
        ixth: units(1, { 'space-dock': 1 }),
      },
      dice: { 'battle 0 infantry': [10, 10, 1, 1], 'battle 1 infantry': [1, 1] },
      arrange: (pub) => {
        inPlay(pub, 1, card);
        pub.sheets[1]!.units.infantry = card as 'crimson-legionnaire';
        pub.sheets[1]!.commodities = commodities;
        pub.sheets[1]!.goods = 0;
        pub.planets['vefut-ii'] = { owner: 1, exhausted: false };
        pub.planets['ixth'] = { owner: 1, exhausted: false };
      },
    });
    playUntil(table, ({ kind }) => kind === 'commit');
    return table
      .when(
        0,
        Array.from({ length: 4 }, () => ({ unit: 'infantry', planet: 'vefut-ii' })),
      )
      .accepted();
  };
  const purse = ({ state }: Table) => [state.pub.sheets[1]!.goods, state.pub.sheets[1]!.commodities];
  it('[TI4-MAHA-06] Crimson Legionnaire: each loss is a commodity or turns one into a trade good, unit by unit', () => {
    const table = losing('crimson-legionnaire', 0);
    // The first can only be a commodity.
    expect(purse(table)).toEqual([0, 1]);
    table.when(1, 'convert-one', 'pickOne').accepted();
    expect(purse(table)).toEqual([1, 0]);
    const full = losing('crimson-legionnaire', 3);
    expect(purse(full)).toEqual([1, 2]);
    full.when(1, 'gain-commodities', 'pickOne').accepted();
    expect(purse(full)).toEqual([1, 3]);
  });
  it('[TI4-MAHA-06] the second version comes home at the next turn, without a die', () => {
    const table = losing('crimson-legionnaire-2', 0).when(1, 'convert-one', 'pickOne').accepted();
    expect(purse(table)).toEqual([1, 0]);
    playUntil(table, ({ kind, seat }) => kind === 'turn' && seat === 1);
    expect(table.state.pub.units['ixth']).toContainEqual({ seat: 1, type: 'infantry', marks: '', n: 2 });
    expect(table.told.some(({ t }) => t === 'diceRolled')).toBe(false);
  });

  it('Arvicon Rex rolls better against a player without a token in the pool', () => {
    const modifier = (isHeld: boolean) => {
      const found = battle({
        factions: ['mahact', 'sol'],
        fleets: [{ flagship: 1 }, { cruiser: 1 }],
        arrange: (pub, { me, other }) => void (isHeld && holding(pub, me, other)),
      });
      playUntil(found.table, () => found.rolled().length > 0);
      return found.rolled()[0]!.rolls[0]!.volleys[0]!.modifier;
    };
    expect([modifier(false), modifier(true)]).toEqual([2, 0]);
  });
});

describe('Mahact: Genetic Recombination', () => {
  const voting = (planets: { [planet: string]: number }, fleet = 4) =>
    council({
      factions: ['mahact', 'sol', 'letnev'],
      options: { expansion: 'yes' },
      speaker: 0,
      agendas: ['mutiny'],
      planets,
      arrange: (pub) => {
        learned(pub, 0, 'genetic-recombination');
        for (const [planet, state] of Object.entries(pub.planets)) pub.planets[planet] = { ...state, exhausted: true };
        pub.sheets[1]!.reserve += pub.sheets[1]!.fleet - fleet;
        pub.sheets[1]!.fleet = fleet;
      },
    });
  const used = (fleet?: number) =>
    voting({ wellon: 1 }, fleet).when(0, react('genetic-recombination')).accepted().when(0, 'against').accepted();
  it('[TI4-MAHA-07] whoever is about to vote casts votes for the outcome named, or removes a fleet token', () => {
    const obeying = used().when(1, 'cast-votes').accepted();
    obeying.when(1, { outcome: null, planets: [] }).refused('TI4-MAHA-07');
    obeying.when(1, { outcome: 'for', planets: ['wellon'] }).refused('TI4-AGEN-14');
    obeying.when(1, { outcome: 'against', planets: ['wellon'] }).accepted();
    expect(obeying.state.pub.agenda!.ballots).toEqual([{ seat: 1, outcome: 'against', votes: 2 }]);
    expect(obeying.state.pub.sheets[1]!.fleet).toBe(4);
    const paying = used().when(1, 'lose-fleet-token').accepted();
    expect(paying.state.pub.sheets[1]!.fleet).toBe(3);
    paying.when(1, { outcome: 'for', planets: ['wellon'] }).accepted();
    expect(paying.state.pub.table.components['genetic-recombination.0']!.ready).toBe(false);
  });
  it('[TI4-MAHA-07] without a fleet token there is no choice; whoever cannot vote is no target', () => {
    const poor = used(0);
    expect(poor.question(1)).toMatchObject({ kind: 'vote', q: { outcomes: ['against'], must: true } });
    expect(voting({ wellon: 2 }).question(1).kind).toBe('vote');
  });
});

describe('Mahact: Scepter of Dominion', () => {
  it('[TI4-MAHA-08] players with tokens on the owner’s sheet lay one into a system outside homes; then it goes back', () => {
    const table = given({
      factions: ['sol', 'mahact', 'letnev'],
      until: ({ kind }) => kind === 'scoreSecret',
      arrange: (pub) => {
        pub.units['tile-18'] = units(0, { cruiser: 1 });
        const { store, ...edict } = pub.table.components['edict.1']!;
        pub.table.components = {
          ...pub.table.components,
          'edict.1': { ...edict, store: { ...store, tokens: [0, 2] } },
        };
        for (const seat of [0, 2]) pub.sheets[seat]!.reserve--;
      },
      deal: (t) => t.move('scepter-of-dominion.1', notesOf(1), notesOf(0)),
    });
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 0);
    expect(table.state.pub.phase).toBe('strategy');
    table.when(0, { ability: 'scepter-of-dominion', component: 'scepter-of-dominion.1' }).accepted();
    expect(table.state.pub.tokens['tile-18']!.toSorted()).toEqual([1, 2]);
    table.seen(1, (v) => expect(v.me!.table.cards[notesOf(1)]).toContain('scepter-of-dominion.1'));
  });
});

describe('Mahact: leaders', () => {
  const following = (card: 'technology' | 'construction', strategy: number) =>
    position({
      factions: ['sol', 'mahact', 'letnev'],
      galaxy: { 0: 'tile-20', [UP[0]]: 'tile-19', [DOWN[0]]: 'tile-46' },
      units: { 'vefut-ii': units(1, { infantry: 1 }) },
      arrange: (pub) => {
        inPlay(pub, 1, 'jae-mir-kan');
        Object.assign(pub.strategyCards[card], { holder: 0, exhausted: false });
        pub.tokens = { 'tile-46': [0], 'tile-19': [0] };
        pub.sheets[0]!.reserve = 6;
        pub.sheets[1]!.strategy = strategy;
        pub.planets['vefut-ii'] = { owner: 1, exhausted: false };
      },
    });
  it('[TI4-MAHA-09] the agent pays a secondary with a token of the active player from the board', () => {
    const table = following('technology', 0).when(0, { do: 'strategic', card: 'technology' });
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 1);
    table.when(1, react('jae-mir-kan', 1)).accepted().when(1, 'tile-46').accepted();
    const { pub } = table.state;
    expect([pub.tokens['tile-46'] ?? [], pub.sheets[0]!.reserve, pub.sheets[1]!.strategy]).toEqual([[], 7, 0]);
    expect(table.told.some((e) => e.t === 'followed' && e.all.seat === 1)).toBe(true);
    expect(pub.table.components['jae-mir-kan.1']!.ready).toBe(false);
  });
  it('[TI4-MAHA-09] Construction puts that token into the system', () => {
    const table = following('construction', 2).when(0, { do: 'strategic', card: 'construction' });
    playUntil(table, ({ kind, seat }) => kind === 'react' && seat === 1);
    table.when(1, react('jae-mir-kan', 1)).when(1, 'tile-46').accepted().when(1, 'tile-20', 'pickOne').accepted();
    expect(table.state.pub.tokens['tile-20']).toEqual([0]);
    expect(table.state.pub.sheets[1]!.strategy).toBe(2);
  });

  const commanding = (isUnlocked: boolean) =>
    position({
      units: { 'tile-20': units(0, { cruiser: 1 }), 'vefut-ii': units(1, { infantry: 1 }) },
      arrange: (pub) => {
        holding(pub, 0);
        inPlay(pub, 1, 'minister-of-peace');
        if (isUnlocked) unlocked(pub, 0, 'il-na-viroset');
        pub.tokens = { 'tile-20': [0] };
        pub.sheets[0]!.reserve = 7;
      },
    }).when(0, { do: 'tactical', system: 'tile-20' });
  it('[TI4-MAHA-10] the commander may activate a system with an own token: both return and the turn ends at once', () => {
    commanding(false).refused('TI4-TACT-01');
    const table = commanding(true).accepted();
    const { pub } = table.state;
    expect([pub.tokens['tile-20'] ?? [], pub.sheets[0]!.tactic, pub.sheets[0]!.reserve]).toEqual([[], 2, 9]);
    // Nobody is asked about an activation.
    expect([kinds(table), pub.active === 0]).toEqual([['turn'], false]);
    expect(table.told.some(({ t }) => t === 'activated')).toBe(false);
  });
  it('[TI4-MAHA-10] tokens of two others in the fleet pool unlock it', () => {
    const unlocks = (...held: number[]) => {
      const table = position({
        arrange: (pub) => {
          holding(pub, 0, ...held);
          inPlay(pub, 0, 'il-na-viroset locked');
        },
      });
      table.when(0, { do: 'tactical', system: 'tile-20' }).accepted();
      return table.state.pub.unlocked.includes('il-na-viroset');
    };
    expect([unlocks(1), unlocks(1, 2)]).toEqual([false, true]);
  });

  const benediction = (more: Partial<Space> = {}) =>
    position({
      galaxy: { 0: 'tile-20', [UP[0]]: 'tile-19', [DOWN[0]]: 'tile-44', [UP[1]]: 'tile-46' },
      units: {
        'tile-20': units(1, { cruiser: 1, carrier: 1, infantry: 2 }),
        'tile-19': units(2, { cruiser: 1 }),
        'tile-44': units(2, { cruiser: 1 }),
        'tile-46': units(1, { cruiser: 1 }),
        wellon: units(2, { pds: 1 }),
      },
      dice: { 'battle 1 cruiser': [1, 10], 'battle 1 carrier': [1, 1], 'battle 2 cruiser': [1, 1] },
      hands: { 1: ['skilled-retreat.1'] },
      ...more,
      arrange: (pub) => {
        unlocked(pub, 0, 'airo-shir-aur');
        pub.planets['wellon'] = { owner: 2, exhausted: false };
        pub.planets['vefut-ii'] = { owner: 1, exhausted: false };
        more.arrange?.(pub);
      },
    }).when(0, action('airo-shir-aur'));
  it('[TI4-MAHA-11] the hero moves a fleet next door, and it fights there: no retreat, no cannons, no activation', () => {
    const table = benediction().accepted();
    table.when(0, 'tile-20').accepted();
    // The asteroid field is closed to that fleet: there is but one place to go.
    const { pub } = table.state;
    expect(table.told.find(({ t }) => t === 'moved')!.all).toMatchObject({ seat: 1, system: 'tile-19' });
    playUntil(table, ({ kind }) => kind === 'turn');
    const told = table.told.map(({ t }) => t);
    expect(told.filter((t) => ['activated', 'retreatAnnounced', 'retreated'].includes(t))).toEqual([]);
    const rolled = rolledIn(table.told);
    expect(rolled.map(({ purpose, rolls }) => [purpose, rolls[0]!.by, rolls[1]!.by])).toEqual([
      ['battle', 1, 2],
      ['battle', 1, 2],
    ]);
    expect(table.told.find(({ t }) => t === 'combatOver')!.all).toMatchObject({ system: 'tile-19', winner: 1 });
    expect(table.state.pub.units['tile-19']).toEqual(units(1, { cruiser: 1, carrier: 1, infantry: 2 }));
    expect(pub.table.components['airo-shir-aur.0']).toBeUndefined();
    expect(table.state.pub.table.lasting).toEqual([]);
  });
  it('[TI4-MAHA-11] nobody plays a Skilled Retreat there, and only fleets next to others can be chosen', () => {
    const table = benediction().accepted();
    expect((table.question(0).q as { from: string[] }).from.toSorted()).toEqual([
      'tile-19',
      'tile-20',
      'tile-44',
      'tile-46',
    ]);
    table.when(0, 'tile-20').accepted();
    // The combat is over without a question: nobody could leave it.
    expect(kinds(table)).toEqual(['turn']);
  });
});

describe('Mahact: elimination', () => {
  it('[TI4-ELIM-09] tokens that an eliminated Mahact held go back to their owners', () => {
    const table = position({
      factions: ['sol', 'mahact', 'letnev'],
      units: { 'tile-20': units(0, { carrier: 1, infantry: 2 }), 'vefut-ii': units(1, { infantry: 1 }) },
      dice: { 'battle 0 infantry': [10, 10], 'battle 1 infantry': [1] },
      arrange: (pub) => {
        holding(pub, 1, 0, 2);
        pub.planets['vefut-ii'] = { owner: 1, exhausted: false };
      },
    });
    delete table.state.pub.units['home of mahact'];
    table.when(0, { do: 'tactical', system: 'tile-20' });
    playUntil(table, ({ kind }) => kind === 'commit');
    table.when(0, [
      { unit: 'infantry', planet: 'vefut-ii' },
      { unit: 'infantry', planet: 'vefut-ii' },
    ]);
    playUntil(table, ({ kind }) => kind === 'turn');
    const { pub } = table.state;
    expect(pub.table.out).toEqual([1]);
    expect([pub.sheets[0]!.reserve, pub.sheets[2]!.reserve]).toEqual([8, 8]);
  });
  it('[TI4-ELIM-09] the token of an eliminated player stays with Mahact, and so does their unlocked commander', () => {
    const table = position({
      factions: ['mahact', 'hacan', 'letnev'],
      units: { 'tile-20': units(0, { carrier: 1, infantry: 2 }), 'vefut-ii': units(1, { infantry: 1 }) },
      dice: { 'battle 0 infantry': [10, 10], 'battle 1 infantry': [1] },
      arrange: (pub) => {
        holding(pub, 0, 1);
        unlocked(pub, 1, 'gila-the-silvertongue');
        pub.planets['vefut-ii'] = { owner: 1, exhausted: false };
      },
    });
    delete table.state.pub.units['home of hacan'];
    table.when(0, { do: 'tactical', system: 'tile-20' });
    playUntil(table, ({ kind }) => kind === 'commit');
    table.when(0, [
      { unit: 'infantry', planet: 'vefut-ii' },
      { unit: 'infantry', planet: 'vefut-ii' },
    ]);
    playUntil(table, ({ kind }) => kind === 'turn');
    expect([table.state.pub.table.out, heldTokens(table.state.pub, 0)]).toEqual([[1], [1]]);
    const kept = Object.entries(table.state.pub.table.components).filter(([, { store }]) => store['commanders']);
    expect(kept.map(([id, { store }]) => [id, store['commanders']])).toEqual([['edict.0', ['gila-the-silvertongue']]]);
    const sources = rulesView(ti4, view(table.state, 0)).sources();
    expect(sources.some(({ ability, seat }) => ability === 'gila-the-silvertongue' && seat === 0)).toBe(true);
    expect(askedSeat(table)).not.toBe(1);
  });
});
