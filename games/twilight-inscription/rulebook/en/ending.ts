import type { RuleChapter } from '@orrery/kernel';

export const ending: readonly RuleChapter[] = [
  {
    id: 'INS-END',
    title: 'End of the game and scoring',
    rules: {
      'INS-END-01': 'Once “A Throne for the Taking” has been resolved, play stops and everybody scores their sheets.',
      'INS-END-02': 'Sheet by sheet, total your claimed VP assets and write the result in the box “Sheet”.',
      'INS-END-03':
        'On Navigation this includes the VP written for relics and Mecatol Rex. On Warfare the negative VP of lost Wars are subtracted.',
      'INS-END-04':
        'Add what is in the “Objective” box, if you achieved the sheet’s objective. That makes the “Subtotal”.',
      'INS-END-05':
        'On Industry every pair of unspent Trade Goods raises the subtotal by 1; a single one left over counts nothing.',
      'INS-END-06':
        'Your four subtotals together are your final score, entered at your faction’s name on the Mecatol Rex sheet.',
      'INS-END-07': 'Factions that never reached Mecatol Rex are added to the list now. They get no reward for it.',
      'INS-END-08': 'The best final score wins. Unused Votes, Planets and Specialties are worth nothing.',
      'INS-END-09': 'In a tie, Votes decide: the player who has claimed more of them wins, spent or not.',
      'INS-END-10': 'Players who are level even then form a coalition and win together.',
    },
  },
  {
    id: 'INS-SOLO',
    title: 'One and two players',
    rules: {
      'INS-SOLO-01':
        'If you play alone or as a pair, an AI faction takes part. The reverse of the Mecatol Rex sheet, its AI side, shows how it is doing.',
      'INS-SOLO-02':
        'The AI side has six tracks, one for every possible Focus result: Materials, Influence or Research, once or twice.',
      'INS-SOLO-03':
        'Four of the six are goal tracks. Of the other two, in our game, single Materials is the strength track and single Influence the vote track.',
      'INS-SOLO-04':
        'Apart from this chapter everything stays as it is. Setup and Council events are the only procedures that are different.',
      'INS-SOLO-05':
        'For setup turn the AI side up. The agendas of Stages II, III and IV are shuffled as three decks, and all of their cards stay in play.',
      'INS-SOLO-06':
        'With two, a black die settles your seats for good. If it shows Influence, the Speaker sits to the left of the other player; otherwise, to the right.',
      'INS-SOLO-07':
        'The AI faction sits on the free side of each of you. So you fight one War against each other and one against the AI.',
      'INS-SOLO-08': 'Decide how tough the AI is to be: Easy, Intermediate or Hard.',
      'INS-SOLO-09': 'On Easy the tracks stay as they are printed.',
      'INS-SOLO-10':
        'On Intermediate the AI has a head start of one icon on all goal tracks, and of one more in the sections of the strength track for Stages II and III.',
      'INS-SOLO-11':
        'On Hard the head start is two icons on all goal tracks, and one more in the sections for Stages II and III of the strength track as well as the vote track.',
      'INS-SOLO-12':
        'After every roll the AI advances: for each Focus die the next free icon on the track of its result is crossed out, if need be in a later Stage’s section. You use the dice as usual. If the strength or vote track is full, the result is ignored.',
      'INS-SOLO-13':
        'Goals are printed along the goal tracks. When the AI has crossed out all that precedes a goal, the goal is claimed.',
      'INS-SOLO-14':
        'If the goal is an objective, the AI has achieved it. Its card is turned over, unless that has happened before.',
      'INS-SOLO-15': 'If the goal is Mecatol Rex, the AI faction fills the uppermost free slot on the sheet.',
      'INS-SOLO-16': 'The AI scores nothing for its goals. It merely snatches the first place from you.',
      'INS-SOLO-17':
        'Reach an objective or Mecatol Rex in the round in which the AI does, and you count as level with it and get the better reward. Between two human players the step still decides.',
      'INS-SOLO-18':
        'Once a goal track is used up, results for it are read as the one printed at its far end. If that track is full as well, go on from there, but to no track twice.',
      'INS-SOLO-19':
        'Wherever you have no human neighbor, you fight against the AI’s strength. Alone, that means both Wars.',
      'INS-SOLO-20':
        'Look at the strength track’s section for the Stage of the event: the number over its last crossed-out icon is the AI’s strength. With none crossed out it would be 0.',
      'INS-SOLO-21':
        'When the Wars are over, the rest of that section is lined out. Lined icons count for nothing, and later results move on to the next section.',
      'INS-SOLO-22':
        'In a Council event you claim your Votes in the normal way. After that five steps of their own take the place of the usual vote.',
      'INS-SOLO-23': 'In step 1 the top agenda of the Stage is revealed; only its “For” outcome counts.',
      'INS-SOLO-24':
        'In step 2 agendas of the same Stage are drawn until one differs from the first in its star: without a star if the first has one, with a star if it has none. Those that do not fit are discarded.',
      'INS-SOLO-25': 'The agenda found in step 2 is the counter-agenda; only its “Against” outcome counts.',
      'INS-SOLO-26': 'In step 3 you only choose how many Votes to cast. You take no side.',
      'INS-SOLO-27':
        'Once the players have cast, a line goes through the vote track’s open icons for this Stage, and a black die is thrown for the AI.',
      'INS-SOLO-28':
        'The AI casts the number over the last crossed-out icon of the section, and more by the die: here none for Materials, 1 for Research, 2 for Influence.',
      'INS-SOLO-29':
        'In step 4 your Votes are compared with the AI’s. Only if you cast more do you get the good outcome, the one with the star; a tie is not enough, and you get the bad one.',
      'INS-SOLO-30':
        'With two, each of you resolves your own outcome and the other is not concerned. Where the highest voter would choose, you choose for yourself, whether you beat the AI or not.',
      'INS-SOLO-31': 'In step 5 you strike through the Votes you cast, just as in a bigger game.',
      'INS-SOLO-32':
        'The higher VP total wins, but only with a rank better than “Defeat”; if nobody has one, nobody wins. A tie between two players is broken in the usual way.',
      'INS-SOLO-33':
        'Your score earns a rank. The ladder climbs in steps of 20 points: Lost in the Dark Years, Footnote of galactic history (40), Emerging realm (60), Galactic power (80), Dominant authority (100), Surpasses the Lazax (120). The same table serves for one player and for two.',
      'INS-SOLO-34':
        'You need 40 points to win on Easy, 60 on Intermediate and 80 on Hard. The best rank you can reach there is the one at 80, 100 and 120 points respectively.',
    },
  },
];
