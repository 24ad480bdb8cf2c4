import { describe, expect, it } from 'vitest';
import { enact } from '../../rules/council/laws.ts';
import { AGENDA_DECK, handOf } from '../../rules/zones.ts';
import { DOWN, UP, inSpace, units } from '../../space.ts';
import type { Space } from '../../space.ts';

// The system of the player, with Bereg and Lirta IV, in the centre; Mecatol Rex above it, a wormhole below.
const MINE = 'tile-35';
const ABOVE = 'tile-18';
const BELOW = 'tile-26';
const play = (card: string) => ({ do: 'component', ability: card, component: `${card}.1` });

type Board = Partial<Space> & { owners?: { [planet: string]: number } };
/** Player 0 holds one action card and is to act. */
const holding = (card: string, { owners = { bereg: 0, 'lirta-iv': 0 }, arrange, ...more }: Board = {}) =>
  inSpace({
    galaxy: { 0: MINE, [UP[0]]: ABOVE, [DOWN[0]]: BELOW },
    units: { [MINE]: units(0, { cruiser: 1 }) },
    hands: { 0: [`${card}.1`], ...more.hands },
    ...more,
    arrange: (pub) => {
      for (const [planet, owner] of Object.entries(owners)) pub.planets[planet]!.owner = owner;
      arrange?.(pub);
    },
  });
const at = (table: ReturnType<typeof holding>, place: string) =>
  Object.fromEntries((table.state.pub.units[place] ?? []).map(({ seat, type, n }) => [`${seat} ${type}`, n]));

describe('AC: action cards that are an action', () => {
  it('[TI4-AC-03, TI4-ABL-01] a card marked Action takes the action of the turn', () => {
    const table = holding('mining-initiative').when(0, play('mining-initiative')).when(0, 'bereg').accepted();
    expect(table.state.pub.sheets[0]!.goods).toBe(3);
    expect(table.state.pub.active).not.toBe(0);
    expect(table.state.pub.table.cards['actions-discard']).toEqual(['mining-initiative.1']);
  });
});
