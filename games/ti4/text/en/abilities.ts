import type { Vocabulary } from '../vocabulary.ts';

export const abilities: Vocabulary['abilities'] = {
  mitosis: {
    name: 'Mitosis',
    text: 'Infantry cannot be produced by your space docks. Each status phase begins with 1 infantry for you, on a planet you control.',
  },
  'munitions-reserves': {
    name: 'Munitions Reserves',
    text: 'At the start of a round of space combat you may spend 2 trade goods to reroll any of your dice in this round.',
  },
  armada: {
    name: 'Armada',
    text: 'In each system you may have 2 non-fighter ships more than you have tokens in your fleet pool.',
  },
  scavenge: { name: 'Scavenge', text: 'Each planet you take brings you 1 trade good.' },
  nomadic: { name: 'Nomadic', text: 'You can score objectives without controlling the planets of your home system.' },
  'star-forge': {
    name: 'Star Forge',
    text: 'Action: spend 1 token of your strategy pool to place 2 fighters or 1 destroyer in a system with one of your war suns.',
  },
  'gashlai-physiology': { name: 'Gashlai Physiology', text: 'Your ships may move through supernovas.' },
  'masters-of-trade': {
    name: 'Masters of Trade',
    text: 'You use the secondary ability of Trade without spending a token.',
  },
  'guild-ships': { name: 'Guild Ships', text: 'You can make transactions with players who are not your neighbours.' },
  arbiters: { name: 'Arbiters', text: 'Action cards can be part of your transactions.' },
  'orbital-drop': {
    name: 'Orbital Drop',
    text: 'Action: spend 1 token of your strategy pool to place 2 infantry on a planet you control.',
  },
  versatile: { name: 'Versatile', text: 'In the status phase you gain 1 command token more.' },
  'quantum-entanglement': {
    name: 'Quantum Entanglement',
    text: 'For you, all systems with alpha or beta wormholes are adjacent to each other. No effect can prevent this.',
  },
  slipstream: {
    name: 'Slipstream',
    text: 'During your tactical actions, ships that start in your home system or in a system with an alpha or beta wormhole have +1 move.',
  },
  'creuss-gate': {
    name: 'Creuss Gate',
    text: 'The Creuss Gate lies where your home system would; the home system itself lies beside the map. The gate is no home system.',
  },
  assimilate: {
    name: 'Assimilate',
    text: 'When you gain control of a planet, every PDS and space dock on it is replaced with yours.',
  },
  harrow: {
    name: 'Harrow',
    text: 'At the end of each round of ground combat in your action, your ships in the active system may use Bombardment against the opponent’s ground forces on that planet.',
  },
  ambush: {
    name: 'Ambush',
    text: 'At the start of a space combat up to 2 of your cruisers or destroyers there may roll a die each; each that reaches the ship’s combat value is a hit.',
  },
  pillage: {
    name: 'Pillage',
    text: 'After a neighbour gains trade goods or makes a transaction, if they have 3 or more trade goods, you may take one of their trade goods or commodities.',
  },
  telepathic: {
    name: 'Telepathic',
    text: 'At the end of the strategy phase put the Naalu token on your strategy card: you are first in initiative order.',
  },
  foresight: {
    name: 'Foresight',
    text: 'After another player moves ships into a system with your ships, you may put a token of your strategy pool in an adjacent system without ships of others and move your ships there.',
  },
  'galactic-threat': {
    name: 'Galactic Threat',
    text: 'You cannot vote. Once in each agenda phase, after an agenda is revealed, you may predict its outcome; if you are right, gain a technology owned by a player who voted for it.',
  },
  'technological-singularity': {
    name: 'Technological Singularity',
    text: 'Once in each combat, after an opponent’s unit is destroyed, you may gain one of that player’s technologies.',
  },
  propagation: {
    name: 'Propagation',
    text: 'You cannot research technologies. When you would, gain 3 command tokens instead.',
  },
  unrelenting: { name: 'Unrelenting', text: 'All combat rolls of your units get +1.' },
  fragile: { name: 'Fragile', text: 'All combat rolls of your units get −1.' },
  brilliant: {
    name: 'Brilliant',
    text: 'When you spend a token for the secondary ability of Technology, you may use the primary ability instead.',
  },
  analytical: {
    name: 'Analytical',
    text: 'When you research a technology that is no unit upgrade, you may ignore one prerequisite.',
  },
  'blood-ties': { name: 'Blood Ties', text: 'You spend no influence to remove the custodians token from Mecatol Rex.' },
  reclamation: {
    name: 'Reclamation',
    text: 'When a tactical action has brought you control of Mecatol Rex, 1 PDS and 1 space dock of yours may be placed there at its end.',
  },
  'peace-accords': {
    name: 'Peace Accords',
    text: 'After you use the primary or secondary ability of Diplomacy you may gain control of a planet without units, not Mecatol Rex, in a system next to a planet you control.',
  },
  quash: {
    name: 'Quash',
    text: 'When an agenda is revealed you may spend 1 token of your strategy pool to discard it; the next one is revealed and voted on.',
  },
  indoctrination: {
    name: 'Indoctrination',
    text: 'At the start of a ground combat you may spend 2 influence to replace one of the opponent’s infantry in it with yours.',
  },
  devotion: {
    name: 'Devotion',
    text: 'After each round of space combat you may destroy one of your cruisers or destroyers there to produce 1 hit and assign it to an opposing ship yourself.',
  },
  'stall-tactics': { name: 'Stall Tactics', text: 'Action: discard an action card.' },
  scheming: {
    name: 'Scheming',
    text: 'When you draw action cards, draw 1 more; then discard one of your action cards.',
  },
  crafty: { name: 'Crafty', text: 'Your hand of action cards has no limit. Nothing can change that.' },
  zeal: {
    name: 'Zeal',
    text: 'You always vote first. When you cast at least one vote, add one vote for each player in the game.',
  },
  'raid-formation': {
    name: 'Raid Formation',
    text: 'Each hit of your Anti-Fighter Barrage beyond the number of opposing fighters damages an opposing ship of your choice that has Sustain Damage.',
  },
  voidborn: { name: 'Voidborn', text: 'Nebulae do not hinder the movement of your ships.' },
  aetherpassage: {
    name: 'Aetherpassage',
    text: 'After a player activates a system you may let that player move ships through systems with your ships.',
  },
  'dark-whispers': { name: 'Dark Whispers', text: 'You have two promissory notes of your faction.' },
  edict: {
    name: 'Edict',
    text: 'When you win a combat, put one of the loser’s command tokens in your fleet pool, if none of theirs is there. Tokens of others there count for your fleet but are never moved to another pool.',
  },
  imperia: {
    name: 'Imperia',
    text: 'While another player’s token is in your fleet pool you can use that player’s commander, if it is unlocked.',
  },
  hubris: {
    name: 'Hubris',
    text: 'Your Alliance note is purged at the start of the game, and nobody can give you theirs.',
  },
  'distant-suns': {
    name: 'Distant Suns',
    text: 'When you explore a planet with one of your mechs on it, you may draw one more card and choose one of the two to resolve.',
  },
  fabrication: {
    name: 'Fabrication',
    text: 'Action: purge 2 relic fragments of the same type to gain a relic, or 1 fragment to gain a command token.',
  },
  'the-company': { name: 'The Company', text: 'You begin with all three of your agents.' },
  'future-sight': {
    name: 'Future Sight',
    text: 'In the agenda phase, gain 1 trade good whenever an outcome that you voted for or predicted is resolved.',
  },
  terragenesis: {
    name: 'Terragenesis',
    text: 'After you explore a planet without a sleeper token you may place or move a sleeper token onto it.',
  },
  awaken: {
    name: 'Awaken',
    text: 'After you activate a system with your sleeper tokens you may replace each of them with a PDS.',
  },
  coalescence: {
    name: 'Coalescence',
    text: 'If your flagship or Awaken puts your units into the same space area or on the same planet as units of others, they must fight.',
  },
  devour: {
    name: 'Devour',
    text: 'You capture the opponent’s units that are destroyed in your combats, except structures.',
  },
  amalgamation: {
    name: 'Amalgamation',
    text: 'When you produce a unit you may return a captured unit of its type; the unit is then free.',
  },
  riftmeld: {
    name: 'Riftmeld',
    text: 'When you research a unit upgrade you may return a captured unit of its type to ignore all prerequisites.',
  },
};
