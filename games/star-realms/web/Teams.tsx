import { For, Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { seatState } from '@orrery/web/table/Rail.tsx';
import { t as frameText } from '@orrery/web/text/text.ts';
import { t } from './words.ts';
import { strongestAttack } from './attack.ts';
import { authorityOf, countOf, nearSeat, viewOf } from './state.ts';
import './Teams.css';

/** Three to six at the table: one's own side above, the others below; Authority that is shared stands once, at its team. */
export function Teams(props: { table: TableModel }) {
  const players = () => viewOf(props.table).pub.players;
  const near = () => nearSeat(viewOf(props.table));
  const inOrder = () => {
    const { length } = players();
    return Array.from({ length }, (_, i) => (near() + i) % length);
  };
  const own = () => players()[near()]!.team;
  const alone = () => new Set(players().map((one) => one.team)).size === players().length;
  const sides = () => {
    const mine = inOrder().filter((seat) => players()[seat]!.team === own());
    const theirs = inOrder().filter((seat) => players()[seat]!.team !== own());
    return [
      { name: alone() ? t('team.you') : t('team.yours'), seats: mine, mine: true },
      { name: alone() ? t('rivals') : t('team.theirs'), seats: theirs, mine: false },
    ];
  };
  return (
    <div class="teams" classList={{ alone: alone() }}>
      <For each={sides()}>
        {(side) => {
          const shared = () =>
            side.seats.length > 1 && players()[side.seats[0]!]!.score === players()[side.seats[1]!]!.score;
          return (
            <section class="team" classList={{ us: side.mine, them: !side.mine }} aria-label={side.name}>
              <header>
                <h3 class="cap">{side.name}</h3>
                <Show when={shared()}>
                  <Score table={props.table} seat={side.seats[0]!} shared />
                </Show>
              </header>
              <Show when={shared()}>
                <p class="team-note">{t('team.shared')}</p>
              </Show>
              <ul>
                <For each={side.seats}>{(seat) => <Member table={props.table} seat={seat} shared={shared()} />}</For>
              </ul>
            </section>
          );
        }}
      </For>
    </div>
  );
}

function Member(props: { table: TableModel; seat: Seat; shared: boolean }) {
  const view = () => viewOf(props.table);
  const player = () => view().pub.players[props.seat]!;
  const isOut = () => view().pub.table.out.includes(props.seat);
  const head = () => props.table.channel.head()!.seats[props.seat];
  const role = () => (player().role === 'player' ? '' : t(`role.${player().role as 'boss'}`));
  const isMe = () => props.seat === props.table.mine;
  // One's own seat is named as such beside the role.
  const state = () =>
    isOut()
      ? frameText('seat.out')
      : isMe()
        ? ''
        : seatState(props.table, props.seat, head()?.bot ?? null, head()?.online ?? true);
  return (
    <li
      class={`member ${seatClass(props.seat)}`}
      data-seat={props.seat}
      classList={{
        me: isMe(),
        out: isOut(),
        turn: view().pub.active === props.seat,
        can: strongestAttack(props.table, props.seat) !== null,
      }}
    >
      <p class="member-name">
        <SeatMark seat={props.seat} />
        <b>{props.table.name(props.seat)}</b>
        <Show when={!props.shared}>
          <Score table={props.table} seat={props.seat} />
        </Show>
      </p>
      <p class="member-role">
        <Show when={player().role === 'emperor' || player().role === 'boss'}>
          <Icon name="f-kingdom" />
        </Show>
        {[role(), isMe() ? t('team.me') : ''].filter(Boolean).join(', ')}
        <em>{state()}</em>
      </p>
      <p class="member-counts num">
        {t('counts', {
          hand: countOf(view(), `hand.${props.seat}`),
          deck: countOf(view(), `deck.${props.seat}`),
          discard: countOf(view(), `discard.${props.seat}`),
        })}
      </p>
    </li>
  );
}

/** Authority; a button while it can be attacked. */
function Score(props: { table: TableModel; seat: Seat; shared?: boolean }) {
  const value = () => authorityOf(viewOf(props.table), props.seat);
  const attack = () => strongestAttack(props.table, props.seat);
  return (
    <Show
      when={attack() !== null}
      fallback={
        <span
          class="score num"
          role="img"
          aria-label={t('authorityOf', { name: props.table.name(props.seat), n: value() })}
        >
          {value()}
        </span>
      }
    >
      <button
        type="button"
        class="score num dial-hit"
        title={props.table.speech().answer(props.table.decision()!, attack()!)}
        aria-label={props.table.speech().answer(props.table.decision()!, attack()!)}
        onClick={() => void props.table.give(attack()!)}
      >
        {value()}
      </button>
    </Show>
  );
}
