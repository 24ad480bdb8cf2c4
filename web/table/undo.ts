import type { TableModel } from '../match/model.ts';

export function undo(table: TableModel): void {
  const back = table.undo();
  if (back && table.mine !== null)
    void table.send({ do: 'undo', seat: table.mine, n: table.view().pub.table.n, to: back.to });
}
