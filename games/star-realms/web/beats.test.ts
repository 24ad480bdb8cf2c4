import { describe, expect, it } from 'vitest';
import type { Step } from '@orrery/web/match/channel.ts';
import { beats } from './beats.ts';

const step = (...events: { t: string; all: object }[]) =>
  ({ n: 1, at: 0, by: 1, do: 'answer', events }) as unknown as Step;

describe('what flies over the table of Star Realms and is heard', () => {
  it('is damage from who deals it to who takes it, with its amount', () => {
    expect(beats(0, [step({ t: 'attacked', all: { seat: 1, target: 0, amount: 7, left: 30 } })])).toEqual([
      {
        sound: 'hit',
        flight: {
          from: '.tbl-seats [data-seat="1"]',
          to: '.tbl-seats [data-seat="0"]',
          icon: 'r-combat',
          tone: 'combat',
          words: '−7',
          hits: true,
        },
      },
    ]);
  });
  it('is a bought card on its way to the pile of whoever buys it', () => {
    const [bought] = beats(0, [step({ t: 'acquired', all: { seat: 0, card: 'ripper.1', paid: 4 } })]);
    expect(bought).toMatchObject({ sound: 'coin', flight: { from: '.sr [data-card="ripper.1"]' } });
    expect(bought!.flight!.to).toContain('[data-pile="discard.0"]');
  });
  it('is nothing for what changes no place: a new hand, a turn that begins', () => {
    expect(beats(0, [step({ t: 'drew', all: { seat: 1, n: 5 } }, { t: 'turnBegan', all: { seat: 0 } })])).toEqual([]);
  });
  it('ends on the note of who won', () => {
    const won = step({ t: 'won', all: { winners: [1], rule: 'SR-GEN-04' } });
    expect([0, 1].map((mine) => beats(mine, [won])[0]!.sound)).toEqual(['lost', 'won']);
  });
});
