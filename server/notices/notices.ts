import { REACT, awaited, wordingOf } from '@orrery/kernel';
import type { Language, Seat } from '@orrery/kernel';
import { WIRE_VERSION } from '../api/types.ts';
import type { Awaiting, InboxItem, MatchId, PersonId, Time } from '../api/types.ts';
import { asRequestError } from '../api/errors.ts';
import type { Server } from '../server.ts';
import { dueOf } from '../matches/clock.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { Shown } from '../matches/shown.ts';
import { peopleOf } from '../matches/summaries.ts';
import { readTable } from '../matches/table.ts';
import type { PersonRow } from '../store/tables.ts';
import type { Channels, Notice } from './channels.ts';
import { deliver } from './deliver.ts';
import { sendDigests } from './digests.ts';
import { tellPicks } from './picks.ts';
import { isQuiet, quietOf } from './quiet.ts';
import { quickQuestion } from './quickAnswers.ts';
import type { QuickQuestion } from './quickAnswers.ts';
import { remindAt, storedWaits } from './waits.ts';
import type { Wait } from './waits.ts';
import { NOTICE, REMINDER, spanInWords } from './words.ts';

const EVERY = 2000;
/** How often, and how long after the notice was due, a node looks for waits that nobody tends. */
const LOOK_AROUND = 60_000;
const SETTLES_IN = 200;

/** "Your turn": the inbox, and word to those who do not look at the table. One notice a wait and one reminder, none in quiet hours. */
export class Notices {
  readonly pushKey: string;
  private readonly server: Server;
  private readonly channels: Channels;
  private readonly waits = new Map<MatchId, Map<Seat, Wait>>();
  /** How many tables wait for each person. */
  private readonly counts = new Map<PersonId, number>();
  /** Those whose number changed and was not told yet. */
  private readonly unsettled = new Set<PersonId>();
  private readonly timers: NodeJS.Timeout[];

