import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { FactionId } from '../../content/factions/index.ts';
import type { LeaderId } from '../../content/leaders.ts';
import { ti4 } from '../../game.ts';
import { given, playUntil } from '../../given.ts';
import { battle } from '../../givenBattle.ts';
import type { Battle } from '../../givenBattle.ts';
import { unlocked } from '../../leaders.ts';
import { units } from '../../space.ts';
import type { Pub } from '../../shapes.ts';
import { REVEALED } from '../zones.ts';
import { leaderState, unlockProgress } from './leaders.ts';

const FACTIONS: readonly FactionId[] = ['letnev', 'sol', 'mentak'];
/** A turn of the action phase; player 0 is asked. */
const turnOf = (arrange: (pub: Pub) => void = () => {}, factions: readonly FactionId[] = FACTIONS) =>
  given({ factions, until: (d) => d.kind === 'turn' && d.seat === 0, arrange });
type Table = ReturnType<typeof turnOf>;
const state = ({ state: s }: Table, seat: number, leader: LeaderId) => leaderState(s.pub, seat, leader);
/** A step of the table is taken, after which conditions are looked at. */
const goOn = (table: Table, seat = 0) => table.when(seat, { do: 'tactical', system: 'tile-18' }).accepted();

describe('LEAD: leaders', () => {
  it('[TI4-LEAD-01, TI4-LEAD-02] everybody has an agent from the start; commander and hero are locked', () => {
    const table = turnOf();
    expect(state(table, 0, 'viscount-unlenn')).toBe('unlocked');
    expect(state(table, 0, 'rear-admiral-farran')).toBe('locked');
    expect(state(table, 0, 'darktalon-treilla')).toBe('locked');
    expect(given({ options: { expansion: 'no' } }).state.pub.unlocked).toEqual([]);
  });

  it('[TI4-LEAD-07, TI4-LEAD-08] a commander is unlocked as soon as its condition is met, for good', () => {
    const table = turnOf((pub) => {
      pub.sheets[0]!.fleet = 5;
      pub.units['tile-10'] = units(0, { cruiser: 5 });
    });
    expect(state(table, 0, 'rear-admiral-farran')).toBe('locked');
    goOn(table);
    expect(state(table, 0, 'rear-admiral-farran')).toBe('unlocked');
    expect(table.told.find((e) => e.t === 'unlocked')?.all).toEqual({ seat: 0, leader: 'rear-admiral-farran' });
    table.state.pub.units['tile-10'] = [];
    playUntil(table, ({ kind, seat }) => kind === 'turn' && seat === 1);
    expect(state(table, 0, 'rear-admiral-farran')).toBe('unlocked');
  });

  it('[TI4-LEAD-05, TI4-LEAD-09] a hero is unlocked by three scored objectives of any kind, not by points', () => {
    const scoring = (n: number, points: number) => {
      const table = turnOf((pub) => {
        pub.sheets[0]!.points = points;
        for (let i = 0; i < n; i++) pub.scored[`objective-${i}`] = [0];
      });
      return state(goOn(table), 0, 'darktalon-treilla');
    };
    expect(scoring(2, 8)).toBe('locked');
    expect(scoring(3, 3)).toBe('unlocked');
  });

  it('[TI4-EX-35] two objectives and the custodians do not unlock a hero, the third objective does', () => {
    const table = turnOf((pub) => {
      pub.sheets[0]!.points = 3;
      for (let i = 0; i < 2; i++) pub.scored[`objective-${i}`] = [0];
      Object.assign(pub.strategyCards.imperial, { holder: 0, exhausted: false });
      pub.table.cards = { ...pub.table.cards, [REVEALED]: ['lead-from-the-front'] };
      Object.assign(pub.sheets[0]!, { tactic: 3, strategy: 3 });
    });
    table.when(0, { do: 'strategic', card: 'imperial' }).accepted();
    expect(state(table, 0, 'darktalon-treilla')).toBe('locked');
    const asked = rulesView(ti4, view(table.state, 0));
    expect(unlockProgress(asked, 0, 'darktalon-treilla')).toEqual({ have: 2, need: 3 });
    playUntil(table, () => table.state.pub.scored['lead-from-the-front'] !== undefined, {
      score: 'lead-from-the-front',
    });
    expect(state(table, 0, 'darktalon-treilla')).toBe('unlocked');
  });

  it('[TI4-LEAD-03] a locked commander does nothing; once unlocked it acts as often as its text says, and is never exhausted', () => {
    const asked = ({ state: s }: Table) => rulesView(ti4, view(s, 0));
    const table = turnOf((pub) => {
      pub.units['tile-10'] = units(0, { cruiser: 1 });
    });
    expect(
      asked(table)
        .sources()
        .some(({ ability }) => ability === 'rear-admiral-farran'),
    ).toBe(false);
    expect(unlockProgress(asked(table), 0, 'rear-admiral-farran')).toEqual({ have: 1, need: 5 });
    const used = battle({
      leaders: true,
      factions: ['letnev', 'xxcha'],
      fleets: [{ dreadnought: 2 }, { dreadnought: 2 }],
      dice: { 'battle 0 dreadnought': [1, 1], 'battle 1 dreadnought': [9, 9] },
      arrange: (pub, { me }) => unlocked(pub, me, 'rear-admiral-farran'),
    });
    const before = used.table.state.pub.sheets[used.me]!.goods;
    for (let i = 0; i < 2; i++) {
      playUntil(used.table, ({ kind }) => kind === 'sustain');
      used.answer(0, 'dreadnought', 'sustain').accepted();
      used.use(0, 'rear-admiral-farran');
    }
    expect(used.table.state.pub.sheets[used.me]!.goods).toBe(before + 2);
    expect(used.table.state.pub.table.components[`rear-admiral-farran.${used.me}`]!.ready).toBe(true);
  });

  it('[TI4-LEAD-06] agents are readied in the status phase', () => {
    const table = turnOf((pub) => {
      const agent = 'viscount-unlenn.0';
      const spent = { ...pub.table.components[agent]!, ready: false };
      pub.table.components = { ...pub.table.components, [agent]: spent };
    });
    const ready = () => table.state.pub.table.components['viscount-unlenn.0']!.ready;
    playUntil(table, ({ kind }) => kind === 'scoreSecret');
    expect(ready()).toBe(false);
    playUntil(table, ({ kind }) => kind === 'pickStrategy');
    expect(ready()).toBe(true);
  });

  const use = (leader: LeaderId, seat = 0) => ({ do: 'component', ability: leader, component: `${leader}.${seat}` });
  it('[TI4-LEAD-10, TI4-LETN-09] a hero is purged when used; Letnev’s lifts the ship limit for the round', () => {
    const table = turnOf((pub) => unlocked(pub, 0, 'darktalon-treilla'));
    const limit = () => rulesView(ti4, view(table.state, 0)).number('fleetLimit', { seat: 0, system: 'tile-18' }, 3);
    expect(limit()).toBeLessThan(10);
    table.when(0, use('darktalon-treilla')).accepted();
    expect(state(table, 0, 'darktalon-treilla')).toBe('purged');
    expect(limit()).toBeGreaterThan(50);
    playUntil(table, ({ kind }) => kind === 'pickStrategy');
    expect(limit()).toBeLessThan(10);
  });

  const sustaining = (arrange: Battle['arrange'], factions: readonly [FactionId, FactionId] = ['letnev', 'saar']) =>
    battle({
      leaders: true,
      factions,
      fleets: [{ dreadnought: 1 }, { dreadnought: 1 }],
      dice: { 'battle 0 dreadnought': [9, 1], 'battle 1 dreadnought': [9, 1] },
      ...(arrange && { arrange }),
    });
  it('[TI4-LETN-08] Letnev’s commander: a trade good for each use of SUSTAIN DAMAGE', () => {
    const {
      table,
      me,
      answer,
      use: react,
    } = sustaining((pub, { me: seat }) => unlocked(pub, seat, 'rear-admiral-farran'));
    const before = table.state.pub.sheets[me]!.goods;
    playUntil(table, ({ kind }) => kind === 'sustain');
    answer(0, 'dreadnought', 'sustain').accepted();
    react(0, 'rear-admiral-farran');
    expect(table.state.pub.sheets[me]!.goods).toBe(before + 1);
  });

  it('[TI4-LEAD-04, TI4-LEAD-11, TI4-LEAD-12] Alliance: its holder uses the commander too, while it is unlocked', () => {
    const hit = (isUnlocked: boolean) => {
      const {
        table,
        me,
        answer,
        use: react,
      } = battle({
        leaders: true,
        factions: ['saar', 'letnev'],
        fleets: [{ dreadnought: 1 }, { dreadnought: 1 }],
        dice: { 'battle 0 dreadnought': [1, 1], 'battle 1 dreadnought': [9, 1] },
        arrange: (pub, { me: seat, other }) => {
          if (isUnlocked) unlocked(pub, other, 'rear-admiral-farran');
          inAlliance(pub, other, seat);
        },
      });
      playUntil(table, ({ kind }) => kind === 'sustain');
      answer(0, 'dreadnought', 'sustain').accepted();
      const { goods } = table.state.pub.sheets[me]!;
      react(0, 'rear-admiral-farran');
      return table.state.pub.sheets[me]!.goods - goods;
    };
    expect(hit(true)).toBe(1);
    expect(() => hit(false)).toThrow('not offered');
  });
});

function inAlliance(pub: Pub, owner: number, holder: number): void {
  pub.table.components = {
    ...pub.table.components,
    [`alliance.${owner}`]: { ability: 'alliance', holder, ready: true, on: null, store: {} },
  };
}
