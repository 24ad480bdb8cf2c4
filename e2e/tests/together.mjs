import assert from 'node:assert/strict';
import { DESKTOP, PHONE } from '../browser.mjs';
import { newPage, playOn } from '../driver.mjs';

/** Two people, one link: the host on a desktop, the guest on a phone. */
async function sitDown({ browser, house, pages, artifacts }) {
  const host = await newPage(browser, { viewport: DESKTOP });
  const guest = await newPage(browser, { viewport: PHONE, touch: true, language: 'de' });
  pages.push(host, guest);
  await host.goto(house);
  await host.locator('.start-foot .btn').nth(1).click();
  await host.waitForSelector('.lobby');
  await host.screenshot({ path: `${artifacts}lobby-desktop.png` });
  await guest.goto(host.url());
  await guest.waitForSelector('.lobby-foot .btn-1');
  await guest.screenshot({ path: `${artifacts}lobby-phone.png` });
  await guest.locator('.lobby-foot .btn-1').click();
  await guest.locator('.lobby-foot .btn-1[aria-pressed="false"]').click();
  await host.locator('.lobby-foot .btn-1:not([disabled])').click();
  await Promise.all([host.waitForSelector('.tbl .sr'), guest.waitForSelector('.tbl .sr')]);
  return { host, guest };
}

export const tests = [
  [
    'together: two browsers over the server to the end, one loses its connection and comes back',
    async (world) => {
      const { host, guest } = await sitDown(world);
      await host.locator('.record .tabs [role="tab"]').nth(1).click();
      await host.fill('.say .field', 'Good luck');
      await host.press('.say .field', 'Enter');
      await host.waitForFunction(() => /Good luck/.test(document.querySelector('.talk')?.textContent ?? ''));
      await host.locator('.record .tabs [role="tab"]').nth(0).click();
      const both = (options) => Promise.all([playOn(host, options), playOn(guest, options)]);
      await both({ answers: 30, seconds: 5 });
      await guest.context().setOffline(true);
      await guest.evaluate(() => undefined);
      await host.waitForTimeout(300);
      await playOn(host, { answers: 20, seconds: 2 });
      await guest.context().setOffline(false);
      await guest.waitForFunction(() => !document.querySelector('.conn'), undefined, { timeout: 20_000 });
      const [a, b] = await both({ seconds: 95 });
      assert.ok(a.over && b.over, `${a.question} / ${b.question}`);
      await host.screenshot({ path: `${world.artifacts}together-end-desktop.png` });
      await guest.screenshot({ path: `${world.artifacts}together-end-phone.png` });
      const result = (page) => page.locator('.scores tbody tr').allTextContents();
      assert.equal((await result(host)).length, 2);
      // Somebody who only has the link sees the finished table, too.
      const onlooker = await newPage(world.browser, { viewport: DESKTOP });
      world.pages.push(onlooker);
      await onlooker.goto(host.url());
      await onlooker.waitForSelector('.dec.end');
      assert.deepEqual([...host.faults, ...guest.faults, ...onlooker.faults], []);
    },
  ],
  [
    'together: a page that was closed comes back to exactly the same table',
    async (world) => {
      const { host, guest } = await sitDown(world);
      await Promise.all([playOn(host, { answers: 12, seconds: 3 }), playOn(guest, { answers: 12, seconds: 3 })]);
      const shown = (page) =>
        page.evaluate(() => [...document.querySelectorAll('.sr [data-card]')].map((card) => card.dataset.card).join());
      const before = await shown(guest);
      await guest.reload();
      await guest.waitForSelector('.tbl .sr');
      await guest.waitForFunction(
        (text) => [...document.querySelectorAll('.sr [data-card]')].map((card) => card.dataset.card).join() === text,
        before,
      );
      assert.deepEqual(guest.faults, []);
    },
  ],
];