  constructor(server: Server, channels: Channels, pushKey: string) {
    this.server = server;
    this.channels = channels;
    this.pushKey = pushKey;
    server.onPublished.push((live, { before, after }) => this.follow(live, before.awaiting, after));
    this.timers = [
      setInterval(() => void this.send(), EVERY),
      setInterval(() => void this.sendPicks(), LOOK_AROUND),
      setInterval(() => void this.sendDigests(), LOOK_AROUND),
    ];
    if (!server.bus.alone) this.timers.push(setInterval(() => void this.lookAround(), LOOK_AROUND));
    for (const timer of this.timers) timer.unref();
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** After a restart: waits that began before it. */
  async recall(): Promise<void> {
    for (const wait of await storedWaits(this.server.store.db)) this.remember(wait);
  }

  /** A match began: its first questions are waits like all others. */
  begin(live: LiveMatch): void {
    this.follow(live, [], live.shown);
  }

  private follow(live: LiveMatch, before: Awaiting[], { awaiting, state }: Shown): void {
    // In a reaction window all invited seats are listed; only those with something to decide are really asked.
    const isAsked = ({ seat, asks }: Awaiting) => asks[0]?.kind !== REACT || awaited(live.game, state, seat).length > 0;
    const asked = awaiting.filter(isAsked);
    for (const { seat } of before) {
      if (!asked.some((item) => item.seat === seat)) this.drop(live, seat);
    }
    for (const { seat, since } of asked) {
      const { person, bot } = live.occupants[seat] ?? { person: null, bot: null };
      if (!person || bot !== null || live.bots.includes(seat)) continue;
      if (this.waits.get(live.id)?.get(seat)?.since === since) continue;
      if (this.remember({ match: live.id, seat, person, since, done: false })) this.tellInbox(person);
    }
  }
  private drop(live: LiveMatch, seat: Seat): void {
    const waits = this.waits.get(live.id);
    const wait = waits?.get(seat);
    if (!waits || !wait) return;
    waits.delete(seat);
    if (waits.size === 0) this.waits.delete(live.id);
    this.counts.set(wait.person, (this.counts.get(wait.person) ?? 1) - 1);
    this.tellInbox(wait.person);
  }
  /** True: the table did not wait for this person before. */
  private remember(wait: Wait): boolean {
    let waits = this.waits.get(wait.match);
    if (!waits) this.waits.set(wait.match, (waits = new Map()));
    const isNew = !waits.has(wait.seat);
    waits.set(wait.seat, wait);
    if (isNew) this.counts.set(wait.person, (this.counts.get(wait.person) ?? 0) + 1);
    return isNew;
  }
  /** Not at every move of a quick match: the number is told when it has settled a little. */
  private tellInbox(person: PersonId): void {
    if (this.unsettled.add(person).size > 1) return;
    setTimeout(() => this.tellInboxes(), SETTLES_IN).unref();
  }
  private tellInboxes(): void {
    for (const person of this.unsettled) {
      const waiting = this.counts.get(person) ?? 0;
      if (waiting === 0) this.counts.delete(person);
      this.server.hub.tellPerson(person, { t: 'inbox', v: WIRE_VERSION, waiting });
    }
    this.unsettled.clear();
  }

  // ------------------------------------------------------------------------------------------------------------------ inbox

  async inbox(person: PersonId): Promise<InboxItem[]> {
    const rows = await this.server.store.db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match')
      .select(['matches.id', 'matches.awaitingJson', 'seats.seat'])
      .where('seats.person', '=', person)
      .where('seats.bot', 'is', null)
      .where('matches.phase', '=', 'running')
      .execute();
    const items: InboxItem[] = [];
    for (const { id, awaitingJson, seat } of rows) {
      const item = (JSON.parse(awaitingJson) as Awaiting[]).find((one) => one.seat === seat);
      if (item)
        items.push(...(await this.item(id, seat, item.since).catch((error: unknown) => this.leaveOut(id, error))));
    }
    return items.toSorted((a, b) => (a.due ?? Infinity) - (b.due ?? Infinity) || a.since - b.since);
  }

  /** One match that cannot be opened must not hide the others. It still stands in the person's list of tables. */
  private leaveOut(match: MatchId, error: unknown): InboxItem[] {
    if (asRequestError(error).code === 'unavailable') throw error;
    this.server.report('a match cannot be opened for an inbox', error, { match });
    return [];
  }

  private async item(match: MatchId, seat: Seat, since: Time): Promise<InboxItem[]> {
    const live = await this.server.matches.open(match);
    const asks = awaited(live.game, live.shown.state, seat);
    if (asks.length === 0) return [];
    const table = await readTable(this.server.store.db, match);
    const people = await peopleOf(this.server.store.db, [table]);
    return [
      {
        match,
        game: table.row.game,
        title: table.spec.title,
        seat,
        asks: asks.map(({ id, kind, q }) => ({ id, kind, q })),
        n: live.shown.state.pub.table.n,
        since,
        due: dueOf(live.spec.clock, live.shown.clock, seat) ?? live.shown.clock.window?.limit ?? null,
        others: table.seats
          .filter((one) => one.seat !== seat)
          .map((one) => (one.person ? (people.get(one.person)?.name ?? '') : (one.bot ?? ''))),
      },
    ];
  }

  // ---------------------------------------------------------------------------------------------------------------- sending

  /** Looks through those who are waited for long enough. Public for tests. */
  async send(): Promise<void> {
    const now = this.server.now();
    for (const wait of [...this.waits.values()].flatMap((waits) => [...waits.values()])) {
      try {
        if (!wait.done && now - wait.since >= this.server.config.noticeAfter * 1000)
          wait.done = await this.settle(wait, now);
        else if (wait.remindAt !== null && now >= (wait.remindAt ?? 0)) await this.remind(wait, now);
      } catch (error) {
        this.server.report('a notice failed', error, { match: wait.match });
        wait.done = true;
        wait.remindAt = null;
      }
    }
  }

  /** To those whose pick it is in a draft. Public for tests. */
  async sendPicks(): Promise<void> {
    await tellPicks(this.server, this.channels).catch((error: unknown) => this.server.report('a notice failed', error));
  }

  /** One notice a day about all that waits, for those who want it. Public for tests. */
  async sendDigests(): Promise<void> {
    await sendDigests(this.server, this.channels, (person) => this.inbox(person)).catch((error: unknown) =>
      this.server.report('a digest failed', error),
    );
  }

  /** Waits whose notice is long overdue: the node that tended them is gone. Public for tests. */
  async lookAround(): Promise<void> {
    const now = this.server.now();
    const latest = now - this.server.config.noticeAfter * 1000 - LOOK_AROUND;
    try {
      for (const wait of await storedWaits(this.server.store.db)) {
        const known = this.waits.get(wait.match)?.get(wait.seat);
        if (!wait.done && wait.since < latest && known?.since !== wait.since) await this.settle(wait, now);
      }
    } catch (error) {
      this.server.report('looking for overdue notices failed', error);
    }
  }

  /** True: nothing more to do about this wait. */
  private async settle(wait: Wait, now: Time): Promise<boolean> {
    const live = await this.running(wait.match);
    const asks = live ? awaited(live.game, live.shown.state, wait.seat) : [];
    if (asks.length === 0) return true;
    if (this.server.hub.isAttended(wait.match, wait.seat)) return false;
    const person = await this.server.people.find(wait.person);
    if (isQuiet(quietOf(person), now)) return false;
    if (!(await this.claim(wait, now))) return true;
    await this.tell(
      person,
      wait.match,
      asks.some((d) => d.kind !== REACT),
      (table) => NOTICE[person.language as Language](table),
    );
    return true;
  }

  /** The match that waits; null where it is over, be it that opening it showed that its rules are gone. */
  private async running(match: MatchId): Promise<LiveMatch | null> {
    const isRunning = async () => (await readTable(this.server.store.db, match)).row.phase === 'running';
    if (!(await isRunning())) return null;
    try {
      return await this.server.matches.open(match);
    } catch (error) {
      if (await isRunning()) throw error;
      return null;
    }
  }

  /** One reminder a wait, shortly before its time runs out. Like a notice it keeps to quiet hours and to those who look away. */
  private async remind(wait: Wait, now: Time): Promise<void> {
    const live = await this.running(wait.match);
    const due = live && dueOf(live.spec.clock, live.shown.clock, wait.seat);
    wait.remindAt ??= remindAt(wait.since, due);
    if (!live || wait.remindAt === null || due === null || now < wait.remindAt) return;
    if (awaited(live.game, live.shown.state, wait.seat).length === 0 || now >= due) {
      wait.remindAt = null;
      return;
    }
    const person = await this.server.people.find(wait.person);
    if (this.server.hub.isAttended(wait.match, wait.seat) || isQuiet(quietOf(person), now)) return;
    wait.remindAt = null;
    if (!(await this.claimReminder(wait, now))) return;
    const language = person.language as Language;
    await this.tell(person, wait.match, false, (table) => REMINDER[language](table, spanInWords(language, due - now)));
  }

  /** One notice a wait, whichever node is first. */
  private async claim({ match, person, since }: Wait, now: Time): Promise<boolean> {
    const claimed = await this.server.store.db
      .insertInto('notices')
      .values({ match, person, since, sent: now, reminded: 0 })
      .onConflict((clash) =>
        clash.columns(['match', 'person']).doUpdateSet({ since, sent: now }).where('notices.since', '<', since),
      )
      .returning('since')
      .execute();
    return claimed.length > 0;
  }

  private async claimReminder({ match, person, since }: Wait, now: Time): Promise<boolean> {
    const claimed = await this.server.store.db
      .insertInto('notices')
      .values({ match, person, since, sent: now, reminded: since })
      .onConflict((clash) =>
        clash.columns(['match', 'person']).doUpdateSet({ reminded: since }).where('notices.reminded', '<', since),
      )
      .returning('since')
      .execute();
    return claimed.length > 0;
  }

  /** `openly`: everybody at the table may know that this person is asked. */
  private async tell(
    person: PersonRow,
    match: MatchId,
    openly: boolean,
    say: (table: string) => { subject: string; text: string },
  ): Promise<void> {
    const { row, spec } = await readTable(this.server.store.db, match);
    const table = spec.title || (await this.server.registry.load(row.game)).title[person.language as Language];
    const link = `${this.server.publicUrl()}/t/${match}`;
    const notice: Notice = { ...say(table), link };
    await deliver(this.server, this.channels, person, notice, {
      onDevice: async () => {
        const quick = await this.quickQuestion(person, match);
        return quick ? { ...notice, text: quick.question, answers: quick.answers } : notice;
      },
      // A webhook is read by all at the table: it must not tell whom a reaction window really asks.
      besides:
        row.webhook && openly ? [this.channels.webhook(row.webhook, `${person.name}: ${notice.subject} ${link}`)] : [],
    });
  }

  private async quickQuestion(person: PersonRow, match: MatchId): Promise<QuickQuestion | null> {
    const live = await this.server.matches.open(match);
    const table = await readTable(this.server.store.db, match);
    const people = await peopleOf(this.server.store.db, [table]);
    const mine = table.seats.find((one) => one.person === person.id);
    const name = (seat: Seat) => people.get(table.seats[seat]?.person ?? '')?.name ?? table.seats[seat]?.bot ?? '';
    if (!mine) return null;
    const wording = await wordingOf(live.game, person.language as Language);
    return quickQuestion(live.game, wording, live.shown.state, mine.seat, name);
  }
}
