import { describe, expect, it } from 'vitest';
import { SIDE_B } from '../content/sheets/index.ts';
import { offered, sheetsOf, spending, system } from '../given.ts';
import { CLAIMED, EXPLORED, UNEXPLORED, type Player } from '../sheet/player.ts';

const explored =
  (...ids: string[]) =>
  (p: Player) => {
    for (const id of ids) p.navigation.systems[system(id)] = EXPLORED;
  };
const gravityDrive = (p: Player) => {
  p.technologies[0] = true;
};

describe('NAV: Navigation sheet', () => {
  it('[INS-NAV-01, INS-NAV-02] systems joined by hyperlanes, most with an asset, some empty', () => {
    const { systems, lanes } = SIDE_B.navigation;
    expect(new Set(systems.map((s) => s.size))).toEqual(new Set(['home', 'small', 'large', 'mecatol']));
    expect(lanes.length).toBeGreaterThan(30);
    const empty = systems.filter((s) => s.asset === null && s.size === 'small');
    expect(empty.length).toBe(3);
    const table = spending('navigation', 'M', { sheets: explored('a2') });
    const exploring = offered(table, 0).add.filter((a) => a.do === 'explore');
    for (const a of exploring) expect(SIDE_B.navigation.beside[a.from]).toContain(a.to);
  });

  it('[INS-NAV-03] a line explores, a circle claims: explored is not yet claimed', () => {
    const table = spending('navigation', 'MI');
    table.when(0, [
      { do: 'explore', from: system('a1'), to: system('a2'), pay: 'M' },
      { do: 'claimSystem', system: system('a2'), pay: 'I' },
    ]);
    table.then((v) => {
      expect(v.pub.players[0]!.navigation.systems[system('a2')]).toBe(CLAIMED);
      expect(v.pub.players[0]!.navigation.systems[system('a1')]).toBe(EXPLORED);
      expect(v.pub.players[0]!.navigation.lines).toContainEqual([system('a1'), system('a2')]);
    });
  });

  it('[INS-NAV-04] at the start home is claimed and exactly its two neighbours are explored', () => {
    const { systems, lines } = sheetsOf(spending('navigation', 'M')).navigation;
    expect(systems[0]).toBe(CLAIMED);
    expect(lines).toEqual([
      [0, system('a1')],
      [0, system('b1')],
    ]);
    const open = systems.flatMap((state, i) => (state === EXPLORED ? [i] : []));
    expect(open).toEqual([system('a1'), system('b1')]);
  });

  it('[INS-NAV-05, INS-CORE-11, INS-CORE-12] EX-INS-05: exploring costs one Materials or one Research, again and again', () => {
    const table = spending('navigation', 'MR');
    table.when(0, [{ do: 'explore', from: system('a1'), to: system('a2'), pay: 'I' }]).refused('INS-NAV-05');
    table.when(0, [
      { do: 'explore', from: system('a1'), to: system('a2'), pay: 'M' },
      { do: 'explore', from: system('a1'), to: system('c2'), pay: 'R' },
    ]);
    expect(sheetsOf(table.accepted()).navigation.systems[system('c2')]).toBe(EXPLORED);
    expect(sheetsOf(table).navigation.lines).toContainEqual([system('a1'), system('a2')]);
  });

  it('[INS-NAV-06] only along a hyperlane, from an explored system, to an unexplored one', () => {
    const table = spending('navigation', 'M', { sheets: explored('c2') });
    const go = (from: string, to: string) =>
      table.when(0, [{ do: 'explore', from: system(from), to: system(to), pay: 'M' }]);
    go('a1', 'a4').refused('INS-NAV-06');
    go('a3', 'a5').refused('INS-NAV-06');
    go('a1', 'c2').refused('INS-NAV-06');
    go('c2', 'a4').accepted();
  });

  it('[INS-NAV-07, INS-TECH-05] without Gravity Drive a wormhole is closed', () => {
    const table = spending('navigation', 'M', { sheets: explored('a2') });
    table.when(0, [{ do: 'passage', enter: 0, leave: 2, pay: 'M' }]).refused('INS-NAV-07');
    const open = spending('navigation', 'M', { sheets: (p) => (explored('a2')(p), gravityDrive(p)) });
    open.when(0, [{ do: 'passage', enter: 0, leave: 2, pay: 'M' }]).accepted();
    expect(sheetsOf(open).navigation.systems[system('x1')]).toBe(EXPLORED);
  });

  it('[INS-NAV-08] a passage needs an explored system at one wormhole and an unexplored one at another', () => {
    const table = spending('navigation', 'M', { sheets: (p) => (explored('a2', 'x1')(p), gravityDrive(p)) });
    table.when(0, [{ do: 'passage', enter: 0, leave: 0, pay: 'M' }]).refused('INS-NAV-08');
    table.when(0, [{ do: 'passage', enter: 0, leave: 2, pay: 'M' }]).refused('INS-NAV-08');
    table.when(0, [{ do: 'passage', enter: 1, leave: 3, pay: 'M' }]).refused('INS-NAV-08');
    table.when(0, [{ do: 'passage', enter: 0, leave: 3, pay: 'M' }]).accepted();
  });

  it('[INS-NAV-09, INS-CLAR-14] EX-INS-06: both lines of a passage cost one resource, and both wormholes are used up', () => {
    const table = spending('navigation', 'MR', { sheets: (p) => (explored('a2', 'b2')(p), gravityDrive(p)) });
    const first = { do: 'passage', enter: 0, leave: 2, pay: 'M' } as const;
    table.when(0, [first, { do: 'passage', enter: 0, leave: 3, pay: 'R' }]).refused('INS-CLAR-14');
    // One resource for both lines: the second passage is paid with the other one, and a third with none.
    const second = { do: 'passage', enter: 1, leave: 3, pay: 'R' } as const;
    expect(offered(table, 0, [first]).done).toBe(false);
    table.when(0, [first, { ...second, pay: 'M' }]).refused('INS-CORE-10');
    table.when(0, [first, second]).accepted();
    spending('navigation', 'MM', { sheets: (p) => (explored('a2', 'b2')(p), gravityDrive(p)) })
      .when(0, [first, { ...second, pay: 'M' }])
      .accepted();
    const p = sheetsOf(table);
    expect(p.navigation.passages).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(p.navigation.systems[system('x1')]).toBe(EXPLORED);
  });

  it('[INS-NAV-10] EX-INS-03: an explored system is claimed for one Influence, an unexplored one not at all', () => {
    const table = spending('navigation', 'I');
    table.when(0, [{ do: 'claimSystem', system: system('a2'), pay: 'I' }]).refused('INS-NAV-10');
    table.when(0, [{ do: 'claimSystem', system: system('a1'), pay: 'M' }]).refused('INS-NAV-10');
    table.when(0, [{ do: 'claimSystem', system: system('a1'), pay: 'I' }]).accepted();
  });

  it('[INS-NAV-11, INS-NAV-15] EX-INS-07: claiming a system claims its asset; a Planet is kept for Expansion', () => {
    const table = spending('navigation', 'I');
    table.when(0, [{ do: 'claimSystem', system: system('a1'), pay: 'I' }]).accepted();
    expect(sheetsOf(table).assets).toEqual([{ code: 'planet', spent: false }]);
  });

  it('[INS-NAV-12] neither home nor a claimed system is claimed again', () => {
    const table = spending('navigation', 'II', { sheets: explored('c2') });
    table.when(0, [{ do: 'claimSystem', system: 0, pay: 'I' }]).refused('INS-NAV-12');
    const claim = { do: 'claimSystem', system: system('a1'), pay: 'I' } as const;
    table.when(0, [claim, claim]).refused('INS-NAV-12');
    table.when(0, [claim, { do: 'claimSystem', system: system('c2'), pay: 'I' }]).accepted();
  });

  it('[INS-NAV-13, INS-MEC-01, INS-MEC-02, INS-MEC-03] Mecatol Rex: a name in the first slot, votes at once, VP in the box', () => {
    const table = spending('navigation', 'I', { sheets: explored('mecatol') });
    table.when(0, [{ do: 'claimSystem', system: system('mecatol'), pay: 'I' }]).then((v, events) => {
      expect(v.pub.mecatol[0]!.who).toBe(0);
      expect(v.pub.players[0]!.industry.votes.claimed).toBe(5);
      expect(v.pub.players[0]!.navigation.written).toEqual([{ system: system('mecatol'), vp: 7 }]);
      expect(events).toContainEqual({ t: 'mecatol', all: { who: 0, slot: 0, votes: 5, vp: 7 } });
    });
  });

  it('[INS-NAV-16, INS-TECH-02] Research explores or goes to a technology of the sheet', () => {
    const table = spending('navigation', 'RR');
    table.when(0, [
      { do: 'research', technology: 1, pay: 'R' },
      { do: 'explore', from: system('a1'), to: system('a2'), pay: 'R' },
    ]);
    expect(sheetsOf(table.accepted()).research[1]).toBe(1);
  });

  it('[INS-CLAR-12] one may explore onwards from a system that is not claimed', () => {
    const table = spending('navigation', 'MM');
    table.when(0, [
      { do: 'explore', from: system('a1'), to: system('a2'), pay: 'M' },
      { do: 'explore', from: system('a2'), to: system('a3'), pay: 'M' },
    ]);
    expect(sheetsOf(table.accepted()).navigation.systems[system('a3')]).toBe(EXPLORED);
  });

  it('[INS-CLAR-13] a crossed-out system cannot be claimed, but explored through', () => {
    const crossed = (p: Player) => {
      p.navigation.crossed.push(system('a1'));
    };
    spending('navigation', 'I', { sheets: crossed })
      .when(0, [{ do: 'claimSystem', system: system('a1'), pay: 'I' }])
      .refused('INS-CLAR-13');
    const through = spending('navigation', 'M', { sheets: crossed });
    through.when(0, [{ do: 'explore', from: system('a1'), to: system('a2'), pay: 'M' }]).accepted();
    expect(sheetsOf(through).navigation.systems[system('a2')]).not.toBe(UNEXPLORED);
  });
});
