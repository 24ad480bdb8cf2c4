import type { RuleChapter } from '@orrery/kernel';

export const status: readonly RuleChapter[] = [
  {
    id: 'TI3-STATUS',
    title: 'Status Phase',
    rules: {
      'TI3-STATUS-01':
        'The Status Phase has seven steps: objectives, repairs, counters off the board, planets refreshed, new cards and counters, counters rearranged, Strategy Cards back.',
      'TI3-STATUS-02':
        'Step 1: if you fulfil a Public Objective, your Secret Objective or both, you may claim now, in the order of play.',
      'TI3-STATUS-03': 'Step 2: everybody’s damaged ships are as good as new.',
      'TI3-STATUS-04': 'Step 3: you take all your Command Counters from the board back to reinforcements.',
      'TI3-STATUS-05': 'Step 4: all exhausted planets are refreshed.',
      'TI3-STATUS-06':
        'Step 5: you draw one Action Card, in the order of play, and get two Command Counters, or what your reinforcements still hold; you choose their areas. If the deck is used up, the discards are shuffled into a new one.',
      'TI3-STATUS-07':
        'Step 6: you may shift the Command Counters on your Race Sheet between the three areas in any way. If it matters who goes first, the order of play decides.',
      'TI3-STATUS-08':
        'If your Fleet Supply shrinks in this step, each fleet that is now too large loses the surplus immediately.',
      'TI3-STATUS-09':
        'Step 7: the Strategy Cards go back to the middle, active side up, ready for the next choice. Bonus Counters on unchosen cards stay.',
      'TI3-STATUS-10': 'At any point of this phase you may disband units of your own. They go back to reinforcements.',
      'TI3-STATUS-11':
        'This is also the time to cancel Trade Agreements of your own and, with the leader option, to settle what becomes of your captives.',
      'TI3-STATUS-12': 'That closes the round. If nobody has won, the next one opens with a Strategy Phase.',
    },
  },
  {
    id: 'TI3-WIN',
    title: 'Victory',
    rules: {
      'TI3-WIN-01':
        'Ten Victory Points win the game. The track ends there, so nobody has more than ten or fewer than none.',
      'TI3-WIN-02':
        'Objectives are claimed in the order of play, and the first to get to ten wins alone. It does not help those behind that they could have done it too.',
      'TI3-WIN-03':
        'Supremacy and Domination are special: if one of them lies open and you are first to fulfil it in step 1 of the Status Phase, you win on the spot.',
      'TI3-WIN-04':
        'When Imperial turns up “Game Over”, the game stops at once; the player who revealed it does not get the 2 points any more. Most Victory Points win, and a tie goes to whoever comes first in this round’s order of play.',
      'TI3-WIN-05':
        'Points that come at other times, from Imperial, cards or Domain Counters, win just as well when they make ten.',
    },
  },
  {
    id: 'TI3-ELIM',
    title: 'Elimination',
    rules: {
      'TI3-ELIM-01':
        'If you have neither a planet nor a Ground Force left, you are out. Everything of yours leaves the game: units, counters, cards and Trade Goods, and your Trade Agreements end. The last player in the game wins.',
      'TI3-ELIM-02':
        'Once you are out, you choose no Strategy Cards and play no Action Cards. A Strategy Card you had not resolved stays unresolved, and objectives you have claimed stay marked.',
      'TI3-ELIM-03':
        'One Ground Force anywhere keeps you in the game, even if it is aboard a Carrier and you have lost all your planets.',
    },
  },
  {
    id: 'TI3-SYSTEMS',
    title: 'Systems and Planets',
    rules: {
      'TI3-SYSTEMS-01':
        'Systems come in three types, told by their inner border: Home Systems yellow, Special Systems red, and basic systems with neither.',
      'TI3-SYSTEMS-02':
        'Each race has a Home System in which it starts. Those of races nobody plays are left in the box.',
      'TI3-SYSTEMS-03': 'A Special System is an Asteroid Field, a Nebula or a Supernova.',
      'TI3-SYSTEMS-04':
        'Asteroid Fields block ships. Only those whose owner has Antimass Deflectors, a blue technology, find a way through.',
      'TI3-SYSTEMS-05': 'Even with Antimass Deflectors a ship only passes through; it cannot stop among the asteroids.',
      'TI3-SYSTEMS-06': 'An Asteroid Field is never activated.',
      'TI3-SYSTEMS-07':
        'A Nebula helps the defender: each combat die of the defending fleet gets +1 in the rounds of a Space Battle there. Other dice, such as those of the barrage or of PDS, do not.',
      'TI3-SYSTEMS-08': 'A Nebula is no thoroughfare. Ships go into it only if it is the system being activated.',
      'TI3-SYSTEMS-09':
        'Leaving a Nebula is slow: a ship that sets out there has movement 1, and neither technology nor Action Card makes it faster.',
      'TI3-SYSTEMS-10': 'Keep away from a Supernova: no ship may go in or through, and nobody can activate it.',
      'TI3-SYSTEMS-11':
        'In a basic system you find up to two planets, sometimes none. A few have a wormhole as well, Alpha or Beta.',
      'TI3-SYSTEMS-12':
        'Mecatol Rex is a basic system like others, only that its place is always the centre and nobody is ever dealt it.',
      'TI3-SYSTEMS-13':
        'Wormholes of the same letter join: all Alpha systems are adjacent to each other, and so are all Beta systems.',
      'TI3-SYSTEMS-14': 'Systems joined like this are neighbours in every respect, for a Transfer Action too.',
      'TI3-SYSTEMS-15': 'A wormhole without a partner on the board leads nowhere.',
      'TI3-SYSTEMS-16':
        'A planet has a name, a resource value and an influence value, and perhaps a Technology Specialty. All 51 planets have a card of their own.',
      'TI3-SYSTEMS-17':
        'Resources buy units and technologies. Influence buys Command Counters, pays for some Action Cards, and is your weight when the Galactic Council votes.',
      'TI3-SYSTEMS-18':
        'If a planet becomes yours, its card comes to you straight away: the card is the proof that you control it.',
      'TI3-SYSTEMS-19':
        'A system is “empty” when nobody, you included, has a unit there, neither in space nor on a planet. Planets, Control Markers and Command Counters may be there all the same.',
      'TI3-SYSTEMS-20': 'A Special System never counts as empty.',
    },
  },
];
