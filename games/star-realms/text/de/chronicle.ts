import type { ChronicleWords } from '../chronicleWords.ts';

export const chronicle: ChronicleWords = {
  factions: (name, faction) => `${name} führt: ${faction}.`,
  game: (number, scenario, winner, turns) => `Szenario ${number}, ${scenario}: ${winner} gewinnt nach ${turns} Zügen.`,
  choice: (name, option) => `${name} wählte ${option}.`,
  political: 'Es war ein politischer Sieg.',
  longGame: 'Die letzte vereinbarte Runde entschied.',
  gaveUp: 'Der Gegner gab auf.',
  upgrade: (turn, name, card, sheet, text) => `Zug ${turn}: ${name} verbesserte ${card} (${sheet}): ${text}`,
  points: (name, card, points) => `${name} gewann ${card} (${points === 1 ? '1 Punkt' : `${points} Punkte`}).`,
  next: (number, scenario) => `Szenario ${number}, ${scenario}, liegt auf dem Tisch.`,
  standing: (name, points) => `${name}: ${points === 1 ? '1 Punkt' : `${points} Punkte`} aus Karten.`,
  after: 'Nach der Kampagne:',
  topUp: (name, card, sheet, text) => `${name} verbesserte ${card} (${sheet}): ${text}`,
  end: (winner) => `${winner} hat die Kampagne gewonnen.`,
};
