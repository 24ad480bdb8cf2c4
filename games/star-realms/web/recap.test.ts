import { describe, expect, it } from 'vitest';
import type { SeenEvent } from './lesson.ts';
import { actionsOf, sinceOwnTurn } from './recap.ts';

describe('a turn in one line', () => {
  it('adds up what each of the others did', () => {
    const [kepler, mira, ...rest] = actionsOf(
      [
        { t: 'turnBegan', all: { seat: 1 } },
        { t: 'played', all: { seat: 1, card: 'scout.1' } },
        { t: 'played', all: { seat: 1, card: 'scout.2' } },
        { t: 'acquired', all: { seat: 1, card: 'ripper.1' } },
        { t: 'attacked', all: { seat: 1, target: 0, amount: 2 } },
        { t: 'attacked', all: { seat: 1, target: 0, amount: 3 } },
        { t: 'played', all: { seat: 0, card: 'viper.1' } },
        { t: 'destroyed', all: { seat: 2, card: 'watchfire.1' } },
        { t: 'gained', all: { seat: 2, resource: 'authority', amount: 4 } },
        { t: 'gained', all: { seat: 2, resource: 'trade', amount: 4 } },
      ],
      0,
    );
    expect(rest).toEqual([]);
    expect(kepler).toMatchObject({ seat: 1, plays: 2, bought: ['ripper.1'], hits: new Map([[0, 5]]) });
    expect(mira).toMatchObject({ seat: 2, destroyed: ['watchfire.1'], authority: 4 });
  });
  it('says nothing of who only began', () => {
    expect(actionsOf([{ t: 'turnBegan', all: { seat: 1 } }], 0)).toEqual([]);
  });
});

const began = (seat: number): SeenEvent => ({ t: 'turnBegan', all: { seat } });
const ended = (seat: number): SeenEvent => ({ t: 'cleanedUp', all: { seat } });
const plays = (seat: number): SeenEvent => ({ t: 'played', all: { seat, card: 'scout.1' } });
const discards = (seat: number): SeenEvent => ({ t: 'discarded', all: { seat, card: 'scout.2' } });
const bySeat = (events: readonly SeenEvent[]) => events.filter(({ t }) => t === 'played').map(({ all }) => all.seat);

describe('what is told at the top of the board', () => {
  const first = [began(0), plays(0), ended(0)];
  const theirs = [began(1), plays(1), plays(1)];
  it('is the whole turn of the others, also where the reader had to discard in the middle of it', () => {
    const events = [...first, ...theirs, discards(0), plays(1), ended(1), began(0)];
    expect(bySeat(sinceOwnTurn(events, 0))).toEqual([1, 1, 1]);
  });
  it('stays while the reader plays, also when somebody else has to discard meanwhile', () => {
    const events = [...first, ...theirs, ended(1), began(0), plays(0), discards(1)];
    expect(bySeat(sinceOwnTurn(events, 0))).toEqual([1, 1]);
  });
  it('is what the others have done so far while they play', () => {
    expect(bySeat(sinceOwnTurn([...first, ...theirs], 0))).toEqual([1, 1]);
    expect(bySeat(sinceOwnTurn(theirs, 0))).toEqual([1, 1]);
  });
  it('leaves out what teammates did in the turn they share with the reader', () => {
    const shared = [began(0), began(2), plays(0), plays(2), ended(0), ended(2)];
    expect(bySeat(sinceOwnTurn([...shared, ...theirs, ended(1), began(0), began(2)], 0))).toEqual([1, 1]);
  });
  it('is the turn at hand and the one before for who looks on, and nothing of another scenario', () => {
    const events = [...first, ...theirs, ended(1), began(0), plays(0)];
    expect(bySeat(sinceOwnTurn(events, null))).toEqual([1, 1, 0]);
    expect(bySeat(sinceOwnTurn([...theirs, { t: 'scenarioOpened', all: {} }, began(0)], 0))).toEqual([]);
  });
});
