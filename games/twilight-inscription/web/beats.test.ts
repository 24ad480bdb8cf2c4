import { describe, expect, it } from 'vitest';
import type { Step } from '@orrery/web/match/channel.ts';
import { beats } from './beats.ts';

const heard = (...events: { t: string; all: object }[]) =>
  beats(0, [{ n: 1, at: 0, by: null, do: 'answer', events } as unknown as Step]).map(({ sound }) => sound);

describe('what is heard of an event of Twilight Inscription', () => {
  it('is the dice, and what Production and the Council bring', () => {
    expect(heard({ t: 'rolled', all: {} }, { t: 'produced', all: { seat: 2 } }, { t: 'outcome', all: {} })).toEqual([
      'dice',
      'coin',
      'gain',
    ]);
  });
  it('is one’s own war and objective, not those of others', () => {
    const war = (seat: number, result: string) => ({ t: 'war', all: { seat, result } });
    expect(heard(war(0, 'won'), war(0, 'lost'), war(1, 'won'))).toEqual(['gain', 'hit']);
    expect(heard({ t: 'objective', all: { who: 1 } }, { t: 'objective', all: { who: 0 } })).toEqual(['gain']);
  });
});
