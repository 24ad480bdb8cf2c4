import { behind, firstTime, gain, when } from '../effects.ts';
import { authority, cardGains, handSize, mainCard, rule, scenario, winsWith } from './scenario.ts';

export const allFleetsEngaged = scenario({
  id: 'all-fleets-engaged',
  number: 11,
  sides: {
    starEmpire: {
      always: [authority('each', 10), handSize(1), rule('secondPlayer', firstTime('turnStart', {}, gain('combat', 1)))],
      options: {
        'last-magazines': [cardGains(['explorer'], { scrap: [gain('combat', 2)] })],
        'home-guard': [rule('each', firstTime('ownBaseDestroyed', {}, gain('authority', 3)))],
      },
    },
    tradeFederation: {
      always: [authority('each', 10), handSize(1), rule('secondPlayer', firstTime('turnStart', {}, gain('combat', 1)))],
      options: {
        'war-bonds': [rule('each', firstTime('turnStart', {}, when(behind, gain('trade', 1))))],
        'reserves-called': [rule('each', firstTime('play', { type: 'base' }, gain('combat', 2)))],
      },
    },
  },
  victoryPoints: {
    'vp-11': mainCard(3),
    'vp-11-standing': winsWith(1, 'each', { is: 'authorityAtLeast', value: 30 }),
  },
});
