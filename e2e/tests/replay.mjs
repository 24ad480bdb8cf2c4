import assert from 'node:assert/strict';
import { axe } from '../axe.mjs';
import { SIZES } from '../browser.mjs';
import { newPage, playNow, playOn, resign } from '../driver.mjs';
import { test } from '../test.mjs';

/** A finished match, opened from the list of matches. */
async function openReplay(page, world) {
  await playNow(page, world.alone);
  await playOn(page, { answers: 60, seconds: 20 });
  if (!(await page.locator('.dec.end').count())) await resign(page);
  await page.goto(`${world.alone}/replays`);
  await page.locator('.my-row .btn').first().click();
  await page.waitForSelector('.replay .replay-slider');
  return Number(await page.locator('.replay-slider').getAttribute('max'));
}

for (const size of Object.keys(SIZES))
  test(`replay: step through a match, other eyes, chances, a link to a moment, as a film, ${size}`, async ({
    world,
  }) => {
    const page = await newPage(world, size);
    const last = await openReplay(page, world);
    assert.ok(last > 10, `${last} steps`);
    await page.keyboard.press(']');
    await page.keyboard.press(']');
    await page.waitForFunction(() => /[?&]at=2\b/.test(location.search));
    const middle = String(Math.floor(last / 2));
    await page.locator('.replay-slider').fill(middle);
    await page.locator('.replay-eyes select').selectOption('all');
    await page.waitForSelector('.all-hands');
    await page.waitForFunction((at) => location.search.includes(`at=${at}`), middle);
    await page.locator('.dec-foot .btn').first().click();
    await page.waitForSelector('.analysis .chart canvas');
    await page.screenshot({ path: `${world.artifacts}replay-${size}.png` });
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 1);
    const other = await page.context().newPage();
    world.pages.push(other);
    await other.goto(page.url());
    await other.waitForSelector('.all-hands');
    assert.equal(await other.locator('.replay-slider').inputValue(), middle);
    // Played as a film it goes on by itself.
    await other.locator('.replay-bar .tool').first().click();
    await other.waitForFunction(
      (at) => Number(document.querySelector('.replay-slider').value) >= Number(at) + 2,
      middle,
    );
    await other.screenshot({ path: `${world.artifacts}replay-film-${size}.png` });
    await other.goto(page.url());
    await other.waitForSelector('.all-hands');
    await other.locator('.dec-foot .btn').nth(1).click();
    await other.waitForSelector('.tbl:not(.replay) #question');
    // Every die and shuffle is made again from the key, step by step, and each of these steps can be looked at.
    const proof = page.locator('.analysis .proof');
    await proof.getByRole('button', { name: 'Check every die and shuffle' }).click();
    assert.match(await proof.getByRole('status').innerText(), /each is what the key gives, none was left out/);
    assert.ok((await proof.locator('.proof-steps li').count()) >= 4);
    assert.equal(await proof.locator('.wrong').count(), 0);
    const step = proof.locator('.proof-steps .link').last();
    const [drawnAt] = /\d+/.exec(await step.innerText());
    await step.click();
    await page.waitForFunction((at) => location.search.includes(`at=${at}`), drawnAt);
    assert.deepEqual(page.faults, []);
  });

for (const size of Object.keys(SIZES))
  test(`replay: after the end the figures of the match, and the archive of this device, ${size}`, async ({ world }) => {
    const page = await newPage(world, size, { language: 'fr' });
    await openReplay(page, world);
    await page.goto(`${world.alone}/statistics?game=star-realms`);
    await page.locator('.ar-rows').first().waitFor();
    assert.match(await page.locator('.ar-count').innerText(), /^1 partie/);
    await axe(page, world.root, 'the archive of this device');
    await page.goto(`${world.alone}/replays`);
    await page.locator('.my-row .btn').first().click();
    await page.locator('.dec-foot .btn').first().click();
    await page.locator('.analysis .st-table').waitFor();
    await page.locator('.analysis .st-time').first().waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    assert.equal((await download).suggestedFilename(), 'star-realms.csv');
    assert.deepEqual(page.faults, []);
  });
