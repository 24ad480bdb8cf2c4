import type { Level } from '@orrery/bots/names';
import { FORMAT, keyFromHex, keyToHex } from '@orrery/kernel';
import type { Command } from '@orrery/kernel';
import { NoGame, loadGame } from '@orrery/games';
import type { AnyGame } from '@orrery/games';
import type { Beginning } from '../match/lesson.ts';
import { Outdated, Unknown, readFile } from './carryOver.ts';
import type { Record } from './carryOver.ts';
import { OpenMatch } from './openMatch.ts';
import type { Answered, Asked, FromWorker, NewMatch } from './protocol.ts';
import { prelude } from './prelude.ts';
import { store } from './store.ts';
import type { LocalMatch, Store } from './store.ts';

/** Kernel, game and bots off the page's thread. One worker serves one open table. */
const tell = (message: FromWorker) => postMessage(message);
const kept = store();
let open: OpenMatch | null = null;

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

async function answer(asked: Asked) {
  const matches = await kept;
  switch (asked.do) {
    case 'start': {
      const begun = await write(matches, asked.match);
      await show(matches, begun.match.id, begun);
      return begun.match.id;
    }
    case 'open':
      await show(matches, asked.match);
      return null;
    case 'read':
      return readFile(matches, asked.match);
    case 'send':
      return current().send(asked.command);
    case 'closeQuestion':
      return current().closeQuestion(asked.ask);
    case 'takeOver':
      await current().takeOver();
      return null;
    case 'file':
      return current().file();
    case 'advise':
      return current().advise();
  }
}
function current(): OpenMatch {
  if (!open) throw new Unknown('no table is open');
  return open;
}

async function show(from: Store, id: string, begun?: Record): Promise<void> {
  open?.close();
  open = new OpenMatch(id, from, tell);
  await open.open(begun);
}

function preludeOf(game: AnyGame, match: LocalMatch, level: Level, until: Beginning): Command[] {
  const { options, mine } = match;
  return prelude(game, { seats: match.seats.length, options, mine, level, key: keyFromHex(match.key)! }, until);
}

/** A new match, kept. A full disk keeps nobody from playing: the match lives in this tab until there is room. */
async function write(into: Store, wanted: NewMatch): Promise<Record> {
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
    layout: FORMAT,
    kind: wanted.lesson ? 'lesson' : (wanted.kind ?? 'match'),
    ...(wanted.title ? { title: wanted.title } : {}),
  };
  const commands = wanted.lesson?.until
    ? preludeOf(game, match, wanted.lesson.level, wanted.lesson.until)
    : wanted.past;
  if (wanted.lesson) match.lesson = { id: wanted.lesson.id, from: commands?.length ?? 0 };
  const past = (commands ?? []).map((command, i) => ({ match: match.id, i, at: now, command }));
  const lost = await into.keep(match, past).then(
    () => null,
    (error: unknown) => error,
  );
  return { match, past, lost };
}
