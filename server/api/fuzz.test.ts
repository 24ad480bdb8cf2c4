import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzzRequests } from '../testing/fuzzRequests.ts';
import { openTestServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

describe('bad input at every route', () => {
  it('never yields a 500, a crash or a changed match (npm run fuzz sends 100,000)', async () => {
    const report = await fuzzRequests(server, 1500, 1);
    expect(report.failures).toEqual([]);
    expect(report.changed).toBe(false);
    expect(report.routes).toBe(server.app.routes.length);
  });
});
