import { Show, Suspense, createMemo, createSignal, lazy } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { Sheet } from '@orrery/web/design/Sheet.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { seatState } from '@orrery/web/table/Rail.tsx';
import { onKey } from '@orrery/imperium/web/parts/onKey.ts';
import { SeatRail } from '@orrery/imperium/web/parts/SeatRail.tsx';
import type { SeatRow } from '@orrery/imperium/web/parts/SeatRail.tsx';
import { t as shared } from '@orrery/imperium/web/words.ts';
import { cardsOf, initiativeOf, orderOf } from '../rules/initiative.ts';
import { handOf } from '../rules/zones.ts';
import { fleetPool, names, viewOf } from './content.ts';
import { agendaView } from './asks/council.tsx';
import { Compare } from './sheets.tsx';
import { t } from './words.ts';

// What is not on the first screen is fetched when it is opened.
const PlayerSheet = lazy(() => import('./PlayerSheet.tsx').then((m) => ({ default: m.PlayerSheet })));

/** Seats in the order that matters now: by initiative once strategy cards are taken, before that from the speaker. */
export function Rail(props: { table: TableModel }) {
  const pub = () => viewOf(props.table).pub;
  const isByInitiative = () => pub().phase === 'action' || pub().phase === 'status';
  /** Who votes on the agenda at hand, in order, and how. */
  const votes = createMemo(() => agendaView(props.table)?.order ?? null);
  const order = createMemo((): Seat[] => {
    const seats = pub().sheets.map((_, seat) => seat);
    const found = votes() ? votes()!.map(({ seat }) => seat) : orderOf({ ...pub(), active: null });
    // Who is out, or does not vote, comes last.
    return [...found, ...seats.filter((seat) => !found.includes(seat))];
  });
  const row = (seat: Seat, i: number): SeatRow => {
    const sheet = pub().sheets[seat]!;
    const head = props.table.channel.head()!.seats[seat];
    const asked = props.table.awaiting().some((one) => one.seat === seat);
    const initiative = initiativeOf(pub(), seat);
    const isOut = pub().table.out.includes(seat);
    const vote = votes()?.find((one) => one.seat === seat);
    return {
      seat,
      order: isOut ? '–' : isByInitiative() && Number.isFinite(initiative) ? String(initiative) : String(i + 1),
      name: props.table.name(seat),
      faction: names().words.factions[sheet.faction],
      cards: vote
        ? [{ name: vote.said || shared('votesUpTo', { n: vote.most }), used: false }]
        : cardsOf(pub(), seat).map((card) => ({
            name: names().strategyCard(card),
            used: pub().strategyCards[card].exhausted,
          })),
      figures: [
        {
          icon: 'u-token',
          title: t('tokensInPools'),
          text: `${sheet.tactic} · ${fleetPool(viewOf(props.table), seat)} · ${sheet.strategy}`,
        },
        { icon: 'r-trade', title: t('tradeGoods'), text: String(sheet.goods) },
        { icon: 'r-card', title: t('actionCards'), text: String(pub().table.zones[handOf(seat)]?.n ?? 0) },
      ],
      points: sheet.points,
      state:
        asked && seat === props.table.mine
          ? t('yourTurn')
          : sheet.passed
            ? t('passed')
            : seatState(props.table, seat, null, head?.online ?? true),
      isAsked: asked,
      isMine: seat === props.table.mine,
      isOut,
      isSpeaker: pub().speaker === seat,
      isBot: head?.bot !== null && head?.bot !== undefined,
    };
  };
  const [open, setOpen] = createSignal<Seat | null>(null);
  const [compares, setCompares] = createSignal(false);
  onKey('c', () => setCompares(true));
  return (
    <>
      <SeatRail
        order={votes() ? shared('votingOrder') : isByInitiative() ? t('byInitiative') : t('fromSpeaker')}
        unit={t('ofPoints', { n: pub().agreed.points })}
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
