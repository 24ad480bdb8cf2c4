import type { Seat } from '@orrery/kernel';
import type { IconName } from '@orrery/web/design/icons.ts';
import type { Panel } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { ActionOrder } from '@orrery/imperium/web/parts/ActionOrder.tsx';
import { choiceOf } from '@orrery/imperium/web/parts/choice.ts';
import { StrategyCards } from '@orrery/imperium/web/parts/StrategyCards.tsx';
import type { StrategyCardView } from '@orrery/imperium/web/parts/StrategyCards.tsx';
import { SECONDARY_COST, STRATEGY_CARDS, numberOf } from '../content/strategyCards.ts';
import type { StrategyCard } from '../content/strategyCards.ts';
import { names, viewOf } from './content.ts';
import { addressOf } from './explained.ts';
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
    const closed = open.includes(id) ? (table.refuse(id)?.words.replace(/ \([A-Z0-9-]+\)$/, '') ?? null) : null;
    return {
      id,
      number: numberOf(id),
      name: names().strategy[id],
      address: addressOf(id),
      ...LOOK[id],
      ...names().strategyTexts[id],
      price: t('countersEach', { n: cost }),
      bonus,
      bonusWords: t('bonusCounters', { n: bonus }),
      holder: holder < 0 ? null : { seat: holder, name: table.name(holder) },
      isUsed: pub.sheets[holder]?.cards.some(({ card, used }) => card === id && used) ?? false,
      isOpen: open.includes(id) && closed === null,
      closed,
    };
  });
}

export const strategyIcon = (card: StrategyCard): IconName => LOOK[card].icon;

/** All Strategy Cards with both abilities; a tap points at one. */
export function StrategyStage(props: { table: TableModel }) {
  const { chosen, choose } = choiceOf(props.table);
  return (
    <StrategyCards
      cards={cardsOn(props.table)}
      chosen={(chosen() as string | undefined) ?? null}
      choose={(card) => choose(card)}
    />
  );
}

/** The card that was pointed at, and when everybody would act with it. */
export function StrategyChoice(props: { table: TableModel }) {
  const card = () => {
    const one = cardsOn(props.table).find(({ id }) => id === choiceOf(props.table).chosen());
    return one ? { ...one, bonus: one.bonus > 0 ? one.bonusWords : '' } : null;
  };
  const heldBy = (seat: Seat, id: StrategyCard) => ({
    seat,
    player: props.table.name(seat),
    number: numberOf(id),
    card: names().strategy[id],
  });
  const held = () => {
    const own = card();
    return [
      ...viewOf(props.table).pub.sheets.flatMap((sheet, seat) => sheet.cards.map((one) => heldBy(seat, one.card))),
      ...(own ? [heldBy(props.table.decision()!.seat, own.id as StrategyCard)] : []),
    ];
  };
  return <ActionOrder card={card()} hint={t('pointAtCard')} title={t('orderWithIt')} held={held()} />;
}

export function strategyPanel(table: TableModel): Panel {
  const chosen = choiceOf(table).chosen();
  const act = () => void table.give(chosen!);
  const title = t('takeCard', { card: chosen === undefined ? '' : names().strategy[chosen as StrategyCard] });
  return { groups: [], foot: chosen === undefined ? [] : [{ act, title, key: 'Enter' }], unfolded: true };
}
