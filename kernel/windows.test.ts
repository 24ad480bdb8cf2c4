import { describe, expect, it } from 'vitest';
import {
  allWordings,
  apply,
  awaited,
  checkAnswer,
  completeOptions,
  fill,
  listAnswers,
  questionInWords,
  answerInWords,
  eventInWords,
  refusalInWords,
  view,
} from './index.ts';
import type { Command, PreAnswer } from './index.ts';
import { given, use } from './toy/fixture.ts';
import { toy } from './toy/game.ts';
import { mini } from './toy/mini.ts';
import { moveCard } from './zones.ts';

const turnOf = (seat: number) => [{ proc: 'turn' as const, locals: { seat } }];

describe('answers given beforehand to windows', () => {
  const passes = (more: Partial<PreAnswer>): Command => ({
    do: 'preAnswers',
    seat: 1,
    preAnswers: [{ kind: 'react', window: 'card*', answer: null, ...more }],
  });
  const table = () =>
    given({ hands: { 0: ['flankSpeed.1'], 1: ['sabotage.1'], 2: ['moraleBoost.1'] }, stack: turnOf(0) });

  it('a pass answers silently while its subject matches', () => {
    const t = table();
    t.command(passes({ when: { by: 0 } })).accepted();
    expect(t.state.pub.table.n).toBe(0);
    t.when(0, 'fight').when(0, use('flankSpeed.1'));
    t.then((_v, events) => expect(events.map((e) => e.t)).toContain('moved'));
    expect(t.state.own[1]!.table.cards.hand1).toEqual(['sabotage.1']);
  });

  it('the seat is asked when the subject is another', () => {
    const t = table();
    t.command(passes({ when: { by: 2 } }));
    t.when(0, 'fight').when(0, use('flankSpeed.1'));
    expect(awaited(toy, t.state, 1)).toHaveLength(1);
  });

  it('a pre-pick plays the card; one that ended with its frame does nothing', () => {
    const t = table();
    t.command(passes({ answer: use('sabotage.1') }));
    t.when(0, 'fight').when(0, use('flankSpeed.1'));
    t.then((_v, events) => expect(events.map((e) => e.t)).toContain('cancelled'));
    const ended = table();
    ended.command(passes({ until: 999 }));
    ended.when(0, 'fight').when(0, use('flankSpeed.1'));
    expect(awaited(toy, ended.state, 1)).toHaveLength(1);
  });
});

describe('who is invited', () => {
  it('nobody when every copy lies in sight', () => {
    const t = given({ hands: { 0: ['flankSpeed.1'], 1: ['moraleBoost.1'] }, stack: turnOf(0) });
    for (const card of ['sabotage.1', 'sabotage.2', 'sabotage.3']) {
      moveCard(t.state, card, 'deck', 'discard', 'top');
    }
    t.when(0, 'fight')
      .when(0, use('flankSpeed.1'))
      .then((_v, events) => expect(events.map((e) => e.t)).toContain('moved'));
  });

  it('a card that does not fit the window is refused', () => {
    const t = given({ hands: { 0: ['flankSpeed.1', 'moraleBoost.1'] }, stack: turnOf(0) });
    t.when(0, 'fight').when(0, use('moraleBoost.1')).refused('TABLE-WINDOW');
    const d = t.question(0);
    expect(listAnswers(toy, view(t.state, 0), d)).toEqual([null, use('flankSpeed.1')]);
    expect(checkAnswer(toy, view(t.state, 0), d, use('flankSpeed.2'))).toEqual({ rule: 'TABLE-WINDOW' });
  });
});

describe('words', () => {
  it('questions, answers, events and refusals of kernel and game alike', async () => {
    const [en, fr, de] = await allWordings(toy);
    const [miniEn, , miniDe] = await allWordings(mini);
    const t = given({ hands: { 0: ['flankSpeed.1'] }, stack: turnOf(0) });
    const reader = { view: view(t.state, 0), name: (seat: number) => `P${seat}` };
    expect(questionInWords(en!, t.question(0), reader)).toBe('act?');
    t.when(0, 'fight');
    expect(questionInWords(fr!, t.question(0), reader)).toBe('after activation Réagir ?');
    expect(answerInWords(de!, t.question(0), null, reader)).toBe('passen');
    expect(answerInWords(en!, t.question(0), use('flankSpeed.1'), reader)).toBe('flankSpeed');
    const dealt = { t: 'dealt', all: { seat: 1 }, to: [1], some: { cards: ['x'] } } as const;
    expect(eventInWords(en!, dealt as never, reader)).toBe('1 is dealt cards');
    expect(refusalInWords(miniEn!, { code: 'illegal', rule: 'MINI-ACT', with: { acts: 8 } })).toBe(
      'Only 8 acts are possible. (MINI-ACT)',
    );
    expect(refusalInWords(miniDe!, { code: 'over', rule: 'TABLE-OVER' })).toBe('Die Partie ist beendet. (TABLE-OVER)');
    expect(refusalInWords(miniDe!, { code: 'illegal', rule: 'MINI-BID' })).toBe('MINI-BID');
    expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
  });
});

describe('setting up a table', () => {
  it('unknown options, values and seat counts are refused with what exists', () => {
    expect(completeOptions(mini, 2)).toEqual({ acts: 'all' });
    expect(() => completeOptions(mini, 2, { colour: 'red' })).toThrow(
      'mini has no option "colour"; its options are acts',
    );
    expect(() => completeOptions(mini, 2, { acts: 'none' })).toThrow(
      'option acts cannot be "none"; it may be all, few',
    );
    const open = {
      ...mini,
      options: {
        deck: {
          values: ['none'],
          default: 'none',
          accepts: (v: string) => (v.startsWith('deck:') ? null : 'a deck begins with deck:'),
        },
      },
    };
    expect(completeOptions(open, 2, { deck: 'deck:7' })).toEqual({ deck: 'deck:7' });
    expect(() => completeOptions(open, 2, { deck: '7' })).toThrow(
      'option deck cannot be "7"; a deck begins with deck:',
    );
    expect(() => completeOptions(mini, 9)).toThrow('mini is for 1 to 4 seats with these options, not 9');
  });

  it('apply refuses what belongs to the match', () => {
    const t = given({ stack: turnOf(0) });
    expect(apply(toy, t.state, { do: 'undo', seat: 0, n: 0, to: 0 })).toMatchObject({
      ok: false,
      refusal: { rule: 'TABLE-UNDO' },
    });
  });
});
