import { nextDecision } from '../apply.ts';
import { defaultAnswer } from '../answers.ts';
import { view } from '../start.ts';
import type { Game } from '../game.ts';
import type { RefusalCode, Shapes, State } from '../types.ts';

/** Commands that must be refused in this state, with the code each must get. */
export function badCommands<T extends Shapes>(game: Game<T>, s: State<T>): { command: unknown; code: RefusalCode }[] {
  const { n, seats } = s.pub.table;
  const d = nextDecision(game, s);
  if (!d) return [];
  const answer = defaultAnswer(game, view(s, d.seat), d);
  const good = { do: 'answer', seat: d.seat, n, ask: d.id, answer };
  return [
    { command: null, code: 'malformed' },
    { command: [], code: 'malformed' },
    { command: { do: 'win', seat: 0 }, code: 'malformed' },
    { command: { ...good, seat: -1 }, code: 'malformed' },
    { command: { ...good, seat: '0' }, code: 'malformed' },
    { command: { ...good, n: 0.5 }, code: 'malformed' },
    { command: { do: 'answer', seat: d.seat, n, ask: d.id }, code: 'malformed' },
    { command: { ...good, answer: Number.NaN }, code: 'malformed' },
    { command: { do: 'preAnswers', seat: 0, preAnswers: [{ kind: 3, answer: null }] }, code: 'malformed' },
    { command: { do: 'preAnswers', seat: seats, preAnswers: [] }, code: 'unknown-seat' },
    { command: { do: 'waive', seat: 0, waivers: [{ windows: '', until: null }] }, code: 'malformed' },
    { command: { do: 'waive', seat: seats, waivers: [] }, code: 'unknown-seat' },
    { command: { do: 'hold', seat: 0, window: d.frame + 1000 }, code: 'no-window' },
    { command: { do: 'offer', seat: 0, to: 1, terms: 'x'.repeat(5000) }, code: 'malformed' },
    { command: { do: 'accept', seat: 0, deal: 1_000_000 }, code: 'not-open' },
    { command: { do: 'withdraw', seat: 0, deal: 1_000_000 }, code: 'not-open' },
    { command: { ...good, seat: seats }, code: 'unknown-seat' },
    { command: { ...good, n: n + 1 }, code: 'stale' },
    { command: { ...good, ask: d.id + 1000 }, code: 'not-open' },
    ...(seats > 1 ? [{ command: { ...good, seat: (d.seat + 1) % seats }, code: 'not-yours' as const }] : []),
    { command: { ...good, answer: { no: 'such answer' } }, code: 'illegal' },
    { command: { ...good, answer: ['no', 'such', 'answer'] }, code: 'illegal' },
    { command: { do: 'undo', seat: d.seat, n, to: n }, code: 'nothing-to-undo' },
    { command: { do: 'consent', seat: d.seat, n, yes: true }, code: 'no-proposal' },
    { command: { do: 'closeWindow', n }, code: 'no-window' },
  ];
}
