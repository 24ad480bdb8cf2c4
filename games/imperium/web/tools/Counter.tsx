import { Icon } from '@orrery/web/design/Icon.tsx';
import { t } from './words.ts';

/** A number with a button on each side. */
export function Counter(props: { name: string; n: number; most: number; change: (n: number) => void }) {
  return (
    <span class="im-counter" role="group" aria-label={props.name} data-some={props.n > 0 ? '' : undefined}>
      <button
        type="button"
        aria-label={t('odds.less', { name: props.name })}
        disabled={props.n === 0}
        onClick={() => props.change(props.n - 1)}
      >
        <Icon name="i-minus" />
      </button>
      <output>{props.n}</output>
      <button
        type="button"
        aria-label={t('odds.more', { name: props.name })}
        disabled={props.n >= props.most}
        onClick={() => props.change(props.n + 1)}
      >
        <Icon name="i-plus" />
      </button>
    </span>
  );
}
