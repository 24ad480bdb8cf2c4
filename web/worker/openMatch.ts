import type { Command, MatchFile, Refusal } from '@orrery/kernel';
import type { Advice } from '../match/channel.ts';
import { filmOfTable, readFile, readRecord, tableOf } from './carryOver.ts';
import type { Record } from './carryOver.ts';
import { Hold } from './hold.ts';
import { OVERTAKEN } from './localTable.ts';
import type { LocalTable } from './localTable.ts';
import type { WorkerMessage } from './protocol.ts';
import { Overtaken } from './store.ts';
import type { Store } from './store.ts';

/** Between the tabs that show one match: what the tab that plays tells, and what the others ask of it. */
type BetweenTabs =
  | { t: 'shown'; message: WorkerMessage }
  | { t: 'playing' }
  | { t: 'hello' }
  | { t: 'yield' }
  | { t: 'yielded' };
/** How long a tab that plays has to finish its move before the match is taken from it. */
const PATIENCE = 1000;

/**
 * A match shown in this tab. One tab plays it; every other shows what that one tells, and plays on when it is closed, when somebody moves
 * there, or asks to.
 */
export class OpenMatch {
  private readonly id: string;
  private readonly store: Store;
  private readonly tellPage: (message: WorkerMessage) => void;
  private readonly hold: Hold;
  private readonly tabs: BroadcastChannel;
  private table: LocalTable | null = null;
  private isFollowed = false;
  private yielded: () => void = () => undefined;
  private keeping = true;

  constructor(id: string, store: Store, tell: (message: WorkerMessage) => void) {
    this.id = id;
    this.store = store;
    this.tellPage = tell;
    this.hold = new Hold(id, { gained: () => void this.resume(), lost: () => this.followOn() });
    this.tabs = new BroadcastChannel(`orrery match ${id}`);
    this.tabs.addEventListener('message', ({ data }: MessageEvent<BetweenTabs>) => void this.hear(data));
  }

  /** Shows the match: plays it, or follows the tab that does. */
  async open(begun?: Record): Promise<void> {
    if (await this.hold.take()) await this.play(begun ?? (await readRecord(this.store, this.id)));
    else this.followOn();
  }

  /** A move in a tab that follows takes the match over first. */
  async send(command: Command): Promise<Refusal | null> {
    if (!this.table) await this.takeOver();
    return this.table ? this.table.send(command) : OVERTAKEN;
  }

  async closeQuestion(ask: number): Promise<Refusal | null> {
    if (!this.table) await this.takeOver();
    return this.table ? this.table.closeQuestion(ask) : OVERTAKEN;
  }

  async takeOver(): Promise<void> {
    if (this.table) return;
    // Else the match would come by waiting and by taking at once.
    this.hold.stopWaiting();
    const answered = new Promise<void>((resolve) => (this.yielded = resolve));
    this.say({ t: 'yield' });
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    await this.hold.takeOver();
    await this.resume();
  }

  async file(): Promise<MatchFile> {
    if (!this.table) return readFile(this.store, this.id);
    const film = await this.store.film(this.id);
    return { ...this.table.file(), ...(film === undefined ? {} : { film }) };
  }
  advise(): Advice | null {
    return this.table?.advise() ?? null;
  }

  close(): void {
    this.table?.close();
    this.table = null;
    this.hold.letGo();
    this.tabs.close();
  }

  private say(message: BetweenTabs): void {
    this.tabs.postMessage(message);
  }
  private tell(message: WorkerMessage): void {
    this.tellPage(message);
    if (this.isFollowed) this.say({ t: 'shown', message });
  }

  private async hear(message: BetweenTabs): Promise<void> {
    switch (message.t) {
      case 'shown':
        if (!this.table) this.tellPage(message.message);
        return;
      case 'playing':
        if (!this.table) this.say({ t: 'hello' });
        return;
      case 'hello':
        if (!this.table) return;
        this.isFollowed = true;
        this.say({ t: 'shown', message: { t: 'head', head: this.table.head } });
        this.say({ t: 'shown', message: { t: 'update', update: this.table.whole() } });
        return;
      case 'yield': {
        const { table } = this;
        if (!table) return;
        this.table = null;
        await table.finish();
        this.hold.letGo();
        this.say({ t: 'yielded' });
        this.follow();
        // Not at once: the one who asked would find it taken again.
        setTimeout(() => !this.hold.isMine && this.hold.wait(), 2 * PATIENCE);
        return;
      }
      case 'yielded':
        this.yielded();
    }
  }

  /** Shows what the tab that plays tells. */
  private follow(): void {
    this.table?.close();
    this.table = null;
    this.tellPage({ t: 'role', plays: false });
    this.say({ t: 'hello' });
  }
  private followOn(): void {
    this.follow();
    this.hold.wait();
  }

  /** Takes the match up from the store as the other tab left it. */
  private async resume(): Promise<void> {
    try {
      await this.play(await readRecord(this.store, this.id));
    } catch (error) {
      this.tell({ t: 'trouble', why: 'script', detail: String(error) });
    }
  }

  private async play(record: Record): Promise<void> {
    const table = await tableOf(this.store, record, {
      tell: (update) => {
        this.tell({ t: 'update', update });
        if (update.view.pub.table.result) void this.keepFilm();
      },
      keeps: (error) => this.keeps(error),
      failed: (ask) => this.tell({ t: 'faulty', ask }),
    });
    // Meanwhile another tab may have taken it.
    if (!this.hold.isMine) return;
    this.table = table;
    this.isFollowed = false;
    this.tell({ t: 'role', plays: true });
    this.tell({ t: 'head', head: table.head });
    this.keeps(record.lost);
    if (record.lost !== null) table.markUnsaved(record.past);
    table.show();
    this.say({ t: 'playing' });
    table.run().catch((error: unknown) => {
      const why = error instanceof DOMException ? 'storage' : 'script';
      this.tell({ t: 'trouble', why, detail: error instanceof Error ? error.message : String(error) });
    });
  }

  /** What was seen is kept with the end: later versions, with other rules, show it. */
  private async keepFilm(): Promise<void> {
    const { table, store } = this;
    if (!table || (await store.film(this.id)) !== undefined) return;
    await filmOfTable(table)
      .then((film) => store.keepFilm(table.kept, film))
      .catch((error: unknown) => this.keeps(error));
  }

  /** The page is told when the browser stops keeping the match, and when it keeps it again. */
  private keeps(error: unknown): void {
    if (error instanceof Overtaken) {
      // Only where the browser has no locks: another tab played on, and this one takes up what it did.
      this.table?.close();
      void this.resume();
      return;
    }
    const failure = this.store.fleeting ? new Error('this browser keeps nothing') : error;
    if ((failure === null) === this.keeping) return;
    this.keeping = failure === null;
    this.tell(this.keeping ? { t: 'kept' } : { t: 'trouble', why: 'storage', detail: String(failure) });
  }
}
