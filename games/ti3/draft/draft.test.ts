import { describe, expect, it } from 'vitest';
import { drafts } from '@orrery/imperium';
import { Match, keyFromSeed } from '@orrery/kernel';
import { ti3 } from '../game.ts';
import { draftOf, readDraft, seatingOf, writeDraft } from './draft.ts';
import type { Draft, DraftLink, Pick } from './draft.ts';
import { draftRules } from './room.ts';

const link = (text: string): DraftLink => readDraft(new URLSearchParams(text)) as DraftLink;
const draft = (text: string): Draft => draftOf(link(text)) as Draft;
const complete = (text: string): { draft: Draft; picks: string } => {
  const picks: Pick[] = [];
  for (;;) {
    const now = draftOf({ ...link(text), picks }) as Draft;
    if (now.next === null) return { draft: now, picks: drafts.writePicks(picks) };
    picks.push(drafts.openPicks(now).at(-1)!);
  }
};

describe('a draft of races', () => {
  it('offers races by the seed, without those that are banned, and picks in order and back', () => {
    const one = draft('players=4&seed=a&banned=sol,hacan');
    expect(one.races).toHaveLength(6);
    expect(one.races).not.toContain('sol');
    expect(one.races).toEqual(draft('players=4&seed=a&banned=sol,hacan').races);
    expect(one.races).not.toEqual(draft('players=4&seed=b&banned=sol,hacan').races);
    expect(one.order.slice(4)).toEqual(one.order.slice(0, 4).toReversed());
    expect(draftOf(link('players=4&picks=f0f0'))).toEqual({ fault: 'no-such-pick', pick: 1 });
    expect(readDraft(new URLSearchParams('players=9'))).toMatchObject({ fault: 'unreadable' });
    expect(link(writeDraft(link('players=4&seed=a&names=Ada,Noor,,&picks=f1')).toString())).toEqual(
      link('players=4&seed=a&names=Ada,Noor,,&picks=f1'),
    );
  });

  it('[TI3-GEN-02] ends in a game with those races at those places, the Speaker first', () => {
    const { draft: done, picks } = complete('players=3&seed=x');
    const seats = seatingOf(done)!;
    const table = draftRules.table('players=3&seed=x', picks)!;
    expect(table.players).toEqual(seats.map(({ player }) => player));
    const match = new Match(ti3, {
      seats: 3,
      options: { ...table.options, galaxy: 'generated' },
      key: keyFromSeed('k'),
    });
    expect(match.state.pub.sheets.map(({ race }) => race)).toEqual(seats.map(({ race }) => race));
    expect(match.state.pub.speaker).toBe(0);
    expect(ti3.seatsFor!({ galaxy: 'generated', races: 'sol,hacan,sardakk-norr,yssaril' })).toMatchObject({ max: 6 });
    expect(ti3.seatsFor!({ galaxy: 'generated', ...table.options })).toEqual({ min: 3, max: 3 });
  });
});
