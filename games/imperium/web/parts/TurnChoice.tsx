import { Show } from 'solid-js';
import type { Json } from '@orrery/kernel';
import { ChoiceCards } from './ChoiceCards.tsx';
import type { ChoiceCard } from './ChoiceCards.tsx';

/** The system that is pointed at on the map. */
export interface PointedAt {
  readonly name: string;
  /** What could come there. */
  readonly arrivals: string;
  readonly cost: string;
}

/** A turn: an activation by pointing at the map, with what could come there and what it costs; else what components offer. */
export function TurnChoice(props: {
  title: string;
  pointedAt: PointedAt | null;
  /** What to do on the map while nothing is pointed at. */
  hint: string;
  others: { readonly title: string; readonly cards: readonly ChoiceCard[] };
  chosen: Json | undefined;
  choose: (answer: Json) => void;
}) {
  return (
    <div class="im-controls">
      <div class="im-block">
        <p class="cap">{props.title}</p>
        <Show when={props.pointedAt} fallback={<p class="im-fine">{props.hint}</p>}>
          {(one) => (
            <>
              <p class="im-fine">
                <b>{one().name}</b>
              </p>
              <p class="im-fine">{one().arrivals}</p>
              <p class="im-why">{one().cost}</p>
            </>
          )}
        </Show>
      </div>
      <Show when={props.others.cards.length > 0}>
        <div class="im-block">
          <p class="cap">{props.others.title}</p>
          <ChoiceCards
            cards={props.others.cards}
            chosen={props.chosen}
            choose={(answer) => props.choose(answer)}
            label={props.others.title}
          />
        </div>
      </Show>
    </div>
  );
}
