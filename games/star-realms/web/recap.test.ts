import { describe, expect, it } from 'vitest';
import { actionsOf } from './recap.ts';

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
