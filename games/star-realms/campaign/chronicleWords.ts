import type { Language } from '@orrery/kernel';

/** What a chronicle says, apart from the names of things. */
export interface ChronicleWords {
  factions: (name: string, faction: string) => string;
  game: (number: number, scenario: string, winner: string, turns: number) => string;
  choice: (name: string, option: string) => string;
  political: string;
  longGame: string;
  gaveUp: string;
  upgrade: (turn: number, name: string, card: string, sheet: string, text: string) => string;
  points: (name: string, card: string, points: number) => string;
  next: (number: number, scenario: string) => string;
  standing: (name: string, points: number) => string;
  after: string;
  topUp: (name: string, card: string, sheet: string, text: string) => string;
  end: (winner: string) => string;
}

export const chronicleWords: Record<Language, ChronicleWords> = {
  en: {
    factions: (name, faction) => `${name} leads the ${faction}.`,
    game: (number, scenario, winner, turns) => `Scenario ${number}, ${scenario}: ${winner} wins after ${turns} turns.`,
    choice: (name, option) => `${name} chose ${option}.`,
    political: 'It was a Political Victory.',
    longGame: 'The last round agreed on decided it.',
    gaveUp: 'The opponent resigned.',
    upgrade: (turn, name, card, sheet, text) => `Turn ${turn}: ${name} upgraded ${card} (${sheet}): ${text}`,
    points: (name, card, points) => `${name} won ${card} (${points === 1 ? '1 point' : `${points} points`}).`,
    next: (number, scenario) => `Scenario ${number}, ${scenario}, is on the table.`,
    standing: (name, points) => `${name}: ${points === 1 ? '1 point' : `${points} points`} from cards.`,
    after: 'After the campaign:',
    topUp: (name, card, sheet, text) => `${name} upgraded ${card} (${sheet}): ${text}`,
    end: (winner) => `${winner} has won the campaign.`,
  },
  fr: {
    factions: (name, faction) => `${name} dirige la faction ${faction}.`,
    game: (number, scenario, winner, turns) => `Scénario ${number}, ${scenario} : ${winner} gagne en ${turns} tours.`,
    choice: (name, option) => `${name} a choisi ${option}.`,
    political: 'Ce fut une Victoire Politique.',
    longGame: 'Le dernier tour convenu a tranché.',
    gaveUp: 'L’adversaire a abandonné.',
    upgrade: (turn, name, card, sheet, text) => `Tour ${turn} : ${name} a amélioré ${card} (${sheet}) : ${text}`,
    points: (name, card, points) =>
      `${name} a remporté ${card} (${points < 2 ? `${points} point` : `${points} points`}).`,
    next: (number, scenario) => `Le scénario ${number}, ${scenario}, est sur la table.`,
    standing: (name, points) => `${name} : ${points < 2 ? `${points} point` : `${points} points`} de cartes.`,
    after: 'Après la campagne :',
    topUp: (name, card, sheet, text) => `${name} a amélioré ${card} (${sheet}) : ${text}`,
    end: (winner) => `${winner} a gagné la campagne.`,
  },
  de: {
    factions: (name, faction) => `${name} führt: ${faction}.`,
    game: (number, scenario, winner, turns) =>
      `Szenario ${number}, ${scenario}: ${winner} gewinnt nach ${turns} Zügen.`,
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
  },
};
