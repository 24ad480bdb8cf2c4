import { discard, draw, firstCosts, firstTime, firstTimeYouMay, gain } from '../effects.ts';
import { mainCard, rule, scenario } from './scenario.ts';

export const thePriceOfFriendship = scenario({
  id: 'the-price-of-friendship',
  number: 2,
  politicalVictory: true,
  sides: {
    starEmpire: {
      always: [],
      options: {
        'open-ledgers': [rule('each', firstCosts(-1, { faction: 'consortium' }))],
        'whispered-tips': [rule('each', firstTimeYouMay('acquire', { faction: 'consortium' }, draw(1), discard(1)))],
      },
    },
    tradeFederation: {
      always: [],
      options: {
        'loyalty-rebate': [rule('each', firstTime('acquire', { faction: 'consortium' }, gain('authority', 3)))],
        'frontier-credit': [rule('each', firstCosts(-1, { ids: ['explorer'] }))],
      },
    },
  },
  victoryPoints: {
    'vp-02': mainCard(1),
  },
});
