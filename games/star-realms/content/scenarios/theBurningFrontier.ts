import { authority, events, mainCard, scenario } from './scenario.ts';

export const theBurningFrontier = scenario({
  id: 'the-burning-frontier',
  number: 8,
  sides: {
    starEmpire: {
      always: [
        authority('secondPlayer', 7),
        authority('starEmpire', 10),
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
        authority('secondPlayer', 7),
        authority('starEmpire', 10),
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
