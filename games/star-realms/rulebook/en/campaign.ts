import type { RuleChapter } from '@orrery/kernel';

export const campaign: readonly RuleChapter[] = [
  {
    id: 'SR-CAMP',
    title: 'Setting up the campaign',
    rules: {
      'SR-CAMP-01':
        'The campaign is told in 12 scenarios, always with the same two players. Each scenario has an envelope, closed until its turn comes; what is inside is of our own making in Orrery.',
      'SR-CAMP-02': 'You play the scenarios by their numbers. The first is called “Birth of an Empire”.',
      'SR-CAMP-03': 'While the campaign lasts, cards from other Star Realms boxes take no part.',
      'SR-CAMP-04':
        'Before the first game each of you picks a faction, Star Empire or Trade Federation, and stays with it to the end. In Orrery both wishes are revealed together.',
      'SR-CAMP-05':
        'If both of you want the same faction, the lot falls to one of you and the other takes what is left.',
      'SR-CAMP-06':
        'Your faction’s Capsule envelope keeps what you have won and unlocked. At the start of each game you take everything out; Orrery does it for you.',
      'SR-CAMP-07': 'Each game begins by opening the envelope of the scenario that is due.',
      'SR-CAMP-08': 'If there are sticker sheets in the envelope, you get the one of your faction.',
      'SR-CAMP-09':
        'Lay the Victory Point cards of the envelope aside. You win such a card when you meet the condition on it.',
      'SR-CAMP-10': 'The Star Empire opens the very first game.',
      'SR-CAMP-11': 'After that, the player who took the main Victory Point card of the last scenario goes first.',
      'SR-CAMP-12':
        'Each side of the large Scenario card belongs to a faction: the first player’s faction is up and holds for the entire game. In scenario 1 it makes no difference.',
      'SR-CAMP-13':
        'Next comes the text of the large Scenario card. It may change rules or let the first player choose one, and the choice is made right there, or as soon as the setup allows.',
      'SR-CAMP-14':
        'If there is a small Scenario card for what was chosen, it lies beside the large one as a reminder.',
      'SR-CAMP-15':
        'The Star Empire’s Personal Deck has 11 cards: eight Scouts, a Viper, the Imperial Fighter and the Smuggler.',
      'SR-CAMP-16':
        'The Trade Federation’s Personal Deck has 11 cards, too: eight Scouts, a Viper, the Federation Shuttle and the System Police.',
      'SR-CAMP-17':
        'Otherwise the players begin as always: 50 Authority, 3 cards for the first player and 5 for the other, unless the Scenario card changes it.',
      'SR-CAMP-18':
        'The board is the familiar one, too, with its Explorers, a freshly shuffled Trade Deck and a full Trade Row.',
      'SR-CAMP-19':
        'A new campaign has a Trade Deck of three equal parts: 20 cards each from Consortium, Kingdom and Scavengers.',
      'SR-CAMP-20':
        'The order of it all: factions (only once), Capsules, then the envelope: stickers and Victory Point cards, who goes first, the Scenario card and its choice; after that Personal Decks, players, and finally the board.',
    },
  },
];
