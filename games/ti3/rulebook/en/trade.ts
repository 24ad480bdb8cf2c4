import type { RuleChapter } from '@orrery/kernel';

export const trade: readonly RuleChapter[] = [
  {
    id: 'TI3-TRADE',
    title: 'Trade Agreements',
    rules: {
      'TI3-TRADE-01':
        'Your race has two Trade cards. The number on each is its trade value and differs from race to race.',
      'TI3-TRADE-02': 'While a Trade card lies with its owner as a Trade Contract, it brings nothing.',
      'TI3-TRADE-03':
        'New Trade Agreements come about only while somebody who chose option A of Trade holds negotiations.',
      'TI3-TRADE-04':
        'Two players who both want it swap one Trade card each and lay the card they get with its Trade Agreement side up.',
      'TI3-TRADE-05': 'It is always one card against one card. Which of your two you give is part of the deal.',
      'TI3-TRADE-06': 'With two cards to give away you can have two Trade Agreements, no more.',
      'TI3-TRADE-07':
        'The same two players share one agreement at most, so you need two partners to make use of both cards.',
      'TI3-TRADE-08':
        'Nothing is sealed without the blessing of the player using Trade, who may well ask Trade Goods for it.',
      'TI3-TRADE-09': 'You may strike both of your agreements on the same occasion.',
      'TI3-TRADE-10': 'Your trade income is the total value of your partners’ cards that lie before you.',
      'TI3-TRADE-11': 'Whoever uses option A takes that income and 3 Trade Goods besides.',
      'TI3-TRADE-12':
        'The others may then collect theirs in clockwise order, for a counter from Strategy Allocation each.',
      'TI3-TRADE-13': 'An agreement made in this action pays its first income the next time.',
      'TI3-TRADE-14': 'Trade Goods come from the common stock and go onto your Race Sheet.',
      'TI3-TRADE-15':
        'In the Status Phase you may call an agreement off. Both cards go back to their owners as Trade Contracts.',
      'TI3-TRADE-16': 'With the Hacan it is different: an agreement with them cannot be called off like that.',
      'TI3-TRADE-17': 'A broken agreement is no grudge for ever. The two of you may make a new one another time.',
      'TI3-TRADE-18':
        'War ends trade: as soon as two partners meet in a Space Battle or one invades the other, their agreement is broken, with the Hacan as well. Taking a planet that has nothing but a Control Marker is enough; a War Sun that bombards without a landing is not.',
      'TI3-TRADE-19': 'PDS fire, Action Cards and similar unkindness leave an agreement intact.',
      'TI3-TRADE-20': 'Option B of Trade does away with all agreements at a stroke.',
    },
  },
  {
    id: 'TI3-GOODS',
    title: 'Trade Goods',
    rules: {
      'TI3-GOODS-01': 'There are 40 Trade Goods and never more, counting those on Race Sheets and those in stock.',
      'TI3-GOODS-02': 'When you pay, a Trade Good does duty as 1 resource or 1 influence.',
      'TI3-GOODS-03': 'You may pay partly with planets and partly with Trade Goods.',
      'TI3-GOODS-04': 'What you spend goes back to the common stock.',
      'TI3-GOODS-05':
        'You may give Trade Goods to another player whenever you like, only not in the middle of a roll or a payment.',
      'TI3-GOODS-06': 'In the Council, Trade Goods are no votes.',
      'TI3-GOODS-07':
        'While the common stock is empty, nobody gets any. If it holds less than you are due, you get what there is.',
      'TI3-GOODS-08':
        'In times of scarcity the order counts: first the active player, then clockwise those who use the secondary ability.',
    },
  },
  {
    id: 'TI3-OBJECTIVES',
    title: 'Objectives',
    rules: {
      'TI3-OBJECTIVES-01':
        'Most Victory Points come from objective cards. Each says what to achieve and how much it is worth: Stage I 1 point, Stage II 2, a Secret Objective 2.',
      'TI3-OBJECTIVES-02':
        'Public Objectives appear one after another, each time somebody resolves Imperial. In an Age of Empire they all lie open from the start.',
      'TI3-OBJECTIVES-03': 'A Public Objective still face down is out of reach.',
      'TI3-OBJECTIVES-04':
        'Objectives are claimed in step 1 of the Status Phase, each of you in the order of play, and at no other time.',
      'TI3-OBJECTIVES-05':
        'Show that you meet the condition, put a Control Marker on the card, and move up the Victory Point track.',
      'TI3-OBJECTIVES-06': 'All of you can claim the same Public Objective, though each just once in a game.',
      'TI3-OBJECTIVES-07': 'One Public Objective a round is all you may claim.',
      'TI3-OBJECTIVES-08':
        'Your Secret Objective comes on top: if you fulfil it, you may show it in the same step and score it in addition to a Public one.',
      'TI3-OBJECTIVES-09':
        'Look after your home: unless you control every planet of the Home System of your race, you cannot claim anything.',
      'TI3-OBJECTIVES-10':
        'An objective that says “now” asks you to do it there and then, in step 1. As planets are refreshed only later, you pay with what you have saved.',
      'TI3-OBJECTIVES-11': 'A Secret Objective belongs to one player; nobody else can score it.',
      'TI3-OBJECTIVES-12': 'Until you claim your Secret Objective, only you know it.',
      'TI3-OBJECTIVES-13':
        'Show your Secret Objective unfulfilled and it is lost, out of the game for good. Here the game lets you reveal it only once it is fulfilled.',
      'TI3-OBJECTIVES-14':
        'Two Public Objectives, Supremacy and Domination, bring no points: fulfil one of them and you have won.',
    },
  },
];
