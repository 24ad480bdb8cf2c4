import type { Game } from '../game.ts';
import type { Options, Shapes } from '../types.ts';
import { malformed } from '../forms.ts';
import { Match } from '../match.ts';
import { keyFromSeed } from '../random.ts';
import { fingerprint } from '../hash.ts';
import { completeOptions } from '../start.ts';
import { allWordings } from '../wording.ts';
import { fuzz } from './fuzz.ts';
import { badCommands } from './badInput.ts';

/** What the inherited tests need of a test runner; vitest and node:test both fit. */
export interface Runner {
  describe(title: string, body: () => void): void;
  it(title: string, body: () => void | Promise<void>): void;
}
export interface Inherit {
  games: number;
  seed?: number;
  seats?: number;
  options?: Options;
  /** How many decisions lie between two checks of everything. */
  every?: number;
  /** Steps and inventory entries that so few games need not reach; `orrery fuzz` over many games shows the whole list. */
  rare?: readonly string[];
}

/** The tests that every game gets by one call. */
export function inheritedTests<T extends Shapes>({ describe, it }: Runner, game: Game<T>, setup: Inherit): void {
  describe(`${game.id}: what every game must keep`, () => {
    it(`${setup.games} random games: revive, clone, replay and save equal play; nothing leaks, nothing is lost, no dead end`, async () => {
      const { failure, neverReached } = await fuzz(game, { seed: 1, ...setup });
      if (failure) throw new Error(`${failure.message}\n  ${failure.reproduce}`);
      const missing = [...neverReached.steps, ...neverReached.inventory].filter((name) => !setup.rare?.includes(name));
      if (missing.length > 0) throw new Error(`never reached: ${missing.join(', ')}`);
    });

    it('a bad command is refused with a typed reason and changes nothing', () => {
      const { min } = game.seats;
      const options = setup.options ?? {};
      const seats = setup.seats ?? game.seatsFor?.(completeOptions(game, min, options)).min ?? min;
      const match = new Match(game, { seats, options, key: keyFromSeed(1) });
      const before = fingerprint(match.state);
      for (const { command, code } of badCommands(game, match.state)) {
        const applied = match.play(command as never);
        if (applied.ok) throw new Error(`accepted: ${JSON.stringify(command)}`);
        if (applied.refusal.code !== code)
          throw new Error(`${JSON.stringify(command)} was refused as ${applied.refusal.code}, not ${code}`);
        if (!applied.refusal.rule) throw new Error(`no rule named for ${JSON.stringify(command)}`);
        if (code === 'malformed' && !malformed(command)) throw new Error('malformed, yet of right form');
      }
      if (fingerprint(match.state) !== before || match.log.length > 0)
        throw new Error('a refused command left a trace');
    });

    it('every word exists in every language', async () => {
      const shape = (words: object): string[] =>
        Object.entries(words).flatMap(([part, value]) =>
          typeof value === 'object' ? Object.keys(value as object).map((key) => `${part}.${key}`) : [part],
        );
      const wordings = await allWordings(game);
      const all = new Set(wordings.flatMap((one) => shape(one.game)));
      for (const one of wordings) {
        const there = new Set(shape(one.game));
        const missing = [...all].filter((name) => !there.has(name));
        if (missing.length > 0) throw new Error(`${one.language} lacks ${missing.join(', ')}`);
      }
    });
  });
}
