import type { Offer, OfferGroup, Panel } from './board.ts';

/**
 * A panel is made anew with every view; what says the same as before stays the same object, so that only rows that changed are drawn
 * again and none loses its focus.
 */
export function keepUnchanged(next: Panel | null, before: Panel | null | undefined): Panel | null {
  if (!next || !before) return next;
  const known = new Map(before.groups.flatMap((group) => group.offers).map((offer) => [textOf(offer), offer]));
  const groups = next.groups.map((group): OfferGroup => {
    const offers = group.offers.map((offer) => known.get(textOf(offer)) ?? offer);
    const same = before.groups.find((old) => old.name === group.name && sameOffers(old.offers, offers));
    return same ?? { ...group, offers };
  });
  const blocked = next.blocked && textOf(next.blocked) === textOf(before.blocked) ? before.blocked : next.blocked;
  return { ...next, groups, ...(blocked ? { blocked } : {}) };
}

const textOf = (what: object | undefined): string => JSON.stringify(what) ?? '';
const sameOffers = (a: readonly Offer[], b: readonly Offer[]): boolean =>
  a.length === b.length && a.every((offer, i) => offer === b[i]);
