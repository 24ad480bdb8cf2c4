import { de as picks } from '@orrery/imperium/questions/de.ts';
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
          ...captives.map((unit) => `gefangen: ${names.unit(unit)}`),
        ];
        return `${goods} Handelsgüter, ${commodities} Waren${things.map((one) => `, ${one}`).join('')}`;
      };
      const named = (some?.notes ?? []).map(
        ({ from, note, owner }) => `${name(from)}: ${names.component(note)} (${name(owner)})`,
      );
      const papers = notes === 0 ? '' : ` Abkommen: ${named.length > 0 ? names.list(named) : notes}.`;
      const dealt = (some?.cards ?? []).map(({ from, card }) => `${name(from)}: ${names.actionCard(card)}`);
      const hands = cards === 0 ? '' : ` Aktionskarten: ${dealt.length > 0 ? names.list(dealt) : cards}.`;
      const said = promise === '' ? '' : ` Versprochen: „${promise}“`;
      return `${name(by)} (${side(gave)}) und ${name(to)} (${side(got)}) handeln.${papers}${hands}${said}`;
    },
    custodiansTaken: ({ seat }, _, { name }) => `${name(seat)} nimmt den Custodiae-Marker.`,
  },
  question: {
    takeCustodians: ({ price }) => `Gibst du ${price} Einfluss aus, um den Custodiae-Marker zu entfernen?`,
    payCustodians: ({ price }) => picks.chapters.pay(price, 'influence', 'den Custodiae-Marker'),
  },
  window: {
    'deal.after': ({ by, to }, { name }) => `${name(by)} und ${name(to)} haben gehandelt.`,
    'commodities.given': ({ from, to, n }, { name }) => `${name(from)} hat ${name(to)} Massenprodukte gegeben (${n}).`,
  },
});
