import { createSignal } from 'solid-js';
import { scenarios } from './content.ts';
import type { SRView } from './content.ts';

/** Envelopes are opened on every device: what lies in one is not told before, neither at the table nor in the book of the campaign. */
const placeOf = (match: string) => `orrery.envelope.${match}`;
const [opened, setOpened] = createSignal(0);

/** The last scenario of this campaign whose envelope was opened here. */
function openedUpTo(match: string): number {
  opened(); // what is kept tells nobody when it changes
  try {
    return Number(localStorage.getItem(placeOf(match)) ?? 0);
  } catch {
    return 0;
  }
}

/** Nothing is left to open once the game of a scenario is decided, as on a device that comes later. */
export function isSealed(match: string, { campaign }: Pick<SRView['pub'], 'campaign'>): boolean {
  const now = campaign?.scenario ?? 0;
  return now >= 1 && now <= scenarios.length && now > openedUpTo(match) && campaign!.played.length < now;
}

export function breakSeal(match: string, scenario: number): void {
  try {
    localStorage.setItem(placeOf(match), String(scenario));
  } catch {
    // Blocked storage: the envelope is sealed again after a reload.
  }
  setOpened((n) => n + 1);
}
