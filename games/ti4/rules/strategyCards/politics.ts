import { seenOnTop } from '@orrery/imperium';
import { clockwise, flow, part } from '@orrery/kernel';
import type { Arranged, Ti4 } from '../../shapes.ts';
import { AGENDA_DECK } from '../zones.ts';

const CARDS = 2;
const AGENDAS = 2;

/** Every way to put cards on the top or the bottom, in any order. */
function arrangements(cards: readonly string[]): Arranged[] {
  if (cards.length === 0) return [{ top: [], bottom: [] }];
  return cards.flatMap((card) =>
    arrangements(cards.filter((other) => other !== card)).flatMap((rest): Arranged[] => [
      { top: [card, ...rest.top], bottom: rest.bottom },
      { top: rest.top, bottom: [card, ...rest.bottom] },
    ]),
  );
}
const distinct = (all: readonly Arranged[]): Arranged[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];

export const politics = part<Ti4>()({
  procedures: {
    politicsPrimary: flow<Ti4>()('politicsPrimary', {
      /** Anybody but the speaker, oneself included (TI4-SC-08, TI4-SC-20). */
      choose: (t, f) => {
        const from = clockwise(t.pub)
          .filter((seat) => seat !== t.pub.speaker)
          .map(String);
        return t.ask(f.seat, 'pickOne', { what: 'player', from, for: null, rule: 'TI4-SC-20' }, 'speaker');
      },
      speaker: (t, f) => {
        t.pub.speaker = Number(f.speaker);
        t.emit('speaker', { seat: t.pub.speaker });
        return t.call('drawActionCards', { seat: f.seat, n: CARDS });
      },
      /** Only the owner sees the two agendas, and may not show them (TI4-SC-08, TI4-SC-28). */
      look: (t, f) => {
        const cards = t.peek(f.seat, AGENDA_DECK, AGENDAS);
        return t.ask(f.seat, 'arrangeAgendas', { cards: cards.length });
      },
      arrange: (t, f) => {
        const { top, bottom } = t.secret(f, 'arrangeAgendas', f.seat);
        for (const card of top.toReversed()) t.move(card, AGENDA_DECK, AGENDA_DECK, 'top');
        for (const card of bottom.toReversed()) t.move(card, AGENDA_DECK, AGENDA_DECK, 'bottom');
        t.emit('agendasArranged', { seat: f.seat });
        return t.end();
      },
    }),
    politicsSecondary: flow<Ti4>()('politicsSecondary', {
      draw: (t, f) => t.call('drawActionCards', { seat: f.seat, n: CARDS }),
      over: (t) => t.end(),
    }),
  },
  asks: {
    arrangeAgendas: {
      rule: 'TI4-SC-08',
      secret: true,
      list: (v, { cards }) => distinct(arrangements(seenOnTop(v, AGENDA_DECK, cards))),
      fallback: (v, { cards }) => ({ top: seenOnTop(v, AGENDA_DECK, cards), bottom: [] }),
    },
  },
});
