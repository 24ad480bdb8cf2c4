import { numberOf, permissionOf } from '@orrery/kernel';
import type { Arguments, AskableView, Content, Game, Name, Source } from '@orrery/kernel';
import type { KINDS } from '../content/component.ts';
import type { Pub, Ti3 } from '../shapes.ts';

// Rules ask for numbers and permissions without knowing which components change them. Components are written on top of the rules, so the
// whole game tells here, once, what answers.

interface Whole {
  game: Game<Ti3>;
  content: Content<typeof KINDS>;
}
let whole: Whole | null = null;

/** Said once by the game, when all its parts are there. */
export function answerWith(told: Whole): void {
  whole = told;
}
function known(): Whole {
  if (!whole) throw new Error('the game is not loaded yet');
  return whole;
}

export const queries = {
  number: <Q extends Name<Ti3['queries']>>(pub: Pub, query: Q, args: Arguments<Ti3, Q>, printed: number): number =>
    numberOf(known().game, pub, query, args, printed),
  permission: <Q extends Name<Ti3['queries']>>(
    pub: Pub,
    query: Q,
    args: Arguments<Ti3, Q>,
    rulebook: boolean,
  ): boolean => permissionOf(known().game, pub, query, args, rulebook),
};

/** What components the viewer may use as an action. */
export const actionsOf = (v: AskableView<Ti3>): Source[] => known().content.actionsOf(v);
/** What the viewer may play at any time. */
export const anyTimeOf = (v: AskableView<Ti3>): Source[] => known().content.anyTimeOf(v);
/** Starts one of them. */
export const useOf = (source: Source) => known().content.use(source);
/** Whether an ability is written down: a side of an agenda may do nothing. */
export const isComponent = (id: string): boolean => id in known().content.components;
/** All copies of all Action Cards. */
export const deckOfActions = (): string[] => known().content.cardsOf('action-card');
