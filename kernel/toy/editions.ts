import { flow, game, part, procedures, redeal, revise } from '../index.ts';
import type { Board, Gives, Seat, Shapes, TableApi, With, Words } from '../index.ts';
import { oneLanguage } from '../testing/oneLanguage.ts';

// A shared procedure, and two small editions that play it their own way.

/** What a duel needs of any game. The weapons are the edition's own. */
export interface Duel<Weapon extends string> extends Shapes {
  pub: { wounds: number[]; weapons: readonly Weapon[] };
  frames: {
    duel: { sides: [Seat, Seat]; hits?: number[]; weapon?: Weapon; thrust?: number } & Gives<number>;
    throw: { dice: number } & Gives<number[]>;
  };
  asks: { weapon: { q: { weapons: Weapon[] }; a: Weapon } };
  events: { hit: { all: { seat: Seat; hits: number } } };
}
type Any = Duel<string>;

/** A helper of shared code serves the table of every edition. */
export function wound(t: TableApi<Any>, seat: Seat, hits: number): void {
  t.pub.wounds[seat]! += hits;
  t.emit('hit', { seat, hits });
}
export const mostWounds = (pub: Board<Any>): number => Math.max(...pub.wounds);

export function duelOf<Weapon extends string>() {
  type Here = Duel<Weapon>;
  const duel = flow<Here>()('duel', {
    choose: (t, f) => t.ask(f.sides[0], 'weapon', { weapons: t.pub.weapons.slice() }, 'weapon'),
    roll: (t) => t.call('throw', { dice: 2 }, 'hits'),
    strike: (t, f) => {
      t.pub.wounds[f.sides[1]]! += f.hits![0]!;
      t.emit('hit', { seat: f.sides[1], hits: f.hits![0]! });
      return t.next;
    },
    over: (t, f) => t.end(f.hits!.length),
  });
  const dice = flow<Here>()('throw', {
    roll: (t, f) => t.end(Array.from({ length: f.dice }, () => t.die('duel', 6))),
  });
  return {
    duel,
    part: part<Here>()({
      procedures: { duel, throw: dice },
      asks: {
        weapon: { rule: 'DUEL-1', list: (_, { weapons }) => weapons, fallback: (_, { weapons }) => weapons[0]! },
      },
    }),
  };
}

// ------------------------------------------------------------------------------------------------------------ two editions

export interface Blades extends With<
  Duel<'sword' | 'bow'>,
  {
    pub: { calls: string[]; doomed: boolean };
    frames: { game: object; doom: object };
    asks: { again: { q: object; a: boolean } };
  }
> {}
export interface Beams extends With<
  Duel<'laser'>,
  { pub: { rounds: number }; frames: { game: object; shield: { seat: Seat } & Gives<number> } }
> {}

const words = {
  event: { hit: () => 'a hit' },
  question: { weapon: () => 'which weapon?', again: () => 'again?' },
  answer: { weapon: (a: string) => a, again: (a: boolean) => String(a) },
  window: {},
  source: () => '',
  rule: {},
};

const shared = duelOf<'sword' | 'bow'>();
const bladesDuel = revise<Blades>()(
  shared.duel,
  { before: { roll: ['shout'] }, after: { strike: ['thrust', 'ask', 'maybeAgain'] } },
  {
    shout: (t, f) => {
      t.pub.calls.push(`${f.weapon}!`);
      return t.next;
    },
    // The invariant of this edition acts while an answer is awaited, and again when the result is on its way to the caller.
    choose: (t, _, inherited) => {
      t.pub.doomed = true;
      t.recheckRules();
      return inherited();
    },
    over: (t, _, inherited) => {
      t.pub.doomed = true;
      t.recheckRules();
      return inherited();
    },
    thrust: (t, f) => {
      f.thrust = f.hits!.length;
      return t.next;
    },
    ask: (t, f) => t.ask(f.sides[1], 'again', {}),
    maybeAgain: (t) => (mostWounds(t.pub) < 12 ? 'choose' : t.next),
  },
);
const procedure = procedures<Blades>();
export const blades = game<Blades>()({
  id: 'blades',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {},
  begin: (seats) => ({
    pub: { wounds: Array.from({ length: seats }, () => 0), weapons: ['sword', 'bow'], calls: [], doomed: false },
    own: [{}, {}],
    hidden: {},
    start: { proc: 'game', locals: {} },
  }),
  parts: [
    shared.part,
    part<Blades>()({
      procedures: {
        duel: bladesDuel,
        // Procedures in the older form and ordered ones call each other.
        game: procedure('game', {
          fight: (t) => t.call('duel', { sides: [0, 1] }, 'over'),
          over: (t, f) => t.finish({ winners: [0], scores: [f.result as number, 0], rule: 'DUEL-2' }),
        }),
        doom: flow<Blades>()('doom', {
          strike: (t) => {
            t.pub.doomed = false;
            wound(t, 0, 1);
            return t.end();
          },
        }),
      },
      asks: { again: { rule: 'DUEL-3', list: () => [true, false], fallback: () => false } },
      invariants: [(pub) => (pub.doomed ? { proc: 'doom', locals: {} } : null)],
    }),
  ],
  resign: (t, seat) => void t.finish({ winners: [1 - seat], scores: [0, 0], rule: 'DUEL-2' }),
  bot: {
    determinize: (v, below) => redeal(v, { id: 'blades', rules: 1 }, [], below),
  },
  ...oneLanguage<Blades>('Duel', words as unknown as Words<Blades>),
  census: () => ({}),
});

const beamsDuel = duelOf<'laser'>();
export const beams = game<Beams>()({
  id: 'beams',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {},
  begin: () => ({
    pub: { wounds: [0, 0], weapons: ['laser'], rounds: 0 },
    own: [{}, {}],
    hidden: {},
    start: { proc: 'game', locals: {} },
  }),
  parts: [
    beamsDuel.part,
    part<Beams>()({
      procedures: {
        duel: revise<Beams>()(
          beamsDuel.duel,
          { without: ['choose'], after: { roll: ['shield'] } },
          {
            shield: (t, f) => t.call('shield', { seat: f.sides[1] }, 'thrust'),
            strike: (t, f) => {
              wound(t, f.sides[1], Math.max(0, f.hits![0]! - f.thrust!));
              return t.next;
            },
          },
        ),
        shield: flow<Beams>()('shield', { up: (t) => t.end(6) }),
        game: flow<Beams>()('game', {
          fight: (t) => t.call('duel', { sides: [0, 1] }),
          count: (t) => (++t.pub.rounds < 3 ? 'fight' : t.next),
          over: (t) => t.finish({ winners: [], scores: t.pub.wounds.slice(), rule: 'DUEL-2' }),
        }),
      },
    }),
  ],
  resign: (t, seat) => void t.finish({ winners: [1 - seat], scores: [0, 0], rule: 'DUEL-2' }),
  bot: {
    determinize: (v, below) => redeal(v, { id: 'beams', rules: 1 }, [], below),
  },
  ...oneLanguage<Beams>('Duel', words as unknown as Words<Beams>),
  census: () => ({}),
});
