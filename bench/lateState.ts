import { begin, keyFromSeed, procedures, redeal } from '@orrery/kernel';
import type { Game, Seat, Shapes, State, Words } from '@orrery/kernel';

// A table as large as a late Twilight Imperium game: 37 systems, 6 seats, hundreds of units written as objects, decks, a command that
// changes three things. Its rules are nothing; its size and its hand-written clone are what is measured.

interface Unit {
  type: string;
  owner: Seat;
  count: number;
  damaged: number;
}
interface Planet {
  name: string;
  owner: Seat | null;
  exhausted: boolean;
  units: Unit[];
}
interface System {
  tile: number;
  tokens: Seat[];
  units: Unit[];
  planets: Planet[];
}
interface Player {
  race: string;
  technologies: string[];
  objectives: string[];
  goods: number;
  command: number;
  fleet: number;
  strategy: number;
  passed: boolean;
}
export interface LateShapes extends Shapes {
  pub: { systems: System[]; players: Player[]; laws: string[]; log: number };
  own: { plan: number };
  hidden: object;
  frames: { setUp: object; turn: { seat: Seat } };
  asks: { move: { q: { system: number }; a: number } };
  events: { moved: { all: { seat: Seat; system: number } } };
  windows: object;
  queries: object;
}

const UNITS = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'warsun', 'infantry', 'pds', 'dock'];
const SEATS = 6;
const procedure = procedures<LateShapes>();
const words: Words<LateShapes> = {
  title: 'Late state',
  event: { moved: () => '' },
  question: { move: () => '' },
  answer: { move: () => '' },
  window: {},
  source: () => '',
  rule: {},
};

/** `systems` sets the size: 37 makes about 46 KB of JSON. */
export function lateGame(systems: number): Game<LateShapes> {
  return {
    id: 'late',
    rules: 1,
    seats: { min: SEATS, max: SEATS },
    options: {},
    begin: () => ({
      pub: {
        systems: Array.from({ length: systems }, (_, i) => system(i)),
        players: Array.from({ length: SEATS }, (_, seat) => player(seat)),
        laws: ['law-one', 'law-two', 'law-three'],
        log: 0,
      },
      own: Array.from({ length: SEATS }, () => ({ plan: 0 })),
      hidden: {},
      start: { proc: 'setUp', locals: {} },
    }),
    procedures: {
      setUp: procedure('setUp', {
        deal: (t) => {
          for (const deck of ['action', 'political', 'objective']) {
            t.addZone(
              deck,
              'down',
              null,
              Array.from({ length: 80 }, (_, i) => `${deck}.${i}`),
            );
            t.shuffle(deck);
            t.addZone(`${deck}.discard`, 'up');
            for (let i = 0; i < 20; i++) t.draw(deck, `${deck}.discard`);
          }
          for (let seat = 0; seat < SEATS; seat++) {
            t.addZone(`hand.${seat}`, [seat], seat);
            for (let i = 0; i < 6; i++) t.draw('action', `hand.${seat}`);
          }
          return t.call('turn', { seat: 0 }, 'over');
        },
        over: (t) => t.done(),
      }),
      turn: procedure('turn', {
        ask: (t, f) => t.ask(f.seat, 'move', { system: t.pub.log % t.pub.systems.length }, 'moved'),
        moved: (t, f) => {
          const at = t.answer(f, 'move');
          t.pub.systems[at]!.units[0]!.damaged ^= 1;
          t.pub.players[f.seat]!.goods += 1;
          t.pub.log += 1;
          t.emit('moved', { seat: f.seat, system: at });
          f.seat = (f.seat + 1) % SEATS;
          return 'ask';
        },
      }),
    },
    asks: { move: { rule: 'LATE-01', list: (_v, q) => [q.system, 0], fallback: () => 0 } },
    windows: {},
    reactions: {},
    invariants: [],
    resign: (t) => void t.finish({ winners: [], scores: [], rule: 'LATE-02' }),
    clone: { pub: clonePub, own: (own) => ({ plan: own.plan }), hidden: () => ({}) },
    bot: {
      determinize: (v, below) =>
        redeal(v, { id: 'late', rules: 1, options: {} }, { own: () => ({ plan: 0 }), hidden: {} }, [], below),
    },
    words: { en: words, fr: words, de: words },
    census: () => ({}),
  };
}

export function lateState(game: Game<LateShapes>): State<LateShapes> {
  return begin(game, { seats: SEATS, key: keyFromSeed('late') }).state;
}

function system(i: number): System {
  return {
    tile: i,
    tokens: i % 3 === 0 ? [i % SEATS] : [],
    units: Array.from({ length: 8 }, (_, k) => unit(i, k)),
    planets: Array.from({ length: (i % 3) + 1 }, (_, k) => ({
      name: `planet-${i}-${k}`,
      owner: i % SEATS,
      exhausted: k === 0,
      units: Array.from({ length: 4 }, (_unused, u) => unit(i + k, u + 5)),
    })),
  };
}
function unit(i: number, k: number): Unit {
  return { type: UNITS[(i + k) % UNITS.length]!, owner: i % SEATS, count: (k % 3) + 1, damaged: 0 };
}
function player(seat: Seat): Player {
  return {
    race: `race-${seat}`,
    technologies: Array.from({ length: 12 }, (_, i) => `technology-${seat}-${i}`),
    objectives: Array.from({ length: 5 }, (_, i) => `objective-${i}`),
    goods: 3,
    command: 4,
    fleet: 5,
    strategy: 2,
    passed: false,
  };
}

function clonePub(pub: LateShapes['pub']): LateShapes['pub'] {
  return {
    systems: pub.systems.map(cloneSystem),
    players: pub.players.map((p) => ({
      race: p.race,
      technologies: p.technologies.slice(),
      objectives: p.objectives.slice(),
      goods: p.goods,
      command: p.command,
      fleet: p.fleet,
      strategy: p.strategy,
      passed: p.passed,
    })),
    laws: pub.laws.slice(),
    log: pub.log,
  };
}
function cloneSystem(s: System): System {
  return { tile: s.tile, tokens: s.tokens.slice(), units: s.units.map(cloneUnit), planets: s.planets.map(clonePlanet) };
}
function clonePlanet(p: Planet): Planet {
  return { name: p.name, owner: p.owner, exhausted: p.exhausted, units: p.units.map(cloneUnit) };
}
function cloneUnit(u: Unit): Unit {
  return { type: u.type, owner: u.owner, count: u.count, damaged: u.damaged };
}
