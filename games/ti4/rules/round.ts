import { flow, part } from '@orrery/kernel';
import type { Pub, Ti4 } from '../shapes.ts';
import { opening } from './moments.ts';
import { winnerOf } from './points.ts';

// ROUND: strategy, action and status phase; the agenda phase once the custodians have left Mecatol Rex (TI4-GEN-02).

const match = flow<Ti4>()('match', {
  setUp: (t) => t.call('setUp', { factions: [], choosing: [] }),
  round: (t) => t.call('round', {}),
  again: () => 'round',
});

const round = flow<Ti4>()('round', {
  begin: (t) => {
    t.pub.round++;
    t.emit('roundBegins', { round: t.pub.round });
    return t.next;
  },
  strategy: (t) => t.call('strategyPhase', { picks: [] }),
  action: (t) => t.call('actionPhase', { last: null }),
  status: (t) => t.call('statusPhase', { order: [] }),
  /** From the round in which the custodians left (TI4-CUST-05, TI4-STAT-08). */
  agenda: (t) => (t.pub.custodians ? t.next : t.call('agendaPhase', { resolved: 0 })),
  /** What lasts for the game round ends now (TI4-ROUND-08). */
  ending: (t) => opening(t, 'gameRound.end', { round: t.pub.round }),
  over: (t) => t.end(),
});

/** The game ends at the very moment somebody reaches the target (TI4-GOAL-05). */
const victory = flow<Ti4>()('victory', {
  end: (t) => {
    const scores = t.pub.sheets.map(({ points }) => points);
    return t.finish({ winners: [winnerOf(t.pub)!], scores, rule: 'TI4-GOAL-01' });
  },
});

export const roundPart = part<Ti4>()({
  procedures: { match, round, victory },
  invariants: [
    (pub: Pub) => (pub.sheets.length > 0 && winnerOf(pub) !== null ? { proc: 'victory', locals: {} } : null),
  ],
});
