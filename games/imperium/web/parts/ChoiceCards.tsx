import { For, Show } from 'solid-js';
import { same } from '@orrery/kernel';
import type { Json } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import './Controls.css';

/** An answer with what it does: never a bare name. */
export interface ChoiceCard {
  readonly answer: Json;
  readonly title: string;
  /** What it does. */
  readonly text: string;
  /** What it costs or risks, in a few words. */
  readonly note?: string;
  readonly icon?: IconName;
  readonly tone?: string;
}

/** A list of things to choose one of, each with its words. Pointing at one chooses it; the foot of the panel gives it. */
export function ChoiceCards(props: {
  cards: readonly ChoiceCard[];
  chosen: Json | undefined;
  choose: (answer: Json) => void;
  label: string;
}) {
  const isChosen = (card: ChoiceCard) => props.chosen !== undefined && same(card.answer, props.chosen);
  const keys = (event: KeyboardEvent & { currentTarget: HTMLDivElement }) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (way === undefined) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.im-choice-card')];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all[(at + way + all.length) % all.length]?.focus();
    event.preventDefault();
  };
  return (
    <div class="im-choices" role="group" aria-label={props.label} onKeyDown={keys}>
      <For each={props.cards}>
        {(card) => <CardButton card={card} isPressed={isChosen(card)} press={() => props.choose(card.answer)} />}
      </For>
    </div>
  );
}

/** One such thing as a button. */
export function CardButton(props: { card: ChoiceCard; isPressed: boolean; isClosed?: boolean; press: () => void }) {
  return (
    <button
      type="button"
      class="im-choice-card"
      aria-pressed={props.isPressed}
      disabled={props.isClosed}
      data-choice={JSON.stringify(props.card.answer)}
      onClick={() => props.press()}
    >
      <Show when={props.card.icon}>{(icon) => <Icon name={icon()} class={props.card.tone} />}</Show>
      <span>
        <b>{props.card.title}</b>
        <Show when={props.card.text}>
          <span class="im-choice-text">{props.card.text}</span>
        </Show>
        <Show when={props.card.note}>
          <small>{props.card.note}</small>
        </Show>
      </span>
    </button>
  );
}
