import { describe, it } from 'vitest';
import { inheritedTests } from '@orrery/kernel/testing';
import { starRealms } from './game.ts';

/** Steps of other modes and of the campaign, and dear cards that a handful of random games never buys; `orrery fuzz` over many games reaches them. */
const rare = [
  ...['factions', 'taken', 'nextScenario', 'decided', 'gather', 'reckoning', 'topUp', 'toppedUp', 'pack'].map(
    (step) => `campaign@${step}`,
  ),
  ...[
    'envelope',
    'firstPlayer',
    'scenarioCard',
    'chosen',
    'personalDecks',
    'players',
    'board',
    'firstTurn',
    'nextTurn',
  ].map((step) => `scenario@${step}`),
  'acquire@upgraded',
  'earn@take',
  'game@bossDeck',
  'mate@act',
  'mate@end',
  'resolve@targeted',
  'resolve@looked',
  'resolve@copy',
  'defeat@bequeathed',
  'acquire@placed',
  'graveyard-titan',
  'queens-verdict',
  'rogue-moon',
  'golden-argosy',
  'the-grand-bourse',
  'rampart-of-the-throne',
];

inheritedTests({ describe, it }, starRealms, {
  games: 12,
  seats: 2,
  options: { mode: 'standard', tradeDeck: '60', personalDecks: 'standard' },
  rare,
});
