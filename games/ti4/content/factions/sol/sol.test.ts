import { addUnits } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { given, playUntil } from '../../../given.ts';
import { homeOf } from '../../../rules/systems.ts';
import type { Pub } from '../../../shapes.ts';

const SOL = 1;
/** The Federation of Sol sits at seat 1 and is asked what to do in its turn. */
const sol = (arrange: (pub: Pub) => void = () => {}) =>
  given({ factions: ['letnev', 'sol', 'saar'], until: (d) => d.kind === 'turn' && d.seat === SOL, arrange });
const infantryOn = (pub: Pub, place: string) =>
  (pub.units[place] ?? []).filter(({ seat, type }) => seat === SOL && type === 'infantry').reduce((n, s) => n + s.n, 0);

describe('Sol', () => {
  it('[TI4-SOLF-01] Orbital Drop: an action and a strategy token place two infantry on one planet', () => {
    const table = sol();
    const before = infantryOn(table.state.pub, 'jord');
    const { strategy } = table.state.pub.sheets[SOL]!;
    const drop = { do: 'component', ability: 'orbital-drop', component: `orbital-drop.${SOL}` };
    table.when(SOL, drop).accepted();
    expect(infantryOn(table.state.pub, 'jord')).toBe(before + 2);
    expect(table.state.pub.sheets[SOL]!.strategy).toBe(strategy - 1);
  });
  it('[TI4-SOLF-01] Orbital Drop needs a strategy token', () => {
    const table = sol((pub) => void (pub.sheets[SOL]!.strategy = 0));
    const drop = { do: 'component', ability: 'orbital-drop', component: `orbital-drop.${SOL}` };
    table.when(SOL, drop).refused('TI4-ACT-13');
  });

  it('[TI4-SOLF-02] Versatile: three tokens in the status phase where others gain two', () => {
    const table = sol();
    const asked: { [seat: number]: number } = {};
    playUntil(table, (d) => {
      if (d.kind === 'split' && (d.q as { as: string }).as === 'gain') asked[d.seat] = (d.q as { n: number }).n;
      return d.kind === 'pickStrategy';
    });
    expect(asked).toEqual({ 0: 2, 1: 3, 2: 2 });
  });

  it('[TI4-SOLF-03] Genesis places an infantry in its space area at the end of the status phase', () => {
    const table = sol((pub) => {
      pub.sheets[SOL]!.fleet = 5;
      addUnits(pub.units, homeOf(pub, SOL), SOL, 'flagship', 1);
    });
    const home = homeOf(table.state.pub, SOL);
    const before = infantryOn(table.state.pub, home);
    playUntil(table, (d) => d.kind === 'split' && (d.q as { as: string }).as === 'redistribute');
    expect(infantryOn(table.state.pub, home)).toBe(before);
    playUntil(table, (d) => d.kind === 'pickStrategy');
    expect(infantryOn(table.state.pub, home)).toBe(before + 1);
  });
});
