import { describe, expect, it } from 'vitest';
import { addUnits, countUnits, eventFor, listAnswers, rulesView, view } from '../index.ts';
import type { Json, Seat } from '../index.ts';
import { position } from '../testing/given.ts';
import { adjacentTo, areNeighbours, isShip, sector } from './sector.ts';
import type { Figure, Leg, Sector } from './sector.ts';

interface Spec {
  seats?: number;
  map?: string[];
  planets?: { [planet: string]: { tile: string; owner: Seat | null } };
  /** 'tile' -> [seat, type, how many, marks]. */
  units?: { [place: string]: [Seat, string, number, string?][] };
  inPlay?: { [id: string]: Seat | null };
  on?: { [id: string]: string };
  store?: { [id: string]: { [name: string]: Json } };
  notes?: { [seat: Seat]: string[] };
  deck?: string[];
  goods?: number[];
  points?: number[];
  dice?: { [stream: string]: number[] };
  stack: Parameters<typeof position<Sector>>[1]['stack'];
}
function given({ seats = 3, stack, dice, ...spec }: Spec) {
  return position(sector, {
    seats,
    ...(dice ? { dice } : {}),
    arrange: (t) => {
      t.addZone('deck', 'down', null, spec.deck ?? []);
      for (let seat = 0; seat < seats; seat++) {
        t.addZone(`notes${seat}`, [seat], seat, spec.notes?.[seat] ?? []);
        t.addZone(`hand${seat}`, [seat], seat);
      }
      t.pub.map = spec.map ?? ['home', 'middle', 'far'];
      for (const [id, { tile, owner }] of Object.entries(spec.planets ?? {}))
        t.pub.planets[id] = { tile, owner, exhausted: false };
      for (const [place, stacks] of Object.entries(spec.units ?? {}))
        for (const [seat, type, n, marks] of stacks) addUnits(t.pub.units, place, seat, type, n, marks);
      for (const [id, holder] of Object.entries(spec.inPlay ?? {}))
        t.addComponent(id, {
          ability: id.split('.')[0]!,
          holder,
          on: spec.on?.[id] ?? null,
          store: spec.store?.[id] ?? {},
        });
      spec.goods?.forEach((n, seat) => (t.pub.goods[seat] = n));
      spec.points?.forEach((n, seat) => (t.pub.points[seat] = n));
    },
    stack: [{ proc: 'table', locals: {} }, ...stack],
  });
}
const use = (component: string) => ({ ability: component.split('.')[0]!, component });
const leg = (type: string, from: string, n = 1, cargo = 0): Leg => ({ type, from, n, cargo });
const at = (table: ReturnType<typeof given>, place: string, seat: Seat, type: string) =>
  countUnits(table.state.pub.units, place, (stack) => stack.seat === seat && stack.type === type);
/** What all see, with its questions. */
const asked = (table: ReturnType<typeof given>) => rulesView(sector, view(table.state, null));

