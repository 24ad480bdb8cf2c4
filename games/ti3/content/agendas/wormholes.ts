import type { Seat } from '@orrery/kernel';
import { layFromReserve } from '../../rules/commandCounters.ts';
import { receiveGoods } from '../../rules/spending.ts';
import { systemsOf, wormholesIn } from '../../rules/systems.ts';
import { hasShips } from '../../rules/units.ts';
import type { Pub } from '../../shapes.ts';
import { replace } from '../component.ts';
import { asking, inTurn, lose, memo, shipsIn } from './asking.ts';
import { fails, passes } from './side.ts';

// Agendas about wormholes.

const gateways = (pub: Pub): string[] => systemsOf(pub).filter((system) => wormholesIn(pub, system).length > 0);
/** Wormhole systems with ships of a player. */
const heldBy = (pub: Pub, seat: Seat): string[] => gateways(pub).filter((system) => hasShips(pub, system, seat));

export const WORMHOLES = [
  passes('agenda-closing-the-wormholes', { modifiers: { mayUseWormholes: () => 'forbid' } }),
  fails('agenda-closing-the-wormholes', {
    memo,
    effect: {
      choose: (t) => {
        const asked = gateways(t.pub).flatMap((system) =>
          asking(inTurn(t.pub), (seat) => shipsIn(t.pub, system, seat)),
        );
        return t.call('choices', { asked, what: 'ship', for: 'agenda-closing-the-wormholes', picks: [] }, 'picks');
      },
      destroy: (t, { memo: kept }) => {
        for (const { picked } of kept.picks) lose(t, picked);
      },
    },
  }),
  passes('agenda-wormhole-reconstruction', { modifiers: { wormholesJoined: () => 'allow' } }),
  fails('agenda-wormhole-reconstruction', {
    effect: (t) => {
      for (const seat of inTurn(t.pub))
        for (const system of heldBy(t.pub, seat))
          if (t.pub.sheets[seat]!.reserve > 0) {
            layFromReserve(t, seat, system);
            t.emit('jammed', { seat, system });
          }
    },
  }),
  passes('agenda-traffic-tariffs', {
    modifiers: {
      wormholeToll: () => replace(1),
      mayUseWormholes: (pub, { seat }) => (seat !== null && !pub.tollPaid ? 'forbid' : null),
    },
  }),
  fails('agenda-traffic-tariffs', {
    effect: (t) => {
      for (const seat of inTurn(t.pub)) receiveGoods(t, seat, heldBy(t.pub, seat).length);
    },
  }),
];
