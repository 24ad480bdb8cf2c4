import { cameTrue, lookAhead } from '../ahead.ts';
import { nextDecision, readyToClose } from '../apply.ts';
import { listAnswers, sampleAnswer } from '../answers.ts';
import { Match } from '../match.ts';
import { sealedWindow } from '../open.ts';
import { rulesView } from '../queries.ts';
import { keyFromSeed, sampler } from '../random.ts';
import { view } from '../start.ts';
import type { Game } from '../game.ts';
import type { Command, Options, Seat, Shapes } from '../types.ts';

/** Times of a table, in seconds. */
export interface Pace {
  /** A timed window stays open so long, drawn anew for each. */
  window: { least: number; most: number };
  /** How long a person thinks about a question: the median, and how much it varies (a factor). */
  think: { median: number; factor: number };
}
/** Windows that a seat waives together, until a procedure is over. */
export interface WaivedTogether {
  windows: readonly string[];
  until: string;
}
export interface Waited {
  decisions: number;
  /** Windows that opened, and those of them in which somebody could have reacted. */
  windows: number;
  useful: number;
  /** Windows during which somebody could already think about what came next, and did not think in vain. */
  hidden: number;
  /** Seconds that people thought, and seconds that windows made them wait beyond that. */
  thought: number;
  waited: number;
  /** Seconds by window. */
  byWindow: Map<string, number>;
}

/**
 * Plays a game of attentive people with timed windows and measures what the windows cost: the time that passes while nobody is thinking
 * about a question of theirs. Everybody begins to think as soon as they can know what they will be asked. `groups`: windows that open
 * one after the other in one affair (a battle and its rounds); who declined in one of them stays away from all of them until the procedure
 * named here is over, whatever they hold, and says so for all to see.
 */
export function measureWaiting<T extends Shapes>(
  game: Game<T>,
  setup: { seats: number; options: Options; seed: number },
  pace: Pace,
  groups: readonly WaivedTogether[] = [],
): Waited {
  const below = sampler(`waiting ${setup.seed}`);
  const chance = () => (below(1_000_000) + 1) / 1_000_001;
  /** Drawn from a normal distribution by Box and Muller. */
  const normal = () => Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance());
  const thinks = () => pace.think.median * pace.think.factor ** normal();
  const match = new Match(game, { ...setup, key: keyFromSeed(setup.seed), windowClose: 'timed' }, null, Infinity);
  const play = (command: Command) => {
    const applied = match.play(command);
    if (!applied.ok) throw new Error(`${command.do} is refused by ${applied.refusal.rule}`);
  };
  const report: Waited = {
    decisions: 0,
    windows: 0,
    useful: 0,
    hidden: 0,
    thought: 0,
    waited: 0,
    byWindow: new Map(),
  };
  /** Who thinks ahead, about what, and for how long still. */
  let thinking = null as { key: string; ask: number; seat: Seat; left: number } | null;
  while (match.state.pub.table.result === null) {
    const { state } = match;
    const window = sealedWindow(state.pub);
    if (window && readyToClose(state)) {
      const open = pace.window.least + chance() * (pace.window.most - pace.window.least);
      const ahead = lookAhead(game, state);
      if (ahead && thinking?.key !== ahead.key) {
        const d = ahead.decisions[0]!;
        thinking = { key: ahead.key, ask: d.id, seat: d.seat, left: thinks() };
      }
      if (!ahead) thinking = null;
      const spent = Math.min(open, thinking?.left ?? 0);
      report.windows++;
      report.thought += spent;
      report.waited += open - spent;
      report.byWindow.set(window.name, (report.byWindow.get(window.name) ?? 0) + open - spent);
      if (thinking) thinking.left -= spent;
      if (state.pub.table.open.some((d) => (listAnswers(game, view(state, d.seat), d)?.length ?? 0) > 1))
        report.useful++;
      react(game, match, below, play);
      const group = groups.find(({ windows }) => windows.includes(window.name));
      if (group) stayAway(match, group, play);
      play({ do: 'closeWindow', n: match.state.pub.table.n });
      continue;
    }
    const d = nextDecision(game, state)!;
    const foreseen = thinking && cameTrue(state, { ...thinking, answer: null });
    if (foreseen) report.hidden++;
    report.thought += foreseen ? thinking!.left : thinks();
    thinking = null;
    report.decisions++;
    const v = view(state, d.seat);
    const answer = game.bot.quick?.(rulesView(game, v), d, below) ?? sampleAnswer(game, v, d, below);
    play({ do: 'answer', seat: d.seat, n: state.pub.table.n, ask: d.id, answer });
  }
  return report;
}

/** Whoever holds something reacts as the game's own quick policy would, at some moment before the window closes. */
function react<T extends Shapes>(
  game: Game<T>,
  { state }: Match<T>,
  below: (n: number) => number,
  play: (command: Command) => void,
): void {
  for (const d of state.pub.table.open) {
    if (state.own[d.seat]!.table.sealed[d.id] !== undefined) continue;
    const answer = game.bot.quick?.(rulesView(game, view(state, d.seat)), d, below) ?? null;
    if (answer !== null) play({ do: 'answer', seat: d.seat, n: state.pub.table.n, ask: d.id, answer });
  }
}

function stayAway<T extends Shapes>(
  { state }: Match<T>,
  { windows, until }: WaivedTogether,
  play: (command: Command) => void,
): void {
  const { open, stack, waivers } = state.pub.table;
  const around = stack.find((frame) => frame.proc === until);
  if (!around) return;
  for (const { id, seat } of open) {
    if (state.own[seat]!.table.sealed[id]) continue;
    const mine = waivers
      .filter((one) => one.seat === seat && !windows.includes(one.windows))
      .map((one) => ({ windows: one.windows, until: one.until }));
    play({ do: 'waive', seat, waivers: [...mine, ...windows.map((name) => ({ windows: name, until: around.id }))] });
  }
}
