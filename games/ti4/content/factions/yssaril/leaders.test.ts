import { describe, expect, it } from 'vitest';
import { handOf, secretsOf } from '../../../rules/zones.ts';
import { active, inPlay, inSpace, units } from '../../../space.ts';

const react = (id: string, seat: number) => ({ ability: id, component: `${id}.${seat}` });
const action = (id: string) => ({ do: 'component', ...react(id, 0) });

describe('leaders of Yssaril', () => {
  it('[TI4-YSSA-08] the commander looks at one kind of hidden cards of whoever activates a system with own units', () => {
    const table = active({
      galaxy: { 0: 'tile-25', 1: 'tile-46' },
      units: { quann: units(1, { infantry: 1 }), 'tile-46': units(0, { cruiser: 1 }) },
      hands: { 0: ['plague.1', 'sabotage.1'] },
      arrange: (pub) => inPlay(pub, 1, 'so-ata'),
    });
    table.when(1, react('so-ata', 1)).accepted();
    expect(table.question(1).q).toMatchObject({ from: ['see-action-cards', 'see-notes', 'see-secrets'] });
    table.when(1, 'see-action-cards', 'pickOne').accepted();
    const knows = (seat: number, zone: string) => {
      const { at = {}, some = [] } = table.state.own[seat]!.table.knows[zone] ?? {};
      return [...Object.values(at), ...some].toSorted();
    };
    expect(knows(1, handOf(0))).toEqual(['plague.1', 'sabotage.1']);
    expect([knows(1, secretsOf(0)), knows(2, handOf(0))]).toEqual([[], []]);
    expect(table.told.filter(({ t }) => t === 'looked')).toMatchObject([{ all: { seat: 1, of: 0 }, to: [1] }]);
  });

  it('[TI4-YSSA-09] the hero: each other player shows a card of choice; it is taken, or three at random are discarded', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-25' },
      units: {},
      hands: {
        0: [],
        1: ['plague.1', 'sabotage.1', 'upgrade.1'],
        2: ['summit.1', 'spy.1', 'uprising.1', 'disable.1'],
      },
      arrange: (pub) => inPlay(pub, 0, 'kyver-blade-and-key'),
    });
    table.when(0, action('kyver-blade-and-key')).accepted();
    table.when(1, 'summit.1', 'showActionCard').refused('TI4-YSSA-09');
    table.when(1, 'upgrade.1', 'showActionCard').accepted();
    // The others do not learn which card it was.
    expect(table.told.filter(({ t }) => t === 'looked')).toMatchObject([{ all: { seat: 0, of: 1 }, to: [0, 1] }]);
    expect(JSON.stringify(table.state.pub)).not.toContain('upgrade.1');
    table.when(0, 'take-card', 'pickOne').accepted();
    table.seen(0, (v) => expect(v.me!.table.cards[handOf(0)]).toEqual(['upgrade.1']));
    table.when(2, 'spy.1', 'showActionCard').when(0, 'discard-three', 'pickOne').accepted();
    const { zones } = table.state.pub.table;
    expect([zones[handOf(0)]!.n, zones[handOf(1)]!.n, zones[handOf(2)]!.n]).toEqual([1, 2, 1]);
    expect(table.told.filter(({ t }) => t === 'discarded')).toHaveLength(3);
    expect(table.state.pub.table.components['kyver-blade-and-key.0']).toBeUndefined();
  });
});
