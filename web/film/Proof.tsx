import { For, Show, createSignal } from 'solid-js';
import { checkDice, isKeyOf } from '@orrery/kernel';
import type { CheckedStep } from '@orrery/kernel';
import { t } from '../text/text.ts';
import type { Film } from './film.ts';
import { ownSalt } from '../net/ownSalt.ts';

/** Whether anybody could have chosen the dice: the key, this device's own number, and on demand every die and shuffle made again. */
export function Proof(props: { film: Film; match: string | null; pick: (at: number) => void }) {
  const file = () => props.film.file;
  const [checked, setChecked] = createSignal<CheckedStep[] | 'unknown' | null>(null);
  const check = () => setChecked(checkDice(file().key, props.film.frames) ?? 'unknown');
  const steps = () => {
    const found = checked();
    return found === null || found === 'unknown' ? null : found;
  };
  const all = () => (steps() ?? []).flatMap(({ draws }) => draws);
  const isRight = () => (steps() ?? []).every(({ draws, isWhole }) => isWhole && draws.every((one) => one.isRight));
  /** This device's number is among those that the key was made of, and the server has kept to what it published. */
  const mine = () => {
    const kept = props.match === null ? null : ownSalt(props.match);
    if (!kept || !file().dice) return null;
    return file().dice!.salts.includes(kept.salt) && kept.commitment === file().commitment;
  };
  const contributors = () => file().dice?.salts.filter((salt) => salt !== null).length ?? 0;
  return (
    <section class="proof">
      <h3 class="cap">{t('analysis.fair')}</h3>
      <p class="muted">{isKeyOf(file()) ? t('analysis.honest') : t('analysis.dishonest')}</p>
      <Show when={contributors() > 0}>
        <p class="muted">{t('proof.salts', { n: contributors() })}</p>
      </Show>
      <Show when={mine() !== null}>
        <p class="muted">{mine() ? t('proof.mine') : t('proof.notMine')}</p>
      </Show>
      <p class="muted detail">{file().commitment}</p>
      <Show when={checked() === null}>
        <button class="btn sm" onClick={check}>
          {t('proof.check')}
        </button>
      </Show>
      <Show when={checked() === 'unknown'}>
        <p class="muted" role="status">
          {t('proof.unknown')}
        </p>
      </Show>
      <Show when={steps()}>
        {(found) => (
          <>
            <p role="status">{isRight() ? t('proof.right', { n: all().length }) : t('proof.wrong')}</p>
            <ol class="proof-steps">
              <For each={found().filter(({ draws, isWhole }) => draws.length > 0 || !isWhole)}>
                {({ step, draws, isWhole }) => (
                  <li>
                    <button class="link" onClick={() => props.pick(step)}>
                      {t('proof.step', { n: step })}
                    </button>
                    <For each={draws}>
                      {({ draw, isRight: isSo }) => (
                        <span classList={{ wrong: !isSo }}>
                          {'value' in draw
                            ? t('proof.number', { stream: draw.stream, value: draw.value + 1, of: draw.below })
                            : t('proof.shuffle', { stream: draw.stream, n: draw.order.length })}{' '}
                          {isSo ? '✓' : '✗'}
                        </span>
                      )}
                    </For>
                    <Show when={!isWhole}>
                      <span class="wrong">{t('proof.leftOut')}</span>
                    </Show>
                  </li>
                )}
              </For>
            </ol>
          </>
        )}
      </Show>
    </section>
  );
}
