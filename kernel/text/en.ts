/** What the table itself says: its own rules, which hold in every game, and its own questions. */
export const en = {
  rules: {
    'TABLE-FORM': 'The message is not a command this table understands.',
    'TABLE-SEAT': 'There is no such seat at this table.',
    'TABLE-OVER': 'The match is over.',
    'TABLE-STALE': 'The match has moved on since; look again before you answer.',
    'TABLE-REPEAT': 'This answer has already been taken.',
    'TABLE-ASK': 'Nobody asks this at the moment.',
    'TABLE-TURN': 'This question is put to another seat.',
    'TABLE-WAIT': 'Something else has to be settled first.',
    'TABLE-OUT': 'This seat is out of the game.',
    'TABLE-HOLD': 'No timed reaction window is open.',
    'TABLE-DEAL': 'There is no such offer.',
    'TABLE-DEALS': 'At most {most} offers may lie open at a time; withdraw one first.',
    'TABLE-FAULT':
      'The rules failed at this answer, and nothing changed. Try another, or let the keeper of the table close the question.',
    'TABLE-EARLY': 'Something else happened in between, so the answer given early does not count.',
    'TABLE-UNDO': 'There is nothing to take back to that point.',
    'TABLE-CONSENT': 'Nobody asks for your consent.',
    'TABLE-WINDOW': 'That cannot be used in this reaction window.',
    'TABLE-ORDER': 'Choose which of your compulsory effects comes first.',
  },
  react: 'React?',
  pass: 'pass',
  order: 'Which of your compulsory effects comes first?',
  seat: (n: number): string => `Player ${n + 1}`,
};
