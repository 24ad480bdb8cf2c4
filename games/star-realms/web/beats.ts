import type { Seat } from '@orrery/kernel';
import type { Beat } from '@orrery/web/match/board.ts';
import type { Step } from '@orrery/web/match/channel.ts';
import { eventsOf } from './lesson.ts';
import type { SeenEvent } from './lesson.ts';

const player = (seat: Seat) => `.tbl-seats [data-seat="${seat}"]`;
/** A card as it lies on the table, not in a pile that is looked through. */
const card = (id: string) => `.sr [data-card="${id}"]`;
const pile = (zone: string) => `.piles [data-pile="${zone}"]`;

/** What happens is seen to happen: cards go where they go, damage comes from somebody and lands on somebody. */
export const beats = (mine: Seat | null, steps: readonly Step[]): Beat[] =>
  steps.flatMap(eventsOf).flatMap((event) => beatOf(event, mine) ?? []);

function beatOf({ t, all }: SeenEvent, mine: Seat | null): Beat | null {
  switch (t) {
    case 'played':
      // A rival's hand is not on the table: their cards come from them.
      return {
        sound: 'card',
        ...(all.seat === mine
          ? {}
          : { flight: { from: player(all.seat!), to: '.sr-row.theirs', icon: 'r-card', tone: 'card' } }),
      };
    case 'acquired':
      return {
        sound: 'coin',
        flight: {
          from: card(all.card!),
          to: `${pile(`discard.${all.seat!}`)}, ${player(all.seat!)}`,
          icon: 'r-card',
          tone: 'card',
        },
      };
    case 'scrapped':
      return { sound: 'card', flight: { from: card(all.card!), to: pile('scrapHeap'), icon: 'r-scrap', tone: 'card' } };
    case 'attacked':
      return {
        sound: 'hit',
        flight: {
          from: player(all.seat!),
          to: player(all.target!),
          icon: 'r-combat',
          tone: 'combat',
          words: `−${all.amount!}`,
          hits: true,
        },
      };
    case 'damaged':
      return {
        sound: 'hit',
        flight: { from: player(all.seat!), to: card(all.card!), icon: 'r-combat', tone: 'combat', hits: true },
      };
    case 'destroyed':
      return { sound: 'broken' };
    case 'gained':
      return all.resource === 'authority'
        ? {
            sound: 'gain',
            flight: {
              from: all.seat === mine ? '.sr-row.mine' : '.sr-row.theirs',
              to: player(all.seat!),
              icon: 'r-authority',
              tone: 'authority',
              words: `+${all.amount!}`,
            },
          }
        : null;
    case 'won':
    case 'scenarioWon':
      return { sound: (all.winners ?? [all.seat]).includes(mine ?? -1) ? 'won' : 'lost' };
    default:
      return null;
  }
}
