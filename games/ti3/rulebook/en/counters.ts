import type { RuleChapter } from '@orrery/kernel';

export const counters: readonly RuleChapter[] = [
  {
    id: 'TI3-CC',
    title: 'Command Counters and Fleet Supply',
    rules: {
      'TI3-CC-01':
        'Your race has 16 Command Counters. Each of them is on your Race Sheet, out on the board or with your reinforcements.',
      'TI3-CC-02':
        'A counter you receive goes straight into Strategy Allocation, Fleet Supply or Command Pool; you choose which.',
      'TI3-CC-03': 'A counter stays in its area: you cannot shift it to another before step 6 of the Status Phase.',
      'TI3-CC-04':
        'Counters paid from Strategy Allocation go back to reinforcements. Those that activate a system stay on it till the Status Phase, unless an effect lifts them earlier.',
      'TI3-CC-05': 'If your reinforcements are empty, you can receive no more counters.',
      'TI3-CC-06':
        'The counters in your Fleet Supply say how many ships, Fighters aside, you may keep together in a system.',
      'TI3-CC-07': 'Each system is counted by itself, and you may have as many fleets as you like.',
      'TI3-CC-08': 'You may not go beyond this limit by building, by moving or in any other way.',
      'TI3-CC-09':
        'Should a fleet be too large all the same, you take off the surplus at once. You choose the ships, and what they carry is lost with them.',
      'TI3-CC-10': 'Counters in Fleet Supply lie fleet side up for all to see.',
      'TI3-CC-11': 'Every Tactical Action and every Transfer Action uses up one counter of your Command Pool.',
      'TI3-CC-12':
        'With Strategy Allocation you pay for secondary abilities and for some abilities of races and cards.',
      'TI3-CC-13': 'For Fighters, Fleet Supply is of no account; only support limits them.',
    },
  },
  {
    id: 'TI3-SPEND',
    title: 'Spending',
    rules: {
      'TI3-SPEND-01':
        'Your planets bring resources and influence, each as much as its card shows. Trade Goods help out.',
      'TI3-SPEND-02': 'To pay, you exhaust refreshed planet cards by turning them face down.',
      'TI3-SPEND-03': 'An exhausted planet gives nothing more until it is refreshed, usually in the Status Phase.',
      'TI3-SPEND-04':
        'A planet pays with its resources or with its influence. You say which beforehand; you never get both.',
      'TI3-SPEND-05': 'A planet always gives all of its value; you cannot save a part.',
      'TI3-SPEND-06': 'You state the whole amount first and then exhaust planets until it is covered.',
      'TI3-SPEND-07':
        'Whatever is paid in excess is gone. Here you cannot throw in a planet or Trade Good that the payment does not need.',
      'TI3-SPEND-08': 'Distance is no object: any planet can pay for anything anywhere.',
      'TI3-SPEND-09': 'A Trade Good is good for 1 resource or 1 influence, together with planets or without.',
      'TI3-SPEND-10': 'You still control an exhausted planet, but it brings no votes and no discount on technologies.',
    },
  },
  {
    id: 'TI3-ACTIONCARDS',
    title: 'Action Cards',
    rules: {
      'TI3-ACTIONCARDS-01':
        'Nobody but you sees your Action Cards. How many you hold is known to all, and they cannot be traded unless an ability says so.',
      'TI3-ACTIONCARDS-02': 'Each card tells when it can be played; at no other time can you use it.',
      'TI3-ACTIONCARDS-03':
        'Seven is the most you can hold. With an eighth in hand you have to discard one immediately, and you choose which.',
      'TI3-ACTIONCARDS-04': 'If you draw several Action Cards, you draw them singly and check your hand after each.',
      'TI3-ACTIONCARDS-05':
        'In one round you cannot play two copies of a card in the same situation or on the same units. One Flank Speed for each of two fleets is fine, two for the same fleet are not.',
      'TI3-ACTIONCARDS-06':
        'If you want to play a card, you say so, and others may say so too. Then all these cards are shown together and resolved in the order of play. Here everybody commits a card, or none, in secret.',
      'TI3-ACTIONCARDS-07':
        'As long as no Strategy Cards are held, the Speaker’s card comes first, then the others’ clockwise.',
      'TI3-ACTIONCARDS-08':
        'Sabotage needs no announcement. You play it when another player’s card has been revealed; that card has no effect, and both are discarded. A Sabotage may be sabotaged in turn.',
      'TI3-ACTIONCARDS-09':
        'A card to be played as an action takes up your turn in the Action Phase. If it is cancelled, you have lost the card but not your turn.',
      'TI3-ACTIONCARDS-10':
        'You get new cards in step 5 of the Status Phase, from the Political card, three by the primary and one by the secondary ability, and here and there from other effects.',
      'TI3-ACTIONCARDS-11': 'Four players set Strategic Flexibility and Strategic Shift aside before the game.',
      'TI3-ACTIONCARDS-12':
        'A card that has been resolved is discarded. When the deck is used up, the discards are shuffled to make a new one.',
      'TI3-ACTIONCARDS-13': 'Players who have been eliminated play no more Action Cards.',
    },
  },
  {
    id: 'TI3-POLITICS',
    title: 'Galactic Council',
    rules: {
      'TI3-POLITICS-01':
        'The primary ability of Political calls the Galactic Council, which is all of you. It must vote on the agenda of the Political Card drawn.',
      'TI3-POLITICS-02': 'The active player reads the Political Card out, together with the kind of vote it asks for.',
      'TI3-POLITICS-03':
        'In an election you vote for a player, a planet or whatever the card names. The most votes win; no majority is needed.',
      'TI3-POLITICS-04': 'In a vote For or Against, the side with more of the votes cast has its way.',
      'TI3-POLITICS-05':
        'An agenda that is a law and is passed remains open in the common play area and holds from now on.',
      'TI3-POLITICS-06':
        'If a law is turned down, what the card says under Against takes place, and the card is discarded.',
      'TI3-POLITICS-07': 'A law stands until another agenda or an effect expressly changes it or does away with it.',
      'TI3-POLITICS-08': 'First you debate, then you vote.',
      'TI3-POLITICS-09': 'While you debate, Trade Goods may change hands to win votes. Nobody is held to a promise.',
      'TI3-POLITICS-10':
        'You vote one after another, clockwise from the Speaker’s left, so that the Speaker comes last.',
      'TI3-POLITICS-11': 'Everybody sees how you vote, and you cannot take it back.',
      'TI3-POLITICS-12':
        'Add up the influence of your refreshed planets: that many votes you have, but one in any case. Players who are out of the game have none.',
      'TI3-POLITICS-13': 'All your votes go the same way. You cannot spread them, only abstain.',
      'TI3-POLITICS-14': 'Your planets are not exhausted by voting.',
      'TI3-POLITICS-15': 'Votes cannot be bought from the bank: Trade Goods do not count as influence here.',
      'TI3-POLITICS-16': 'You may abstain at any vote. Then you simply do not count.',
      'TI3-POLITICS-17':
        'The Speaker breaks every tie, choosing among those in front, or freely if nobody voted at all.',
      'TI3-POLITICS-18': 'If the agenda is no law, it takes effect once and the card is discarded.',
    },
  },
];
