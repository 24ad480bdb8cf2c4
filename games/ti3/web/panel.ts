import { same } from '@orrery/kernel';
import type { Panel } from '@orrery/web/match/board.ts';
import { plainPanel } from '@orrery/web/match/plainPanel.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { say } from './content.ts';
import { mapState } from './state.ts';

/** Every answer in words; with a system chosen on the map, first those about it. */
export function panel(table: TableModel): Panel | null {
  const whole = plainPanel(table);
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
