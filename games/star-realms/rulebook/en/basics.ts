import type { RuleChapter } from '@orrery/kernel';

export const basics: readonly RuleChapter[] = [
  {
    id: 'SR-GEN',
    title: 'The aim of the game',
    rules: {
      'SR-GEN-01':
        'You work with three things: Trade pays for new cards, Combat strikes at opponents and their Bases, and Authority is your score and your life in one.',
      'SR-GEN-02':
        'You start with 50 Authority. Other figures are used only in Hydra, Emperor and Raid, and where a Scenario card says so.',
      'SR-GEN-03':
        'Once your Authority is down to zero or below, you are defeated. Orrery checks this right after each change, lets changes that belong together finish first, and never shows a number below 0.',
      'SR-GEN-04':
        'In the basic game, victory goes to the player who brings every opponent down to zero. A tie cannot come up, since nothing costs you Authority on your own turn. So that no game lasts for ever, Orrery ends it after round 100 (or 50 or 200, as the table chose): the highest Authority wins, and of equals the one later in turn order.',
      'SR-GEN-05': 'Authority has no ceiling: you may climb well above the figure you started with.',
      'SR-GEN-06': 'When a card and these rules disagree, do what the card says.',
      'SR-GEN-07':
        'These general rules hold in the campaign and in all other modes, as long as a mode does not change them.',
      'SR-GEN-08':
        'A tip: if Star Realms is new to you, play one plain game by the general rules before you start the campaign.',
    },
  },
  {
    id: 'SR-SETUP',
    title: 'Setting up a standard game',
    rules: {
      'SR-SETUP-01': 'Chance decides who goes first.',
      'SR-SETUP-02':
        'Everybody begins at 50 Authority. At a real table you would turn a score dial; here Orrery keeps count.',
      'SR-SETUP-03':
        'Your Personal Deck holds 8 Scouts and 2 Vipers. Once shuffled, it lies face down before you as your deck.',
      'SR-SETUP-04': 'Personal Deck cards that nobody needs stay in the box and out of the game.',
      'SR-SETUP-05':
        'Going first is an advantage, so the first player draws just 3 cards to begin with and the second player 5. A weak hand cannot be exchanged.',
      'SR-SETUP-06': 'You draw your starting hand from your own Personal Deck and nowhere else.',
      'SR-SETUP-07': 'Every card you draw joins your hand right away.',
      'SR-SETUP-08': 'Look at your hand as often as you like; your opponent’s hand is hidden from you.',
      'SR-SETUP-09': 'The cards you play lie face up in a space of your own, your in-play zone.',
      'SR-SETUP-10':
        'You also have a discard pile of your own. It starts out empty, lies face up, and anybody may browse it whenever they wish.',
      'SR-SETUP-11': 'One game board in the middle serves everybody.',
      'SR-SETUP-12': 'All 20 Explorers lie face up in a single stack at their place on the board.',
      'SR-SETUP-13':
        'Shuffle the remaining 60 cards of the Campaign pack: face down on the board, they are the Trade Deck. An ordinary game uses fresh cards; a table opened from a campaign uses that campaign’s cards, upgrades included.',
      'SR-SETUP-14':
        'The Trade Row lies between Explorers and Trade Deck and has room for five cards. Turn them up from the Trade Deck; an on-acquire ability does nothing yet.',
      'SR-SETUP-15': 'The Scrap Heap has its place beyond the Trade Deck. No card lies there at first.',
      'SR-SETUP-16':
        'What you scrap goes face up to the Scrap Heap and does not come back in this game. Only Explorers return to their stack.',
    },
  },
  {
    id: 'SR-TURN',
    title: 'How a turn runs',
    rules: {
      'SR-TURN-01':
        'You and your opponents take turns, one at a time. If a card asks another player for something, such as discarding, that player answers at once, in the middle of your turn.',
      'SR-TURN-02': 'Each turn runs through a Main Phase, a Discard Phase and a Draw Phase, always in this order.',
      'SR-TURN-03':
        'In your Main Phase you may do all of this, as often as you like and in whatever order: play cards, use what your Bases and Ships in play can do, buy new cards for Trade, and attack opponents or Bases with Combat.',
      'SR-TURN-04': 'Nothing in the Main Phase is compulsory. It lasts until you say that you are done.',
      'SR-TURN-05': 'As soon as you have drawn your new cards, your turn is over.',
      'SR-TURN-06':
        'Three or more players take their turns clockwise around the table. Team modes have an order of their own.',
    },
  },
  {
    id: 'SR-PLAY',
    title: 'Playing cards',
    rules: {
      'SR-PLAY-01': 'Playing a card is free: it moves from your hand to your in-play zone, face up.',
      'SR-PLAY-02': 'Most cards are one of two kinds: Ships or Bases.',
      'SR-PLAY-03':
        'A Ship’s Primary Ability happens the moment you play the Ship. Go through its parts as printed and do what you can; only what says “you may” is up to you. Nothing else goes on before it is finished.',
      'SR-PLAY-04':
        'A Ship’s Ally and Scrap Abilities are up to you: during the Main Phase you may use either of them, both or none, whenever what they ask for is given.',
      'SR-PLAY-05': 'Your Ships remain before you until the Discard Phase sends them to your discard pile.',
      'SR-PLAY-06':
        'You may hold cards back, but not for your next turn: what is still in your hand leaves it in the Discard Phase.',
    },
  },
];
