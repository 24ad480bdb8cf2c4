import type { Names } from '../speech.ts';
import type { TradePhrases } from '../trade.ts';

export const tradePhrases = (names: Names): TradePhrases => ({
  event: {
    exchanged: ({ by, to, gave, got, notes, promise }, some, { name }) => {
      const side = ({ goods, commodities }: { goods: number; commodities: number }) =>
        `${goods} Handelsgüter, ${commodities} Waren`;
      const named = (some?.notes ?? []).map(
        ({ from, note, owner }) => `${name(from)}: ${names.component(note)} (${name(owner)})`,
      );
      const cards = notes === 0 ? '' : ` Abkommen: ${named.length > 0 ? names.list(named) : notes}.`;
      const said = promise === '' ? '' : ` Versprochen: „${promise}“`;
      return `${name(by)} (${side(gave)}) und ${name(to)} (${side(got)}) handeln.${cards}${said}`;
    },
    custodiansTaken: ({ seat }, _, { name }) => `${name(seat)} nimmt den Custodiae-Marker.`,
  },
  question: {
    takeCustodians: ({ price }) => `Gibst du ${price} Einfluss aus, um den Custodiae-Marker zu entfernen?`,
    payCustodians: ({ price }) => `Wie bezahlst du ${price} Einfluss für den Custodiae-Marker?`,
  },
  window: {
    'deal.after': ({ by, to }, { name }) => `${name(by)} und ${name(to)} haben gehandelt.`,
  },
});
