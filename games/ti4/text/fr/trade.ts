import type { Names } from '../speech.ts';
import type { TradePhrases } from '../trade.ts';

export const tradePhrases = (names: Names): TradePhrases => ({
  event: {
    exchanged: ({ by, to, gave, got, notes, promise }, some, { name }) => {
      const side = ({ goods, commodities }: { goods: number; commodities: number }) =>
        `${goods} marchandises, ${commodities} produits`;
      const named = (some?.notes ?? []).map(
        ({ from, note, owner }) => `${name(from)}\u202f: ${names.component(note)} (${name(owner)})`,
      );
      const cards = notes === 0 ? '' : ` Promesses\u202f: ${named.length > 0 ? names.list(named) : notes}.`;
      const said = promise === '' ? '' : ` Engagement\u202f: «\u202f${promise}\u202f»`;
      return `${name(by)} (${side(gave)}) et ${name(to)} (${side(got)}) font une transaction.${cards}${said}`;
    },
    custodiansTaken: ({ seat }, _, { name }) => `${name(seat)} prend le jeton Custodiens.`,
  },
  question: {
    takeCustodians: ({ price }) => `Dépensez-vous ${price} influence pour retirer le jeton Custodiens\u202f?`,
    payCustodians: ({ price }) => `Comment payez-vous ${price} influence pour le jeton Custodiens\u202f?`,
  },
  window: {
    'deal.after': ({ by, to }, { name }) => `${name(by)} et ${name(to)} ont fait une transaction.`,
  },
});
