import { fingerprint, sampler } from '@orrery/kernel';
import { openTestServer, seatedPlayers } from './testServer.ts';
import type { TestServer } from './testServer.ts';

export interface FuzzReport {
  sent: number;
  routes: number;
  statuses: { [status: string]: number };
  failures: string[];
  changed: boolean;
}
type Below = (n: number) => number;

/** Requests with wrong, broken and hostile content at every route and over the socket. A running match must stay as it is. */
export async function fuzzRequests(server: TestServer, count: number, seed: number): Promise<FuzzReport> {
  const below = sampler(seed);
  const { match, players } = await seatedPlayers(server, 2);
  const outsider = await server.player('outsider');
  await outsider.connect();
  const live = await server.server.matches.open(match);
  const before = fingerprint(live.shown.state);
  const failures: string[] = [];
  const statuses: { [status: string]: number } = {};
  const reached = new Set<string>();
  const { routes } = server.app;
  for (let i = 0; i < count; i++) {
    const route = routes[i % routes.length]!;
    reached.add(`${route.method} ${route.path}`);
    const path = route.path.replace(/:(\w+)/g, () => encodeURIComponent(below(2) ? match : junkText(below)));
    const query =
      below(3) === 0
        ? `?${encodeURIComponent(junkText(below))}=${encodeURIComponent(junkText(below))}&wait=0&since=-1`
        : '';
    const body = below(4) === 0 ? junkText(below) : JSON.stringify(mutate(route.body, below));
    const signed = below(2) === 0;
    const response = await server.app.http.inject({
      method: route.method,
      url: path + query,
      ...(route.method === 'GET' ? {} : { payload: body }),
      headers: {
        ...(route.method === 'GET' ? {} : { 'content-type': below(9) ? 'application/json' : junkHeader(below) }),
        ...(signed ? { cookie: outsider.cookie } : below(3) === 0 ? { cookie: `orrery=${junkHeader(below)}` } : {}),
        ...(below(8) === 0 ? { authorization: `Bearer ${junkHeader(below)}` } : {}),
      },
    });
    statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1;
    if (response.statusCode >= 400) server.description.checkError(response.json(), `${route.method} ${path}`);
    if (response.statusCode >= 500)
      failures.push(
        `${route.method} ${(path + query).slice(0, 120)} ${body.slice(0, 200)} -> ${response.statusCode} ${response.body.slice(0, 200)}`,
      );
    if (below(4) === 0) outsider.sendText(below(2) ? junkText(below) : JSON.stringify(socketJunk(match, below)));
    // Signing out or deleting oneself is allowed; the next one is somebody new.
    if (route.path === '/api/sign-out' || (route.method === 'DELETE' && route.path === '/api/me')) {
      const me = await server.app.http.inject({ method: 'GET', url: '/api/me', headers: { cookie: outsider.cookie } });
      if (me.body === 'null') await outsider.enter('outsider');
    }
  }
  const now = await server.server.matches.open(match);
  const changed = fingerprint(now.shown.state) !== before;
  for (const player of [...players, outsider]) player.disconnect();
  return { sent: count, routes: reached.size, statuses, failures, changed };
}

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '\u0000',
  "'; drop table people; --",
  '<script>',
  '𝕏'.repeat(50),
  'x'.repeat(5000),
  '1e309',
  '{"$ne":null}',
  '\ud800',
];
function junkText(below: Below): string {
  const text = TEXTS[below(TEXTS.length)]!;
  return (below(4) === 0 ? text + String.fromCharCode(32 + below(5000)) : text).toWellFormed();
}
const junkHeader = (below: Below) =>
  junkText(below)
    .replace(/[^\x21-\x7e]/g, '')
    .slice(0, 300) || 'x';

function junk(below: Below, depth = 0): unknown {
  switch (below(depth > 3 ? 6 : 9)) {
    case 0:
      return null;
    case 1:
      return below(2) === 0;
    case 2:
      return [0, -1, 1.5, 1e308, 2 ** 53, 7, 999_999_999][below(7)];
    case 3:
    case 4:
      return junkText(below);
    case 5:
      return below(100);
    case 6:
      return Array.from({ length: below(5) }, () => junk(below, depth + 1));
    case 7:
      return Array.from({ length: 40 }, () => 0).reduce<unknown>((inner) => [inner], 0);
    default:
      return Object.fromEntries(
        Array.from({ length: below(5) }, () => [junkText(below).slice(0, 80), junk(below, depth + 1)]),
      );
  }
}

/** Something like what the form wants, with a wrong thing in one place; sometimes quite right. */
function mutate(form: unknown, below: Below): unknown {
  const {
    type,
    properties,
    anyOf,
    const: fixed,
    pattern,
  } = (form ?? {}) as {
    type?: string;
    properties?: { [name: string]: unknown };
    anyOf?: unknown[];
    const?: unknown;
    pattern?: string;
  };
  if (below(6) === 0) return junk(below);
  if (anyOf) return mutate(anyOf[below(anyOf.length)], below);
  if (fixed !== undefined) return fixed;
  if (properties) {
    const made = Object.fromEntries(
      Object.entries(properties).flatMap(([name, inner]) => (below(8) === 0 ? [] : [[name, mutate(inner, below)]])),
    );
    return below(8) === 0 ? { ...made, [junkText(below).slice(0, 50)]: junk(below) } : made;
  }
  if (type === 'integer' || type === 'number') return below(10);
  if (type === 'boolean') return below(2) === 0;
  if (type === 'string')
    return pattern?.startsWith('^https')
      ? 'https://example.org/hook'
      : ['random', 'parley', 'Noor', 'aaaaaaaaaaaaaa', 'correct horse'][below(5)];
  return junk(below);
}

function socketJunk(match: string, below: Below): unknown {
  const seat = below(3);
  const command = [
    { do: 'answer', seat, n: below(3), ask: below(20), answer: junk(below) },
    { do: 'undo', seat, n: below(3), to: below(3) },
    { do: 'resign', seat, n: 0 },
    { do: 'closeWindow', n: 0 },
    junk(below),
  ][below(5)];
  return [
    { t: 'command', id: below(100), match, command },
    { t: 'watch', match: below(2) ? match : junkText(below) },
    { t: 'resync', match: below(2) ? match : 'aaaaaaaaaaaaaa' },
    { t: 'unwatch', match },
    { t: junkText(below), match },
    junk(below),
  ][below(6)];
}

if (process.argv[1] === import.meta.filename) {
  const server = await openTestServer();
  const report = await fuzzRequests(server, Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 1));
  console.log(JSON.stringify({ ...report, failures: report.failures.slice(0, 5) }));
  await server.stop();
  process.exit(report.failures.length === 0 && !report.changed ? 0 : 1);
}
