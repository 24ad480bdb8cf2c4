import { botByName, botNames, readBotName } from '@orrery/bots';
import type { Bot } from '@orrery/bots';
import type { AnyGame } from '@orrery/games';
import { completeOptions } from '@orrery/kernel';
import type { Options } from '@orrery/kernel';
import { Refused } from './command.ts';
import type { Given, OptionHelp } from './command.ts';
import type { Io } from './io.ts';

// What several commands are given about the table they play at.

export const TABLE_OPTIONS = {
  seats: { value: 'N', help: 'how many seats; by default as many as there are bots, or the fewest the game allows' },
  set: { value: 'OPTION=VALUE', help: 'an option of the game, as `orrery games` lists them', multiple: true },
} as const satisfies { [option: string]: OptionHelp };

export const BOTS_OPTION: OptionHelp = { value: 'A,B,...', help: `bots: ${botNames.join(', ')}` };

/** The options given by --set, completed. `wanted` null: the fewest seats that these options allow. */
export function tableFor(game: AnyGame, given: Given, wanted: number | null): { seats: number; options: Options } {
  const set = readSettings(given);
  const least = (game.seatsFor?.(checkSettings(game, set)) ?? game.seats).min;
  const seats = given.number('seats', 1, 8, wanted === null ? least : Math.max(wanted, least));
  return { seats, options: completeOptions(game, seats, set) };
}

/** Refuses options and values that do not exist, whatever the seats; gives them completed. */
export function checkSettings(game: AnyGame, set: Options): Options {
  return completeOptions({ ...game, seatsFor: undefined }, game.seats.min, set);
}

/** Only what stands after --set. */
export function readSettings(given: Given): Options {
  const options: Options = {};
  for (const text of given.texts('set')) {
    const at = text.indexOf('=');
    if (at < 1) throw new Refused(`--set needs OPTION=VALUE, not "${text}"`);
    options[text.slice(0, at)] = text.slice(at + 1);
  }
  return options;
}

export function readBots(given: Given, fallback: string): Bot[] {
  return (given.text('bots') ?? fallback).split(',').map((name) => botNamed(name.trim()));
}

export function botNamed(name: string): Bot {
  const known = readBotName(name);
  if (known === null) throw new Refused(`there is no bot "${name}"; the bots are ${botNames.join(', ')}`);
  return botByName(known);
}

export function loadGame(given: Given, io: Io): Promise<AnyGame> {
  return io.registry.loadGame(given.operands[0]!);
}

/** Who sits where in the game of a seed: rotations of the bots, then of their reverse, so that each sits everywhere and beside everybody alike. */
export function lineUp<B>(bots: readonly B[], seats: number, seed: number): B[] {
  const around = Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]!);
  const turn = seed % seats;
  const seated = around.map((_, seat) => around[(seat + turn) % seats]!);
  return Math.floor(seed / seats) % 2 === 0 ? seated : seated.reverse();
}
