import { same } from '@orrery/kernel';
import type { OfferGroup, Panel } from '@orrery/web/match/board.ts';
import { plainPanel } from '@orrery/web/match/plainPanel.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { say } from './content.ts';
import { answerEffect } from './effects.ts';
import { mapState } from './state.ts';

/** Every offer with what it does, where it names a component. */
const explained = (group: OfferGroup): OfferGroup => ({
  ...group,
  offers: group.offers.map((offer) => {
    const note = answerEffect(offer.answer);
    return note === '' ? offer : { ...offer, note };
  }),
});

/** Every answer in words; with a system chosen on the map, first those about it. */
export function panel(table: TableModel): Panel | null {
  const plain = plainPanel(table);
  const whole = plain && { ...plain, groups: plain.groups.map(explained) };
  const { picked, about, pick } = mapState(table);
  const system = picked();
  if (!whole || system === null) return whole && { ...whole, unfolded: true };
  const here = about(system);
  const offers = whole.groups.flatMap((group) => group.offers);
  const chosen = offers.filter((offer) => here.some((answer) => same(answer, offer.answer)));
  if (chosen.length === 0) return { ...whole, unfolded: true };
  return {
    ...whole,
    unfolded: true,
    groups: [{ name: say().system(system), offers: chosen }],
    foot: [...whole.foot, { act: () => pick(null), title: t('allPlaces') }].slice(-2),
  };
}
