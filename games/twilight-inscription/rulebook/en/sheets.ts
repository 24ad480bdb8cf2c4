import type { RuleChapter } from '@orrery/kernel';

export const sheets: readonly RuleChapter[] = [
  {
    id: 'INS-NAV',
    title: 'Navigation',
    rules: {
      'INS-NAV-01':
        'The Navigation sheet is a star map: small and large circles are systems, and the dotted lines between them are hyperlanes.',
      'INS-NAV-02':
        'In most systems you find an asset, but a few are empty. Claiming an empty one is allowed, and one faction even profits from it.',
      'INS-NAV-03': 'A drawn line leading to a system makes it explored; a circle around it makes it claimed.',
      'INS-NAV-04':
        'You begin with your home system claimed. Orange lines are printed from there to two neighboring systems, which count as explored.',
      'INS-NAV-05': 'For 1 Materials or 1 Research you explore one system; the icon legend reminds you of this.',
      'INS-NAV-06':
        'Follow one hyperlane with a solid line, starting at an explored system and ending at an unexplored one next to it, which is explored from now on. Two systems that are both explored cannot be joined afterwards.',
      'INS-NAV-07':
        'Wormholes hang on some of the systems. They stay closed to you until you unlock the technology Gravity Drive.',
      'INS-NAV-08':
        'To travel through, draw a line from an explored system into the middle of its wormhole, pick any other wormhole on the sheet and draw a second line from it to its system. The system where you come out must have been unexplored and is explored now.',
      'INS-NAV-09':
        'Both lines of a wormhole passage together are a single exploration: you pay 1 Materials or 1 Research for the pair.',
      'INS-NAV-10': 'For 1 Influence you circle a system and claim it. It has to be explored first.',
      'INS-NAV-11': 'The asset inside a system comes along when you claim it. If it is dotted, resolve it at once.',
      'INS-NAV-12': 'No system is claimed twice, and your home system, claimed from the start, never again.',
      'INS-NAV-13':
        'Claiming the Mecatol Rex system puts your faction on the Mecatol Rex sheet. The sooner you arrive, the better the reward.',
      'INS-NAV-14': 'Claiming a relic system brings you a relic card; see the chapter on relics.',
      'INS-NAV-15': 'Planet assets are found here but spent elsewhere: on your Expansion sheet.',
      'INS-NAV-16':
        'You have the choice with each Research spent on this sheet: explore a system, or advance one of its two technologies.',
    },
  },
  {
    id: 'INS-EXP',
    title: 'Expansion',
    rules: {
      'INS-EXP-01':
        'Several planets lie on this sheet. At first all of them are locked, and you can do nothing with them.',
      'INS-EXP-02':
        'Spend one Planet asset, pick the planet you want and cross out the Planet icon at its name: it is unlocked. Every planet costs the same.',
      'INS-EXP-03': 'As long as a planet is locked, it takes no resources.',
      'INS-EXP-04': 'You develop an unlocked planet by spending resources on it, each one for an icon of its kind.',
      'INS-EXP-05':
        'Rows and columns of a planet lead to assets. Complete a line of icons and the asset at its end is yours to claim.',
      'INS-EXP-06': 'Sometimes one icon finishes a row as well as a column. In that case you claim both assets.',
      'INS-EXP-07':
        'Your resources need not all go to one place: split them as you please between unlocked planets, space docks and technologies of the sheet.',
      'INS-EXP-08': 'You can build up to three space docks; they are printed on this sheet.',
      'INS-EXP-09':
        'There are two ways to build a space dock: spend a Planet asset on it, or cross out its whole row of icons with resources.',
      'INS-EXP-10':
        'Icons you have crossed out on a dock stay crossed out for later rounds. You may still finish the dock with a Planet asset instead.',
      'INS-EXP-11': 'A finished space dock gives you its asset.',
      'INS-EXP-12': 'Space docks are open from the start; there is nothing to unlock.',
      'INS-EXP-13':
        'The resource tracks along the upper edge are only a counting aid. Here the board shows what you have left to spend, so you need not keep count.',
      'INS-EXP-14':
        'On paper you may use the resource tracks with any active sheet and clear them when the round is over. Here the display does so for you.',
      'INS-EXP-15': 'Research fits Research icons of planets and docks as well as those of this sheet’s technologies.',
      'INS-EXP-16':
        'The Population track is on this sheet, too. Most of the VP you earn with population are won there.',
    },
  },
  {
    id: 'INS-IND',
    title: 'Industry',
    rules: {
      'INS-IND-01':
        'A grid of hexes fills this sheet. With resources you either scrap a hex, which crosses it out, or claim it, which circles it.',
      'INS-IND-02':
        'It is one or the other: a hex you have claimed is never scrapped, and one you have scrapped is never claimed.',
      'INS-IND-03': 'One hex is already scrapped when you start. On side B you find it in the very middle.',
      'INS-IND-04': 'Each hex holds an asset or a dotted X. If you scrap a hex, its asset is gone for good.',
      'INS-IND-05':
        'For 1 Materials you scrap an unmarked hex. It must touch a hex that bears a mark, no matter which.',
      'INS-IND-06': 'For 1 Influence or 1 Research you claim an unmarked hex. It must touch a scrapped one.',
      'INS-IND-07': 'A hex whose only marked neighbors are claimed ones is out of reach for claiming.',
      'INS-IND-08': 'With the hex you claim the asset in it. A dotted one is resolved at once.',
      'INS-IND-09':
        'The legend lets you trade in two kinds of Specialty: a cybernetic one is worth up to 4 Materials, a biotic one up to 3 Influence.',
      'INS-IND-10':
        'The resources of such a Specialty are used one by one and without interruption: nothing else is spent in between. You may stop early, but then the rest is lost.',
      'INS-IND-11':
        'An X hex carries a dotted X and a cost label with a Specialty. You can never claim it, and Materials do not scrap it.',
      'INS-IND-12': 'Spend the Specialty on the label of an X hex, and that hex is scrapped.',
      'INS-IND-13':
        'To be scrapped, an X hex may lie anywhere, even far from all your marks. Industry has to be your active sheet, as always.',
      'INS-IND-14':
        'A scrapped X hex is a scrapped hex like any other, a foothold from which you reach distant or cut-off corners of the grid.',
      'INS-IND-15': 'Research spent on this sheet claims a hex or works toward one of its technologies.',
      'INS-IND-16': 'Your Councilors and Commodities are recorded in the industry chart.',
      'INS-IND-17':
        'A Councilor claimed on whichever sheet unlocks the next “+1 Vote” of the chart from the left; underline it. If the line is full, nothing more happens.',
      'INS-IND-18':
        'VP assets stand between the Councilor icons. Unlock everything to the left of one and you claim it.',
      'INS-IND-19': 'One “+1 Vote”, the first, is unlocked for everybody before the game begins.',
      'INS-IND-20': 'Commodities come in three types: triangle, diamond and circle. An asset shows one or two of them.',
      'INS-IND-21':
        'Claim a Commodity, on whichever sheet, and the next open icon of its type in the chart is crossed out, counting from the left; a double one crosses out two. A full row takes no more.',
      'INS-IND-22':
        'Each Commodity row has VP assets, too. When everything in front of one is crossed out, you claim it.',
      'INS-IND-23':
        'Read the chart downwards as well: once a column holds no open Commodity icon, underline its “+1 Trade Good”. None of these is unlocked at the start.',
      'INS-IND-24': 'The chart is brought up to date immediately, whichever sheet is active at that moment.',
      'INS-IND-25':
        'This sheet also keeps your stock of Votes and Trade Goods, and the vote box with “For”, “Against” and a place for a number. Here the stock is 18 Votes and 15 Trade Goods.',
    },
  },
];
