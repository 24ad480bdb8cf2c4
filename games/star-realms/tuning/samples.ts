import type { Seat } from '@orrery/kernel';
import { ABSENT, INPUTS, MOST_PLAYERS, newInputs, PLAYER_INPUTS } from '../bot/inputs.ts';
import type { Inputs } from '../bot/inputs.ts';
import { chanceOf } from '../bot/net.ts';
import type { Net } from '../bot/net.ts';

/** A file of samples, which `learn.py` reads: positions, and from whose chair each was judged and won. */

/** A position from one chair. */
export interface Sample {
  position: number;
  seat: Seat;
  kinds: number[];
  side: number;
  mode: number;
}

/** What follows a sample in its game: nothing, the same side's chance a turn later, or the other side's. */
const ENDS = 0;
const SAME_SIDE = 1;
const OTHER_SIDE = 2;

class Growing<A extends Uint16Array | Float32Array | Uint8Array | Uint32Array> {
  private all: A;
  n = 0;
  private readonly make: (n: number) => A;
  constructor(make: (n: number) => A) {
    this.make = make;
    this.all = make(1 << 16);
  }
  push(x: number): void {
    if (this.n === this.all.length) {
      const more = this.make(2 * this.n);
      more.set(this.all as never);
      this.all = more;
    }
    this.all[this.n++] = x;
  }
  /** Filled up to whole words. */
  bytes(): Uint8Array {
    while ((this.n * this.all.BYTES_PER_ELEMENT) % 4 !== 0) this.push(0);
    return new Uint8Array(this.all.buffer, 0, this.n * this.all.BYTES_PER_ELEMENT);
  }
}
const bytes = (): Growing<Uint8Array> => new Growing((n) => new Uint8Array(n));
const words = (): Growing<Uint32Array> => new Growing((n) => new Uint32Array(n));

export class SampleWriter {
  /** Rows: of each position its players', then the table's. */
  private readonly rowEnd = words();
  private readonly at = new Growing((n) => new Uint16Array(n));
  private readonly value = new Growing((n) => new Float32Array(n));
  private readonly firstRow = words();
  private readonly players = bytes();
  private readonly position = words();
  private readonly kinds = bytes();
  private readonly won = bytes();
  private readonly next = bytes();
  private readonly mode = bytes();

  get samples(): number {
    return this.position.n;
  }

  addPosition({ n, at, value, players, start }: Inputs): number {
    this.firstRow.push(this.rowEnd.n);
    this.players.push(players);
    const from = this.at.n;
    for (let i = 0; i < n; i++) {
      this.at.push(at[i]!);
      this.value.push(value[i]!);
    }
    for (let row = 1; row <= players + 1; row++) this.rowEnd.push(from + start[row]!);
    return this.firstRow.n - 1;
  }

  addChain(chain: readonly Sample[], hasWon: (s: Sample) => boolean): void {
    chain.forEach((s, i) => {
      const then = chain[i + 1];
      this.position.push(s.position);
      for (let seat = 0; seat < MOST_PLAYERS; seat++) this.kinds.push(s.kinds[seat] ?? ABSENT);
      this.won.push(hasWon(s) ? 1 : 0);
      this.next.push(then === undefined ? ENDS : then.side === s.side ? SAME_SIDE : OTHER_SIDE);
      this.mode.push(s.mode);
    });
  }

  file(): Buffer {
    const { rowEnd, at, value, firstRow, players, position, kinds, won, next, mode } = this;
    const head = Uint32Array.of(PLAYER_INPUTS, INPUTS, firstRow.n, rowEnd.n, at.n, position.n);
    const all = [rowEnd, at, value, firstRow, players, position, kinds, won, next, mode];
    return Buffer.concat([new Uint8Array(head.buffer), ...all.map((one) => one.bytes())]);
  }
}

/** How far a net is off on such a file: the mean of its doubt about who wins, of so many samples at most. */
const ENOUGH = 20_000;
export const lossOf = (net: Net, file: Uint8Array): number => {
  const buffer = file.slice().buffer;
  const [, , positions = 0, rows = 0, entries = 0, samples = 0] = new Uint32Array(buffer, 0, 6);
  let from = 24;
  const skip = (n: number): number => {
    const here = from;
    from += Math.ceil(n / 4) * 4;
    return here;
  };
  const rowEnd = new Uint32Array(buffer, skip(4 * rows), rows);
  const at = new Uint16Array(buffer, skip(2 * entries), entries);
  const value = new Float32Array(buffer, skip(4 * entries), entries);
  const firstRow = new Uint32Array(buffer, skip(4 * positions), positions);
  const players = new Uint8Array(buffer, skip(positions), positions);
  const position = new Uint32Array(buffer, skip(4 * samples), samples);
  const kinds = new Uint8Array(buffer, skip(MOST_PLAYERS * samples), MOST_PLAYERS * samples);
  const won = new Uint8Array(buffer, skip(samples), samples);
  const inputs = newInputs();
  let loss = 0;
  const n = Math.min(samples, ENOUGH);
  for (let i = 0; i < n; i++) {
    const p = position[i]!;
    const row = firstRow[p]!;
    inputs.players = players[p]!;
    const first = row === 0 ? 0 : rowEnd[row - 1]!;
    inputs.n = rowEnd[row + inputs.players]! - first;
    for (let k = 0; k <= inputs.players + 1; k++) inputs.start[k] = k === 0 ? 0 : rowEnd[row + k - 1]! - first;
    inputs.at.set(at.subarray(first, first + inputs.n));
    inputs.value.set(value.subarray(first, first + inputs.n));
    const chance = chanceOf(net, inputs, (player) => kinds[MOST_PLAYERS * i + player]!);
    loss -= Math.log(Math.max(1e-6, won[i] === 1 ? chance : 1 - chance));
  }
  return loss / n;
};
