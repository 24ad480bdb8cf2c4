import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { newPage, playOn, startGame } from '../driver.mjs';
import { test } from '../test.mjs';
import { SCREENS, takeScreen } from './screens.mjs';

/** How far each game is played before its picture is taken. */
const GAMES = { 'star-realms': 60, 'twilight-inscription': 60, 'twilight-imperium-3': 14, 'twilight-imperium-4': 30 };

for (const [game, answers] of Object.entries(GAMES))
  test(`a picture of ${game}`, async ({ world }) => {
    const folder = join(world.root, 'docs/pictures');
    mkdirSync(folder, { recursive: true });
    const page = await newPage(world, 'desktop');
    await page.setViewportSize({ width: 1440, height: 900 });
    await startGame(page, world.alone, game);
    await playOn(page, { answers, seconds: 40 });
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(folder, `${game}.jpg`), type: 'jpeg', quality: 78 });
  });

for (const file of Object.keys(SCREENS))
  test(`the screen ${file}`, async ({ world }) => {
    const page = await newPage(world, file.includes('390x844') ? 'phone' : 'desktop');
    await takeScreen(page, world.alone, world.root, file);
  });
