import { For, Show, createSignal } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Sheet } from '@orrery/web/design/Sheet.tsx';
import { seatState } from '@orrery/web/table/Rail.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { list } from '@orrery/web/text/text.ts';
import { SeatRail } from '@orrery/imperium/web/parts/SeatRail.tsx';
import type { SeatRow } from '@orrery/imperium/web/parts/SeatRail.tsx';
import { numberOf } from '../content/strategyCards.ts';
import { t } from './words.ts';
import { hand, names, planetName, planetOf, raceName, viewOf } from './content.ts';
import { planetsHeld } from './figures.ts';

/** Seats in the order of play: race, planets or points, counters, cards, and the Strategy Cards of the round. */
export function Rail(props: { table: TableModel }) {
  const [open, setOpen] = createSignal<Seat | null>(null);
  const pub = () => viewOf(props.table).pub;
  const order = () => {
    const { order: play, sheets } = pub();
    return play.length === sheets.length ? play : sheets.map((_, seat) => seat);
  };
  const row = (seat: Seat, i: number): SeatRow => {
    const sheet = pub().sheets[seat]!;
    const head = props.table.channel.head()!.seats[seat];
    const isAsked = props.table.awaiting().some((one) => one.seat === seat);
    const lowest = Math.min(...sheet.cards.map(({ card }) => numberOf(card)));
    const planets = planetsHeld(pub(), seat);
    return {
      seat,
      order: Number.isFinite(lowest) ? String(lowest) : String(i + 1),
      name: props.table.name(seat),
      faction: raceName(sheet.race),
      cards: sheet.cards.map(({ card, used }) => ({ name: names().strategy[card], used })),
      figures: [
        { icon: 'u-token', title: t('countersIn'), text: `${sheet.strategy} · ${sheet.fleet} · ${sheet.command}` },
        { icon: 'a-planet', title: t('planets'), text: String(planets) },
        { icon: 'r-trade', title: t('goods'), text: String(sheet.goods) },
        { icon: 'r-card', title: t('hand'), text: String(pub().table.zones[hand(seat)]?.n ?? 0) },
      ],
      points: pub().agreed.points ? sheet.points : planets,
      state:
        isAsked && seat === props.table.mine
          ? t('yourTurn')
          : sheet.passed
            ? t('passed')
            : seatState(props.table, seat, null, head?.online ?? true),
      isAsked,
      isMine: seat === props.table.mine,
      isOut: pub().table.out.includes(seat),
      isSpeaker: pub().speaker === seat,
      isBot: (head?.bot ?? null) !== null,
    };
  };
  return (
    <>
      <SeatRail
        order={t('orderOfPlay')}
        unit={pub().agreed.points ? t('points') : t('planets')}
        rows={order().map(row)}
        open={setOpen}
      />
      <Sheet
        title={open() === null ? '' : props.table.name(open()!)}
        open={open() !== null}
        close={() => setOpen(null)}
      >
        <Show when={open() !== null}>
          <PlayArea table={props.table} seat={open()!} />
        </Show>
      </Sheet>
    </>
  );
}

/** Everything public about one player. */
function PlayArea(props: { table: TableModel; seat: Seat }) {
  const pub = () => viewOf(props.table).pub;
  const sheet = () => pub().sheets[props.seat]!;
  const planets = () => Object.entries(pub().planets).filter(([, planet]) => planet.by === props.seat);
  return (
    <div class="ti3-area">
      <p>{raceName(sheet().race)}</p>
      <dl class="ti3-pools">
        <For each={['strategy', 'fleet', 'command', 'goods', 'points'] as const}>
          {(pool) => (
            <div>
              <dt>{t(pool)}</dt>
              <dd class="num">{sheet()[pool]}</dd>
            </div>
          )}
        </For>
      </dl>
      <h3 class="cap">{t('planets')}</h3>
      <ul>
        <For each={planets()}>
          {([id, planet]) => (
            <li>
              {planetName(id)}{' '}
              <span class="muted">
                {t('worth', { resources: planetOf(id).resources, influence: planetOf(id).influence })}
                {planet.exhausted ? `, ${t('exhausted')}` : ''}
              </span>
            </li>
          )}
        </For>
      </ul>
      <h3 class="cap">{t('technologies')}</h3>
      <p>{list(sheet().technologies.map((technology) => names().technologies[technology] ?? technology))}</p>
    </div>
  );
}
