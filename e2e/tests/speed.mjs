import assert from 'node:assert/strict';
import { PHONE } from '../browser.mjs';
import { newPage, playOn } from '../driver.mjs';

export const tests = [
  [
    'speed: the home page needs less than 120 kB of compressed script, and no board',
    async ({ browser, alone, pages }) => {
      const page = await newPage(browser, { viewport: PHONE });
      pages.push(page);
      const client = await page.context().newCDPSession(page);
      await client.send('Network.enable');
      const scripts = new Map();
      const sizes = new Map();
      client.on(
        'Network.responseReceived',
        ({ requestId, response, type }) => type === 'Script' && scripts.set(requestId, response.url),
      );
      client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
        sizes.set(requestId, encodedDataLength),
      );
      await page.goto(alone);
      await page.waitForSelector('.start .btn-1');
      await page.waitForTimeout(500);
      const bytes = [...scripts.keys()].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
      const urls = [...scripts.values()].join(' ');
      assert.ok(bytes > 1000 && bytes < 120_000, `${bytes} bytes`);
      assert.ok(!/star-realms|twilight|ti3|Table/.test(urls), urls);
      return `${(bytes / 1000).toFixed(1)} kB in ${scripts.size} files`;
    },
  ],
  [
    'speed: playable within 2 s on a phone four times slower, updates within a frame, no leak over a match',
    async ({ browser, alone, pages }) => {
      const page = await newPage(browser, { viewport: PHONE, touch: true });
      pages.push(page);
      const client = await page.context().newCDPSession(page);
      await page.goto(alone);
      await page.waitForSelector('.start .btn-1');
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const begun = Date.now();
      await page.goto(alone);
      await page.waitForSelector('.start .btn-1');
      const home = Date.now() - begun;
      const pressed = Date.now();
      await page.locator('.start [role="radio"]').first().click();
      await page.locator('.start .btn-1').click();
      await page.waitForSelector('.tbl .sr-card');
      const table = Date.now() - pressed;
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      // Script time of one update, measured inside the page: from the worker's message to the finished DOM.
      await page.waitForSelector('.dec:not(.calm)');
      const heap = async () => {
        await client.send('HeapProfiler.collectGarbage');
        return (await client.send('Runtime.getHeapUsage')).usedSize;
      };
      await playOn(page, { answers: 40, seconds: 20 });
      const before = await heap();
      const played = await playOn(page);
      const after = await heap();
      assert.ok(played.over);
      assert.ok(home < 2000, `home after ${home} ms`);
      assert.ok(table < 2000, `table after ${table} ms`);
      assert.ok(after - before < 6_000_000, `the heap grew by ${((after - before) / 1e6).toFixed(1)} MB`);
      return `home ${home} ms, table ${table} ms at 4x slower; heap ${(before / 1e6).toFixed(1)} -> ${(after / 1e6).toFixed(1)} MB`;
    },
  ],
];
