// npx playwright test -c e2e/pictures.config.mjs: draws the pictures of the README and of docs/screens anew, after screens have changed.
import { defineConfig } from '@playwright/test';
import screens from './playwright.config.mjs';

export default defineConfig(screens, { testDir: './pictures', testMatch: 'pictures.mjs', workers: 1 });
