import { WINDOW } from './types.ts';
import type { AnyFrame, Rules, Procedure, Shapes, State } from './types.ts';
import { windowSteps } from './windows.ts';

export type Upgraded<T extends Shapes> = { ok: true; state: State<T> } | { ok: false; reason: string };

/**
 * Brings a running match to the present rules: migrations one version at a time, then renamed steps; every frame must point at a step
 * that exists. A match that cannot be brought over stays with the rules it was begun with.
 */
export function upgrade<T extends Shapes>(game: Rules<T>, old: State<T>): Upgraded<T> {
  if (old.game !== game.id) return { ok: false, reason: `a match of ${old.game} is not one of ${game.id}` };
  if (old.rules > game.rules) return { ok: false, reason: `rules ${old.rules} are newer than ${game.rules}` };
  let state = structuredClone(old);
  for (let from = old.rules; from < game.rules; from++) {
    const migrate = game.migrations?.[from];
    if (migrate) state = migrate(state);
    state.rules = from + 1;
  }
  for (const frame of state.pub.table.stack) rename(game, frame);
  const lost = state.pub.table.stack.find((frame) => !stepExists(game, frame));
  if (lost) return { ok: false, reason: `the step ${lost.proc}@${lost.at} no longer exists` };
  const unknown = state.pub.table.open.find((d) => !(d.kind in game.asks) && d.kind !== 'react' && d.kind !== 'order');
  if (unknown) return { ok: false, reason: `the decision ${unknown.kind} no longer exists` };
  return { ok: true, state };
}

function rename<T extends Shapes>(game: Rules<T>, frame: AnyFrame<T>): void {
  const target = game.renames?.[`${frame.proc}@${frame.at}`];
  if (!target) return;
  const [proc, at] = target.split('@') as [string, string];
  (frame as { proc: string }).proc = proc;
  frame.at = at;
}

function stepExists<T extends Shapes>(game: Rules<T>, frame: AnyFrame<T>): boolean {
  if (frame.proc === WINDOW) return frame.at in windowSteps;
  const procedures = game.procedures as unknown as { [proc: string]: Procedure<T, never> | undefined };
  const procedure = procedures[frame.proc];
  if (!procedure) return false;
  return procedure.hasStep ? procedure.hasStep(frame as never) : frame.at in procedure.steps;
}
