import { For, Show, createMemo } from 'solid-js';
import { SeatMark } from '@orrery/web/design/Seat.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { find, t } from './words.ts';
import { SHEETS } from './content.ts';
import type { Score, SheetId } from './content.ts';
import { sheetName } from './names.ts';
import { viewOf, words } from './state.ts';
import './Scores.css';

interface Row {
  name: string;
  kind: 'sub' | 'part';
  values: number[];
}
const partName = (from: string): string => find(`from.${from}`) ?? from;

function rowsOf(scores: readonly Score[], sheet: SheetId): Row[] {
  const kinds = [...new Set(scores.flatMap((score) => score[sheet].parts.map((part) => part.from)))];
  const row = (name: string, value: (score: Score) => number): Row => ({
    name,
    kind: 'part',
    values: scores.map(value),
  });
  const rows = kinds.map((from) =>
    row(partName(from), (score) => score[sheet].parts.find((part) => part.from === from)?.vp ?? 0),
  );
  rows.push(row(t('from.objective'), (score) => score[sheet].objective));
  if (sheet === 'industry') rows.push(row(t('from.tradeGoods'), (score) => score[sheet].tradeGoods));
  return [
    { name: sheetName(sheet), kind: 'sub', values: scores.map((score) => score[sheet].subtotal) },
    ...rows.filter((one) => one.values.some((value) => value !== 0)),
  ];
}

/** Every point and where it came from. */
export function Scores(props: { table: TableModel }) {
  const scores = () => viewOf(props.table).pub.scores;
  const rows = createMemo(() => (scores() ? SHEETS.flatMap((sheet) => rowsOf(scores()!, sheet)) : []));
  const rank = () => viewOf(props.table).pub.rank;
  return (
    <Show when={scores()}>
      {(all) => (
        <section class="ins-scores" aria-label={t('scores')}>
          <Show when={rank()}>{(reached) => <p class="rank">{words().names.rank[reached()]}</p>}</Show>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span class="vh">{t('scores')}</span>
                </th>
                <For each={all()}>
                  {(_, seat) => (
                    <th scope="col">
                      <SeatMark seat={seat()} /> {props.table.name(seat())}
                    </th>
                  )}
                </For>
              </tr>
            </thead>
            <tbody>
              <For each={rows()}>
                {(row) => (
                  <tr class={row.kind}>
                    <th scope="row">{row.name}</th>
                    <For each={row.values}>{(value) => <td class="num">{value}</td>}</For>
                  </tr>
                )}
              </For>
              <tr class="tot">
                <th scope="row">{t('total')}</th>
                <For each={all()}>{(score) => <td class="num">{score.total}</td>}</For>
              </tr>
            </tbody>
          </table>
        </section>
      )}
    </Show>
  );
}
