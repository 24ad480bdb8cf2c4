import { createSignal } from 'solid-js';
import type { TableModel } from '../match/model.ts';

/** The sheet in which one chooses how far to go back is open. */
export const [goingBack, setGoingBack] = createSignal(false);

/** Everybody else at the table is a bot: nobody has to agree, so the reader is asked instead. */
export function isPractice(table: TableModel): boolean {
  const { bots, standIns, seats } = table.view().pub.table;
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== table.mine);
  return others.length > 0 && others.every((seat) => bots.includes(seat) && !standIns.includes(seat));
}

/** Takes the last step back: freely, by the consent of the others, or, against bots alone, after a question. */
export function undo(table: TableModel): void {
  const back = table.undo();
  if (!back || table.mine === null) return;
  if (!back.free && isPractice(table)) setGoingBack(true);
  else goBack(table, back.to);
}

export function goBack(table: TableModel, to: number): void {
  void table.send({ do: 'undo', seat: table.mine!, n: table.view().pub.table.n, to });
}
