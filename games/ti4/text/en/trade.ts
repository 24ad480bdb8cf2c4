import { en as picks } from '@orrery/imperium/questions/en.ts';
import type { Basket } from '../../rules/trade/shapes.ts';
import type { Names } from '../speech.ts';
import type { TradePhrases } from '../trade.ts';

export const tradePhrases = (names: Names): TradePhrases => ({
  event: {
    exchanged: ({ by, to, gave, got, notes, cards, promise }, some, { name }) => {
      const side = ({ goods, commodities, fragments = [], planets = [], captives = [] }: Omit<Basket, 'note'>) => {
        const things = [
          ...fragments.map((card) => names.component(card)),
          ...planets.map(names.planet),
          ...captives.map((unit) => `captured: ${names.unit(unit)}`),
        ];
        return `${goods} trade goods, ${commodities} commodities${things.map((one) => `, ${one}`).join('')}`;
      };
      const named = (some?.notes ?? []).map(
        ({ from, note, owner }) => `${name(from)}: ${names.component(note)} (${name(owner)})`,
      );
      const papers = notes === 0 ? '' : ` Notes: ${named.length > 0 ? names.list(named) : notes}.`;
      const dealt = (some?.cards ?? []).map(({ from, card }) => `${name(from)}: ${names.actionCard(card)}`);
      const hands = cards === 0 ? '' : ` Action cards: ${dealt.length > 0 ? names.list(dealt) : cards}.`;
      const said = promise === '' ? '' : ` Promised: “${promise}”`;
      return `${name(by)} (${side(gave)}) and ${name(to)} (${side(got)}) make a transaction.${papers}${hands}${said}`;
    },
    custodiansTaken: ({ seat }, _, { name }) => `${name(seat)} takes the custodians token.`,
  },
  question: {
    takeCustodians: ({ price }) => `Do you spend ${price} influence to remove the custodians token?`,
    payCustodians: ({ price }) => picks.chapters.pay(price, 'influence', 'the custodians token'),
  },
  window: {
    'deal.after': ({ by, to }, { name }) => `${name(by)} and ${name(to)} have made a transaction.`,
    'commodities.given': ({ from, to, n }, { name }) => `${name(from)} has given ${name(to)} commodities (${n}).`,
  },
});
