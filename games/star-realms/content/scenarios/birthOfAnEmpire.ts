import { mainCard, scenario } from './scenario.ts';

export const birthOfAnEmpire = scenario({
  id: 'birth-of-an-empire',
  number: 1,
  politicalVictory: true,
  sides: {
    starEmpire: {
      always: [],
      options: {},
    },
    tradeFederation: {
      always: [],
      options: {},
    },
  },
  victoryPoints: {
    'vp-01': mainCard(1),
  },
});
