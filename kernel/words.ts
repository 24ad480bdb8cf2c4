import type { Language, Reader, Words } from './languages.ts';
import type { Json } from './json.ts';
import { eventFor } from './start.ts';
import { ORDER, REACT } from './types.ts';
import type { Decision, Event, Game, Name, ReactAnswer, ReactQuestion, Refusal, Shapes } from './types.ts';

/** The table's own rules, which hold in every game. */
export const TABLE_RULES = {
  'TABLE-FORM': {
    en: 'The message is not a command this table understands.',
    fr: 'Ce message n’est pas une commande que la table comprend.',
    de: 'Diese Nachricht ist kein Befehl, den der Tisch versteht.',
  },
  'TABLE-SEAT': {
    en: 'There is no such seat at this table.',
    fr: 'Cette place n’existe pas à cette table.',
    de: 'Diesen Platz gibt es an diesem Tisch nicht.',
  },
  'TABLE-OVER': { en: 'The match is over.', fr: 'La partie est terminée.', de: 'Die Partie ist beendet.' },
  'TABLE-STALE': {
    en: 'The match has moved on since; look again before you answer.',
    fr: 'La partie a avancé entre-temps ; regardez de nouveau avant de répondre.',
    de: 'Die Partie ist inzwischen weiter; sieh noch einmal hin, bevor du antwortest.',
  },
  'TABLE-REPEAT': {
    en: 'This answer has already been taken.',
    fr: 'Cette réponse a déjà été prise en compte.',
    de: 'Diese Antwort ist schon angenommen.',
  },
  'TABLE-ASK': {
    en: 'Nobody asks this at the moment.',
    fr: 'Cette question n’est pas posée en ce moment.',
    de: 'Diese Frage ist gerade nicht gestellt.',
  },
  'TABLE-TURN': {
    en: 'This question is put to another seat.',
    fr: 'Cette question s’adresse à une autre place.',
    de: 'Diese Frage richtet sich an einen anderen Platz.',
  },
  'TABLE-WAIT': {
    en: 'Something else has to be settled first.',
    fr: 'Autre chose doit être réglé d’abord.',
    de: 'Zuerst muss etwas anderes geklärt werden.',
  },
  'TABLE-OUT': {
    en: 'This seat is out of the game.',
    fr: 'Cette place est hors jeu.',
    de: 'Dieser Platz ist ausgeschieden.',
  },
  'TABLE-HOLD': {
    en: 'No timed reaction window is open.',
    fr: 'Aucune fenêtre de réaction minutée n’est ouverte.',
    de: 'Es ist kein Reaktionsfenster mit Zeit offen.',
  },
  'TABLE-DEAL': {
    en: 'There is no such offer.',
    fr: 'Cette offre n’existe pas.',
    de: 'Dieses Angebot gibt es nicht.',
  },
  'TABLE-DEALS': {
    en: 'At most {most} offers may lie open at a time; withdraw one first.',
    fr: 'Au plus {most} offres peuvent rester ouvertes à la fois ; retirez-en une d’abord.',
    de: 'Höchstens {most} Angebote dürfen zugleich offen sein; zieh zuerst eines zurück.',
  },
  'TABLE-FAULT': {
    en: 'The rules failed at this answer, and nothing changed. Try another, or let the keeper of the table close the question.',
    fr: 'Les règles ont échoué à cette réponse, et rien n’a changé. Essayez-en une autre, ou laissez la personne qui tient la table clore la question.',
    de: 'Die Regeln sind an dieser Antwort gescheitert, und nichts hat sich geändert. Versuche eine andere, oder lass die Frage von der Person schließen, die den Tisch führt.',
  },
  'TABLE-EARLY': {
    en: 'Something else happened in between, so the answer given early does not count.',
    fr: 'Autre chose est arrivé entre-temps ; la réponse donnée d’avance ne compte pas.',
    de: 'Es ist etwas anderes dazwischengekommen; die vorab gegebene Antwort zählt nicht.',
  },
  'TABLE-UNDO': {
    en: 'There is nothing to take back to that point.',
    fr: 'Il n’y a rien à reprendre jusqu’à ce point.',
    de: 'Bis dorthin gibt es nichts zurückzunehmen.',
  },
  'TABLE-CONSENT': {
    en: 'Nobody asks for your consent.',
    fr: 'Personne ne demande votre accord.',
    de: 'Niemand bittet um deine Zustimmung.',
  },
  'TABLE-WINDOW': {
    en: 'That cannot be used in this reaction window.',
    fr: 'Cela ne peut pas servir dans cette fenêtre de réaction.',
    de: 'Das ist in diesem Reaktionsfenster nicht einsetzbar.',
  },
  'TABLE-ORDER': {
    en: 'Choose which of your compulsory effects comes first.',
    fr: 'Choisissez lequel de vos effets obligatoires vient en premier.',
    de: 'Wähle, welcher deiner Pflichteffekte zuerst kommt.',
  },
} as const satisfies { [rule: string]: { [L in Language]: string } };

