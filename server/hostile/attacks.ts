import { WebSocket } from 'ws';
import type { Route } from '../api/route.ts';
import { Player } from '../testing/player.ts';
import { AWKWARD } from './awkward.ts';

export interface Target {
  url: string;
  /** A match with a long log, and somebody who sits there. */
  match: string;
  seated: Player;
  /** Somebody with a session and no seat. */
  guest: Player;
}
export type Attack = (target: Target) => Promise<void>;

/** One attacker has an address of its own. */
const from = (i: number) => ({ 'x-forwarded-for': `198.51.100.${i % 250}` });

async function send(player: Player, method: string, path: string, body: string | undefined, i: number): Promise<void> {
  const answer = await player.call(method, path, body, from(i)).catch(() => null);
  if (answer && answer.status >= 500 && answer.status !== 503) throw new Error(`${method} ${path}: ${answer.status}`);
}

/** What a form asks for, with one text wherever a text may stand. */
function fill(form: unknown, text: string): unknown {
  const { type, properties, anyOf, items, const: fixed } = (form ?? {}) as { [keyword: string]: unknown };
  if (fixed !== undefined) return fixed;
  if (Array.isArray(anyOf)) return fill(anyOf.at(-1), text);
  if (properties)
    return Object.fromEntries(Object.entries(properties as object).map(([name, inner]) => [name, fill(inner, text)]));
  if (type === 'array') return [fill(items, text)];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  if (type === 'object') return { [text.slice(0, 50)]: text };
  return text;
}

/** Every route with a body, each of its fields as long as may be, of every kind of character. */
export function awkwardTexts(routes: readonly Route[]): Attack {
  return async ({ match, guest }) => {
    const leaves = new Set(['/api/sign-out', '/api/me']);
    let i = 0;
    for (const route of routes) {
      if (!route.body || (route.method === 'DELETE' && leaves.has(route.path))) continue;
      const path = route.path.replace(/:\w+/g, match);
      for (const { text } of AWKWARD.filter((_, k) => k % 6 === 1 + (i % 2)))
        await send(guest, route.method, path, JSON.stringify(fill(route.body, text)), i++);
    }
  };
}

/** What fits into the head of a request, however it is written there. */
const IN_AN_ADDRESS = 1200;

/** Every route that reads something off its address: each place of it, and each name of its query, with every kind of character. */
export function awkwardAddresses(routes: readonly Route[]): Attack {
  return async ({ match, guest }) => {
    let i = 0;
    for (const route of routes) {
      const names = Object.keys((route.query as { properties?: object } | undefined)?.properties ?? {});
      if (route.method !== 'GET' || (!route.path.includes(':') && names.length === 0)) continue;
      for (const { text } of AWKWARD.filter((_, k) => k % 6 === 1 + (i % 2))) {
        const awkward = encodeURIComponent(text.slice(0, IN_AN_ADDRESS).toWellFormed());
        if (route.path.includes(':')) await send(guest, 'GET', route.path.replace(/:\w+/g, awkward), undefined, i++);
        if (names.length === 0) continue;
        const query = names.map((name) => `${name}=${awkward.slice(0, IN_AN_ADDRESS)}`).join('&');
        await send(guest, 'GET', `${route.path.replace(/:\w+/g, match)}?${query}`, undefined, i++);
      }
      // Bytes that are no text.
      await send(guest, 'GET', route.path.replace(/:\w+/g, '%ED%A0%80'.repeat(100)), undefined, i++);
    }
  };
}

const MANY = 30_000;
const BODIES = [
  '['.repeat(60_000),
  `${'['.repeat(MANY)}${']'.repeat(MANY)}`,
  '{"a":'.repeat(10_000),
  `{"settings":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`,
  `[${'1,'.repeat(MANY)}1]`,
  `{${Array.from({ length: 6000 }, (_, i) => `"k${i}":1`).join(',')}}`,
  `{"settings":{${Array.from({ length: 6000 }, (_, i) => `"${i}":[]`).join(',')}}}`,
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  `"${'\\u0000'.repeat(9000)}"`,
  `1${'0'.repeat(50_000)}`,
  '"'.repeat(60_000),
];

