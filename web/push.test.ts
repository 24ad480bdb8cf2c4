import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const script = readFileSync(join(import.meta.dirname, 'public/push.js'), 'utf8');
const LINK = 'https://orrery.example/t/abc';
const answers = [true, false].map((answer) => ({
  title: answer ? 'Yes' : 'No',
  command: { do: 'answer', seat: 1, n: 5, ask: 9, answer },
}));

interface Shown {
  subject: string;
  options: { body?: string; actions: { action: string; title: string }[]; data: object };
}
/** The service worker with everything around it replaced. `ok`: what the server says to an answer. */
function worker(ok: boolean) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const posted: { url: string; body: unknown }[] = [];
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: {
      showNotification: async (subject: string, options: Shown['options']) => void shown.push({ subject, options }),
    },
    clients: { matchAll: async () => [], openWindow: async (link: string) => void opened.push(link) },
    location: { origin: 'https://orrery.example' },
  };
  const fetch = async (url: string, { body }: { body: string }) => {
    posted.push({ url, body: JSON.parse(body) as unknown });
    return { ok };
  };
  runInNewContext(script, { self, fetch, URL });
  const happen = async (type: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(type)!({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  };
  return {
    shown,
    opened,
    posted,
    push: (notice: object) => happen('push', { data: { json: () => notice } }),
    press: (action: string) =>
      happen('notificationclick', { action, notification: { close: () => undefined, data: shown[0]!.options.data } }),
  };
}

describe('a notice on the device', () => {
  it('opens its table by a tap', async () => {
    const { push, press, opened, posted, shown } = worker(true);
    await push({ subject: 'Your turn', text: 'The table waits', link: LINK });
    expect(shown[0]).toMatchObject({ subject: 'Your turn', options: { body: 'The table waits' } });
    expect(shown[0]!.options.actions).toHaveLength(0);
    await press('');
    expect([opened, posted]).toEqual([[LINK], []]);
  });

  it('takes yes or no itself', async () => {
    const { push, press, opened, posted, shown } = worker(true);
    await push({ subject: 'Your turn', text: 'Use it?', link: LINK, answers });
    expect(shown[0]!.options.actions.map(({ title }) => title)).toEqual(['Yes', 'No']);
    await press('1');
    expect(posted).toEqual([{ url: '/api/matches/abc/commands', body: answers[1]!.command }]);
    expect(opened).toEqual([]);
  });

  it('leads to the table when the answer comes too late', async () => {
    const { push, press, opened } = worker(false);
    await push({ subject: 'Your turn', link: LINK, answers });
    await press('0');
    expect(opened).toEqual([LINK]);
  });
});
