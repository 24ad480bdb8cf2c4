import { describe, expect, it } from 'vitest';
import { keyFromSeed } from '@orrery/kernel';
import { inheritedTests, withAtHand } from '@orrery/kernel/testing';
import { twilightInscription } from './game.ts';

const { inventory, procedures } = twilightInscription;
const steps = Object.values<{ name: string; steps: object }>(procedures).flatMap(({ name, steps: of }) =>
  Object.keys(of).map((step) => `${name}@${step}`),
);
/** The steps before the first question, which the start of a match runs. */
const opening = ['game@setup', 'setup@sheets', 'setup@factions', 'guide@prepare'];
/** Chance plays single cards and rare choices seldom: `orrery fuzz` over many games shows that they are reached. */
const rare = [...inventory!.all({ mode: 'full' }), ...opening, 'setup@vassals', 'marking@kept', 'council@named'];
const others = (used: RegExp) => [...rare, ...steps.filter((step) => !used.test(step))];

inheritedTests({ describe, it }, twilightInscription, {
  games: 1,
  seed: 3,
  seats: 3,
  options: { mode: 'full' },
  rare: others(/^(setup|rounds|strategy|war|production|council|marking|end)@/),
});
inheritedTests({ describe, it }, twilightInscription, {
  games: 1,
  seed: 5,
  seats: 2,
  options: { mode: 'guide', guideEnd: 'throne' },
  rare: others(/^(guide|guideSetup|rounds|strategy|war|production|soloCouncil|marking|end)@/),
});
it('fuzzing leaves the event deck in its order: the throne on top of it would end no game', () => {
  const setup = { seats: 3, options: { mode: 'guide' }, key: keyFromSeed(1) };
  expect(withAtHand(twilightInscription, setup, 'a-throne-for-the-taking', 0)).toBeNull();
});
