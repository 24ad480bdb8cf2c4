import { describe, expect, it } from 'vitest';
import { given, playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import type { Battle } from '../../../givenBattle.ts';

const jolnar = (position: Battle) => battle({ ...position, factions: ['jolnar', 'saar'] });

describe('Jol-Nar', () => {
  it('[TI4-JOLN-01] -1 on combat rolls', () => {
    const { rolled } = jolnar({ fleets: [{ cruiser: 1 }, { cruiser: 1 }] });
    expect(rolled()[0]!.rolls.map(({ volleys }) => volleys[0]!.modifier)).toEqual([-1, 0]);
  });

  it('[TI4-JOLN-02] a token spent on Technology’s secondary buys the primary: research without a price', () => {
    const table = given({ factions: ['jolnar', 'sol', 'saar'], until: (d) => d.kind === 'turn' });
    const { pub } = table.state;
    const owner = (pub.sheets.findIndex(({ faction }) => faction === 'jolnar') + 1) % 3;
    for (const card of Object.values(pub.strategyCards)) Object.assign(card, { holder: null });
    [0, 1, 2].forEach((seat) =>
      Object.assign(pub.strategyCards[seat === owner ? 'technology' : 'warfare'], { holder: seat }),
    );
    const me = pub.sheets.findIndex(({ faction }) => faction === 'jolnar');
    expect(owner).not.toBe(me);
    playUntil(table, (d) => d.kind === 'turn' && d.seat === owner);
    table.when(owner, { do: 'strategic', card: 'technology' }).accepted();
    playUntil(table, (d) => d.kind === 'secondary' && d.seat === me);
    const { strategy } = table.state.pub.sheets[me]!;
    table.when(me, true).accepted();
    expect(table.state.pub.sheets[me]!.strategy).toBe(strategy - 1);
    const [asked] = table.state.pub.table.open;
    expect(asked).toMatchObject({ seat: me, kind: 'research', q: { price: 0 } });
  });

  it('[TI4-JOLN-07] a natural 9 or 10 of the flagship produces two more hits', () => {
    const { lost } = jolnar({
      fleets: [{ flagship: 1 }, { cruiser: 3 }],
      dice: { 'battle 0 flagship': [9, 1], 'battle 1 cruiser': [1, 1, 1] },
    });
    expect(lost(1)[0]).toEqual(['cruiser', 'cruiser', 'cruiser']);
  });
});
