import { rulesView, sampler, view } from '@orrery/kernel';
import type { Json, Seat } from '@orrery/kernel';
import type { Given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../game.ts';
import { playUntil } from '../given.ts';
import { battle } from '../givenBattle.ts';
import { unlocked } from '../leaders.ts';
import { capture } from '../rules/expansion/capture.ts';
import { active, inPlay, inSpace, units } from '../space.ts';
import type { Ti4 } from '../shapes.ts';

const answerOf = (table: Given<Ti4>, seat: Seat, kind?: string): Json =>
  ti4.bot.quick!(rulesView(ti4, view(table.state, seat)), table.question(seat, kind), sampler(1))!;
const react = (id: string, seat = 0) => ({ ability: id, component: `${id}.${seat}` });

describe('the rule of thumb for the Titans, the Nomad and the Vuil’raith', () => {
  it('Tellurian: the own units alone are protected', () => {
    const asked = (me: 'titans' | 'winnu', hits: [number, number]) => {
      const position = battle({
        factions: [me, me === 'titans' ? 'winnu' : 'titans'],
        leaders: true,
        fleets: [{ cruiser: 1 }, { cruiser: 1 }],
        dice: { 'battle 0 cruiser': [hits[0]], 'battle 1 cruiser': [hits[1]] },
      });
      playUntil(position.table, () => position.rolled().length > 0);
      return answerOf(position.table, position.me);
    };
    expect(asked('titans', [1, 10])).toMatchObject({ ability: 'tellurian' });
    expect(asked('titans', [10, 1])).toBeNull();
  });

  it('Tungstantus: whoever takes the trade good produces something', () => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: { quann: units(0, { 'space-dock': 1 }), 'tile-25': units(0, { carrier: 1 }) },
      factions: ['titans', 'winnu', 'sol'],
      arrange: (pub) => {
        unlocked(pub, 0, 'tungstantus');
        pub.planets['quann'] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = 1;
      },
    });
    playUntil(table, ({ kind }) => kind === 'react');
    table.when(0, react('tungstantus')).accepted();
    table.when(0, answerOf(table, 0, 'produce'), 'produce').accepted();
    expect(table.events.some((e) => e.t === 'produced')).toBe(true);
  });

  it('The Thundarian: when more was taken than given', () => {
    const asked = (dice: [number, number]) => {
      const position = battle({
        factions: ['nomad', 'winnu'],
        leaders: true,
        fleets: [{ cruiser: 1 }, { cruiser: 1 }],
        dice: { 'battle 0 cruiser': [dice[0]], 'battle 1 cruiser': [dice[1]] },
      });
      playUntil(position.table, () => position.rolled().length > 0);
      return answerOf(position.table, position.me);
    };
    expect(asked([1, 10])).toMatchObject({ ability: 'the-thundarian' });
    expect(asked([10, 1])).toBeNull();
  });

  it('Riftmeld: the captive whose upgrade is worth most', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-46' },
      units: {},
      factions: ['vuilraith', 'winnu', 'sol'],
      deal: (t) => {
        for (const unit of ['mech', 'carrier', 'destroyer'] as const) capture(t, 0, 1, unit);
      },
      arrange: (pub) => {
        inPlay(pub, 0, 'riftmeld');
        Object.assign(pub.strategyCards.technology, { holder: 0, exhausted: false });
      },
    }).when(0, { do: 'strategic', card: 'technology' });
    expect(answerOf(table, 0)).toEqual(react('riftmeld'));
    table.when(0, react('riftmeld')).accepted();
    expect(answerOf(table, 0)).toBe('1:carrier');
  });

  it('Amalgamation: all captives may go home for units', () => {
    const table = active({
      galaxy: { 0: 'tile-25' },
      units: { quann: units(0, { 'space-dock': 1 }), 'tile-25': units(0, { carrier: 1 }) },
      factions: ['vuilraith', 'winnu', 'sol'],
      deal: (t) => {
        for (const unit of ['cruiser', 'fighter'] as const) capture(t, 0, 1, unit);
      },
      arrange: (pub) => {
        inPlay(pub, 0, 'amalgamation');
        pub.planets['quann'] = { owner: 0, exhausted: true };
      },
    });
    playUntil(table, ({ kind }) => kind === 'react');
    expect(answerOf(table, 0)).toEqual(react('amalgamation'));
    table.when(0, react('amalgamation')).accepted();
    expect(answerOf(table, 0)).toEqual(['1:cruiser', ':fighter']);
    table.when(0, ['1:cruiser', ':fighter'], 'pickSome').accepted();
    const { units: made } = answerOf(table, 0, 'produce') as { units: { [at: string]: { [unit: string]: number } } };
    expect(made['tile-25']).toMatchObject({ cruiser: 1 });
  });

  it('captives are given back for more than they are worth', () => {
    const worth = (goods: number) => {
      const table = inSpace({
        galaxy: { 0: 'tile-25', 1: 'tile-46' },
        units: { 'tile-25': units(0, { cruiser: 1 }), 'tile-46': units(1, { cruiser: 1 }) },
        factions: ['vuilraith', 'winnu', 'sol'],
        deal: (t) => capture(t, 0, 1, 'cruiser'),
        arrange: (pub) => void (pub.sheets[1]!.goods = 9),
      });
      const none = { goods: 0, commodities: 0, note: null };
      const terms = { gives: { ...none, goods }, wants: { ...none, captives: ['cruiser'] }, promise: '' };
      table.command({ do: 'offer', seat: 1, to: 0, terms }).accepted();
      const deal = table.state.pub.table.deals[0]!;
      return ti4.bot.accepts!(rulesView(ti4, view(table.state, 0)), deal);
    };
    expect(worth(6)).toBe(true);
    expect(worth(1)).toBe(false);
  });
});
