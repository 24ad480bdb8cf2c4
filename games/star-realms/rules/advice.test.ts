import { describe, expect, it } from 'vitest';
import { keyFromSeed, Match } from '@orrery/kernel';
import type { Options } from '@orrery/kernel';
import { starRealms } from '../game.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

const advised = (seats: number, options: Options): string[] =>
  new Match(starRealms, { seats, options, key: keyFromSeed(1) }).opening.flatMap((e) =>
    e.t === 'advice' ? [e.all.rule] : [],
  );
const said = (rule: 'SR-GEN-08' | 'SR-MODES-02'): string[] =>
  [en.words, fr.words, de.words].map((w) =>
    w.event.advice({ rule }, undefined, { view: { pub: null as never, me: null, seat: null }, name: String }),
  );

describe('advice', () => {
  it('[SR-GEN-08] a campaign opens with the advice to play one ordinary game first', () => {
    expect(advised(2, { mode: 'campaign' })).toEqual(['SR-GEN-08']);
    expect(advised(2, {})).toEqual([]);
    expect(new Set(said('SR-GEN-08')).size).toBe(3);
  });
  it('[SR-MODES-02] five and six players without the Post-Campaign pack are told that they are better off with it', () => {
    expect(advised(5, { mode: 'freeForAll' })).toEqual(['SR-MODES-02']);
    expect(advised(6, { mode: 'hydra3' })).toEqual(['SR-MODES-02']);
    expect(advised(6, { mode: 'hydra3', tradeDeck: '84' })).toEqual([]);
    expect(advised(4, { mode: 'freeForAll' })).toEqual([]);
    expect(new Set(said('SR-MODES-02')).size).toBe(3);
  });
});
