import { nextToAct, atAnyTime } from '@orrery/imperium';
import { clockwise, flow, part } from '@orrery/kernel';
import type { AskableView, Content, End, Seat } from '@orrery/kernel';
import type { Asked, Pub, Table, Turn, Ti4 } from '../shapes.ts';
import { cardsOf, initiativeOrder } from './initiative.ts';
import { opening } from './moments.ts';
import { systemsOf } from './systems.ts';
import { hasToken } from './tokens.ts';
import { ACTION_DISCARD } from './zones.ts';

// ACT: turns in initiative order, one action each, until all have passed (TI4-ACT-01).

const isActing = (pub: Pub, seat: Seat): boolean => !pub.sheets[seat]!.passed;

/** The next player after one, in initiative order, who has not passed; null when all have (TI4-ACT-10). */
export const nextPlayer = (pub: Pub, after: Seat | null): Seat | null =>
  nextToAct(initiativeOrder(pub), after, (seat) => isActing(pub, seat));

export const actionPhase = flow<Ti4>()('actionPhase', {
  begin: (t, f) => {
    t.pub.phase = 'action';
    f.last = null;
    for (const seat of clockwise(t.pub)) t.offer(seat, 'anyTime', {});
    return opening(t, 'phase.start', { phase: 'action', round: t.pub.round });
  },
  turn: (t, f) => {
    const seat = nextPlayer(t.pub, f.last);
    if (seat === null) return 'ending';
    f.last = seat;
    return t.call('turn', { seat, acted: 0 });
  },
  again: () => 'turn',
  ending: (t) => opening(t, 'phase.end', { phase: 'action', round: t.pub.round }),
  over: (t) => t.end(),
});

/** What components offer as actions. */
type Menu = Pick<Content<never>, 'actionsOf' | 'anyTimeOf' | 'use'>;

const unusedCards = (pub: Pub, seat: Seat) => cardsOf(pub, seat).filter((card) => !pub.strategyCards[card].exhausted);

/** Systems that hold no token of the player, unless a component says otherwise (TI4-TACT-01); activating costs a token of the tactic pool. */
const openSystems = (v: Asked, seat: Seat): string[] =>
  v.pub.sheets[seat]!.tactic === 0
    ? []
    : systemsOf(v.pub).filter((system) =>
        v.permission('mayActivate', { seat, system }, !hasToken(v.pub, system, seat)),
      );

/** Everything a player may do in a turn; passing only when all own strategy cards are used (TI4-ACT-03). */
function turnsOf(v: AskableView<Ti4>, menu: Menu, again: boolean): Turn[] {
  const seat = v.seat!;
  const cards = unusedCards(v.pub, seat);
  return [
    ...cards.map((card): Turn => ({ do: 'strategic', card })),
    ...openSystems(v, seat).map((system): Turn => ({ do: 'tactical', system })),
    ...menu.actionsOf(v).map(({ ability, component }): Turn => ({ do: 'component', ability, component })),
    // A further action may be left out (TI4-ACT-14).
    ...(again ? [{ do: 'end' } as const] : cards.length === 0 ? [{ do: 'pass' } as const] : []),
  ];
}

const turnOf = (menu: Menu) =>
  flow<Ti4>()('turn', {
    begin: (t, f) => {
      t.pub.active = f.seat;
      t.pub.dealt = []; // TI4-DEAL-07
      t.emit('turnBegins', { seat: f.seat });
      return opening(t, 'turn.start', { seat: f.seat });
    },
    choose: (t, f) => t.ask(f.seat, 'turn', { again: f.acted > 0 }, 'turn'),
    act: (t, f) => {
      const chosen = f.turn!;
      f.did = 'done';
      if (chosen.do === 'end') return 'ending';
      if (chosen.do === 'pass') return 'pass';
      if (chosen.do === 'strategic') return t.call('strategicAction', { seat: f.seat, card: chosen.card, free: [] });
      if (chosen.do === 'tactical') f.activated = chosen.system;
      if (chosen.do === 'tactical') return t.call('tacticalAction', { seat: f.seat, system: chosen.system });
      const { proc, locals } = menu.use({ ability: chosen.ability, component: chosen.component, seat: f.seat });
      return t.call(proc, locals, 'did');
    },
    /** A card that was played or cancelled lies in the discard pile. */
    discarded: (t, f) => {
      if (f.turn!.do !== 'component' || !t.cards(ACTION_DISCARD).includes(f.turn!.component)) return t.next;
      return opening(t, 'cards.discard.after', { seat: f.seat, card: f.turn!.component });
    },
    /** An action that was cancelled is not used up (TI4-ACT-13). */
    acted: (t, f) => {
      if (f.did !== 'done') return 'choose';
      f.acted++;
      return opening(t, 'action.done', { seat: f.seat, action: f.turn! });
    },
    more: (t, f) => (f.acted < t.number('actionsPerTurn', { seat: f.seat }, 1) ? 'choose' : 'ending'),
    pass: (t, f) => {
      t.pub.sheets[f.seat]!.passed = true;
      t.emit('passed', { seat: f.seat });
      return opening(t, 'passed', { seat: f.seat, isLast: nextPlayer(t.pub, f.seat) === null });
    },
    /** Also in the turn of passing, and when the turn was ended early (TI4-ACT-11). */
    ending: (t, f) => {
      t.pub.activeSystem = null;
      return opening(t, 'turn.end', { seat: f.seat, system: f.activated ?? null });
    },
    over: (t) => {
      t.pub.active = null;
      t.pub.played = [];
      return t.end();
    },
    /** An effect has ended the turn in the middle of something. */
    cutOff: (t, f) => opening(t, 'turn.cutOff', { seat: f.seat, system: t.pub.activeSystem }),
    cut: () => 'ending',
  });

function refuseTurn(v: Asked, seat: Seat, answer: Turn): string {
  const { pub } = v;
  if (answer.do === 'pass' || answer.do === 'end') return 'TI4-ACT-03';
  if (answer.do === 'strategic') return pub.strategyCards[answer.card]?.holder === seat ? 'TI4-SC-24' : 'TI4-SC-22';
  if (answer.do === 'component') return 'TI4-ACT-13';
  return pub.sheets[seat]!.tactic === 0 ? 'TI4-CMD-01' : 'TI4-TACT-01';
}

/** Turns, and the actions that components offer in them. */
export const actionPhaseOf = (menu: Menu) => {
  const turn = turnOf(menu);
  const turns = part<Ti4>()({
    procedures: { actionPhase, turn },
    asks: {
      turn: {
        rule: 'TI4-ACT-02',
        list: (v, { again }) => turnsOf(v, menu, again),
        refuse: (v, _, answer) => ({ rule: refuseTurn(v, v.seat!, answer) }),
        fallback: (v, { again }) => {
          const all = turnsOf(v, menu, again);
          return all.find((one) => one.do === 'pass' || one.do === 'end') ?? all[0]!;
        },
      },
      /** What may be done at any time of the action phase, while nothing is being resolved. */
      anyTime: atAnyTime(
        'TI4-ABL-10',
        (v) => menu.anyTimeOf(v),
        menu.use,
        ({ table }) => table.stack.at(-1)?.proc === 'turn',
      ),
    },
  });
  return turns;
};

/** Ends the turn now: what is under way is cut off, the end of the turn still comes (TI4-ACT-11, TI4-TACT-09). */
export function endTurn(t: Table): End {
  const { id } = t.pub.table.stack.findLast(({ proc }) => proc === 'turn')!;
  return t.unwind(id, { at: 'cutOff' });
}
