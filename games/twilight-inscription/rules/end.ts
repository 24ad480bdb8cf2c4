/** END: all sheets are scored; most VP wins, then most votes, then all who are tied. */
import type { Seat } from '@orrery/kernel';
import { layoutsOf } from '../content/catalogue.ts';
import { rankOf } from '../sheet/aiFaction.ts';
import { score } from '../sheet/scoring.ts';
import { allSeats, procedure, type T } from './table.ts';

export const end = procedure('end', {
  score: (t) => {
    t.pub.scores = t.pub.players.map((p) => score({ p, sheets: layoutsOf(p) }));
    for (const seat of allSeats(t.pub)) t.emit('scored', { seat, score: t.pub.scores[seat]! });
    return 'listFactions';
  },
  // INS-END-07: whoever is not yet on the Mecatol Rex sheet is added without reward
  listFactions: (t) => {
    for (const seat of allSeats(t.pub)) {
      if (!t.pub.mecatol.some((slot) => slot.who === seat)) t.pub.mecatol.push({ who: seat, round: 0 });
    }
    return 'winners';
  },
  winners: (t) => {
    const scores = t.pub.scores!.map((s) => s.total);
    const standing = allSeats(t.pub).filter((seat) => !t.pub.table.out.includes(seat));
    let winners = best(standing, (seat) => scores[seat]!);
    // All votes ever claimed, cast or not: for Trade Goods the rulebook says "remaining", for votes it does not (Q-END-1).
    const tied = winners.length > 1;
    if (tied) winners = best(winners, (seat) => t.pub.players[seat]!.industry.votes.claimed);
    const rule = tied ? (winners.length > 1 ? 'INS-END-10' : 'INS-END-09') : 'INS-END-08';
    if (t.pub.difficulty) winners = notDefeated(t, winners, scores);
    return t.finish({ winners, scores, rule: t.pub.difficulty && !tied ? 'INS-SOLO-32' : rule });
  },
});

const best = (seats: Seat[], value: (seat: Seat) => number): Seat[] => {
  const top = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === top);
};

/** Against the AI the best score must also be better than "Defeat" (INS-SOLO-32). */
function notDefeated(t: T, winners: Seat[], scores: number[]): Seat[] {
  const rank = rankOf(t.pub.difficulty!, Math.max(...winners.map((seat) => scores[seat]!)));
  t.pub.rank = rank;
  t.emit('ranked', { rank, difficulty: t.pub.difficulty! });
  return rank === 'lost' ? [] : winners;
}