describe('what the largest games demand: rules that always hold', () => {
  it('9. what a unit is may be borrowed: when the token leaves, its docks must land, and their owner says where', () => {
    const table = given({
      planets: { north: { tile: 'home', owner: 0 }, south: { tile: 'home', owner: 0 } },
      units: { home: [[0, 'dock', 1]] },
      inPlay: { floating: 1, mimic: 0 },
      store: { mimic: { tokens: [1] } },
      stack: [{ proc: 'look', locals: { seat: 1 } }],
      deck: ['a', 'b', 'c'],
    });
    expect(isShip(asked(table), 0, 'dock')).toBe(true);
    const { components } = table.state.pub.table;
    table.state.pub.table.components = { ...components, mimic: { ...components['mimic']!, store: {} } };
    expect(isShip(asked(table), 0, 'dock')).toBe(false);
    // Whatever happens next, the rule speaks before anything else does.
    table.when(1, 'c');
    expect(table.question(0)).toMatchObject({ kind: 'pickOne', q: { from: ['north', 'south'] } });
    table.when(0, 'south').accepted();
    expect(at(table, 'south', 0, 'dock')).toBe(1);
  });

  it('9b. without a planet to land on they are lost', () => {
    const table = given({ units: { home: [[0, 'dock', 1]] }, stack: [{ proc: 'award', locals: { seats: [0] } }] });
    expect(table.state.pub.units).toEqual({});
  });

  it('26. a tile is replaced and what lay on its planets goes; two tiles change places with all that lies on them', () => {
    const table = given({
      map: ['home', 'middle', 'far'],
      planets: { north: { tile: 'middle', owner: 0 }, south: { tile: 'far', owner: 1 } },
      units: { middle: [[0, 'cruiser', 2]], far: [[1, 'carrier', 1]] },
      inPlay: { 'dome.1': 0, 'dome.2': 1 },
      on: { 'dome.1': 'north', 'dome.2': 'south' },
      deck: ['a', 'b'],
      stack: [{ proc: 'look', locals: { seat: 0 } }],
    });
    const { pub } = table.state;
    // A nova: the tile stays in its place under another name, its planet is no more.
    delete pub.planets['north'];
    [pub.map[0], pub.map[2]] = [pub.map[2]!, pub.map[0]!];
    table.when(0, 'b').accepted();
    expect(Object.keys(table.state.pub.table.components)).toEqual(['dome.2']);
    expect(at(table, 'far', 1, 'carrier')).toBe(1);
    expect(adjacentTo(asked(table), 0, 'middle').toSorted()).toEqual(['far', 'home']);
    expect(table.state.pub.map).toEqual(['far', 'middle', 'home']);
  });

  it('27. points are given in order, and whoever comes first to the end wins at once', () => {
    const table = given({ points: [0, 9, 9], stack: [{ proc: 'award', locals: { seats: [0, 2, 1] } }] });
    expect(table.state.pub.table.result).toEqual({ winners: [2], scores: [1, 9, 10], rule: 'SECTOR-TRIUMPH' });
  });
});

