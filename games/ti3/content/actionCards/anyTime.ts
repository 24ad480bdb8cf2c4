import { DISCARD, hand } from '../../rules/hands.ts';
import { damagedSystems, repairIn } from '../../rules/statusPhase.ts';
import { named, others } from '../aims.ts';
import { component } from '../component.ts';

// Cards that are played at any time.

export const ANY_TIME_CARDS = [
  component({
    id: 'disclosure',
    kind: 'action-card',
    at: 'any-time',
    aim: ({ pub }, you) => ({
      one: 'player',
      from: named(others(pub, you).filter((seat) => pub.table.zones[hand(seat)]!.n > 0)),
    }),
    effect: {
      look: (t, { you, aim }) => {
        const seat = Number(aim);
        const cards = t.cards(hand(seat)).slice();
        for (const card of cards) t.show(hand(seat), card, [you]);
        t.emit('sawHand', { seat: you, of: seat }, { to: [you], some: { cards } });
        return t.ask(you, 'seek', { zone: hand(seat) });
      },
      discard: (t, { you, aim, frame }) => {
        const card = t.secret(frame, 'seek', you);
        t.move(card, hand(Number(aim)), DISCARD);
        t.emit('discarded', { seat: Number(aim), card });
      },
    },
  }),
  component({
    id: 'emergency-repairs',
    kind: 'action-card',
    copies: 2,
    at: 'any-time',
    aim: ({ pub }, you) => ({ one: 'system', from: damagedSystems(pub, you) }),
    effect: (t, { you, aim }) => repairIn(t, aim, you),
  }),
];
