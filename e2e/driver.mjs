// How a test sits at the table: pages with known settings, and a player who answers what is asked.
import { expect } from '@playwright/test';
import { SIZES } from './browser.mjs';

const SETTINGS = { motion: 'off', confirm: 'never', sound: 'off' };
/** What the browser says by itself when a server or a file is away is no fault of the page. */
const EXPECTED = /Failed to load resource|net::ERR|WebSocket connection|WebSocket is closed/;

/** A page of one person: a browser of its own, at one size, with known settings. Script errors are collected. */
export async function newPage({ browser, pages }, size, options = {}) {
  const { language = 'en', settings = {}, offline = false } = options;
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: language,
    hasTouch: size === 'phone',
    acceptDownloads: true,
    serviceWorkers: offline ? 'allow' : 'block',
  });
  await context.addInitScript(
    (kept) => {
      try {
        if (!localStorage.getItem('orrery.settings')) localStorage.setItem('orrery.settings', JSON.stringify(kept));
      } catch {
        // A page that may keep nothing.
      }
    },
    { ...SETTINGS, language, ...settings },
  );
  const page = await context.newPage();
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) page.faults.push(message.text());
  });
  page.setDefaultTimeout(20_000);
  pages.push(page);
  return page;
}

/** From now on matches on this device are dealt from a seed, the same each time. */
export async function dealFrom(page, seed) {
  await page.unroute(WORKER).catch(() => undefined);
  await page.route(WORKER, async (route) => {
    const response = await route.fetch();
    const body = `crypto.getRandomValues = (to) => to.map((_, i) => ${seed} * 4 + i);${await response.text()}`;
    await route.fulfill({ response, body });
  });
}
const WORKER = /worker-[^/]*\.js$/;

/** Until what the page answers is true. Unlike `waitForFunction` it waits for a promised answer. */
export const holds = (page, question, timeout = 20_000) =>
  expect.poll(() => page.evaluate(question), { timeout }).toBe(true);

/** Until everything the client may need is on this device. */
export const allIsKept = (page) =>
  holds(
    page,
    async () => {
      const { files, languages } = await (await fetch('/later.json')).json();
      const { lang } = document.documentElement;
      const kept = (await (await caches.open('files')).keys()).map(({ url }) => new URL(url).pathname);
      return files.every(
        (file) => kept.includes(file) || /\/rules-\d/.test(file) || (languages[file] ?? lang) !== lang,
      );
    },
    90_000,
  );

/**
 * Stands between a page and the server: what the page sends is written down; `send` and `hear` may swallow or change what passes; the line
 * can be dropped, and cut until it is mended.
 */
export async function socketProxy(page, { send = () => true, receive = () => true } = {}) {
  const sent = [];
  let socket = null;
  let isCut = false;
  await page.routeWebSocket(/\/api\/live/, (ws) => {
    if (isCut) return void ws.close();
    socket = ws;
    const server = ws.connectToServer();
    ws.onMessage((text) => {
      const message = JSON.parse(text);
      sent.push(message);
      if (send(message, ws)) server.send(text);
    });
    server.onMessage((text) => {
      const passed = receive(JSON.parse(text), ws);
      if (passed) ws.send(passed === true ? text : JSON.stringify(passed));
    });
  });
  return {
    answers: () => sent.filter((message) => message.t === 'command' && message.command.do === 'answer'),
    drop: () => socket.close(),
    cut: async () => {
      isCut = true;
      await socket.close();
    },
    mend: () => {
      isCut = false;
    },
  };
}

/** In a draft: an offer is chosen, then taken. */
export async function take(offer) {
  await offer.click();
  await offer.page().locator('.im-draft-take .btn').click();
}

/** From the home page to the first question of Star Realms against a gentle bot. */
export async function playNow(page, url) {
  await page.goto(url);
  await page.locator('.start .btn-1').waitFor();
  await page.locator('.start [role="radio"]').first().click();
  await page.locator('.start .btn-1').click();
  await myTurn(page);
}

/** From a game's page to the first question, against gentle bots; `choose` sets what else the page offers. */
export async function startGame(page, url, game, choose = () => undefined) {
  await page.goto(`${url}/play/${game}`);
  await page.locator('.game-play .seg').last().waitFor();
  await choose();
  await page.locator('.game-play .seg').nth(1).locator('[role="radio"]').first().click();
  await page.locator('.game-play .start-foot .btn-1').click();
  await myTurn(page);
}

/** What the server says of the table a page shows: how many commands were taken. */
export const takenAt = (page) =>
  page.evaluate(async () => {
    const answer = await fetch(`/api/matches/${location.pathname.split('/').at(-1)}/view`);
    return (await answer.json()).view.pub.table.n;
  });

/** By a locator: a handle on an element would keep its whole table in memory. */
export const myTurn = (page) => page.locator('.dec:not(.calm):not(.end) #question').waitFor({ timeout: 30_000 });

/** Shuts a dialog by Escape; it has told of its end by then. */
export async function shut(page) {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  // Its event is queued when it closes: whatever is queued after the next frame comes after it.
  await drawn(page);
}

