// The screens of docs/screens as they are now: how each is reached, and how its picture stands beside the one of before.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawn, myTurn, playNow, playOn, resign, shut, startGame } from '../driver.mjs';

const mode = (value) => (page) => page.locator('.game-play select').first().selectOption(value);
const envelope = 'dialog[open] .envelope';
const campaign = (page, url) => startGame(page, url, 'star-realms', () => mode('campaign')(page));
/** Into the first scenario, the envelope read. */
const scenario = async (page, url) => {
  await campaign(page, url);
  await playOn(page, { answers: 1, seconds: 10, stopAt: envelope });
  await page.locator(envelope).waitFor();
};
const until = async (page, stopAt) => {
  for (let i = 0; i < 60 && (await page.locator(stopAt).count()) === 0; i++) {
    if (await page.locator(envelope).count()) await shut(page);
    await playOn(page, { answers: 12, seconds: 10, stopAt: `${envelope}, ${stopAt}` });
  }
  await page.locator(stopAt).waitFor();
};
const many = (value) => async (page, url) => {
  await startGame(page, url, 'star-realms', () => mode(value)(page));
  await playOn(page, { answers: 18, seconds: 40 });
};
const lesson = (game) => async (page, url) => {
  await page.goto(`${url}/play/${game}`);
  await page.locator('#learn .btn').first().click();
  await page.locator('.coach').waitFor();
};
const inscription = async (page, url, answers) => {
  await startGame(page, url, 'twilight-inscription');
  await playOn(page, { answers, seconds: 60 });
};
/** Until the board shows what happened in an event of this kind. */
const event = (what, seats) => async (page, url) => {
  await startGame(page, url, 'twilight-inscription', () =>
    page
      .locator('.game-play .seg')
      .first()
      .locator('[role="radio"]')
      .nth(seats - 1)
      .click(),
  );
  for (let i = 0; i < 40 && (await page.locator(what).count()) === 0; i++) {
    await playOn(page, { answers: 400, seconds: 30, stopAt: `.dec-foot [data-key="c"], .ins-vote` });
    if ((await page.locator(what).count()) === 0) await playOn(page, { answers: 1, seconds: 5 });
  }
  await page.locator(what).waitFor();
};

