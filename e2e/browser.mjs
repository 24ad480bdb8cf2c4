// Chromium for the tests: the system's own, never a download.
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.ORRERY_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].filter(Boolean);
export const findBrowser = () => PLACES.find((place) => existsSync(place)) ?? null;

export const LAUNCH = {
  executablePath: findBrowser() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The two sizes every game is shown at. */
export const SIZES = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
