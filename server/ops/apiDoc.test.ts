import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openTestHouse } from '../testing/testHouse.ts';
import { apiDoc } from './writeApiDoc.ts';

describe('docs/api.md', () => {
  it('is what the routes say', async () => {
    const house = await openTestHouse();
    expect(readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')).toBe(apiDoc(house.app.routes));
    await house.stop();
  });
});
