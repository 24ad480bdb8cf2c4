import { For, Show } from 'solid-js';
import type { AnyGame } from '@orrery/games';
import { Segments } from '../design/Segments.tsx';
import { Seating } from '../design/Seating.tsx';
import { gameEntry } from '../games/registry.ts';
import { isOfUse, optionWords } from '../games/options.ts';
import { t } from '../text/text.ts';
import '../settings/settings.css';

/** A game's options with what each value means. Few values are a row of buttons, many a list. */
export function OptionRows(props: {
  game: AnyGame;
  options: Record<string, string>;
  seats: number;
  disabled?: boolean;
  choose: (name: string, value: string) => void;
}) {
  const value = (name: string) => props.options[name] ?? props.game.options[name]!.default;
  /** A value that no list holds, but the game accepts: it came with the address. */
  const isBrought = (name: string) => !props.game.options[name]!.values.includes(value(name));
  return (
    <For
      each={Object.entries(props.game.options).filter(
        ([name, spec]) => (spec.values.length > 1 || isBrought(name)) && isOfUse(props.game.id, name, value),
      )}
    >
      {([name, spec]) => {
        const words = () => optionWords(props.game.id, name);
        const plans = () => gameEntry(props.game.id)?.plans;
        return (
          <>
            <div class="setting">
              <div>
                <b>{words().name}</b>
                <span>{words().text}</span>
              </div>
              <Show when={isBrought(name)}>
                <button class="btn" disabled={props.disabled} onClick={() => props.choose(name, spec.default)}>
                  {words().brought ?? t('game.without')}
                </button>
              </Show>
              <Show
                when={!isBrought(name) && spec.values.length <= 3}
                fallback={
                  <Show when={!isBrought(name)}>
                    <select
                      class="field"
                      aria-label={words().name}
                      disabled={props.disabled}
                      onChange={(event) => props.choose(name, event.currentTarget.value)}
                    >
                      <For each={spec.values}>
                        {(one) => (
                          <option value={one} selected={one === value(name)}>
                            {words().value(one)}
                          </option>
                        )}
                      </For>
                    </select>
                  </Show>
                }
              >
                <Segments
                  label={words().name}
                  value={value(name)}
                  options={spec.values.map((one) => ({ value: one, name: words().value(one) }))}
                  disabled={props.disabled ?? false}
                  choose={(one) => props.choose(name, one)}
                />
              </Show>
            </div>
            <Show when={plans()?.option === name && words().explained(value(name))}>
              <div class="explained">
                <Seating plan={plans()!.plan(value(name), props.seats)} />
                <p>{words().explained(value(name))}</p>
              </div>
            </Show>
          </>
        );
      }}
    </For>
  );
}
