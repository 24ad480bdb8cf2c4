import { describe, expect, it } from 'vitest';
import { Match, defaultAnswer, keyFromSeed, nextDecision, view } from '@orrery/kernel';
import { ti4 } from '../game.ts';
import type { Ti4 } from '../shapes.ts';

/** A match of three, played on by the answers of absent players until the first strategy card is picked; who picked it. */
function untilFirstPick(): { match: Match<Ti4>; seat: number } {
  const match = new Match(ti4, { seats: 3, key: keyFromSeed(3) });
  for (;;) {
    const d = nextDecision(ti4, match.state)!;
    const answer = defaultAnswer(ti4, view(match.state, d.seat), d);
    match.play({ do: 'answer', seat: d.seat, n: match.state.pub.table.n, ask: d.id, answer });
    if (d.kind === 'pickStrategy') return { match, seat: d.seat };
  }
}
const taken = ({ state }: Match<Ti4>): number =>
  Object.values(state.pub.strategyCards).filter(({ holder }) => holder !== null).length;

describe('taking back', () => {
  it('[TI4-TRACK-07] is free while nothing hidden came to light, and needs everybody’s consent beyond that', () => {
    const { match, seat } = untilFirstPick();
    expect(taken(match)).toBe(1);
    const to = match.freeUndo(seat)!;
    const undo = (target: number) => match.play({ do: 'undo', seat, n: match.state.pub.table.n, to: target });
    expect(undo(to).ok).toBe(true);
    expect(taken(match)).toBe(0);
    // Before that, secret objectives were dealt: the others are asked.
    expect(match.freeUndo(seat)).toBeNull();
    expect(undo(0).ok).toBe(true);
    expect(match.state.pub.table.proposal).toMatchObject({ by: seat, to: 0 });
    expect(match.state.pub.round).toBe(1);
    const others = [0, 1, 2].filter((other) => other !== seat);
    for (const [i, other] of others.entries()) {
      expect(match.state.pub.table.proposal === null).toBe(false);
      match.play({ do: 'consent', seat: other, n: match.state.pub.table.n, yes: true });
      expect(match.state.pub.round).toBe(i < others.length - 1 ? 1 : 0);
    }
  });
});
