// npx playwright test -c e2e/long.config.mjs: whole games of Twilight Imperium in a real browser. They take minutes each.
import { defineConfig } from '@playwright/test';
import { LAUNCH } from './browser.mjs';

export default defineConfig({
  testDir: './long',
  testMatch: '*.mjs',
  globalSetup: './setup.mjs',
  workers: 1,
  timeout: 900_000,
  outputDir: './artifacts/failed',
  reporter: [['list', { printSteps: false }]],
  use: { launchOptions: LAUNCH, screenshot: 'only-on-failure' },
});
