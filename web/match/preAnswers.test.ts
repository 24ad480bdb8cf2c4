import { describe, expect, it } from 'vitest';
import { REACT } from '@orrery/kernel';
import type { Decision, Shapes, View } from '@orrery/kernel';
import { fromNowChoices, inAdvance, isPass, standing, withPreAnswer } from './preAnswers.ts';

const viewWith = (stack: { id: number; proc: string }[], preAnswers: object[] = []) =>
  ({ seat: 0, pub: { table: { stack } }, me: { table: { preAnswers } } }) as unknown as View<Shapes>;
const asked = (about: object) =>
  ({ id: 7, kind: REACT, seat: 0, q: { window: 'activated', about } }) as unknown as Decision;
const card = { ability: 'sabotage', component: 'sabotage.3' };
const inRound = viewWith([
  { id: 1, proc: 'game' },
  { id: 4, proc: 'round' },
]);

describe('what may be said from now on', () => {
  it('of a window: pass for the round, when one player acts, or always; stay away, for all to see; or use what could be used now', () => {
    const react = { kind: REACT, window: 'activated' };
    expect(fromNowChoices('round', inRound, asked({ seat: 2, system: 'x' }), [null, card])).toEqual([
      { as: 'round', preAnswer: { ...react, answer: null, until: 4 }, answer: null },
      { as: 'waiveRound', waiver: { windows: 'activated', until: 4 }, answer: null },
      { as: 'seat', seat: 2, preAnswer: { ...react, answer: null, when: { seat: 2 } }, answer: null },
      { as: 'always', preAnswer: { ...react, answer: null }, answer: null },
      { as: 'waive', waiver: { windows: 'activated', until: null }, answer: null },
      { as: 'use', preAnswer: { ...react, answer: card }, answer: card },
    ]);
    expect(fromNowChoices('round', viewWith([]), asked({ seat: 0 }), [null]).map(({ as }) => as)).toEqual([
      'always',
      'waive',
    ]);
  });
  it('of a question with few answers: the same answer, for the round or always', () => {
    const d = { ...asked({}), kind: 'secondary', mode: 'ask' } as Decision;
    expect(fromNowChoices('round', inRound, d, [false, true]).map(({ as, answer }) => [as, answer])).toEqual([
      ['answerRound', false],
      ['answerAlways', false],
      ['answerRound', true],
      ['answerAlways', true],
    ]);
    expect(fromNowChoices('round', inRound, d, [1, 2, 3, 4])).toEqual([]);
    const warfare = { ...d, q: { card: 'warfare', cost: 1, free: false } } as Decision;
    expect(fromNowChoices(undefined, inRound, warfare, [false, true])[0]).toEqual({
      as: 'answerAlways',
      preAnswer: { kind: 'secondary', answer: false, when: { card: 'warfare', free: false } },
      answer: false,
    });
  });
  it('ends with the round, and is said once for the same questions', () => {
    const all = [{ kind: 'vote', answer: null, until: 4 }];
    expect(standing(viewWith([{ id: 4, proc: 'round' }], all))).toEqual(all);
    expect(standing(viewWith([{ id: 9, proc: 'round' }], all))).toEqual([]);
    expect(withPreAnswer(all, { kind: 'vote', answer: 1 })).toEqual([{ kind: 'vote', answer: 1 }]);
  });
  it('is said without what changes from one question to the next, or not at all', () => {
    const speech = {
      question: ({ q }: Decision) => `${(q as { place: string }).place}: ${(q as { hits: number }).hits} hits?`,
      answer: ({ q }: Decision, answer: unknown) => (answer ? 'yes' : (q as { units: string[] }).units.join()),
    };
    const sustain = { kind: 'sustain', when: { place: 'Lodor' } };
    expect(inAdvance(speech, 0, { ...sustain, answer: true })).toEqual({ question: 'Lodor: … hits?', answer: 'yes' });
    expect(inAdvance(speech, 0, { ...sustain, answer: null })).toBeNull();
  });
  it('passes in a window where neither a player nor a card is named', () => {
    const pass = { kind: REACT, window: 'activated', answer: null };
    const all = [pass, { ...pass, when: { seat: 2 } }, { ...pass, answer: card }, { ...pass, window: 'moved' }];
    expect(all.map((one) => isPass(one, 'activated'))).toEqual([true, false, false, false]);
  });
});
