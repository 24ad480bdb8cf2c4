import { writeFileSync } from 'node:fs';
import type { Route } from '../api/route.ts';
import { LIMITS } from './limits.ts';

const INTRO = `# The API

Everything a client of Orrery does goes through this interface; the web client uses nothing else. The machine-readable form (OpenAPI 3.1) is served at \`/api\`. This page is written from the routes by \`node server/ops/writeApiDoc.ts\`; a test fails when it is out of date.

## Ways in
- **Browser**: \`POST /api/guests\` gives a session cookie. Registering (\`POST /api/me/register\`) keeps everything.
- **Program**: a token from \`POST /api/me/tokens\`, sent as \`Authorization: Bearer …\`. It may do all that its person may, but for what decides who can sign in as them (routes for \`owners\`). \`examples/outside-bot.ts\` is a whole bot in one file.

Bodies and answers are JSON. Their forms are in the description at \`/api\`, the same as types for TypeScript in \`server/api/types.ts\`, by type import \`@orrery/server/api\`. Every answer with a status of 400 or more has the body \`ApiError\`: \`{ error, message, reason?, field?, refusal?, retryAfter? }\`.

## Playing
1. \`POST /api/matches\`, others \`join\` and say \`ready\`, the host \`start\`s.
2. Open the WebSocket \`/api/live\` and send \`{ "t": "watch", "match": id }\`. A \`table\` and a \`view\` come, then \`update\`s: apply \`patch\` to the board, that is to \`view\`, \`awaiting\`, \`clocks\` and \`undo\` of the message before (\`@orrery/kernel\`; a patch has the shape of what it changes). Messages about a match are numbered by \`at\`; where one is missing, send \`{ "t": "resync", "match": id }\`.
3. The view's \`pub.table.open\` lists the questions. Answer yours: \`{ "t": "command", "id": 1, "match": id, "command": { "do": "answer", "seat", "n", "ask", "answer" } }\`. \`done\` comes when it is on disk, \`failed\` when it is refused, with the rule. \`n\` must be the view's: a late command changes nothing. Sent twice, it is applied once and \`done\` says \`already: true\`.
4. Without a socket: \`GET /api/matches/:id/view?tag=…&wait=25\` answers when something changed.

Other commands: \`preAnswers\` (answers given beforehand to kinds of questions, private), \`waive\` (stay away from kinds of reaction windows, seen by all), \`hold\` (more time in a timed window, seen by all), \`offer\`, \`accept\`, \`refuse\` and \`withdraw\` (exchanges between two seats; nobody waits for them), \`undo\` and \`consent\`, \`resign\`. An answer is good for its question as long as \`pub.table.freshFrom\` is not above its \`n\`.

Beside the match, in no log and told to nobody else (a \`beside\` message): \`draft\` keeps a half-built answer, \`early\` an answer to the question that comes if nobody reacts in the open window (\`lookAhead\` of the kernel gives it and its \`key\` from the public part alone). It counts when the window closes and the table is exactly as foreseen.

Heartbeats: the server pings every 20 seconds and closes a connection that does not answer; a client may send \`{ "t": "ping" }\`. Close code 4001 means that the session or the server ended.
`;

export function apiDoc(routes: readonly Route[]): string {
  const tags = [...new Set(routes.map((route) => route.tag))];
  const sections = tags.map((tag) => {
    const rows = routes
      .filter((route) => route.tag === tag)
      .map(
        (route) =>
          `| \`${route.method} ${route.path}\` | ${route.summary} | ${code(route.answer)} | ${route.for} | ${route.limit} |`,
      );
    return `## ${tag[0]!.toUpperCase()}${tag.slice(1)}\n\n| route | does | answer | for | limit |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  const limits = Object.entries(LIMITS).map(([name, { burst, perSecond }]) => `| ${name} | ${burst} | ${perSecond} |`);
  return `${INTRO}\n${sections.join('\n')}\n## Limits\n\nBy person, or by address for strangers and for secrets; by address also for all who share it together, ten times as much. 429 with \`Retry-After\` beyond them.\n\n| limit | at once | back each second |\n|---|---|---|\n${limits.join('\n')}\n`;
}
const code = (answer: string) => (answer === 'null' ? '' : `\`${answer.replaceAll('|', '\\|')}\``);

if (process.argv[1] === import.meta.filename) {
  const { openTestServer } = await import('../testing/testServer.ts');
  const server = await openTestServer();
  writeFileSync(new URL('../../docs/api.md', import.meta.url), apiDoc(server.app.routes));
  await server.stop();
}
