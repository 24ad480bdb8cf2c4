import { redeal } from '@orrery/kernel';
import type { BotSupport, Seat } from '@orrery/kernel';
import { deckOfActions } from '../content/action-cards.ts';
import { UNIT_KINDS, facts } from '../content/units.ts';
import { DECK, DISCARD, hand } from '../rules/hands.ts';
import { planetsOf, resourcesOf } from '../rules/systems.ts';
import { onBoard } from '../rules/units.ts';
import type { Pub, Ti3 } from '../shapes.ts';

/** What stands on the board, in resources. */
const strength = (pub: Pub, seat: Seat): number =>
  UNIT_KINDS.reduce((sum, unit) => sum + onBoard(pub, seat, unit) * (facts(unit).cost / (facts(unit).pair ? 2 : 1)), 0);

/** Planets decide the slice; fleets take and keep them. */
const worth = (pub: Pub, seat: Seat): number =>
  pub.table.out.includes(seat)
    ? 0
    : planetsOf(pub, seat).length * 6 + resourcesOf(pub, seat) * 1.5 + strength(pub, seat) + pub.sheets[seat]!.goods;

export const bot: BotSupport<Ti3> = {
  /** Only hands and the deck are hidden: the cards not in sight are dealt anew. */
  determinize(v, below) {
    const { zones, cards } = v.pub.table;
    const mine = v.seat === null ? [] : (v.me!.table.cards[hand(v.seat)] ?? []);
    const seen = new Set([...(cards[DISCARD] ?? []), ...mine]);
    const hidden = [DECK, ...v.pub.sheets.map((_, seat) => hand(seat)).filter((_, seat) => seat !== v.seat)];
    return redeal<Ti3>(
      v,
      { id: 'ti3-slice', rules: 1, options: optionsOf(v.pub) },
      { own: () => ({}), hid: {} },
      zones[DECK] ? [{ zones: hidden, cards: deckOfActions().filter((card) => !seen.has(card)) }] : [],
      below,
    );
  },
  evaluate({ pub }, seat) {
    const { result } = pub.table;
    if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0;
    const all = pub.sheets.reduce((sum, _, other) => sum + worth(pub, other), 0);
    return all === 0 ? 0 : worth(pub, seat) / all;
  },
};

const optionsOf = ({ agreed }: Pub) => ({
  rounds: String(agreed.rounds),
  sabotageOfSabotage: agreed.sabotageOfSabotage ? 'yes' : 'no',
  strategyCards: agreed.strategyCards ? 'yes' : 'no',
});
