import { describe, expect, it } from 'vitest';
import { drafts } from '@orrery/imperium';
import { Match, keyFromSeed } from '@orrery/kernel';
import { DRAFT_LAYOUTS } from '../content/draft.ts';
import { factionSheet } from '../content/factions/index.ts';
import { ti4 } from '../game.ts';
import { galaxyOfDraft, openPicks, draftAfter, seatingOf } from './draft.ts';
import type { Draft, Pick } from './draft.ts';
import { readDraft } from './link.ts';
import type { DraftLink } from './link.ts';
import { draftRules } from './room.ts';

const complete = (setup: string): { draft: Draft; picks: string } => {
  const { settings } = readDraft(new URLSearchParams(setup)) as DraftLink;
  const picks: Pick[] = [];
  for (;;) {
    const now = draftAfter(settings, picks) as Draft;
    if (now.next === null) return { draft: now, picks: drafts.writePicks(picks) };
    picks.push(openPicks(now).at(-1)!);
  }
};
const begun = (seats: number, options: { [option: string]: string }) =>
  new Match(ti4, { seats, options, key: keyFromSeed('k') }).state.pub;

describe('a draft ends in a match', () => {
  it.each(DRAFT_LAYOUTS.map(({ players }) => players))(
    '[TI4-DRAFT-10] of %i players: seats by position, the drafted factions, their slices around their homes',
    (players) => {
      const setup = `players=${players}&seed=room`;
      const { draft, picks } = complete(setup);
      const table = draftRules.table(setup, picks)!;
      const seats = seatingOf(draft)!;
      expect(table.players).toEqual(seats.map(({ player }) => player));
      const pub = begun(players, table.options);
      expect(pub.sheets.map(({ faction }) => faction)).toEqual(seats.map(({ faction }) => faction));
      // Position 1 is the speaker (TI4-DRAFT-01).
      expect(pub.speaker).toBe(0);
      const drafted = galaxyOfDraft(draft);
      pub.galaxy.forEach((cell, at) => {
        const there = drafted[at]!;
        const home = /^home-(\d)$/.exec(there);
        const sheet = home && factionSheet(pub.sheets[Number(home[1])]!.faction);
        expect(cell).toBe(sheet ? (sheet.gate ?? sheet.home) : there);
      });
      expect(ti4.seatsFor!({ ...table.options, galaxy: table.options['galaxy']! })).toEqual({
        min: players,
        max: players,
      });
    },
  );

  it('a draft of factions alone has no slices: two passes, and a galaxy as in any other game', () => {
    const setup = 'players=4&seed=f&kind=factions&banned=sol';
    const { draft, picks } = complete(setup);
    expect(draft.order).toHaveLength(8);
    expect(draft.pool.slices).toEqual([]);
    expect(draft.pool.factions).not.toContain('sol');
    const table = draftRules.table(setup, picks)!;
    expect(table.options['galaxy']).toBeUndefined();
    const pub = begun(4, { ...table.options, galaxy: 'balanced' });
    expect(pub.sheets.map(({ faction }) => faction)).toEqual(seatingOf(draft)!.map(({ faction }) => faction));
    expect(table.options['expansion']).toBe('yes');
    const base = complete('players=4&seed=f&kind=factions&base=1');
    expect(base.draft.pool.factions.filter((id) => factionSheet(id).set !== 'base')).toEqual([]);
    expect(draftRules.table('players=4&seed=f&kind=factions&base=1', base.picks)!.options['expansion']).toBe('no');
    expect(draftRules.state(setup, 's0')).toMatchObject({ fault: 'no-such-pick' });
  });

  it('refuses factions and galaxies that are none', () => {
    const { factions, galaxy } = ti4.options as unknown as {
      [option: string]: { accepts: (value: string) => string | null };
    };
    expect(factions!.accepts('sol,hacan,letnev')).toBeNull();
    expect(factions!.accepts('sol,sol,hacan')).not.toBeNull();
    expect(factions!.accepts('sol,lazax')).not.toBeNull();
    expect(galaxy!.accepts('1 2 3')).not.toBeNull();
  });
});
