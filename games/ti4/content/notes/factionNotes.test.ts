import { describe, expect, it } from 'vitest';
import { given, playUntil } from '../../given.ts';
import { battle } from '../../givenBattle.ts';
import { notesOf } from '../../rules/zones.ts';
import { inSpace, learned, units } from '../../space.ts';
import type { Fixture } from '../../given.ts';

const use = (note: string, owner: number) => ({ ability: note, component: `${note}.${owner}` });

describe('PN: notes of Letnev, Muaat and Sol', () => {
  /** Letnev, the opponent, has given its note to the active player. */
  const funded = (goods: number) =>
    battle({
      factions: ['sol', 'letnev'],
      fleets: [{ cruiser: 2 }, { carrier: 2 }],
      dice: { 'battle 0 cruiser': [1, 2, 8, 9], 'battle 1 carrier': [1, 1] },
      deal: (t, { me, other }) => t.move(`war-funding.${other}`, notesOf(other), notesOf(me)),
      arrange: (pub, { me, other }) => {
        pub.sheets[other]!.goods = goods;
        pub.sheets[me]!.goods = 0;
      },
    });
  it('[TI4-LETN-10, TI4-PN-13] War Funding: Letnev loses two trade goods, the holder throws dice again, and it is gone', () => {
    const { table, other, use: play, answer, lost } = funded(3);
    // Letnev could pay for dice of its own.
    answer(1, null, 'react').accepted();
    play(0, 'war-funding');
    expect(table.state.pub.sheets[other]!.goods).toBe(1);
    table.seen(other, (v) => expect(v.me!.table.cards[notesOf(other)]).toContain(`war-funding.${other}`));
    play(0, 'war-funding');
    answer(0, ['cruiser 1@0.0.0', 'cruiser 2@0.0.1']).accepted();
    expect(lost(1)[0]).toEqual(['carrier', 'carrier']);
    expect(table.told.filter(({ t }) => t === 'noteReturned')).toHaveLength(1);
  });
  it('[TI4-LETN-10] War Funding: Letnev loses no more than it has', () => {
    const { table, other, use: play } = funded(1);
    play(0, 'war-funding');
    expect(table.state.pub.sheets[other]!.goods).toBe(0);
    expect(table.question(table.state.pub.active!).q).toMatchObject({ window: 'roll.after' });
  });

  it('[TI4-MUAA-05] Fires of the Gashlai: a fleet token of Muaat, the war sun technology for the holder; then back', () => {
    const muaat = (fleet: number, ...known: 'war-sun'[]) =>
      inSpace({
        factions: ['sol', 'muaat', 'letnev'],
        galaxy: { 0: 'tile-26' },
        units: { 'tile-26': units(0, { cruiser: 1 }) },
        deal: (t) => t.move('fires-of-the-gashlai.1', notesOf(1), notesOf(0)),
        arrange: (pub) => {
          Object.assign(pub.sheets[1]!, { fleet, reserve: 11 - fleet });
          learned(pub, 0, ...known);
        },
      }).when(0, { do: 'component', ...use('fires-of-the-gashlai', 1) });
    const table = muaat(3).accepted();
    const { sheets } = table.state.pub;
    expect([sheets[1]!.fleet, sheets[1]!.reserve]).toEqual([2, 9]);
    expect([sheets[0]!.technologies, sheets[0]!.units['war-sun']]).toEqual([['war-sun'], 'war-sun']);
    table.seen(1, (v) => expect(v.me!.table.cards[notesOf(1)]).toContain('fires-of-the-gashlai.1'));
    muaat(0).refused('TI4-ACT-13');
    muaat(3, 'war-sun').refused('TI4-ACT-13');
  });

  const supported = (strategy: number, extra: Fixture['deal'] = () => {}) => {
    const table = given({
      factions: ['letnev', 'sol', 'l1z1x'],
      until: (d) => d.kind === 'turn' && d.seat === 0,
      deal: (t) => {
        t.move('military-support.1', notesOf(1), notesOf(0));
        extra(t);
      },
      arrange: (pub) => {
        const { tactic, fleet } = pub.sheets[1]!;
        Object.assign(pub.sheets[1]!, { strategy, reserve: 16 - strategy - tactic - fleet });
      },
    });
    return playUntil(table, (d) => d.kind === 'react');
  };
  const infantry = (table: ReturnType<typeof supported>, planet: string) =>
    (table.state.pub.units[planet] ?? []).reduce((n, { type, n: m }) => n + (type === 'infantry' ? m : 0), 0);
  it('[TI4-SOLF-04] Military Support: a strategy token of Sol at the start of its turn, two infantry for the holder', () => {
    const table = supported(2);
    const before = infantry(table, 'arc-prime');
    table.when(0, use('military-support', 1)).accepted();
    table.when(0, ['arc-prime'], 'pickSome').accepted();
    expect(infantry(table, 'arc-prime')).toBe(before + 2);
    expect(table.state.pub.sheets[1]!.strategy).toBe(1);
    table.seen(1, (v) => expect(v.me!.table.cards[notesOf(1)]).toContain('military-support.1'));
  });
  it('[TI4-SOLF-04] Military Support: also if Sol has no strategy token, and Sol itself acts first', () => {
    const poor = supported(0);
    const before = infantry(poor, 'arc-prime');
    poor.when(0, use('military-support', 1)).when(0, ['arc-prime'], 'pickSome').accepted();
    expect(infantry(poor, 'arc-prime')).toBe(before + 2);
    // Sol gains a token at the start of its turn and loses it again: Sol came first.
    const both = supported(0, (t) => t.move('cybernetic-enhancements.2', notesOf(2), notesOf(1)));
    both.when(0, use('military-support', 1)).accepted();
    both.when(1, use('cybernetic-enhancements', 2)).accepted();
    // What the holder said is asked again, since the board has changed.
    both.when(0, use('military-support', 1)).accepted();
    both.when(0, [], 'pickSome').accepted();
    expect(both.state.pub.sheets[1]!.strategy).toBe(0);
  });
});
