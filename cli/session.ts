import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Bot } from '@orrery/bots';
import { botChance } from '@orrery/bots';
import type { AnyGame } from '@orrery/games';
import {
  awaited,
  answerInWords,
  eventInWords,
  questionInWords,
  offersTo,
  nextDecision,
  refusalInWords,
  toMatchFile,
  view,
  writeMatchFile,
} from '@orrery/kernel';
import type { Decision, Event, Json, Match, Reader, Seat, Shapes, Wording } from '@orrery/kernel';
import type { Io } from './io.ts';
import { menu } from './menu.ts';
import { TEXT } from './text.ts';
import type { Text } from './text.ts';
import { viewLines } from './viewText.ts';

/** A person at a terminal, in one seat of a match; bots in the others. */
export class Session {
  private readonly game: AnyGame;
  private readonly match: Match<Shapes>;
  private readonly seat: Seat;
  private readonly bots: readonly Bot[];
  private readonly wording: Wording<Shapes>;
  private readonly io: Io;
  private readonly text: Text;
  private readonly chance: ((below: number) => number)[];
  private readonly lines: AsyncIterator<string>;
  private readonly close: () => void;
  private readonly log: string[] = [];
  /** Where each own answer was given, to go back to. */
  private readonly trail: number[] = [];
  /** The lines of the view as last shown: only what is new is shown again. */
  private seen: readonly string[] = [];
  private farewell: string | null = null;

  constructor(
    game: AnyGame,
    match: Match<Shapes>,
    seat: Seat,
    bots: readonly Bot[],
    wording: Wording<Shapes>,
    seed: number,
    io: Io,
  ) {
    this.game = game;
    this.match = match;
    this.seat = seat;
    this.bots = bots;
    this.wording = wording;
    this.io = io;
    this.text = TEXT[wording.language];
    this.chance = bots.map((_, one) => botChance(seed, one));
    const lines = createInterface({ input: io.input, terminal: false });
    this.lines = lines[Symbol.asyncIterator]();
    this.close = () => lines.close();
  }

  async run(): Promise<void> {
    this.tell(this.match.opening);
    for (let one = 0; one < this.bots.length; one++)
      if (one !== this.seat) this.match.play({ do: 'bot', seat: one, on: true });
    while (this.farewell === null && this.match.state.pub.table.result === null) {
      const [mine] = awaited(this.game, this.match.state, this.seat);
      if (mine) await this.askPerson(mine);
      else this.askBot(nextDecision(this.game, this.match.state)!);
    }
    this.io.out(`${this.farewell ?? this.outcome()}\n`);
    this.close();
  }

  private name(seat: Seat): string {
    return `${this.wording.table.seat(seat)} (${seat === this.seat ? this.text.you : this.bots[seat]!.name})`;
  }

  private reader(): Reader<Shapes> {
    return { view: view(this.match.state, this.seat), name: (seat) => this.name(seat) };
  }

  private outcome(): string {
    const { winners, scores } = this.match.state.pub.table.result!;
    const each = scores.map((score, seat) => `${this.name(seat)} ${score}`);
    return `${this.text.wins(winners.map((seat) => this.name(seat)).join(', '))} ${this.text.scores(each.join(', '))}`;
  }

  private tell(events: readonly Event<Shapes>[]): void {
    const reader = this.reader();
    for (const event of events) {
      const line = eventInWords(this.wording, event, reader);
      if (line === '') continue;
      this.log.push(line);
      this.io.out(`${line}\n`);
    }
  }

  private show(lines: readonly string[]): void {
    const news = lines.filter((line) => !this.seen.includes(line));
    this.seen = lines;
    if (news.length > 0) this.io.out(`\n${news.map((line) => `  ${line}\n`).join('')}`);
  }

  private askBot(d: Decision): void {
    const answer = this.bots[d.seat]!.choose(this.game, view(this.match.state, d.seat), d, this.chance[d.seat]!);
    this.give(d, answer);
  }

  private give(d: Decision, answer: Json): void {
    const { n } = this.match.state.pub.table;
    const applied = this.match.play({ do: 'answer', seat: d.seat, n, ask: d.id, answer });
    if (applied.ok) {
      if (d.seat === this.seat) this.trail.push(n);
      this.tell(applied.events);
    } else this.io.out(`${refusalInWords(this.wording, applied.refusal)}\n`);
  }

  /** Asks until an answer is complete, the person goes back, or leaves. */
  private async askPerson(d: Decision): Promise<void> {
    const reader = this.reader();
    const v = reader.view;
    const question = (one: Decision) => questionInWords(this.wording, one, reader);
    const offers = offersTo(this.game, v);
    this.show(viewLines(v));
    let asked = d;
    let part: Json[] = [];
    for (;;) {
      const now = asked;
      const say = (answer: Json) => answerInWords(this.wording, now, answer, reader);
      const entries = menu(this.game, v, asked, part, say, this.text);
      const others = asked === d && part.length === 0 ? offers : [];
      const labels = [
        ...entries.map(({ label }) => label),
        ...others.map((offer) => `(${this.text.offer}) ${question(offer)}`),
      ];
      this.io.out(`\n${question(asked)}\n`);
      labels.forEach((label, i) => this.io.out(`${String(i + 1).padStart(4)}. ${label}\n`));
      const chosen = await this.readChoice(labels.length);
      if (chosen === null) return;
      const entry = entries[chosen - 1];
      if (!entry) asked = others[chosen - 1 - entries.length]!;
      else if (entry.complete) return this.give(asked, entry.answer);
      else part = entry.answer as Json[];
    }
  }

  /** A number from 1 on; null when the question has to be asked anew or not at all. */
  private async readChoice(most: number): Promise<number | null> {
    for (;;) {
      if (this.io.typed) this.io.out('> ');
      const { value, done } = await this.lines.next();
      if (done) {
        this.farewell = this.text.ended;
        return null;
      }
      const [word = '', ...rest] = value.trim().split(/\s+/);
      const number = Number(word);
      if (/^\d+$/.test(word) && number >= 1 && number <= most) return number;
      if (word === 'quit') {
        this.farewell = this.text.bye;
        return null;
      }
      if (word === 'undo' && this.undo()) return null;
      if (word === 'view') {
        this.seen = [];
        return null;
      }
      if (word === 'log') this.io.out(this.log.map((line) => `${line}\n`).join(''));
      else if (word === 'save') this.save(rest.join(' '));
      else if (word === 'help') this.io.out(`${this.text.help}\n`);
      else if (word !== 'undo') this.io.out(`${this.text.notAChoice(most)}\n`);
    }
  }

  /** Back to the own answer before, over whatever the bots did since. */
  private undo(): boolean {
    const to = this.trail.pop();
    const { n } = this.match.state.pub.table;
    const undone = to !== undefined && this.match.play({ do: 'undo', seat: this.seat, n, to }).ok;
    this.io.out(`${undone ? this.text.undone : this.text.nothingToUndo}\n`);
    if (undone) this.log.push(this.text.undone);
    return undone;
  }

  private save(file: string): void {
    if (file === '') {
      this.io.out(`${this.text.saveWhere}\n`);
      return;
    }
    const names = this.bots.map((bot, seat) =>
      seat === this.seat ? { name: this.text.you } : { name: bot.name, bot: bot.name },
    );
    try {
      writeFileSync(file, writeMatchFile(toMatchFile(this.match, names)));
      this.io.out(`${this.text.saved(file)}\n`);
    } catch (error) {
      this.io.out(`${this.text.notSaved((error as Error).message)}\n`);
    }
  }
}
