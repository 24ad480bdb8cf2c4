import { same } from '@orrery/kernel';
import type { Decision } from '@orrery/kernel';
import type { Ti3 } from '@orrery/ti3';
import type { OfferGroup, Panel } from '@orrery/web/match/board.ts';
import { plainPanel, withoutTwins } from '@orrery/web/match/plainPanel.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t as shared } from '@orrery/imperium/web/words.ts';
import { t } from './words.ts';
import { capital } from './content.ts';
import { answerEffect } from './effects.ts';
import { mapState } from './state.ts';

/** Every offer with what it does, where it names a component. */
const explained = (group: OfferGroup): OfferGroup => ({
  ...group,
  offers: group.offers.map((offer) => {
    const note = answerEffect(offer.answer);
    const named = { ...offer, title: capital(offer.title) };
    return note === '' ? named : { ...named, note };
  }),
});
/** Doing nothing is never the button that shines: it costs the counter all the same. */
function foot(table: TableModel, { foot: buttons, ...rest }: Panel): Panel {
  const named = buttons.map((button) => ({ ...button, title: capital(button.title) }));
  const isEmpty = table.growth()?.part.length === 0;
  return { ...rest, foot: named, ...(isEmpty ? { equal: true as const } : {}) };
}

/** Hits are assigned by their own controls: only the button that gives the answer is left. */
export function hitsPanel(table: TableModel): Panel {
  const growth = table.growth();
  if (!growth?.done) return { groups: [], foot: [], unfolded: true };
  const act = () => void table.give(growth.part.slice());
  const title = shared('takeHits', { n: growth.part.length });
  return { groups: [], foot: [{ act, title, key: 'Enter' }], unfolded: true };
}

/** A window: what may be played, each with what it does; passing is one tap. */
export function reactPanel(table: TableModel): Panel {
  const d = table.decision()!;
  const played = (table.answers() ?? []).filter((answer) => answer !== null);
  const offers = played.map((answer) => ({ answer, title: table.speech().answer(d, answer) }));
  const pass = { act: () => void table.give(null), title: capital(table.speech().answer(d, null)), key: 'P' };
  return { groups: [explained({ name: '', offers: withoutTwins(offers) })], foot: [pass], unfolded: true, equal: true };
}

/** What the map calls a system, or a place that is still empty. */
const nameOf = (table: TableModel, id: string): string =>
  mapState(table)
    .model()
    .systems.find((system) => system.id === id)?.name ?? '';

/** The secondary ability of a Strategy Card: the buttons say what it costs. */
export function secondaryPanel(table: TableModel): Panel {
  const { cost } = (table.decision() as Decision & { q: Ti3['asks']['secondary']['q'] }).q;
  return {
    groups: [],
    foot: [
      { act: () => void table.give(true), title: t('useSecondary', { n: cost }), key: 'Y' },
      { act: () => void table.give(false), title: t('decline'), key: 'N' },
    ],
    unfolded: true,
    equal: true,
  };
}

/** Every answer in words; with a system chosen on the map, first those about it. */
export function panel(table: TableModel): Panel | null {
  const plain = plainPanel(table);
  const whole = plain && foot(table, { ...plain, groups: plain.groups.map(explained) });
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
    groups: [{ name: nameOf(table, system), offers: chosen }],
    foot: [...whole.foot, { act: () => pick(null), title: t('allPlaces') }].slice(-2),
  };
}
