import { discard, firstTime, firstTimeYouMay, gain, ifYouDo, mayRecall, peek, wheneverYouMay } from '../effects.ts';
import { firstTo, mainCard, rule, scenario } from './scenario.ts';

export const theSpyInTheRegistry = scenario({
  id: 'the-spy-in-the-registry',
  number: 6,
  sides: {
    starEmpire: {
      always: [],
      options: {
        'planted-orders': [rule('each', firstTime('turnStart', {}, peek(1)))],
        'double-agents': [rule('each', firstTime('forcedDiscard', {}, gain('authority', 3)))],
      },
    },
    tradeFederation: {
      always: [],
      options: {
        'sealed-dossiers': [rule('each', firstTimeYouMay('turnStart', {}, ifYouDo(discard(1), gain('combat', 2))))],
        'safe-houses': [
          rule(
            'each',
            wheneverYouMay('acquire', { type: 'ship', minCost: 5 }, mayRecall({ type: 'ship', minCost: 5 }, 'deckTop')),
          ),
        ],
      },
    },
  },
  victoryPoints: {
    'vp-06': mainCard(2),
    'vp-06-empire': firstTo(1, 'starEmpire', { is: 'tally', event: 'opponentDiscarded', atLeast: 5 }),
    'vp-06-federation': firstTo(1, 'tradeFederation', { is: 'tally', event: 'gainedAuthority', atLeast: 45 }),
  },
});
