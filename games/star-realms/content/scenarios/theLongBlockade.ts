import { draw, firstCosts, firstTime, gain, has, mayRedirect, when } from '../effects.ts';
import { mainCard, replaces, rule, scenario } from './scenario.ts';

export const theLongBlockade = scenario({
  id: 'the-long-blockade',
  number: 5,
  lasting: [replaces('starEmpire', 'viper', 'night-runner'), replaces('tradeFederation', 'viper', 'convoy-master')],
  sides: {
    starEmpire: {
      always: [],
      options: {
        'night-convoys': [
          rule('each', firstTime('turnStart', {}, mayRedirect({ type: 'ship', maxCost: 2 }, 'deckTop'))),
        ],
        'supply-depots': [rule('each', firstTime('turnStart', {}, when(has({ type: 'base' }), gain('authority', 2))))],
      },
    },
    tradeFederation: {
      always: [],
      options: {
        'convoy-system': [rule('each', firstCosts(-1, { type: 'base' }))],
        'boarding-rights': [rule('each', firstTime('destroyBase', {}, draw(1)))],
      },
    },
  },
  victoryPoints: {
    'vp-05': mainCard(2),
  },
});
