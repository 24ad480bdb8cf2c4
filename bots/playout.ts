import { nextDecision, rulesView } from '@orrery/kernel';
import type { Game, Result, Shapes, Table } from '@orrery/kernel';
import type { Below } from './bot.ts';
import { quickAnswer } from './ruleOfThumb.ts';

/** Decisions played on before the position is judged. */
const DEPTH = 40;
/** Without an evaluation a playout goes on to the end of the game, or to this many decisions. */
const TO_THE_END = 5000;

/**
 * Plays on by the rule of thumb. Past the depth it stops where the word passes to another seat, since a position in the middle of a turn,
 * with gains not yet spent, is hard to judge.
 */
export function playout<T extends Shapes>(game: Game<T>, table: Table<T>, below: Below): void {
  const { s } = table;
  const depth = game.bot.evaluate ? DEPTH : TO_THE_END;
  let last = -1;
  for (let i = 0; i < 2 * depth && s.pub.table.result === null; i++) {
    const d = nextDecision(game, s);
    if (d === null) throw new Error(`${game.id} waits for nobody in a playout`);
    if (i >= depth && d.seat !== last) return;
    last = d.seat;
    table.take(d, quickAnswer(game, table.view(d.seat), d, below));
    table.events.length = 0;
  }
}

/** How each seat fared, from 0 to 1. */
export function rewards<T extends Shapes>(game: Game<T>, table: Table<T>): number[] {
  const { pub } = table;
  const { seats, result } = pub.table;
  const each = Array.from({ length: seats }, (_, seat) => seat);
  if (result) return each.map((seat) => wonBy(result, seat));
  return each.map((seat) => game.bot.evaluate?.(rulesView(game, table.view(seat)), seat) ?? 1 / seats);
}

/** A win shared is worth less than a win alone, and more than none. */
function wonBy(result: Result, seat: number): number {
  return result.winners.includes(seat) ? 0.5 + 0.5 / result.winners.length : 0;
}
