import { For, Show, Suspense, createMemo, createSignal } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { mayDeal } from '@orrery/kernel';
import type { Deal, Json, Seat } from '@orrery/kernel';
import { SeatName } from '../design/Seat.tsx';
import { Sheet } from '../design/Sheet.tsx';
import type { DealParts } from '../match/board.ts';
import type { TableModel } from '../match/model.ts';
import { openDeals } from '../match/openDeals.ts';
import { t } from '../text/text.ts';
import { Citation } from './Citation.tsx';
import './Deals.css';

/** An offer that is being made; `counters`: the one it answers. */
interface Draft {
  to: Seat;
  terms: Json;
  counters: number | null;
}

/** The offer book: what others offer the reader, what the reader offers, and what lies between others. */
export function Deals(props: { table: TableModel; parts: DealParts; mine: Seat }) {
  const [draft, setDraft] = createSignal<Draft | null>(null);
  const pub = () => props.table.view().pub;
  const others = () =>
    Array.from({ length: pub().table.seats }, (_, seat) => seat).filter((seat) => seat !== props.mine);
  const isFree = (seat: Seat) => mayDeal(props.table.game, pub(), props.mine, seat);
  const rules = () => props.table.game.deals!;
  /** Why the reader cannot do their part of a deal at present; null: nothing stands against it. */
  const obstacle = (deal: Deal): string | null =>
    mayDeal(props.table.game, pub(), deal.by, deal.to)
      ? (rules().illegal(props.table.view(), deal)?.rule ?? null)
      : rules().rule;
  const deals = createMemo(() => openDeals(props.table));
  const groups = () => [
    { title: t('deal.toYou'), deals: deals().filter(({ to }) => to === props.mine) },
    { title: t('deal.fromYou'), deals: deals().filter(({ by }) => by === props.mine) },
    { title: t('deal.others'), deals: deals().filter(({ by, to }) => by !== props.mine && to !== props.mine) },
  ];
  const reply = (does: 'accept' | 'refuse' | 'withdraw', deal: Deal) =>
    void props.table.send({ do: does, seat: props.mine, deal: deal.id });
  const begin = (to: Seat) => setDraft({ to, terms: props.parts.empty, counters: null });
  const answer = (deal: Deal) => setDraft({ to: deal.by, terms: props.parts.turned(deal.terms), counters: deal.id });
  return (
    <div class="deals">
      <For each={groups().filter((group) => group.deals.length > 0)}>
        {(group) => (
          <section>
            <h3 class="cap">{group.title}</h3>
            <For each={group.deals}>
              {(deal) => (
                <article class="deal">
                  <Show
                    when={deal.to !== props.mine && deal.by !== props.mine}
                    fallback={
                      <SeatName
                        seat={deal.by === props.mine ? deal.to : deal.by}
                        name={props.table.name(deal.by === props.mine ? deal.to : deal.by)}
                      />
                    }
                  >
                    <span>
                      <SeatName seat={deal.by} name={props.table.name(deal.by)} /> →{' '}
                      <SeatName seat={deal.to} name={props.table.name(deal.to)} />
                    </span>
                  </Show>
                  <p>{deal.terms === null ? t('deal.sealed') : props.parts.words(props.table, deal)}</p>
                  <Show when={deal.to === props.mine}>
                    <Show when={obstacle(deal)}>{(rule) => <Why table={props.table} rule={rule()} />}</Show>
                    <p class="deal-foot">
                      <button
                        type="button"
                        class="btn sm"
                        disabled={obstacle(deal) !== null}
                        onClick={() => reply('accept', deal)}
                      >
                        {t('deal.accept')}
                      </button>
                      <button type="button" class="btn sm" disabled={!isFree(deal.by)} onClick={() => answer(deal)}>
                        {t('deal.counter')}
                      </button>
                      <button type="button" class="btn sm" onClick={() => reply('refuse', deal)}>
                        {t('deal.refuse')}
                      </button>
                    </p>
                  </Show>
                  <Show when={deal.by === props.mine}>
                    <p class="deal-foot">
                      <button type="button" class="btn sm" onClick={() => reply('withdraw', deal)}>
                        {t('deal.withdraw')}
                      </button>
                    </p>
                  </Show>
                </article>
              )}
            </For>
          </section>
        )}
      </For>
      <section>
        <h3 class="cap">{t('deal.new')}</h3>
        <p class="deal-foot">
          <For each={others()}>
            {(seat) => (
              <button type="button" class="btn sm" disabled={!isFree(seat)} onClick={() => begin(seat)}>
                <SeatName seat={seat} name={props.table.name(seat)} />
              </button>
            )}
          </For>
        </p>
        <Show when={others().some((seat) => !isFree(seat))}>
          <p class="muted">
            {props.parts.when()} <Citation rule={rules().rule} />
          </p>
        </Show>
      </section>
      <Sheet
        title={draft() ? t('deal.with', { name: props.table.name(draft()!.to) }) : ''}
        open={draft() !== null}
        close={() => setDraft(null)}
        wide
      >
        <Show when={draft()}>
          {(one) => (
            <Making table={props.table} parts={props.parts} draft={one()} change={setDraft} mine={props.mine} />
          )}
        </Show>
      </Sheet>
    </div>
  );
}

function Why(props: { table: TableModel; rule: string }) {
  return (
    <p class="deal-why">
      {props.table.speech().refusal({ code: 'illegal', rule: props.rule })} <Citation rule={props.rule} />
    </p>
  );
}

function Making(props: {
  table: TableModel;
  parts: DealParts;
  draft: Draft;
  change: (draft: Draft | null) => void;
  mine: Seat;
}) {
  const deal = (): Deal => ({ ...props.draft, id: 0, by: props.mine });
  const refused = () => props.table.game.deals!.illegal(props.table.view(), deal());
  const send = () => {
    const { to, terms, counters } = props.draft;
    void props.table.send({ do: 'offer', seat: props.mine, to, terms, ...(counters === null ? {} : { counters }) });
    props.change(null);
  };
  return (
    <div class="deal-making">
      <Suspense>
        <Dynamic
          component={props.parts.Builder}
          table={props.table}
          to={props.draft.to}
          terms={props.draft.terms}
          change={(terms: Json) => props.change({ ...props.draft, terms })}
        />
      </Suspense>
      <p class="deal-seen">
        <b>{t('deal.seen')}</b> {props.parts.seen(props.table, deal())}
      </p>
      <Show when={refused()}>{(why) => <Why table={props.table} rule={why().rule} />}</Show>
      <p class="deal-foot">
        <button type="button" class="btn" onClick={() => props.change(null)}>
          {t('deal.drop')}
        </button>
        <button type="button" class="btn btn-1" disabled={refused() !== null} onClick={send}>
          {props.draft.counters === null ? t('deal.send') : t('deal.sendCounter')}
        </button>
      </p>
    </div>
  );
}
