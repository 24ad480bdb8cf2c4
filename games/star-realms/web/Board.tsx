import { Show, createMemo, lazy } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { t } from './words.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { CardFace } from './Card.tsx';
import { Band, CardActs, CardRow } from './CardRow.tsx';
import { Sheen } from './Art.tsx';
import { costOf, designOf, fittingSheets, surchargeOf } from './content.ts';
import { Inspect } from './Inspect.tsx';
import { labelOf } from './label.ts';
import { Opening } from './Opening.tsx';
import { Piles } from './Piles.tsx';
import { reachOf } from './reach.ts';
import { Recap } from './Recap.tsx';
import { Rivals } from './Rivals.tsx';
import { Zoom } from './Zoom.tsx';
import { printingOf } from './printing.ts';
import { countOf, nearSeat, viewOf, zoneOf } from './state.ts';
import { Upgrade } from './Upgrade.tsx';
import { createTaps } from './taps.ts';
import type { Taps } from './taps.ts';
import './Board.css';

/** Only a campaign needs it. */
const ScenarioEnd = lazy(() => import('./ScenarioEnd.tsx'));

/** What happened, the rival's cards, the trade row, one's own cards in play, and the hand. */
export function Board(props: { table: TableModel }) {
  const table = () => props.table;
  const view = () => viewOf(table());
  const near = () => nearSeat(view());
  const taps = createTaps(props.table);
  const others = () =>
    view()
      .pub.players.map((_, seat) => seat)
      .filter((seat) => seat !== near());
  return (
    <div class="sr" data-seats={view().pub.players.length}>
      <Sheen />
      <Sky />
      <Recap table={table()} />
      <Show when={others().length === 1} fallback={<Rivals table={table()} taps={taps} />}>
        <Band table={table()} taps={taps} seat={others()[0]!} />
      </Show>
      <TradeRow table={table()} taps={taps} />
      <Band table={table()} taps={taps} seat={near()} />
      <CardRow
        class="hand"
        name={table().mine === null ? t('hand') : t('yourHand')}
        cards={zoneOf(view(), `hand.${near()}`)}
      >
        {(card, first) => <HandCard table={table()} taps={taps} card={card} first={first()} />}
      </CardRow>
      <Piles table={table()} taps={taps} />
      <Upgrade table={table()} />
      <Opening table={table()} />
      <Show when={view().pub.campaign}>
        <ScenarioEnd table={table()} />
      </Show>
      <Zoom table={table()} taps={taps} />
      <Inspect table={table()} card={taps.inspected()} refusal={taps.refusal()} close={() => taps.inspect(null)} />
    </div>
  );
}

const star = (i: number) =>
  `<circle cx="${(i * 7919) % 800}" cy="${(i * 104_729) % 700}" r="${i % 9 === 0 ? 1.2 : 0.6}" fill-opacity="${0.2 + ((i * 31) % 50) / 100}"/>`;
/** The stars are one image: as elements, all of them would be laid out again whenever the board changes its height. */
const STARS = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 700" width="800" height="700" fill="#dfe8ff">${Array.from({ length: 70 }, (_, i) => star(i)).join('')}</svg>`,
)}`;

function Sky() {
  return <img class="sr-sky" src={STARS} alt="" />;
}

function TradeRow(props: { table: TableModel; taps: Taps }) {
  const view = () => viewOf(props.table);
  const explorer = () => zoneOf(view(), 'explorers').at(-1);
  const cards = () => [...(explorer() ? [explorer()!] : []), ...zoneOf(view(), 'tradeRow')];
  const buyer = () => props.table.mine ?? view().pub.active;
  const cost = (card: string) => costOf(view().pub, buyer(), designOf(view().pub, card));
  const plans = () => props.table.mine !== null && view().pub.table.result === null;
  const reach = createMemo(() => reachOf(view(), buyer()));
  const missing = (card: string) => Math.max(0, cost(card) - reach().trade);
  const canBuy = (card: string) => props.taps.about(card).length > 0;
  const surcharge = (card: string) => {
    const { pub } = view();
    const design = designOf(pub, card);
    const may = plans() && card !== explorer() && fittingSheets(pub, buyer(), design).length > 0;
    return may ? surchargeOf(pub, buyer(), design) : 0;
  };
  return (
    <CardRow
      class="trade"
      name={t('tradeRow')}
      cards={cards()}
      aside={
        <>
          <Show when={plans() && (reach().trade > 0 || reach().combat > 0)}>
            <span class="gives">
              <span class="gives-words">{t('upTo')}</span> <Amount of="trade" n={reach().trade} />{' '}
              <Amount of="combat" n={reach().combat} />
            </span>
          </Show>
          <span class="push">{t('left', { n: countOf(view(), 'tradeDeck') })}</span>
        </>
      }
    >
      {(card, first) => (
        <CardFace
          card={card}
          at={printingOf(view().pub)}
          design={designOf(view().pub, card).key}
          cost={cost(card)}
          can={canBuy(card)}
          chosen={props.taps.chosen() === card}
          touched={props.table.pointedOut().has(card)}
          first={first()}
          label={labelOf(card, printingOf(view().pub), [
            t('costs', { n: cost(card) }),
            canBuy(card) ? t('canBuy') : '',
          ])}
          onTap={() => props.taps.tap(card)}
          onInspect={() => props.taps.inspect(card)}
          onLook={(face) => props.taps.look(card, face)}
          foot={
            plans() && (
              <span classList={{ ok: missing(card) === 0 }}>
                {missing(card) === 0 ? t('inReach') : t('missing', { n: missing(card) })}
                <Show when={surcharge(card) > 0}> · ★ +{surcharge(card)}</Show>
              </span>
            )
          }
        >
          <CardActs table={props.table} taps={props.taps} card={card} />
        </CardFace>
      )}
    </CardRow>
  );
}

function Amount(props: { of: 'trade' | 'combat'; n: number }) {
  return (
    <span class={`ef ${props.of}`}>
      <Icon name={`r-${props.of}`} />
      <b>{props.n}</b>
      <span class="vh">{t(props.of)}</span>
    </span>
  );
}

function HandCard(props: { table: TableModel; taps: Taps; card: string; first: boolean }) {
  return (
    <CardFace
      card={props.card}
      at={printingOf(viewOf(props.table).pub)}
      design={designOf(viewOf(props.table).pub, props.card).key}
      owned
      onLook={(face) => props.taps.look(props.card, face)}
      can={props.taps.about(props.card).length > 0}
      chosen={props.taps.chosen() === props.card}
      touched={props.table.pointedOut().has(props.card)}
      first={props.first}
      label={labelOf(props.card, printingOf(viewOf(props.table).pub), [])}
      onTap={() => props.taps.tap(props.card)}
      onInspect={() => props.taps.inspect(props.card)}
    >
      <CardActs table={props.table} taps={props.taps} card={props.card} />
    </CardFace>
  );
}
