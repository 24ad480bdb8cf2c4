import { cardIds, cardOf } from '../content/catalogue.ts';
import type { CardId } from '../content/catalogue.ts';
import type { Amount, Continuous, Effect } from '../content/effects.ts';
import { cardByKey } from '../rules/designs.ts';

/** A card as the net sees it: which one it is, and what was added to it. */

/** What stickers and small Scenario cards add to a card, by kind; the card itself is known by its name. */
const ADDED = [
  'trade',
  'combat',
  'authority',
  'draw',
  'discard',
  'scrap',
  'other',
  'starEmpire',
  'tradeFederation',
] as const;
type Added = (typeof ADDED)[number];
export const DESIGN = cardIds.length + ADDED.length;

export interface Part {
  readonly at: number;
  readonly share: number;
}
const amount = (n: Amount): number => (typeof n === 'number' ? n : n.each * 1.6);
const kindOf = (e: Effect | Continuous): [Added, number] => {
  switch (e.op) {
    case 'gain':
      return [e.resource, amount(e.amount) / 3];
    case 'draw':
      return ['draw', e.amount];
    case 'discard':
      return e.who === 'self' ? ['draw', -0.5 * e.amount] : ['discard', e.amount];
    case 'scrap':
      return ['scrap', e.amount];
    default:
      return ['other', 1];
  }
};
const number = new Map<CardId, number>(cardIds.map((id, i) => [id, i]));

/** A design is its card, and what was added to it. */
const partsOf = (key: string): Part[] => {
  const { id, card } = cardByKey(key);
  const parts: Part[] = [{ at: number.get(id)!, share: 1 }];
  const plain = cardOf(id);
  if (card === plain) return parts;
  const added = new Map<Added, number>();
  const add = (kind: Added, share: number): void => void added.set(kind, (added.get(kind) ?? 0) + share);
  const count = (e: Effect | Continuous, share: number): void => {
    if (e.op === 'choose') e.options.forEach((option) => option.forEach((inner) => count(inner, 0.65 * share)));
    else if (e.op === 'if') e.then.forEach((inner) => count(inner, 0.5 * share));
    else if (e.op === 'trigger') e.effects.forEach((inner) => count(inner, share));
    else {
      const [kind, n] = kindOf(e);
      add(kind, n * share);
      if (e.op === 'ifYouDo') e.then.forEach((inner) => count(inner, 0.5 * share));
    }
  };
  for (const e of (card.primary ?? []).slice(plain.primary?.length ?? 0)) count(e, 1);
  for (const e of (card.continuous ?? []).slice(plain.continuous?.length ?? 0)) count(e, 1);
  for (const e of (card.scrap ?? []).slice(plain.scrap?.length ?? 0)) count(e, 0.3);
  for (const a of (card.ally ?? []).slice(plain.ally?.length ?? 0)) for (const e of a.effects) count(e, 0.5);
  for (const f of card.factions.slice(plain.factions.length))
    if (f === 'starEmpire' || f === 'tradeFederation') add(f, 1);
  for (const [kind, share] of added) parts.push({ at: cardIds.length + ADDED.indexOf(kind), share });
  return parts;
};
const known = new Map<string, readonly Part[]>();
/** The inputs of a design, of `DESIGN` there are. */
export const inputsOf = (key: string): readonly Part[] => {
  let parts = known.get(key);
  if (parts === undefined) known.set(key, (parts = partsOf(key)));
  return parts;
};
