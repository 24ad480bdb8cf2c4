import type { DraftRules } from '@orrery/games/drafts';
import { writeCells } from '../galaxy/mapString.ts';
import { draftAfter, galaxyOfDraft, mayDrawAgain, seatingOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { readDraft } from './link.ts';

const draftOf = (setup: string, picks: string): Draft | { fault: string } => {
  const query = new URLSearchParams(setup);
  query.set('picks', picks);
  const read = readDraft(query);
  return 'fault' in read ? read : draftAfter(read.settings, read.picks);
};

/** Slice drafts and drafts of factions between people over a server. */
export const draftRules: DraftRules = {
  state: (setup, picks) => {
    const draft = draftOf(setup, picks);
    if ('fault' in draft) return draft;
    return { players: draft.settings.players, next: draft.next, mayChange: mayDrawAgain(draft) };
  },
  /** Seats by drafted position, the drafted factions, and the slices as the galaxy (TI4-DRAFT-10). */
  table: (setup, picks) => {
    const draft = draftOf(setup, picks);
    const seats = 'fault' in draft ? null : seatingOf(draft);
    if ('fault' in draft || !seats) return null;
    return {
      players: seats.map(({ player }) => player),
      options: {
        expansion: draft.settings.sets.includes('pok') ? 'yes' : 'no',
        factions: seats.map(({ faction }) => faction).join(),
        ...(draft.settings.withoutSlices ? {} : { galaxy: writeCells(galaxyOfDraft(draft)) }),
      },
    };
  },
};
