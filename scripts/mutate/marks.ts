// Set-up file of the one run whose sources carry marks: writes down which spots each test ran (one JSON line for each test).
import { appendFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, onTestFinished } from 'vitest';

const place = process.env['REACH_FILE']!;
const reached = new Uint8Array(Number(process.env['REACH_SPOTS']));
(globalThis as { reachedSpots?: Uint8Array }).reachedSpots = reached;

/** What was run since the last time; a test of null stands for what a file runs outside of its tests, for instance while it is loaded. */
const note = (test: string | null): void => {
  const spots: number[] = [];
  for (let id = 0; id < reached.length; id++) if (reached[id] === 1) spots.push(id);
  reached.fill(0);
  if (spots.length > 0) appendFileSync(place, `${JSON.stringify({ file: expect.getState().testPath, test, spots })}\n`);
};
beforeEach(({ task }) => {
  note(null);
  onTestFinished(() => note(task.fullTestName));
});
afterAll(() => note(null));
