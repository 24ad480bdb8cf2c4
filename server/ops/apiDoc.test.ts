import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openTestServer } from '../testing/testServer.ts';
import { apiDoc } from './writeApiDoc.ts';

describe('docs/api.md', () => {
  it('is what the routes say', async () => {
    const server = await openTestServer();
    expect(readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')).toBe(apiDoc(server.app.routes));
    await server.stop();
  });
});
