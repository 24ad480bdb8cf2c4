import type { Reader, Words } from './languages.ts';
import type { Json } from './json.ts';
import { eventFor } from './start.ts';
import { ORDER, REACT } from './types.ts';
import type { Decision, Event, Name, ReactAnswer, ReactQuestion, Refusal, Shapes } from './types.ts';
import type { Wording } from './wording.ts';

/** The sentence of a rule of the table or the game; undefined where there is none. */
export function ruleInWords<T extends Shapes>({ table, game }: Wording<T>, rule: string): string | undefined {
  const own: { readonly [rule: string]: string } = table.rules;
  return own[rule] ?? game.rule[rule];
}

/** A refusal in words: the sentence of its rule, then its id. */
export function refusalInWords<T extends Shapes>(wording: Wording<T>, refusal: Refusal): string {
  const sentence = ruleInWords(wording, refusal.rule);
  return sentence ? `${fill(sentence, refusal.with)} (${refusal.rule})` : refusal.rule;
}

/** An event as its reader is told of it. */
export function eventInWords<T extends Shapes>(wording: Wording<T>, event: Event<T>, reader: Reader<T>): string {
  const shown = eventFor(event, reader.view.seat);
  // A film of earlier rules may tell of things that have no words any more.
  const say = wording.game.event[shown.t as Name<T['events']>] as Words<T>['event'][Name<T['events']>] | undefined;
  return say === undefined ? '' : say(shown.all as never, shown.some as never, reader);
}

/** The question of a decision. */
export function questionInWords<T extends Shapes>(wording: Wording<T>, d: Decision, reader: Reader<T>): string {
  const { table, game: words } = wording;
  if (d.kind === ORDER) return table.order;
  if (d.kind !== REACT) return words.question[d.kind as Name<T['asks']>](d.q as never, reader);
  const { window, about } = d.q as unknown as ReactQuestion;
  return `${words.window[window as Name<T['windows']>](about as never, reader)} ${table.react}`;
}

/** One answer to a decision. */
export function answerInWords<T extends Shapes>(
  wording: Wording<T>,
  d: Decision,
  answer: Json,
  reader: Reader<T>,
): string {
  const { table, game: words } = wording;
  if (d.kind !== REACT && d.kind !== ORDER)
    return words.answer[d.kind as Name<T['asks']>](answer as never, d.q as never, reader);
  const pick = answer as unknown as ReactAnswer;
  return pick ? words.source({ ...pick, seat: d.seat }, reader) : table.pass;
}

/** Puts values into `{name}` places. */
export function fill(sentence: string, values: Json | undefined): string {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return sentence;
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    values[name] === undefined ? place : String(values[name]),
  );
}
