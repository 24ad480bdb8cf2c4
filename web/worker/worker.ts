import { keyToHex } from '@orrery/kernel';
import { NoGame, loadGame } from '@orrery/games';
import { LocalTable } from './localTable.ts';
import type { Answered, Asked, FromWorker, NewMatch } from './protocol.ts';
import { store } from './store.ts';
import type { KeptCommand, LocalMatch, Store } from './store.ts';

/** Kernel, game and bots off the page's thread. One worker serves one open table. */
const tell = (message: FromWorker) => postMessage(message);
const kept = store();
let table: LocalTable | null = null;

self.addEventListener('message', (event: MessageEvent<Asked>) => {
  const asked = event.data;
  answer(asked).then(
    (value) => tell({ t: 'answer', id: asked.id, ok: true, value }),
    (error: unknown) => tell({ t: 'answer', id: asked.id, ...explain(error) }),
  );
});

function explain(error: unknown): Omit<Extract<Answered, { ok: false }>, 'id'> {
  const detail = error instanceof Error ? error.message : String(error);
  if (error instanceof NoGame) return { ok: false, why: 'not-found', detail };
  if (error instanceof DOMException) return { ok: false, why: 'storage', detail };
  return {
    ok: false,
    why: error instanceof Outdated ? 'version' : error instanceof Unknown ? 'not-found' : 'script',
    detail,
  };
}
class Outdated extends Error {}
class Unknown extends Error {}

async function answer(asked: Asked) {
  const matches = await kept;
  switch (asked.do) {
    case 'start':
      return begin(matches, asked.match);
    case 'open':
      return open(matches, asked.match);
    case 'send':
      return current().send(asked.command);
    case 'file':
      return current().file();
    case 'advise':
      return current().advise();
  }
}
function current(): LocalTable {
  if (!table) throw new Unknown('no table is open');
  return table;
}

interface Written {
  match: LocalMatch;
  past: KeptCommand[];
  /** Why it lies in memory only; null when it is kept. */
  lost: unknown;
}
async function write(into: Store, wanted: NewMatch): Promise<Written> {
  const game = await loadGame(wanted.game);
  const random = crypto.getRandomValues(new Uint32Array(4));
  const now = Date.now();
  const match: LocalMatch = {
    id: crypto.randomUUID(),
    game: wanted.game,
    rules: game.rules,
    options: wanted.options,
    seats: wanted.seats,
    mine: wanted.mine,
    key: wanted.key ?? keyToHex([random[0]!, random[1]!, random[2]!, random[3]!]),
    created: now,
    updated: now,
    n: 0,
    result: null,
    kind: wanted.kind ?? 'match',
    ...(wanted.title ? { title: wanted.title } : {}),
  };
  const past = (wanted.past ?? []).map((command, i) => ({ match: match.id, i, at: now, command }));
  const lost = await into.keep(match, past).then(
    () => null,
    (error: unknown) => error,
  );
  return { match, past, lost };
}

/** A full disk keeps nobody from playing: the match lives in this tab until there is room. */
async function begin(into: Store, wanted: NewMatch): Promise<string> {
  const written = await write(into, wanted);
  await show(into, written);
  return written.match.id;
}

async function open(from: Store, id: string): Promise<null> {
  const match = await from.match(id);
  if (!match) throw new Unknown(`no match ${id} on this device`);
  await show(from, { match, past: await from.commands(id), lost: null });
  return null;
}

async function show(from: Store, { match, past, lost }: Written): Promise<void> {
  const game = await loadGame(match.game);
  if (game.rules !== match.rules) throw new Outdated(`rules ${match.rules}, now ${game.rules}`);
  table?.close();
  table = new LocalTable(game, match, from, {
    tell: (update) => tell({ t: 'update', update }),
    keeps: (error) => keeps(from.fleeting ? NOTHING_KEPT : error),
  });
  table.resume(past);
  tell({ t: 'head', head: table.head });
  keeps(from.fleeting ? NOTHING_KEPT : lost);
  if (lost !== null) table.markUnsaved(past);
  table.show();
  table.run().catch((error: unknown) => {
    const { why, detail } = explain(error);
    tell({ t: 'trouble', why: why === 'storage' ? 'storage' : 'script', detail });
  });
}

const NOTHING_KEPT = new Error('this browser keeps nothing');
/** The page is told when the browser stops keeping the match, and when it keeps it again. */
let keeping = true;
function keeps(error: unknown): void {
  if ((error === null) === keeping) return;
  keeping = error === null;
  tell(keeping ? { t: 'kept' } : { t: 'trouble', why: 'storage', detail: String(error) });
}
