import { othersFrom } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { fragmentsOf } from '../../../rules/expansion/decks.ts';
import { opponentOf } from '../../../rules/combat/units.ts';
import { component } from '../../component.ts';
import { plus } from '../../words.ts';

export const naaluLeaders = [
  /** Every other player gives a note of their choice (TI4-NAAL-09). */
  component({
    id: 'the-oracle',
    kind: 'hero',
    at: 'phase.end',
    spends: 'purge',
    fits: (_, __, { phase }) => phase === 'status',
    memo: { left: null as Seat[] | null },
    effect: {
      next: (t, { you, memo }) => {
        memo.left ??= othersFrom(t.pub, you);
        const [from, ...left] = memo.left;
        if (from === undefined) return 'end';
        memo.left = left;
        return t.call('giveNote', { from, to: you });
      },
      again: () => 'next',
    },
  }),
  /** Better against whoever has relic fragments (TI4-NAAL-10). */
  component({
    id: 'iconoclast',
    kind: 'unit',
    modifiers: {
      combat: (pub, { seat, unit, purpose, fight }, you) =>
        seat === you.seat &&
        unit === 'mech' &&
        purpose === 'battle' &&
        (pub.table.zones[fragmentsOf(opponentOf(fight, you.seat))]?.n ?? 0) > 0
          ? plus(2)
          : null,
    },
  }),
];
