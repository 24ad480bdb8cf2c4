import { flow } from '@orrery/kernel';
import type { Ti3 } from '../shapes.ts';

/** What lets a player choose nothing. */
export const NONE = 'none';

/** Several players choose one thing each, one after another; who has but one candidate is not asked. Ends with what they chose. */
export const choices = flow<Ti3>()('choices', {
  ask: (t, f) => {
    const next = f.asked[0];
    if (next === undefined) return t.end(f.picks.filter(({ picked }) => picked !== NONE));
    f.picked = next.from[0]!;
    if (next.from.length === 1) return t.next;
    return t.ask(
      next.seat,
      'pickOne',
      { what: f.what, from: next.from, for: f.for, rule: 'TI3-POLITICS-18' },
      'picked',
    );
  },
  note: (_, f) => {
    const { seat } = f.asked.shift()!;
    f.picks.push({ seat, picked: f.picked! });
    return 'ask';
  },
});
