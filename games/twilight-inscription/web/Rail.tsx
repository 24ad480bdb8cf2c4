import { For, Show, createMemo, createSignal } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import { Sheet } from '@orrery/web/design/Sheet.tsx';
import { Citation } from '@orrery/web/table/Citation.tsx';
import { seatState } from '@orrery/web/table/Rail.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { AiTracks } from './AiTracks.tsx';
import { RES_ICON, RES_TONE } from './assets.ts';
import { RESOURCES, eventCard, layoutsOf, score } from './content.ts';
import type { Res } from './content.ts';
import { Holdings } from './Holdings.tsx';
import { Objectives } from './Objectives.tsx';
import { reportsOf } from './report.ts';
import { boardState, viewOf, words } from './state.ts';
import { thingsOf } from './things.ts';
import type { Thing } from './things.ts';
import './Rail.css';

const STAGES = ['', 'I', 'II', 'III', 'IV', 'V'];

/** The round: its event, the dice, what is left to spend, and who still holds a pen. */
export function Rail(props: { table: TableModel }) {
  const [open, setOpen] = createSignal(false);
  const view = () => viewOf(props.table);
  return (
    <div class="ins-rail">
      <EventHead table={props.table} />
      {/* While an event is reported, what comes next waits. */}
      <Show when={!reportsOf(props.table).shown()}>
        <Dice table={props.table} />
        <ToSpend table={props.table} />
      </Show>
      <Objectives table={props.table} />
      <Pens table={props.table} />
      <Show when={view().pub.ai}>
        <AiTracks table={props.table} />
      </Show>
      <button type="button" class="btn sm ins-more" onClick={() => setOpen(true)}>
        <Icon name="i-hand" />
        {t('things')}
      </button>
      <Sheet title={t('thingsTitle')} open={open()} close={() => setOpen(false)} wide>
        <Holdings table={props.table} />
      </Sheet>
    </div>
  );
}

function EventHead(props: { table: TableModel }) {
  const event = () => {
    const id = reportsOf(props.table).shown()?.event ?? viewOf(props.table).pub.event;
    return id ? eventCard(id) : null;
  };
  return (
    <section class="ev">
      <Show when={event()} fallback={<h3 class="serif">{t(viewOf(props.table).pub.scores ? 'over' : 'setup')}</h3>}>
        {(card) => (
          <>
            <p class="cap cap-b">{t('stage', { stage: STAGES[card().stage]!, type: t(`type.${card().type}`) })}</p>
            <h3 class="serif">{words().names.event[card().id]}</h3>
            <Show when={card().resources.length > 0}>
              <p
                class="res"
                role="img"
                aria-label={card()
                  .resources.map((res) => words().names.resource[res])
                  .join(', ')}
              >
                <For each={card().resources}>
                  {(res) => <Icon name={RES_ICON[res]} class={`tone-${RES_TONE[res]}`} />}
                </For>
              </p>
            </Show>
          </>
        )}
      </Show>
    </section>
  );
}

/** Black dice for everyone; Focus dice only where the sheet has them unlocked. */
function Dice(props: { table: TableModel }) {
  const state = boardState(props.table);
  const dice = () => viewOf(props.table).pub.dice;
  const black = () => state.now().rerolled ?? dice()?.black ?? [];
  const given = (res: Res) => {
    const p = state.now();
    return p.active !== null && (p.focus[p.active].includes(res) || p.tempFocus === res);
  };
  const label = () =>
    `${t('dice')}: ${black()
      .map((res) => words().names.resource[res])
      .join(', ')}; ${RESOURCES.filter(given)
      .map((res) => `${dice()!.focus[res]} ${words().names.resource[res]}`)
      .join(', ')}`;
  return (
    <Show when={dice()}>
      {(all) => (
        <section class="dice" role="img" aria-label={label()}>
          <p class="cap">{t('dice')}</p>
          <div class="dr">
            <For each={black()}>
              {(res) => (
                <span class={`die tone-${RES_TONE[res]}`}>
                  <Icon name={RES_ICON[res]} />
                </span>
              )}
            </For>
          </div>
          <Show when={RESOURCES.some((res) => all().focus[res] > 0)}>
            <div class="dr">
              <For each={RESOURCES}>
                {(res) => (
                  <span
                    class={`die foc tone-${RES_TONE[res]}`}
                    classList={{ locked: !given(res) }}
                    title={t(given(res) ? 'is.unlocked' : 'is.locked')}
                  >
                    <Icon name={RES_ICON[res]} />
                    <Show when={all().focus[res] > 1}>
                      <Icon name={RES_ICON[res]} />
                    </Show>
                  </span>
                )}
              </For>
            </div>
          </Show>
        </section>
      )}
    </Show>
  );
}

