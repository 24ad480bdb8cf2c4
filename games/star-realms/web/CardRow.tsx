import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Json, Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { CardFace } from './Card.tsx';
import { cardIdOf, cardOf, costOf, defenseOf, designOf } from './content.ts';
import { labelOf } from './label.ts';
import { printingOf } from './printing.ts';
import { isAct, viewOf } from './state.ts';
import type { Taps } from './taps.ts';

/** A row of cards is a list with one tab stop; arrows move in it. */
export function CardRow(props: {
  class: string;
  name: string;
  cards: readonly string[];
  /** Whether a card is the first changes as others leave; the card itself is drawn only once. */
  children: (card: string, first: () => boolean) => JSX.Element;
  /** What stands beside the name of the row. */
  aside?: JSX.Element;
}) {
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const cards = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.sr-face')];
    const at = cards.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    cards[(at + by + cards.length) % cards.length]?.focus();
  };
  return (
    <section class={`sr-row ${props.class}`} aria-label={props.name} onKeyDown={move}>
      <header class="lab">
        <h3 class="cap">{props.name}</h3>
        {props.aside}
      </header>
      <ul class="sr-cards">
        <For each={props.cards}>{(card, i) => <li>{props.children(card, () => i() === 0)}</li>}</For>
      </ul>
    </section>
  );
}

/** A player's cards in play, lying down in one line. */
export function Band(props: { table: TableModel; taps: Taps; seat: Seat }) {
  const view = () => viewOf(props.table);
  const isMine = () => props.seat === props.table.mine;
  return (
    <CardRow
      class={isMine() ? 'mine' : 'theirs'}
      name={isMine() ? t('inPlay') : t('rivalInPlay', { name: props.table.name(props.seat) })}
      cards={view().pub.players[props.seat]!.inPlay.map((here) => here.card)}
    >
      {(card, first) => (
        <PlayCard table={props.table} taps={props.taps} seat={props.seat} card={card} first={first()} />
      )}
    </CardRow>
  );
}

function PlayCard(props: { table: TableModel; taps: Taps; seat: Seat; card: string; first: boolean }) {
  const view = () => viewOf(props.table);
  const here = () => view().pub.players[props.seat]!.inPlay.find((one) => one.card === props.card);
  const printed = () => cardOf(cardIdOf(props.card));
  const defense = () =>
    printed().type === 'ship' ? undefined : defenseOf(view().pub, props.seat, designOf(view().pub, props.card));
  return (
    <Show when={here()}>
      <CardFace
        card={props.card}
        at={printingOf(view().pub)}
        design={designOf(view().pub, props.card).key}
        defense={defense()}
        inPlay={here()!}
        strip
        owned
        onLook={(face) => props.taps.look(props.card, face)}
        can={props.taps.about(props.card).length > 0}
        chosen={props.taps.chosen() === props.card}
        touched={props.table.pointedOut().has(props.card)}
        first={props.first}
        label={labelOf(props.card, printingOf(viewOf(props.table).pub), [
          defense() === undefined ? '' : t('defense', { n: defense()! - here()!.damage }),
        ])}
        onTap={() => props.taps.tap(props.card)}
        onInspect={() => props.taps.inspect(props.card)}
      >
        <CardActs table={props.table} taps={props.taps} card={props.card} />
      </CardFace>
    </Show>
  );
}

/** The answers about a chosen card, on the card itself. */
export function CardActs(props: { table: TableModel; taps: Taps; card: string }) {
  const cost = () => {
    const { pub } = viewOf(props.table);
    return costOf(pub, props.table.mine ?? pub.active, designOf(pub, props.card));
  };
  const say = (answer: Json) => {
    if (!isAct(answer)) return props.table.speech().answer(props.table.decision()!, answer);
    if (answer.do === 'acquire') return t('buy', { n: cost() });
    if (answer.do === 'use') return t(`ability.${answer.ability}`);
    return props.table.speech().answer(props.table.decision()!, answer);
  };
  return (
    <Show when={props.taps.chosen() === props.card}>
      <div class="acts">
        <For each={props.taps.about(props.card)}>
          {(answer, i) => (
            <button
              class="btn sm"
              classList={{ 'btn-1': i() === 0 && props.taps.about(props.card).length === 1 }}
              onClick={() => {
                props.taps.drop();
                void props.table.give(answer);
              }}
            >
              {say(answer)}
            </button>
          )}
        </For>
        <button class="tool" aria-label={t('look')} title={t('look')} onClick={() => props.taps.inspect(props.card)}>
          <Icon name="i-eye" />
        </button>
      </div>
    </Show>
  );
}
