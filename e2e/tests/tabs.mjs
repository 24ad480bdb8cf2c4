import assert from 'node:assert/strict';
import { cardsOn, myTurn, newPage, playNow, playOn } from '../driver.mjs';
import { test } from '../test.mjs';

const FOLLOWS = '.banner[role="status"]';
/** Both tabs show the same cards, or will in a moment. */
async function showTheSame(one, other) {
  const cards = await cardsOn(one);
  await other.waitForFunction(
    (all) => [...document.querySelectorAll('.sr [data-card]')].map((card) => card.dataset.card).join() === all,
    cards,
  );
}
/** Another tab of the same browser, at the same table. */
async function secondTab(page) {
  const tab = await page.context().newPage();
  tab.faults = [];
  tab.on('pageerror', (error) => tab.faults.push(error.message));
  tab.setDefaultTimeout(20_000);
  await tab.goto(page.url());
  await tab.locator('.sr-row.hand .sr-face').first().waitFor();
  return tab;
}
/** Every command of the match, in order and without a hole. */
const recordOf = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open('orrery');
        opening.onsuccess = () => {
          const all = opening.result.transaction('commands').objectStore('commands').getAll();
          all.onsuccess = () => {
            opening.result.close();
            done(all.result.map(({ i }) => i));
          };
        };
      }),
  );

test('tabs: a match in two tabs stays one match; the second follows, takes over, and goes on when the first is closed', async ({
  world,
}) => {
  const one = await newPage(world, 'desktop');
  await playNow(one, world.alone);
  const two = await secondTab(one);
  await two.waitForSelector(FOLLOWS);
  assert.equal(await one.locator(FOLLOWS).count(), 0);
  await playOn(one, { answers: 8, seconds: 15 });
  await myTurn(one);
  await showTheSame(one, two);
  await two.screenshot({ path: `${world.artifacts}tabs-following.png` });
  // By the button the second tab plays, and the first follows.
  await two.locator(`${FOLLOWS} .btn`).click();
  await one.waitForSelector(FOLLOWS);
  await two.waitForFunction((banner) => !document.querySelector(banner), FOLLOWS);
  await playOn(two, { answers: 8, seconds: 15 });
  await myTurn(two);
  await showTheSame(two, one);
  // By a move the first takes it back.
  await playOn(one, { answers: 4, seconds: 15 });
  await two.waitForSelector(FOLLOWS);
  await myTurn(one);
  await showTheSame(one, two);
  // The tab that plays is closed: the other plays on by itself.
  const cards = await cardsOn(one);
  await one.close();
  await two.waitForFunction((banner) => !document.querySelector(banner), FOLLOWS);
  assert.equal(await cardsOn(two), cards);
  assert.ok((await playOn(two, { answers: 6, seconds: 15 })).given >= 4);
  await myTurn(two);
  const record = await recordOf(two);
  assert.deepEqual(record, [...record.keys()], 'every command once, none missing');
  const before = await cardsOn(two);
  await two.reload();
  await myTurn(two);
  assert.equal(await cardsOn(two), before, 'the match opens again as it was');
  assert.deepEqual([...one.faults, ...two.faults], []);
});

test('tabs: without locks (an address that is not safe) a late tab takes up what the other played', async ({
  world,
}) => {
  const one = await newPage(world, 'phone');
  await one.context().route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const without = `delete WorkerNavigator.prototype.locks;`;
    await route.fulfill({ response, body: without + (await response.text()) });
  });
  await playNow(one, world.alone);
  const two = await secondTab(one);
  await playOn(one, { answers: 6, seconds: 15 });
  await myTurn(one);
  // The first answer here meets commands this tab does not know: it is not played, and the true table is shown.
  await playOn(two, { answers: 1, seconds: 15 });
  await showTheSame(one, two);
  await playOn(two, { answers: 6, seconds: 15 });
  const record = await recordOf(two);
  assert.deepEqual(record, [...record.keys()], 'every command once, none missing');
  await two.reload();
  await myTurn(two);
  assert.deepEqual([...one.faults, ...two.faults], []);
});
