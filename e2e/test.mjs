// What every browser test is given: a browser, the addresses to go to, and a list of pages that are closed at its end.
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** Pictures of every screen. */
export const artifacts = fileURLToPath(new URL('artifacts/', import.meta.url));

export const test = base.extend({
  world: async ({ browser }, use) => {
    const { ORRERY_E2E_ALONE: alone, ORRERY_E2E_SERVER: server, ORRERY_E2E_DIST: dist } = process.env;
    const pages = [];
    await use({ browser, alone, server, artifacts, root, dist, pages });
    for (const context of new Set(pages.map((page) => page.context()))) await context.close();
  },
});
