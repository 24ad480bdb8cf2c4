/** When a card may be played: a reaction window of the rules, or in place of an action (TI3-ACTIONCARDS-02, TI3-ACTIONCARDS-09). */
export type PlayedAt =
  | 'strategyPhase'
  | 'activated'
  | 'moved'
  | 'combat.start'
  | 'round.start'
  | 'roll.after'
  | 'damaged'
  | 'beforeBombardment'
  | 'beforeInvasion'
  | 'occupied'
  | 'revealed'
  | 'action';

export interface ActionCard {
  readonly id: string;
  readonly copies: number;
  readonly at: PlayedAt;
}

/** The action cards of the slice: a card of every window that a Tactical Action opens, and some that are actions themselves. */
export const ACTION_CARDS = [
  { id: 'command-summit', copies: 1, at: 'strategyPhase' },
  { id: 'signal-jamming', copies: 4, at: 'strategyPhase' },
  { id: 'flank-speed', copies: 4, at: 'activated' },
  { id: 'in-the-silence-of-space', copies: 3, at: 'activated' },
  { id: 'experimental-battlestation', copies: 2, at: 'moved' },
  { id: 'minelayers', copies: 1, at: 'moved' },
  { id: 'fighter-prototype', copies: 1, at: 'combat.start' },
  { id: 'morale-boost', copies: 5, at: 'round.start' },
  { id: 'skilled-retreat', copies: 4, at: 'round.start' },
  { id: 'shields-holding', copies: 1, at: 'roll.after' },
  { id: 'recheck', copies: 4, at: 'roll.after' },
  { id: 'direct-hit', copies: 4, at: 'damaged' },
  { id: 'dug-in', copies: 1, at: 'beforeBombardment' },
  { id: 'chemical-warfare', copies: 1, at: 'beforeInvasion' },
  { id: 'rare-mineral', copies: 3, at: 'occupied' },
  { id: 'sabotage', copies: 5, at: 'revealed' },
  { id: 'unexpected-action', copies: 1, at: 'action' },
  { id: 'local-unrest', copies: 4, at: 'action' },
  { id: 'ghost-ship', copies: 1, at: 'action' },
  { id: 'plague', copies: 1, at: 'action' },
  { id: 'war-footing', copies: 1, at: 'action' },
] as const satisfies readonly ActionCard[];

export type CardText = (typeof ACTION_CARDS)[number]['id'];

/** One copy of a card: 'flank-speed.2'. */
export const copiesOf = (card: ActionCard): string[] =>
  Array.from({ length: card.copies }, (_, i) => `${card.id}.${i + 1}`);
export const textOf = (copy: string): CardText => copy.slice(0, copy.lastIndexOf('.')) as CardText;
export const deckOfActions = (): string[] => ACTION_CARDS.flatMap(copiesOf);

const byText = new Map<string, ActionCard>(ACTION_CARDS.map((card) => [card.id, card]));
export const actionCard = (text: CardText): ActionCard => byText.get(text)!;
