/** A whole step planned atom by atom: always the mark that seems best, and the sheet on which such marks add up to most. */
import { hasMod } from '../sheet/abilities.ts';
import type { SheetId } from '../content/vocabulary.ts';
import type { Atom } from '../sheet/atoms.ts';
import { carryOut, isPaused, legalAtoms, refuseDone } from '../sheet/marking.ts';
import { copyPlayer, dealtSheets, type Desk } from '../sheet/player.ts';
import { supply } from '../sheet/pool.ts';
import type { Outlook } from './outlook.ts';
import { isCompulsory, judgeOf, worth } from './worth.ts';

const LONGEST = 60;

/** What the dice will about bring, for choosing a sheet before they are rolled. */
const EXPECTED_DICE = ['M', 'M', 'I'] as const;

const copyDesk = (desk: Desk): Desk => ({ ...desk, p: copyPlayer(desk.p), hand: [...desk.hand] });

/** The atom that seems best, or null if the pen had better be put down. */
function bestAtom(desk: Desk, o: Outlook, below: (n: number) => number): { atom: Atom; value: number } | null {
  const atoms = legalAtoms(desk);
  const judge = judgeOf(desk, o);
  let best: { atom: Atom; value: number } | null = null;
  for (const atom of atoms) {
    const value = worth(judge, atom) + below(100) * 1e-5;
    if (best === null || value > best.value) best = { atom, value };
  }
  if (best && best.value <= 0 && refuseDone(desk, atoms) === null) return null;
  // A spend that is not compulsory and brings nothing is left, as long as something else may be done.
  if (best && best.value <= 0 && !isCompulsory(desk, best.atom)) {
    const must = atoms.filter((atom) => isCompulsory(desk, atom));
    return must[0] ? { atom: must[0], value: 0 } : best;
  }
  return best;
}

/**
 * Marks the desk to the end of the step; returns the atoms and what they seemed worth. A step that stops for a relic is planned on as if
 * the relic were there, because its finder does go on; the atoms returned end where it stops.
 */
export function finishStep(desk: Desk, o: Outlook, below: (n: number) => number): { atoms: Atom[]; value: number } {
  const atoms: Atom[] = [];
  const found: number[] = [];
  let stop: number | null = null;
  let value = 0;
  const passRelic = (): void => {
    if (desk.p.awaits.relics.length === 0 || !isPaused(desk)) return;
    stop ??= atoms.length;
    found.push(...desk.p.awaits.relics);
    desk.p.awaits.relics = [];
  };
  const make = (atom: Atom): void => {
    carryOut(desk, atom);
    atoms.push(atom);
    passRelic();
  };
  while (atoms.length < LONGEST) {
    const next = bestAtom(desk, o, below);
    if (next === null) break;
    make(next.atom);
    value += next.value;
  }
  // Whatever is still compulsory is done in the order it is offered.
  for (let left = legalAtoms(desk); refuseDone(desk, left) !== null; left = legalAtoms(desk)) make(left[0]!);
  desk.p.awaits.relics = found;
  return { atoms: atoms.slice(0, stop ?? atoms.length), value };
}

const choosesSheet = (desk: Desk): boolean =>
  desk.p.active === null && (desk.moment.step === 'card' || desk.moment.step === 'dice');

const sheetsToChoose = (desk: Desk): SheetId[] =>
  dealtSheets(desk.p).filter((sheet) => desk.moment.guide === null || desk.moment.guide === sheet);

/** The whole answer to a marking step. */
export function planStep(desk: Desk, o: Outlook, below: (n: number) => number): Atom[] {
  if (!choosesSheet(desk)) return finishStep(desk, o, below).atoms;
  // To see the dice before choosing is never worse.
  if (desk.moment.step === 'card' && hasMod(desk.p, 'lateActivation')) return [{ do: 'wait' }];
  let best: { sheet: SheetId; value: number } | null = null;
  for (const sheet of sheetsToChoose(desk)) {
    const trial = copyDesk(desk);
    if (desk.moment.step === 'card') for (const res of EXPECTED_DICE) supply(trial.p, res, 1);
    carryOut(trial, { do: 'activate', sheet });
    const focus = desk.moment.step === 'card' ? 0.6 * trial.p.focus[sheet].length : 0;
    const value = finishStep(trial, o, below).value + focus;
    if (best === null || value > best.value) best = { sheet, value };
  }
  return planOn(desk, best!.sheet, o, below);
}

function planOn(desk: Desk, sheet: SheetId, o: Outlook, below: (n: number) => number): Atom[] {
  const active: Atom = { do: 'activate', sheet };
  carryOut(desk, active);
  return [active, ...finishStep(desk, o, below).atoms];
}

/** Ways to look at the same step: as it is, for the objectives, with an open hand, for the War, near the end, without an eye for objectives. */
const LEANINGS: ((o: Outlook) => Outlook)[] = [
  (o) => o,
  (o) => ({ ...o, objectives: o.objectives.map(({ id, vp }) => ({ id, vp: 2 * vp })) }),
  (o) => ({ ...o, thrift: o.thrift - 1 }),
  (o) => ({ ...o, foe: { L: o.foe.L + 2, R: o.foe.R + 2 } }),
  (o) => ({ ...o, strategyLeft: o.strategyLeft / 2 }),
  (o) => ({ ...o, objectives: [] }),
];

/** Several plans for a step: every sheet that may be chosen in so many ways, or twice as many on the one that is. */
export function plansFor(open: () => Desk, o: Outlook, ways: number, below: (n: number) => number): Atom[][] {
  const desk = open();
  if (!choosesSheet(desk)) return LEANINGS.slice(0, 2 * ways).map((lean) => finishStep(open(), lean(o), below).atoms);
  const waits: Atom[][] = desk.moment.step === 'card' && hasMod(desk.p, 'lateActivation') ? [[{ do: 'wait' }]] : [];
  return [
    ...waits,
    ...sheetsToChoose(desk).flatMap((sheet) =>
      LEANINGS.slice(0, ways).map((lean) => planOn(open(), sheet, lean(o), below)),
    ),
  ];
}
