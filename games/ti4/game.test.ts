import { inheritedTests } from '@orrery/kernel/testing';
import { describe, it } from 'vitest';
import { ti4 } from './game.ts';

/** Random games seldom come to blows, and which steps they come to then is chance; combat.test.ts shows every step. */
const FIGHTING = [
  'dice',
  'spaceBattle',
  'battleRound',
  'moment',
  'sustain',
  'losses',
  'volley',
  'strike',
  'cannonOffense',
  'cannonDefense',
  'invasion',
  'groundCombat',
] as const;

/** What cards and laws make players do; their own tests show it. */
const BY_CARDS = [
  'loseFigures',
  'exhaustOwn',
  'destroyAll',
  'disarm',
  'maySettle',
  'freeResearch',
  'loseToken',
  'gainGoods',
  'thalnos',
  'trimHand',
  'trimFleetPool',
  'custodians',
  'exchanged',
] as const;

/** Steps that so few random games do not come to: factions that are chosen or choose their technologies, a victory by points, a secret objective fulfilled, objectives with a price, the agenda phase, and components, of which none is played yet. */
const RARE = [
  'victory@end',
  'setUp@takeFaction',
  'layFromSheet@take',
  'diplomacyPrimary@paid',
  'setUp@chosen',
  'secretScoring@over',
  'scoring@paid',
  ...(
    [
      'effect',
      'layGalaxy',
      'takeOver',
      'loseTokens',
      'agendaPhase',
      'agenda',
      'predictions',
      ...BY_CARDS,
      ...FIGHTING,
    ] as const
  ).flatMap((proc) => Object.keys(ti4.procedures[proc].steps).map((step) => `${proc}@${step}`)),
];

inheritedTests({ describe, it }, ti4, { games: 2, seats: 3, rare: RARE });
