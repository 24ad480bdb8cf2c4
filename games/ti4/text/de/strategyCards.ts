import type { Vocabulary } from '../vocabulary.ts';

export const strategyCards: Vocabulary['strategyCards'] = {
  leadership: {
    name: 'Führungsstärke',
    primary: 'Erhalte 3 Kommandomarker. Dann darfst du Einfluss ausgeben, um für je 3 noch 1 zu erhalten.',
    secondary: 'Du darfst Einfluss ausgeben, um für je 3 einen Kommandomarker zu erhalten.',
  },
  diplomacy: {
    name: 'Diplomatie',
    primary:
      'Wähle ein System mit einem Planeten unter deiner Kontrolle, nicht Mecatol Rex: Jeder andere Spieler legt dort einen Kommandomarker aus dem Nachschub hin. Mache dann bis zu 2 deiner Planeten spielbereit.',
    secondary: 'Gib 1 Marker deines Strategiepools aus, um bis zu 2 deiner Planeten spielbereit zu machen.',
  },
  politics: {
    name: 'Politik',
    primary:
      'Wähle einen anderen Spieler als den Sprecher; er wird Sprecher. Ziehe 2 Aktionskarten. Sieh dir die obersten 2 Agenden an und lege jede auf oder unter den Stapel.',
    secondary: 'Gib 1 Marker deines Strategiepools aus, um 2 Aktionskarten zu ziehen.',
  },
  construction: {
    name: 'Infrastruktur',
    primary:
      'Platziere 1 PVS oder 1 Raumwerft auf einem Planeten unter deiner Kontrolle. Platziere dann 1 PVS auf einem Planeten unter deiner Kontrolle.',
    secondary:
      'Lege 1 Marker deines Strategiepools in ein System. Du darfst dort 1 PVS oder 1 Raumwerft auf einem Planeten unter deiner Kontrolle platzieren.',
  },
  trade: {
    name: 'Handel',
    primary:
      'Erhalte 3 Handelswaren. Fülle deine Massenprodukte auf. Wähle beliebig viele andere Spieler, die die sekundäre Fähigkeit nutzen, ohne einen Marker auszugeben.',
    secondary: 'Gib 1 Marker deines Strategiepools aus, um deine Massenprodukte aufzufüllen.',
  },
  warfare: {
    name: 'Kriegsführung',
    primary:
      'Nimm einen deiner Kommandomarker vom Spielplan und erhalte 1 Marker. Dann darfst du die Marker auf deinem Kommandobogen neu verteilen.',
    secondary:
      'Gib 1 Marker deines Strategiepools aus, um Produktion einer Raumwerft in deinem Heimatsystem einzusetzen.',
  },
  technology: {
    name: 'Technologie',
    primary: 'Erforsche 1 Technologie. Dann darfst du 6 Ressourcen ausgeben, um 1 weitere zu erforschen.',
    secondary: 'Gib 1 Marker deines Strategiepools und 4 Ressourcen aus, um 1 Technologie zu erforschen.',
  },
  imperial: {
    name: 'Imperium',
    primary:
      'Du darfst einen öffentlichen Auftrag werten, dessen Bedingung du erfüllst. Erhalte 1 Siegpunkt, wenn du Mecatol Rex kontrollierst; sonst ziehe einen geheimen Auftrag.',
    secondary: 'Gib 1 Marker deines Strategiepools aus, um einen geheimen Auftrag zu ziehen.',
  },
};
