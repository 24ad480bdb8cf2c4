import { onCleanup, onMount } from 'solid-js';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import './chart.css';

/** Lines over the match, one a seat: colour, and the name at its end in the legend. A table of the same figures stands beside it. */
export function Chart(props: {
  label: string;
  at: number[];
  lines: { name: string; seat: number; values: number[] }[];
  range?: [number, number];
  pick?: (at: number) => void;
}) {
  let box: HTMLDivElement | undefined;
  onMount(() => {
    const style = getComputedStyle(document.documentElement);
    const ink = style.getPropertyValue('--ink-3');
    const line = style.getPropertyValue('--line');
    const dashes = [[], [6, 4], [2, 3], [8, 3, 2, 3], [1, 3], [10, 4], [4, 2], [12, 3, 3, 3]];
    const axis = { stroke: ink, grid: { stroke: line, width: 1 }, ticks: { stroke: line }, font: '12px system-ui' };
    const size = () => ({ width: Math.max(240, box!.clientWidth), height: 220 });
    const plot = new uPlot(
      {
        ...size(),
        scales: { x: { time: false }, ...(props.range ? { y: { range: props.range } } : {}) },
        axes: [axis, axis],
        legend: { live: false },
        cursor: { points: { show: false } },
        series: [
          {},
          ...props.lines.map(({ name, seat }) => ({
            label: name,
            stroke: style.getPropertyValue(`--seat-${(seat % 8) + 1}`),
            width: 2.2,
            dash: dashes[seat % 8]!,
          })),
        ],
      },
      [props.at, ...props.lines.map((one) => one.values)],
      box!,
    );
    plot.over.addEventListener('click', () => {
      const i = plot.cursor.idx;
      if (i !== null && i !== undefined) props.pick?.(props.at[i]!);
    });
    const observer = new ResizeObserver(() => plot.setSize(size()));
    observer.observe(box!);
    onCleanup(() => {
      observer.disconnect();
      plot.destroy();
    });
  });
  return <div class="chart" role="img" aria-label={props.label} ref={box} />;
}
