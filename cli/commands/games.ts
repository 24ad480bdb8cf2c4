import { NoGame } from '@orrery/games';
import type { AnyGame } from '@orrery/games';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';

/** Which games there are, and how they may be set up. */
export const games: Command = {
  name: 'games',
  operands: [],
  summary: 'lists the games, their seats and options',
  options: { json: { help: 'one JSON object instead of text' } },
  examples: ['games', 'games --json'],
  async run(given, io) {
    const found: (AnyGame | { id: string; flaw: string })[] = [];
    for (const id of io.registry.gameIds) {
      try {
        found.push(await io.registry.loadGame(id));
      } catch (error) {
        if (!(error instanceof NoGame)) throw error;
        found.push({ id, flaw: error.message });
      }
    }
    if (given.flag('json')) io.out(`${JSON.stringify({ games: found.map(asData) })}\n`);
    else for (const game of found) io.out(asText(game));
  },
};

function asData(game: AnyGame | { id: string; flaw: string }) {
  if ('flaw' in game) return game;
  const { id, rules, seats, options, title } = game;
  return { id, title: title.en, rules, seats, options };
}

function asText(game: AnyGame | { id: string; flaw: string }): string {
  if ('flaw' in game) return `${game.id}: ${game.flaw}\n\n`;
  const { min, max } = game.seats;
  const head = `${game.id}: ${game.title.en}, ${min === max ? min : `${min} to ${max}`} seats, rules ${game.rules}\n`;
  const rows = Object.entries(game.options).map(([name, spec]) => [
    name,
    spec.default,
    spec.values.length > 12
      ? `${spec.values.slice(0, 12).join(', ')}, ... (${spec.values.length})`
      : spec.values.join(', '),
  ]);
  if (rows.length === 0) return `${head}\n`;
  return `${head}${columns(['option', 'default', 'values'], rows).replace(/^/gm, '  ').trimEnd()}\n\n`;
}
