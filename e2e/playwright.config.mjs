// npx playwright test -c e2e [words of a test's name…]: the screens, in a real browser.
import { defineConfig } from '@playwright/test';
import { LAUNCH } from './browser.mjs';

export default defineConfig({
  testDir: './tests',
  testMatch: '*.mjs',
  testIgnore: 'speed.mjs',
  globalSetup: './setup.mjs',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  // What fails is tried once more; the report lists by name what needed it.
  retries: 1,
  outputDir: './artifacts/failed',
  reporter: [
    ['list', { printSteps: false }],
    ['html', { open: 'never', outputFolder: './artifacts/report' }],
  ],
  use: {
    launchOptions: LAUNCH,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
