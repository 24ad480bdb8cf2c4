import type { RuleChapter } from '@orrery/kernel';

export const rounds: readonly RuleChapter[] = [
  {
    id: 'TI4-ROUND',
    title: 'Round, initiative and speaker',
    rules: {
      'TI4-ROUND-01':
        'The numbers of the strategy cards give the initiative order, lowest first. With two cards your lower number counts.',
      'TI4-ROUND-02': 'The speaker is the first to choose a strategy card, reveals agendas and decides tied votes.',
      'TI4-ROUND-03': 'In the status phase of each round the speaker reveals a new public objective.',
      'TI4-ROUND-04':
        'Only cards chosen in this round count for initiative. The order stays until they are returned, even when a card is exhausted.',
      'TI4-ROUND-05': 'Whoever has the Naalu token has initiative 0.',
      'TI4-ROUND-06':
        'There are turns in the action phase only. Choosing a strategy card or voting is no turn, and outside the action phase nobody is the active player.',
      'TI4-ROUND-07':
        'What lasts until the end of your turn is over before the next player’s turn begins, and never reaches into another phase.',
      'TI4-ROUND-08':
        'What lasts for the round ends after the agenda phase, or after the status phase if there is no agenda phase.',
      'TI4-ROUND-09': 'If the speaker is eliminated, the next player to the left becomes speaker.',
      'TI4-ROUND-10':
        'Effects at the same moment go in initiative order: in the action phase from the active player on, in the status phase from the first. In the strategy and agenda phases they go clockwise from the speaker.',
    },
  },
  {
    id: 'TI4-STRAT',
    title: 'Strategy phase',
    rules: {
      'TI4-STRAT-01':
        'From the speaker clockwise each of you chooses a strategy card. With 3 or 4 players you do so twice, both times beginning with the speaker.',
      'TI4-STRAT-02':
        'A trade good goes on each card that nobody chose. Whoever chooses that card later gains all trade goods on it.',
      'TI4-STRAT-03': 'A card that has been chosen is gone for this phase.',
      'TI4-STRAT-04':
        'Trade goods are put on the remaining cards when all have chosen; with 4 or 8 players none remain.',
      'TI4-STRAT-05': 'You gain the trade goods on a card as you choose it, and keep them even if you lose the card.',
      'TI4-STRAT-06':
        'If an effect lets you keep your strategy cards from the last round, you choose none now, and so more cards are left over.',
      'TI4-STRAT-07':
        'If a game begun with 5 or more players goes on with 4 or fewer, each of them still chooses one card only.',
    },
  },
];
