import { firstTime, gain } from '../effects.ts';
import { events, mainCard, rule, scenario } from './scenario.ts';

export const theBurningFrontier = scenario({
  id: 'the-burning-frontier',
  number: 8,
  sides: {
    starEmpire: {
      always: [
        rule('secondPlayer', firstTime('turnStart', {}, gain('combat', 1))),
        events(
          'comet-rush',
          'ion-storm',
          'refugee-fleet',
          'drifting-arsenal',
          'market-panic',
          'good-harvest',
          'courier-swarm',
          'press-gangs',
        ),
      ],
      options: {},
    },
    tradeFederation: {
      always: [
        rule('secondPlayer', firstTime('turnStart', {}, gain('combat', 1))),
        events(
          'comet-rush',
          'ion-storm',
          'refugee-fleet',
          'drifting-arsenal',
          'market-panic',
          'good-harvest',
          'prospectors-claim',
          'dug-in',
        ),
      ],
      options: {},
    },
  },
  victoryPoints: {
    'vp-08': mainCard(2),
  },
});
