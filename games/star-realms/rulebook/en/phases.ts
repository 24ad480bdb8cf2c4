import type { RuleChapter } from '@orrery/kernel';

export const phases: readonly RuleChapter[] = [
  {
    id: 'SR-ACQ',
    title: 'Acquiring cards',
    rules: {
      'SR-ACQ-01': 'Trade you gain flows into your Trade Pool; you can spend it until the end of the Main Phase.',
      'SR-ACQ-02':
        'For Trade you can have any card of the Trade Row or the Explorer on top of the stack. Should the stack be empty, you have to wait until an Explorer is scrapped.',
      'SR-ACQ-03':
        'What a card costs is written at its upper right corner, in the Trade symbol. In the Trade Deck costs run from 1 to 8.',
      'SR-ACQ-04': 'Pay the cost out of your Trade Pool; the card then goes to your discard pile.',
      'SR-ACQ-05':
        'With the Trade that remains you can go on buying in this Main Phase, as many cards as you can pay for.',
      'SR-ACQ-06':
        'A card bought from the Trade Row is replaced at once from the top of the Trade Deck, so that five are on offer. When the Trade Deck has run out, the space stays empty: the Scrap Heap is never shuffled in.',
      'SR-ACQ-07': 'A card that has just come up is for sale immediately.',
      'SR-ACQ-08': 'New cards lie face up in your discard pile and enter your deck with the next shuffle.',
      'SR-ACQ-09':
        'Some effects let you acquire a card for free or put it somewhere else, say on top of your deck. It has been acquired all the same: its on-acquire ability works, and in the campaign a card of the Trade Row can be upgraded.',
      'SR-ACQ-10':
        'Effects may make a card cheaper or dearer, as the Lifter does, but never cheaper than 0. For upgrades the printed cost keeps counting.',
      'SR-ACQ-11': 'Explorers that you acquire are not replaced: in the stack are those of the 20 that no player owns.',
    },
  },
  {
    id: 'SR-ATTACK',
    title: 'Attacking',
    rules: {
      'SR-ATTACK-01': 'Combat you gain flows into your Combat Pool, ready for any moment of this Main Phase.',
      'SR-ATTACK-02':
        'Combat is there to attack opponents and their Bases. Attack as often as you like and spread your blows among everything you may attack.',
      'SR-ATTACK-03':
        'When you attack an opponent, you decide how much Combat to use, at least 1. The opponent loses just as much Authority.',
      'SR-ATTACK-04':
        'When you attack a Base, pay Combat up to its Defense: it is destroyed and lands in its owner’s discard pile. You may also spread the payment over several attacks of the turn, and you never pay more than is missing.',
      'SR-ATTACK-05':
        'First the Outpost, then the rest: while an opponent has one, you can neither attack that player nor choose the other Bases as targets.',
      'SR-ATTACK-06': '“Destroy target Base” takes out a Base of your choice and costs you no Combat.',
      'SR-ATTACK-07':
        '“Destroy target Base” chooses a target, so it has to be an Outpost as long as the owner has one.',
      'SR-ATTACK-08':
        'Against several opponents, each Outpost guards its owner alone; in Hydra it guards that player’s whole team.',
      'SR-ATTACK-09': 'Attacks count at once. You may attack, then play or buy cards, then attack again.',
    },
  },
  {
    id: 'SR-DISC',
    title: 'The Discard Phase',
    rules: {
      'SR-DISC-01': 'The Discard Phase has four steps, taken one by one.',
      'SR-DISC-02': 'First: Trade left in your pool is gone.',
      'SR-DISC-03': 'Second: Combat left in your pool is gone as well.',
      'SR-DISC-04': 'Third: your Ships leave play and go to your discard pile. What counts is the printed type.',
      'SR-DISC-05': 'Fourth: what is left of your hand goes to your discard pile, too.',
      'SR-DISC-06':
        'Cards you discard or acquire lie face up in your discard pile. Every player may leaf through every such pile, whenever they like.',
      'SR-DISC-07': 'Your Bases stay where they are.',
    },
  },
  {
    id: 'SR-DRAW',
    title: 'The Draw Phase',
    rules: {
      'SR-DRAW-01':
        'Draw five new cards; with that your turn is over. The Boss in Raid draws more, and a Scenario card may change the number.',
      'SR-DRAW-02':
        'If you need a card and your deck is empty, shuffle your discard pile: face down, it is your new deck, and you draw on. If both are empty, the missing cards are simply not drawn.',
      'SR-DRAW-03':
        'The shuffle waits until you really have to draw from an empty deck. Taking the last card does not yet set it off.',
      'SR-DRAW-04':
        'An empty deck is treated like this at every draw, in the Main Phase and through on-acquire abilities, too. Cards in play are not shuffled in.',
    },
  },
  {
    id: 'SR-INFO',
    title: 'Who may see what',
    rules: {
      'SR-INFO-01':
        'Only you see your hand. Raiders see each other’s hands; so do teammates in Hydra, unless the table has chosen otherwise; in Emperor they do not.',
      'SR-INFO-02':
        'Decks lie face down. Unless an effect lets you look, nobody knows what comes next, in a player’s deck or in the Trade Deck.',
      'SR-INFO-03':
        'All else lies open to everybody: cards in play, Trade Row, Explorers, discard piles and Scrap Heap.',
      'SR-INFO-04':
        'Everybody can see how much Authority each player has, and how many cards are in every hand and deck.',
      'SR-INFO-05': 'A card you discard is seen by everybody, whether you chose to or had to.',
    },
  },
];
