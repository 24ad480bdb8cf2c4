import { botByName } from '@orrery/bots';
import type { Level } from '@orrery/bots';
import { Match, awaited, readyToClose, view } from '@orrery/kernel';
import type { Command, Key, Options, Seat, Shapes } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import type { Beginning } from '../match/lesson.ts';

interface Wanted {
  seats: number;
  options: Options;
  key: Key;
  mine: Seat;
  level: Level;
}
/** A question that a lesson waits for in vain is a fault of the lesson. */
const PATIENCE = 6000;

/** Numbers that are the same every time: a lesson begins alike for everybody. */
function sameNumbers(): (n: number) => number {
  let state = 20;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}

/** What bots do in all seats before the reader takes over one of them: a real match up to there. */
export function prelude(game: AnyGame, wanted: Wanted, until: Beginning): Command[] {
  const { seats, options, key, mine, level } = wanted;
  const match = new Match(game, { seats, options, key });
  const below = sameNumbers();
  const bot = botByName(level);
  const isThere = (kind: string): boolean => {
    const { round } = match.state.pub as { round?: number };
    return kind === until.kind && (until.round === undefined || (round ?? 0) >= until.round);
  };
  const next = (): Command | null => {
    const { n } = match.state.pub.table;
    if (readyToClose(match.state)) return { do: 'closeWindow', n };
    const asked = Array.from({ length: seats }, (_, seat) => awaited(game, match.state, seat)[0]);
    const own = asked[mine];
    if (own && isThere(own.kind)) return null;
    const d = asked.find((one) => one !== undefined);
    if (!d) throw new Error(`the lesson ends before ${until.kind}`);
    const answer = bot.choose(game, view<Shapes>(match.state, d.seat), d, below);
    return { do: 'answer', seat: d.seat, n, ask: d.id, answer };
  };
  const given: Command[] = [];
  while (given.length < PATIENCE) {
    const command = next();
    if (!command) return given;
    given.push(command);
    const applied = match.play(command);
    if (!applied.ok) throw new Error(`a bot's answer is refused by ${applied.refusal.rule}`);
  }
  throw new Error(`the lesson does not come to ${until.kind}`);
}
