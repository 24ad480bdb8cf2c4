import { describe, expect, it } from 'vitest';
import { SetupError } from '@orrery/kernel';
import { ally, attack, attackBase, buy, end, fresh, given, play, zone } from '../given.ts';
import type { SeatPosition } from '../given.ts';
import { cardIdOf } from './designs.ts';

const hydra = (...seats: SeatPosition[]) => given({ options: { mode: 'hydra2' }, seats });
const hands = (table: ReturnType<typeof fresh>): number[] =>
  table.state.pub.players.map((_, s) => table.state.pub.table.zones[`hand.${s}`]!.n);

describe('SR-HYDRA', () => {
  it('[SR-HYDRA-01] four or six players in two equal teams share one Authority score each', () => {
    for (const seats of [4, 6]) {
      const { players, authority } = fresh(seats, { mode: `hydra${seats / 2}` }).state.pub;
      expect(authority).toHaveLength(2);
      expect(players.filter((p) => p.team === 0)).toHaveLength(seats / 2);
      expect(players.every((p) => p.score === p.team)).toBe(true);
    }
    hydra({ hand: ['dragon-guard'] }, {}, {}, {})
      .when(0, play('dragon-guard'))
      .then((v) => expect(v.pub.authority).toEqual([78, 75]));
  });
  it('[SR-HYDRA-02, SR-HYDRA-07] everybody has an own deck, hand, discard pile, in-play zone and pools', () => {
    const table = fresh(4, { mode: 'hydra2' });
    for (let s = 0; s < 4; s++)
      for (const zoneName of ['deck', 'hand', 'discard', 'play'])
        expect(table.state.pub.table.zones[`${zoneName}.${s}`]!.owner).toBe(s);
    hydra({ hand: ['scout', 'viper'] }, {}, {}, {})
      .when(0, play('scout'))
      .then((v) => expect(v.pub.players.map((p) => p.trade)).toEqual([1, 0, 0, 0]));
  });
  it('[SR-HYDRA-03] teammates’ cards do not trigger Ally Abilities', () => {
    hydra({ hand: ['knight-errant'] }, {}, { play: ['watchfire'] }, {})
      .when(0, play('knight-errant'))
      .when(0, ally('knight-errant'))
      .refused('SR-ALLY-02');
  });
  it('[SR-HYDRA-04] a random team starts; its players have 3 cards each, the others 5', () => {
    for (let seed = 0; seed < 6; seed++) {
      const table = fresh(4, { mode: 'hydra2' }, seed);
      const { team } = table.state.pub.players[table.state.pub.first]!;
      expect(hands(table)).toEqual(table.state.pub.players.map((p) => (p.team === team ? 3 : 5)));
    }
    expect(
      new Set(Array.from({ length: 20 }, (_, seed) => fresh(4, { mode: 'hydra2' }, seed).state.pub.first)),
    ).toEqual(new Set([0, 1]));
  });
  it('[SR-HYDRA-05] teams take turns: all members discard and draw together', () => {
    // As a match begins: every member of the team that starts is asked, none of the other.
    for (const [seats, mode] of [
      [4, 'hydra2'],
      [6, 'hydra3'],
    ] as const)
      for (let seed = 0; seed < 4; seed++) {
        const match = fresh(seats, { mode }, seed);
        const { first } = match.state.pub;
        const team = (t: number) => Array.from({ length: seats }, (_, s) => s).filter((s) => s % 2 === t);
        const asked = () => {
          const { open, offers } = match.state.pub.table;
          return [...new Set([...open, ...offers].map((d) => d.seat))].sort();
        };
        expect(asked()).toEqual(team(first));
        for (const seat of team(first)) match.when(seat, end);
        expect(asked()).toEqual(team(1 - first));
      }
    const table = hydra({ hand: ['scout'] }, {}, { hand: ['viper'] }, {});
    table.when(0, end).then((v) => expect(zone(v, 'discard.0')).toEqual([]));
    table.when(2, end).then((v) => {
      expect(zone(v, 'discard.0')).toEqual(['scout.1']);
      expect(zone(v, 'discard.2')).toEqual(['viper.1']);
      expect(v.pub.table.zones['hand.2']!.n).toBe(5);
      expect(v.pub.active).toBe(1);
    });
    expect(() => table.question(0, 'main')).toThrow('asked nothing');
    // The other team is next, whoever sits on the left: with the second seat gone that is a teammate.
    const three = given({ options: { mode: 'hydra3' }, seats: [{}, {}, {}, {}, {}, {}] });
    three.command({ do: 'resign', seat: 1, n: three.state.pub.table.n });
    three.when(0, end).when(2, end).when(4, end);
    expect(three.state.pub.active).toBe(3);
  });
  it('[SR-HYDRA-05] who has ended the turn may take it up again until the last teammate ends it', () => {
    const table = given({
      at: 'begin',
      options: { mode: 'hydra2' },
      seats: [{ hand: ['viper'] }, {}, { hand: ['viper', 'viper'] }, {}],
    });
    const answer = (seat: number, act: object) => {
      const { id } = table.state.pub.table.offers.find((d) => d.seat === seat)!;
      return table.command({ do: 'answer', seat, n: table.state.pub.table.n, ask: id, answer: act as never });
    };
    answer(2, end).accepted();
    answer(2, play('viper.2')).accepted();
    table.when(0, end).then((v) => expect(v.pub.active).toBe(0)); // the second is waited for again
    table.when(2, play('viper.3')).when(2, end);
    table.then((v) => expect(v.pub.active).toBe(1));
  });
  it('[SR-HYDRA-06, SR-HYDRA-08] teammates play at the same time, each with the own cards', () => {
    const table = given({
      at: 'begin',
      options: { mode: 'hydra2' },
      seats: [{ hand: ['viper'] }, {}, { hand: ['viper'] }, {}],
    });
    const offered = (seat: number) => table.state.pub.table.offers.find((d) => d.seat === seat)!;
    expect(table.question(0)).toMatchObject({ seat: 0, q: true }); // the turn waits for the first
    expect([0, 2].map((seat) => offered(seat).q)).toEqual([false, false]); // and both may act beside it
    const answer = (seat: number, act: object) =>
      table.command({ do: 'answer', seat, n: table.state.pub.table.n, ask: offered(seat).id, answer: act as never });
    answer(2, play('viper.1')).refused('SR-PLAY-01'); // not a card of the own hand
    answer(2, play('viper.2')).then((v) => expect(zone(v, 'play.2')).toEqual(['viper.2']));
    table.when(0, play('viper.1')).then((v) => expect(zone(v, 'play.0')).toEqual(['viper.1']));
    answer(2, attack(1, 1)).then((v) => expect(v.pub.authority).toEqual([75, 74]));
    answer(2, end).accepted();
    table.when(0, end).then((v) => expect(v.pub.active).toBe(1)); // nobody is left to wait for
  });
  it('[SR-HYDRA-09] EX-27: Trade and Combat may be transferred to a teammate', () => {
    const table = given({
      options: { mode: 'hydra2' },
      seats: [{ trade: 4, combat: 2 }, {}, { trade: 3 }, {}],
      row: ['golden-argosy', 'watchfire', 'ripper', 'toll-buoy', 'rust-rat'],
    });
    table.when(0, { do: 'give', resource: 'trade', amount: 5, to: 2 }).refused('SR-HYDRA-09');
    table.when(0, { do: 'give', resource: 'trade', amount: 4, to: 1 }).refused('SR-HYDRA-09');
    table
      .when(0, { do: 'give', resource: 'trade', amount: 4, to: 2 })
      .when(0, { do: 'give', resource: 'combat', amount: 1, to: 2 });
    table.then((v) =>
      expect(v.pub.players.map((p) => [p.trade, p.combat])).toEqual([
        [0, 1],
        [0, 0],
        [7, 1],
        [0, 0],
      ]),
    );
    table
      .when(0, end)
      .when(2, buy('golden-argosy'))
      .then((v) => expect(zone(v, 'discard.2')).toContain('golden-argosy.1'));
  });
  it('[SR-HYDRA-10] Two-Headed: 4 players, 75 Authority a team', () => {
    expect(fresh(4, { mode: 'hydra2' }).state.pub.authority).toEqual([75, 75]);
  });
  it('[SR-HYDRA-11] Three-Headed: 6 players, 100 Authority a team', () => {
    expect(fresh(6, { mode: 'hydra3' }).state.pub.authority).toEqual([100, 100]);
  });
  it('[SR-HYDRA-12] EX-28: an Outpost protects the whole team and its other Bases', () => {
    const table = hydra({ combat: 9 }, { play: ['watchfire'] }, {}, { play: ['toll-buoy'] });
    table.when(0, attack(3, 1)).refused('SR-HYDRA-12');
    table.when(0, attackBase('toll-buoy', 3)).refused('SR-HYDRA-12');
    table.when(0, attackBase('watchfire', 2)).when(0, attackBase('toll-buoy', 3)).when(0, attack(1, 3));
    table.then((v) => expect(v.pub.authority).toEqual([75, 72]));
  });
  it('[SR-HYDRA-01, SR-HYDRA-05] who gives up leaves the team: the others play on with its Authority', () => {
    const table = hydra({ hand: ['scout'], play: ['watchfire'] }, {}, { hand: ['viper'] }, { combat: 0 });
    const resign = (seat: number) => table.command({ do: 'resign', seat, n: table.state.pub.table.n });
    resign(0).accepted();
    const { pub } = table.state;
    expect(pub.table.result).toBeNull();
    expect(pub.fallen).toEqual([]); // a team falls as one
    expect(pub.authority).toEqual([75, 75]);
    expect(pub.table.cards['scrapHeap']).toContain('watchfire.1'); // it shields nobody any more
    expect(pub.players[0]).toMatchObject({ owns: {}, inPlay: [] });
    // The turn goes on with the one who is left, and teams still alternate.
    table.when(2, play('viper')).when(2, end);
    resign(1).accepted();
    table.when(3, end);
    expect(table.state.pub.active).toBe(2);
    table.when(2, end);
    expect(table.state.pub.active).toBe(3);
    resign(3).accepted();
    expect(table.state.pub.table.result).toMatchObject({ winners: [0, 2], rule: 'SR-RESIGNED' });
  });
  it('[SR-HYDRA-08] what a player was doing is dropped when that player gives up', () => {
    const table = hydra({ hand: ['tariff-ring'] }, {}, { hand: ['viper'] }, {});
    table.when(0, play('tariff-ring')).when(0, { do: 'use', card: 'tariff-ring.1', ability: 'primary' });
    expect(table.question(0).kind).toBe('choose');
    table.command({ do: 'resign', seat: 0, n: table.state.pub.table.n }).accepted();
    expect(table.state.pub.table.stack.map(({ proc }) => proc)).not.toContain('resolve');
    table.when(2, play('viper')).then((v) => expect(v.pub.players[2]!.combat).toBe(1));
  });
  it('[SR-HYDRA-08] what a player was doing is dropped when that player gives up, even if another is being asked', () => {
    const table = hydra({ hand: ['imperial-fighter'] }, { hand: ['scout', 'scout'] }, {}, {});
    table.when(0, play('imperial-fighter')).when(0, 1);
    expect(table.question(1).kind).toBe('discard');
    table.command({ do: 'resign', seat: 0, n: table.state.pub.table.n }).accepted();
    expect(() => table.question(1)).toThrow('asked nothing');
    expect(table.question(2).kind).toBe('main');
    table.seen(1, (v) => expect(zone(v, 'hand.1')).toHaveLength(2));
  });
  it('[SR-HYDRA-08] a card that is being acquired stays in the row when the buyer gives up', () => {
    const table = given({
      options: { mode: 'hydra2' },
      seats: [{ trade: 9, redirects: [{ filter: { type: 'ship' }, to: 'deckTop' }] }, {}, {}, {}],
      row: ['ledger-skiff', 'watchfire', 'ripper', 'toll-buoy', 'rust-rat'],
    }).when(0, buy('ledger-skiff'));
    expect(table.question(0).kind).toBe('place');
    table.command({ do: 'resign', seat: 0, n: table.state.pub.table.n }).then((v) => {
      expect(zone(v, 'tradeRow')).toContain('ledger-skiff.1');
      expect(zone(v, 'discard.0')).toEqual([]);
      expect(v.pub.players[0]!.owns).toEqual({});
    });
    expect(table.question(2).kind).toBe('main');
  });
  it('[SR-HYDRA-01, SR-HYDRA-13] an attack may name either teammate: they share one Authority', () => {
    const table = given({
      options: { mode: 'hydra3' },
      seats: [{ combat: 20 }, {}, {}, {}, {}, {}],
    });
    for (const target of [1, 3, 5]) table.when(0, attack(target, 5)).accepted();
    table.then((v) => expect(v.pub.authority).toEqual([100, 85]));
    table.when(0, attack(2, 1)).refused('SR-ATTACK-02'); // a teammate
    table.when(0, attack(3, 6)).refused('SR-ATTACK-03'); // more than is left
    const last = hydra({ combat: 9 }, { authority: 9 }, {}, {}).when(0, attack(3, 9));
    expect(last.state.pub.table.result).toMatchObject({ winners: [0, 2], rule: 'SR-HYDRA-13' });
  });
  it('[SR-HYDRA-13] at zero the whole team is defeated and the other wins', () => {
    const table = hydra({ combat: 9 }, { authority: 9 }, {}, {}).when(0, attack(1, 9));
    expect(table.state.pub.table.result).toMatchObject({ winners: [0, 2], rule: 'SR-HYDRA-13' });
  });
  it('teammates see each other’s hands, unless the table agreed otherwise', () => {
    expect(fresh(4, { mode: 'hydra2' }).state.own[0]!.table.cards['hand.2']).toBeDefined();
    expect(fresh(4, { mode: 'hydra2', teamHands: 'hidden' }).state.own[0]!.table.cards['hand.2']).toBeUndefined();
  });
  it('is not for five', () => {
    expect(() => fresh(5, { mode: 'hydra3' })).toThrow(SetupError);
  });
});

