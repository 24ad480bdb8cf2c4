import { For } from 'solid-js';
import type { BoardParts } from '../../match/board.ts';
import type { TableModel } from '../../match/model.ts';
import { t } from '../../text/text.ts';
import './plain.css';

/** A board for any game: zones with their cards and counts, and what happened last. The panel does the rest. */
function PlainBoard(props: { table: TableModel }) {
  const zones = () => {
    const { pub, me } = props.table.view();
    return Object.entries(pub.table.zones).map(([id, zone]) => ({
      id,
      n: zone.n,
      owner: zone.owner,
      cards: pub.table.cards[id] ?? me?.table.cards[id] ?? null,
    }));
  };
  return (
    <div class="plain">
      <ul class="plain-zones">
        <For each={zones()}>
          {(zone) => (
            <li>
              <b>{zone.id}</b>
              <span class="num">{t('plain.cards', { n: zone.n })}</span>
              <p>{zone.cards?.slice(0, 24).join(', ') ?? t('plain.hidden')}</p>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
export default { Board: PlainBoard } satisfies BoardParts;
