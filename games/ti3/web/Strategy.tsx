import type { IconName } from '@orrery/web/design/icons.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { StrategyCards } from '@orrery/imperium/web/parts/StrategyCards.tsx';
import type { StrategyCardView } from '@orrery/imperium/web/parts/StrategyCards.tsx';
import { SECONDARY_COST, STRATEGY_CARDS, numberOf } from '../content/strategyCards.ts';
import type { StrategyCard } from '../content/strategyCards.ts';
import { names, viewOf } from './content.ts';
import { t } from './words.ts';

const LOOK: { readonly [C in StrategyCard]: { icon: IconName; colour: string } } = {
  initiative: { icon: 'i-speaker', colour: 'red' },
  diplomacy: { icon: 'a-delegate', colour: 'yellow' },
  political: { icon: 'a-vote', colour: 'yellow' },
  logistics: { icon: 'u-token', colour: 'green' },
  trade: { icon: 'r-trade', colour: 'green' },
  warfare: { icon: 'a-warfare', colour: 'blue' },
  technology: { icon: 'a-propulsion', colour: 'blue' },
  imperial: { icon: 'r-vp', colour: 'plain' },
};

function cardsOn(table: TableModel): StrategyCardView[] {
  const { pub } = viewOf(table);
  const d = table.decision();
  const open = d?.kind === 'pickStrategy' ? (d.q as unknown as { cards: StrategyCard[] }).cards : [];
  return STRATEGY_CARDS.map((id) => {
    const holder = pub.sheets.findIndex((sheet) => sheet.cards.some(({ card }) => card === id));
    const bonus = pub.bonus[id] ?? 0;
    const cost = SECONDARY_COST[id];
    return {
      id,
      number: numberOf(id),
      name: names().strategy[id],
      ...LOOK[id],
      ...names().strategyTexts[id],
      price: t('countersEach', { n: cost }),
      bonus,
      bonusWords: t('bonusCounters', { n: bonus }),
      holder: holder < 0 ? null : { seat: holder, name: table.name(holder) },
      isUsed: pub.sheets[holder]?.cards.some(({ card, used }) => card === id && used) ?? false,
      isOpen: open.includes(id),
    };
  });
}

/** All Strategy Cards with both abilities; a tap takes one, and can be taken back. */
export function StrategyStage(props: { table: TableModel }) {
  return <StrategyCards cards={cardsOn(props.table)} chosen={null} choose={(card) => void props.table.give(card)} />;
}
