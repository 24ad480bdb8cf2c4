// A bot that lives outside the server and plays through its API: no import but the kernel, to list what is legal.
//
//   node examples/outside-bot.ts http://localhost:8080 <match id>
//
// Without a token it plays as a guest; with TOKEN=… (POST /api/me/tokens) as the account that made it.
import { awaited, sampleAnswer, sampler } from '@orrery/kernel';
import type { Shapes, State, View } from '@orrery/kernel';
import { loadGame } from '@orrery/games';
import type { Board, MatchSummary, ServerMessage } from '@orrery/server/api';
import { applyPatch } from '@orrery/kernel';

const [server = 'http://localhost:8080', match] = process.argv.slice(2);
if (!match) {
  console.error('node examples/outside-bot.ts <address of the server> <match id>');
  process.exit(2);
}

const headers: Record<string, string> = { 'content-type': 'application/json' };
if (process.env.TOKEN) headers.authorization = `Bearer ${process.env.TOKEN}`;
else {
  const guest = await fetch(`${server}/api/guests`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'Outside bot' }),
  });
  headers.cookie = guest.headers.get('set-cookie')!.split(';')[0]!;
}

async function post(path: string, body: unknown = {}): Promise<MatchSummary> {
  const response = await fetch(`${server}/api/matches/${match}/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as MatchSummary;
}
const table = await post('join');
await post('ready', { ready: true });
const game = await loadGame(table.game);
const below = sampler(Date.now());

let board: Board | null = null;
let at = 0;
let answered = -1;
let id = 0;

// Node's WebSocket takes headers as a second argument, which browsers do not have.
const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/live`, { headers } as unknown as string[]);
socket.addEventListener('open', () => socket.send(JSON.stringify({ t: 'watch', match })));
socket.addEventListener('close', () => process.exit(0));
socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(String(data)) as ServerMessage;
  if (message.t === 'view') board = message;
  else if (message.t === 'update' && board && message.at === at + 1) board = applyPatch(board, message.patch);
  else if (message.t === 'update') return socket.send(JSON.stringify({ t: 'resync', match }));
  else if (message.t === 'failed') return tryAgain(message.retryAfter ?? 0);
  else return;
  at = message.at;
  const { result } = board.view.pub.table;
  if (result) {
    console.log('The match is over:', JSON.stringify(result));
    return socket.close();
  }
  answer(board.view);
});

/** Too quick for the server, or it is out of reach for a moment, or somebody else moved first: look again after a while. */
function tryAgain(seconds: number): void {
  answered = -1;
  setTimeout(() => board && answer(board.view), Math.max(0.2, seconds) * 1000);
}

/** Any legal answer will do. Replace this with something cleverer: `view` is all there is to know. */
function answer(v: View<Shapes>): void {
  const own: State<Shapes>['own'] = [];
  own[v.seat!] = v.me!;
  const [decision] = awaited(game, { pub: v.pub, own } as unknown as State<Shapes>, v.seat!);
  if (!decision || decision.id === answered) return;
  answered = decision.id;
  const command = {
    do: 'answer',
    seat: v.seat,
    n: v.pub.table.n,
    ask: decision.id,
    answer: sampleAnswer(game, v, decision, below),
  };
  socket.send(JSON.stringify({ t: 'command', id: ++id, match, command }));
}
