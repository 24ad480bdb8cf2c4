import { defense, gain } from '../effects.ts';
import { cardGains, firstTo, mainCard, rule, scenario, startsWith } from './scenario.ts';

export const siegeOfTheTwinMoons = scenario({
  id: 'siege-of-the-twin-moons',
  number: 9,
  sides: {
    starEmpire: {
      always: [startsWith('starEmpire', 'ashen-moon'), startsWith('tradeFederation', 'verdant-moon')],
      options: {
        'dig-in': [rule('each', defense(2, { ids: ['ashen-moon', 'verdant-moon'] }))],
        'moon-batteries': [cardGains(['ashen-moon', 'verdant-moon'], { primary: [gain('combat', 1)] })],
      },
    },
    tradeFederation: {
      always: [startsWith('starEmpire', 'ashen-moon'), startsWith('tradeFederation', 'verdant-moon')],
      options: {
        'field-hospitals': [cardGains(['ashen-moon', 'verdant-moon'], { primary: [gain('authority', 2)] })],
        'open-docks': [cardGains(['ashen-moon', 'verdant-moon'], { primary: [gain('trade', 1)] })],
      },
    },
  },
  victoryPoints: {
    'vp-09': mainCard(3),
    'vp-09-moonbreaker': firstTo(1, 'each', {
      is: 'tally',
      event: 'destroyedBase',
      filter: { ids: ['ashen-moon', 'verdant-moon'] },
      atLeast: 1,
    }),
  },
});
