import { othersFrom } from '@orrery/kernel';
import { fragmentsOf } from '../../../rules/expansion/decks.ts';
import { opponentOf } from '../../../rules/combat/units.ts';
import { AGENDA_DECK } from '../../../rules/zones.ts';
import { lookAt } from '../../../rules/expansion/looking.ts';
import { component } from '../../component.ts';
import { others } from '../../vocabulary.ts';
import { plus } from '../../words.ts';

export const naaluLeaders = [
  /** Looks at the next agenda once one is revealed, and may show it to another player (TI4-NAAL-07). */
  component({
    id: 'zeu',
    kind: 'agent',
    at: 'agenda.reveal.after',
    fits: ({ pub }) => pub.table.zones[AGENDA_DECK]!.n > 0,
    memo: { shown: [] as string[] },
    effect: {
      look: (t, { you, source }) => {
        lookAt(t, you, 'agendas');
        const from = others(t, you);
        const asked = { what: 'player' as const, from, for: source.ability, rule: 'TI4-NAAL-07', min: 0, max: 1 };
        return t.ask(you, 'pickSome', asked, 'shown');
      },
      show: (t, { memo }) => {
        for (const seat of memo.shown) lookAt(t, Number(seat), 'agendas');
      },
    },
  }),
  /** A fighter on top of each price paid for fighters (TI4-NAAL-08). */
  component({
    id: 'maban',
    kind: 'commander',
    modifiers: {
      extraPerCost: (_, { seat, unit }, you) => (seat === you.seat && unit === 'fighter' ? plus(1) : null),
    },
  }),
  /** Every other player gives a note of their choice; all choose at once (TI4-NAAL-09). */
  component({
    id: 'the-oracle',
    kind: 'hero',
    at: 'phase.end',
    spends: 'purge',
    fits: (_, __, { phase }) => phase === 'status',
    effect: (t, { you }) => t.call('giveNotes', { from: othersFrom(t.pub, you), to: you }),
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
