import type { FilmFrame, Shapes, State } from '@orrery/kernel';

/** The frames of the line that was played: what was taken back, and the taking back itself, are left out. */
export function playedLine({ frames }: { readonly frames: readonly FilmFrame[] }): number[] {
  const line: number[] = [];
  frames.forEach(({ state, do: what }, i) => {
    const isBack = (what === 'undo' || what === 'consent') && state.pub.table.freshFrom === state.pub.table.n;
    if (!isBack) {
      if (what !== 'undo' && what !== 'consent') line.push(i);
      return;
    }
    const there = onTable(state);
    const target = line.findLastIndex((one) => onTable(frames[one]!.state) === there);
    if (target >= 0) line.length = target + 1;
  });
  return line;
}
/** What lies on the table, without the counters that go on when a step is taken back. */
const onTable = ({ pub: { table, ...rest } }: State<Shapes>): string =>
  JSON.stringify([rest, table.cards, table.zones, table.out]);
