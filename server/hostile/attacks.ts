import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { WebSocket } from 'ws';
import type { Route } from '../api/route.ts';
import { Player } from '../testing/player.ts';
import { AWKWARD, ENDS } from './awkward.ts';

export interface Target {
  url: string;
  /** A match with a long log, and somebody who sits there. */
  match: string;
  seated: Player;
  /** Somebody with a session and no seat. */
  guest: Player;
  /** Somebody who keeps the server. */
  operator: Player;
  /** A room that the guest opened. */
  room: string;
  /** A long match of a large game that is watched late, and one that is over. */
  large: { running: string; over: string };
}
export type Attack = (target: Target) => Promise<void>;

/** One attacker has an address of its own. */
const from = (i: number) => ({ 'x-forwarded-for': `198.51.100.${i % 250}` });

async function send(player: Player, method: string, path: string, body: string | undefined, i: number): Promise<void> {
  const answer = await player.call(method, path, body, from(i)).catch(() => null);
  if (answer && answer.status >= 500 && answer.status !== 503) throw new Error(`${method} ${path}: ${answer.status}`);
}

/** Texts that one pattern or another asks for. */
const GOOD = [
  'parley',
  'aaaaaaaaaaaaaa',
  'correct horse',
  'a@example.org',
  'https://example.org/hook',
  'Europe/Berlin',
];
const GOOD_SALT = '0123456789abcdef'.repeat(2);

type Form = { [keyword: string]: unknown };
/** Every body that a form allows in its own way, each with one of its texts replaced by another: all but that one is as it should be. */
export function* spoilt(form: unknown, text: string): Generator<unknown> {
  const { type, properties, anyOf, items, const: fixed, patternProperties } = (form ?? {}) as Form;
  if (fixed !== undefined) return;
  if (Array.isArray(anyOf)) {
    for (const branch of anyOf) yield* spoilt(branch, text);
  } else if (properties) {
    const whole = sound(form) as { [name: string]: unknown };
    for (const [name, inner] of Object.entries(properties as Form))
      for (const bad of spoilt(inner, text)) yield { ...whole, [name]: bad };
  } else if (type === 'array') {
    for (const bad of spoilt(items, text)) yield [bad];
  } else if (patternProperties) {
    yield { [text.slice(0, 50)]: 'yes' };
    for (const inner of Object.values(patternProperties as Form))
      for (const bad of spoilt(inner, text)) yield { side: bad };
  } else if (type === 'string') yield text;
  // Anything at all may stand here.
  else if (type === undefined) yield* [text, [text], { [text.slice(0, 5000)]: 1 }];
}

/** A body that fits a form. */
export function sound(form: unknown): unknown {
  const { type, properties, anyOf, items, const: fixed, minimum } = (form ?? {}) as Form;
  if (fixed !== undefined) return fixed;
  if (Array.isArray(anyOf)) return sound(anyOf.at(-1));
  if (properties)
    return Object.fromEntries(Object.entries(properties as Form).map(([name, inner]) => [name, sound(inner)]));
  if (type === 'array') return [sound(items)];
  if (type === 'integer') return minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  if (type !== 'string') return 1;
  const fits = Compile(form as Type.TSchema);
  return [...GOOD, GOOD_SALT].find((one) => fits.Check(one)) ?? 'a';
}

/** As much of a text as a body may hold, with its end. */
function cut(text: string): string {
  const each = Buffer.byteLength(JSON.stringify(text.slice(0, 2000))) / 2000;
  return text.slice(0, Math.floor(IN_A_BODY / each)) + text.slice(-1);
}

/** Somebody who gets past the gate of a route, and whose tables and rooms are named in its path. */
function attackerOf({ path, for: whom }: Route, { seated, guest, operator }: Target): Player {
  if (whom === 'operators') return operator;
  return path.startsWith('/api/matches/:id/') ? seated : guest;
}
function placesIn(path: string, { match, room, guest }: Target): string {
  const id = path.startsWith('/api/rooms/') ? room : path.startsWith('/api/admin/people/') ? guest.me!.id : match;
  return path.replace(':id', id).replace(/:\w+/g, '1');
}

/** Every route with a body, each of its texts as long as a body may be, of every kind of character, all else being as it should be. */
export function awkwardTexts(routes: readonly Route[]): Attack {
  return async (target) => {
    const leaves = new Set(['/api/sign-out', '/api/me', '/api/me/register']);
    let i = 0;
    for (const route of routes) {
      if (!route.body || (route.method !== 'PATCH' && leaves.has(route.path))) continue;
      const path = placesIn(route.path, target);
      for (const { text } of AWKWARD.filter((_, k) => k % ENDS.length === i % ENDS.length))
        for (const body of spoilt(route.body, cut(text)))
          await send(attackerOf(route, target), route.method, path, JSON.stringify(body), i++);
    }
  };
}

