import type { RuleChapter } from '@orrery/kernel';

export const rounds: readonly RuleChapter[] = [
  {
    id: 'TI3-STRAT',
    title: 'Strategy Phase',
    rules: {
      'TI3-STRAT-01':
        'Each round opens with all eight Strategy Cards on offer: Initiative, Diplomacy, Political, Logistics, Trade, Warfare, Technology and Imperial.',
      'TI3-STRAT-02':
        'The Speaker has first pick, then it goes round clockwise. You must take a card when it is your turn.',
      'TI3-STRAT-03':
        'Your card lies before you, active side up. Its primary ability is yours this round, and its number sets your place in the order of play.',
      'TI3-STRAT-04':
        'When everybody has chosen, the Speaker lays a Bonus Counter on each card nobody wanted; with six players these are two.',
      'TI3-STRAT-05': 'Bonus Counters pile up: round after round, a card nobody takes gets one more.',
      'TI3-STRAT-06':
        'If you pick a card with Bonus Counters, you cash them in at once, each for a Trade Good or a Command Counter as you prefer. If one kind has run out, you take the other; if both have, you get nothing.',
      'TI3-STRAT-07':
        'Taking Initiative makes you the Speaker straight away. The running choice of cards is not affected by that.',
      'TI3-STRAT-08':
        'The Speaker keeps the office, and with it the first pick, until someone else takes Initiative in a later round.',
      'TI3-STRAT-09': 'If you had Initiative last round, you must leave it alone in this one.',
      'TI3-STRAT-10': 'There are eight Bonus Counters, and when all of them are out, no more are laid.',
      'TI3-STRAT-11': 'Five players take one card each, as six do; that leaves three cards to get a Bonus Counter.',
      'TI3-STRAT-12':
        'Three players take two cards each, the second in another round of choosing in the same order. The two that are left get Bonus Counters.',
      'TI3-STRAT-13': 'Four players take two cards each as well, again with a second pass like the first.',
      'TI3-STRAT-14': 'As four players take all eight cards, there are no Bonus Counters in their game.',
      'TI3-STRAT-15':
        'If you hold two cards, the lower number gives your place in the order of play, with three players as with four.',
      'TI3-STRAT-16':
        'At a table of four you may end up with Initiative twice running, but only if it is the last card to be had.',
      'TI3-STRAT-17':
        'With two cards you owe two Strategic Actions, one for each card in whichever order suits you, before you can pass. Initiative asks for none.',
      'TI3-STRAT-18':
        'Whoever has been eliminated chooses no more. The others take as many cards as before, and all cards left over get a Bonus Counter.',
    },
  },
  {
    id: 'TI3-ACTION',
    title: 'Action Phase',
    rules: {
      'TI3-ACTION-01': 'Turn by turn, in the order of play, each of you carries out one action.',
      'TI3-ACTION-02':
        'After the last player it starts over with the first. Once all have passed, the phase is finished.',
      'TI3-ACTION-03':
        'The lowest Strategy Card goes first, then upwards: Initiative is 1, Diplomacy 2, Political 3, Logistics 4, Trade 5, Warfare 6, Technology 7, Imperial 8.',
      'TI3-ACTION-04': 'Where nobody holds a number, the next one simply follows.',
      'TI3-ACTION-05':
        'On your turn you take one Strategic, Tactical or Transfer Action, or you pass. It is one of these, no more and no less.',
      'TI3-ACTION-06':
        'Some Action Cards and technologies are used “as an action”. They take the place of the others and fill your whole turn.',
      'TI3-ACTION-07':
        'Passing is allowed only when your Strategic Action is behind you. If there is nothing else you can do, you must take it; once it is done and nothing is left, you must pass. Whoever holds Initiative owes none.',
      'TI3-ACTION-08': 'Having passed, you are skipped for the rest of the phase.',
      'TI3-ACTION-09':
        'Even after passing you may use secondary abilities, play Action Cards that are no action, and fire your PDS.',
      'TI3-ACTION-10': 'The last one left acts again and again until passing too.',
      'TI3-ACTION-11': 'When your Command Pool is empty, Tactical and Transfer Actions are out of the question.',
      'TI3-ACTION-12':
        'Your card’s number says when your turns come, not when to use the card. You may resolve it in any turn of yours, whatever the others have done.',
    },
  },
  {
    id: 'TI3-STRATACT',
    title: 'Strategic Action',
    rules: {
      'TI3-STRATACT-01':
        'At some time in the Action Phase you have to resolve your Strategy Card; with two cards, both. Only Initiative needs no such action.',
      'TI3-STRATACT-02': 'You begin with the primary ability and see it through.',
      'TI3-STRATACT-03':
        'Then the others, clockwise from your left, decide one by one whether to pay a Command Counter from Strategy Allocation for the secondary ability. Each finishes before the next decides.',
      'TI3-STRATACT-04': 'The counter paid for that goes to reinforcements.',
      'TI3-STRATACT-05': 'Logistics is the exception: its secondary ability asks for no counter.',
      'TI3-STRATACT-06': 'If you hold Initiative, secondary abilities cost you no counters at all.',
      'TI3-STRATACT-07': 'The secondary ability of your own card is for the others only.',
      'TI3-STRATACT-08':
        'When all have had their say, you turn the card over to its inactive side, and your turn is done.',
      'TI3-STRATACT-09': 'Each Strategy Card is good for one Strategic Action a round.',
      'TI3-STRATACT-10':
        'You may use a card’s secondary ability once when it is resolved, and those of as many different cards as you have counters for.',
      'TI3-STRATACT-11':
        'Once you have begun, you carry out the whole primary ability; only what it merely allows may be left out.',
    },
  },
];
