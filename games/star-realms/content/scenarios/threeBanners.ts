import { enableAlly } from '../effects.ts';
import { firstTo, mainCard, rule, scenario } from './scenario.ts';

export const threeBanners = scenario({
  id: 'three-banners',
  number: 7,
  sides: {
    starEmpire: {
      always: [],
      options: {
        'vanguard-consortium': [
          rule('firstPlayer', enableAlly('consortium')),
          rule('secondPlayer', enableAlly('kingdom')),
        ],
        'vanguard-kingdom': [
          rule('firstPlayer', enableAlly('kingdom')),
          rule('secondPlayer', enableAlly('scavengers')),
        ],
        'vanguard-scavengers': [
          rule('firstPlayer', enableAlly('scavengers')),
          rule('secondPlayer', enableAlly('consortium')),
        ],
      },
    },
    tradeFederation: {
      always: [],
      options: {
        'escort-consortium': [
          rule('firstPlayer', enableAlly('consortium')),
          rule('secondPlayer', enableAlly('scavengers')),
        ],
        'escort-kingdom': [rule('firstPlayer', enableAlly('kingdom')), rule('secondPlayer', enableAlly('consortium'))],
        'escort-scavengers': [
          rule('firstPlayer', enableAlly('scavengers')),
          rule('secondPlayer', enableAlly('kingdom')),
        ],
      },
    },
  },
  victoryPoints: {
    'vp-07': mainCard(2),
    'vp-07-colors': firstTo(1, 'each', { is: 'differentFactions', atLeast: 5 }),
  },
});
