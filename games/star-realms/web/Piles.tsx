import { For, Show, createSignal, lazy } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { SeatMark } from '@orrery/web/design/Seat.tsx';
import { Sheet } from '@orrery/web/design/Sheet.tsx';
import { t } from './words.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { CardFace } from './Card.tsx';
import { designOf } from './content.ts';
import { labelOf } from './label.ts';
import { printingOf } from './printing.ts';
import { nearSeat, viewOf, zoneOf } from './state.ts';
import type { Taps } from './taps.ts';
import './Piles.css';

/** Only a campaign needs its book. */
const Chronicle = lazy(() => import('./Chronicle.tsx'));

const seatOf = (zone: string): Seat => Number(zone.split('.')[1]);

/** Piles that anybody may look through: discard piles and the scrap heap. When an answer lies in one, the pile is brass. */
export function Piles(props: { table: TableModel; taps: Taps }) {
  const [open, setOpen] = createSignal<string | null>(null);
  const view = () => viewOf(props.table);
  /** SeenEvent by their zones, so that a new view draws none of them again. */
  const piles = () => [
    `discard.${nearSeat(view())}`,
    ...view().pub.players.flatMap((_, seat) => (seat === nearSeat(view()) ? [] : [`discard.${seat}`])),
    'scrapHeap',
  ];
  const nameOf = (zone: string) => {
    if (zone === 'scrapHeap') return t('scrapHeap');
    const seat = seatOf(zone);
    return seat === props.table.mine ? t('yourDiscard') : t('discardOf', { name: props.table.name(seat) });
  };
  /** Where many have a discard pile, theirs are told by mark and name. */
  const isShort = (zone: string) =>
    view().pub.players.length > 2 && zone !== 'scrapHeap' && seatOf(zone) !== nearSeat(view());
  const can = (zone: string) => zoneOf(view(), zone).some((card) => props.taps.about(card).length > 0);
  return (
    <div class="piles">
      <Show when={view().pub.campaign}>
        <Chronicle table={props.table} />
      </Show>
      <For each={piles()}>
        {(zone, i) => (
          <>
            <Show when={isShort(zone) && i() === 1}>
              <span class="cap" aria-hidden="true">
                {t('discards')}
              </span>
            </Show>
            <button
              type="button"
              class="chip"
              classList={{ can: can(zone) }}
              data-pile={zone}
              onClick={() => setOpen(zone)}
            >
              <Show when={isShort(zone)} fallback={nameOf(zone)}>
                <span aria-hidden="true">
                  <SeatMark seat={seatOf(zone)} /> {props.table.name(seatOf(zone))}
                </span>
                <span class="vh">{nameOf(zone)}</span>
              </Show>{' '}
              <b class="num">{zoneOf(view(), zone).length}</b>
            </button>
          </>
        )}
      </For>
      <Sheet title={open() === null ? '' : nameOf(open()!)} open={open() !== null} close={() => setOpen(null)}>
        <Show when={open()}>
          {(zone) => (
            <ul class="pile night">
              <For each={zoneOf(view(), zone()).toReversed()} fallback={<li>{t('empty')}</li>}>
                {(card) => (
                  <li>
                    <CardFace
                      card={card}
                      at={printingOf(view().pub)}
                      design={designOf(view().pub, card).key}
                      can={props.taps.about(card).length > 0}
                      first
                      label={labelOf(card, printingOf(view().pub), [])}
                      onTap={() => {
                        if (props.taps.about(card).length > 0) setOpen(null);
                        props.taps.tap(card);
                      }}
                      onInspect={() => props.taps.inspect(card)}
                    />
                  </li>
                )}
              </For>
            </ul>
          )}
        </Show>
      </Sheet>
    </div>
  );
}
