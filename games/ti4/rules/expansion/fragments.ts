import { part, revise } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Table, Ti4 } from '../../shapes.ts';
import { elimination } from './heldTokens.ts';
import { conditionOf } from '../objectives.ts';
import { scoring } from '../scoring.ts';
import { EXPLORED, discardOf, explorationOf, fragmentsOf } from './decks.ts';
import { explorationFacts } from '../../content/explorations.ts';

// REL: relic fragments that are purged for an objective, and those of a player who is out.

/** They leave the game (TI4-GEN-06). */
export function purgeFragments(t: Table, seat: Seat, cards: readonly string[]): void {
  for (const card of cards) t.move(card, fragmentsOf(seat), EXPLORED);
  t.emit('fragmentsPurged', { seat, cards: cards.slice() });
}

export const fragmentsPart = part<Ti4>()({
  procedures: {
    scoring: revise<Ti4>()(
      scoring,
      { after: { discard: ['fragments', 'purge'] } },
      {
        /** Of any types, of the player's choice. */
        fragments: (t, f) => {
          const condition = conditionOf(f.score!);
          const n = condition?.op === 'spend' ? (condition.fragments ?? 0) : 0;
          f.fragments = [];
          if (n === 0) return t.next;
          const from = t.cards(fragmentsOf(f.seat)).slice();
          f.fragments = from.slice(0, n);
          if (from.length === n) return t.next;
          const asked = { what: 'component' as const, from, for: null, rule: 'TI4-OBJ-07', min: n, max: n };
          return t.ask(f.seat, 'pickSome', asked, 'fragments');
        },
        purge: (t, f) => {
          if (f.fragments!.length > 0) purgeFragments(t, f.seat, f.fragments!);
          return t.next;
        },
      },
    ),
    elimination: revise<Ti4>()(
      elimination,
      {},
      {
        /** Fragments go to their discard piles; relics are gone with all that lay before the player (TI4-REL-07). */
        leave: (t, f, inherited) => {
          for (const card of (t.pub.table.cards[fragmentsOf(f.seat)] ?? []).slice())
            t.move(card, fragmentsOf(f.seat), discardOf(explorationFacts(explorationOf(card)).deck));
          return inherited();
        },
      },
    ),
  },
});
