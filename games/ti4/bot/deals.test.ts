import { offersOf, offersToBots, replyTo } from '@orrery/bots/offers';
import { view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../game.ts';
import { notesOf } from '../rules/zones.ts';
import { DOWN, UP, inSpace, units } from '../space.ts';

const NOTHING = { goods: 0, commodities: 0, note: null };
const terms = (gives: object, wants: object = {}) => ({
  gives: { ...NOTHING, ...gives },
  wants: { ...NOTHING, ...wants },
  promise: 'peace for ever',
});
/** Player 1 is a bot beside player 0; what it answers to an offer. */
function answered(
  what: object,
  points: readonly number[] = [0, 0, 0],
): { reply: string; table: ReturnType<typeof inSpace> } {
  const table = inSpace({
    galaxy: { 0: 'tile-18', [UP[0]]: 'tile-35', [DOWN[2]]: 'tile-19' },
    units: {
      'tile-18': units(0, { cruiser: 1 }),
      'tile-35': units(1, { cruiser: 1 }),
      'tile-19': units(2, { cruiser: 1 }),
    },
    arrange: (pub) => {
      for (const [seat, sheet] of pub.sheets.entries())
        Object.assign(sheet, { goods: 3, commodities: 2, points: points[seat]! });
    },
  });
  table.command({ do: 'bot', seat: 1, on: true }).accepted();
  table.command({ do: 'offer', seat: 0, to: 1, terms: what as never }).accepted();
  const [deal] = offersToBots(ti4, table.state);
  const command = replyTo(ti4, view(table.state, 1), deal!);
  table.command(command).accepted();
  return { reply: command.do, table };
}

describe('offers to a bot', () => {
  it('are taken when both gain, and the exchange is made', () => {
    const { reply, table } = answered(terms({ commodities: 2 }, { commodities: 2 }));
    expect(reply).toBe('accept');
    expect(table.state.pub.sheets.slice(0, 2).map(({ goods, commodities }) => [goods, commodities])).toEqual([
      [5, 0],
      [5, 0],
    ]);
  });
  it('are refused when it would lose, or gain too little for what the other gains', () => {
    expect(answered(terms({ goods: 1 }, { goods: 2 })).reply).toBe('refuse');
    expect(answered(terms({}, { commodities: 1 })).reply).toBe('refuse');
    expect(answered(terms({ commodities: 1 }, { goods: 1 })).reply).toBe('refuse');
    expect(answered(terms({ goods: 2 })).reply).toBe('accept');
  });
  it('never bring a point to somebody who is about to win', () => {
    const support = 'support-for-the-throne';
    const swap = terms({ note: `${support}.0` }, { note: `${support}.1` });
    expect(answered(swap, [8, 9, 0]).reply).toBe('refuse');
    expect(answered(terms({ goods: 3, note: `${support}.0` }, { note: `${support}.1` }), [1, 3, 2]).reply).toBe(
      'accept',
    );
  });
  it('for what it has not are refused', () => {
    const { reply, table } = answered(terms({ goods: 3 }, { note: 'ceasefire.2' }));
    expect(reply).toBe('refuse');
    expect(table.state.own[1]!.table.cards[notesOf(1)]).not.toContain('ceasefire.2');
  });

  it('are made by it too: commodities for as many, to neighbours who have some', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-18', [UP[0]]: 'tile-35', [DOWN[2]]: 'tile-19' },
      units: { 'tile-18': units(0, { cruiser: 1 }), 'tile-35': units(1, { cruiser: 1 }) },
      arrange: (pub) => pub.sheets.forEach((sheet, seat) => Object.assign(sheet, { commodities: 3 - seat })),
    });
    const offered = () => offersOf(ti4, view(table.state, 0), table.question(0));
    const swap = { goods: 0, commodities: 2, note: null };
    expect(offered()).toEqual([{ do: 'offer', seat: 0, to: 1, terms: { gives: swap, wants: swap, promise: '' } }]);
    table.command(offered()[0]!).accepted();
    expect(offered()).toEqual([]);
    table.state.pub.table.deals = [];
    table.state.pub.sheets[0]!.points = 8;
    expect(offered()).toEqual([]);
  });
});
