import { WINDOW } from './types.ts';
import type { Pub, Shapes, Source, WindowFrame } from './types.ts';

/** Where the game stands: `turn@main > spaceBattle@rollDice > window@ask(card.played)`. */
export function breadcrumb<T extends Shapes>(pub: Pub<T>): string {
  return pub.table.stack
    .map((f) => {
      const { name, source, step } = f as Partial<WindowFrame<T>> & { source?: Source; step?: string | null };
      if (f.proc === WINDOW) return `${f.proc}@${f.at}(${name})`;
      return `${f.proc}${source ? `(${source.ability})` : ''}@${f.at}${step ? `/${step}` : ''}`;
    })
    .join(' > ');
}

/** A fault in rules code: never the answer to a bad command. Carries where the game stood. */
export class Fault extends Error {
  readonly breadcrumb: string;
  constructor(message: string, where: string, options?: { cause: unknown }) {
    super(`${message} (at ${where || 'start'})`, options);
    this.name = 'Fault';
    this.breadcrumb = where;
  }
}
