import { flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Pub, Turn, Ti4 } from '../shapes.ts';
import { cardsOf, initiativeOrder } from './initiative.ts';
import { systemsOf } from './systems.ts';
import { hasToken } from './tokens.ts';

// ACT: turns in initiative order, one action each, until all have passed (TI4-ACT-01).

const inGame = (pub: Pub): Seat[] => initiativeOrder(pub).filter((seat) => !pub.sheets[seat]!.passed);

/** The next player after one, in initiative order, who has not passed; null when all have (TI4-ACT-10). */
export function nextPlayer(pub: Pub, after: Seat | null): Seat | null {
  const order = initiativeOrder(pub);
  const from = after === null ? 0 : order.indexOf(after) + 1;
  return [...order.slice(from), ...order.slice(0, from)].find((seat) => inGame(pub).includes(seat)) ?? null;
}

export const actionPhase = flow<Ti4>()('actionPhase', {
  begin: (t, f) => {
    t.pub.phase = 'action';
    f.last = null;
    return t.next;
  },
  turn: (t, f) => {
    const seat = nextPlayer(t.pub, f.last);
    if (seat === null) return 'over';
    f.last = seat;
    return t.call('turn', { seat });
  },
  again: () => 'turn',
  over: (t) => {
    t.pub.active = null;
    return t.end();
  },
});

const unusedCards = (pub: Pub, seat: Seat) => cardsOf(pub, seat).filter((card) => !pub.strategyCards[card].exhausted);

/** Systems that hold no token of the player (TI4-TACT-01); activating costs a token of the tactic pool. */
const openSystems = (pub: Pub, seat: Seat): string[] =>
  pub.sheets[seat]!.tactic === 0 ? [] : systemsOf(pub).filter((system) => !hasToken(pub, system, seat));

/** Everything a player may do in a turn; passing only when all own strategy cards are used (TI4-ACT-03). */
export function turnsOf(pub: Pub, seat: Seat): Turn[] {
  const cards = unusedCards(pub, seat);
  return [
    ...cards.map((card): Turn => ({ do: 'strategic', card })),
    ...openSystems(pub, seat).map((system): Turn => ({ do: 'tactical', system })),
    ...(cards.length === 0 ? [{ do: 'pass' } as const] : []),
  ];
}

export const turn = flow<Ti4>()('turn', {
  begin: (t, f) => {
    t.pub.active = f.seat;
    t.emit('turnBegins', { seat: f.seat });
    return t.ask(f.seat, 'turn', {}, 'turn');
  },
  act: (t, f) => {
    const chosen = f.turn!;
    if (chosen.do === 'pass') {
      t.pub.sheets[f.seat]!.passed = true;
      t.emit('passed', { seat: f.seat });
      return t.next;
    }
    if (chosen.do === 'strategic')
      return t.call('strategicAction', { seat: f.seat, card: chosen.card, others: [], free: [] });
    return t.call('tacticalAction', { seat: f.seat, system: chosen.system });
  },
  over: (t) => t.end(),
});

function refuseTurn(pub: Pub, seat: Seat, answer: Turn): string | null {
  if (answer.do === 'pass') return 'TI4-ACT-03';
  if (answer.do === 'strategic') return pub.strategyCards[answer.card]?.holder === seat ? 'TI4-SC-24' : 'TI4-SC-22';
  return pub.sheets[seat]!.tactic === 0 ? 'TI4-CMD-01' : 'TI4-TACT-01';
}

export const actionPhasePart = part<Ti4>()({
  procedures: { actionPhase, turn },
  asks: {
    turn: {
      rule: 'TI4-ACT-02',
      list: ({ pub, seat }) => turnsOf(pub, seat!),
      refuse: ({ pub, seat }, _, answer) => {
        const rule = refuseTurn(pub, seat!, answer);
        return rule === null ? null : { rule };
      },
      fallback: ({ pub, seat }) => {
        const all = turnsOf(pub, seat!);
        return all.find((one) => one.do === 'pass') ?? all[0]!;
      },
    },
  },
});
