import { FORMAT } from '@orrery/kernel';
import type { Command, MatchFile, Shapes, State } from '@orrery/kernel';
import type { Release, Replayed } from './release.ts';
import type { FormerState } from './rules-0.1.0.mjs';

/** 0.1.0, whose kernel had other names for the parts of a state and for some commands. */
export const release010: Release = {
  rules: { 'star-realms': 4, 'twilight-inscription': 3, 'ti3-slice': 2 },
  async play(file: MatchFile): Promise<Replayed[] | null> {
    const { Match, games, keyFromHex } = await import('./rules-0.1.0.mjs');
    const game = games.find(({ id }) => id === file.game)!;
    const pace = file.windowClose === 'timed' ? 'by-clock' : 'at-once';
    const match = new Match(game, {
      seats: file.seats.length,
      options: file.options,
      key: keyFromHex(file.key)!,
      pace,
    });
    const replayed: Replayed[] = [{ state: currentState(match.state), events: match.opening, isAsRecorded: null }];
    // A half-built answer, which stood in the log then and is left out now, was part of the hash: after one nothing is compared.
    let isWhole = true;
    for (const [i, command] of file.commands.entries()) {
      if (command.do === 'nothing') {
        isWhole = false;
        replayed.push({ ...replayed.at(-1)!, events: [], isAsRecorded: null });
        continue;
      }
      const applied = match.play(formerCommand(command));
      if (!applied.ok) return null;
      const recorded = file.hashes[i] ?? null;
      const isAsRecorded = isWhole && recorded !== null ? match.log.at(-1)!.hash === recorded : null;
      replayed.push({ state: currentState(applied.state), events: applied.events, isAsRecorded });
    }
    return replayed;
  },
};

/** The state of the first release under the names of today, as far as a board reads it. */
function currentState({ game, rules, options, pub, own, hid }: FormerState): State<Shapes> {
  const { pace, fence, settling, open, n, ...table } = pub.table;
  const asked = open as unknown as { mode: string }[];
  const named = {
    ...table,
    n,
    freshFrom: n,
    undoLimit: fence,
    enforcing: settling,
    windowClose: pace === 'by-clock' ? 'timed' : 'at-once',
    open: asked.filter(({ mode }) => mode !== 'standing'),
    offers: asked.filter(({ mode }) => mode === 'standing'),
    deals: [],
    waivers: [],
    standIns: [],
    rewound: 0,
  };
  const mine = own.map((one) => {
    const { got, orders: _orders, drafts: _drafts, ...rest } = one.table;
    return { ...one, table: { ...rest, secrets: got, preAnswers: [], notices: [] } };
  });
  const state = { format: FORMAT, game, rules, options, pub: { ...pub, table: named }, own: mine, hidden: hid };
  return state as unknown as State<Shapes>;
}

/** A command in the words of the first release. */
function formerCommand(command: Command): unknown {
  if (command.do === 'closeWindow') return { ...command, do: 'settle' };
  if (command.do === 'answer') return { ...command, answer: formerSource(command.answer) };
  if (command.do !== 'preAnswers') return command;
  const orders = command.preAnswers.map(({ window, answer, when, until }) => [
    window,
    {
      use: formerSource(answer),
      ...(when === undefined ? {} : { when }),
      ...(until === undefined ? {} : { until }),
    },
  ]);
  return { do: 'orders', seat: command.seat, orders: Object.fromEntries(orders) };
}
function formerSource(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('ability' in value && 'component' in value)) return value;
  return { text: value.ability, inst: value.component };
}
