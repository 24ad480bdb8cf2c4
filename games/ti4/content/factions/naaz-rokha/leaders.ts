import type { Seat } from '@orrery/kernel';
import { isExplorable } from '../../../rules/expansion/exploration.ts';
import { planetsOf } from '../../../rules/planets.ts';
import type { Asked } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { STRATEGY_CARDS, STRATEGY_CARD_IDS } from '../../strategyCards.ts';
import type { StrategyCardId } from '../../strategyCards.ts';

/** Secondary abilities that the hero performs at most (TI4-NAAZ-09). */
const PERFORMED = 2;
const NO_PLANET = 'none';

const explorable = (v: Asked, seat: Seat): string[] =>
  planetsOf(v.pub, seat).filter((planet) => isExplorable(v, planet));
/** Readied cards, chosen or not; what costs a token needs one in reinforcements. */
const performable = ({ pub }: Asked, seat: Seat): StrategyCardId[] =>
  STRATEGY_CARD_IDS.filter(
    (card) => !pub.strategyCards[card].exhausted && (!STRATEGY_CARDS[card].token || pub.sheets[seat]!.reserve > 0),
  );

export const naazRokhaLeaders = [
  /** Whoever's turn ends may explore one of their planets (TI4-NAAZ-08). */
  component({
    id: 'garv-and-gunn',
    kind: 'agent',
    at: 'turn.end',
    fits: (v, _, { seat }) => explorable(v, seat).length > 0,
    memo: { planet: '' },
    effect: {
      where: (t, { about: { seat }, source }) => {
        const from = [...explorable(t, seat), NO_PLANET];
        return t.ask(seat, 'pickOne', { what: 'planet', from, for: source.ability, rule: 'TI4-NAAZ-08' }, 'planet');
      },
      explore: (t, { about: { seat }, memo }) =>
        memo.planet === NO_PLANET ? t.next : t.call('explore', { seat, place: memo.planet }),
    },
  }),
  /** A planet taken from another player is explored (TI4-NAAZ-08). */
  component({
    id: 'dart-and-tai',
    kind: 'commander',
    at: 'control.after',
    fits: (v, you, { seat, planet, from }) => seat === you && ![null, you].includes(from) && isExplorable(v, planet),
    effect: (t, { you, about }) => t.call('explore', { seat: you, place: about.planet }),
  }),
  /** A relic, then up to two secondary abilities; their tokens come from reinforcements and go there (TI4-NAAZ-09). */
  component({
    id: 'hesh-and-prit',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    memo: { cards: [] as string[] },
    effect: {
      relic: (t, { you }) => t.call('gainRelic', { seat: you }),
      choose: (t, { you, source }) => {
        const from = performable(t, you);
        const max = Math.min(PERFORMED, from.length);
        if (max === 0) return 'end';
        const asked = { what: 'strategyCard' as const, from, for: source.ability, rule: 'TI4-NAAZ-09', min: 0, max };
        return t.ask(you, 'pickSome', asked, 'cards');
      },
      perform: (t, { you, memo }) => {
        // The answer itself is never changed: it stands in the record of the match.
        const [card, ...rest] = memo.cards as StrategyCardId[];
        memo.cards = rest;
        if (card === undefined || !performable(t, you).includes(card)) return 'end';
        t.emit('followed', { seat: you, card });
        return t.call(`${card}Secondary`, { seat: you });
      },
      again: () => 'perform',
    },
  }),
];
