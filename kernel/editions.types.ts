import { flow, game, part, revise } from './index.ts';
import type { Flow, Gives, Rest, Seat, Shapes, TableApi, With } from './index.ts';
import { beams, duelOf, mostWounds, wound } from './toy/editions.ts';
import type { Beams, Duel } from './toy/editions.ts';

// What must not compile. Each mark stands on the line before the one where the compiler finds the error; a mark without an error is itself one.
// Nothing here runs.

type Laser = Duel<'laser'>;
const { duel, part: duels } = duelOf<'laser'>();
declare const t: Flow<Beams, 'duel'>;
const next = (u: Flow<Beams, 'duel'>) => u.next;

export const steps = [
  // @ts-expect-error there is no step to jump to by this name
  flow<Laser>()('duel', { begin: () => 'rol', roll: (u) => u.end(1) }),
  // @ts-expect-error a procedure that gives a number must end with one
  flow<Laser>()('duel', { begin: (u) => u.end() }),
  // @ts-expect-error a procedure that gives nothing ends with nothing
  flow<Beams>()('game', { begin: (u) => u.end(3) }),
  // @ts-expect-error no frame is called so
  flow<Laser>()('dule', { begin: (u) => u.next }),
  // @ts-expect-error a step returns the next step, an end or a name
  flow<Laser>()('duel', { begin: () => undefined }),
];
export const locals = flow<Beams>()('duel', {
  right: (u) => u.call('throw', { dice: 2 }, 'hits'),
  rightToo: (u) => u.ask(0, 'weapon', { weapons: ['laser'] }, 'weapon'),
  // @ts-expect-error a list of numbers does not fit into the weapon
  otherLocal: (u) => u.call('throw', { dice: 2 }, 'weapon'),
  // @ts-expect-error no local is called so
  noLocal: (u) => u.call('throw', { dice: 2 }, 'hit'),
  // @ts-expect-error dice are counted
  wrongLocals: (u) => u.call('throw', { dice: 'two' }, 'hits'),
  // @ts-expect-error a weapon does not fit into the hits
  otherAnswer: (u) => u.ask(0, 'weapon', { weapons: ['laser'] }, 'hits'),
  // @ts-expect-error the other edition's weapon
  otherQuestion: (u) => u.ask(0, 'weapon', { weapons: ['bow'] }, 'weapon'),
});

export const revisions = [
  revise<Beams>()(duel, { before: { roll: ['aim'] } }, { aim: (u) => u.next }),
  // @ts-expect-error a new step without a place, or a misspelt one
  revise<Beams>()(duel, {}, { rol: next }),
  // @ts-expect-error there is no step `rool` to stand beside
  revise<Beams>()(duel, { before: { roll: ['aim'], rool: ['aim'] } }, { aim: next }),
  // @ts-expect-error there is no step `rool` to leave out
  revise<Beams>()(duel, { without: ['rool'] }, {}),
  // @ts-expect-error a jump to a step that does not exist
  revise<Beams>()(duel, {}, { roll: (u) => (u.pub.rounds > 1 ? 'choos' : u.next) }),
  // @ts-expect-error a game without the shapes
  revise<Lonely>()(duel, {}, {}),
];
export const toOneLeftOut = revise<Beams>()(
  duel,
  { without: ['choose'] },
  // @ts-expect-error the step that is jumped to is left out
  { roll: (u: Flow<Beams, 'duel'>) => (u.pub.rounds > 1 ? 'choose' : u.next) },
);
export const unwritten = part<Beams>()({
  procedures: {
    // @ts-expect-error a place without its step
    duel: revise<Beams>()(duel, { before: { roll: ['aim'] } }, {}),
  },
});
const looping = flow<Laser>()('duel', {
  first: (u) => u.next,
  again: (u) => (u.pub.wounds[0]! > 3 ? 'first' : u.end(1)),
});
// @ts-expect-error another step of the base jumps to the one that is left out
export const cut = revise<Beams>()(looping, { without: ['first'] }, {});

export const unwinding = [
  () => t.unwindTo(duel, 'roll'),
  // @ts-expect-error the procedure has no such step
  () => t.unwindTo(duel, 'rool'),
];

interface Lonely extends Shapes {
  pub: { wounds: number[] };
  frames: { duel: { sides: [Seat, Seat] } & Gives<number> };
}
interface Demanding extends With<Laser, { frames: { game: object; duel: { audience: number } & Gives<number> } }> {}
interface Renamed extends With<Laser, { frames: { game: { at: string } } }> {}
declare const demanding: Rest<Demanding>;
declare const renamed: Rest<Renamed>;

const { procedures: _1, asks: _2, windows: _3, reactions: _4, invariants: _5, ...rest } = beams;
const onlyGame = part<Beams>()({ procedures: { game: flow<Beams>()('game', { over: (u) => u.end() }) } });
const shield = part<Beams>()({ procedures: { shield: flow<Beams>()('shield', { up: (u) => u.end(1) }) } });
const demandingGame = part<Demanding>()({
  procedures: { game: flow<Demanding>()('game', { over: (u) => u.end() }) },
});
const renamedGame = part<Renamed>()({ procedures: { game: flow<Renamed>()('game', { over: (u) => u.end() }) } });
export const games = [
  game<Beams>()({ ...rest, parts: [duels, onlyGame, shield] }),
  // @ts-expect-error no part brings the shield
  game<Beams>()({ ...rest, parts: [duels, onlyGame] }),
  // @ts-expect-error a part for other weapons
  game<Beams>()({ ...rest, parts: [duelOf<'sword'>().part, onlyGame, shield] }),
  // @ts-expect-error an edition adds a local that shared code does not know of
  game<Demanding>()({ ...demanding, parts: [duels, demandingGame] }),
  // @ts-expect-error a local is called like a field of every frame
  game<Renamed>()({ ...renamed, parts: [duels, renamedGame] }),
];

declare const shared: TableApi<Duel<string>>;
const ofBeams = (u: TableApi<Beams>): number => u.pub.rounds;
export const helpers = [
  () => wound(t, 0, 1),
  () => mostWounds(t.pub),
  // @ts-expect-error a helper of an edition is not for shared code
  () => ofBeams(shared),
  // @ts-expect-error an event that this table does not know
  () => t.emit('miss', { seat: 0 }),
  // @ts-expect-error an event without what it must tell
  () => t.emit('hit', { seat: 0 }),
];
