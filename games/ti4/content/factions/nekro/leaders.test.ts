import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../../../game.ts';
import { handOf } from '../../../rules/zones.ts';
import { inPlay, inSpace, learned, units } from '../../../space.ts';

const action = (id: string) => ({ do: 'component', ability: id, component: `${id}.0` });
const anyTime = (id: string, seat: number) => ({ ability: id, component: `${id}.${seat}`, seat });

describe('leaders and the mech of Nekro', () => {
  const malleon = () =>
    inSpace({
      galaxy: { 0: 'tile-25', 1: 'tile-46' },
      units: { 'tile-46': units(0, { cruiser: 1 }) },
      hands: { 2: ['sabotage.1', 'plague.1'] },
      arrange: (pub) => inPlay(pub, 1, 'nekro-malleon'),
    })
      .when(1, anyTime('nekro-malleon', 1), 'anyTime')
      .when(1, '2', 'pickOne')
      .accepted();
  it('[TI4-NEKR-09] the agent lets a player give an action card or a command token for two trade goods', () => {
    const card = malleon();
    card.when(2, 'discard-card', 'pickOne').when(2, 'plague.1', 'discardActionCard').accepted();
    expect([card.state.pub.sheets[2]!.goods, card.state.pub.table.zones[handOf(2)]!.n]).toEqual([2, 1]);
    const token = malleon();
    token.when(2, 'spend-token', 'pickOne').when(2, 'fleet', 'pickOne').accepted();
    expect([token.state.pub.sheets[2]!.goods, token.state.pub.sheets[2]!.fleet]).toEqual([2, 2]);
    const neither = malleon();
    neither.when(2, 'nothing', 'pickOne').accepted();
    expect(neither.state.pub.sheets[2]!.goods).toBe(0);
    expect(neither.state.pub.table.components['nekro-malleon.1']!.ready).toBe(false);
  });

  it('[TI4-NEKR-11] the hero destroys the units of others on a specialty planet and gains its values and a technology of its colour', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-19', 1: 'tile-26', 4: 'tile-22' },
      units: {
        'tile-19': units(0, { cruiser: 1 }),
        wellon: units(1, { infantry: 2, pds: 1 }),
        lodor: units(0, { infantry: 1 }),
      },
      arrange: (pub) => {
        inPlay(pub, 0, 'unit-dsgn-flayesh', 'technological-singularity', 'propagation');
        pub.planets['wellon'] = { owner: 1, exhausted: false };
        learned(pub, 1, 'antimass-deflectors');
      },
    });
    // Wellon alone: Lodor has no specialty, at Tarmann no own unit is.
    table.when(0, action('unit-dsgn-flayesh')).accepted();
    const { from } = table.question(0).q as { from: string[] };
    expect(from).toContain('sarween-tools');
    expect(from.some((id) => ['cruiser-2', 'antimass-deflectors', 'neural-motivator'].includes(id))).toBe(false);
    table.when(0, 'sarween-tools', 'pickOne').accepted();
    const { pub } = table.state;
    expect(pub.units['wellon'] ?? []).toEqual([]);
    expect(pub.sheets[0]!.goods).toBe(3);
    expect(pub.sheets[0]!.technologies).toEqual(['sarween-tools']);
    expect(pub.table.components['unit-dsgn-flayesh.0']).toBeUndefined();
  });

  it('[TI4-NEKR-12] Mordred: +2 against a player on whose technology an assimilator lies', () => {
    const { state } = inSpace({
      galaxy: { 0: 'tile-25' },
      units: {},
      arrange: (pub) => {
        inPlay(pub, 0, 'mordred', 'valefar-assimilator-x');
        learned(pub, 1, 'spacial-conduit-cylinder');
        const card = 'valefar-assimilator-x.0';
        const copy = { ...pub.table.components[card]!, on: 'spacial-conduit-cylinder' };
        pub.table.components = { ...pub.table.components, [card]: copy };
      },
    });
    const bonus = (unit: 'mech' | 'infantry', defender: number) =>
      rulesView(ti4, view(state, 0)).number(
        'combat',
        {
          seat: 0,
          unit,
          purpose: 'battle',
          fight: { system: 'tile-25', planet: 'quann', attacker: 0, defender, round: 1 },
        },
        0,
      );
    expect([bonus('mech', 1), bonus('mech', 2), bonus('infantry', 1)]).toEqual([2, 0, 0]);
  });
});
