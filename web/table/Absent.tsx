import { For, Show, createSignal } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Icon } from '../design/Icon.tsx';
import { SeatName } from '../design/Seat.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { Failed, FailedInLine } from '../net/Failed.tsx';
import { createRequest } from '../net/request.ts';
import { language, list, t } from '../text/text.ts';
import type { Absent } from '../match/channel.ts';
import type { TableModel } from '../match/model.ts';
import './Absent.css';
import './askSheet.css';

/** Whoever sits here and plays has a vote. */
function votable(table: TableModel): Absent[] {
  const { seatActions } = table.channel;
  const { result, out } = table.view().pub.table;
  if (!seatActions || table.mine === null || seatActions.isReplaced() || result !== null) return [];
  return seatActions.absent().filter(({ seat }) => !out.includes(seat));
}

const moment = (time: number): string =>
  new Date(time).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });

/** At the seat of somebody who is away: a vote to let a bot play for them. */
export function AbsentVote(props: { table: TableModel; seat: Seat }) {
  const [open, setOpen] = createSignal(false);
  const { busy, failed, act } = createRequest();
  const absent = () => votable(props.table).find((one) => one.seat === props.seat);
  const name = () => props.table.name(props.seat);
  const from = ({ after }: Absent) =>
    (props.table.awaiting().find(({ seat }) => seat === props.seat)?.since ?? Date.now()) + after;
  const vote = async (yes: boolean) => {
    if (await act(() => props.table.channel.seatActions!.vote(props.seat, yes))) setOpen(false);
  };
  return (
    <Show when={absent()}>
      {(one) => (
        <>
          <button class="btn sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Icon name="i-bot" />
            {t('absent.open')}
          </button>
          <Sheet title={t('absent.title', { name: name() })} open={open()} close={() => setOpen(false)}>
            <div class="ask-sheet">
              <p>{t('absent.text', { name: name() })}</p>
              <Show when={from(one()) > Date.now()}>
                <p>{t('absent.from', { name: name(), when: moment(from(one())) })}</p>
              </Show>
              <p>
                <b>{t('absent.count', { n: one().votes.length, of: one().needed })}</b>
              </p>
              <ul class="voters" aria-label={t('absent.voters')}>
                <For each={one().votes}>
                  {(seat) => (
                    <li>
                      <SeatName seat={seat} name={props.table.name(seat)} />
                    </li>
                  )}
                </For>
              </ul>
              <Failed reason={failed()} />
              <div class="row-of">
                <Show
                  when={one().votes.includes(props.table.mine!)}
                  fallback={
                    <button class="btn btn-1" disabled={busy()} onClick={() => void vote(true)}>
                      {t('absent.vote')}
                    </button>
                  }
                >
                  <button class="btn" disabled={busy()} onClick={() => void vote(false)}>
                    {t('absent.withdraw')}
                  </button>
                </Show>
                <button class="btn" onClick={() => setOpen(false)}>
                  {t('absent.wait')}
                </button>
              </div>
            </div>
          </Sheet>
        </>
      )}
    </Show>
  );
}

/** Open votes are shown to everybody who has one, also to those who are asked something else at present. */
export function AbsentBand(props: { table: TableModel }) {
  return (
    <For
      each={votable(props.table)
        .filter((one) => one.votes.length > 0)
        .map((one) => one.seat)}
    >
      {(seat) => <OpenVote table={props.table} seat={seat} />}
    </For>
  );
}

function OpenVote(props: { table: TableModel; seat: Seat }) {
  const { busy, failed, act } = createRequest();
  const absent = () => votable(props.table).find((one) => one.seat === props.seat);
  const votes = () => absent()?.votes ?? [];
  const hasMine = () => votes().includes(props.table.mine!);
  return (
    <div class="proposal panel absent-band" role="status">
      <p>
        {t('absent.band', {
          n: votes().length,
          of: absent()?.needed ?? 0,
          names: list(votes().map((seat) => props.table.name(seat))),
          name: props.table.name(props.seat),
        })}
        <FailedInLine reason={failed()} />
      </p>
      <button
        class="btn sm"
        disabled={busy()}
        onClick={() => void act(() => props.table.channel.seatActions!.vote(props.seat, !hasMine()))}
      >
        {hasMine() ? t('absent.withdraw') : t('absent.vote')}
      </button>
    </div>
  );
}
