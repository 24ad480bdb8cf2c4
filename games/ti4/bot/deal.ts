import { redeal } from '@orrery/kernel';
import type { BotSupport, Unseen } from '@orrery/kernel';
import { agendaDeck } from '../content/agendas.ts';
import { PUBLIC_OBJECTIVES, publicObjectiveFacts } from '../content/publicObjectives.ts';
import { SECRET_OBJECTIVES } from '../content/secretObjectives.ts';
import { inSets } from '../content/sets.ts';
import { actionDeck } from '../rules/cards.ts';
import { notesFor } from '../rules/setUp.ts';
import { SCORED } from '../rules/scoring.ts';
import { ID, RULES } from '../rules/version.ts';
import {
  ACTION_DECK,
  ACTION_DISCARD,
  AGENDA_DECK,
  AGENDA_DISCARD,
  AGENDA_OPEN,
  LAWS,
  NOTES_IN_PLAY,
  REVEALED,
  SECRET_DECK,
  STAGE_1,
  STAGE_1_BOX,
  STAGE_2,
  STAGE_2_BOX,
  handOf,
  notesOf,
  secretsOf,
} from '../rules/zones.ts';
import type { Pub, Ti4, View } from '../shapes.ts';

/** A whole state that a view allows: what it does not see is dealt anew, group by group. */
export const determinize: BotSupport<Ti4>['determinize'] = (v, below) =>
  redeal<Ti4>(
    v,
    { id: ID, rules: RULES, options: optionsOf(v.pub) },
    { own: () => ({}), hidden: {} },
    unseenIn(v),
    below,
  );

const optionsOf = ({ agreed }: Pub) => ({
  expansion: agreed.sets.includes('pok') ? 'yes' : 'no',
  points: String(agreed.points),
});

function unseenIn(v: View): Unseen[] {
  const { zones, cards } = v.pub.table;
  if (!zones[ACTION_DECK]) return [];
  const { sets } = v.pub.agreed;
  const seats = v.pub.sheets.map((_, seat) => seat);
  const hands = (zone: (seat: number) => string): string[] => seats.filter((seat) => seat !== v.seat).map(zone);
  const mine = (zone: (seat: number) => string): readonly string[] =>
    v.seat === null ? [] : (v.me!.table.cards[zone(v.seat)] ?? []);
  const without = (all: readonly string[], ...seen: readonly (readonly string[] | undefined)[]): string[] => {
    const gone = new Set(seen.flatMap((some) => some ?? []));
    return all.filter((card) => !gone.has(card));
  };
  const stage = (n: 1 | 2): string[] =>
    inSets(PUBLIC_OBJECTIVES, sets).filter((id) => publicObjectiveFacts(id).stage === n);
  return [
    { zones: [ACTION_DECK, ...hands(handOf)], cards: without(actionDeck(sets), cards[ACTION_DISCARD], mine(handOf)) },
    {
      zones: [SECRET_DECK, ...hands(secretsOf)],
      cards: without(inSets(SECRET_OBJECTIVES, sets), cards[SCORED], mine(secretsOf)),
    },
    { zones: [AGENDA_DECK], cards: without(agendaDeck(sets), cards[AGENDA_DISCARD], cards[AGENDA_OPEN], cards[LAWS]) },
    { zones: [STAGE_1, STAGE_1_BOX], cards: without(stage(1), cards[REVEALED]) },
    { zones: [STAGE_2, STAGE_2_BOX], cards: without(stage(2), cards[REVEALED]) },
    {
      zones: hands(notesOf),
      cards: without(
        seats.flatMap((seat) => notesFor(v.pub, seat)),
        mine(notesOf),
        cards[NOTES_IN_PLAY],
      ),
    },
  ];
}