/** File, and how its screen is reached; the size of the window is in its name. */
export const SCREENS = {
  'star-realms/home-1280x720.jpg': (page, url) => page.goto(url),
  'star-realms/home-390x844.jpg': (page, url) => page.goto(url),
  'star-realms/setup-1280x720.jpg': (page, url) => page.goto(`${url}/play/star-realms?mode=emperor`),
  'star-realms/table-1280x720.png': async (page, url) => {
    await playNow(page, url);
    await playOn(page, { answers: 30, seconds: 60 });
    await myTurn(page);
  },
  'star-realms/table-390x844.png': async (page, url) => {
    await playNow(page, url);
    await playOn(page, { answers: 30, seconds: 60 });
    await myTurn(page);
  },
  'star-realms/zoom-1280x720.jpg': async (page, url) => {
    await playNow(page, url);
    await page.locator('.sr-row.trade .sr-face').nth(3).hover();
    await page.locator('.sr-zoom').waitFor();
  },
  'star-realms/lesson-390x844.jpg': lesson('star-realms'),
  'star-realms/emperor-1280x720.png': many('emperor'),
  'star-realms/emperor-390x844.png': many('emperor'),
  'star-realms/raid-1280x720.jpg': many('raid'),
  'star-realms/raid-390x844.jpg': many('raid'),
  'star-realms/campaign-start-1280x720.jpg': campaign,
  'star-realms/campaign-sealed-1280x720.jpg': scenario,
  'star-realms/campaign-envelope-1280x720.jpg': async (page, url) => {
    await scenario(page, url);
    await page.locator(`${envelope} .btn-1`).click();
    await page.locator('.envelope-inside').waitFor();
  },
  'star-realms/campaign-upgrade-1280x720.jpg': async (page, url) => {
    await scenario(page, url);
    await until(page, '.upgrade');
  },
  'star-realms/campaign-end-1280x720.jpg': async (page, url) => {
    await scenario(page, url);
    await until(page, '.scenario-end');
  },
  'star-realms/campaigns-1280x720.jpg': async (page, url) => {
    await scenario(page, url);
    await until(page, '.scenario-end');
    await page.goto(`${url}/campaigns`);
    await page.locator('.chronicle').waitFor();
  },
  'star-realms/end-1280x720.png': async (page, url) => {
    await playNow(page, url);
    await playOn(page);
    await page.locator('.end-page .analysis section').nth(3).waitFor();
  },
  'star-realms/resigned-390x844.jpg': async (page, url) => {
    await playNow(page, url);
    await playOn(page, { answers: 20, seconds: 30 });
    await resign(page);
    await page.locator('.end-page .analysis section').first().waitFor();
  },
  'twilight-inscription/setup-1280x720.jpg': (page, url) => page.goto(`${url}/play/twilight-inscription`),
  'twilight-inscription/faction-1440x900.jpg': (page, url) => startGame(page, url, 'twilight-inscription'),
  'twilight-inscription/table-1280x720.png': (page, url) => inscription(page, url, 40),
  'twilight-inscription/table-1440x900.jpg': (page, url) => inscription(page, url, 40),
  'twilight-inscription/table-1920x1080.jpg': (page, url) => inscription(page, url, 40),
  'twilight-inscription/table-390x844.jpg': (page, url) => inscription(page, url, 40),
  'twilight-inscription/warfare-1440x900.jpg': async (page, url) => {
    await inscription(page, url, 40);
    await page.locator('.ins-tabs button').nth(3).click();
  },
  'twilight-inscription/war-1440x900.png': event('.ins-report[data-kind="war"]', 4),
  'twilight-inscription/production-1440x900.png': event('.ins-report[data-kind="production"]', 4),
  'twilight-inscription/council-1440x900.png': event('.ins-vote', 4),
  'twilight-inscription/lesson-1440x900.png': async (page, url) => {
    await lesson('twilight-inscription')(page, url);
    await playOn(page, { answers: 1, seconds: 5 });
  },
  'twilight-inscription/primer-1280x720.jpg': async (page, url) => {
    await lesson('twilight-inscription')(page, url);
    await playOn(page, { answers: 400, seconds: 60, stopAt: '.dec-foot [data-key="c"]' });
  },
  'twilight-inscription/end-1440x900.jpg': async (page, url) => {
    await inscription(page, url, 4000);
    await page.locator('.end-page .analysis section').nth(3).waitFor();
  },
};

/** Two halves and the line between them. */
const GAP = 8;

/** Takes the picture anew. Of two halves the left one stays: it is the screen as it was. */
export async function takeScreen(page, url, root, file) {
  const [width, height] = /(\d+)x(\d+)\./.exec(file).slice(1).map(Number);
  await page.setViewportSize({ width, height });
  await SCREENS[file](page, url);
  await page.locator('main, .tbl').first().waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await drawn(page);
  const path = join(root, 'docs/screens', file);
  const type = file.endsWith('png') ? 'png' : 'jpeg';
  const address = (bytes, kind) => `data:image/${kind};base64,${bytes.toString('base64')}`;
  const made = await page.evaluate(
    async ([was, is, as, gap]) => {
      const [before, after] = await Promise.all(
        [was, is].map((src) => Object.assign(new Image(), { src })).map((one) => one.decode().then(() => one)),
      );
      const isPair = before.width / before.height > (after.width / after.height) * 1.5;
      const half = isPair ? Math.floor((before.width - gap) / 2) : before.width;
      const canvas = Object.assign(document.createElement('canvas'), {
        width: isPair ? 2 * half + gap : half,
        height: before.height,
      });
      const pen = canvas.getContext('2d');
      pen.imageSmoothingQuality = 'high';
      if (isPair) pen.drawImage(before, 0, 0, half, before.height, 0, 0, half, before.height);
      const scale = Math.min(half / after.width, before.height / after.height);
      const [w, h] = [after.width * scale, after.height * scale];
      pen.drawImage(after, canvas.width - half + (half - w) / 2, (before.height - h) / 2, w, h);
      return canvas.toDataURL(`image/${as}`, 0.82);
    },
    [address(readFileSync(path), type), address(await page.screenshot(), 'png'), type, GAP],
  );
  writeFileSync(path, Buffer.from(made.split(',')[1], 'base64'));
}
