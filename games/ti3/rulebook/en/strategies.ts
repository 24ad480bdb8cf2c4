import type { RuleChapter } from '@orrery/kernel';

export const strategies: readonly RuleChapter[] = [
  {
    id: 'TI3-SC1',
    title: 'Strategy Card 1: Initiative',
    rules: {
      'TI3-SC1-01':
        'Initiative is a card without a Strategic Action: there is no primary ability to resolve and no secondary one to use.',
      'TI3-SC1-02': 'Whoever takes it becomes Speaker, and so has first choice of cards next round.',
      'TI3-SC1-03':
        'With Initiative you use the secondary abilities of others without a Command Counter this round. Other prices, in resources or influence, you pay as usual.',
      'TI3-SC1-04': 'Whoever holds Initiative is also first in the order of play.',
      'TI3-SC1-05':
        'You cannot take Initiative again in the very next round, except at a table of four when nothing else is left.',
    },
  },
  {
    id: 'TI3-SC2',
    title: 'Strategy Card 2: Diplomacy',
    rules: {
      'TI3-SC2-01':
        'Primary ability: choose an opponent. Until the round ends, neither of you can activate a system in which the other has units.',
      'TI3-SC2-02':
        'The truce binds both of you, and a unit of any kind protects its system, be it in space or on a planet.',
      'TI3-SC2-03':
        'A mere Control Marker protects nothing, and Action Cards or other effects that activate no system go on working. What counts is the moment of activation.',
      'TI3-SC2-04': 'You may choose anybody, even somebody you have attacked earlier this round.',
      'TI3-SC2-05':
        'Secondary ability, for 1 counter from Strategy Allocation: refresh up to two of your exhausted planets, those conquered this round among them.',
    },
  },
  {
    id: 'TI3-SC3',
    title: 'Strategy Card 3: Political',
    rules: {
      'TI3-SC3-01': 'The primary ability has four parts, resolved in order. First, you draw three Action Cards.',
      'TI3-SC3-02': 'Second, you get one Command Counter from reinforcements for the area of your choice.',
      'TI3-SC3-03':
        'Third, the top Political Card is put before the Galactic Council, which debates and votes. You cannot skip this. When the deck runs dry, the discards make a new one.',
      'TI3-SC3-04':
        'Last, you look at the next three Political Cards and choose which of them the Council will face next time. The other two go under the deck in the order you like.',
      'TI3-SC3-05': 'Secondary ability, for 1 counter from Strategy Allocation: draw one Action Card.',
    },
  },
  {
    id: 'TI3-SC4',
    title: 'Strategy Card 4: Logistics',
    rules: {
      'TI3-SC4-01':
        'Primary ability: you get four Command Counters and spread them over the three areas of your Race Sheet.',
      'TI3-SC4-02':
        'Secondary ability, free of charge: buy as many Command Counters as you like for 3 influence apiece.',
      'TI3-SC4-03': 'Only full threes count; influence left over is lost. Trade Goods may stand in for influence.',
      'TI3-SC4-04': 'You cannot get more counters than your reinforcements have. Sixteen is all a race owns.',
    },
  },
  {
    id: 'TI3-SC5',
    title: 'Strategy Card 5: Trade',
    rules: {
      'TI3-SC5-01': 'Primary ability: you choose between two options.',
      'TI3-SC5-02':
        'Option A, first part: take 3 Trade Goods and, on top of that, what your Trade Agreements bring in.',
      'TI3-SC5-03':
        'Option A, second part: you open the market. Everybody may strike new Trade Agreements, but none without your consent, and you say when negotiations are over.',
      'TI3-SC5-04': 'Agreements that already stand are none of your business under option A.',
      'TI3-SC5-05':
        'Option B: you break every Trade Agreement in the game, your own and those of the Hacan too. Every Trade card goes back to its owner, nobody gets Trade Goods, and nothing is negotiated.',
      'TI3-SC5-06':
        'Secondary ability, for 1 counter from Strategy Allocation: take the Trade Goods that your Trade Agreements are worth.',
      'TI3-SC5-07':
        'An agreement struck just now pays nobody yet, neither by the primary nor by the secondary ability.',
    },
  },
  {
    id: 'TI3-SC6',
    title: 'Strategy Card 6: Warfare',
    rules: {
      'TI3-SC6-01':
        'Primary ability: take one of your Command Counters off the board and return it to your Command Pool. If you have none out there, nothing happens, but you have done your Strategic Action.',
      'TI3-SC6-02':
        'The system it came from is free for you again: you may activate it once more, and its ships may leave.',
      'TI3-SC6-03':
        'Secondary ability, for 1 counter from Strategy Allocation: move up to two Cruisers or Destroyers, wherever they are, each into an empty system next door.',
      'TI3-SC6-04':
        'Empty means without units of anybody, and Special Systems never qualify. Your ships may leave even a system you have activated. PDS do not fire at them.',
      'TI3-SC6-05':
        'It is one step for each ship, however fast it is. What a ship carries comes along but does not land.',
      'TI3-SC6-06':
        'A counter from reinforcements activates the destination for you, unless one of yours is there already. With none left, a ship can go only where your counter lies.',
      'TI3-SC6-07':
        'Your two ships may go to one system together or part ways. Whether a system is empty is judged before the first of them moves, and one counter is enough for both.',
    },
  },
  {
    id: 'TI3-SC7',
    title: 'Strategy Card 7: Technology',
    rules: {
      'TI3-SC7-01': 'Primary ability: you get a technology for nothing, any whose prerequisites you have.',
      'TI3-SC7-02': 'Lay a technology you receive open before you; you can use it right away.',
      'TI3-SC7-03':
        'Secondary ability, for 1 counter from Strategy Allocation: buy a technology whose prerequisites you have for 8 resources, less your discounts. If you cannot pay, you keep the counter.',
    },
  },
  {
    id: 'TI3-SC8',
    title: 'Strategy Card 8: Imperial',
    rules: {
      'TI3-SC8-01':
        'Primary ability: turn up the next Public Objective, then score 2 Victory Points. If there is no card left to turn up, you score all the same.',
      'TI3-SC8-02': 'If “Game Over” turns up, the game is over then and there, and the 2 points are not given.',
      'TI3-SC8-03': 'The new objective is open to claims as soon as the Status Phase of this very round.',
      'TI3-SC8-04':
        'Secondary ability, for 1 counter from Strategy Allocation: your Space Docks in one system produce. It does not matter whether you have activated the system, and you do not activate it now. A new dock cannot be put up this way.',
      'TI3-SC8-05':
        'Units built this way in a system you have not activated may still move this round, and the same dock may produce a second time.',
      'TI3-SC8-06':
        'Apart from that, production follows its usual rules: dock limits, price, blockade, Fleet Supply, support and what is left in reinforcements.',
    },
  },
];
