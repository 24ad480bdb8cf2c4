import type { Reaction } from '@orrery/kernel';
import { lasting } from '../content/cardModifiers.ts';
import type { Ti3 } from '../shapes.ts';
import { procedure } from './procedures.ts';
import { spendGoods } from './spending.ts';

/** The Barony of Letnev: before a combat round, 2 trade goods for +1 on all ships or +2 on all Ground Forces in that round. */
const PRICE = 2;

export const letnevFunding: Reaction<Ti3, 'round.start'> = {
  window: 'round.start',
  can: ({ pub }, fight, { seat }) =>
    (seat === fight.attacker || seat === fight.defender) && pub.sheets[seat]!.goods >= PRICE,
  start: ({ seat }) => ({ proc: 'warFunding', locals: { seat } }),
};

export const warFunding = procedure('warFunding', {
  pay(t, f) {
    spendGoods(t, f.seat, PRICE);
    t.emit('warFunding', { seat: f.seat });
    const scope = t.pub.table.stack.findLast((frame) => frame.proc === 'battleRound' || frame.proc === 'invasionRound');
    t.addEffect({ ability: lasting('war-funding'), component: 'war-funding', seat: f.seat }, null, scope!.id);
    return t.done();
  },
});