/** Nested, huge and polluted bodies at every kind of route, and the long ones where long ones are taken. */
export const oddBodies: Attack = async ({ match, guest, seated }) => {
  let i = 0;
  for (const body of BODIES) {
    for (const [method, path] of [
      ['PATCH', '/api/me'],
      ['POST', '/api/guests'],
      ['POST', '/api/matches'],
      ['POST', `/api/matches/${match}/commands`],
      ['POST', '/api/matches/import'],
      ['POST', '/api/sign-in/passkey'],
    ] as const)
      await send(guest, method, path, body, i++);
    await send(
      seated,
      'POST',
      `/api/matches/${match}/commands`,
      `{"do":"answer","seat":0,"n":0,"ask":1,"answer":${body}}`,
      i++,
    );
  }
  for (const body of ['['.repeat(1_000_000), `[${'1,'.repeat(1_000_000)}1]`, `{"file":"${'a'.repeat(3_900_000)}"}`]) {
    await send(new Player(guest.urls[0]!), 'POST', '/api/matches/import', body, i++);
    await send(guest, 'POST', '/api/matches/import', body, i++);
  }
};

function open(url: string, cookie: string, i: number): Promise<WebSocket | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie, ...from(i) } });
    socket.on('open', () => resolve(socket));
    socket.on('error', () => resolve(null));
  });
}

/** The same over sockets, as quickly as they take it. */
export const oddMessages: Attack = async ({ url, guest, match }) => {
  const sockets = await Promise.all([0, 1, 2].map((i) => open(url, guest.cookie, i)));
  const texts = [
    ...BODIES,
    ...AWKWARD.filter((_, k) => k % 6 === 1).map(({ text }) => JSON.stringify({ t: 'say', id: 1, match, text })),
    ...AWKWARD.filter((_, k) => k % 6 === 2).map(({ text }) => JSON.stringify({ t: 'watch', match: text })),
  ];
  for (const text of texts)
    for (const socket of sockets) if (socket?.readyState === socket?.OPEN) socket?.send(text.slice(0, 64_000));
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const socket of sockets) socket?.terminate();
};

const flood = async (times: number, together: number, work: (i: number) => Promise<unknown>): Promise<void> => {
  let next = 0;
  const one = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: together }, one));
};

/** Little to send, much to answer; each within its limits and far beyond them. */
export const dearAnswers: Attack = async ({ match, seated, guest, url }) => {
  const n = (await seated.ask<{ n: number }>('GET', `/api/matches/${match}`)).n;
  const undo = (to: number) => JSON.stringify({ do: 'undo', seat: 0, n, to });
  await flood(80, 8, (i) => send(seated, 'POST', `/api/matches/${match}/commands`, undo(i % 20), 1));
  await flood(60, 8, (i) => seated.call('GET', `/api/matches/${match}/history?since=0`, undefined, from(i)));
  await flood(60, 8, (i) => guest.call('GET', '/api/me/export', undefined, from(i)));
  await flood(60, 8, (i) => guest.call('GET', '/api', undefined, from(i)));
  const guess = JSON.stringify({ handle: 'nobody', password: 'x'.repeat(200) });
  await flood(60, 8, (i) => send(new Player(url), 'POST', '/api/sign-in', guess, i % 3));
  const bots = JSON.stringify({ game: 'parley', seats: [{ kind: 'open' }, { kind: 'bot', level: 'hard' }] });
  await flood(25, 4, async (i) => {
    const table = await guest.call<{ id?: string }>('POST', '/api/matches', bots, from(i)).catch(() => null);
    if (table?.body.id) await guest.call('POST', `/api/matches/${table.body.id}/start`, undefined, from(i));
  });
  const sockets = await Promise.all([0, 1, 2, 3].map((i) => open(url, guest.cookie, i)));
  for (let i = 0; i < 300; i++)
    for (const socket of sockets)
      if (socket?.readyState === socket?.OPEN) socket?.send(JSON.stringify({ t: 'watch', match }));
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const socket of sockets) socket?.terminate();
};
