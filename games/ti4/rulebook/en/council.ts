import type { RuleChapter } from '@orrery/kernel';

export const council: readonly RuleChapter[] = [
  {
    id: 'TI4-STAT',
    title: 'Status phase',
    rules: {
      'TI4-STAT-01':
        'In order: score objectives, reveal a public objective, draw action cards, take command tokens off the board, gain two and redistribute, ready cards, repair units, return strategy cards.',
      'TI4-STAT-02': 'Each of you draws one action card.',
      'TI4-STAT-03': 'All exhausted cards are readied: planets, technologies, leaders, relics and the rest.',
      'TI4-STAT-04':
        'You score and draw in initiative order. The other steps are done together; where the order matters, initiative decides.',
      'TI4-STAT-05': 'If there is no objective left to reveal, the game ends at that step.',
      'TI4-STAT-06': 'Fleets are checked as soon as the tokens are redistributed.',
      'TI4-STAT-07':
        'What happens at the end of the status phase comes after the strategy cards are returned and before the agenda phase.',
      'TI4-STAT-08': 'If the custodians token has been taken, the agenda phase follows; otherwise a new round begins.',
    },
  },
  {
    id: 'TI4-AGEN',
    title: 'Agenda phase',
    rules: {
      'TI4-AGEN-01': 'This phase takes place only once the custodians token has been taken.',
      'TI4-AGEN-02':
        'Two agendas are dealt with, one after the other; the speaker reveals each from the top of the deck.',
      'TI4-AGEN-03': 'Voting begins to the left of the speaker and goes clockwise; the speaker votes last.',
      'TI4-AGEN-04':
        'You vote by exhausting planets: their influence is the number of votes. Planets used for the first agenda cannot vote on the second.',
      'TI4-AGEN-05': 'You may abstain.',
      'TI4-AGEN-06': 'The speaker decides a tie, also if nobody has voted.',
      'TI4-AGEN-07': 'A directive takes effect once and is discarded. A law that passes stays in force.',
      'TI4-AGEN-08': 'At the end of the phase all planets are readied, but nothing else.',
      'TI4-AGEN-09':
        'A law comes into force if For wins or if it elects. If Against wins, that is carried out and the card is discarded.',
      'TI4-AGEN-10': 'All your votes on an agenda go to one outcome and are given openly. To give none is to abstain.',
      'TI4-AGEN-11': 'A planet gives all its influence as votes. Trade goods are no votes, except by an effect.',
      'TI4-AGEN-12':
        'Additional votes go where your other votes go, and need at least one of those, unless it says otherwise.',
      'TI4-AGEN-13':
        'If you cannot vote, you cast no votes in any way, but you may use other effects, such as predictions.',
      'TI4-AGEN-14':
        'Where a player is elected you may vote for yourself; where a planet is, it must be controlled by a player. Other elections say what can be elected.',
      'TI4-AGEN-15': 'When the speaker breaks a tie, that is no vote.',
      'TI4-AGEN-16':
        'The moments of an agenda are: when it is revealed, after it is revealed, voting, after voting, the outcome, the predictions.',
      'TI4-AGEN-17':
        'Predictions are made after the agenda is revealed and before anybody votes, and must name a possible outcome. They pay off after the outcome, in speaker order, one by one.',
      'TI4-AGEN-18':
        'Laws that lie before a player belong to that player. A discarded law has no more effect and goes on top of the discard pile.',
      'TI4-AGEN-19': 'An outcome that concerns several players does so in speaker order.',
      'TI4-AGEN-20':
        'An agenda that cannot be voted on, for want of a law to elect for example, is discarded and replaced as it says.',
      'TI4-AGEN-21': 'If only one outcome is possible, you vote for it or abstain, and it takes effect.',
    },
  },
  {
    id: 'TI4-ELIM',
    title: 'Elimination',
    rules: {
      'TI4-ELIM-01':
        'You are eliminated when you have no ground forces on the board, no unit with Production and no planet; all three must hold. From then on you take no part in the game.',
      'TI4-ELIM-02': 'Everything of that faction and colour leaves the game, promissory notes with other players too.',
      'TI4-ELIM-03': 'Laws that belong to that player are discarded.',
      'TI4-ELIM-04': 'Notes of others that the player held go back to their owners.',
      'TI4-ELIM-05': 'Elimination comes at once, even in the middle of a combat.',
      'TI4-ELIM-06':
        'Action cards in hand are discarded, strategy cards go back to the middle, secret objectives, scored or not, are shuffled into their deck.',
      'TI4-ELIM-07': 'The speaker token goes to the left, and units the player had captured return to their owners.',
      'TI4-ELIM-08':
        'Some things stay: a technology copied by the Nekro Virus, Creuss wormhole tokens, attachments of the Titans, and the Naalu token with its present holder until the status phase ends.',
      'TI4-ELIM-09':
        'If the Mahact are eliminated, tokens on their sheet return to their owners. A token of an eliminated player that the Mahact hold stays with them, and so does that player’s unlocked commander.',
      'TI4-ELIM-10': 'The home system of an eliminated player remains a home system.',
      'TI4-ELIM-11': 'A unit that can produce without having Production does not save you.',
    },
  },
];
