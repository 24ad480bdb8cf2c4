import { For, Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import { t as frameText } from '@orrery/web/text/text.ts';
import { t } from './words.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { cardName } from './Card.tsx';
import { cardIdOf, cardOf, defenseOf, designOf } from './content.ts';
import { EMBLEM } from './face.ts';
import { authorityOf, countOf, nearSeat, viewOf } from './state.ts';
import { strongestAttack } from './attack.ts';
import type { Taps } from './taps.ts';
import './Rivals.css';

/** Three to six at the table: everybody else as a plate, in the order of play, outposts first. */
export function Rivals(props: { table: TableModel; taps: Taps }) {
  const view = () => viewOf(props.table);
  const order = () => {
    const { length } = view().pub.players;
    return Array.from({ length: length - 1 }, (_, i) => (nearSeat(view()) + 1 + i) % length);
  };
  return (
    <section class="rivals" aria-label={t('rivals')}>
      <For each={order()}>{(seat) => <Plate table={props.table} taps={props.taps} seat={seat} />}</For>
    </section>
  );
}

function Plate(props: { table: TableModel; taps: Taps; seat: Seat }) {
  const view = () => viewOf(props.table);
  const player = () => view().pub.players[props.seat]!;
  const mate = () => props.seat !== nearSeat(view()) && player().team === view().pub.players[nearSeat(view())]!.team;
  const role = () => {
    const is = player().role;
    return is === 'player' ? '' : t(`role.${is}`);
  };
  const attack = () => strongestAttack(props.table, props.seat);
  const bases = () => [...player().inPlay].sort((a, b) => rank(a.card) - rank(b.card));
  const rank = (card: string) => ({ outpost: 0, base: 1, ship: 2 })[cardOf(cardIdOf(card)).type];
  const out = () => view().pub.table.out.includes(props.seat);
  return (
    <article
      class={`plate ${seatClass(props.seat)}`}
      classList={{ can: attack() !== null, out: out(), turn: view().pub.active === props.seat }}
    >
      <header>
        <SeatMark seat={props.seat} />
        <b>{props.table.name(props.seat)}</b>
        <small>{out() ? frameText('seat.out') : [role(), mate() ? t('mate') : ''].filter(Boolean).join(', ')}</small>
      </header>
      <button
        type="button"
        class="plate-score num"
        disabled={attack() === null}
        aria-label={
          attack() === null
            ? t('authorityOf', { name: props.table.name(props.seat), n: authorityOf(view(), props.seat) })
            : props.table.speech().answer(props.table.decision()!, attack()!)
        }
        onClick={() => attack() !== null && void props.table.give(attack()!)}
      >
        {authorityOf(view(), props.seat)}
      </button>
      <p class="plate-counts num">
        {t('counts', {
          hand: countOf(view(), `hand.${props.seat}`),
          deck: countOf(view(), `deck.${props.seat}`),
          discard: countOf(view(), `discard.${props.seat}`),
        })}
      </p>
      <ul>
        <For each={bases()}>
          {(here) => {
            const printed = () => cardOf(cardIdOf(here.card));
            const can = () => props.taps.about(here.card).length > 0;
            return (
              <li>
                <button
                  type="button"
                  class="plate-card"
                  classList={{ can: can(), touched: props.table.pointedOut().has(here.card) }}
                  data-card={here.card}
                  onClick={() => props.taps.tap(here.card)}
                >
                  <Show when={printed().factions[0]}>{(faction) => <Icon name={EMBLEM[faction()]} />}</Show>
                  <span>{cardName(here.card)}</span>
                  <Show when={printed().type !== 'ship'}>
                    <b class="def small" classList={{ out: printed().type === 'outpost' }}>
                      {defenseOf(view().pub, props.seat, designOf(view().pub, here.card)) - here.damage}
                    </b>
                  </Show>
                </button>
              </li>
            );
          }}
        </For>
      </ul>
    </article>
  );
}
