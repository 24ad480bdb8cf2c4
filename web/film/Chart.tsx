import { For, Show, onCleanup, onMount } from 'solid-js';
import uPlot from 'uplot';
import { SeatMark, seatClass } from '../design/Seat.tsx';
import { language, t } from '../text/text.ts';
import 'uplot/dist/uPlot.min.css';
import './chart.css';
import '../design/scores.css';

const figure = (n: number | undefined): string => n?.toLocaleString(language()) ?? '';

/** Lines over the match, one a seat: colour, dashes, and the seat's mark in the legend; the same figures as a table on request. */
export function Chart(props: {
  label: string;
  x: number[];
  lines: { name: string; seat: number; values: number[] }[];
  range?: [number, number];
  /** Called with the place of a value in its line. */
  pick?: (i: number) => void;
  /** The last values stand in the legend. */
  ends?: boolean;
  table?: boolean;
}) {
  let box: HTMLDivElement | undefined;
  onMount(() => {
    const style = getComputedStyle(box!);
    const ink = style.getPropertyValue('--ink-3');
    const line = style.getPropertyValue('--line');
    const dashes = [[], [6, 4], [2, 3], [8, 3, 2, 3], [1, 3], [10, 4], [4, 2], [12, 3, 3, 3]];
    const axis = { stroke: ink, grid: { stroke: line, width: 1 }, ticks: { stroke: line }, font: '12px system-ui' };
    const size = () => ({ width: Math.max(200, box!.clientWidth), height: 200 });
    const plot = new uPlot(
      {
        ...size(),
        scales: { x: { time: false }, ...(props.range ? { y: { range: props.range } } : {}) },
        axes: [
          { ...axis, size: 30, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500] }, // whole turns
          { ...axis, size: 36 },
        ],
        legend: { show: false },
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
      [props.x, ...props.lines.map((one) => one.values)],
      box!,
    );
    plot.over.addEventListener('click', () => {
      const i = plot.cursor.idx;
      if (i !== null && i !== undefined) props.pick?.(i);
    });
    const observer = new ResizeObserver(() => plot.setSize(size()));
    observer.observe(box!);
    onCleanup(() => {
      observer.disconnect();
      plot.destroy();
    });
  });
  return (
    <figure class="figure">
      <div class="chart" role="img" aria-label={props.label} ref={box} />
      <figcaption>
        <ul class="chart-legend">
          <For each={props.lines}>
            {(one) => (
              <li class={seatClass(one.seat)}>
                <SeatMark seat={one.seat} /> {one.name}
                <Show when={props.ends}>
                  <b class="num">{figure(one.values.at(-1))}</b>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </figcaption>
      <Show when={props.table}>
        <details class="chart-table">
          <summary>{t('chart.table')}</summary>
          <table class="scores">
            <caption class="vh">{props.label}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span class="vh">{props.label}</span>
                </th>
                <For each={props.lines}>{(one) => <th scope="col">{one.name}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <For each={props.x}>
                {(x, i) => (
                  <tr>
                    <th scope="row" class="num">
                      {x}
                    </th>
                    <For each={props.lines}>{(one) => <td class="num">{figure(one.values[i()])}</td>}</For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </details>
      </Show>
    </figure>
  );
}
