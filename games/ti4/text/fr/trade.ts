import { fr as picks } from '@orrery/imperium/questions/fr.ts';
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
          ...captives.map((unit) => `prise : ${names.unit(unit)}`),
        ];
        return `${goods} marchandises, ${commodities} produits${things.map((one) => `, ${one}`).join('')}`;
      };
      const named = (some?.notes ?? []).map(
        ({ from, note, owner }) => `${name(from)}\u202f: ${names.component(note)} (${name(owner)})`,
      );
      const papers = notes === 0 ? '' : ` Promesses\u202f: ${named.length > 0 ? names.list(named) : notes}.`;
      const dealt = (some?.cards ?? []).map(({ from, card }) => `${name(from)}\u202f: ${names.actionCard(card)}`);
      const hands = cards === 0 ? '' : ` Cartes action\u202f: ${dealt.length > 0 ? names.list(dealt) : cards}.`;
      const said = promise === '' ? '' : ` Engagement\u202f: «\u202f${promise}\u202f»`;
      return `${name(by)} (${side(gave)}) et ${name(to)} (${side(got)}) font une transaction.${papers}${hands}${said}`;
    },
    custodiansTaken: ({ seat }, _, { name }) => `${name(seat)} prend le jeton Custodiens.`,
  },
  question: {
    takeCustodians: ({ price }) => `Dépensez-vous ${price} influence pour retirer le jeton Custodiens\u202f?`,
    payCustodians: ({ price }) => picks.chapters.pay(price, 'influence', 'le jeton Custodiens'),
  },
  window: {
    'deal.after': ({ by, to }, { name }) => `${name(by)} et ${name(to)} ont fait une transaction.`,
    'commodities.given': ({ from, to, n }, { name }) => `${name(from)} a donné des Commodités à ${name(to)} (${n}).`,
  },
});
