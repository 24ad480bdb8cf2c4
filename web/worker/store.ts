import type { Level } from '@orrery/bots/names';
import type { LessonState } from '../match/lesson.ts';
import type { Command, Options, Result, Seat } from '@orrery/kernel';

/** A match played on this device. Its commands lie beside it, one record each, so that a move costs one small write. */
export interface LocalMatch {
  id: string;
  game: string;
  rules: number;
  options: Options;
  seats: { name: string; bot: Level | null }[];
  mine: Seat;
  /** The secret of all dice and shuffles, as hex. */
  key: string;
  created: number;
  updated: number;
  /** Commands so far that moved the match on. */
  n: number;
  result: Result | null;
  /** The kernel's layout of its commands; absent in matches of the first release. */
  layout?: number;
  /** The rules changed, and its moves no longer fit: it ended where it stood, and its film is kept. */
  endedBy?: 'rules';
  /** A lesson or a fork has words of its own in lists. */
  kind: 'match' | 'lesson' | 'fork';
  /** Which lesson, and where it begins. */
  lesson?: LessonState;
  /** What the players call it, where it has a name. */
  title?: string;
}
export interface KeptCommand {
  match: string;
  i: number;
  at: number;
  command: Command;
}

export const isOver = ({ result, endedBy }: LocalMatch): boolean => result !== null || endedBy !== undefined;

/** Another tab wrote commands that this one does not know. */
export class Overtaken extends Error {}

/** Where matches of this device lie. When the browser allows no storage they live as long as the tab. */
export interface Store {
  /** True when a reload would lose everything. */
  readonly fleeting: boolean;
  list(): Promise<LocalMatch[]>;
  match(id: string): Promise<LocalMatch | undefined>;
  commands(id: string): Promise<KeptCommand[]>;
  /** The head and, with it, the commands that changed it: all or nothing. Commands that do not follow those kept are refused as Overtaken. */
  keep(match: LocalMatch, commands: readonly KeptCommand[]): Promise<void>;
  /** The match and all its commands as they are called today, in place of those kept. */
  replace(match: LocalMatch, commands: readonly KeptCommand[]): Promise<void>;
  /** What was seen of a match that is over, packed. */
  film(id: string): Promise<string | undefined>;
  keepFilm(match: LocalMatch, film: string): Promise<void>;
  remove(id: string): Promise<void>;
}

const request = <V>(r: IDBRequest<V>): Promise<V> =>
  new Promise((resolve, reject) => {
    r.addEventListener('success', () => resolve(r.result));
    r.addEventListener('error', () => reject(r.error ?? new Error('storage failed')));
  });

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('orrery', 3);
  opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
    if (oldVersion < 1) {
      opening.result.createObjectStore('matches', { keyPath: 'id' });
      opening.result.createObjectStore('commands', { keyPath: ['match', 'i'] });
    } else if (oldVersion < 2) renameBots(opening.transaction!.objectStore('matches'));
    if (oldVersion < 3) opening.result.createObjectStore('films', { keyPath: 'match' });
  });
  return request(opening);
}

/** Version 2: bots are named by their strength as on a server. */
function renameBots(matches: IDBObjectStore): void {
  matches.openCursor().addEventListener('success', (event) => {
    const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
    if (!cursor) return;
    const match = cursor.value as LocalMatch;
    const seats = match.seats.map(({ name, bot }) => ({ name, bot: bot === null ? null : formerLevel(bot) }));
    cursor.update({ ...match, seats });
    cursor.continue();
  });
}
export const formerLevel = (name: string): Level =>
  name === 'gentle' ? 'gentle' : name === 'fierce' ? 'hard' : 'medium';
const commandsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

class BrowserStore implements Store {
  readonly fleeting = false;
  private readonly db: IDBDatabase;
  constructor(db: IDBDatabase) {
    this.db = db;
  }

