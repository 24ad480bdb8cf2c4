import type { ChronicleWords } from '../chronicleWords.ts';

export const chronicle: ChronicleWords = {
  factions: (name, faction) => `${name} dirige la faction ${faction}.`,
  game: (number, scenario, winner, turns) => `Scénario ${number}, ${scenario} : ${winner} gagne en ${turns} tours.`,
  choice: (name, option) => `${name} a choisi ${option}.`,
  political: 'Ce fut une Victoire Politique.',
  longGame: 'La dernière manche convenue a tranché.',
  gaveUp: 'L’adversaire a abandonné.',
  upgrade: (turn, name, card, sheet, text) => `Tour ${turn} : ${name} a amélioré ${card} (${sheet}) : ${text}`,
  points: (name, card, points) =>
    `${name} a remporté ${card} (${points < 2 ? `${points} point` : `${points} points`}).`,
  next: (number, scenario) => `Le scénario ${number}, ${scenario}, est sur la table.`,
  standing: (name, points) => `${name} : ${points < 2 ? `${points} point` : `${points} points`} de cartes.`,
  after: 'Après la campagne :',
  topUp: (name, card, sheet, text) => `${name} a amélioré ${card} (${sheet}) : ${text}`,
  end: (winner) => `${winner} a gagné la campagne.`,
};
