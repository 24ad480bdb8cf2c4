import { Icon } from '@orrery/web/design/Icon.tsx';
import { t } from '../words.ts';
import './Controls.css';

/** One figure with a button on each side. */
export function Stepper(props: {
  name: string;
  n: number;
  less: boolean;
  more: boolean;
  why?: string;
  change: (by: number) => void;
}) {
  return (
    <span class="im-stepper" classList={{ on: props.n > 0 }} role="group" aria-label={props.name}>
      <button
        type="button"
        aria-label={t('less', { thing: props.name })}
        disabled={!props.less}
        onClick={() => props.change(-1)}
      >
        <Icon name="i-minus" />
      </button>
      <output class="num" aria-label={props.name}>
        {props.n}
      </output>
      <button
        type="button"
        aria-label={t('more', { thing: props.name })}
        title={props.why}
        disabled={!props.more}
        onClick={() => props.change(1)}
      >
        <Icon name="i-plus" />
      </button>
    </span>
  );
}
