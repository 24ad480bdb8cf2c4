// Draws the icons that phones and launchers want as bitmaps from the one drawing: node e2e/icons.mjs, after web/public/icon.svg has changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { LAUNCH } from './browser.mjs';

const folder = new URL('../web/public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');
/** To the very edge: systems that cut icons to their own shape want no corners of ours. */
const uncut = drawing.replace(' rx="14"', '');
const ICONS = [
  ['icon-192.png', 192, drawing],
  ['icon-512.png', 512, drawing],
  ['icon-maskable-512.png', 512, uncut],
  ['apple-touch-icon.png', 180, uncut],
];

const browser = await chromium.launch(LAUNCH);
for (const [name, size, svg] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>* { margin: 0; display: block }</style>${svg}`);
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
