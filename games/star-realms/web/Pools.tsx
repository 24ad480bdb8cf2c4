import { Show } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { nearSeat, viewOf } from './state.ts';
import './Pools.css';

/** Trade and combat of the turn, large, between the question and its answers. */
export function Pools(props: { table: TableModel }) {
  const player = () => viewOf(props.table).pub.players[nearSeat(viewOf(props.table))]!;
  /** Between the games of a campaign nobody has a turn to spend anything in. */
  const isPlayed = () => props.table.decision() && !['faction', 'goOn'].includes(props.table.decision()!.kind);
  return (
    <Show when={isPlayed()}>
      <div class="pools">
        <div class="pool trade">
          <Icon name="r-trade" />
          <b class="serif num">{player().trade}</b>
          <span>{t('trade')}</span>
        </div>
        <div class="pool combat">
          <Icon name="r-combat" />
          <b class="serif num">{player().combat}</b>
          <span>{t('combat')}</span>
        </div>
      </div>
    </Show>
  );
}
