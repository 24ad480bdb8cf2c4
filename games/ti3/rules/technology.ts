import { oneOf } from '@orrery/imperium';
import type { Grown, Listed, Seat } from '@orrery/kernel';
import { TECHNOLOGIES, technology } from '../content/technologies.ts';
import { planetOf } from '../content/tiles.ts';
import type { Pay, Pub, ResearchAtom, Table, Ti3 } from '../shapes.ts';
import { procedure } from './procedures.ts';
import { queries } from './queries.ts';
import { nextPayments, paidBy, pay, wealth } from './spending.ts';
import { planetsOf } from './systems.ts';

// SC7 and TECH: Technology.

const PRICE = 8;

/** All prerequisites must be owned, or one of them where they are joined by "or" (TI3-TECH-06). */
export function refuseTechnology(pub: Pub, seat: Seat, id: string): string | null {
  const owned = pub.sheets[seat]!.technologies;
  if (owned.includes(id)) return 'TI3-TECH-08';
  const found = TECHNOLOGIES.find((tech) => tech.id === id);
  if (!found) return 'TI3-TECH-01';
  if (!queries.permission(pub, 'mayAcquire', { seat, technology: id }, true)) return 'TI3-TECH-03';
  if (missing(pub, seat, id) === 0) return null;
  return queries.permission(pub, 'ignoresPrerequisites', { seat, technology: id }, false) ? null : 'TI3-TECH-06';
}

/** How many prerequisites of a technology a player lacks; of several joined by "or" at most one. */
export function missing(pub: Pub, seat: Seat, id: string): number {
  const owned = pub.sheets[seat]!.technologies;
  const { needs } = technology(id);
  if (!needs || owned.includes(id)) return 0;
  if ('all' in needs) return needs.all.filter((one) => !owned.includes(one)).length;
  return needs.any.some((one) => owned.includes(one)) ? 0 : 1;
}

const within = (pub: Pub, seat: Seat): string[] =>
  TECHNOLOGIES.map(({ id }) => id).filter((id) => refuseTechnology(pub, seat, id) === null);

/** One resource less for each refreshed planet with a Specialty of the colour (TI3-TECH-09 to TI3-TECH-11). */
export function priceOf(pub: Pub, seat: Seat, id: string): number {
  const { colour } = technology(id);
  const everyColour = pub.laws.length > 0 && queries.permission(pub, 'discountsAll', {}, false);
  const discount = planetsOf(pub, seat)
    .filter((p) => {
      const { specialty } = planetOf(p);
      return !pub.planets[p]!.exhausted && specialty !== undefined && (everyColour || specialty === colour);
    })
    .reduce((sum, planet) => sum + queries.number(pub, 'discount', { seat, planet }, 1), 0);
  return Math.max(0, queries.number(pub, 'technologyCost', { seat, technology: id }, PRICE - discount));
}

export const canResearch = (pub: Pub, seat: Seat): boolean =>
  within(pub, seat).some((id) => priceOf(pub, seat, id) <= wealth(pub, seat));

/** A technology lies open before its owner from now on, and what it says counts (TI3-TECH-03). */
export function gainTechnology(t: Table, seat: Seat, id: string): void {
  t.pub.sheets[seat]!.technologies.push(id);
  t.addComponent(`${id}@${seat}`, { ability: id, holder: seat });
}

/** A technology goes back to the deck of its owner, and what it says no longer counts. */
export function loseTechnology(t: Table, seat: Seat, id: string): void {
  const sheet = t.pub.sheets[seat]!;
  sheet.technologies = sheet.technologies.filter((other) => other !== id);
  t.removeComponent(`${id}@${seat}`);
  t.emit('unlearned', { seat, technology: id });
}

export function acquire(t: Table, seat: Seat, id: string): void {
  gainTechnology(t, seat, id);
  t.emit('acquired', { seat, technology: id });
}

export const chooseTechnology: Listed<Ti3, 'chooseTechnology'> = oneOf(
  'TI3-SC7-01',
  ({ pub, seat }) => within(pub, seat!),
  {
    refuse({ pub, seat }, _, id) {
      const rule = refuseTechnology(pub, seat!, id);
      return rule ? { rule } : null;
    },
  },
);

/** One technology for nothing (TI3-SC7-01). */
export const technologyPrimary = procedure('technologyPrimary', {
  choose: (t, f) => (within(t.pub, f.seat).length === 0 ? t.done() : t.ask(f.seat, 'chooseTechnology', {}, 'acquire')),
  acquire(t, f) {
    acquire(t, f.seat, t.answer(f, 'chooseTechnology'));
    return t.done();
  },
});

/** That a player has bought a technology this round. */
export const purchase = (seat: Seat): string => `bought ${seat}`;

const isPay = (atom: ResearchAtom): atom is Pay => !('technology' in atom);

/** One technology for 8 resources, less discounts (TI3-SC7-03). */
export const buyTechnology: Grown<Ti3, 'buyTechnology'> = {
  rule: 'TI3-SC7-03',
  fallback: () => [],
  grow({ pub, seat }, _, part) {
    const [first, ...rest] = part;
    if (!first) {
      const open = within(pub, seat!).filter((id) => priceOf(pub, seat!, id) <= wealth(pub, seat!));
      return { add: open.map((id) => ({ technology: id })), done: true };
    }
    // The discount is settled before anything is exhausted.
    const due = 'technology' in first ? priceOf(pub, seat!, first.technology) : 0;
    const paid = rest.filter(isPay);
    return { add: nextPayments(pub, seat!, due, paid), done: paidBy(paid) >= due };
  },
  refuse({ pub, seat }, _, [first, ...rest]) {
    if (!first || !('technology' in first)) return null;
    const rule = refuseTechnology(pub, seat!, first.technology);
    if (rule) return { rule };
    return paidBy(rest.filter(isPay)) < priceOf(pub, seat!, first.technology)
      ? { rule: 'TI3-SC7-03' }
      : { rule: 'TI3-SPEND-07' };
  },
};

export const technologySecondary = procedure('technologySecondary', {
  begin: (t, f) => t.window('research.would', { seat: f.seat }, [f.seat], 'choose'),
  choose: (t, f) => t.ask(f.seat, 'buyTechnology', {}, 'buy'),
  buy(t, f) {
    const [first, ...rest] = t.answer(f, 'buyTechnology');
    if (!first || !('technology' in first)) return t.done();
    pay(t, f.seat, rest.filter(isPay));
    acquire(t, f.seat, first.technology);
    t.pub.played.push(purchase(f.seat));
    return t.done();
  },
});
