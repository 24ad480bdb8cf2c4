import { describe, expect, it } from 'vitest';
import { Match, REACT, nextDecision, sampleAnswer, view, wordingOf } from '@orrery/kernel';
import type { Decision } from '@orrery/kernel';
import { loadGame } from '@orrery/games';
import { quickQuestion } from './quickAnswers.ts';

/** Plays by chance until such a question is asked. */
async function playUntil(id: string, isWanted: (d: Decision) => boolean) {
  const game = await loadGame(id);
  const match = new Match(game, { seats: game.seats.min, options: {}, key: [7, 7, 7, 7] });
  let last = 1;
  const chance = (n: number) => (last = (last * 48_271) % 2_147_483_647) % n;
  for (let i = 0; i < 4000; i++) {
    const d = nextDecision(game, match.state);
    if (!d || isWanted(d)) return { game, match, d };
    const answer = sampleAnswer(game, view(match.state, d.seat), d, chance);
    match.play({ do: 'answer', seat: d.seat, n: match.state.pub.table.n, ask: d.id, answer });
  }
  throw new Error('never asked');
}
const name = (seat: number) => `P${seat}`;

describe('answers from the notice', () => {
  it('are yes and no, in words, and the command is one that the table takes', async () => {
    const { game, match, d } = await playUntil('star-realms', ({ kind }) => kind === 'may');
    const quick = quickQuestion(game, await wordingOf(game, 'en'), match.state, d!.seat, name)!;
    expect(quick.question).toContain('You may');
    expect(quick.answers.map(({ command }) => command.answer)).toEqual([true, false]);
    expect(new Set(quick.answers.map(({ title }) => title)).size).toBe(2);
    expect(match.play(quick.answers[1]!.command).ok).toBe(true);
  });

  it('pass a reaction, which the table takes', async () => {
    const { game, match, d } = await playUntil('twilight-imperium-4', ({ kind }) => kind === REACT);
    const quick = quickQuestion(game, await wordingOf(game, 'en'), match.state, d!.seat, name)!;
    expect(quick.answers.map(({ command }) => command.answer)).toEqual([null]);
    expect(quick.answers[0]!.title).not.toBe('');
    expect(match.play(quick.answers[0]!.command).ok).toBe(true);
    expect(nextDecision(game, match.state)).not.toEqual(d);
  });

  it('are not offered where there is more to say than yes or no', async () => {
    const { game, match, d } = await playUntil('star-realms', ({ kind }) => kind === 'main');
    expect(quickQuestion(game, await wordingOf(game, 'en'), match.state, d!.seat, name)).toBeNull();
    expect(quickQuestion(game, await wordingOf(game, 'en'), match.state, 1 - d!.seat, name)).toBeNull();
  });
});
