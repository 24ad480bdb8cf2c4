import { For, Index, Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
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
  readonly fighters: readonly Fighter[];
  readonly roll: { readonly groups: readonly DiceGroup[]; readonly hits: number } | null;
}
export interface BattleView {
  readonly title: string;
  readonly round: string;
  readonly sides: readonly [BattleSide, BattleSide];
}

/** Both sides face to face: units above and below, the last dice between them. Units of the reader that may be lost are taken by a tap. */
export function BattleBoard(props: { battle: BattleView; take: (unit: string) => void }) {
  return (
    <div class="im-battle">
      <h3>{props.battle.title}</h3>
      <Side side={props.battle.sides[1]} take={props.take} isUpper />
      <p class="im-battle-round">{props.battle.round}</p>
      <Side side={props.battle.sides[0]} take={props.take} isUpper={false} />
    </div>
  );
}

function Side(props: { side: BattleSide; take: (unit: string) => void; isUpper: boolean }) {
  const side = () => props.side;
  return (
    <div class={`im-side ${seatClass(side().seat)}`} classList={{ upper: props.isUpper }}>
      <p class="im-side-head">
        <SeatName seat={side().seat} name={side().name} />
        <span class="chip">{side().role}</span>
      </p>
      <div class="im-fighters">
        <Index each={side().fighters}>
          {(unit) => (
            <button
              type="button"
              class="im-fighter"
              classList={{ open: unit().isOpen, damaged: unit().isDamaged, chosen: unit().chosen > 0 }}
              disabled={!unit().isOpen && unit().chosen === 0}
              onClick={() => props.take(unit().id)}
            >
              <Show when={unit().value !== null}>
                <span class="im-fighter-value num">
                  {unit().value}
                  <Show when={unit().dice > 1}>
                    <small>×{unit().dice}</small>
                  </Show>
                </span>
              </Show>
              <Show when={unit().canSustain}>
                <span class="im-fighter-shield" title={t('sustains')}>
                  <Icon name="r-authority" />
                  <span class="vh">{t('sustains')}</span>
                </span>
              </Show>
              <Icon name={unit().icon} />
              <b>
                {unit().name}
                <Show when={unit().n > 1}> ×{unit().n}</Show>
              </b>
              <Show when={unit().isDamaged}>
                <small class="im-bad">{t('isDamaged')}</small>
              </Show>
              <Show when={unit().chosen > 0}>
                <span class="im-hit">{t('lostOf', { n: unit().chosen })}</span>
              </Show>
            </button>
          )}
        </Index>
      </div>
      <Show when={side().roll}>
        {(roll) => (
          <div class="im-roll">
            <For each={roll().groups}>
              {(group) => (
                <div class="im-dice">
                  <p>
                    <For each={group.dice}>
                      {(die) => (
                        <span class="im-die" classList={{ hit: die + group.modifier >= group.needs }}>
                          {die}
                        </span>
                      )}
                    </For>
                  </p>
                  <small>
                    {group.name} {t('needs', { n: group.needs })}
                    {group.modifier === 0 ? '' : ` (${group.modifier > 0 ? '+' : '−'}${Math.abs(group.modifier)})`}
                  </small>
                </div>
              )}
            </For>
            <p class="im-roll-hits">
              <b class="num">{t('hits', { n: roll().hits })}</b>
            </p>
          </div>
        )}
      </Show>
    </div>
  );
}