/** Bytes: nearly all that a body may have. */
const IN_A_BODY = 60_000;
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
export const DEAR: { [what: string]: Attack } = {
  'going back': async ({ match, seated }) => {
    const n = (await seated.ask<{ n: number }>('GET', `/api/matches/${match}`)).n;
    const undo = (to: number) => JSON.stringify({ do: 'undo', seat: 0, n, to });
    await flood(80, 8, (i) => send(seated, 'POST', `/api/matches/${match}/commands`, undo(i % 20), 1));
  },
  'a long history': async ({ match, seated }) =>
    flood(60, 8, (i) => seated.call('GET', `/api/matches/${match}/history?since=0`, undefined, from(i))),
  'what is kept about me': reading(60, () => '/api/me/export'),
  'the description': reading(60, () => '/api'),
  'games and public tables': async (target) => {
    await reading(40, () => '/api/games')(target);
    await reading(40, () => '/api/matches?phase=running')(target);
  },
  'the view of a large match that is watched late': reading(40, ({ large }) => `/api/matches/${large.running}/view`),
  'its history': reading(40, ({ large }) => `/api/matches/${large.running}/history?since=0`),
  'the file of a large match': reading(20, ({ large }) => `/api/matches/${large.over}/file`),
  'win rates': reading(40, () => '/api/archive?game=twilight-imperium-4'),
  'all matches behind them': reading(10, () => '/api/archive/matches?game=twilight-imperium-4'),
  'the same as a table': reading(10, () => '/api/archive/matches?game=twilight-imperium-4&form=csv'),
  'a long game at a real table': reading(40, ({ room }) => `/api/rooms/${room}`),
  'all one’s long games at real tables': async ({ guest }) =>
    flood(40, 8, (i) => guest.call('GET', '/api/me/rooms', undefined, from(i))),
  'one’s own record': reading(40, () => '/api/me/record?game=twilight-imperium-4'),
  'pages and files of the client': async ({ url }) => {
    const paths = ['/', '/assets/large.js', '/my/nowhere', '/assets/nothing.js'];
    await flood(200, 8, (i) => new Player(url).call('GET', paths[i % paths.length]!, undefined, from(1)));
  },
  'files that nobody reads': async ({ url }) => {
    const { hostname, port } = new URL(url);
    const ask = `GET /assets/large.js HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: 198.51.100.7\r\n\r\n`;
    const sockets: Socket[] = [];
    // One after another: what a hundred connections in the same instant cost is another matter, and is over when they are open.
    for (let i = 0; i < 100; i++) {
      const socket = connect(Number(port), hostname).pause();
      socket.on('error', () => {}).write(ask.repeat(3));
      sockets.push(socket);
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (const socket of sockets) socket.destroy();
  },
  passwords: async ({ url }) => {
    const guess = JSON.stringify({ handle: 'nobody', password: 'x'.repeat(200) });
    await flood(60, 8, (i) => send(new Player(url), 'POST', '/api/sign-in', guess, i % 3));
  },
  'tables of bots': async ({ url }) => {
    const host = await newcomer(url);
    const bots = JSON.stringify({ game: 'parley', seats: [{ kind: 'open' }, { kind: 'bot', level: 'hard' }] });
    await flood(25, 4, (i) => layTable(host, bots, i));
  },
  'tables of the largest game': async ({ url }) => {
    const host = await newcomer(url);
    const seats = [{ kind: 'open' }, ...Array.from({ length: 7 }, () => ({ kind: 'bot', level: 'gentle' }))];
    const whole = JSON.stringify({ game: 'twilight-imperium-4', seats });
    await flood(4, 4, (i) => layTable(host, whole, i));
  },
  'files brought along': async ({ large, url }) => {
    const bringer = await newcomer(url);
    const file = await bringer.call('GET', `/api/matches/${large.over}/file`);
    const brought = JSON.stringify({ file: JSON.stringify(file.body) });
    await flood(6, 3, (i) => bringer.call('POST', '/api/matches/import', brought, from(i)));
  },
  'whole views over sockets': async ({ match, guest, url, large }) => {
    const sockets = await Promise.all([0, 1, 2, 3].map((i) => open(url, guest.cookie, i)));
    for (let i = 0; i < 300; i++)
      for (const socket of sockets)
        if (socket?.readyState === socket?.OPEN)
          socket?.send(JSON.stringify({ t: i % 2 ? 'watch' : 'resync', match: i % 3 ? large.running : match }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (const socket of sockets) socket?.terminate();
  },
};

let comers = 0;
/** From an address of its own. */
async function newcomer(url: string): Promise<Player> {
  const player = new Player(url);
  const headers = { 'x-forwarded-for': `192.0.2.${comers++ % 250}` };
  await player.call('POST', '/api/guests', { name: 'Newcomer' }, headers);
  return player;
}

/** By one who comes for it: what others asked before is not counted against them. */
function reading(times: number, path: (target: Target) => string): Attack {
  return async (target) => {
    const reader = await newcomer(target.url);
    await flood(times, Math.min(8, times / 4), (i) => reader.call('GET', path(target), undefined, from(i)));
  };
}

async function layTable(host: Player, table: string, i: number): Promise<void> {
  const { body } = await host.call<{ id?: string }>('POST', '/api/matches', table, from(i));
  if (body.id) await host.call('POST', `/api/matches/${body.id}/start`, undefined, from(i));
}
