import type { Json } from '@orrery/kernel';
import type { Offer, Panel } from './board.ts';
import { t } from '../text/text.ts';
import type { TableModel } from './model.ts';

/** The panel of any question of any game: every answer in words. */
export function plainPanel(table: TableModel): Panel | null {
  const d = table.decision();
  if (!d) return null;
  const speech = table.speech();
  const growth = table.growth();
  if (growth) {
    const offers = withoutTwins(
      growth.add.map((atom): Offer => ({ answer: atom, title: inWords(table, atom, growth.part) })),
    );
    const done = growth.done
      ? [
          {
            act: () => void table.give(growth.part.slice()),
            title: growth.part.length > 0 ? t('decision.done') : speech.answer(d, []),
            key: 'Enter',
          },
        ]
      : [];
    return { groups: [{ name: '', offers }], foot: done };
  }
  const plan = table.plan();
  if (plan) {
    const { answer } = plan;
    const done = answer === null ? [] : [{ act: () => void table.give(answer), title: t('plan.give'), key: 'Enter' }];
    return { groups: [], foot: done, unfolded: true };
  }
  const listed = table.answers();
  const answers = listed ?? table.suggestions();
  const offers = withoutTwins(answers.map((answer): Offer => ({ answer, title: speech.answer(d, answer) })));
  const name = listed ? '' : t('decision.suggestions');
  // Two short answers stand side by side as equals; more, or whole sentences, are a list.
  if (listed && offers.length <= 2 && offers.every((offer) => offer.title.length <= 32))
    return { groups: [], equal: true, foot: offers.map((offer) => ({ ...offer, final: false })) };
  return { groups: [{ name, offers }], foot: [] };
}

/** What one more part of an answer says; games put whole answers into words, so a part is said as an answer of its own. */
function inWords(table: TableModel, atom: Json, part: readonly Json[]): string {
  const d = table.decision()!;
  try {
    return table.speech().answer(d, [atom]);
  } catch {
    return table.speech().answer(d, [...part, atom]);
  }
}

/** Two copies of one card make two answers that read the same and do the same: one of them is offered, with their number. */
export function withoutTwins(offers: readonly Offer[]): Offer[] {
  const alike = new Map<string, Offer[]>();
  for (const offer of offers) {
    // Copies of a component differ in the number at the end of their id alone: 'scout.3'.
    const key = `${offer.title}/${JSON.stringify(offer.answer).replaceAll(/\.\d+"/g, '"')}`;
    alike.set(key, [...(alike.get(key) ?? []), offer]);
  }
  return [...alike.values()].map((same) =>
    same.length === 1 ? same[0]! : { ...same[0]!, note: t('decision.alike', { n: same.length }) },
  );
}
