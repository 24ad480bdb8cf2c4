import { oneOf } from '@orrery/imperium';
import type { Listed } from '@orrery/kernel';
import type { Ti3, View } from '../shapes.ts';
import { POLITICAL, POLITICAL_DISCARD, votable } from './council.ts';

// Looking through cards that others do not see, and choosing one of them in secret.

/** What a seat has been shown of a zone. */
function known(v: View, zone: string): string[] {
  const knowledge = v.me!.table.knows[zone];
  return knowledge ? [...new Set([...Object.values(knowledge.at), ...knowledge.some])].toSorted() : [];
}

export const seek: Listed<Ti3, 'seek'> = oneOf('TI3-ACTIONCARDS-02', (v, { zone }) => known(v, zone), { secret: true });

/** The deck, its discard pile and the laws in play. */
const agendas = (v: View): string[] =>
  [...known(v, POLITICAL), ...v.pub.table.cards[POLITICAL_DISCARD]!, ...v.pub.laws.map(({ card }) => card)].filter(
    (card) => votable(v.pub, card),
  );

export const seekAgenda: Listed<Ti3, 'seekAgenda'> = oneOf('TI3-ACTIONCARDS-02', agendas, { secret: true });
