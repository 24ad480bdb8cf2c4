import { For, Index, Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { Planet } from '@orrery/web/design/Planet.tsx';
import type { PlanetKind } from '@orrery/web/design/Planet.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import { SeatName, seatClass } from '@orrery/web/design/Seat.tsx';
import { t } from '../words.ts';
import './BattleBoard.css';

/** One kind of unit of a side, as it stands in the fight. */
export interface Fighter {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
  /** What a die must reach. */
  readonly value: number | null;
  readonly dice: number;
  readonly n: number;
  readonly isDamaged: boolean;
  readonly canSustain: boolean;
  /** Taken as losses in the answer that is being made. */
  readonly chosen: number;
  readonly isOpen: boolean;
}
/** Equal dice of a roll. */
export interface DiceGroup {
  readonly name: string;
  readonly dice: readonly number[];
  readonly needs: number;
  readonly modifier: number;
}
export interface BattleSide {
  readonly seat: Seat;
  readonly name: string;
  readonly role: string;
  /** What it can do and bear: hits a round, hits until nothing is left. */
  readonly strength: string;
  readonly fighters: readonly Fighter[];
  readonly lost: readonly { readonly name: string; readonly icon: IconName; readonly n: number }[];
  readonly roll: { readonly groups: readonly DiceGroup[]; readonly hits: number } | null;
  /** What changes the dice of this side, and by how much. */
  readonly modifiers: readonly string[];
}
export interface BattleView {
  readonly title: string;
  readonly round: string;
  readonly picture: PlanetKind | null;
  /** What happened so far, in order. */
  readonly story: readonly { readonly title: string; readonly text: string }[];
  readonly sides: readonly [BattleSide, BattleSide];
}

/** With more units than this on a side, equal ones share a card. */
const CARDS = 9;
interface Card extends Fighter {
  readonly isLost: boolean;
  readonly together: number;
}
function cardsOf(fighters: readonly Fighter[]): Card[] {
  const all = fighters.reduce((sum, { n }) => sum + n, 0);
  return fighters.flatMap((fighter): Card[] =>
    all > CARDS
      ? [{ ...fighter, isLost: fighter.chosen > 0, together: fighter.n }]
      : Array.from({ length: fighter.n }, (_, i) => ({ ...fighter, isLost: i < fighter.chosen, together: 1 })),
  );
}

/** Both sides face to face: units above and below, the last dice between them. Units of the reader that may be lost are taken by a tap. */
export function BattleBoard(props: {
  battle: BattleView;
  take: (unit: string) => void;
  leave: (unit: string) => void;
}) {
  return (
    <div class="im-battle">
      <header class="im-battle-head">
        <h3>{props.battle.title}</h3>
        <Show when={props.battle.story.length > 0}>
          <p class="cap">{t('battleSoFar')}</p>
          <ol class="im-story">
            <For each={props.battle.story}>
              {(step) => (
                <li>
                  <b>{step.title}</b>
                  <span>{step.text}</span>
                </li>
              )}
            </For>
          </ol>
        </Show>
      </header>
      <div class="im-field">
        <Show when={props.battle.picture}>{(kind) => <Planet kind={kind()} />}</Show>
        <Side side={props.battle.sides[1]} take={props.take} leave={props.leave} isUpper />
        <p class="im-battle-round">{props.battle.round}</p>
        <Side side={props.battle.sides[0]} take={props.take} leave={props.leave} isUpper={false} />
      </div>
    </div>
  );
}

function Side(props: {
  side: BattleSide;
  take: (unit: string) => void;
  leave: (unit: string) => void;
  isUpper: boolean;
}) {
  const side = () => props.side;
  return (
    <div class={`im-side ${seatClass(side().seat)}`} classList={{ upper: props.isUpper }}>
      <div class="im-side-head">
        <SeatName seat={side().seat} name={side().name} />
        <span class="chip">{side().role}</span>
        <span class="im-side-strength">{side().strength}</span>
      </div>
      <div class="im-fighters">
        <Index each={cardsOf(side().fighters)}>
          {(card) => (
            <UnitCard card={card()} press={() => (card().isLost ? props.leave(card().id) : props.take(card().id))} />
          )}
        </Index>
        <Show when={side().lost.length > 0}>
          <div class="im-lost">
            <span class="cap">{t('lost')}</span>
            <p>
              <For each={side().lost}>
                {(one) => (
                  <span title={one.name}>
                    <Icon name={one.icon} />
                    <span class="vh">{one.name} </span>
                    {one.n}
                  </span>
                )}
              </For>
            </p>
          </div>
        </Show>
      </div>
      <Show when={side().roll}>{(roll) => <Dice roll={roll()} modifiers={side().modifiers} />}</Show>
    </div>
  );
}

function UnitCard(props: { card: Card; press: () => void }) {
  const card = () => props.card;
  return (
    <button
      type="button"
      class="im-fighter"
      classList={{ open: card().isOpen && !card().isLost, damaged: card().isDamaged, chosen: card().isLost }}
      disabled={!card().isOpen && !card().isLost}
      aria-pressed={card().isLost}
      onClick={() => props.press()}
    >
      <Show when={card().value !== null}>
        <span class="im-fighter-value num">
          {card().value}
          <Show when={card().dice > 1}>
            <small>×{card().dice}</small>
          </Show>
        </span>
      </Show>
      <Show when={card().canSustain}>
        <span class="im-fighter-shield" title={t('sustains')}>
          <Icon name="r-authority" />
          <span class="vh">{t('sustains')}</span>
        </span>
      </Show>
      <Icon name={card().icon} />
      <b>
        {card().name}
        <Show when={card().together > 1}> ×{card().together}</Show>
      </b>
      <small classList={{ 'im-bad': card().isDamaged }}>{card().isDamaged ? t('isDamaged') : ''}</small>
      <Show when={card().isLost}>
        <span class="im-hit">{t('lostOf', { n: card().together > 1 ? card().chosen : 1 })}</span>
      </Show>
    </button>
  );
}

function Dice(props: { roll: NonNullable<BattleSide['roll']>; modifiers: readonly string[] }) {
  const signed = (n: number) => `${n > 0 ? '+' : '−'}${Math.abs(n)}`;
  return (
    <div class="im-roll">
      <For each={props.roll.groups}>
        {(group) => (
          <div class="im-dice">
            <p role="img" aria-label={`${group.name}: ${group.dice.join(', ')}`}>
              <For each={group.dice}>
                {(die) => (
                  <span class="im-die" classList={{ hit: die + group.modifier >= group.needs }} aria-hidden="true">
                    {die}
                  </span>
                )}
              </For>
            </p>
            <small>
              {group.name} <b>{t('needs', { n: group.needs })}</b>
              {group.modifier === 0 ? '' : ` (${signed(group.modifier)})`}
            </small>
          </div>
        )}
      </For>
      <p class="im-roll-hits">
        <b class="num">{t('hits', { n: props.roll.hits })}</b>
        <small>{t('ofDice', { n: props.roll.groups.reduce((sum, { dice }) => sum + dice.length, 0) })}</small>
      </p>
      <Show when={props.modifiers.length > 0}>
        <p class="im-modifiers">
          <For each={props.modifiers}>{(one) => <span class="chip">{one}</span>}</For>
        </p>
      </Show>
    </div>
  );
}
