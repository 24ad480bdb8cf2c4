import { bots } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { pointsToWin } from '../rules/objectives.ts';
import { propose } from '../rules/trade.ts';
import type { Deal, Frame, Ti3, View } from '../shapes.ts';
import { leader, outlookOf, standing } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import type { Style } from './style.ts';

// Trade Agreements: high cards for high ones, nothing to whoever is about to win.

/** How much a partner's gain counts against us: the leader's, and that of others. */
const WEIGHTS = { leader: 0.8, others: 0.35 } as const;
/** Nobody so near to the end is helped. */
const NEAR_THE_END = 2;

const isNear = (o: Outlook, seat: Seat): boolean =>
  o.pub.agreed.points && o.pub.sheets[seat]!.points >= pointsToWin(o.pub) - NEAR_THE_END;
/** What a partner's gain counts. */
const against = (o: Outlook, seat: Seat): number =>
  seat === leader(o) && standing(o.pub, seat) > standing(o.pub, o.seat) ? WEIGHTS.leader : WEIGHTS.others;

/** What an agreement with a partner is worth: their card each time, less what ours is worth to them. */
const worthOf = (o: Outlook, partner: Seat, gives: number, takes: number): number =>
  isNear(o, partner) ? -1 : takes - against(o, partner) * gives;

/** A partner looks at the cards, the active player at who profits. */
export function consents(o: Outlook, { by, partner, as, gives, takes }: Ti3['asks']['consent']['q']): boolean {
  if (as === 'partner') return worthOf(o, by, takes, gives) > 0;
  const pair = [by, partner];
  return !pair.some((seat) => isNear(o, seat)) && !pair.includes(leader(o));
}

/** The best agreement that could be proposed and was not declined yet; null when none is worth it. */
export function proposal(v: View, q: Ti3['asks']['propose']['q'], style: Style): Deal | null {
  const o = outlookOf(v, style);
  const declined = v.pub.table.stack.findLast(({ proc }) => proc === 'negotiations') as
    | Frame<'negotiations'>
    | undefined;
  const isDeclined = ({ partner, give, take }: Deal): boolean =>
    (declined?.declined ?? []).some(
      (one) => one.by === o.seat && one.partner === partner && one.give === give && one.take === take,
    );
  const { contracts } = q;
  const open = propose.list(v, q).filter((deal) => !isDeclined(deal));
  const gain = ({ partner, give, take }: Deal): number =>
    worthOf(o, partner, contracts[o.seat]![give]!, contracts[partner]![take]!);
  // A partner takes what is worth more than it gives.
  const fair = open.filter(({ partner, give, take }) => contracts[o.seat]![give]! >= 0.5 * contracts[partner]![take]!);
  const best = bots.bestOf(fair, gain);
  return best !== null && gain(best) > 0 ? best : null;
}
