import { bots } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { contractsOf } from '../content/races/races.ts';
import { pointsToWin } from '../rules/objectives.ts';
import { propose } from '../rules/trade.ts';
import type { Deal, Frame } from '../shapes.ts';
import { leader, outlookOf, standing } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import type { Style } from './style.ts';
import type { View } from '../shapes.ts';

// Trade Agreements: high cards for high ones, nothing to whoever is about to win.

/** How much a partner's gain counts against us: the leader's, and that of others. */
const WEIGHTS = { leader: 0.8, others: 0.35 } as const;
/** Nobody so near to the end is helped. */
const NEAR_THE_END = 2;

const valueOf = (o: Outlook, seat: Seat, card: number): number => contractsOf(o.pub.sheets[seat]!.race)[card]!;
const isNear = (o: Outlook, seat: Seat): boolean =>
  o.pub.agreed.points && o.pub.sheets[seat]!.points >= pointsToWin(o.pub) - NEAR_THE_END;
/** What a partner's gain counts. */
const against = (o: Outlook, seat: Seat): number =>
  seat === leader(o) && standing(o.pub, seat) > standing(o.pub, o.seat) ? WEIGHTS.leader : WEIGHTS.others;

/** What an agreement with a partner is worth: their card each time, less what ours is worth to them. */
const worthOf = (o: Outlook, partner: Seat, give: number, take: number): number =>
  isNear(o, partner) ? -1 : valueOf(o, partner, take) - against(o, partner) * valueOf(o, o.seat, give);

/** The running deal, as the question about it does not say which cards are given. */
const dealOn = (o: Outlook): (Deal & { by: Seat }) | undefined =>
  o.pub.table.stack.findLast(({ proc }) => proc === 'deal') as Frame<'deal'> | undefined;

/** A partner looks at the cards, the active player at who profits. */
export function consents(o: Outlook, q: { by: Seat; partner: Seat; as: 'partner' | 'approver' }): boolean {
  const deal = dealOn(o);
  if (!deal) return false;
  if (q.as === 'partner') return worthOf(o, q.by, deal.take, deal.give) > 0;
  const pair = [q.by, q.partner];
  return !pair.some((seat) => isNear(o, seat)) && !pair.includes(leader(o));
}

/** The best agreement that could be proposed and was not declined yet; null when none is worth it. */
export function proposal(v: View, style: Style): Deal | null {
  const o = outlookOf(v, style);
  const declined = v.pub.table.stack.findLast(({ proc }) => proc === 'negotiations') as
    | Frame<'negotiations'>
    | undefined;
  const isDeclined = ({ partner, give, take }: Deal): boolean =>
    (declined?.declined ?? []).some(
      (one) => one.by === o.seat && one.partner === partner && one.give === give && one.take === take,
    );
  const open = propose.list(v, { approver: o.seat }).filter((deal) => !isDeclined(deal));
  // A partner takes what is worth more than it gives.
  const isFair = ({ partner, give, take }: Deal): boolean =>
    valueOf(o, o.seat, give) >= 0.5 * valueOf(o, partner, take);
  const fair = open.filter(isFair);
  const best = bots.bestOf(fair, ({ partner, give, take }) => worthOf(o, partner, give, take));
  return best !== null && worthOf(o, best.partner, best.give, best.take) > 0 ? best : null;
}
