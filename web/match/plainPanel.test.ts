import { describe, expect, it } from 'vitest';
import { speak } from '../text/text.ts';
import { withoutTwins } from './plainPanel.ts';

describe('the panel in plain words', () => {
  it('offers two copies of one card once, and says that there are two', async () => {
    await speak('en');
    const card = (n: number) => ({ answer: { component: `signal-jamming.${n}` }, title: 'Signal Jamming' });
    const other = { answer: { component: 'sabotage.1' }, title: 'Sabotage' };
    expect(withoutTwins([card(1), other, card(2)])).toEqual([{ ...card(1), note: 'you have 2' }, other]);
  });

  it('keeps what reads the same but does something else, and what does the same but reads otherwise', () => {
    const at = (system: string) => ({ answer: { move: system }, title: 'Move' });
    const named = (n: number, title: string) => ({ answer: { component: `cruiser.${n}` }, title });
    const offers = [at('lodor'), at('quann'), named(1, 'Cruiser, damaged'), named(2, 'Cruiser')];
    expect(withoutTwins(offers)).toEqual(offers);
  });
});
