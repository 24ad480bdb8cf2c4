import { firstCosts, firstTime, firstUpgradeCosts, gain } from '../effects.ts';
import { firstTo, mainCard, rule, scenario } from './scenario.ts';

export const theDefectors = scenario({
  id: 'the-defectors',
  number: 10,
  sides: {
    starEmpire: {
      always: [],
      options: {
        'old-comrades': [rule('each', firstCosts(-1, { upgraded: true, faction: 'campaign' }))],
        'turned-captains': [rule('each', firstTime('play', { upgraded: true }, gain('combat', 1)))],
      },
    },
    tradeFederation: {
      always: [],
      options: {
        'amnesty-bureau': [rule('each', firstUpgradeCosts(-1))],
        'counter-offers': [rule('each', firstTime('acquire', { upgraded: true }, gain('authority', 2)))],
      },
    },
  },
  victoryPoints: {
    'vp-10': mainCard(3),
    'vp-10-flags': firstTo(1, 'each', { is: 'has', filter: { upgraded: true }, atLeast: 5 }),
  },
});
