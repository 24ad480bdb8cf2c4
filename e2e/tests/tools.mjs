import assert from 'node:assert/strict';
import { newPage, take } from '../driver.mjs';
import { test } from '../test.mjs';

const SIZES = ['desktop', 'phone'];

/** Nothing on the page is wider than the window. */
const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const size of SIZES)
  test(`tools: the odds of a battle are built by hand and sent as a link (${size})`, async ({ world }) => {
    const page = await newPage(world, size);
    await page.goto(`${world.alone}/tools`);
    await page.locator('a[href="/tools/twilight-imperium-4/odds"]').click();
    const attacker = page.getByRole('region', { name: 'Attacker' });
    const defender = page.getByRole('region', { name: 'Defender' });
    await attacker.getByRole('button', { name: 'One Cruiser I more' }).click();
    await defender.getByRole('button', { name: 'One Cruiser I more' }).click();
    // One cruiser against one: 37.5, 25 and 37.5 in a hundred.
    await page.getByText('38 %').first().waitFor();
    await attacker.getByRole('button', { name: 'One Dreadnought I more' }).click();
    await attacker.getByRole('combobox', { name: 'Retreat' }).selectOption({ label: 'After round 1' });
    await page.getByText('Attacker leaves').waitFor();
    const link = page.url();
    assert.match(link, /a=cruiser%2Cdreadnought&a\.leaves=round1&b=cruiser/);
    const shown = await page.locator('.im-odds-parts').innerText();
    for (const language of ['en', 'fr', 'de']) {
      const other = await newPage(world, size, { language });
      await other.goto(link);
      await other.locator('.im-odds-parts').waitFor();
      if (language === 'en') assert.equal(await other.locator('.im-odds-parts').innerText(), shown);
      assert.ok((await overflow(other)) <= 0, `${language}: wider than the window`);
      await other.screenshot({ path: `${world.artifacts}tools-odds-${language}-${size}.png`, fullPage: true });
      assert.deepEqual(other.faults, []);
    }
    assert.deepEqual(page.faults, []);
  });

test('tools: a broken link to a battle says so', async ({ world }) => {
  const page = await newPage(world, 'desktop');
  await page.goto(`${world.alone}/tools/twilight-imperium-3/odds?a=galleon*3`);
  await page.getByRole('alert').filter({ hasText: 'galleon' }).waitFor();
});

for (const size of SIZES)
  test(`tools: a galaxy is generated, sent as a link, taken as a map string and as a picture (${size})`, async ({
    world,
  }) => {
    const page = await newPage(world, size);
    await page.goto(`${world.alone}/tools/twilight-imperium-4/galaxy?layout=six&seed=abc`);
    const systems = page.locator('.im-picture .im-pic-system');
    await systems.first().waitFor();
    assert.equal(await systems.count(), 30);
    assert.equal(await page.locator('.im-picture .im-pic-home').count(), 6);
    assert.equal(await page.locator('.im-galaxy-seats li').count(), 6);
    const map = await page.getByLabel('Map string').inputValue();
    assert.equal(map.split(' ').length, 36);
    // The map string alone shows the same galaxy.
    const other = await newPage(world, size, { language: 'de' });
    await other.goto(`${world.alone}/tools/twilight-imperium-4/galaxy?map=${encodeURIComponent(map)}`);
    await other.locator('.im-picture .im-pic-system').first().waitFor();
    assert.equal(await other.getByLabel('Kartenzeile').inputValue(), map);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save picture' }).click();
    assert.equal((await download).suggestedFilename(), 'galaxy.png');
    await page.getByRole('checkbox', { name: /same places/ }).check();
    await page.waitForURL(/symmetric=1/);
    for (const [one, name] of [
      [page, 'en'],
      [other, 'de'],
    ]) {
      assert.ok((await overflow(one)) <= 0, `${name}: wider than the window`);
      await one.screenshot({ path: `${world.artifacts}tools-galaxy-${name}-${size}.png`, fullPage: true });
      assert.deepEqual(one.faults, []);
    }
  });

