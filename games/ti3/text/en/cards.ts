import type { CardText } from '../../content/actionCards/cards.ts';
import type { Named } from '../vocabulary.ts';

export const cards: { readonly [C in CardText]: Named } = {
  'command-summit': {
    name: 'Command Summit',
    effect: 'In the Strategy Phase: receive 2 Command Counters in your Command Pool.',
  },
  'signal-jamming': {
    name: 'Signal Jamming',
    effect:
      'In the Strategy Phase: put a counter from another player’s reinforcements on a system that is no home system.',
  },
  'flank-speed': {
    name: 'Flank Speed',
    effect: 'After you activate a system: your ships that move there have +1 movement.',
  },
  'in-the-silence-of-space': {
    name: 'In the Silence of Space',
    effect:
      'After you activate a system: ships of one of your fleets with movement 2 or more may pass through systems with enemy ships.',
  },
  'experimental-battlestation': {
    name: 'Experimental Battlestation',
    effect:
      'After an opponent has moved ships into a system in range: one of your Space Docks fires three shots there, as a PDS would.',
  },
  minelayers: {
    name: 'Minelayers',
    effect:
      'After an enemy fleet has entered a system with your fleet: each of your Cruisers there scores a hit at once.',
  },
  'fighter-prototype': {
    name: 'Fighter Prototype',
    effect: 'Before a Space Battle: your Fighters roll with +2 in its first round.',
  },
  'morale-boost': {
    name: 'Morale Boost',
    effect: 'Before a combat round: all your units roll with +1 in this round.',
  },
  'skilled-retreat': {
    name: 'Skilled Retreat',
    effect:
      'Before a round of a Space Battle: move your fleet to an adjacent friendly or empty system you have not activated, and put a Command Counter from reinforcements there.',
  },
  'shields-holding': {
    name: 'Shields Holding',
    effect: 'After the dice of a Space Battle round: cancel up to two hits against you.',
  },
  recheck: { name: 'Recheck', effect: 'After combat dice are rolled: one of them, anybody’s, is rolled again.' },
  'direct-hit': {
    name: 'Direct Hit',
    effect: 'After an enemy ship was damaged in your Space Battle: it is destroyed.',
  },
  'dug-in': { name: 'Dug In', effect: 'Before a bombardment of your planet: it cannot be bombarded this round.' },
  'chemical-warfare': {
    name: 'Chemical Warfare',
    effect:
      'Before an Invasion Combat, with a Dreadnought in the system: half of the defending Ground Forces, rounded up, are destroyed.',
  },
  'rare-mineral': { name: 'Rare Mineral', effect: 'After you have taken a neutral planet: receive 3 Trade Goods.' },
  sabotage: { name: 'Sabotage', effect: 'After another player’s Action Card is revealed: it has no effect.' },
  'unexpected-action': {
    name: 'Unexpected Action',
    effect: 'As an action: take one of your Command Counters from the board back into reinforcements.',
  },
  'local-unrest': {
    name: 'Local Unrest',
    effect:
      'As an action: a planet outside home systems is exhausted and loses a Ground Force; with none left it becomes neutral.',
  },
  'ghost-ship': {
    name: 'Ghost Ship',
    effect: 'As an action: place a Destroyer in a system with a wormhole and no enemy ships.',
  },
  plague: {
    name: 'Plague',
    effect: 'As an action: roll a die for each Ground Force on an opponent’s planet; even numbers destroy it.',
  },
  'war-footing': {
    name: 'War Footing',
    effect: 'As an action: your Fleet Supply counts 2 more in one system this round.',
  },
};
