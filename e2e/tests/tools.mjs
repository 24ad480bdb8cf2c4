import assert from 'node:assert/strict';
import { newPage } from '../driver.mjs';

const SIZES = ['desktop', 'phone'];

/** Nothing on the page is wider than the window. */
const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const tests = [
  ...SIZES.map((size) => [
    `tools: the odds of a battle are built by hand and sent as a link (${size})`,
    async (world) => {
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
    },
  ]),
  [
    'tools: a broken link to a battle says so',
    async (world) => {
      const page = await newPage(world, 'desktop');
      await page.goto(`${world.alone}/tools/twilight-imperium-3/odds?a=galleon*3`);
      await page.getByRole('alert').filter({ hasText: 'galleon' }).waitFor();
    },
  ],
];
