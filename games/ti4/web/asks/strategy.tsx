import type { Seat } from '@orrery/kernel';
import type { IconName } from '@orrery/web/design/icons.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { ActionOrder } from '@orrery/imperium/web/parts/ActionOrder.tsx';
import { choiceOf } from '@orrery/imperium/web/parts/choice.ts';
import { StrategyCards } from '@orrery/imperium/web/parts/StrategyCards.tsx';
import type { StrategyCardView } from '@orrery/imperium/web/parts/StrategyCards.tsx';
import { STRATEGY_CARDS, STRATEGY_CARD_IDS } from '../../content/strategyCards.ts';
import type { StrategyCardId } from '../../content/strategyCards.ts';
import { cardsOf } from '../../rules/initiative.ts';
import { names, viewOf } from '../content.ts';
import { addressOf } from '../explained.ts';
import { t } from '../words.ts';
import { footOfChoice, question, seatOf } from './askView.ts';
import type { AskView } from './askView.ts';
import { yesOrNo } from './cards.tsx';

const LOOK: { readonly [C in StrategyCardId]: { icon: IconName; colour: string } } = {
  leadership: { icon: 'u-token', colour: 'red' },
  diplomacy: { icon: 'a-delegate', colour: 'yellow' },
  politics: { icon: 'a-vote', colour: 'yellow' },
  construction: { icon: 'u-dock', colour: 'green' },
  trade: { icon: 'r-trade', colour: 'green' },
  warfare: { icon: 'a-warfare', colour: 'blue' },
  technology: { icon: 'a-propulsion', colour: 'blue' },
  imperial: { icon: 'r-vp', colour: 'plain' },
};

/** The text of the primary ability: that of the box that is played. */
export function primaryOf(table: TableModel, card: StrategyCardId): string {
  const { words } = names();
  const replaced = words.replacedPrimaries as { readonly [id: string]: string };
  const isOld = !viewOf(table).pub.agreed.sets.includes('pok') && card in replaced;
  return isOld ? replaced[card]! : words.strategyCards[card].primary;
}
export const strategyIcon = (card: StrategyCardId): IconName => LOOK[card].icon;

export function strategyCards(table: TableModel): StrategyCardView[] {
  const { pub } = viewOf(table);
  const d = table.decision();
  const open = d?.kind === 'pickStrategy' ? question<'pickStrategy'>(table).cards : [];
  return STRATEGY_CARD_IDS.map((id) => {
    const { holder, exhausted, goods } = pub.strategyCards[id];
    const { name, secondary } = names().words.strategyCards[id];
    return {
      id,
      number: STRATEGY_CARDS[id].initiative,
      name,
      address: addressOf(id),
      ...LOOK[id],
      primary: primaryOf(table, id),
      secondary,
      price: STRATEGY_CARDS[id].token ? t('oneToken') : t('noToken'),
      bonus: goods,
      bonusWords: t('goodsOnIt', { n: goods }),
      holder: holder === null ? null : { seat: holder, name: table.name(holder) },
      isUsed: exhausted,
      isOpen: open.includes(id),
      closed: null,
    };
  });
}

export function StrategyStage(props: { table: TableModel }) {
  const { chosen, choose } = choiceOf(props.table);
  return (
    <StrategyCards
      cards={strategyCards(props.table)}
      chosen={(chosen() as string | undefined) ?? null}
      choose={choose}
    />
  );
}

const pickStrategy: AskView = {
  Stage: StrategyStage,
  Controls: (props) => {
    const card = () => {
      const one = strategyCards(props.table).find(({ id }) => id === choiceOf(props.table).chosen());
      return one ? { ...one, bonus: one.bonus > 0 ? t('goodsNow', { n: one.bonus }) : '' } : null;
    };
    const heldBy = (seat: Seat, id: StrategyCardId) => ({
      seat,
      player: props.table.name(seat),
      number: STRATEGY_CARDS[id].initiative,
      card: names().strategyCard(id),
    });
    /** Everybody who has a card, and the reader with the one pointed at. */
    const held = () => {
      const { pub } = viewOf(props.table);
      const own = card();
      return [
        ...pub.sheets.flatMap((_, seat) => cardsOf(pub, seat).map((id) => heldBy(seat, id))),
        ...(own ? [heldBy(seatOf(props.table), own.id as StrategyCardId)] : []),
      ];
    };
    return <ActionOrder card={card()} hint={t('pointAtCard')} title={t('turnOrder')} held={held()} />;
  },
  panel: (table) => footOfChoice(table, (id) => t('take', { what: names().strategyCard(id as StrategyCardId) })),
};

const secondary = yesOrNo((table) => {
  const { card, free } = question<'secondary'>(table);
  const { strategy } = viewOf(table).pub.sheets[seatOf(table)]!;
  return {
    text: names().words.strategyCards[card].secondary,
    cost: free || !STRATEGY_CARDS[card].token ? t('costsNoToken') : t('costsToken', { n: strategy }),
    yes: t('useIt'),
    no: t('decline'),
  };
});

const mayResearch = yesOrNo((table) => ({
  text: t('researchOneMore'),
  cost: t('costsResources', { n: question<'mayResearch'>(table).price }),
  yes: t('researchIt'),
  no: t('decline'),
}));

export const strategyAsks = { pickStrategy, secondary, mayResearch };
