import type { FilmFrame } from './film.ts';
import { same } from './json.ts';
import type { MatchFile } from './matchFile.ts';
import { commitment, draw, keyFromHex, keyToHex, mixedKey, shuffleWith } from './random.ts';
import type { Draw, Rng } from './random.ts';

/** What chance decided in one step, each draw made again from the key. */
export interface CheckedStep {
  step: number;
  draws: { draw: Draw; isRight: boolean }[];
  /** Not a draw was left out between this step and the one before. */
  isWhole: boolean;
}

/** After these the streams stand where the match stood then, or where the keeper's way out led. */
const JUMPS: ReadonlySet<string> = new Set(['undo', 'consent', 'closeQuestion']);

/** Whether the key is the one that was committed to before anybody's number was known, mixed with all of them. */
export function isKeyOf({ key, commitment: published, dice }: Pick<MatchFile, 'key' | 'commitment' | 'dice'>): boolean {
  const server = keyFromHex(dice?.serverKey ?? key);
  if (!server || commitment(server) !== published) return false;
  return dice === undefined || keyToHex(mixedKey(server, dice.salts)) === key;
}

/** Every die and shuffle of a match made again from its key, step by step; null where its draws were not written down. */
export function checkDice(key: string, frames: readonly FilmFrame[]): CheckedStep[] | null {
  const rng: Rng = { key: keyFromHex(key)!, at: {} };
  const checked: CheckedStep[] = [];
  for (const [step, frame] of frames.entries()) {
    if (frame.draws === null) return null;
    const after = frame.state.hidden.table.rng;
    const draws = frame.draws.map((one) => ({
      draw: one,
      isRight: (rng.at[one.stream] ?? 0) === one.at && isRight(rng, one),
    }));
    const isWhole = JUMPS.has(frame.do) || (same(rng.at, after.at) && keyToHex(after.key) === key);
    rng.at = { ...after.at };
    checked.push({ step, draws, isWhole });
  }
  return checked;
}

function isRight(rng: Rng, one: Draw): boolean {
  if ('value' in one) return draw(rng, one.stream, one.below) === one.value;
  const cards = [...one.cards];
  shuffleWith(cards, (below) => draw(rng, one.stream, below));
  return same(cards, [...one.order]);
}
