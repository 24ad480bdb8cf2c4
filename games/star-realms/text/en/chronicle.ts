import type { ChronicleWords } from '../chronicleWords.ts';

export const chronicle: ChronicleWords = {
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
};
