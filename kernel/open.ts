import type { Json } from './json.ts';
import { REACT, WINDOW } from './types.ts';
import type { AnyFrame, Rules, Name, Pub, Refusal, RefusalCode, Shapes, WindowFrame } from './types.ts';

/** Whether nothing may come between while this frame is there. */
export function isClosed<T extends Shapes>(game: Rules<T>, frame: AnyFrame<T>): boolean {
  if (frame.proc === WINDOW) return game.windows[(frame as WindowFrame<T>).name].closed ?? false;
  return game.procedures[frame.proc as Name<T['frames']>].closed ?? false;
}

/** The window on top of the stack whose guests are asked under seal; null when there is none. */
export function sealedWindow<T extends Shapes>({ table }: Pub<T>): WindowFrame<T> | null {
  const top = table.stack[table.stack.length - 1];
  if (table.result || top?.proc !== WINDOW) return null;
  const isOpen = table.open.some((d) => d.frame === top.id && d.kind === REACT && d.mode === 'seal');
  return isOpen ? (top as WindowFrame<T>) : null;
}

export function refuse(code: RefusalCode, rule: string, details?: Json): Refusal {
  return details === undefined ? { code, rule } : { code, rule, with: details };
}