/** What the page has to show by now is on screen. */
export const drawn = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** The menu's last button, pressed twice. */
export async function resign(page) {
  await page.keyboard.press('?');
  const button = page.locator('dialog[open] .menu-foot button').last();
  await button.click();
  await button.click();
  await page.locator('.dec.end').waitFor();
}

/**
 * Plays inside the page until the match is over or so many answers are given: everything from the hand, abilities, attacks, the dearest
 * purchase, then the end of the turn. It presses the very buttons a person presses.
 */
export function playOn(page, { answers = 4000, seconds = 200, stopAt = null } = {}) {
  return page.evaluate(
    async (most) => {
      const until = performance.now() + most.seconds * 1000;
      const rest = (ms) => new Promise((done) => setTimeout(done, ms));
      const wants = ['"do":"play"', '"do":"use"', '"do":"attackBase"', '"do":"attack"', '"do":"acquire"'];
      const isOver = () => document.querySelector('.dec.end') !== null;
      let given = 0;
      let last = '';
      let same = 0;
      while (performance.now() < until && given < most.answers && !isOver()) {
        if (most.stopAt && document.querySelector(most.stopAt)) break;
        const panel = document.querySelector('.dec:not(.calm)');
        const foot = [...(panel?.querySelectorAll('.dec-foot .btn:not(.dec-undo):not(.dec-list)') ?? [])];
        const options = [...(panel?.querySelectorAll('.opt[data-answer]') ?? [])].filter(
          (button) => !button.dataset.answer.includes('"ability":"scrap"'),
        );
        const all = foot.find((button) => button.dataset.key === 'a');
        const wanted = wants
          .map((want) => options.find((button) => button.dataset.answer.includes(want)))
          .find(Boolean);
        // A vote is made in the panel: a side or a number first, then the button appears.
        const ballot = panel?.querySelector('.ins-vote [role="radio"]:not([disabled])');
        const choice = all ?? wanted ?? foot.at(-1) ?? options[0] ?? ballot;
        // An answer is on its way: pressing again would do nothing.
        if (!choice || choice.getAttribute('aria-busy') === 'true') {
          await rest(4);
          continue;
        }
        const before = `${document.querySelector('.log')?.childElementCount}${panel.textContent}`;
        same = before === last ? same + 1 : 0;
        last = before;
        if (same > 400) throw new Error(`stuck at: ${panel.textContent.slice(0, 200)}`);
        choice.click();
        // A button that just appeared does nothing in its first moment: it is pressed again, and counts once.
        if (same === 0) given += 1;
        await rest(same > 0 ? 25 : choice === all ? 20 : 4);
      }
      return { given, over: isOver(), question: document.querySelector('#question')?.textContent ?? '' };
    },
    { answers, seconds, stopAt },
  );
}

/** In Twilight Imperium, presses what a person would: something to choose first, then the button that gives the answer. */
export const pressNext = (page) =>
  page.evaluate(() => {
    const panel = document.querySelector('.dec:not(.calm):not(.end)');
    if (!panel) return 'wait';
    const foot = [...panel.querySelectorAll('.dec-foot .btn:not(.dec-undo):not(.dec-list)')];
    if (foot.some((button) => button.getAttribute('aria-busy') === 'true')) return 'wait';
    const ready = foot.find((button) => button.classList.contains('btn-1') && !button.disabled);
    const open = document.querySelector('.im-strategy-card.open, .im-tech.open');
    // One of several that is chosen would be put back by another tap.
    // Of the outcomes of a vote only one is chosen: with the next it would go on for ever.
    const isVoting = panel.dataset.kind === 'vote' && panel.querySelector('.im-choice-card[aria-pressed="true"]');
    const choice = isVoting ? null : panel.querySelector('.im-choice-card:not([disabled]):not([aria-pressed="true"])');
    const more = panel.querySelector('.im-stepper button:last-of-type:not([disabled])');
    // A pill that is full would be emptied by another tap.
    const pill = [...panel.querySelectorAll('.im-pill:not([disabled])')].find(
      (one) => one.getAttribute('aria-valuenow') !== one.getAttribute('aria-valuemax'),
    );
    const system = document.querySelector('.im-system.open .im-press');
    const listed = panel.querySelector('.opt[data-answer]');
    const next = ready ?? open ?? choice ?? foot[0] ?? more ?? pill ?? listed ?? system;
    if (!next) return 'nothing';
    if (next instanceof SVGElement) next.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else next.click();
    return 'pressed';
  });

/** What is on the Star Realms table, card by card. */
export const cardsOn = (page) =>
  page.evaluate(() => [...document.querySelectorAll('.sr [data-card]')].map((card) => card.dataset.card).join());

/** Whether something is on screen, inside the window, and not covered by anything else. */
export const inSight = (page, selectors) =>
  page.evaluate(
    (all) =>
      Object.fromEntries(
        all.map((selector) => {
          const seen = [...document.querySelectorAll(selector)].some((element) => {
            const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
            if (
              width < 1 ||
              height < 1 ||
              top < 0 ||
              left < 0 ||
              bottom > innerHeight + 0.5 ||
              right > innerWidth + 0.5
            )
              return false;
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return hit !== null && (element.contains(hit) || hit.contains(element));
          });
          return [selector, seen];
        }),
      ),
    selectors,
  );
