import { Show, createSignal } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { shows } from '../rules/showing.ts';
import { CardPills } from './CardPills.tsx';
import { wordsOf } from './component.ts';
import { viewOf } from './content.ts';
import { t } from './words.ts';

const toggled = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

/** Cards of one's own that are shown to others: which, and to whom (TI4-INFO-04). */
export function ShowCards(props: { table: TableModel; seat: Seat }) {
  const [cards, setCards] = createSignal<readonly string[]>([]);
  const [to, setTo] = createSignal<readonly string[]>([]);
  const view = () => viewOf(props.table);
  const held = () => {
    const zones = view().me?.table.cards ?? {};
    return shows.zones(props.seat).flatMap((zone) => (zones[zone] ?? []).map((card) => ({ zone, card })));
  };
  const others = () =>
    view()
      .pub.sheets.map((_, seat) => seat)
      .filter((seat) => seat !== props.seat && !view().pub.table.out.includes(seat))
      .map(String);
  const chosen = () => held().filter(({ card }) => cards().includes(card));
  const send = () => {
    void props.table.send({ do: 'show', seat: props.seat, cards: chosen(), to: to().map(Number) });
    setCards([]);
    setTo([]);
  };
  return (
    <Show when={props.table.mine === props.seat && held().length > 0}>
      <details class="ti4-show">
        <summary>{t('showCards')}</summary>
        <p class="muted">{t('showCardsHint')}</p>
        <CardPills
          title={t('cardsToShow')}
          all={held().map(({ card }) => card)}
          chosen={cards()}
          name={(card) => wordsOf(card).name}
          toggle={(card) => setCards(toggled(cards(), card))}
        />
        <CardPills
          title={t('showTo')}
          all={others()}
          chosen={to()}
          name={(seat) => props.table.name(Number(seat))}
          toggle={(seat) => setTo(toggled(to(), seat))}
        />
        <button type="button" class="btn sm" disabled={chosen().length === 0 || to().length === 0} onClick={send}>
          {t('showThem', { n: chosen().length })}
        </button>
      </details>
    </Show>
  );
}