describe('what the largest games demand: units', () => {
  it('12. three equal ships with three different marks roll apart, and a hit is put on the one that is chosen', () => {
    const table = given({
      units: {
        home: [
          [0, 'cruiser', 1, 'agent'],
          [0, 'cruiser', 1, 'damaged'],
          [0, 'cruiser', 1],
        ],
      },
      inPlay: { agent: 0 },
      dice: { combat: [7, 7, 7] },
      stack: [
        { proc: 'hits', locals: { seat: 0, place: 'home', n: 1 } },
        { proc: 'volley', locals: { seat: 0, place: 'home', target: 1 } },
      ],
    });
    expect(table.state.pub.log).toEqual(['cruiser agent 2 7', 'cruiser damaged 0 7', 'cruiser 0 7']);
    expect(table.question(0).q).toMatchObject({ from: ['cruiser agent', 'cruiser damaged', 'cruiser'] });
    table.when(0, 'cruiser damaged').accepted();
    expect(table.state.pub.units['home']!.map(({ marks, n }) => [marks, n])).toEqual([
      ['agent', 1],
      ['', 1],
    ]);
  });

  it('13. a batch is destroyed together, grows before it happens, and is captured instead: its own ships too', () => {
    const table = given({
      units: {
        home: [
          [0, 'flagship', 1],
          [0, 'cruiser', 2],
          [0, 'trooper', 1],
        ],
      },
      inPlay: { kamikaze: 0, cabal: 1 },
      stack: [{ proc: 'hits', locals: { seat: 0, place: 'home', n: 1 } }],
    });
    table.when(0, 'flagship');
    // What must happen has happened before anybody is asked.
    const { about } = table.question(1).q as unknown as { about: { units: Figure[] } };
    expect(about.units.map(({ type }) => type)).toEqual(['flagship', 'cruiser', 'cruiser']);
    table.when(1, use('cabal')).accepted();
    expect(['flagship', 'cruiser', 'trooper'].map((type) => at(table, 'captured1', 0, type))).toEqual([1, 2, 0]);
    expect(at(table, 'home', 0, 'trooper')).toBe(1);
  });

  it('15. ships from several tiles move in one answer with their cargo; dice come after it, ship by ship', () => {
    const table = given({
      map: ['rift', 'middle', 'far', 'edge'],
      units: {
        rift: [[0, 'cruiser', 2]],
        middle: [
          [0, 'carrier', 2],
          [0, 'trooper', 6],
        ],
        edge: [[0, 'cruiser', 1]],
      },
      dice: { rift: [2] },
      stack: [{ proc: 'move', locals: { seat: 0, to: 'far' } }],
    });
    const legs = [leg('cruiser', 'rift', 2), leg('carrier', 'middle', 2, 5), leg('cruiser', 'edge', 1)];
    table.when(0, [leg('carrier', 'middle', 1, 5)] as never).refused('SECTOR-CAPACITY');
    table.when(0, [leg('cruiser', 'rift', 3)] as never).refused('SECTOR-SHIPS');
    table.when(0, [leg('carrier', 'edge', 1)] as never).refused('SECTOR-SHIPS');
    table.when(0, 'nowhere').refused('SECTOR-MOVE');
    table.when(0, legs as never).accepted();
    expect([at(table, 'far', 0, 'cruiser'), at(table, 'far', 0, 'carrier'), at(table, 'far', 0, 'trooper')]).toEqual([
      1, 2, 5,
    ]);
    expect(at(table, 'rift', 0, 'cruiser')).toBe(0);
    expect(at(table, 'middle', 0, 'trooper')).toBe(1);
  });

  it('16. a ship that carries its wormhole moves first, and others follow through it in the same answer', () => {
    const follow = (legs: Leg[]) =>
      given({
        map: ['away-A', 'x', 'y', 'z', 'near', 'goal'],
        units: { near: [[0, 'gate', 1]], 'away-A': [[0, 'cruiser', 1]] },
        stack: [{ proc: 'move', locals: { seat: 0, to: 'goal' } }],
      }).when(0, legs as never);
    follow([leg('gate', 'near'), leg('cruiser', 'away-A')]).accepted();
    follow([leg('cruiser', 'away-A'), leg('gate', 'near')]).refused('SECTOR-RANGE');
  });

  it('17. adjacency is asked for a seat and need not be mutual; being neighbours is', () => {
    const table = given({
      map: ['one-A', 'gap', 'void', 'two-B'],
      units: { 'one-A': [[0, 'cruiser', 1]], 'two-B': [[1, 'cruiser', 1]] },
      inPlay: { creuss: 0 },
      stack: [{ proc: 'look', locals: { seat: 0 } }],
      deck: ['a', 'b'],
    });
    const v = asked(table);
    expect(adjacentTo(v, 0, 'one-A')).toContain('two-B');
    expect(adjacentTo(v, 1, 'two-B')).not.toContain('one-A');
    expect([areNeighbours(v, 0, 1), areNeighbours(v, 1, 0), areNeighbours(v, 1, 2)]).toEqual([true, true, false]);
  });

  it('18. movement is forbidden where adjacency is not; for one seat nothing can prevent it', () => {
    const through = (seat: Seat, inPlay: { [id: string]: Seat | null }) =>
      given({
        map: ['one-A', 'x', 'y', 'two-A'],
        units: { 'one-A': [[seat, 'cruiser', 1]] },
        inPlay,
        stack: [{ proc: 'move', locals: { seat, to: 'two-A' } }],
      });
    through(1, {})
      .when(1, [leg('cruiser', 'one-A')] as never)
      .accepted();
    const banned = through(1, { ban: null });
    expect(adjacentTo(asked(banned), 1, 'one-A')).toContain('two-A');
    banned.when(1, [leg('cruiser', 'one-A')] as never).refused('SECTOR-RANGE');
    through(0, { ban: null, creuss: 0 })
      .when(0, [leg('cruiser', 'one-A')] as never)
      .accepted();
  });

  it('19. units, reductions, what a good is worth and the payment are one legal answer', () => {
    const table = given({
      planets: { north: { tile: 'home', owner: 0 } },
      goods: [1],
      inPlay: { sarween: 0, mirror: 0 },
      stack: [{ proc: 'produce', locals: { seat: 0 } }],
    });
    const bought = (units: { [type: string]: number }, planets: string[], goods: number) => ({
      units,
      pay: { planets, goods },
    });
    table.when(0, bought({ cruiser: 3, trooper: 2 }, ['north'], 1)).refused('SECTOR-PRICE');
    table.when(0, bought({ cruiser: 4 }, ['north'], 0)).refused('SECTOR-PRICE');
    const listed = listAnswers(sector, view(table.state, 0), table.question(0))!;
    expect(listed).toContainEqual(bought({ cruiser: 4 }, ['north'], 1));
    expect(listed).not.toContainEqual(bought({ carrier: 2 }, ['north'], 1));
    table.when(0, bought({ cruiser: 4 }, ['north'], 1)).accepted();
    expect([
      at(table, 'home', 0, 'cruiser'),
      table.state.pub.goods[0],
      table.state.pub.planets['north']!.exhausted,
    ]).toEqual([4, 0, true]);
  });
});