/** Each thing is a question: what can I still do with this? */
function ToSpend(props: { table: TableModel }) {
  const state = boardState(props.table);
  const things = createMemo(() => thingsOf(state));
  const note = (thing: Thing) => {
    if (thing.uses > 0) return t('uses', { n: thing.uses });
    if (state.step() === null || state.looking() !== null) return '';
    if (state.now().active === null && thing.fleeting) return t('sheetFirst');
    // While an effect asks for something else, what is left to spend waits.
    if ((state.desk()?.p.todo.length ?? 0) > 0) return t('notNow');
    // Another mark may open a use: a system explored now can be claimed next.
    if (thing.fleeting && state.atoms().length > 0) return t('noUseYet');
    return thing.fleeting ? t('noUse') : t('notNow');
  };
  return (
    <Show when={things().length > 0}>
      <section class="spend">
        <p class="cap">
          {state.looking() === null
            ? t(state.step() === null ? 'inHand' : 'toSpend')
            : t('holds', { name: props.table.name(state.seat()) })}
        </p>
        <ul>
          <For each={things()}>
            {(thing) => (
              <li>
                <button
                  type="button"
                  class="ps"
                  classList={{
                    now: state.thing() === thing.id,
                    idle: thing.uses === 0,
                    kept: thing.uses === 0 && !thing.fleeting,
                  }}
                  aria-pressed={state.thing() === thing.id}
                  disabled={thing.uses === 0}
                  onClick={() => state.ask(state.thing() === thing.id ? null : thing.id)}
                >
                  <Icon name={thing.icon} class={`tone-${thing.tone}`} />
                  <span>
                    {thing.name}
                    <small>{note(thing)}</small>
                  </span>
                  <b class="num">×{thing.n}</b>
                </button>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

/** Who has put the pen down; whose sheets lie open once one's own pen is down. */
function Pens(props: { table: TableModel }) {
  const state = boardState(props.table);
  const players = () => viewOf(props.table).pub.players;
  const asked = (seat: number) => props.table.awaiting().some((one) => one.seat === seat);
  const points = createMemo(() => players().map((p) => score({ p, sheets: layoutsOf(p) }).total));
  const head = (seat: number) => props.table.channel.head()!.seats[seat];
  return (
    <section class="pens">
      <p class="cap">{t('pens', { n: players().filter((_, seat) => !asked(seat)).length, of: players().length })}</p>
      <ul>
        <For each={players().map((_, seat) => seat)}>
          {(seat) => (
            <li class={seatClass(seat)} classList={{ me: seat === props.table.mine }}>
              <button
                type="button"
                aria-pressed={state.seat() === seat}
                disabled={state.veiled() && seat !== props.table.mine}
                onClick={() => state.look(seat === props.table.mine ? null : seat)}
              >
                <SeatMark seat={seat} />
                <span>
                  <b class="who">{props.table.name(seat)}</b>
                  <small>
                    {players()[seat]!.faction
                      ? words().names.faction[players()[seat]!.faction!]
                      : seatState(props.table, seat, head(seat)?.bot ?? null, head(seat)?.online ?? true)}
                  </small>
                </span>
                <Show when={viewOf(props.table).pub.speaker === seat && players().length > 1}>
                  <Icon name="i-speaker" />
                </Show>
                <span class="num pt">{points()[seat]}</span>
                <Show when={!asked(seat)} fallback={<i class="dots" role="img" aria-label={t('marking')} />}>
                  <Icon name="i-check" class="done" />
                </Show>
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={state.veiled() && players().length > 1}>
        <p class="veil">
          <Icon name="i-veil" /> {t('veiled')} <Citation rule="INS-STRAT-12" />
        </p>
      </Show>
    </section>
  );
}
