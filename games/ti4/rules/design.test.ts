import { defaultAnswer, listAnswers, nextDecision, rulesView, view } from '@orrery/kernel';
import type { Json, Source } from '@orrery/kernel';
import type { Given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { council } from '../council.ts';
import { ti4 } from '../game.ts';
import { given, playUntil } from '../given.ts';
import { rolledIn } from '../givenBattle.ts';
import type { Ti4 } from '../shapes.ts';
import { DOWN, UP, active, inPlay, inSpace, learned, units } from '../space.ts';
import type { Space } from '../space.ts';
import { enact } from './council/laws.ts';
import { relicText } from './expansion/decks.ts';
import { areNeighbours } from './neighbours.ts';
import { unlocked } from '../leaders.ts';
import {
  ACTION_DECK,
  ACTION_DISCARD,
  AGENDA_DECK,
  AGENDA_DISCARD,
  AGENDA_OPEN,
  LAWS,
  SECRET_DECK,
  handOf,
  notesOf,
  secretsOf,
} from './zones.ts';

// What the largest games demand of the table, with the components of the base box. The number is that of the demand, as in
// kernel/toy/designTests.test.ts; those that need Prophecy of Kings are shown with its components.

const REX = 'tile-18';
const MINE = 'tile-35';
const BELOW = 'tile-26';
const GALAXY = { 0: REX, [UP[0]]: MINE, [DOWN[0]]: BELOW } as const;
const [ALPHA, BETA] = ['tile-39', 'tile-40'] as const;
const NO = { outcome: null, planets: [] };
const NOTHING = { goods: 0, commodities: 0, note: null };
const use = (card: string, copy: number | string = 1) => ({ ability: card, component: `${card}.${copy}` });
const play = (card: string) => ({ do: 'component', ...use(card) });
const at = ({ state }: Given<Ti4>, place: string) =>
  Object.fromEntries(
    (state.pub.units[place] ?? []).map(({ seat, type, n, marks }) => [`${seat} ${type}${marks && ` ${marks}`}`, n]),
  );
const told = (table: Given<Ti4>, kind: string) => table.told.filter(({ t }) => t === kind).map(({ all }) => all);
const asked = ({ state }: Given<Ti4>) => rulesView(ti4, view(state, null));
const open = ({ state }: Given<Ti4>) => state.pub.table.open.map(({ kind, seat }) => `${kind} ${seat}`);
const windowOf = (table: Given<Ti4>, seat: number) => (table.question(seat).q as { window?: string }).window;
const moveTo = (table: Given<Ti4>, ships: object, cargo: object = {}) =>
  table.when(0, { ships, cargo } as never, 'move').accepted();

describe('cards in hidden hands', () => {
  it('design test 2: with one Sabotage among six players, nothing that others see tells who holds it', () => {
    /** Player 0 of six plays a card; player 3 holds a Sabotage or a card that does not fit. */
    const played = (card: string) => {
      const table = given({
        seats: 6,
        options: { expansion: 'no' },
        until: (d) => d.kind === 'turn',
        arrange: (pub) => (pub.table.windowClose = 'answered'),
        hands: {},
      });
      const seat = table.state.pub.active!;
      const other = (seat + 3) % 6;
      const { own, hidden } = table.state;
      // Everybody holds one card.
      for (let who = 0; who < 6; who++) {
        const id = who === seat ? 'economic-initiative.1' : who === other ? card : `flank-speed.${who}`;
        own[who]!.table.cards = { ...own[who]!.table.cards, [handOf(who)]: [id] };
        table.state.pub.table.zones = {
          ...table.state.pub.table.zones,
          [handOf(who)]: { ...table.state.pub.table.zones[handOf(who)]!, n: 1 },
        };
      }
      hidden.table.cards = { ...hidden.table.cards, [ACTION_DECK]: [] };
      table.when(seat, play('economic-initiative')).accepted();
      for (const guest of [1, 2, 4, 5]) table.when((seat + guest) % 6, null, 'react').accepted();
      return { table, seat, other };
    };
    const holds = played('sabotage.1');
    const bluffs = played('bunker.1');
    // Everybody but one has answered; the table waits for that one, whatever it holds.
    expect(open(holds.table)).toContain(`react ${holds.other}`);
    for (let seat = 0; seat < 6; seat++) {
      const [one, two] = [view(holds.table.state, seat), view(bluffs.table.state, seat)];
      expect(one.pub).toEqual(two.pub);
      const same = seat === holds.other ? [false] : [true];
      expect([JSON.stringify(one.me) === JSON.stringify(two.me)]).toEqual(same);
    }
    expect(holds.table.told.map(({ all }) => all)).toEqual(bluffs.table.told.map(({ all }) => all));
  });

  it('design test 3: two players cancel at the same moment: the first in order does, the card of the other stays unseen', () => {
    const table = inSpace({
      galaxy: GALAXY,
      units: {},
      options: { expansion: 'no' },
      hands: { 0: ['economic-initiative.1'], 1: ['sabotage.1'], 2: ['sabotage.2'] },
    });
    table.when(0, play('economic-initiative')).accepted();
    const order = table.state.pub.table.open.filter(({ kind }) => kind === 'react').map(({ seat }) => seat);
    expect(order.toSorted()).toEqual([1, 2]);
    const [first, second] = order as [number, number];
    // The later one answers first; nothing is opened before both have.
    table.when(second, use('sabotage', second)).accepted();
    expect(told(table, 'used')).toHaveLength(1);
    table.when(first, use('sabotage', first)).accepted();
    const { pub } = table.state;
    expect(pub.table.cards[ACTION_DISCARD]!.toSorted()).toEqual(['economic-initiative.1', `sabotage.${first}`]);
    expect(view(table.state, second).me!.table.cards[handOf(second)]).toEqual([`sabotage.${second}`]);
    for (const seat of [0, first]) {
      const { me, pub: seen } = view(table.state, seat);
      expect(JSON.stringify([me, seen])).not.toContain(`sabotage.${second}`);
    }
  });

  it('design test 22: each player knows exactly what that player saw of the agenda deck', () => {
    const table = inSpace({
      galaxy: GALAXY,
      units: {},
      options: { expansion: 'no' },
      arrange: (pub) => {
        for (const card of Object.values(pub.strategyCards)) card.exhausted = true;
        Object.assign(pub.strategyCards.politics, { holder: 0, exhausted: false });
        pub.custodians = false;
      },
      deal: (t) => {
        for (const card of ['seed-of-an-empire', 'mutiny']) t.move(card, AGENDA_DECK, AGENDA_DECK, 'top');
      },
    });
    table.when(0, { do: 'strategic', card: 'politics' }).accepted();
    playUntil(table, (d) => d.kind === 'arrangeAgendas');
    const [lower, upper] = table.state.hidden.table.cards[AGENDA_DECK]!.slice(-2) as [string, string];
    table.when(0, { top: [lower], bottom: [upper] }).accepted();
    const known = (seat: number) =>
      Object.entries(view(table.state, seat).me!.table.knows[AGENDA_DECK]?.at ?? {}).map(([where, card]) => [
        Number(where),
        card,
      ]);
    const { n } = table.state.pub.table.zones[AGENDA_DECK]!;
    expect(known(0)).toEqual([
      [0, upper],
      [n - 1, lower],
    ]);
    expect([known(1), known(2)]).toEqual([[], []]);
    // The card on top is drawn for all to see; what lies at the bottom is still known to one player alone.
    playUntil(table, (d) => d.kind === 'vote' || (d.kind === 'react' && table.state.pub.agenda !== null));
    expect(table.state.pub.table.cards[AGENDA_OPEN]).toContain(lower);
    expect(known(0)).toEqual([[0, upper]]);
    expect([known(1), known(2)]).toEqual([[], []]);
  });
});

describe('turns that are cut off, texts that fall silent', () => {
  it('design test 4: Nullification Field ends the turn at its activation; what would follow is lost, the end of the turn comes', () => {
    const table = active(
      {
        galaxy: { 0: MINE, [UP[0]]: 'tile-19' },
        units: { 'tile-19': units(0, { cruiser: 1 }), [MINE]: units(1, { cruiser: 1 }) },
        factions: ['sol', 'xxcha', 'saar'],
        hands: { 0: ['flank-speed.1'] },
        arrange: (pub) => {
          inPlay(pub, 1, 'nullification-field');
          learned(pub, 0, 'bio-stims');
          pub.planets['lirta-iv'] = { owner: 0, exhausted: false };
          pub.planets['wellon'] = { owner: 0, exhausted: true };
        },
      },
      MINE,
    );
    // The active player comes first in the window and waits.
    table.when(0, null, 'react').accepted();
    table.when(1, use('nullification-field', 1), 'react').accepted();
    // No movement; the token lies there; Bio-Stims may be used as the turn ends.
    expect(at(table, 'tile-19')).toEqual({ '0 cruiser': 1 });
    expect(table.state.pub.tokens[MINE]).toEqual([0]);
    expect([windowOf(table, 0), table.state.pub.activeSystem]).toEqual(['turn.end', null]);
    table.when(0, use('bio-stims', 0)).accepted();
    expect(table.state.pub.planets['wellon']!.exhausted).toBe(false);
    expect(table.state.pub.active).toBe(1);
  });

  it('design test 10: Greyfire Mutagen after the activation: no Devotion in this action, and again in the next', () => {
    const fight = (note: boolean) => {
      const table = active({
        galaxy: GALAXY,
        units: { [MINE]: units(0, { cruiser: 2 }), [REX]: units(1, { dreadnought: 1 }) },
        factions: ['yin', 'sol', 'saar'],
        dice: { 'battle 0 cruiser': [1, 1, 1, 1, 1, 1], 'battle 1 dreadnought': [1, 1, 1, 1] },
        arrange: (pub) => inPlay(pub, 0, 'devotion'),
        deal: (t) => {
          if (note) t.move('greyfire-mutagen.0', notesOf(0), notesOf(1));
        },
      });
      if (note) table.when(1, use('greyfire-mutagen', 0), 'react').accepted();
      moveTo(table, { [MINE]: { cruiser: 2 } });
      playUntil(
        table,
        (d) => d.kind === 'turn' || (d.kind === 'react' && d.seat === 0) || told(table, 'rolled').length > 1,
      );
      return table.state.pub.table.open.some(({ kind, seat }) => kind === 'react' && seat === 0);
    };
    expect([fight(false), fight(true)]).toEqual([true, false]);
  });

  it('design test 9: the Nekro give up the copied Floating Factory: docks in space land, or go', () => {
    const table = inSpace({
      galaxy: { 0: MINE, [UP[0]]: 'tile-19', [DOWN[0]]: BELOW },
      units: {
        [MINE]: [...units(0, { cruiser: 1 }), ...units(2, { carrier: 2 })],
        'tile-19': units(0, { 'space-dock': 1 }),
        [BELOW]: units(0, { 'space-dock': 1 }),
      },
      factions: ['nekro', 'saar', 'yin'],
      hands: {},
      dice: { 'battle 0 cruiser': [10, 10], 'battle 2 carrier': [1, 1, 1, 1] },
      arrange: (pub) => {
        for (const id of ['technological-singularity']) inPlay(pub, 0, id);
        pub.table.components = {
          ...pub.table.components,
          'valefar-assimilator-x.0': {
            ability: 'valefar-assimilator-x',
            holder: 0,
            ready: true,
            on: 'floating-factory-2',
            store: {},
          },
        };
        pub.sheets[0]!.units['space-dock'] = 'floating-factory-2';
        inPlay(pub, 0, 'floating-factory-2');
        learned(pub, 2, 'yin-spinner');
        pub.planets['wellon'] = { owner: 0, exhausted: false };
      },
    }).when(0, { do: 'tactical', system: MINE });
    playUntil(table, (d) => d.kind === 'react' && d.seat === 0);
    table.when(0, use('technological-singularity', 0)).accepted();
    expect(table.state.pub.table.components['valefar-assimilator-x.0']!.on).toBe('yin-spinner');
    // Over an own planet the dock lands; over a planet of nobody it goes to reinforcements.
    expect([at(table, 'tile-19'), at(table, 'wellon'), at(table, BELOW), at(table, 'lodor')]).toEqual([
      {},
      { '0 space-dock': 1 },
      {},
      {},
    ]);
  });
});

describe('movement and adjacency', () => {
  it('design test 15: nine ships of four systems through a rift and a nebula, with cargo, the Dominus Orb and Gravity Drive, in one answer', () => {
    const [first, second, third] = UP;
    const setUp: Space = {
      galaxy: { 0: REX, [first]: 'tile-41', [second]: MINE, [third]: 'tile-19', [DOWN[0]]: 'tile-42', 2: BELOW },
      units: {
        [MINE]: units(0, { carrier: 2, cruiser: 1, fighter: 4 }),
        bereg: units(0, { infantry: 2 }),
        'tile-19': units(0, { cruiser: 2 }),
        'tile-42': units(0, { destroyer: 2 }),
        [BELOW]: units(0, { dreadnought: 2 }),
      },
      arrange: (pub) => {
        learned(pub, 0, 'gravity-drive');
        Object.assign(pub.sheets[0]!, { fleet: 9, reserve: 2 });
        pub.tokens = { [BELOW]: [0] };
        pub.table.components = {
          ...pub.table.components,
          'dominus-orb': { ability: relicText('dominus-orb'), holder: 0, ready: true, on: null, store: {} },
        };
      },
      // One die for each ship that leaves the rift: two carriers and three cruisers pass it.
      dice: { rift: [4, 4, 4, 3, 4] },
    };
    /** The movement step, with or without the orb; Gravity Drive speeds up one of two equal cruisers. */
    const moving = (orb: boolean) => {
      const table = active(setUp);
      table.when(0, use('gravity-drive', 0), 'react').accepted();
      table.when(0, 'cruiser@tile-19', 'pickOne').accepted();
      return table
        .when(0, orb ? { ability: relicText('dominus-orb'), component: 'dominus-orb' } : null, 'react')
        .accepted();
    };
    const ships = {
      [MINE]: { carrier: 2, cruiser: 1 },
      'tile-19': { cruiser: 1, 'cruiser gravity-drive': 1 },
      'tile-42': { destroyer: 2 },
      [BELOW]: { dreadnought: 2 },
    };
    const cargo = { [MINE]: { fighter: 4 }, bereg: { infantry: 2 } };
    // The dreadnoughts stand under an own command token: the orb lets them go.
    moving(false).when(0, { ships, cargo }, 'move').refused('TI4-MOVE-01');
    const table = moving(true);
    // A way of three systems through the rift is open to all of them; more than four freight on each carrier is not.
    table.when(0, { ships, cargo: { ...cargo, [MINE]: { fighter: 9 } } }, 'move').refused('TI4-MOVE-05');
    moveTo(table, ships, cargo);
    // The fourth of five rolls takes a cruiser; all the others arrive with what they carry.
    const lost = told(table, 'riftRolled').map((one) => (one as { lost: boolean }).lost);
    expect(lost).toEqual([false, false, false, true, false]);
    expect(at(table, REX)).toEqual({
      '0 carrier': 2,
      '0 cruiser': 2,
      '0 destroyer': 2,
      '0 dreadnought': 2,
      '0 fighter': 4,
      '0 infantry': 2,
    });
    expect(table.state.pub.table.components['dominus-orb']).toBeUndefined();
    expect([MINE, 'bereg', 'tile-19', 'tile-42', BELOW].map((place) => at(table, place))).toEqual([{}, {}, {}, {}, {}]);
  });

  it('design test 16: the Hil Colish goes first and takes its wormhole along; a carrier follows through it, in the same answer', () => {
    const [gate, home] = ['tile-17', 'tile-51'] as const;
    const table = active(
      {
        factions: ['creuss', 'letnev', 'sol'],
        galaxy: { 0: 'tile-47', [UP[0]]: 'tile-48', [DOWN[2]]: gate },
        units: { 'tile-48': units(0, { flagship: 1 }), [home]: units(0, { carrier: 1 }) },
        arrange: (pub) => {
          pub.offMap = [home];
          inPlay(pub, 0, 'hil-colish');
        },
      },
      'tile-47',
    );
    // Without the flagship the carrier has no way; the order inside the answer makes one.
    table.when(0, { ships: { [home]: { carrier: 1 } }, cargo: {} } as never, 'move').refused('TI4-MOVE-10');
    moveTo(table, { 'tile-48': { flagship: 1 }, [home]: { carrier: 1 } });
    expect(at(table, 'tile-47')).toEqual({ '0 flagship': 1, '0 carrier': 1 });
  });

  const apart: Space = {
    factions: ['creuss', 'letnev', 'sol'],
    galaxy: { [UP[2]]: ALPHA, [DOWN[2]]: 'tile-25' },
    units: {},
  };
  it('design test 17: adjacency is not the same for all: only Creuss cannons reach through; neighbours are so both ways', () => {
    const shot = (seat: number) => {
      const table = inSpace({
        ...apart,
        units: { [ALPHA]: units(1 - seat, { cruiser: 1 }), quann: units(seat, { pds: 1 }) },
        arrange: (pub) => {
          inPlay(pub, 0, 'quantum-entanglement');
          learned(pub, seat, 'pds-2');
          pub.planets['quann']!.owner = seat;
          for (const card of Object.values(pub.strategyCards)) card.exhausted = true;
        },
      });
      const v = asked(table);
      expect([areNeighbours(v, 0, 1), areNeighbours(v, 1, 0)]).toEqual([true, true]);
      if (seat === 0) playUntil(table, (d) => d.kind === 'turn' && d.seat === 1, { turn: { do: 'pass' } });
      const mover = 1 - seat;
      table.when(mover, { do: 'tactical', system: ALPHA }).accepted();
      return table.state.pub.table.open.some((d) => d.kind === 'fire' && d.seat === seat);
    };
    // The alpha wormhole here and the beta wormhole of Quann's system are adjacent for Creuss alone.
    expect([shot(0), shot(1)]).toEqual([true, false]);
  });

  it('design test 18: Travel Ban, Lost Star Chart, Wormhole Reconstruction and Creuss: what forbids, what grants, what cannot be prevented', () => {
    const ways = (seat: number, laws: ('enforced-travel-ban' | 'wormhole-reconstruction')[], chart = false) => {
      const table = active(
        {
          ...apart,
          galaxy: { 0: REX, [UP[1]]: ALPHA, [UP[2]]: BELOW, [DOWN[1]]: BETA },
          options: { expansion: 'no' },
          hands: { 0: chart ? ['lost-star-chart.1'] : [] },
          factions: seat === 0 ? ['creuss', 'letnev', 'sol'] : ['letnev', 'creuss', 'sol'],
          units: { [BETA]: units(0, { cruiser: 1 }) },
          arrange: (pub) => {
            if (seat === 0) inPlay(pub, 0, 'quantum-entanglement');
          },
          deal: (t) => {
            for (const law of laws) enact(t, law, 'for', AGENDA_DECK);
          },
        },
        ALPHA,
      );
      if (chart) table.when(0, use('lost-star-chart')).accepted();
      return table.state.pub.table.open.some(({ kind }) => kind === 'move');
    };
    const [ban, rebuilt] = ['enforced-travel-ban', 'wormhole-reconstruction'] as const;
    // A cruiser at a beta wormhole wants to an alpha wormhole. Anybody but Creuss needs what joins them.
    expect([ways(1, []), ways(1, [rebuilt]), ways(1, [], true)]).toEqual([false, true, true]);
    // The ban closes wormholes for movement, but neither what makes systems adjacent nor Creuss.
    expect([ways(1, [ban]), ways(1, [ban, rebuilt]), ways(1, [ban], true), ways(0, [ban])]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('combat and production', () => {
  it('design test 11: attacker and defender sustain by turns, and a Direct Hit comes between two uses', () => {
    const table = active({
      galaxy: GALAXY,
      units: { [MINE]: units(0, { dreadnought: 2 }), [REX]: units(1, { dreadnought: 2 }) },
      hands: { 0: ['direct-hit.1'] },
      dice: { 'battle 0 dreadnought': [10, 10], 'battle 1 dreadnought': [10, 10] },
    });
    moveTo(table, { [MINE]: { dreadnought: 2 } });
    expect(open(table)).toEqual(['sustain 0']);
    table.when(0, 'dreadnought').accepted();
    expect(open(table)).toEqual(['sustain 1']);
    table.when(1, 'dreadnought').accepted();
    // The card follows this one use; the ship that sustained is gone before anybody decides on the next.
    expect(windowOf(table, 0)).toBe('sustained.after');
    table.when(0, use('direct-hit')).accepted();
    expect(at(table, REX)).toEqual({ '0 dreadnought': 1, '0 dreadnought damaged': 1, '1 dreadnought': 1 });
    expect(open(table)).toEqual(['sustain 0']);
    table.when(0, null).when(1, 'dreadnought', 'sustain').accepted();
    // The last hit on the attacker is taken by a ship: the damaged one cannot sustain again.
    table.when(0, null, 'sustain').accepted();
    table.when(0, ['dreadnought damaged'], 'assignHits').accepted();
    expect(at(table, REX)).toMatchObject({ '0 dreadnought': 1, '1 dreadnought damaged': 1 });
  });

  it('[TI4-LETN-07, TI4-NOMA-05] design test 12: three dreadnoughts, one with a further die, one lent The Cavalry, one damaged: each rolls its own dice', () => {
    const fight = (chosen: string) => {
      const table = active({
        galaxy: GALAXY,
        units: { [MINE]: units(0, { dreadnought: 2, 'dreadnought damaged': 1 }), [REX]: units(1, { cruiser: 4 }) },
        factions: ['letnev', 'sol', 'nomad'],
        arrange: (pub) => inPlay(pub, 0, 'viscount-unlenn'),
        deal: (t) => t.move('the-cavalry.2', notesOf(2), notesOf(0)),
        dice: { 'battle 0 dreadnought': [10, 10, 10, 10, 10], 'battle 1 cruiser': [10, 10, 1, 1] },
      });
      moveTo(table, { [MINE]: { dreadnought: 2, 'dreadnought damaged': 1 } });
      table.when(0, use('the-cavalry', 2), 'react').when(0, `dreadnought@${REX}`, 'pickOne').accepted();
      playUntil(table, (d) => d.kind === 'react' && windowOf(table, d.seat) === 'round.start');
      table.when(0, use('viscount-unlenn', 0)).when(0, `0:${chosen}@${REX}`, 'pickOne').accepted();
      playUntil(table, (d) => d.kind === 'sustain');
      const [roll] = told(table, 'rolled').flatMap((one) => {
        const { purpose, rolls } = one as { purpose: string; rolls: { volleys: object[] }[] };
        return purpose === 'battle' ? [rolls[0]!.volleys] : [];
      });
      return { table, dice: roll!.map((one) => one as { combat: number; dice: number[] }) };
    };
    const counted = ({ dice: all }: ReturnType<typeof fight>) => all.map(({ combat, dice }) => [combat, dice.length]);
    // Two that fight by their own card, one by the flagship of the Nomad with two dice: the further die is the chosen one's.
    const own = fight('dreadnought');
    expect(counted(own)).toEqual([
      [5, 3],
      [7, 2],
    ]);
    expect(counted(fight('dreadnought damaged'))).toEqual(counted(own));
    expect(counted(fight('dreadnought like-memoria'))).toEqual([
      [5, 2],
      [7, 3],
    ]);
    // Each of them can be chosen for a hit, the damaged one not for SUSTAIN DAMAGE.
    const { table } = own;
    expect((table.question(0).q as { units: string[] }).units.toSorted()).toEqual([
      'dreadnought',
      'dreadnought like-memoria',
    ]);
    table.when(0, 'dreadnought like-memoria').when(0, null, 'sustain').accepted();
    table.when(0, ['dreadnought'], 'assignHits').accepted();
    // The combat is won in this round; the lent card goes back, the damage stays.
    expect(at(table, REX)).toEqual({ '0 dreadnought damaged': 2 });
  });

  it('design test 13: the Van Hauge dies and takes all ships with it, at once; what they carried is removed, not destroyed', () => {
    const table = active({
      galaxy: GALAXY,
      units: { [MINE]: units(0, { flagship: 1, carrier: 1, infantry: 2 }), [REX]: units(1, { dreadnought: 3 }) },
      factions: ['yin', 'sol', 'saar'],
      arrange: (pub) => inPlay(pub, 0, 'van-hauge'),
      dice: { 'battle 0 flagship': [1, 1], 'battle 0 carrier': [1], 'battle 1 dreadnought': [10, 10, 1] },
    });
    moveTo(table, { [MINE]: { flagship: 1, carrier: 1 } }, { [MINE]: { infantry: 2 } });
    playUntil(table, (d) => d.kind === 'sustain' || d.kind === 'assignHits');
    if (open(table).includes('sustain 0')) table.when(0, null, 'sustain').accepted();
    if (open(table).includes('assignHits 0')) table.when(0, ['carrier', 'flagship'], 'assignHits').accepted();
    expect(at(table, REX)).toEqual({});
    const lost = told(table, 'destroyed').flatMap((one) => (one as { units: string[] }).units);
    expect(lost.filter((name) => name.startsWith('dreadnought'))).toHaveLength(3);
    expect(lost).not.toContain('infantry');
  });

  it('design test 19: Sarween Tools, Mirror Computing, a swapped planet and Regulated Conscription in one production', () => {
    const table = active(
      {
        galaxy: { 0: MINE, [UP[0]]: REX },
        units: { bereg: units(0, { 'space-dock': 1 }) },
        options: { expansion: 'no' },
        arrange: (pub) => {
          for (const id of ['sarween-tools', 'mirror-computing', 'hegemonic-trade-policy'] as const)
            learned(pub, 0, id);
          for (const planet of ['bereg', 'lirta-iv']) pub.planets[planet] = { owner: 0, exhausted: false };
          pub.sheets[0]!.goods = 2;
        },
        deal: (t) => enact(t, 'regulated-conscription', 'for', AGENDA_DECK),
      },
      MINE,
    );
    // Lirta IV has 2 resources and 3 influence: as long as this production lasts, they change places.
    table.when(0, use('hegemonic-trade-policy', 0), 'react').when(0, 'lirta-iv', 'pickOne').accepted();
    const made = { [MINE]: { carrier: 1, fighter: 1 }, bereg: { infantry: 2 } };
    // 3 + 1 + 2, one less: 5. The swapped planet pays 3, a good pays 2.
    const order = (coins: string[], goods: number) => ({ units: made, pay: { coins, goods } });
    table.when(0, order(['lirta-iv'], 0), 'produce').refused('TI4-PROD-03');
    table.when(0, order(['lirta-iv'], 2), 'produce').refused('TI4-PROD-10');
    table.when(0, order(['lirta-iv'], 1), 'produce').accepted();
    expect(told(table, 'produced')).toMatchObject([{ cost: 5 }]);
    expect([table.state.pub.sheets[0]!.goods, table.state.pub.planets['bereg']!.exhausted]).toEqual([1, false]);
  });
});

describe('deals while the game waits', () => {
  it('[TI4-VUIL-02, TI4-NAAL-08] design test 19: captives, a further fighter, reductions and payment in one production', () => {
    const table = active(
      {
        galaxy: { 0: MINE, [UP[0]]: REX },
        units: { bereg: units(0, { 'space-dock': 1 }) },
        factions: ['vuilraith', 'naalu', 'mentak'],
        arrange: (pub) => {
          inPlay(pub, 0, 'amalgamation');
          for (const id of [
            'pds-2',
            'sarween-tools',
            'ai-development-algorithm',
            'mirror-computing',
            'hegemonic-trade-policy',
          ] as const)
            learned(pub, 0, id);
          unlocked(pub, 1, 'maban');
          pub.table.components = {
            ...pub.table.components,
            'alliance.1': { ability: 'alliance', holder: 0, ready: true, on: null, store: {} },
          };
          pub.captured = [
            { by: 0, of: 1, unit: 'cruiser' },
            { by: 0, of: null, unit: 'fighter' },
          ];
          for (const planet of ['bereg', 'lirta-iv']) pub.planets[planet] = { owner: 0, exhausted: false };
          pub.sheets[0]!.goods = 3;
        },
      },
      MINE,
    );
    playUntil(table, (d) => d.kind === 'react' && windowOf(table, 0) === 'making.start');
    table.when(0, use('amalgamation', 0)).when(0, ['1:cruiser', ':fighter'], 'pickSome').accepted();
    const algorithm = 'ai-development-algorithm';
    table.when(0, { ability: `${algorithm}/produce.would`, component: `${algorithm}.0` }, 'react').accepted();
    table.when(0, use('hegemonic-trade-policy', 0), 'react').when(0, 'lirta-iv', 'pickOne').accepted();
    // The flagship 8, three of four fighters 1; two less for Sarween Tools and one upgrade: 7. Lirta IV pays 3, a good 2.
    const order = (fighter: number, goods: number) => ({
      units: { [MINE]: { flagship: 1, cruiser: 1, fighter } },
      pay: { coins: ['lirta-iv'], goods },
    });
    // Of six fighters two would come on top of the prices: with the big ships six count, one too many.
    table.when(0, order(6, 3), 'produce').refused('TI4-PROD-02');
    table.when(0, order(4, 1), 'produce').refused('TI4-PROD-03');
    table.when(0, order(4, 3), 'produce').refused('TI4-PROD-10');
    table.when(0, order(4, 2), 'produce').accepted();
    expect(told(table, 'produced')).toMatchObject([{ cost: 7 }]);
    expect([table.state.pub.captured, table.state.pub.sheets[0]!.goods]).toEqual([[], 1]);
    expect(at(table, MINE)).toEqual({ '0 flagship': 1, '0 cruiser': 1, '0 fighter': 4 });
  });

  it('[TI4-MAHA-06, TI4-NEKR-02] design test 14: a mech and two Legionnaires die together: what must happen and what may, one at a time', () => {
    const table = active(
      {
        galaxy: { 0: 'tile-25' },
        units: {
          'tile-25': units(0, { carrier: 1, infantry: 4 }),
          quann: units(1, { 'mech damaged': 1, infantry: 2 }),
        },
        factions: ['nekro', 'mahact', 'sol'],
        hands: {},
        dice: { 'battle 0 infantry': [10, 10, 10, 1], 'battle 1 mech': [1], 'battle 1 infantry': [1, 1] },
        arrange: (pub) => {
          inPlay(pub, 0, 'technological-singularity');
          learned(pub, 1, 'crimson-legionnaire-2', 'self-assembly-routines');
          pub.planets['quann'] = { owner: 1, exhausted: false };
          // The one who falls leads: the secret objective of the winner.
          pub.sheets[1]!.points = 3;
        },
        deal: (t) => {
          for (const seat of [0, 1, 2])
            for (const card of t.cards(secretsOf(seat)).slice()) t.move(card, secretsOf(seat), SECRET_DECK);
          t.move('spark-a-rebellion', SECRET_DECK, secretsOf(0));
        },
      },
      'tile-25',
    );
    playUntil(table, (d) => d.kind === 'commit');
    table
      .when(
        0,
        Array.from({ length: 4 }, () => ({ unit: 'infantry', planet: 'quann' })),
      )
      .accepted();
    const purse = () => [table.state.pub.sheets[1]!.goods, table.state.pub.sheets[1]!.commodities];
    // What must be comes first, whoever it belongs to: two cards of one player, who says which is first.
    playUntil(table, (d) => d.kind === 'order');
    expect(told(table, 'destroyed')).toEqual([
      { seat: 1, place: 'quann', units: ['mech damaged', 'infantry', 'infantry'] },
    ]);
    expect([open(table), purse()]).toEqual([['order 1'], [0, 0]]);
    const cards = listAnswers(ti4, view(table.state, 1), table.question(1)) as unknown as Source[];
    const routines = cards.find(({ component }) => component === 'self-assembly-routines.1')!;
    table.when(1, routines as never).accepted();
    expect(purse()).toEqual([1, 1]);
    // The second Legionnaire: a commodity more, or the first one becomes a trade good.
    expect(open(table)).toEqual(['pickOne 1']);
    table.when(1, 'convert-one').accepted();
    expect(purse()).toEqual([2, 0]);
    // Then the optional one of the winner, in the same window.
    expect([open(table), windowOf(table, 0)]).toEqual([['react 0'], 'destroyed.after']);
    const singularity = 'technological-singularity';
    table.when(0, { ability: `${singularity}/ground`, component: `${singularity}.0` }).accepted();
    expect(table.state.pub.sheets[0]!.technologies).toEqual(['self-assembly-routines']);
    // The combat is won against the one who leads: the secret objective has a window of its own, and comes last.
    expect([open(table), windowOf(table, 0)]).toEqual([['react 0'], 'combat.end']);
    table.when(0, { ability: 'spark-a-rebellion', component: 'spark-a-rebellion' }).accepted();
    expect(table.state.pub.scored['spark-a-rebellion']).toEqual([0]);
  });

  it('design test 20: a deal with a hidden note in the middle of a combat, then Pillage, then the question that waited', () => {
    const table = active({
      galaxy: GALAXY,
      units: {
        [MINE]: units(0, { cruiser: 1 }),
        [REX]: units(1, { cruiser: 1 }),
        [BELOW]: units(2, { cruiser: 1 }),
        bereg: units(1, { infantry: 1 }),
      },
      factions: ['sol', 'letnev', 'mentak'],
      hands: {},
      arrange: (pub) => {
        inPlay(pub, 2, 'pillage');
        pub.sheets.forEach((sheet) => Object.assign(sheet, { goods: 4, commodities: 0 }));
        pub.planets['bereg']!.owner = 1;
      },
    });
    moveTo(table, { [MINE]: { cruiser: 1 } });
    // The defender is asked whether to retreat; the active player makes an offer meanwhile.
    expect(open(table)).toEqual(['announceRetreat 1']);
    const terms = { gives: { ...NOTHING, goods: 1, note: 'ceasefire.0' }, wants: NOTHING, promise: '' };
    table.command({ do: 'offer', seat: 0, to: 1, terms: terms as never }).accepted();
    expect(open(table)).toEqual(['announceRetreat 1']);
    table.command({ do: 'accept', seat: 1, deal: table.state.pub.table.deals[0]!.id }).accepted();
    expect(JSON.stringify(view(table.state, 2))).not.toContain('ceasefire.0');
    // Player 2 robs both, one after the other; then the combat goes on with the question that waited.
    expect(windowOf(table, 2)).toBe('deal.after');
    table.when(2, { ability: 'pillage/deal-to', component: 'pillage.2' }).accepted();
    table.when(2, { ability: 'pillage/deal-by', component: 'pillage.2' }).accepted();
    expect(table.state.pub.sheets.map(({ goods }) => goods)).toEqual([2, 4, 6]);
    expect(open(table)).toEqual(['announceRetreat 1']);
    table.when(1, false).accepted();
  });

  it('design test 21: the active player has lost; before Salvage takes the commodities they go to a neighbour', () => {
    const table = active({
      galaxy: GALAXY,
      units: { [MINE]: units(0, { cruiser: 1 }), [REX]: units(1, { cruiser: 1 }), bereg: units(2, { infantry: 1 }) },
      hands: { 1: ['salvage.1'] },
      dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [10] },
      arrange: (pub) => {
        pub.sheets[0]!.commodities = 3;
        pub.planets['lirta-iv']!.owner = 0;
        pub.planets['bereg']!.owner = 2;
      },
    });
    moveTo(table, { [MINE]: { cruiser: 1 } });
    playUntil(table, (d) => d.kind === 'react');
    expect(windowOf(table, 1)).toBe('combat.end');
    const terms = { gives: { ...NOTHING, commodities: 3 }, wants: NOTHING, promise: '' };
    table.command({ do: 'offer', seat: 0, to: 2, terms: terms as never }).accepted();
    table.command({ do: 'accept', seat: 2, deal: table.state.pub.table.deals[0]!.id }).accepted();
    table.when(1, use('salvage')).accepted();
    expect(table.state.pub.sheets.map(({ goods, commodities }) => [goods, commodities])).toEqual([
      [0, 0],
      [0, 0],
      [3, 0],
    ]);
  });
});

describe('the council', () => {
  it('design test 25: Miscount Disclosed votes on a law again, which stays in force; a Veto in the inner vote ends it', () => {
    const table = council({
      agendas: ['miscount-disclosed', 'mutiny'],
      laws: { 'minister-of-commerce': '2', 'executive-sanctions': 'for' },
      planets: { 'mecatol-rex': 1, bereg: 1, 'lirta-iv': 2 },
      hands: { 0: ['veto.1'] },
    });
    // The outer agenda is left alone.
    table.when(0, null, 'react').accepted();
    table.when(1, { outcome: 'minister-of-commerce', planets: ['mecatol-rex'] });
    table.when(2, NO).when(0, NO).accepted();
    expect(table.state.pub.agenda!.agenda).toBe('minister-of-commerce');
    expect(table.state.pub.table.components['minister-of-commerce']!.holder).toBe(2);
    expect(windowOf(table, 0)).toBe('agenda.reveal.would');
    table.when(0, use('veto')).accepted();
    // The law is gone, nothing is revealed in its place, the other law stands, and the second agenda follows.
    expect(table.state.pub.table.cards[LAWS]).toEqual(['executive-sanctions']);
    expect(table.state.pub.agenda!.agenda).toBe('mutiny');
  });

  it('[TI4-CAG-10, TI4-CAC-09, TI4-CAC-10, TI4-MAHA-07] design test 24: a hidden agenda, two riders, Genetic Recombination, Bribery, Confounding Legal Text and Deadly Plot', () => {
    const table = council({
      seats: 4,
      factions: ['mahact', 'sol', 'letnev', 'saar'],
      options: { expansion: 'yes' },
      agendas: ['covert-legislation', 'archived-secret', 'mutiny'],
      planets: { wellon: 1, bereg: 2, 'lirta-iv': 3 },
      hands: {
        1: ['bribery.1'],
        2: ['imperial-rider.1', 'deadly-plot.1'],
        3: ['trade-rider.1', 'confounding-legal-text.1'],
      },
      arrange: (pub) => {
        learned(pub, 0, 'genetic-recombination');
        pub.sheets.forEach((sheet, seat) => Object.assign(sheet, { goods: seat === 1 ? 3 : 0, points: 0 }));
      },
    });
    const HIDDEN = 'archived-secret';
    const knows = () => [0, 1, 2, 3].map((seat) => JSON.stringify(view(table.state, seat)).includes(HIDDEN));
    const speakerAlone = [true, false, false, false];
    expect([table.state.pub.agenda!.elect, knows()]).toEqual(['player', speakerAlone]);
    // Two riders on the first player, who is made to vote for that, adds votes for goods and is elected; then somebody else is, then nothing
    // happens at all.
    const plays: { [guest: string]: Json } = {
      '2 agenda.reveal.after': use('imperial-rider'),
      '3 agenda.reveal.after': use('trade-rider'),
      '0 vote.would': use('genetic-recombination', 0),
      '1 votes.end': use('bribery'),
      '3 outcome.elected': use('confounding-legal-text'),
      '2 outcome.would': use('deadly-plot'),
    };
    const picks: { [of: string]: Json } = {
      'imperial-rider': '1',
      'trade-rider': '1',
      'genetic-recombination': '1',
      'genetic-recombination 1': 'cast-votes',
      bribery: '3',
    };
    const picked: string[] = [];
    while (table.state.pub.agenda?.agenda !== 'mutiny') {
      const d = nextDecision(ti4, table.state)!;
      const { kind, seat } = d;
      expect(knows()).toEqual(speakerAlone);
      if (kind === 'react') {
        const card = plays[`${seat} ${windowOf(table, seat)}`];
        const all = listAnswers(ti4, view(table.state, seat), d)!.map((one) => JSON.stringify(one));
        table.when(seat, card && all.includes(JSON.stringify(card)) ? card : null, 'react').accepted();
      } else if (kind === 'pickOne') {
        const { for: of } = d.q as { for: string };
        picked.push(`${seat} ${of}`);
        table.when(seat, picks[`${of} ${seat}`] ?? picks[of]!, kind).accepted();
      } else if (kind === 'vote' && seat === 1) {
        table.when(1, { outcome: '0', planets: ['wellon'] }, 'vote').refused('TI4-AGEN-14');
        table.when(1, { outcome: '1', planets: ['wellon'] }, 'vote').accepted();
      } else table.when(seat, defaultAnswer(ti4, view(table.state, seat), d), kind).accepted();
    }
    expect(picked).toEqual([
      '2 imperial-rider',
      '3 trade-rider',
      '0 genetic-recombination',
      '1 genetic-recombination',
      '1 bribery',
    ]);
    const used = told(table, 'used').map((one) => (one as { ability: string }).ability);
    expect(used).toEqual(Object.values(plays).map((card) => (card as { ability: string }).ability));
    expect(told(table, 'moreVotes')).toMatchObject([{ seat: 1, outcome: '1', votes: 3 }]);
    const { pub } = table.state;
    expect(told(table, 'outcome')).toEqual([]);
    expect(pub.table.cards[AGENDA_DISCARD]!.toSorted()).toEqual([HIDDEN, 'covert-legislation']);
    // No prediction came true, and nobody has drawn a secret objective.
    expect(pub.sheets.map(({ goods, points }) => goods + points)).toEqual([0, 0, 0, 0]);
    expect([0, 1, 2, 3].map((seat) => pub.table.zones[secretsOf(seat)]!.n)).toEqual([1, 1, 1, 1]);
    expect([pub.planets['bereg']!.exhausted, pub.planets['lirta-iv']!.exhausted]).toEqual([true, false]);
  });

  it('design test 27: Mutiny with two players at nine points: the first in speaker order wins, the second gets nothing', () => {
    const table = council({
      agendas: ['mutiny'],
      speaker: 1,
      planets: { 'mecatol-rex': 1, 'lirta-iv': 2 },
      arrange: (pub) => pub.sheets.forEach((sheet, seat) => (sheet.points = seat === 0 ? 3 : 9)),
    });
    table.when(2, { outcome: 'for', planets: ['lirta-iv'] }).when(0, NO);
    table.when(1, { outcome: 'for', planets: ['mecatol-rex'] }).accepted();
    expect(table.state.pub.table.result).toMatchObject({ winners: [1], scores: [3, 10, 9] });
  });
});

describe('with components of Prophecy of Kings', () => {
  it('design test 1: Flank Speed is cancelled by Sabotage, and a Watcher cancels the Sabotage', () => {
    const played = (watcher: boolean) => {
      const table = active(
        {
          galaxy: { 0: REX, [UP[0]]: MINE, [UP[1]]: 'tile-19', [DOWN[0]]: BELOW },
          units: {
            'tile-19': units(0, { carrier: 1 }),
            [BELOW]: units(1, { cruiser: 1 }),
            lodor: units(2, { mech: 1 }),
          },
          factions: ['sol', 'letnev', 'empyrean'],
          hands: { 0: ['flank-speed.1'], 1: ['sabotage.1'] },
          arrange: (pub) => {
            inPlay(pub, 2, 'watcher');
            pub.planets['lodor']!.owner = 2;
          },
        },
        REX,
      );
      table.when(0, use('flank-speed'), 'react').accepted();
      // The mech is next to units of neither card player but one: it may cancel the Sabotage, not the Flank Speed.
      table.when(1, use('sabotage'), 'react').accepted();
      expect(windowOf(table, 2)).toBe('card.played.would');
      table.when(2, watcher ? use('watcher', 2) : null, 'react').accepted();
      return table;
    };
    const table = played(true);
    expect(at(table, 'lodor')).toEqual({});
    moveTo(table, { 'tile-19': { carrier: 1 } });
    expect(at(table, REX)).toEqual({ '0 carrier': 1 });
    // Without it the carrier is too slow.
    expect(open(played(false))).not.toContain('move 0');
  });

  it('design test 5: the Thundarian after the roll: the same round is rolled again, and its first window does not open again', () => {
    const table = active({
      galaxy: GALAXY,
      units: { [MINE]: units(0, { cruiser: 1 }), [REX]: units(1, { cruiser: 1 }) },
      factions: ['nomad', 'letnev', 'sol'],
      hands: { 0: ['morale-boost.1', 'morale-boost.2'] },
      arrange: (pub) => inPlay(pub, 0, 'the-thundarian'),
      dice: { 'battle 0 cruiser': [1, 6], 'battle 1 cruiser': [10, 1] },
    });
    moveTo(table, { [MINE]: { cruiser: 1 } });
    playUntil(table, (d) => d.kind === 'react' && d.seat === 0);
    expect(windowOf(table, 0)).toBe('round.start');
    table.when(0, use('morale-boost')).accepted();
    expect(windowOf(table, 0)).not.toBe('round.start');
    table.when(0, use('the-thundarian', 0), 'react').accepted();
    // The second roll hits with a 6, since the bonus of the round lasts; nobody was hit by the first.
    playUntil(table, (d) => d.kind === 'turn');
    expect(rolledIn(table.told).map(({ round, rolls }) => [round, rolls.length])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(at(table, REX)).toEqual({ '0 cruiser': 1 });
  });

  it('design test 11: the Dynamo repairs a ship between two uses, and it does not sustain damage again in this step', () => {
    const table = active({
      galaxy: GALAXY,
      units: {
        [MINE]: units(0, { dreadnought: 1, cruiser: 1 }),
        [REX]: units(1, { cruiser: 2 }),
        [BELOW]: units(2, { flagship: 1 }),
      },
      factions: ['sol', 'letnev', 'empyrean'],
      arrange: (pub) => {
        inPlay(pub, 2, 'dynamo');
        pub.sheets[2]!.goods = 2;
      },
      dice: { 'battle 0 dreadnought': [1], 'battle 0 cruiser': [1], 'battle 1 cruiser': [10, 10] },
    });
    moveTo(table, { [MINE]: { dreadnought: 1, cruiser: 1 } });
    playUntil(table, (d) => d.kind === 'sustain');
    table.when(0, 'dreadnought', 'sustain').accepted();
    expect(windowOf(table, 2)).toBe('sustained.after');
    table.when(2, use('dynamo', 2), 'react').when(2, { coins: [], goods: 2 }, 'payFor').accepted();
    expect(at(table, REX)).toMatchObject({ '0 dreadnought': 1 });
    // It is whole again; the second hit has to be assigned all the same.
    expect(open(table)).toEqual(['assignHits 0']);
  });

  it('design test 13: with The Terror Between in the system all ships die at once and are captured, its own player’s too; cargo is not', () => {
    const table = active({
      galaxy: GALAXY,
      units: {
        [MINE]: units(0, { flagship: 1, carrier: 1, infantry: 2 }),
        [REX]: units(1, { flagship: 1, cruiser: 1 }),
      },
      factions: ['yin', 'vuilraith', 'saar'],
      arrange: (pub) => {
        inPlay(pub, 0, 'van-hauge');
        inPlay(pub, 1, 'the-terror-between', 'devour');
      },
      dice: {
        'battle 0 flagship': [1, 1],
        'battle 0 carrier': [1],
        'battle 1 flagship': [10, 10],
        'battle 1 cruiser': [10],
      },
    });
    moveTo(table, { [MINE]: { flagship: 1, carrier: 1 } }, { [MINE]: { infantry: 2 } });
    table.when(0, null, 'sustain').accepted();
    playUntil(table, (d) => d.kind === 'turn');
    expect(at(table, REX)).toEqual({});
    expect(table.state.pub.captured).toEqual([
      { by: 1, of: 1, unit: 'cruiser' },
      { by: 1, of: 0, unit: 'carrier' },
      { by: 1, of: 0, unit: 'flagship' },
    ]);
    expect(told(table, 'surplusRemoved')).toMatchObject([{ seat: 0, units: [{ unit: 'infantry', n: 2 }] }]);
  });

  it('design test 20: after Pillage in the middle of a combat Suffi An lets both draw, then the question that waited comes back', () => {
    const table = active({
      galaxy: GALAXY,
      units: {
        [MINE]: units(0, { cruiser: 1 }),
        [REX]: units(1, { cruiser: 1 }),
        [BELOW]: units(2, { cruiser: 1 }),
        bereg: units(1, { infantry: 1 }),
      },
      factions: ['sol', 'letnev', 'mentak'],
      hands: {},
      arrange: (pub) => {
        inPlay(pub, 2, 'pillage', 'suffi-an');
        pub.sheets.forEach((sheet) => Object.assign(sheet, { goods: 4, commodities: 0 }));
        pub.planets['bereg']!.owner = 1;
      },
    });
    moveTo(table, { [MINE]: { cruiser: 1 } });
    const terms = { gives: { ...NOTHING, goods: 1, note: 'ceasefire.0' }, wants: NOTHING, promise: '' };
    table.command({ do: 'offer', seat: 0, to: 1, terms: terms as never }).accepted();
    table.command({ do: 'accept', seat: 1, deal: table.state.pub.table.deals[0]!.id }).accepted();
    table.when(2, { ability: 'pillage/deal-to', component: 'pillage.2' }).accepted();
    table.when(2, use('suffi-an', 2), 'react').accepted();
    expect([0, 1, 2].map((seat) => table.state.pub.table.zones[handOf(seat)]!.n)).toEqual([0, 1, 1]);
    table.when(2, null, 'react').accepted();
    expect(open(table)).toEqual(['announceRetreat 1']);
    table.when(1, false).accepted();
  });

  it('design test 6: the hero of the N’orr: from movement straight to the landing; the ships go home, the hero is purged', () => {
    const table = active(
      {
        galaxy: { 0: 'tile-25', [UP[0]]: 'tile-46' },
        units: {
          'tile-46': units(0, { carrier: 1, infantry: 2 }),
          'tile-25': units(1, { cruiser: 2 }),
          quann: units(1, { pds: 1 }),
        },
        factions: ['norr', 'letnev', 'sol'],
        arrange: (pub) => {
          inPlay(pub, 0, 'shval-harbinger');
          pub.planets['quann']!.owner = 1;
        },
        dice: { 'cannon 1 pds': [1] },
      },
      'tile-25',
    );
    moveTo(table, { 'tile-46': { carrier: 1 } }, { 'tile-46': { infantry: 2 } });
    table.when(0, use('shval-harbinger', 0), 'react').accepted();
    // Neither cannon nor space combat came between.
    expect([open(table), told(table, 'rolled')]).toEqual([['commit 0'], []]);
    table.when(0, [{ unit: 'infantry', planet: 'quann' }]).accepted();
    playUntil(table, (d) => d.kind === 'turn', { fire: false });
    expect([at(table, 'tile-25'), at(table, 'quann')]).toEqual([{ '1 cruiser': 2 }, { '0 infantry': 1 }]);
    expect(table.state.pub.table.components['shval-harbinger.0']).toBeUndefined();
  });

  it('[TI4-NAAL-09, TI4-GOAL-05] design test 23: The Oracle: all choose a note under seal; a Support scores in its turn and may end the game before the last one gives', () => {
    const oracle = (points: number) => {
      const table = given({
        seats: 4,
        factions: ['naalu', 'sol', 'letnev', 'saar'],
        until: (d) => d.kind === 'turn',
        hands: {},
        arrange: (pub) => inPlay(pub, 0, 'the-oracle'),
      });
      playUntil(table, (d) => d.seat === 0 && table.state.pub.phase === 'status' && windowOf(table, 0) === 'phase.end');
      table.state.pub.sheets[0]!.points = points;
      table.when(0, use('the-oracle', 0), 'react').accepted();
      // All are asked at once, and until all have answered nobody learns anything, not even who has.
      expect(open(table)).toEqual(['giveNote 1', 'giveNote 2', 'giveNote 3']);
      table.when(1, 'ceasefire.2', 'giveNote').refused('TI4-PN-04');
      const before = [0, 1, 3, null].map((seat) => JSON.stringify(view(table.state, seat)));
      table.when(2, 'support-for-the-throne.2', 'giveNote').accepted();
      expect([0, 1, 3, null].map((seat) => JSON.stringify(view(table.state, seat)))).toEqual(before);
      table.when(1, 'ceasefire.1', 'giveNote').accepted();
      expect(told(table, 'noteGiven')).toEqual([]);
      table.when(3, 'political-secret.3', 'giveNote').accepted();
      return table;
    };
    const goesOn = oracle(4);
    const givenBy = (...seats: number[]) => seats.map((from) => ({ from, to: 0 }));
    expect(told(goesOn, 'noteGiven')).toEqual(givenBy(1, 2, 3));
    expect(goesOn.state.pub.table.components['support-for-the-throne.2']).toMatchObject({ holder: 0 });
    expect([goesOn.state.pub.sheets[0]!.points, goesOn.state.pub.table.result]).toEqual([5, null]);
    expect(goesOn.state.pub.table.components['the-oracle.0']).toBeUndefined();
    // The two of them know a note that lies in the hand; nobody else sees more than that one was given.
    const sees = (seat: number | null) => JSON.stringify(view(goesOn.state, seat)).includes('ceasefire.1');
    expect([0, 1, 2, 3, null].map(sees)).toEqual([true, true, false, false, false]);
    // With nine points the Support of the second wins; what the third has chosen is never given.
    const ends = oracle(9);
    expect(ends.state.pub.table.result).toMatchObject({ winners: [0] });
    expect(told(ends, 'noteGiven')).toEqual(givenBy(1, 2));
    expect(view(ends.state, 0).me!.table.cards[notesOf(0)]).toContain('ceasefire.1');
    expect(view(ends.state, 3).me!.table.cards[notesOf(3)]).toContain('political-secret.3');
  });
});
