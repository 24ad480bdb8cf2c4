import { For, Match, Show, Switch } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { assetIcon, toneOf } from './assets.ts';
import { CHART, agendaText, layoutsOf, unlockedTradeGoods, unspent } from './content.ts';
import { aiName, assetName } from './names.ts';
import type { CouncilReport, ProductionReport, Report, WarReport } from './report.ts';
import { viewOf, words } from './state.ts';
import { WarRing } from './WarRing.tsx';
import './ReportCard.css';

/** What the event brought everybody, beside the sheet it concerns. */
export function ReportCard(props: { table: TableModel; report: Report }) {
  return (
    <section class="ins-report" data-kind={props.report.kind} aria-label={words().names.event[props.report.event]}>
      <Switch>
        <Match when={props.report.kind === 'war' && props.report}>
          {(war) => <War table={props.table} report={war() as WarReport} />}
        </Match>
        <Match when={props.report.kind === 'production' && props.report}>
          {(made) => <Production table={props.table} report={made() as ProductionReport} />}
        </Match>
        <Match when={props.report.kind === 'council' && props.report}>
          {(vote) => <Council table={props.table} report={vote() as CouncilReport} />}
        </Match>
      </Switch>
    </section>
  );
}

const nameOf = (table: TableModel, who: number | 'ai'): string => {
  if (who === 'ai') return aiName();
  return who === table.mine ? t('you') : table.name(who);
};

// ------------------------------------------------------------------------------------------------------------------ War

function War(props: { table: TableModel; report: WarReport }) {
  const mine = () => props.report.wars.filter((war) => war.seat === props.table.mine);
  const count = (result: string) => mine().filter((war) => war.result === result).length;
  return (
    <>
      <h3>{t('warTitle', { won: count('won'), lost: count('lost'), tied: count('tied') })}</h3>
      <div class="fronts">
        <For each={mine()}>{(war) => <Front table={props.table} war={war} />}</For>
      </div>
      <Show when={props.report.wars.some((war) => war.against !== 'ai')}>
        <WarRing table={props.table} report={props.report} />
      </Show>
    </>
  );
}

/** One of the reader's two Wars: both strengths as bars, who won, and what it brings. */
function Front(props: { table: TableModel; war: WarReport['wars'][number] }) {
  const box = () => {
    const p = viewOf(props.table).pub.players[props.war.seat]!;
    return layoutsOf(p).warfare.boxes[props.war.war - 1]![props.war.side];
  };
  const most = () => Math.max(props.war.mine, props.war.theirs, 1);
  const rows = () => [
    { who: props.war.seat as number | 'ai', n: props.war.mine },
    { who: props.war.against, n: props.war.theirs },
  ];
  return (
    <article class={`front ${props.war.result}`}>
      <p class="cap">
        {t('warSide', { side: words().names.side[props.war.side], name: nameOf(props.table, props.war.against) })}
      </p>
      <For each={rows()}>
        {({ who, n }) => (
          <p class={`side ${who === 'ai' ? 'ai' : seatClass(who)}`}>
            <Show when={who !== 'ai'} fallback={<Icon name="a-die" />}>
              <SeatMark seat={who as number} />
            </Show>
            <span class="who">{nameOf(props.table, who)}</span>
            <meter min="0" max={most()} value={n} aria-hidden="true" />
            <b class="num">{n}</b>
          </p>
        )}
      </For>
      <p class="verdict">
        <b>{t(`warResult.${props.war.result}`)}</b>
        <Switch>
          <Match when={props.war.result === 'won'}>
            <span>
              <Icon name={assetIcon(box().win)} class={`tone-${toneOf(box().win)}`} /> {assetName(box().win)}
            </span>
          </Match>
          <Match when={props.war.result === 'lost'}>
            <span>{t('gain.vp', { n: -Math.abs(box().lose) })}</span>
          </Match>
          <Match when={props.war.result === 'tied'}>
            <span>{t('warTied')}</span>
          </Match>
        </Switch>
      </p>
    </article>
  );
}

// ----------------------------------------------------------------------------------------------------------- Production

