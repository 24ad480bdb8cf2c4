import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { greedy } from '@orrery/bots';
import { loadGame } from '@orrery/games';
import {
  Match,
  checkDice,
  commitment,
  filmOf,
  framesOf,
  isKeyOf,
  keyFromSeed,
  keyToHex,
  mixedKey,
  nextDecision,
  pack,
  played,
  sampler,
  toMatchFile,
  view,
  writeMatchFile,
} from '@orrery/kernel';
import type { Draw, Film, MatchFile, Shapes } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CHECKER = fileURLToPath(new URL('check-dice.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'orrery-dice-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the checker says of a file; it knows nothing else. */
async function check(file: MatchFile, film: Film): Promise<{ status: number | null; said: string }> {
  const path = join(folder, 'match.json');
  writeFileSync(path, writeMatchFile({ ...file, film: await pack(film) }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [CHECKER, path], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** Answers after which a long match is given up: it has drawn and shuffled enough by then. */
const LONGEST = 1200;

it('can be read: the checker has sixty lines at most', () => {
  expect(readFileSync(CHECKER, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

const GAMES = ['star-realms', 'twilight-inscription', 'twilight-imperium-3', 'twilight-imperium-4'];
describe.each(GAMES)('the dice of a match of %s', (id) => {
  let file: MatchFile;
  let film: Film;
  beforeAll(async () => {
    const game = await loadGame(id);
    const server = keyFromSeed('server');
    const seats = Math.max(2, game.seats.min);
    const salts = Array.from({ length: seats }, (_, seat) => (seat === 0 ? '00112233445566778899aabbccddeeff' : null));
    const match = new Match<Shapes>(game, { seats, key: mixedKey(server, salts) });
    const below = sampler(1);
    for (let answers = 0; !match.state.pub.table.result && answers < LONGEST; answers++) {
      const d = nextDecision(game, match.state)!;
      const { n } = match.state.pub.table;
      const answer = greedy.choose(game, view(match.state, d.seat), d, below);
      match.play({ do: 'answer', seat: d.seat, n, ask: d.id, answer });
      const free = answers % 7 === 0 ? match.freeUndo(d.seat) : null;
      if (free !== null) match.play({ do: 'undo', seat: d.seat, n: match.state.pub.table.n, to: free });
    }
    file = {
      ...toMatchFile(
        match,
        salts.map((_, seat) => ({ name: `Player ${seat + 1}` })),
      ),
      commitment: commitment(server),
      dice: { serverKey: keyToHex(server), salts },
    };
    film = filmOf(played<Shapes>(game, file).frames);
  }, 60_000);
  const changed = (change: (draws: Draw[]) => Draw[]): Film => {
    const copy = structuredClone(film);
    const step = [copy, ...copy.steps].findLast(({ draws }) => draws!.length > 0)!;
    step.draws = change(step.draws!);
    return copy;
  };

  it('are what the key of all contributions gives, none left out, through undos', async () => {
    expect(isKeyOf(file)).toBe(true);
    const steps = checkDice(file.key, framesOf(film))!;
    expect(steps.flatMap(({ draws }) => draws).length).toBeGreaterThan(5);
    expect(steps.filter(({ isWhole, draws }) => !isWhole || draws.some((one) => !one.isRight))).toEqual([]);
    expect(await check(file, film)).toMatchObject({
      status: 0,
      said: expect.stringMatching(/dice and shuffles are what the key gives/),
    });
  });

  it('are refused where one was changed or left out', async () => {
    const other = changed((draws) => [
      ...draws.slice(0, -1),
      ...draws
        .slice(-1)
        .map((one): Draw =>
          'value' in one ? { ...one, value: (one.value + 1) % one.below } : { ...one, order: one.order.toReversed() },
        ),
    ]);
    const fewer = changed((draws) => draws.slice(0, -1));
    for (const forged of [other, fewer]) {
      const steps = checkDice(file.key, framesOf(forged))!;
      expect(steps.every(({ isWhole, draws }) => isWhole && draws.every((one) => one.isRight))).toBe(false);
      expect((await check(file, forged)).status).not.toBe(0);
    }
  });

  it('are refused where the server chose its key afterwards, or left a player’s number out', async () => {
    const { dice, ...rest } = file;
    const chosen = { ...file, dice: { ...dice!, serverKey: keyToHex(keyFromSeed('another')) } };
    const without = { ...file, dice: { ...dice!, salts: file.seats.map(() => null) } };
    for (const forged of [chosen, without, rest]) {
      expect(isKeyOf(forged)).toBe(false);
      expect((await check(forged, film)).status).not.toBe(0);
    }
  });
});
