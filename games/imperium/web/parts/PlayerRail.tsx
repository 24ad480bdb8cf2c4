import { Show, Suspense, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { Sheet } from '@orrery/web/design/Sheet.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { seatState } from '@orrery/web/table/Rail.tsx';
import { t } from '../words.ts';
import { onKey } from './onKey.ts';
import { SeatRail } from './SeatRail.tsx';
import type { SeatRow } from './SeatRail.tsx';

/** The seats, with the sheet of one of them and all compared, each opened from here. */
export function PlayerRail(props: {
  table: TableModel;
  order: string;
  unit: string;
  rows: readonly SeatRow[];
  sheet: (seat: Seat, open: (seat: Seat | null) => void) => JSX.Element;
  compare: () => JSX.Element;
}) {
  const [open, setOpen] = createSignal<Seat | null>(null);
  const [compares, setCompares] = createSignal(false);
  onKey('c', () => setCompares(true));
  return (
    <>
      <SeatRail order={props.order} unit={props.unit} rows={props.rows} open={setOpen}>
        <div class="im-rail-foot">
          <button type="button" class="btn sm" aria-haspopup="dialog" onClick={() => setCompares(true)}>
            <Icon name="i-log" />
            {t('compare')}
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
          <Suspense>{props.sheet(open()!, setOpen)}</Suspense>
        </Show>
      </Sheet>
      <Sheet title={t('compare')} open={compares()} close={() => setCompares(false)} wide>
        <Show when={compares()}>
          <Suspense>{props.compare()}</Suspense>
        </Show>
      </Sheet>
    </>
  );
}

type Known = 'seat' | 'name' | 'state' | 'isAsked' | 'isMine' | 'isOut' | 'isBot';
/** What every table tells of a seat; the words for one's own turn and for having passed are the edition's. */
export function seatRow(
  table: TableModel,
  seat: Seat,
  { passed, words }: { passed: boolean; words: { yourTurn: string; passed: string } },
): Pick<SeatRow, Known> {
  const head = table.channel.head()!.seats[seat];
  const isAsked = table.awaiting().some((one) => one.seat === seat);
  const isMine = seat === table.mine;
  const usual = () => seatState(table, seat, null, head?.online ?? true);
  return {
    seat,
    name: table.name(seat),
    state: isAsked && isMine ? words.yourTurn : passed ? words.passed : usual(),
    isAsked,
    isMine,
    isOut: table.view().pub.table.out.includes(seat),
    isBot: (head?.bot ?? null) !== null,
  };
}