function Production(props: { table: TableModel; report: ProductionReport }) {
  const mine = () => props.report.produced.find((one) => one.seat === props.table.mine)?.tradeGoods ?? 0;
  const me = () => viewOf(props.table).pub.players[props.table.mine ?? 0]!;
  return (
    <>
      <h3>{t('producedTitle', { n: mine() })}</h3>
      <p class="sub">{t('producedWhy', { n: unlockedTradeGoods(me()) })}</p>
      <ul class="produced">
        <For each={props.report.produced}>
          {({ seat, tradeGoods }) => (
            <li class={seatClass(seat)} classList={{ me: seat === props.table.mine }}>
              <SeatMark seat={seat} />
              <span class="who">{nameOf(props.table, seat)}</span>
              <span class="goods" aria-hidden="true">
                <For each={Array.from({ length: tradeGoods })}>{() => <Icon name="r-trade" class="tone-tg" />}</For>
              </span>
              <b class="num">+{tradeGoods}</b>
            </li>
          )}
        </For>
      </ul>
      <dl class="stock">
        <div>
          <dd class="num">{unspent(me().industry.tradeGoods)}</dd>
          <dt>{t('goodsInHand', { n: unspent(me().industry.tradeGoods) })}</dt>
        </div>
        <div>
          <dd class="num">{CHART.tradeGoods - me().industry.tradeGoods.claimed}</dd>
          <dt>{t('goodsRoom', { n: CHART.tradeGoods - me().industry.tradeGoods.claimed })}</dt>
        </div>
      </dl>
    </>
  );
}

// -------------------------------------------------------------------------------------------------------------- Council

function Council(props: { table: TableModel; report: CouncilReport }) {
  return (
    <Show when={props.report.outcome} fallback={<Alone table={props.table} report={props.report} />}>
      {(outcome) => (
        <>
          <p class="cap">{t('agenda')}</p>
          <h3>
            {words().names.agenda[outcome().agenda]}: {words().names.outcome[outcome().outcome]}
          </h3>
          <p class="sub">{agendaText(words(), outcome().agenda)[outcome().outcome]}</p>
          <div class="tally">
            <For each={['for', 'against'] as const}>
              {(side) => (
                <article classList={{ won: outcome().outcome === side }}>
                  <p class="cap">{words().names.outcome[side]}</p>
                  <b class="num">{outcome()[side]}</b>
                  <Votes table={props.table} voted={props.report.voted.filter((one) => one.side === side)} />
                </article>
              )}
            </For>
          </div>
          <Show when={outcome().die}>
            {(die) => <p class="sub">{t('tieDie', { face: words().names.resource[die()] })}</p>}
          </Show>
          <Show when={props.report.voted.some((one) => one.side === null)}>
            <p class="sub">
              {t('abstained', {
                who: props.report.voted
                  .filter((one) => one.side === null)
                  .map((one) => nameOf(props.table, one.seat))
                  .join(', '),
              })}
            </p>
          </Show>
        </>
      )}
    </Show>
  );
}

function Votes(props: { table: TableModel; voted: CouncilReport['voted'] }) {
  return (
    <ul class="votes-cast">
      <For each={props.voted}>
        {({ seat, votes, free }) => (
          <li class={seatClass(seat)}>
            <SeatMark seat={seat} />
            <span class="who">{nameOf(props.table, seat)}</span>
            <b class="num">{votes + free}</b>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Against the AI faction: more votes than it brings the good outcome, each player alone. */
function Alone(props: { table: TableModel; report: CouncilReport }) {
  const ai = () => props.report.aiVoted;
  return (
    <>
      <p class="cap">{t('agenda')}</p>
      <h3>{t('aiCast', { n: ai()?.votes ?? 0 })}</h3>
      <Show when={ai()}>
        {(cast) => (
          <p class="sub">{t('aiCastWhy', { track: cast().track, face: words().names.resource[cast().face] })}</p>
        )}
      </Show>
      <ul class="alone">
        <For each={props.report.alone}>
          {({ seat, agenda, outcome }) => {
            const cast = () => props.report.voted.find((one) => one.seat === seat);
            return (
              <li class={seatClass(seat)}>
                <p>
                  <SeatMark seat={seat} /> <b>{nameOf(props.table, seat)}</b>{' '}
                  {t('castN', { n: (cast()?.votes ?? 0) + (cast()?.free ?? 0) })}
                </p>
                <p>
                  <b>
                    {words().names.agenda[agenda]}, {words().names.outcome[outcome]}:
                  </b>{' '}
                  {agendaText(words(), agenda)[outcome]}
                </p>
              </li>
            );
          }}
        </For>
      </ul>
    </>
  );
}
