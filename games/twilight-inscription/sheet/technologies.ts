/** Technologies and Focus dice, on every sheet. */
import { TECHNOLOGIES } from '../content/technologies.ts';
import type { Res, SheetId } from '../content/vocabulary.ts';
import { fire, isBlocked } from './abilities.ts';
import type { Desk } from './player.ts';
import { supply } from './pool.ts';

export function refuseTechnology({ p }: Desk, technology: number, sheet: SheetId | null): string | null {
  const printed = TECHNOLOGIES[technology];
  if (!printed || (sheet !== null && printed.sheet !== sheet)) return 'INS-TECH-02';
  return p.technologies[technology] ? 'INS-TECH-03' : null;
}

/** Paying for a technology, with Research or a Specialty, may be forbidden for a time. */
export const refusePaidTechnology = (desk: Desk, technology: number, sheet: SheetId): string | null =>
  refuseTechnology(desk, technology, sheet) ?? (isBlocked(desk.p, 'technology') ? 'INS-CLAR-01' : null);

export function research(desk: Desk, technology: number): void {
  const marks = ++desk.p.research[technology]!;
  if (marks >= TECHNOLOGIES[technology]!.research) unlockTechnology(desk, technology);
}

export function unlockTechnology(desk: Desk, technology: number): void {
  desk.p.technologies[technology] = true;
  fire(desk, 'unlockTechnology');
}

export const activationKey = (technology: number): string => `technology ${technology}`;

export function refuseUseTechnology({ p }: Desk, technology: number): string | null {
  const printed = TECHNOLOGIES[technology];
  if (!printed?.oncePerActivation || !p.technologies[technology] || p.active !== printed.sheet) return 'INS-TECH-05';
  return p.used.includes(activationKey(technology)) ? 'INS-TECH-06' : null;
}

export const refuseFocus = ({ p }: Desk, sheet: SheetId, res: Res): string | null =>
  p.focus[sheet].includes(res) ? 'INS-FOCUS-05' : null;

/** Unlocked on one sheet only; usable at once if the dice already lie (INS-FOCUS-05, INS-FOCUS-06). */
export function unlockFocus(desk: Desk, sheet: SheetId, res: Res): void {
  const { p, moment } = desk;
  p.focus[sheet].push(res);
  if (moment.step === 'dice' && moment.dice && p.active === sheet && p.tempFocus !== res) {
    supply(p, res, moment.dice.focus[res]);
  }
}

/** A Focus die treated as unlocked for this round (Nomad). */
export function lendFocus(desk: Desk, res: Res): void {
  const { p, moment } = desk;
  p.tempFocus = res;
  if (moment.step === 'dice' && moment.dice) supply(p, res, moment.dice.focus[res]);
}
