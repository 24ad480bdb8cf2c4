import type { AnyGame } from '@orrery/games';
import { ORDER, REACT, TABLE_WORDS } from '@orrery/kernel';
import type { Decision, Event, Json, Language, ReactAnswer, ReactQuestion, Reader, Shapes, View } from '@orrery/kernel';

// Events, questions and answers in words, the kernel's own included. The shapes of the game are unknown here: its words are looked up by name.

type Sentence = (...args: unknown[]) => string;
type Sentences = { [name: string]: Sentence | undefined };

export class InWords {
  private readonly game: AnyGame;
  private readonly language: Language;
  private readonly name: (seat: number) => string;

  constructor(game: AnyGame, language: Language, name: (seat: number) => string) {
    this.game = game;
    this.language = language;
    this.name = name;
  }

  event(event: Event<Shapes>, view: View<Shapes>): string {
    const { t, all, some } = event as unknown as { t: string; all: Json; some?: Json };
    return this.sentence(this.words.event, t, all, some, this.reader(view));
  }

  question(d: Decision, view: View<Shapes>): string {
    const own = TABLE_WORDS[this.language];
    if (d.kind === ORDER) return own.order;
    if (d.kind !== REACT) return this.sentence(this.words.question, d.kind, d.q, this.reader(view));
    const { window, about } = d.q as unknown as ReactQuestion;
    return `${this.sentence(this.words.window, window, about, this.reader(view))} ${own.react}`;
  }

  answer(d: Decision, answer: Json, view: View<Shapes>): string {
    if (d.kind !== REACT && d.kind !== ORDER)
      return this.sentence(this.words.answer, d.kind, answer, d.q, this.reader(view));
    const picked = answer as ReactAnswer;
    if (picked === null) return TABLE_WORDS[this.language].pass;
    return this.words.source({ ...picked, seat: d.seat }, this.reader(view));
  }

  private get words() {
    return this.game.words[this.language];
  }
  private reader(view: View<Shapes>): Reader<Shapes> {
    return { view, name: this.name };
  }
  private sentence(from: object, name: string, ...args: unknown[]): string {
    return (from as Sentences)[name]?.(...args) ?? `${name} ${JSON.stringify(args[0])}`;
  }
}
