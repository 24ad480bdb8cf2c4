import { Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { CardList } from '@orrery/imperium/web/parts/CardList.tsx';
import type { Progress } from '@orrery/imperium/web/parts/CardList.tsx';
import { ObjectivesTable } from '@orrery/imperium/web/parts/ObjectivesTable.tsx';
import { objective } from '../content/objectives.ts';
import { within } from '../rules/objectives.ts';
import { PUBLIC_ROW, cardName, secretOf, viewOf } from './content.ts';
import { addressOf } from './explained.ts';
import { t } from './words.ts';

export const isScoring = (table: TableModel): boolean =>
  table.decision()?.kind === 'claim' || table.decision()?.kind === 'claimSecret';

/** The objectives in the row: who has claimed which, and whose realm fulfils which; the reader's secret one below. */
export function Objectives(props: { table: TableModel; seat: Seat }) {
  const pub = () => viewOf(props.table).pub;
  const seats = () => pub().sheets.map((_, seat) => ({ seat, name: props.table.name(seat) }));
  const cell = (id: string, seat: Seat): Progress => ({
    seat,
    name: props.table.name(seat),
    have: Number(within(pub(), seat, objective(id))),
    need: 1,
    isDone: pub().claimed[id]?.includes(seat) ?? false,
  });
  const row = () => pub().table.cards[PUBLIC_ROW] ?? [];
  const secrets = () => viewOf(props.table).me?.table.cards[secretOf(props.seat)] ?? [];
  return (
    <div class="im-sheet">
      <Show when={row().length > 0}>
        <ObjectivesTable
          title={t('objectives')}
          seats={seats()}
          mine={props.table.mine}
          rows={row().map((id) => ({
            id,
            points: objective(id).points,
            name: cardName(id),
            address: addressOf(id),
            text: '',
            cells: seats().map(({ seat }) => cell(id, seat)),
          }))}
          beside={[{ name: t('points'), cells: pub().sheets.map(({ points }) => String(points)) }]}
        />
      </Show>
      <Show when={secrets().length > 0}>
        <h3 class="cap">{t('secretObjective')}</h3>
        <CardList
          cards={secrets().map((id) => ({
            id,
            name: cardName(id),
            address: addressOf(id),
            text: '',
            progress: [cell(id, props.seat)],
          }))}
          none=""
        />
      </Show>
    </div>
  );
}
