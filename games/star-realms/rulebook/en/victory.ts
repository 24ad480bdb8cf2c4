import type { RuleChapter } from '@orrery/kernel';

export const victory: readonly RuleChapter[] = [
  {
    id: 'SR-POL',
    title: 'Political Victory',
    rules: {
      'SR-POL-01': 'As a rule a scenario is yours when your opponent has no Authority left.',
      'SR-POL-02':
        'Scenarios 1 to 4 know another way: with the fifth sticker you use from your sheet of this very scenario, you have won on the spot.',
      'SR-POL-03':
        'For a Political Victory, sheets from earlier envelopes do not help; only the sheet of the scenario you are playing counts.',
      'SR-POL-04': 'After scenario 4 there are no more Political Victories.',
      'SR-POL-05':
        'The game is over the moment the fifth sticker is on its card, even before an on-acquire ability would take effect.',
    },
  },
  {
    id: 'SR-VP',
    title: 'Victory Points',
    rules: {
      'SR-VP-01': 'Bring your opponent down to zero Authority, and you have won the scenario being played.',
      'SR-VP-02':
        'The winner of a scenario gets its Victory Point card. Some envelopes hold further ones with a condition of their own.',
      'SR-VP-03':
        'Keep your Victory Point cards: at the end of the campaign their points, 1 to 4 for each card, go into your score.',
      'SR-VP-04':
        'The envelope of scenario 12 says how the campaign is decided. In Orrery you add up the points of your cards; for each of the three neighbors, the player who upgraded more of its cards gets 2 more. The higher total wins; if it is tied, the winner of scenario 12 does.',
      'SR-VP-05': 'A Political Victory is worth just as much: it wins the scenario and with it the Victory Point card.',
    },
  },
  {
    id: 'SR-BETWEEN',
    title: 'Between two games',
    rules: {
      'SR-BETWEEN-01':
        'The large Scenario card returns to its envelope. What the Scenario cards changed ends with it, except where they say that it lasts for the rest of the campaign.',
      'SR-BETWEEN-02':
        'You put the Personal Deck of your faction together again as it was at the start; what an envelope has exchanged for good stays exchanged.',
      'SR-BETWEEN-03':
        'All cards that have a cost return to the Trade Deck, wherever they are, be it with a player or in the Scrap Heap.',
      'SR-BETWEEN-04': 'Upgraded cards go back to the Trade Deck, too; their stickers stay on for the whole campaign.',
      'SR-BETWEEN-05':
        'If you want to play on, set up the next scenario. In Orrery it begins once both of you have agreed to go on.',
      'SR-BETWEEN-06':
        'For a break, put your sheets, Victory Point cards and all else you have unlocked in your Capsule envelope; Orrery keeps it for you. Giving up between two games ends the campaign without a winner; during a game it costs only that game.',
      'SR-BETWEEN-07': 'All Explorers return to their stack, so it is back at 20.',
      'SR-BETWEEN-08': 'Even Personal Deck cards that you scrapped are back for the next game.',
    },
  },
  {
    id: 'SR-POST',
    title: 'After the campaign',
    rules: {
      'SR-POST-01': 'Once the campaign is decided, see how many upgrades each of you has made.',
      'SR-POST-02':
        'If you have made fewer than the 20 you may, choose more cards of the Trade Deck and upgrade them until you have 20. A row that fits no card any more is forfeited.',
      'SR-POST-03': 'If both of you still have upgrades to make, you take turns; the loser of the campaign begins.',
      'SR-POST-04': 'As before, every row of every sheet gives one sticker, for a Ship or for a Base.',
      'SR-POST-05':
        'The upgrades after the campaign are free. Since you acquire nothing, no on-acquire ability happens.',
      'SR-POST-06': 'Now open the Post-Campaign pack: its 24 Trade Deck cards are shuffled in with the others.',
      'SR-POST-07': 'The Trade Deck now has 84 cards and is there for standard games as well as for all other modes.',
      'SR-POST-08':
        'On paper you may mix these cards with those of other Star Realms boxes from now on. Orrery has only this one.',
    },
  },
];
