import type { DraftRules } from '@orrery/games/drafts';
import { draftOf, readDraft, seatingOf } from './draft.ts';
import type { Draft } from './draft.ts';

const after = (setup: string, picks: string): Draft | { fault: string } => {
  const query = new URLSearchParams(setup);
  query.set('picks', picks);
  const link = readDraft(query);
  return 'fault' in link ? link : draftOf(link);
};

/** Drafts of races between people over a server. */
export const draftRules: DraftRules = {
  state: (setup, picks) => {
    const draft = after(setup, picks);
    return 'fault' in draft
      ? draft
      : { players: draft.link.players, next: draft.next, mayChange: draft.picks.length === 0 };
  },
  table: (setup, picks) => {
    const draft = after(setup, picks);
    const seats = 'fault' in draft ? null : seatingOf(draft);
    return (
      seats && { players: seats.map(({ player }) => player), options: { races: seats.map(({ race }) => race).join() } }
    );
  },
};
