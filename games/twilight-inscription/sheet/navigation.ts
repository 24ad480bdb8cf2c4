/** The Navigation sheet: exploring and claiming systems. Each `refuse` names the rule that forbids the mark. */
import type { Res } from '../content/vocabulary.ts';
import { fire, hasMod, hasTechnology, mods } from './abilities.ts';
import { claimAsset } from './claims.ts';
import { CLAIMED, EXPLORED, UNEXPLORED, type Desk, type Player } from './player.ts';

/** INS-NAV-05, as in the icon legend. */
export const EXPLORE_WITH: Res[] = ['M', 'R'];

export function refuseExplore({ p, sheets }: Desk, from: number, to: number): string | null {
  const { systems } = p.navigation;
  if (systems[from] === UNEXPLORED || systems[to] !== UNEXPLORED) return 'INS-NAV-06';
  return sheets.navigation.beside[from]?.includes(to) ? null : 'INS-NAV-06';
}

export function explore(desk: Desk, from: number, to: number): void {
  desk.p.navigation.systems[to] = EXPLORED;
  desk.p.navigation.lines.push([from, to]);
}

const wormholeUses = (p: Player, wormhole: number): number =>
  p.navigation.passages.filter(([enter, leave]) => enter === wormhole || leave === wormhole).length;

/** Entry and exit are both used up (Q-NAV-3), after one use or as many as the faction allows (INS-CLAR-14). */
export function refusePassage({ p, sheets }: Desk, enter: number, leave: number): string | null {
  const { wormholes } = sheets.navigation;
  const a = wormholes[enter];
  const b = wormholes[leave];
  if (!a || !b) return 'INS-NAV-08';
  if (!hasTechnology(p, 'gravity-drive') && !hasMod(p, 'wormholesOpen')) return 'INS-NAV-07';
  const { systems } = p.navigation;
  if (systems[a.system] === UNEXPLORED || systems[b.system] !== UNEXPLORED) return 'INS-NAV-08';
  const limit = mods(p, 'wormholeUses')[0]?.n ?? 1;
  return wormholeUses(p, enter) >= limit || wormholeUses(p, leave) >= limit ? 'INS-CLAR-14' : null;
}

export function passThrough(desk: Desk, enter: number, leave: number): void {
  const { p, sheets } = desk;
  p.navigation.systems[sheets.navigation.wormholes[leave]!.system] = EXPLORED;
  p.navigation.passages.push([enter, leave]);
  fire(desk, 'exploreWormhole');
}

/** An effect may open a system linked to a wormhole wherever it is. */
export function refuseReveal({ p, sheets }: Desk, system: number): string | null {
  const linked = sheets.navigation.wormholes.some((w) => w.system === system);
  return linked && p.navigation.systems[system] === UNEXPLORED ? null : 'INS-NAV-06';
}

export function reveal({ p }: Desk, system: number): void {
  p.navigation.systems[system] = EXPLORED;
}

export function claimSystemWith({ p, sheets }: Desk, system: number): Res[] {
  const isMecatol = sheets.navigation.systems[system]?.size === 'mecatol';
  if (isMecatol && hasMod(p, 'mecatolWild')) return ['M', 'I', 'R'];
  return ['I', ...mods(p, 'claimSystemsWith').map((m) => m.res)];
}

export function refuseClaimSystem({ p }: Desk, system: number): string | null {
  const state = p.navigation.systems[system];
  if (state === CLAIMED) return 'INS-NAV-12';
  if (state !== EXPLORED) return 'INS-NAV-10';
  return p.navigation.crossed.includes(system) ? 'INS-CLAR-13' : null;
}

export function claimSystem(desk: Desk, system: number): void {
  const { p, sheets } = desk;
  const printed = sheets.navigation.systems[system]!;
  p.navigation.systems[system] = CLAIMED;
  if (printed.size === 'mecatol') {
    p.awaits.mecatol = true;
    fire(desk, 'claimMecatol');
    return;
  }
  fire(desk, 'claimSystem', { emptySystem: printed.asset === null });
  if (printed.asset === 'relic') p.awaits.relics.push(system);
  if (printed.asset !== null) claimAsset(desk, printed.asset);
}

/** INS-NAV-04: the systems that can be claimed now. */
export const claimableSystems = (desk: Desk): number[] =>
  desk.p.navigation.systems.flatMap((_, system) => (refuseClaimSystem(desk, system) === null ? [system] : []));
