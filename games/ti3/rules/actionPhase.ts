import { nextToAct, oneOf } from '@orrery/imperium';
import type { Listed, Seat } from '@orrery/kernel';
import type { Pub, Ti3, Turn } from '../shapes.ts';
import { procedure } from './procedures.ts';
import { actionsOf, useOf } from './queries.ts';
import { unplayed } from './strategicAction.ts';
import { systemsOf } from './systems.ts';
import { refuseActivation } from './tacticalAction.ts';
import { refuseTransfer, transfers } from './transferAction.ts';
import { canTransit } from './transitDiodes.ts';

// ACTION: players take turns in the order of play, one action each, until all have passed (TI3-ACTION-01, TI3-ACTION-02).

export const activatable = (pub: Pub, seat: Seat): string[] =>
  systemsOf(pub).filter((system) => refuseActivation(pub, seat, system) === null);

export const secondAction: Listed<Ti3, 'secondAction'> = oneOf('TI3-TECH-35', ({ pub, seat }) => [
  null,
  ...activatable(pub, seat!),
]);

export const turn: Listed<Ti3, 'turn'> = {
  rule: 'TI3-ACTION-05',
  list: (v) => [
    ...(unplayed(v.pub, v.seat!).length === 0 ? [{ do: 'pass' } as const] : []),
    ...unplayed(v.pub, v.seat!).map((card): Turn => ({ do: 'strategy', card })),
    ...activatable(v.pub, v.seat!).map((system): Turn => ({ do: 'activate', system })),
    ...transfers(v.pub, v.seat!).map((systems): Turn => ({ do: 'transfer', systems })),
    ...(canTransit(v.pub, v.seat!) ? [{ do: 'diodes' } as const] : []),
    ...actionsOf(v).map(({ ability, component }): Turn => ({ do: 'use', ability, component })),
  ],
  fallback({ pub, seat }) {
    const [card] = unplayed(pub, seat!);
    return card ? { do: 'strategy', card } : { do: 'pass' };
  },
  refuse({ pub, seat }, _, answer) {
    if (answer.do === 'use') return { rule: 'TI3-ACTIONCARDS-02' };
    if (answer.do === 'pass') return { rule: 'TI3-ACTION-07' };
    if (answer.do === 'strategy') return { rule: 'TI3-STRATACT-09' };
    if (answer.do === 'diodes') return { rule: 'TI3-TECH-28' };
    const rule =
      answer.do === 'activate'
        ? refuseActivation(pub, seat!, answer.system)
        : refuseTransfer(pub, seat!, answer.systems);
    return rule ? { rule } : null;
  },
};

const inPlay = (pub: Pub, seat: Seat): boolean => !pub.sheets[seat]!.passed && !pub.table.out.includes(seat);

export const actionPhase = procedure('actionPhase', {
  /** Those who have passed are skipped; the last one left takes turn after turn (TI3-ACTION-08, TI3-ACTION-10). */
  nextTurn(t, f) {
    const { order } = t.pub;
    const last = order.at(f.turn - 1)!;
    t.pub.active = nextToAct(order, last, (seat) => inPlay(t.pub, seat));
    if (t.pub.active === null) return t.done();
    f.turn = order.indexOf(t.pub.active);
    return 'act';
  },
  act: (t, f) => t.ask(t.pub.order[f.turn]!, 'turn', { seat: t.pub.order[f.turn]! }, 'action'),
  action(t, f) {
    const seat = t.pub.order[f.turn]!;
    const answer = t.answer(f, 'turn');
    t.pub.sheets[seat]!.skipped = false;
    switch (answer.do) {
      case 'strategy':
        return t.call('strategicAction', { seat, card: answer.card }, 'endTurn');
      case 'activate':
        return t.call('tacticalAction', { seat, system: answer.system, landed: {} }, 'again');
      case 'transfer':
        return t.call('transferAction', { seat, systems: answer.systems, left: [] }, 'endTurn');
      case 'diodes':
        return t.call('transitDiodes', { seat }, 'endTurn');
      case 'use': {
        const { proc, locals } = useOf({ ability: answer.ability, component: answer.component, seat });
        return t.call(proc, locals, 'cardAction');
      }
      case 'pass':
        t.pub.sheets[seat]!.passed = true;
        t.emit('passed', { seat });
        return 'endTurn';
    }
  },
  /** Fleet Logistics: a second Tactical Action at once, with a counter and an Activation Sequence of its own (TI3-TECH-35, TI3-TECH-36). */
  again(t, f) {
    const seat = t.pub.order[f.turn]!;
    const open = t.permission('mayActAgain', { seat }, false) && activatable(t.pub, seat).length > 0;
    return open ? t.ask(seat, 'secondAction', { seat }, 'second') : 'endTurn';
  },
  second(t, f) {
    const system = t.answer(f, 'secondAction');
    if (system === null) return 'endTurn';
    return t.call('tacticalAction', { seat: t.pub.order[f.turn]!, system, landed: {} }, 'endTurn');
  },
  /** A card that was cancelled has not used up the action. */
  cardAction: (t, f) => (f.result === 'cancelled' && inPlay(t.pub, t.pub.order[f.turn]!) ? 'act' : 'endTurn'),
  endTurn(t, f) {
    f.turn = (f.turn + 1) % t.pub.order.length;
    return 'nextTurn';
  },
});
