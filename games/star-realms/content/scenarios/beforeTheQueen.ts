import { defense, firstTime, gain } from '../effects.ts';
import { mainCard, rule, scenario, startsWith } from './scenario.ts';

export const beforeTheQueen = scenario({
  id: 'before-the-queen',
  number: 3,
  politicalVictory: true,
  sides: {
    starEmpire: {
      always: [],
      options: {
        'royal-engineers': [rule('each', defense(1, { type: 'base' }))],
        'open-lists': [rule('each', firstTime('destroyBase', {}, gain('authority', 3)))],
      },
    },
    tradeFederation: {
      always: [],
      options: {
        'guests-of-honor': [startsWith('each', 'guard-post')],
        'court-favor': [rule('each', firstTime('acquire', { faction: 'kingdom' }, gain('combat', 2)))],
      },
    },
  },
  victoryPoints: {
    'vp-03': mainCard(1),
  },
});
