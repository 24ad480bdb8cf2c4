import { choose, enableAlly, firstTime, firstTimeYouMay, gain, mayScrap } from '../effects.ts';
import { authority, handSize, mainCard, rule, scenario } from './scenario.ts';

export const crownAndCharter = scenario({
  id: 'crown-and-charter',
  number: 12,
  sides: {
    starEmpire: {
      always: [
        rule('starEmpire', firstTime('turnStart', {}, choose([gain('combat', 2)], [gain('trade', 1)]))),
        rule('tradeFederation', firstTime('turnStart', {}, choose([gain('authority', 3)], [gain('trade', 1)]))),
        rule('secondPlayer', firstTime('turnStart', {}, gain('combat', 1))),
      ],
      options: {
        'call-the-banners': [rule('each', enableAlly('campaign'))],
        'loyal-worlds': [authority('each', 10)],
      },
    },
    tradeFederation: {
      always: [
        rule('starEmpire', firstTime('turnStart', {}, choose([gain('combat', 2)], [gain('trade', 1)]))),
        rule('tradeFederation', firstTime('turnStart', {}, choose([gain('authority', 3)], [gain('trade', 1)]))),
        rule('secondPlayer', firstTime('turnStart', {}, gain('combat', 1))),
      ],
      options: {
        'open-the-arsenals': [handSize(1)],
        'final-audit': [rule('each', firstTimeYouMay('turnStart', {}, mayScrap(1, 'discard')))],
      },
    },
  },
  victoryPoints: {
    'vp-12': mainCard(4),
  },
});