const emperor = (seats: SeatPosition[], toMove = 0, options = {}) =>
  given({ options: { mode: 'emperor', ...options }, toMove, seats });
const six = (changes: { [seat: number]: SeatPosition }): SeatPosition[] =>
  Array.from({ length: 6 }, (_, s) => changes[s] ?? {});

describe('SR-EMP', () => {
  it('[SR-EMP-01, SR-EMP-02, SR-EMP-03] two teams of an Emperor (60) between two Admirals (50)', () => {
    const { players, authority } = fresh(6, { mode: 'emperor' }).state.pub;
    expect(players.map((p) => p.role)).toEqual(['admiral', 'emperor', 'admiral', 'admiral', 'emperor', 'admiral']);
    expect(players.map((p) => p.team)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(authority).toEqual([50, 60, 50, 50, 60, 50]);
    // Every Admiral faces one enemy Admiral: 1 and 6, 3 and 4, each way.
    for (const [seat, opposite] of [
      [0, 5],
      [2, 3],
      [3, 2],
      [5, 0],
    ] as const) {
      const mine = (s: number): SeatPosition => (s === seat ? { combat: 1 } : {});
      const table = emperor(
        Array.from({ length: 6 }, (_, s) => mine(s)),
        seat,
      );
      table.when(seat, attack(opposite, 1)).accepted();
    }
  });
  it('[SR-EMP-04, SR-EMP-05] the beginning team has 3 cards each, the other 5; play is clockwise, team after team', () => {
    for (let seed = 0; seed < 6; seed++) {
      const table = fresh(6, { mode: 'emperor' }, seed);
      const { first } = table.state.pub;
      expect([0, 3]).toContain(first);
      expect(hands(table)).toEqual(first === 0 ? [3, 3, 3, 5, 5, 5] : [5, 5, 5, 3, 3, 3]);
      const order: number[] = [];
      for (let i = 0; i < 6; i++) {
        order.push(table.state.pub.active);
        table.when(table.state.pub.active, end);
      }
      expect(order).toEqual(Array.from({ length: 6 }, (_, i) => (first + i) % 6));
    }
  });
  it('[SR-EMP-06] for 1 Trade a card of the own discard pile goes to a teammate’s, as often as affordable', () => {
    const table = emperor(six({ 0: { trade: 2, discard: ['banneret', 'ripper', 'viper'] } }));
    table.when(0, { do: 'passOn', card: 'banneret.1', to: 4 }).refused('SR-EMP-06');
    table.when(0, { do: 'passOn', card: 'banneret.1', to: 1 }).when(0, { do: 'passOn', card: 'ripper.1', to: 2 });
    table.then((v) => {
      expect([zone(v, 'discard.1'), zone(v, 'discard.2')]).toEqual([['banneret.1'], ['ripper.1']]);
      expect(v.pub.players[1]!.owns.banneret).toBe(1);
      expect(v.pub.players[0]!.trade).toBe(0);
    });
    table.when(0, { do: 'passOn', card: 'viper.1', to: 1 }).refused('SR-EMP-06');
  });
  it('[SR-EMP-06] the Emperor passes cards on as well; Raiders do not', () => {
    const mine = { trade: 1, discard: ['banneret' as const] };
    emperor(six({ 1: mine }), 1)
      .when(1, { do: 'passOn', card: 'banneret.1', to: 0 })
      .then((v) => expect([zone(v, 'discard.0'), v.pub.players[1]!.trade]).toEqual([['banneret.1'], 0]));
    raid([{}, mine, {}], 1).when(1, { do: 'passOn', card: 'banneret.1', to: 2 }).refused('SR-EMP-06');
  });
  it('[SR-EMP-07] an Emperor may attack and target any enemy and any enemy Base', () => {
    const table = emperor(six({ 1: { combat: 20 }, 3: { play: ['toll-buoy'] } }), 1);
    for (const target of [3, 4, 5]) table.when(1, attack(target, 1)).accepted();
    table.when(1, attackBase('toll-buoy', 3)).then((v) => expect(v.pub.authority).toEqual([50, 60, 50, 49, 59, 49]));
  });
  it('[SR-EMP-08] EX-31: an Admiral may attack only the Admiral opposite and that Admiral’s Bases', () => {
    const table = emperor(six({ 0: { combat: 20 }, 5: { play: ['toll-buoy'] }, 3: { play: ['chop-shop'] } }));
    table.when(0, attack(3, 1)).refused('SR-EMP-08');
    table.when(0, attack(4, 1)).refused('SR-EMP-08');
    table.when(0, attackBase('chop-shop', 2)).refused('SR-EMP-08');
    table
      .when(0, attack(5, 1))
      .when(0, attackBase('toll-buoy', 3))
      .then((v) => expect(v.pub.authority[5]).toBe(49));
  });
  it('teammates of an Emperor do not see each other’s hands', () => {
    const { state } = fresh(6, { mode: 'emperor' });
    state.own.forEach((own, seat) => expect(Object.keys(own.table.cards)).toEqual([`hand.${seat}`]));
  });
  it('an Admiral without an opposite has no target, or the Emperor if the table agreed so', () => {
    const after = (options: object) =>
      emperor(six({ 0: { combat: 20 }, 5: { authority: 1 } }), 0, options)
        .when(0, attack(5, 1))
        .when(5, null);
    after({}).when(0, attack(4, 1)).refused('SR-EMP-08');
    after({ admirals: 'free' })
      .when(0, attack(4, 1))
      .then((v) => expect(v.pub.authority[4]).toBe(59));
  });
  it('[SR-EMP-09] a defeated Admiral may leave one card of hand, deck or discard pile to the own Emperor', () => {
    const fallen = () =>
      emperor(
        six({
          0: { combat: 9 },
          5: { authority: 9, hand: ['viper'], deck: ['ripper'], discard: ['banneret'], play: ['toll-buoy'] },
        }),
      ).when(0, attack(5, 9));
    fallen().when(5, 'toll-buoy.1').refused('SR-RAID-12');
    fallen()
      .when(5, 'ripper.1')
      .then((v) => {
        expect(zone(v, 'discard.4')).toEqual(['ripper.1']);
        expect(zone(v, 'scrapHeap').map(cardIdOf).sort()).toEqual(['banneret', 'toll-buoy', 'viper']);
        expect(v.pub.table.result).toBeNull();
      });
    fallen()
      .when(5, null)
      .then((v) => expect(zone(v, 'discard.4')).toEqual([]));
  });
  it('[SR-EMP-10] the team whose Emperor falls loses', () => {
    const table = emperor(six({ 1: { combat: 9 }, 4: { authority: 9 } }), 1).when(1, attack(4, 9));
    expect(table.state.pub.table.result).toMatchObject({ winners: [0, 1, 2], rule: 'SR-EMP-10' });
  });
});

const raid = (seats: SeatPosition[], toMove = 0) => given({ options: { mode: 'raid' }, toMove, seats });

describe('SR-RAID', () => {
  it('[SR-RAID-01] one Boss against two to five Raiders', () => {
    for (const seats of [3, 4, 5, 6]) {
      const roles = fresh(seats, { mode: 'raid' }).state.pub.players.map((p) => p.role);
      expect(roles.filter((r) => r === 'boss')).toHaveLength(1);
      expect(roles.filter((r) => r === 'raider')).toHaveLength(seats - 1);
    }
    expect(() => fresh(2, { mode: 'raid' })).toThrow(SetupError);
    const bosses = (boss: string) =>
      Array.from({ length: 20 }, (_, seed) => fresh(4, { mode: 'raid', boss }, seed).state.pub.players).map((players) =>
        players.findIndex((p) => p.role === 'boss'),
      );
    expect(new Set(bosses('seat1'))).toEqual(new Set([0]));
    expect(new Set(bosses('random'))).toEqual(new Set([0, 1, 2, 3])); // by chance, unless the table says who
  });
  it('[SR-RAID-02, SR-RAID-06] the Boss begins, then the Raiders one after the other', () => {
    const table = fresh(4, { mode: 'raid' });
    const { first, players } = table.state.pub;
    expect(players[first]!.role).toBe('boss');
    for (let i = 0; i < 5; i++) {
      expect(table.state.pub.active).toBe((first + i) % 4);
      table.when((first + i) % 4, end);
    }
  });
  it('[SR-RAID-03, SR-RAID-04, SR-RAID-09] EX-30: Authority and hands by the number of Raiders', () => {
    const boss = (seats: number) => {
      const table = fresh(seats, { mode: 'raid', boss: 'seat1' });
      const { authority, players } = table.state.pub;
      return { authority, handSize: players[0]!.handSize, hands: hands(table) };
    };
    expect(boss(3)).toEqual({ authority: [50, 50, 50], handSize: 7, hands: [5, 5, 5] });
    expect(boss(4)).toEqual({ authority: [70, 50, 50, 50], handSize: 7, hands: [5, 5, 5, 5] });
    expect(boss(5)).toEqual({ authority: [70, 50, 50, 50, 50], handSize: 8, hands: [6, 5, 5, 5, 5] });
    expect(boss(6)).toEqual({ authority: [90, 50, 50, 50, 50, 50], handSize: 8, hands: [6, 5, 5, 5, 5, 5] });
  });
  it('[SR-RAID-05] the Boss draws seven or eight cards, a Raider five', () => {
    const table = fresh(5, { mode: 'raid', boss: 'seat1' });
    table.when(0, end).then((v) => expect(v.pub.table.zones['hand.0']!.n).toBe(8));
    table.when(1, end).then((v) => expect(v.pub.table.zones['hand.1']!.n).toBe(5));
  });
  it('[SR-RAID-07, SR-RAID-08] EX-29: damage to the Boss’s Bases adds up until the Boss’s turn begins', () => {
    const boss: SeatPosition = { play: ['the-grand-bourse'] };
    const together = raid([boss, { combat: 3 }, { combat: 4 }], 1);
    together.when(1, attackBase('the-grand-bourse', 3)).when(1, end);
    expect(together.state.pub.players[0]!.inPlay[0]!.damage).toBe(3);
    const second = raid([{ ...boss, damage: { 'the-grand-bourse.1': 3 } }, {}, { combat: 4 }], 2);
    second
      .when(2, attackBase('the-grand-bourse', 4))
      .then((v) => expect(zone(v, 'discard.0')).toEqual(['the-grand-bourse.1']));
    const lost = raid([{ ...boss, damage: { 'the-grand-bourse.1': 3 } }, {}, {}], 2).when(2, end);
    expect(lost.state.pub.players[0]!.inPlay[0]!.damage).toBe(0);
    // On a Raider's Base it does not outlast the Boss's turn.
    const raiders = raid([{ combat: 2 }, {}, { play: ['toll-buoy'] }])
      .when(0, attackBase('toll-buoy', 2))
      .when(0, end);
    expect(raiders.state.pub.players[2]!.inPlay[0]!.damage).toBe(0);
  });
  it('[SR-RAID-10] Raiders see each other’s hands, the Boss sees none', () => {
    const { state } = fresh(4, { mode: 'raid', boss: 'seat1' });
    expect(Object.keys(state.own[1]!.table.cards).sort()).toEqual(['hand.1', 'hand.2', 'hand.3']);
    expect(Object.keys(state.own[0]!.table.cards)).toEqual(['hand.0']);
  });
  it('[SR-RAID-11] pools are not shared', () => {
    const table = raid([{}, { trade: 3, hand: ['viper'] }, {}], 1);
    table.when(1, play('viper')).then((v) => expect(v.pub.players.map((p) => p.combat)).toEqual([0, 1, 0]));
    table.when(1, { do: 'give', resource: 'trade', amount: 1, to: 2 }).refused('SR-HYDRA-09');
  });
  it('[SR-RAID-12] a defeated Raider may leave one card to each teammate; the rest is scrapped', () => {
    const table = raid([
      { combat: 9 },
      { authority: 9, hand: ['viper'], deck: ['ripper'], discard: ['banneret'], play: ['toll-buoy', 'chop-shop'] },
      {},
      {},
    ]).when(0, attack(1, 9));
    table.when(1, 'toll-buoy.1').then((v) => {
      expect(zone(v, 'play.1')).toEqual(['chop-shop.1']);
      expect(v.pub.players[1]!.inPlay.map((here) => here.card)).toEqual(['chop-shop.1']); // the other is still in play
    });
    table.when(1, 'banneret.1').then((v) => {
      expect([zone(v, 'discard.2'), zone(v, 'discard.3')]).toEqual([['toll-buoy.1'], ['banneret.1']]);
      expect(zone(v, 'scrapHeap').map(cardIdOf).sort()).toEqual(['chop-shop', 'ripper', 'viper']);
    });
    expect(table.question(0).kind).toBe('main');
  });
  it('[SR-RAID-13] the Boss wins when all Raiders are out', () => {
    const table = raid([{ combat: 20 }, { authority: 9 }, { authority: 9 }])
      .when(0, attack(1, 9))
      .when(1, null)
      .when(0, attack(2, 9));
    expect(table.state.pub.table.result).toMatchObject({ winners: [0], rule: 'SR-RAID-13' });
  });
  it('[SR-RAID-14] the Raiders win when the Boss falls, the fallen ones among them', () => {
    const table = raid([{ authority: 9 }, { combat: 9 }, {}], 1).when(1, attack(0, 9));
    expect(table.state.pub.table.result).toMatchObject({ winners: [1, 2], rule: 'SR-RAID-14' });
  });
  it('[SR-RAID-15] the Boss may attack any Raider, Raiders only the Boss', () => {
    const boss = raid([{ combat: 9 }, {}, { play: ['toll-buoy'] }]);
    boss.when(0, attack(1, 1)).when(0, attack(2, 1)).when(0, attackBase('toll-buoy', 3)).accepted();
    const raider = raid([{}, { combat: 9 }, { play: ['toll-buoy'] }], 1);
    raider.when(1, attack(2, 1)).refused('SR-RAID-15');
    raider.when(1, attackBase('toll-buoy', 3)).refused('SR-RAID-15');
    raider.when(1, attack(0, 1)).then((v) => expect(v.pub.authority[0]).toBe(49));
  });
});

const deckOf = (table: ReturnType<typeof fresh>, seat: number): string[] => {
  const { hidden, own } = table.state;
  return [...hidden.table.cards[`deck.${seat}`]!, ...own[seat]!.table.cards[`hand.${seat}`]!].map(cardIdOf).sort();
};
const scouts = Array.from({ length: 8 }, () => 'scout');
const STAR_EMPIRE = ['imperial-fighter', ...scouts, 'smuggler', 'viper'];
const TRADE_FEDERATION = ['federation-shuttle', ...scouts, 'system-police', 'viper'];
const STANDARD = [...scouts, 'viper', 'viper'];

describe('SR-OPT', () => {
  it('[SR-OPT-01] faction decks are an option of three cases only; elsewhere all play the standard deck', () => {
    const table = fresh(3, { mode: 'freeForAll', personalDecks: 'faction' });
    for (const seat of [0, 1, 2]) expect(deckOf(table, seat)).toEqual(STANDARD);
    expect(deckOf(fresh(), 0)).toEqual(STANDARD);
  });
  it('[SR-OPT-02] two players: one deck each, by chance', () => {
    const pairs = Array.from({ length: 12 }, (_, seed) => {
      const table = fresh(2, { personalDecks: 'faction' }, seed);
      return [deckOf(table, 0), deckOf(table, 1)];
    });
    for (const pair of pairs) expect([...pair].sort()).toEqual([TRADE_FEDERATION, STAR_EMPIRE].sort());
    expect(new Set(pairs.map((p) => p[0]!.join())).size).toBe(2);
  });
  it('[SR-OPT-03] the two Emperors: one deck each, Admirals the standard one', () => {
    const table = fresh(6, { mode: 'emperor', personalDecks: 'faction' });
    expect([deckOf(table, 1), deckOf(table, 4)].sort()).toEqual([TRADE_FEDERATION, STAR_EMPIRE].sort());
    for (const seat of [0, 2, 3, 5]) expect(deckOf(table, seat)).toEqual(STANDARD);
  });
  it('[SR-OPT-04] the Boss chooses', () => {
    const table = () => fresh(3, { mode: 'raid', boss: 'seat1', personalDecks: 'faction' });
    expect(deckOf(table().when(0, 'tradeFederation'), 0)).toEqual(TRADE_FEDERATION);
    expect(deckOf(table().when(0, 'starEmpire'), 0)).toEqual(STAR_EMPIRE);
    expect(deckOf(table().when(0, 'standard'), 0)).toEqual(STANDARD);
    expect(deckOf(table().when(0, 'starEmpire'), 1)).toEqual(STANDARD);
  });
});
