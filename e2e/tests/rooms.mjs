import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { axe } from '../axe.mjs';
import { newPage, take } from '../driver.mjs';
import { test } from '../test.mjs';

const SIZES = ['desktop', 'phone'];
const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const offers = (page) => page.locator('.im-draft-offer:not([disabled])');
const picksDone = (page, n) =>
  page.waitForFunction((done) => document.querySelectorAll('.im-draft-order [data-done]').length === done, n);

for (const size of SIZES)
  test(`rooms: two people draft over the server, a pick is taken back, and all sit at the table (${size})`, async ({
    world,
  }) => {
    const ada = await newPage(world, size);
    await ada.goto(`${world.server}/tools/twilight-imperium-4/draft?players=3&seed=abc`);
    await ada.getByRole('button', { name: 'Draft online' }).click();
    await ada.waitForURL(/\/rooms\//);
    const noor = await newPage(world, size, { language: 'fr' });
    await noor.goto(ada.url());
    await noor.getByRole('button', { name: 'S’asseoir comme joueur 2' }).click();
    await noor.locator('.room-places small').waitFor();
    // The host picks for the third place, which nobody has taken: one of the two can always pick, never both.
    const turn = async () => {
      let whose = null;
      const look = async () => {
        const [a, n] = [await offers(ada).count(), await offers(noor).count()];
        whose = a > 0 && n === 0 ? ada : n > 0 && a === 0 ? noor : null;
        return whose !== null;
      };
      await expect.poll(look, { timeout: 20_000 }).toBe(true);
      return whose;
    };
    // What is only looked at is not taken.
    const first = offers(await turn()).first();
    await first.click();
    assert.equal(await first.getAttribute('aria-pressed'), 'true');
    assert.equal(await ada.locator('.im-draft-order [data-done]').count(), 0);
    await take(first);
    await Promise.all([picksDone(ada, 1), picksDone(noor, 1)]);
    // Only the organiser can take a pick back; the other sees it at once.
    assert.equal(await noor.getByRole('button', { name: /dernier choix/ }).count(), 0);
    await ada.getByRole('button', { name: 'Take the last pick back' }).click();
    await Promise.all([picksDone(ada, 0), picksDone(noor, 0)]);
    for (let n = 0; n < 9; n++) {
      await take(offers(await turn()).first());
      await Promise.all([picksDone(ada, n + 1), picksDone(noor, n + 1)]);
      if (n === 4) await axe(noor, world.root, 'a draft over the server');
      if (n === 4)
        for (const [page, name] of [
          [ada, 'en'],
          [noor, 'fr'],
        ]) {
          assert.ok((await overflow(page)) <= 0, `${name}: wider than the window`);
          await page.screenshot({ path: `${world.artifacts}room-draft-${name}-${size}.png`, fullPage: true });
        }
    }
    await ada.getByRole('button', { name: 'Open the table' }).click();
    await ada.waitForURL(/\/t\//);
    await noor.getByRole('link', { name: 'À la table' }).click();
    await noor.waitForURL(/\/t\//);
    assert.equal(new URL(noor.url()).pathname, new URL(ada.url()).pathname);
    await ada.screenshot({ path: `${world.artifacts}room-table-${size}.png`, fullPage: true });
    assert.deepEqual([...ada.faults, ...noor.faults], []);
  });

for (const size of SIZES)
  test(`rooms: races of the third edition are drafted on one screen, and a galaxy is generated for them (${size})`, async ({
    world,
  }) => {
    const page = await newPage(world, size, { language: 'de' });
    await page.goto(`${world.alone}/tools/twilight-imperium-3/draft?players=3&seed=abc`);
    for (let n = 0; n < 6; n++) {
      await take(offers(page).first());
      await picksDone(page, n + 1);
    }
    assert.equal(await page.locator('.im-draft-end li').count(), 3);
    await page.screenshot({ path: `${world.artifacts}draft-ti3-${size}.png`, fullPage: true });
    await page.goto(`${world.alone}/tools/twilight-imperium-3/galaxy?players=5&seed=abc`);
    await page.locator('.im-picture .im-pic-system').first().waitFor();
    assert.equal(await page.locator('.im-picture .im-pic-home').count(), 5);
    const map = await page.getByLabel('Kartenzeile').inputValue();
    const other = await newPage(world, size, { language: 'fr' });
    await other.goto(`${world.alone}/tools/twilight-imperium-3/galaxy?map=${encodeURIComponent(map)}`);
    await other.locator('.im-picture .im-pic-system').first().waitFor();
    assert.equal(await other.locator('textarea').inputValue(), map);
    for (const [one, name] of [
      [page, 'de'],
      [other, 'fr'],
    ]) {
      assert.ok((await overflow(one)) <= 0, `${name}: wider than the window`);
      await axe(one, world.root, 'a galaxy of the third edition');
      await one.screenshot({ path: `${world.artifacts}galaxy-ti3-${name}-${size}.png`, fullPage: true });
      assert.deepEqual(one.faults, []);
    }
  });

for (const size of SIZES)
  test(`rooms: two people write a game at a real table down, and it ends in the archive (${size})`, async ({
    world,
  }) => {
    const ada = await newPage(world, size);
    await ada.goto(`${world.server}/tools/twilight-imperium-4/companion`);
    await ada.getByLabel('Name of player 1').fill('Ada');
    await ada.getByLabel('Faction of player 1').selectOption('sol');
    await ada.getByLabel('Name of player 2').fill('Noor');
    await ada.getByLabel('Faction of player 2').selectOption('hacan');
    await ada.getByRole('button', { name: 'Open for several phones' }).click();
    await ada.waitForURL(/\/rooms\//);
    const noor = await newPage(world, size, { language: 'de' });
    await noor.goto(ada.url());
    await noor.getByRole('button', { name: 'Als Spieler 2 Platz nehmen' }).click();
    const points = (page, seat) => page.locator('.im-companion-points').nth(seat);
    await ada.locator('.im-companion-seats .btn').first().click();
    await noor.locator('.im-companion-seats [data-turn]').waitFor();
    await noor.locator('.im-companion-who').nth(1).click();
    await noor.getByRole('button', { name: '+1 Mecatol Rex' }).click();
    await points(ada, 1).filter({ hasText: '1' }).waitFor();
    await ada.getByRole('button', { name: 'Take back' }).click();
    await points(noor, 1).filter({ hasText: '0' }).waitFor();
    // A planet by its name, on both phones; whoever takes it from another has it alone.
    await noor.getByLabel('Planet erobert').selectOption('lodor');
    await ada.locator('.im-companion-who').nth(1).click();
    await ada.locator('.im-companion-planets li').filter({ hasText: 'Lodor' }).waitFor();
    await ada.locator('.im-companion-who').nth(0).click();
    await ada.getByLabel('Planet taken').selectOption('lodor');
    await noor.locator('.im-companion-planets li').waitFor({ state: 'detached' });
    await ada.getByRole('button', { name: 'Leadership' }).click();
    await noor.locator('.im-companion-seats small').filter({ hasText: 'Führung' }).waitFor();
    await ada.getByLabel('Objective scored').selectOption('corner-the-market');
    await points(noor, 0).filter({ hasText: '1' }).waitFor();
    await ada.getByLabel('Technology').selectOption('sarween-tools');
    await ada.getByLabel('Agenda put to the vote').selectOption('mutiny');
    await ada.getByLabel('Votes of Ada').fill('7');
    await ada.getByLabel('Votes of Ada').blur();
    await ada.getByRole('button', { name: 'For', exact: true }).first().click();
    await ada.getByRole('button', { name: 'It passes' }).click();
    for (const [page, name] of [
      [ada, 'en'],
      [noor, 'de'],
    ]) {
      assert.ok((await overflow(page)) <= 0, `${name}: wider than the window`);
      await page.screenshot({ path: `${world.artifacts}companion-${name}-${size}.png`, fullPage: true });
    }
    await axe(ada, world.root, 'the companion');
    await ada.getByRole('button', { name: /Ada has won/ }).click();
    await noor.locator('.im-companion-end .st-panel').first().waitFor();
    await axe(noor, world.root, 'the end of a game at a real table');
    await noor.screenshot({ path: `${world.artifacts}companion-end-${size}.png`, fullPage: true });
    await ada.goto(`${world.server}/statistics?game=twilight-imperium-4&of=companion`);
    await ada.locator('.ar-rows').first().waitFor();
    await ada.locator('.ar-rows').getByText('The Federation of Sol').first().waitFor();
    assert.ok((await overflow(ada)) <= 0, 'archive: wider than the window');
    await axe(ada, world.root, 'the archive');
    await ada.getByLabel('Faction in play').selectOption('xxcha');
    await ada.waitForURL(/faction=xxcha/);
    await ada.getByText('Nothing to compare yet').waitFor();
    await ada.getByLabel('Faction in play').selectOption('sol');
    await ada.locator('.ar-rows').first().waitFor();
    // The newest games one by one; a click on a technology asks for the games with it.
    await ada.locator('.ar-newest [data-won]').filter({ hasText: 'The Federation of Sol 1' }).first().waitFor();
    await ada.getByRole('button', { name: 'Sarween Tools' }).click();
    await ada.waitForURL(/with=sarween-tools/);
    await ada.locator('.ar-with button').filter({ hasText: 'Sarween Tools' }).waitFor();
    await ada.locator('.ar-rows').first().waitFor();
    await ada.locator('.ar-with button').click();
    await ada.waitForURL((url) => !url.searchParams.has('with'));
    await ada.goto(`${world.server}/tools/twilight-imperium-4/chances?votes=5-50,4-50&draw=10-2-3`);
    await ada.getByText('Passes 50%').waitFor();
    await ada.getByText('At least one of them: 53.3%').waitFor();
    assert.ok((await overflow(ada)) <= 0, 'votes and draws: wider than the window');
    await axe(ada, world.root, 'votes and draws');
    await ada.screenshot({ path: `${world.artifacts}chances-${size}.png`, fullPage: true });
    await ada.goBack();
    await ada.locator('.ar-rows').first().waitFor();
    await ada.screenshot({ path: `${world.artifacts}archive-${size}.png`, fullPage: true });
    assert.deepEqual([...ada.faults, ...noor.faults], []);
  });
