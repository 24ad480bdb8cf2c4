import { REACT, ORDER, TABLE_WORDS, refusalInWords } from '@orrery/kernel';
import type {
  Decision,
  Event,
  Json,
  Language,
  Reader,
  ReactAnswer,
  Refusal,
  Seat,
  Shapes,
  Source,
} from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';

/** Sentences of a game whose shapes the frame does not know. Everything the frame says about a match comes from here. */
export class Speech {
  readonly game: AnyGame;
  readonly language: Language;
  readonly reader: Reader<Shapes>;

  constructor(game: AnyGame, language: Language, reader: Reader<Shapes>) {
    this.game = game;
    this.language = language;
    this.reader = reader;
  }

  /** French puts a narrow space that never breaks before these signs. */
  private set(text: string): string {
    return this.language === 'fr' ? text.replace(/[ \u00a0]([;:!?»])/g, '\u202f$1') : text;
  }

  private part(
    table: 'event' | 'question' | 'answer' | 'window',
    name: string,
  ): ((...args: unknown[]) => string) | undefined {
    const words: object = this.game.words[this.language][table];
    return (words as Record<string, (...args: unknown[]) => string>)[name];
  }

  event(event: Event<Shapes>): string {
    const { t, all, some } = event as { t: string; all: unknown; some?: unknown };
    return this.set(this.part('event', t)?.(all, some, this.reader) ?? '');
  }

  question(d: Decision): string {
    if (d.kind === REACT) {
      const { window, about } = d.q as { window: string; about: Json };
      return this.part('window', window)?.(about, this.reader) ?? TABLE_WORDS[this.language].react;
    }
    if (d.kind === ORDER) return TABLE_WORDS[this.language].order;
    return this.set(this.part('question', d.kind)?.(d.q, this.reader) ?? '');
  }

  answer(d: Decision, answer: Json): string {
    if (d.kind === REACT || d.kind === ORDER) return this.reaction(d, answer as ReactAnswer);
    return this.part('answer', d.kind)?.(answer, d.q, this.reader) ?? JSON.stringify(answer);
  }

  private reaction(d: Decision, answer: ReactAnswer): string {
    if (answer === null) return TABLE_WORDS[this.language].pass;
    const source: Source = { text: answer.text, inst: answer.inst, seat: d.seat };
    return this.game.words[this.language].source(source, this.reader);
  }

  rule(id: string): string {
    return this.game.words[this.language].rule[id] ?? '';
  }
  refusal(refusal: Refusal): string {
    return refusalInWords(this.game, this.language, refusal);
  }
}

/** Seats the payload of an event names, so that the log can mark what touches a seat. */
export function seatsOf(event: Event<Shapes>): Seat[] {
  const { all } = event as { all: unknown };
  if (typeof all !== 'object' || all === null) return [];
  const seats: Seat[] = [];
  for (const [key, value] of Object.entries(all)) {
    if (['seat', 'owner', 'target', 'by', 'attacker', 'defender'].includes(key) && typeof value === 'number')
      seats.push(value);
    if (key === 'seats' && Array.isArray(value)) seats.push(...value.filter((s) => typeof s === 'number'));
  }
  return seats;
}
