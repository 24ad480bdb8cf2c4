// npx playwright test -c e2e/speed.config.mjs: measurements, which want the machine to themselves.
import { defineConfig } from '@playwright/test';
import screens from './playwright.config.mjs';

export default defineConfig(screens, {
  testMatch: 'speed.mjs',
  testIgnore: [],
  workers: 1,
  use: { trace: 'off' },
});
