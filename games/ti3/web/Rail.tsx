import { Show, Suspense, createSignal, lazy } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { Sheet } from '@orrery/web/design/Sheet.tsx';
import { seatState } from '@orrery/web/table/Rail.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { onKey } from '@orrery/imperium/web/parts/onKey.ts';
import { SeatRail } from '@orrery/imperium/web/parts/SeatRail.tsx';
import type { SeatRow } from '@orrery/imperium/web/parts/SeatRail.tsx';
import { t as shared } from '@orrery/imperium/web/words.ts';
import { numberOf } from '../content/strategyCards.ts';
import { t } from './words.ts';
import { hand, names, raceName, viewOf } from './content.ts';
import { planetsHeld } from './figures.ts';

// What is not on the first screen is fetched when it is opened.
const PlayerSheet = lazy(() => import('./PlayerSheet.tsx').then((m) => ({ default: m.PlayerSheet })));
const Compare = lazy(() => import('./PlayerSheet.tsx').then((m) => ({ default: m.Compare })));

/** Seats in the order of play: race, planets or points, counters, cards, and the Strategy Cards of the round. */
export function Rail(props: { table: TableModel }) {
  const [open, setOpen] = createSignal<Seat | null>(null);
  const [compares, setCompares] = createSignal(false);
  onKey('c', () => setCompares(true));
  const pub = () => viewOf(props.table).pub;
  const order = () => {
    const { order: play, sheets } = pub();
    // Who is out comes last.
    return [...play, ...sheets.map((_, seat) => seat).filter((seat) => !play.includes(seat))];
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
      >
        <div class="im-rail-foot">
          <button type="button" class="btn sm" aria-haspopup="dialog" onClick={() => setCompares(true)}>
            <Icon name="i-log" />
            {shared('compare')}
          </button>
        </div>
      </SeatRail>
      <Sheet
        title={open() === null ? '' : props.table.name(open()!)}
        open={open() !== null}
        close={() => setOpen(null)}
        wide
      >
        <Show when={open() !== null}>
          <Suspense>
            <PlayerSheet table={props.table} seat={open()!} order={order()} open={setOpen} />
          </Suspense>
        </Show>
      </Sheet>
      <Sheet title={shared('compare')} open={compares()} close={() => setCompares(false)} wide>
        <Show when={compares()}>
          <Suspense>
            <Compare table={props.table} />
          </Suspense>
        </Show>
      </Sheet>
    </>
  );
}
