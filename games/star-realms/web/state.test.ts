import { describe, expect, it } from 'vitest';
import { listAnswers, nextDecision, view } from '@orrery/kernel';
import { buy, fresh, given } from '../given.ts';
import { scenarios } from '../content/scenarios/index.ts';
import { cardIds } from '../content/catalogue.ts';
import { sheetIds } from '../content/stickers/index.ts';
import { cardOfAnswer } from './state.ts';

describe('the card an answer is about', () => {
  it('is a card of the table', () => {
    for (const id of cardIds) expect(cardOfAnswer(`${id}.1`)).toBe(`${id}.1`);
    expect(cardOfAnswer({ do: 'play', card: 'scout.3' })).toBe('scout.3');
    expect(cardOfAnswer({ do: 'end' })).toBeNull();
    expect(cardOfAnswer(null)).toBeNull();
  });
  it('is none where a sheet, a faction, a deck or the rule of a scenario is chosen', () => {
    const options = scenarios.flatMap(({ sides }) => Object.values(sides).flatMap((side) => Object.keys(side.options)));
    expect(options.length).toBeGreaterThan(20);
    for (const name of [...sheetIds, ...options, 'starEmpire', 'tradeFederation', 'standard'])
      expect(cardOfAnswer(name)).toBeNull();
  });
  it('holds for the questions of a campaign as they are asked', () => {
    const first = fresh(2, { mode: 'campaign' });
    const upgrade = given({
      seats: [{ trade: 9 }, {}],
      row: ['ledger-skiff', 'ripper', 'poacher', 'lifter', 'watchfire'],
      scenario: { number: 1 },
    }).when(0, buy('ledger-skiff'));
    for (const table of [first, upgrade]) {
      const asked = nextDecision(table.game, table.state)!;
      const answers = listAnswers(table.game, view(table.state, asked.seat), asked)!;
      expect(answers.length).toBeGreaterThan(1);
      expect(answers.map((answer) => cardOfAnswer(answer))).toEqual(answers.map(() => null));
    }
  });
});
