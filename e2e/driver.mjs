// How a test sits at the table: pages with known settings, and a player who answers what is asked.
export const SETTINGS = { motion: 'off', confirm: 'never', sound: 'off' };

export async function newPage(browser, { viewport, language = 'en', settings = {}, touch = false, offline = false }) {
  const context = await browser.newContext({
    viewport,
    locale: language,
    hasTouch: touch,
    acceptDownloads: true,
    serviceWorkers: offline ? 'allow' : 'block',
  });
  await context.addInitScript(
    (kept) => {
      if (!localStorage.getItem('orrery.settings')) localStorage.setItem('orrery.settings', JSON.stringify(kept));
    },
    { ...SETTINGS, language, ...settings },
  );
  const page = await context.newPage();
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|net::ERR|WebSocket connection/.test(message.text()))
      page.faults.push(message.text());
  });
  page.setDefaultTimeout(15_000);
  return page;
}

/** From the home page to the first question against a bot. */
export async function playNow(page, url, { game = 0, level = 0 } = {}) {
  await page.goto(url);
  await page.waitForSelector('.start .btn-1');
  if (game > 0)
    await page.locator('[role="radiogroup"] [role="radio"]:visible').filter({ hasText: /./ }).nth(game).click();
  await page.locator('.start [role="radio"]').nth(level).click();
  await page.locator('.start .btn-1').click();
  await page.waitForSelector('.tbl #question');
}

export const isOver = (page) =>
  page
    .locator('.dec.end')
    .count()
    .then((n) => n > 0);

/**
 * Plays inside the page until the match is over or so many answers are given: everything from the hand, abilities, attacks, the dearest
 * purchase, then the end of the turn. It presses the very buttons a person presses.
 */
export async function playOn(page, { answers = 2000, seconds = 90 } = {}) {
  return page.evaluate(
    async (most) => {
      const end = performance.now() + most.seconds * 1000;
      const rest = (ms) => new Promise((done) => setTimeout(done, ms));
      const wants = ['"do":"play"', '"do":"use"', '"do":"attackBase"', '"do":"attack"', '"do":"acquire"'];
      let given = 0;
      let last = '';
      let same = 0;
      while (performance.now() < end && given < most.answers) {
        if (document.querySelector('.dec.end')) break;
        const panel = document.querySelector('.dec:not(.calm)');
        if (!panel) {
          await rest(15);
          continue;
        }
        const options = [...panel.querySelectorAll('.opt[data-answer]')].filter(
          (button) => !button.dataset.answer.includes('"ability":"scrap"'),
        );
        const foot = [...panel.querySelectorAll('.dec-foot .btn:not(.dec-undo):not(.dec-list)')];
        const all = panel.querySelector('.dec-foot [data-key="a"]');
        const wanted = wants
          .map((want) => options.find((button) => button.dataset.answer.includes(want)))
          .find(Boolean);
        const choice = all ?? wanted ?? foot.at(-1) ?? options[0];
        if (!choice) {
          await rest(15);
          continue;
        }
        const before = document.querySelector('.log')?.childElementCount + panel.textContent;
        same = before === last ? same + 1 : 0;
        last = before;
        if (same > 200) throw new Error(`stuck at: ${panel.textContent.slice(0, 200)}`);
        choice.click();
        given += 1;
        await rest(choice === all ? 30 : 6);
      }
      return {
        given,
        over: document.querySelector('.dec.end') !== null,
        question: document.querySelector('#question')?.textContent ?? '',
      };
    },
    { answers, seconds },
  );
}
