import type { Event, Seat, Shapes } from '@orrery/kernel';
import type { Speech } from '@orrery/web/match/speech.ts';
import { list } from '@orrery/web/text/text.ts';
import { cardName } from './Card.tsx';
import { counted } from './content.ts';
import type { SeenEvent } from './lesson.ts';
import { actionsOf } from './recap.ts';
import type { Actions } from './recap.ts';
import { t } from './words.ts';

/** "played 5 cards, bought Toll Ring, and hit you for 5"; the name stands before it. */
export function actionsInWords(actions: Actions, nameOf: (seat: Seat) => string, mine: Seat | null): string {
  const { plays, bought, destroyed, hits, authority, resigned } = actions;
  return list([
    ...(plays > 0 ? [t('recap.played', { n: plays })] : []),
    ...(bought.length > 0 ? [t('recap.bought', { cards: list(counted(bought.map(cardName))) })] : []),
    ...(destroyed.length > 0 ? [t('recap.destroyed', { cards: list(counted(destroyed.map(cardName))) })] : []),
    ...(authority > 0 ? [t('recap.authority', { n: authority })] : []),
    ...[...hits].map(([seat, n]) =>
      seat === mine ? t('recap.hitYou', { n }) : t('recap.hit', { name: nameOf(seat), n }),
    ),
    ...(resigned ? [t('recap.resigned')] : []),
  ]);
}

/** A turn in one sentence for each who did something in it. */
export const recount = (events: readonly Event<Shapes>[], speech: Speech): string =>
  actionsOf(events as readonly SeenEvent[], null)
    .map(
      (actions) =>
        `${speech.reader.name(actions.seat)} ${actionsInWords(actions, speech.reader.name, speech.reader.view.seat)}.`,
    )
    .join(' ');