for (const size of SIZES)
  test(`tools: tiles are wanted, left out and put into a slice of one's own by sight (${size})`, async ({ world }) => {
    const page = await newPage(world, size);
    const press = (one) => (size === 'phone' ? one.tap() : one.click());
    const tiles = page.locator('.im-tiles-grid button');
    await page.goto(`${world.alone}/tools/twilight-imperium-4/galaxy?layout=six&seed=abc&excluded=41`);
    await press(page.getByText('These tiles must be in it (0)'));
    assert.equal(await tiles.count(), 54);
    // What is left out cannot be wanted.
    assert.ok(await page.getByRole('button', { name: '41, gravity rift', exact: true }).isDisabled());
    await page.getByRole('searchbox').fill('lod');
    assert.equal(await tiles.count(), 1);
    await press(tiles.first());
    await page.waitForURL(/forced=26/);
    // A number and Enter are enough.
    await page.getByRole('searchbox').fill('39');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/forced=26%2C39/);
    // By keys alone: the arrows lead from picture to picture.
    await tiles.first().focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key);
    await page.waitForURL(/forced=26%2C39%2C20/);
    const map = (await page.getByLabel('Map string').inputValue()).split(' ');
    for (const tile of ['26', '39', '20']) assert.ok(map.includes(tile), `${tile} lies in the galaxy`);
    assert.ok(!map.includes('41'));
    await press(page.getByRole('button', { name: /^Take out: 26/ }));
    await page.waitForURL(/forced=39%2C20/);
    assert.ok((await overflow(page)) <= 0, 'galaxy: wider than the window');
    await page.screenshot({ path: `${world.artifacts}tools-tiles-${size}.png`, fullPage: true });

    await page.goto(`${world.alone}/tools/twilight-imperium-4/draft?players=3&seed=abc`);
    await press(page.locator('summary', { hasText: 'limits of our own' }));
    await press(page.locator('summary', { hasText: 'Put a slice together' }));
    const add = page.getByRole('button', { name: 'Add this slice' });
    for (const tile of [28, 39, 26, 47, 34]) {
      assert.ok(await add.isDisabled());
      await page.getByRole('searchbox').fill(`${tile}`);
      await press(tiles.first());
    }
    // Two wormholes of one kind are no drawn slice: it says so; then the first place gets another tile.
    await page.getByRole('status').filter({ hasText: 'TI4-DRAFT-08' }).waitFor();
    await press(page.getByRole('button', { name: /^Ahead/ }));
    await page.getByRole('searchbox').fill('46');
    await press(tiles.first());
    await page.getByRole('status').filter({ hasText: 'TI4-DRAFT' }).waitFor({ state: 'detached' });
    await press(add);
    await page.waitForURL(/own=28-46-26-47-34/);
    // It lies in the pool as slice A, and its tiles in no other one.
    await page.getByText('Remove own slice 1').waitFor();
    assert.match(await page.locator('.im-draft-slices .im-draft-offer').first().innerText(), /Lodor/);
    assert.ok((await overflow(page)) <= 0, 'draft: wider than the window');
    await page.screenshot({ path: `${world.artifacts}tools-own-slice-${size}.png`, fullPage: true });
    assert.deepEqual(page.faults, []);
  });

for (const size of SIZES)
  test(`tools: two people draft by sending the link on, and a pick is taken back (${size})`, async ({ world }) => {
    const ada = await newPage(world, size);
    await ada.goto(`${world.alone}/tools/twilight-imperium-4/draft?players=3&seed=abc&names=Ada,Noor,Kai`);
    const now = (page) => page.locator('.im-draft-now h2').innerText();
    const offers = (page) => page.locator('.im-draft-offer:not([disabled])');
    await offers(ada).first().waitFor();
    assert.match(await now(ada), /pick(s: pick)? 1 of 9/);
    await take(offers(ada).first());
    await ada.waitForURL(/picks=s0/);
    assert.match(await now(ada), /2 of 9/);
    const noor = await newPage(world, size, { language: 'fr' });
    await noor.goto(ada.url());
    await offers(noor).first().waitFor();
    await take(offers(noor).last());
    await noor.waitForURL(/picks=s0p2/);
    // The organizer takes it back; the next link shows the draft as it was.
    await ada.goto(noor.url());
    await ada.getByRole('button', { name: 'Take the last pick back' }).click();
    await ada.waitForURL((url) => url.searchParams.get('picks') === 's0');
    for (let n = 1; n < 9; n++) {
      await take(offers(ada).first());
      await ada.waitForFunction(
        (done) => document.querySelectorAll('.im-draft-order [data-done]').length === done,
        n + 1,
      );
    }
    assert.equal(await now(ada), 'The draft is complete');
    assert.equal((await ada.getByLabel('Map string').inputValue()).split(' ').length, 36);
    for (const [page, name] of [
      [ada, 'en'],
      [noor, 'fr'],
    ]) {
      assert.ok((await overflow(page)) <= 0, `${name}: wider than the window`);
      await page.screenshot({ path: `${world.artifacts}tools-draft-${name}-${size}.png`, fullPage: true });
      assert.deepEqual(page.faults, []);
    }
  });

test('tools: a game written down on one phone ends in the archive of the device, and its figures in a file', async ({
  world,
}) => {
  const page = await newPage(world, 'phone', { language: 'fr' });
  await page.goto(`${world.alone}/tools/twilight-imperium-4/companion`);
  await page.getByLabel('Points de victoire').selectOption('14');
  await page.getByLabel('Nom du joueur 1').fill('Ada');
  await page.getByLabel('Faction du joueur 1').selectOption('sol');
  await page.getByLabel('Faction du joueur 2').selectOption('hacan');
  await page.getByRole('button', { name: 'Commencer sur ce téléphone' }).click();
  await page.getByLabel('Objectif marqué').selectOption('corner-the-market');
  await page.getByRole('button', { name: /Ada a gagné/ }).click();
  await page.locator('.im-companion-end').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Chiffres en CSV' }).click();
  assert.equal((await download).suggestedFilename(), 'twilight-imperium-4.csv');
  // An end that is taken back counts no longer.
  const archive = `${world.alone}/statistics?game=twilight-imperium-4&of=phone&o.points=14`;
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: /Ada a gagné/ }).waitFor();
  await page.goto(archive);
  await page.getByText('Rien à comparer').waitFor();
  await page.goto(`${world.alone}/tools/twilight-imperium-4/companion`);
  await page.getByRole('button', { name: /Ada a gagné/ }).click();
  await page.locator('.im-companion-end').waitFor();
  await page.goto(archive);
  await page.locator('.ar-newest [data-won]').filter({ hasText: 'Sol' }).waitFor();
  assert.ok((await overflow(page)) <= 0, 'archive: wider than the window');
  await page.screenshot({ path: `${world.artifacts}archive-phone.png`, fullPage: true });
  assert.deepEqual(page.faults, []);
});
