import type { RuleChapter } from '@orrery/kernel';

export const concepts: readonly RuleChapter[] = [
  {
    id: 'TI3-GEN',
    title: 'Basics',
    rules: {
      'TI3-GEN-01':
        'Three to six of you can play. The rules are written for six; with fewer, a few things change in building the galaxy, in choosing Strategy Cards and in the Action deck.',
      'TI3-GEN-02': 'You lead one of the ten Great Races and have one of six colours; nobody shares either with you.',
      'TI3-GEN-03':
        'Your aim is ten Victory Points. The game ends as soon as somebody has the tenth, or earlier if one of the other endings comes about.',
      'TI3-GEN-04': 'Dice have ten sides and show 1 to 10; a 0 on the die means 10.',
      'TI3-GEN-05':
        'You score a hit if the die, with all bonuses and penalties added, shows at least the combat value of the unit that rolls. Bonuses change the die, not the combat value.',
      'TI3-GEN-06':
        'Units are all your pieces, nine kinds of them: Space Docks, PDS, Ground Forces, Fighters, Destroyers, Cruisers, Carriers, Dreadnoughts and War Suns. Supplement counters that stand for Fighters or Ground Forces are units too.',
      'TI3-GEN-07':
        'Six of these kinds are ships, from the Fighter to the War Sun. Ships are out in space, belong to no planet and cannot land.',
      'TI3-GEN-08':
        'The other three are not at home in space. A Space Dock stands on a planet; a Ground Force or a PDS stands on one as well, or rides aboard a ship.',
      'TI3-GEN-09': 'All your ships in a system together make a fleet.',
      'TI3-GEN-10':
        'What is yours is friendly to you, and all that others have is enemy, however well you get on and whatever agreements you have.',
      'TI3-GEN-11':
        'Units and Command Counters you are not using wait in your reinforcements. Whatever is destroyed goes there too and can be built again.',
      'TI3-GEN-12':
        'You play in rounds of three phases each: Strategy Phase, Action Phase, Status Phase. This goes on until the game is decided.',
      'TI3-GEN-13': 'In the Action Phase, whoever is taking a turn is called the active player.',
      'TI3-GEN-14':
        'There are two kinds of order. In the order of play, given by the numbers of the Strategy Cards, you take turns, claim objectives and resolve Action Cards. Clockwise you place tiles, choose Strategy Cards, use secondary abilities and vote.',
      'TI3-GEN-15': 'Promise what you like: nobody can make you keep it. Only what actually changes hands counts.',
      'TI3-GEN-16':
        'Some things are secret: your hand of Action Cards, your Secret Objective, tiles not yet placed, the order of decks, what was removed at setup, and Domain Counters face down. All the rest is open, among it how many cards you hold.',
      'TI3-GEN-17':
        'On your Race Sheet you keep Command Counters in three areas, Strategy Allocation, Fleet Supply and Command Pool, and your Trade Goods. It also tells you what you start with, what your race can do and the values of your units.',
      'TI3-GEN-18': 'Where an ability of your race contradicts a rule, the ability wins.',
    },
  },
  {
    id: 'TI3-SETUP',
    title: 'Setup',
    rules: {
      'TI3-SETUP-01':
        'Your race is a matter of luck: the ten Home Systems are shuffled, each of you draws one, and that is the race you lead.',
      'TI3-SETUP-02':
        'With your race come the Race Sheet, 15 Control Markers, two Trade cards and 16 Command Counters.',
      'TI3-SETUP-03':
        'Then comes a colour, with its units and its deck of 24 Technology cards. Here the table hands out the colours.',
      'TI3-SETUP-04':
        'The 103 Action Cards and the 60 Political Cards are shuffled into two decks for all. The supplement counters lie beside them.',
      'TI3-SETUP-05':
        'The planets of your Home System are yours from the start, refreshed. The cards of all others, Mecatol Rex included, wait in the middle.',
      'TI3-SETUP-06': 'The 40 Trade Goods make one stock for everybody.',
      'TI3-SETUP-07': 'The eight Strategy Cards lie in a row by number, active side up.',
      'TI3-SETUP-08':
        'Each of you gets a Secret Objective and the deck of Public Objectives is made up; the next chapter tells how. Cards not needed leave the game unseen.',
      'TI3-SETUP-09':
        'Everybody’s marker starts at 0 on the Victory Point track. Its longer side, up to 14, is for the War of Attrition only.',
      'TI3-SETUP-10': 'Now you build the galaxy. A first player drawn by lot becomes Speaker.',
      'TI3-SETUP-11':
        'When the galaxy is complete, put your starting units into your Home System: ships in space, everything else on planets, spread as you like and with no more than two PDS on each.',
      'TI3-SETUP-12': 'Lay open the technologies your race begins with.',
      'TI3-SETUP-13':
        'Put eight Command Counters on your Race Sheet: 3 in the Command Pool, 3 in Fleet Supply, 2 in Strategy Allocation. The rest are reinforcements.',
      'TI3-SETUP-14': 'Your Trade cards lie before you as Trade Contracts, which bring nothing yet.',
      'TI3-SETUP-15':
        'You begin without Action Cards, Trade Goods, points or agreements, and no laws hold yet. Only at a table of five do some seats get Trade Goods to make up for their place.',
      'TI3-SETUP-16': 'Then the first Strategy Phase begins.',
    },
  },
  {
    id: 'TI3-OBJDECK',
    title: 'Objective Decks',
    rules: {
      'TI3-OBJDECK-01': 'The 30 objective cards are sorted: ten Secret, ten Public of Stage I, ten Public of Stage II.',
      'TI3-OBJDECK-02': 'Each of you is dealt one Secret Objective. Look at it and keep it face down.',
      'TI3-OBJDECK-03': 'You may not let anybody else see your Secret Objective.',
      'TI3-OBJDECK-04': 'Secret Objectives that were not dealt are put away without a look.',
      'TI3-OBJDECK-05':
        '“Game Over” is taken out of Stage II and mixed with three others of that stage, drawn blind. These four are the bottom of the Public deck; the six left over are put away unseen.',
      'TI3-OBJDECK-06': 'Six cards of Stage I, drawn blind as well, go on top; the other four are put away.',
      'TI3-OBJDECK-07':
        'That makes ten Public Objectives: six easy ones first, then four harder ones, one of which is “Game Over”. It may come seventh, eighth, ninth or tenth, each with the same chance.',
      'TI3-OBJDECK-08': 'Which objectives have been put away stays unknown to all.',
    },
  },
];
