import type { Command, Event, Options, Shapes, State, WindowClose } from '@orrery/kernel';

export interface ReleasedGame {
  id: string;
  rules: number;
}
interface ReleasedSetup {
  seats: number;
  options: Options;
  key: [number, number, number, number];
  windowClose: WindowClose;
}
export class Match {
  constructor(game: ReleasedGame, setup: ReleasedSetup);
  readonly state: State<Shapes>;
  readonly opening: Event<Shapes>[];
  readonly log: { hash: string | null }[];
  play(
    command: Command,
  ):
    | { ok: true; state: State<Shapes>; events: Event<Shapes>[] }
    | { ok: false; refusal: { code: string; rule: string } };
}
export const games: readonly ReleasedGame[];
export function keyFromHex(text: string): [number, number, number, number] | null;