/** Words for the kernel's own questions. */
export const TABLE_WORDS: {
  [L in Language]: { react: string; pass: string; order: string; seat: (n: number) => string };
} = {
  en: {
    react: 'React?',
    pass: 'pass',
    order: 'Which of your compulsory effects comes first?',
    seat: (n) => `Player ${n + 1}`,
  },
  fr: {
    react: 'Réagir ?',
    pass: 'passer',
    order: 'Lequel de vos effets obligatoires vient en premier ?',
    seat: (n) => `Joueur ${n + 1}`,
  },
  de: {
    react: 'Reagieren?',
    pass: 'passen',
    order: 'Welcher deiner Pflichteffekte kommt zuerst?',
    seat: (n) => `Spieler ${n + 1}`,
  },
};

/** A refusal in words: the sentence of its rule, then its id. */
export function refusalInWords<T extends Shapes>(game: Game<T>, language: Language, refusal: Refusal): string {
  const own = TABLE_RULES as { [rule: string]: { [L in Language]: string } | undefined };
  const sentence = own[refusal.rule]?.[language] ?? game.words[language].rule[refusal.rule];
  return sentence ? `${fill(sentence, refusal.with)} (${refusal.rule})` : refusal.rule;
}

/** An event as its reader is told of it. */
export function eventInWords<T extends Shapes>(
  game: Game<T>,
  language: Language,
  event: Event<T>,
  reader: Reader<T>,
): string {
  const shown = eventFor(event, reader.view.seat);
  // A film of earlier rules may tell of things that have no words any more.
  const say = game.words[language].event[shown.t as Name<T['events']>] as
    | Words<T>['event'][Name<T['events']>]
    | undefined;
  return say === undefined ? '' : say(shown.all as never, shown.some as never, reader);
}

/** The question of a decision. */
export function questionInWords<T extends Shapes>(
  game: Game<T>,
  language: Language,
  d: Decision,
  reader: Reader<T>,
): string {
  const words = game.words[language];
  if (d.kind === ORDER) return TABLE_WORDS[language].order;
  if (d.kind !== REACT) return words.question[d.kind as Name<T['asks']>](d.q as never, reader);
  const { window, about } = d.q as unknown as ReactQuestion;
  return `${words.window[window as Name<T['windows']>](about as never, reader)} ${TABLE_WORDS[language].react}`;
}

/** One answer to a decision. */
export function answerInWords<T extends Shapes>(
  game: Game<T>,
  language: Language,
  d: Decision,
  answer: Json,
  reader: Reader<T>,
): string {
  const words = game.words[language];
  if (d.kind !== REACT && d.kind !== ORDER)
    return words.answer[d.kind as Name<T['asks']>](answer as never, d.q as never, reader);
  const pick = answer as unknown as ReactAnswer;
  return pick ? words.source({ ...pick, seat: d.seat }, reader) : TABLE_WORDS[language].pass;
}

/** Puts values into `{name}` places. */
export function fill(sentence: string, values: Json | undefined): string {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return sentence;
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    values[name] === undefined ? place : String(values[name]),
  );
}
