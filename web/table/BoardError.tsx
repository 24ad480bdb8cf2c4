import { onMount } from 'solid-js';
import { t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';
import './BoardError.css';

/** A board that cannot draw: the panel beside it still plays the game. */
export function BoardError(props: { error: unknown; shown: () => void; again: () => void; table: TableModel }) {
  onMount(() => props.shown());
  const report = () => {
    const { pub } = props.table.view();
    return `${props.table.game.id} ${props.table.channel.head()?.id} n=${pub.table.n}\n${String(props.error)}`;
  };
  return (
    <div class="board-error" role="alert">
      <p>{t('fault.board')}</p>
      <p class="muted">{String(props.error)}</p>
      <p>
        <button class="btn" onClick={() => props.again()}>
          {t('fault.again')}
        </button>{' '}
        <button class="btn" onClick={() => void navigator.clipboard?.writeText(report())}>
          {t('fault.copy')}
        </button>
      </p>
    </div>
  );
}
