import { answerInWords, eventInWords, questionInWords, refusalInWords } from '@orrery/kernel';
import type { Decision, Event, Json, Reader, Refusal, Seat, Shapes, Source, Wording } from '@orrery/kernel';
import { ruleText } from './ruleTexts.ts';

/** Sentences of a game whose shapes the frame does not know. Everything the frame says about a match comes from here. */
type PlanWords = Record<'slot' | 'meter', (id: string, q: Json, reader: Reader<Shapes>) => string>;

export class Speech {
  readonly wording: Wording<Shapes>;
  readonly reader: Reader<Shapes>;

  constructor(wording: Wording<Shapes>, reader: Reader<Shapes>) {
    this.wording = wording;
    this.reader = reader;
  }

  /** French puts a narrow space that never breaks before these signs. */
  private set(text: string): string {
    return this.wording.language === 'fr' ? text.replace(/[ \u00a0]([;:!?»])/g, '\u202f$1') : text;
  }

  event(event: Event<Shapes>): string {
    return this.set(eventInWords(this.wording, event, this.reader));
  }
  question(d: Decision): string {
    return this.set(questionInWords(this.wording, d, this.reader));
  }
  answer(d: Decision, answer: Json): string {
    return this.set(answerInWords(this.wording, d, answer, this.reader));
  }
  /** What a slot of a plan counts; its id where the game has no words for it. */
  slot(d: Decision, id: string): string {
    const words = this.wording.game.plan?.[d.kind as never] as PlanWords | undefined;
    return words ? this.set(words.slot(id, d.q, this.reader)) : id;
  }
  meter(d: Decision, id: string): string {
    const words = this.wording.game.plan?.[d.kind as never] as PlanWords | undefined;
    return words ? this.set(words.meter(id, d.q, this.reader)) : id;
  }
  /** A card or ability that somebody may use. */
  source(source: Source): string {
    return this.set(this.wording.game.source(source, this.reader));
  }
  rule(id: string): string {
    return this.wording.game.rule[id] ?? '';
  }
  refusal(refusal: Refusal): string {
    const words = refusalInWords(this.wording, refusal);
    const told = words === refusal.rule ? ruleText(refusal.rule) : undefined;
    return this.set(told ? `${told} (${refusal.rule})` : words);
  }
}

/** Seats the payload of an event names, so that the log can mark what touches a seat. */
export function seatsOf(event: Event<Shapes>): Seat[] {
  const { all } = event as { all: unknown };
  if (typeof all !== 'object' || all === null) return [];
  const seats: Seat[] = [];
  for (const [key, value] of Object.entries(all)) {
    if (['seat', 'who', 'owner', 'target', 'by', 'attacker', 'defender'].includes(key) && typeof value === 'number')
      seats.push(value);
    if (key === 'seats' && Array.isArray(value)) seats.push(...value.filter((s) => typeof s === 'number'));
  }
  return seats;
}