  async list(): Promise<LocalMatch[]> {
    const all: LocalMatch[] = await request(this.db.transaction('matches').objectStore('matches').getAll());
    return all.sort((a, b) => b.updated - a.updated);
  }
  match(id: string): Promise<LocalMatch | undefined> {
    return request(this.db.transaction('matches').objectStore('matches').get(id));
  }
  commands(id: string): Promise<KeptCommand[]> {
    return request(this.db.transaction('commands').objectStore('commands').getAll(commandsOf(id)));
  }
  keep(match: LocalMatch, added: readonly KeptCommand[]): Promise<void> {
    return this.write((matches, commands, refuse) => {
      matches.put(match);
      const [first] = added;
      if (!first) return;
      // Looked at in the same transaction: another tab cannot come in between.
      commands.count(commandsOf(match.id)).addEventListener('success', ({ target }) => {
        if ((target as IDBRequest<number>).result !== first.i) {
          refuse(new Overtaken());
          return;
        }
        // Nobody else would catch it here: the storage may have become full since the transaction began.
        try {
          for (const command of added) commands.add(command);
        } catch (error) {
          refuse(error);
        }
      });
    });
  }
  replace(match: LocalMatch, all: readonly KeptCommand[]): Promise<void> {
    return this.write((matches, commands) => {
      matches.put(match);
      commands.delete(commandsOf(match.id));
      for (const command of all) commands.add(command);
    });
  }
  async film(id: string): Promise<string | undefined> {
    const kept = (await request(this.db.transaction('films').objectStore('films').get(id))) as
      | { film: string }
      | undefined;
    return kept?.film;
  }
  keepFilm(match: LocalMatch, film: string): Promise<void> {
    return this.write((matches, _commands, _refuse, films) => {
      matches.put(match);
      films.put({ match: match.id, film });
    });
  }
  remove(id: string): Promise<void> {
    return this.write((matches, commands, _refuse, films) => {
      matches.delete(id);
      commands.delete(commandsOf(id));
      films.delete(id);
    });
  }
  private write(
    change: (
      matches: IDBObjectStore,
      commands: IDBObjectStore,
      refuse: (why: unknown) => void,
      films: IDBObjectStore,
    ) => void,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.db.transaction(['matches', 'commands', 'films'], 'readwrite');
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('storage failed')));
      /** Half a change is none. */
      const refuse = (why: unknown) => {
        transaction.abort();
        reject(why);
      };
      try {
        const [matches, commands, films] = ['matches', 'commands', 'films'].map((name) =>
          transaction.objectStore(name),
        );
        change(matches!, commands!, refuse, films!);
      } catch (error) {
        refuse(error);
      }
    });
  }
}

class TabStore implements Store {
  readonly fleeting = true;
  private readonly matches = new Map<string, LocalMatch>();
  private readonly log = new Map<string, KeptCommand[]>();
  private readonly films = new Map<string, string>();

  async list(): Promise<LocalMatch[]> {
    return [...this.matches.values()].sort((a, b) => b.updated - a.updated);
  }
  async match(id: string): Promise<LocalMatch | undefined> {
    return this.matches.get(id);
  }
  async commands(id: string): Promise<KeptCommand[]> {
    return this.log.get(id) ?? [];
  }
  async keep(match: LocalMatch, added: readonly KeptCommand[]): Promise<void> {
    const log = this.log.get(match.id) ?? [];
    for (const command of added) log[command.i] = command;
    this.matches.set(match.id, match);
    this.log.set(match.id, log);
  }
  async replace(match: LocalMatch, all: readonly KeptCommand[]): Promise<void> {
    this.matches.set(match.id, match);
    this.log.set(match.id, [...all]);
  }
  async film(id: string): Promise<string | undefined> {
    return this.films.get(id);
  }
  async keepFilm(match: LocalMatch, film: string): Promise<void> {
    this.matches.set(match.id, match);
    this.films.set(match.id, film);
  }
  async remove(id: string): Promise<void> {
    this.matches.delete(id);
    this.films.delete(id);
    this.log.delete(id);
  }
}

export const newTabStore = (): Store => new TabStore();

let opened: Promise<Store> | null = null;
export function store(): Promise<Store> {
  opened ??= openDatabase().then((db) => new BrowserStore(db), newTabStore);
  return opened;
}