describe('what the largest games demand: secrets and the council', () => {
  it('22. who looked at cards and put them back knows them, and knows the one that another draws', () => {
    const table = given({ deck: ['low', 'mid', 'high'], stack: [{ proc: 'look', locals: { seat: 0 } }] });
    table.when(0, 'low').refused('SECTOR-LOOK');
    table.when(0, 'mid').accepted();
    expect(table.state.hidden.table.cards['deck']).toEqual(['high', 'low', 'mid']);
    const { knows } = table.state.own[0]!.table;
    expect(knows['deck']!.at).toMatchObject({ 0: 'high', 2: 'mid' });
    expect(Object.values(knows['deck']!.at)).not.toContain('low');
    for (const seat of [1, 2]) expect(JSON.stringify(view(table.state, seat))).not.toMatch(/"(low|mid|high)"/);
  });

  it('23. everybody gives a note of its choice under seal; received in order, they may end the game in the middle', () => {
    const table = given({
      seats: 4,
      notes: { 1: ['secret.1', 'throne.1'], 2: ['throne.2'], 3: ['throne.3', 'secret.3'] },
      points: [8],
      stack: [{ proc: 'tribute', locals: { to: 0, giving: [1, 2, 3] } }],
    });
    table.when(3, 'secret.3').when(2, 'throne.2');
    expect(table.events).toEqual([]);
    expect(JSON.stringify(view(table.state, 0))).not.toMatch(/(secret|throne)\./);
    table.when(1, 'throne.1').accepted();
    // The second throne was the tenth point: the third note is never handed over.
    expect(table.state.pub.table.result).toMatchObject({ winners: [0] });
    expect(table.events.map((event) => event.all)).toEqual([{ text: '1 gives' }, { text: '2 gives' }]);
    expect(eventFor(table.events[0]!, 3)).not.toHaveProperty('some');
    expect(eventFor(table.events[0]!, 1)).toMatchObject({ some: { card: 'throne.1' } });
    expect(table.state.own[3]!.table.cards['notes3']).toEqual(['throne.3', 'secret.3']);
  });

  it('25. an agenda is voted on inside another, and a veto ends the inner one alone', () => {
    const outer = (inPlay: { [id: string]: Seat }) =>
      given({
        inPlay,
        stack: [
          { proc: 'move', at: 'arrive', locals: { seat: 0, to: 'far', legs: [], left: [] } },
          { proc: 'agenda', locals: { title: 'outer', votes: [], left: [0, 1, 2] } },
        ],
      });
    const agendas = (table: ReturnType<typeof given>) =>
      table.state.pub.table.stack.filter((f) => f.proc === 'agenda').map((f) => (f as { title?: string }).title);
    const table = outer({ miscount: 0, veto: 2 });
    table.when(0, use('miscount'));
    expect(agendas(table)).toEqual(['outer', 'inner']);
    table.when(2, use('veto')).accepted();
    expect(agendas(table)).toEqual(['outer']);
    expect(table.state.pub.log).toEqual(['inner: vetoed']);
    for (const [seat, vote] of [
      [0, 'for'],
      [1, 'against'],
      [2, 'for'],
    ] as const)
      table.when(seat, vote).accepted();
    expect(table.state.pub.table.result).toMatchObject({ rule: 'SECTOR-END' });

    const voted = outer({ miscount: 0 }).when(0, use('miscount'));
    for (const seat of [0, 1, 2]) voted.when(seat, 'against').accepted();
    expect(voted.state.pub.log).toEqual(['inner: against']);
    expect(agendas(voted)).toEqual(['outer']);
  });
});
