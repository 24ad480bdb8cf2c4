import { firstTime, firstTimeYouMay, gain, mayScrap } from '../effects.ts';
import { cardGains, mainCard, rule, scenario } from './scenario.ts';

export const everyoneHasAPrice = scenario({
  id: 'everyone-has-a-price',
  number: 4,
  politicalVictory: true,
  sides: {
    starEmpire: {
      always: [],
      options: {
        'salvage-rights': [rule('each', firstTimeYouMay('turnStart', {}, mayScrap(1, 'tradeRow')))],
        'hired-blades': [rule('each', firstTime('useScrapAbility', {}, gain('combat', 2)))],
      },
    },
    tradeFederation: {
      always: [],
      options: {
        'bounty-board': [rule('each', firstTimeYouMay('acquire', { faction: 'scavengers' }, mayScrap(1, 'hand')))],
        'buy-back': [cardGains(['explorer'], { scrap: [gain('authority', 2)] })],
      },
    },
  },
  victoryPoints: {
    'vp-04': mainCard(1),
  },
});
