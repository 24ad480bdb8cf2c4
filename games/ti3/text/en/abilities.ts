import type { RaceAbility } from '../../content/races/races.ts';
import type { Named } from '../vocabulary.ts';

export const abilities: { readonly [A in RaceAbility]: Named } = {
  'letnev-fleet': {
    name: 'Letnev: larger fleets',
    effect: 'Each of your fleets may hold one ship more than Fleet Supply allows.',
  },
  'letnev-war-funding': {
    name: 'Letnev: war funding',
    effect: 'Before a combat round: 2 Trade Goods for +1 on your ships or +2 on your Ground Forces in this round.',
  },
  'l1z1x-dreadnoughts': { name: 'L1Z1X: cheap Dreadnoughts', effect: 'Your Dreadnoughts cost 4.' },
  'l1z1x-assault': {
    name: 'L1Z1X: assault',
    effect: '+1 for your Dreadnoughts in Space Battles and for your attacking Ground Forces.',
  },
  'norr-valour': { name: "N'orr: valour", effect: '+1 on all your combat rolls.' },
  'hacan-approval': {
    name: 'Hacan: free trade',
    effect: 'Your Trade Agreements need no approval of the active player.',
  },
  'hacan-secondary': {
    name: 'Hacan: merchants',
    effect: 'The secondary ability of Trade costs you no Command Counter.',
  },
  'hacan-bonus': { name: 'Hacan: profit', effect: 'One more Trade Good from each of your Trade Agreements.' },
  'hacan-unbreakable': {
    name: 'Hacan: trusted partners',
    effect: 'Nobody may cancel a Trade Agreement with you or break it with an Action Card.',
  },
  'hacan-exchange': {
    name: 'Hacan: exchange of cards',
    effect: 'In the Status Phase you may exchange Action Cards with other players.',
  },
  'sol-orbital-drop': {
    name: 'Sol: orbital drop',
    effect: 'As an action: a counter from Strategy Allocation for 2 Ground Forces on one of your planets.',
  },
  'sol-counter': { name: 'Sol: officers', effect: 'You receive one more Command Counter in each Status Phase.' },
  'mentak-ambush': {
    name: 'Mentak: ambush',
    effect: 'Before a Space Battle up to two of your Cruisers and Destroyers fire; hits are removed at once.',
  },
  'mentak-pillage': {
    name: 'Mentak: pillage',
    effect: 'In the Strategy Phase take a Trade Good from each of up to two players with 3 or more.',
  },
  'naalu-first': { name: 'Naalu: foresight', effect: 'Your number in the order of play is always 0.' },
  'naalu-early-retreat': {
    name: 'Naalu: early retreat',
    effect: 'When attacked, your fleet may retreat before the Space Battle.',
  },
  'naalu-fighters': { name: 'Naalu: Fighters', effect: '+1 for your Fighters in Space Battles.' },
  'jolnar-frailty': { name: 'Jol-Nar: frailty', effect: '-1 on all your combat rolls.' },
  'jolnar-reroll': {
    name: 'Jol-Nar: second try',
    effect: 'A counter from Strategy Allocation for each of your dice that you roll again.',
  },
  'jolnar-research': {
    name: 'Jol-Nar: research',
    effect: 'With the secondary ability of Technology you may use the primary ability too.',
  },
  'xxcha-diplomacy': {
    name: 'Xxcha: diplomacy',
    effect: 'In place of the secondary ability of Diplomacy you may use the primary ability.',
  },
  'xxcha-awe': { name: 'Xxcha: awe', effect: 'Opponents roll with -1 against you in the first round of each combat.' },
  'xxcha-veto': {
    name: 'Xxcha: veto',
    effect: 'A counter from Strategy Allocation cancels the agenda just read; another one is drawn.',
  },
  'yssaril-cards': {
    name: 'Yssaril: secrets',
    effect: 'You draw one more Action Card in the Status Phase and have no hand limit.',
  },
  'yssaril-skip': {
    name: 'Yssaril: patience',
    effect: 'You may skip your turn in the Action Phase, not twice running.',
  },
  'yssaril-spy': {
    name: 'Yssaril: spies',
    effect: 'In the Strategy Phase you may look at another player’s Action Cards.',
  },
};
