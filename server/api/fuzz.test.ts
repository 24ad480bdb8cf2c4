import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzzRequests } from '../testing/fuzzRequests.ts';
import { openTestHouse } from '../testing/testHouse.ts';
import type { TestHouse } from '../testing/testHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.stop());

describe('bad input at every route', () => {
  it('never yields a 500, a crash or a changed match (npm run fuzz sends 100,000)', async () => {
    const report = await fuzzRequests(house, 1500, 1);
    expect(report.failures).toEqual([]);
    expect(report.changed).toBe(false);
    expect(report.routes).toBe(house.app.routes.length);
  });
});
