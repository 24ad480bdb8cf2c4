import type { RuleChapter } from '@orrery/kernel';

export const galaxy: readonly RuleChapter[] = [
  {
    id: 'TI3-GALAXY',
    title: 'Building the Galaxy',
    rules: {
      'TI3-GALAXY-01': 'Mecatol Rex lies in the centre from the start; it is not among the tiles you shuffle and deal.',
      'TI3-GALAXY-02': 'A first player is drawn by lot and is the first Speaker.',
      'TI3-GALAXY-03':
        'With six players, two of the 32 remaining tiles are put away unseen, and each of you gets five of the others.',
      'TI3-GALAXY-04':
        'Your tiles are for your eyes only, except when you have to prove that none of them has a planet.',
      'TI3-GALAXY-05':
        'The first player chooses a side of Mecatol Rex and lays their Home System straight out from it, in the third ring: two tiles fit in between.',
      'TI3-GALAXY-06': 'The others follow clockwise, each on a side that is still free.',
      'TI3-GALAXY-07': 'From now on you sit as your Home Systems lie: that is what “clockwise” refers to.',
      'TI3-GALAXY-08': 'Beginning with the Speaker, you take turns laying one of your tiles face up.',
      'TI3-GALAXY-09':
        'The galaxy grows outwards. You fill the ring around Mecatol Rex first, then the second, and only then the third.',
      'TI3-GALAXY-10':
        'On a table, a Home System is pushed up to the board as soon as it can be joined, without costing anybody a turn. Here every place is fixed, so nothing needs pushing.',
      'TI3-GALAXY-11':
        'Special Systems keep apart: you may not lay one beside another unless you have no other choice.',
      'TI3-GALAXY-12':
        'After a tile without planets, your next one must have a planet, provided you own such a tile. If that clashes with keeping Special Systems apart, the planet comes first.',
      'TI3-GALAXY-13':
        'If you own none, you show the others your tiles before you lay one. Here the game vouches for it.',
      'TI3-GALAXY-14':
        'When all have laid a tile, the direction turns round, so that the last one to lay goes again at once. It swings back and forth like this to the end.',
      'TI3-GALAXY-15':
        'Once all tiles lie on the table, the galaxy is ready. For six players that makes 37 systems: Mecatol Rex, six Home Systems and thirty others.',
      'TI3-GALAXY-16':
        'Three players draw their races by lot too. Home Systems nobody has are put away, and Mecatol Rex lies in the centre.',
      'TI3-GALAXY-17':
        'Three players first take out three plain systems without planets and one Asteroid Field, which leaves 28.',
      'TI3-GALAXY-18':
        'Of the 28, four more are put away at random and unseen. Each of the three players gets eight tiles.',
      'TI3-GALAXY-19':
        'Three players then build as usual. The first two rings are full; in the third lie only the three Home Systems, at every other corner, each with a tile on either side. All in all 28 systems.',
      'TI3-GALAXY-20':
        'Four players start in the same way: races by lot, spare Home Systems away, Mecatol Rex in the middle.',
      'TI3-GALAXY-21': 'With four players none of the 32 tiles is left out; everybody gets eight.',
      'TI3-GALAXY-22':
        'Four players build as usual too. Their Home Systems lie in the third ring at two, four, eight and ten o’clock, and the galaxy has 37 systems.',
      'TI3-GALAXY-23':
        'With five players it is once more races by lot, spare Home Systems away, Mecatol Rex in the centre.',
      'TI3-GALAXY-24':
        'Before anything is laid, five players draw numbers from 1 to 5, which give them their seat and home. Going clockwise around the corners of the third ring these are 1, 2, a free corner, 3, 4 and 5.',
      'TI3-GALAXY-25':
        'The first player puts one of the 32 tiles away and lays another beside Mecatol Rex, wherever they like; nobody sees either of them. While it is face down, it passes for an ordinary tile.',
      'TI3-GALAXY-26':
        'The other thirty are dealt out, six for each of the five, and laid as usual. Together that makes 37 systems.',
      'TI3-GALAXY-27': 'At the very end the hidden tile is turned up. Whatever it touches, it stays.',
      'TI3-GALAXY-28':
        'Not all seats are equal with five players, so Trade Goods make up for it: 6 for seat 5, 4 each for seats 1 and 4, none for 2 and 3.',
    },
  },
];
