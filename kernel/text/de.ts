import type { TableWords } from '../languages.ts';

export const de: TableWords = {
  rules: {
    'TABLE-FORM': 'Diese Nachricht ist kein Befehl, den der Tisch versteht.',
    'TABLE-SEAT': 'Diesen Platz gibt es an diesem Tisch nicht.',
    'TABLE-OVER': 'Die Partie ist beendet.',
    'TABLE-STALE': 'Die Partie ist inzwischen weiter; sieh noch einmal hin, bevor du antwortest.',
    'TABLE-REPEAT': 'Diese Antwort ist schon angenommen.',
    'TABLE-ASK': 'Diese Frage ist gerade nicht gestellt.',
    'TABLE-TURN': 'Diese Frage richtet sich an einen anderen Platz.',
    'TABLE-WAIT': 'Zuerst muss etwas anderes geklärt werden.',
    'TABLE-OUT': 'Dieser Platz ist ausgeschieden.',
    'TABLE-HOLD': 'Es ist kein Reaktionsfenster mit Zeit offen.',
    'TABLE-DEAL': 'Dieses Angebot gibt es nicht.',
    'TABLE-DEALS': 'Höchstens {most} Angebote dürfen zugleich offen sein; zieh zuerst eines zurück.',
    'TABLE-SHOW': 'So lassen sich keine Karten zeigen.',
    'TABLE-SHOWN': 'Wen du nennst, der hat diese Karten schon gesehen.',
    'TABLE-FAULT':
      'Die Regeln sind an dieser Antwort gescheitert, und nichts hat sich geändert. Versuche eine andere, oder lass die Frage von der Person schließen, die den Tisch führt.',
    'TABLE-EARLY': 'Es ist etwas anderes dazwischengekommen; die vorab gegebene Antwort zählt nicht.',
    'TABLE-UNDO': 'Bis dorthin gibt es nichts zurückzunehmen.',
    'TABLE-CONSENT': 'Niemand bittet um deine Zustimmung.',
    'TABLE-WINDOW': 'Das ist in diesem Reaktionsfenster nicht einsetzbar.',
    'TABLE-ORDER': 'Wähle, welcher deiner Pflichteffekte zuerst kommt.',
  },
  react: 'Reagieren?',
  pass: 'passen',
  order: 'Welcher deiner Pflichteffekte kommt zuerst?',
  seat: (n) => `Spieler ${n + 1}`,
};
