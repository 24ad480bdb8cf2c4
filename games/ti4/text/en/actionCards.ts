import type { Vocabulary } from '../vocabulary.ts';

export const actionCards: Vocabulary['actionCards'] = {
  'ancient-burial-sites': {
    name: 'Ancient Burial Sites',
    text: 'At the start of the agenda phase: choose a player. All cultural planets that player controls are exhausted.',
  },
  'assassinate-representative': {
    name: 'Assassinate Representative',
    text: 'After an agenda is revealed: choose a player, who cannot vote on it.',
  },
  bribery: {
    name: 'Bribery',
    text: 'After the speaker has voted: spend any number of trade goods. Each is 1 more vote for the outcome you voted for.',
  },
  bunker: {
    name: 'Bunker',
    text: 'At the start of an invasion: apply −4 to every Bombardment roll against planets you control until the invasion ends.',
  },
  'confusing-legal-text': {
    name: 'Confusing Legal Text',
    text: 'When an agenda elects you: name another player, who is elected instead.',
  },
  'construction-rider': {
    name: 'Construction Rider',
    text: 'After an agenda is revealed: predict its outcome instead of voting. If you are right, place 1 space dock on a planet you control.',
  },
  'courageous-to-the-end': {
    name: 'Courageous to the End',
    text: 'After your ship is destroyed in space combat: roll 2 dice. For each that reaches the ship’s combat value, your opponent destroys one of their ships there, of their choice.',
  },
  'cripple-defenses': { name: 'Cripple Defenses', text: 'choose a planet. Every PDS on it is destroyed.' },
  'diplomacy-rider': {
    name: 'Diplomacy Rider',
    text: 'After an agenda is revealed: predict its outcome instead of voting. If you are right, choose a system with a planet you control; every other player puts a command token from reinforcements there.',
  },
  'direct-hit': {
    name: 'Direct Hit',
    text: 'After another player’s ship uses Sustain Damage against a hit of yours: destroy that ship.',
  },
  disable: {
    name: 'Disable',
    text: 'At the start of an invasion in a system with opponents’ PDS: until it ends, their PDS have neither Planetary Shield nor Space Cannon.',
  },
  'distinguished-councilor': {
    name: 'Distinguished Councilor',
    text: 'After you cast votes: 5 more votes for that outcome.',
  },
  'economic-initiative': { name: 'Economic Initiative', text: 'ready all cultural planets you control.' },
  'emergency-repairs': {
    name: 'Emergency Repairs',
    text: 'At the start or the end of a combat round: repair all your units in the active system that have Sustain Damage.',
  },
  'experimental-battlestation': {
    name: 'Experimental Battlestation',
    text: 'After another player moves ships into the active system: one of your space docks there or in an adjacent system shoots at them with Space Cannon 5, three dice.',
  },
  'fighter-prototype': {
    name: 'Fighter Prototype',
    text: 'At the start of the first round of a space combat: your fighters’ combat rolls get +2 in this round.',
  },
  'fire-team': {
    name: 'Fire Team',
    text: 'After your ground forces roll in a round of ground combat: reroll any of these dice.',
  },
  'flank-speed': { name: 'Flank Speed', text: 'After you activate a system: your ships have +1 move in this action.' },
  'focused-research': { name: 'Focused Research', text: 'spend 4 trade goods to research 1 technology.' },
  'frontline-deployment': { name: 'Frontline Deployment', text: 'place 3 infantry on a planet you control.' },
  'ghost-ship': {
    name: 'Ghost Ship',
    text: 'place 1 destroyer in a system with a wormhole that is no home system and has no ships of others.',
  },
  'imperial-rider': {
    name: 'Imperial Rider',
    text: 'After an agenda is revealed: predict its outcome instead of voting. If you are right, gain 1 victory point.',
  },
  'in-the-silence-of-space': {
    name: 'In The Silence Of Space',
    text: 'After you activate a system: choose a system. Your ships there may move through systems with ships of others in this action.',
  },
  'industrial-initiative': {
    name: 'Industrial Initiative',
    text: 'each of your industrial planets brings you 1 trade good.',
  },
  infiltrate: {
    name: 'Infiltrate',
    text: 'When you gain control of a planet: replace every PDS and space dock on it with your own.',
  },
  insubordination: {
    name: 'Insubordination',
    text: 'another player of your choice returns 1 command token from their tactic pool to reinforcements.',
  },
  intercept: {
    name: 'Intercept',
    text: 'After your opponent announces a retreat: they cannot retreat in this combat round.',
  },
  'leadership-rider': {
    name: 'Leadership Rider',
    text: 'After an agenda is revealed: predict its outcome instead of voting. If you are right, gain 3 command tokens.',
  },
  'lost-star-chart': {
    name: 'Lost Star Chart',
    text: 'After you activate a system: all systems with alpha or beta wormholes are adjacent to each other in this action.',
  },
  'lucky-shot': {
    name: 'Lucky Shot',
    text: 'destroy another player’s dreadnought, cruiser or destroyer in a system where you control a planet.',
  },
  'maneuvering-jets': {
    name: 'Maneuvering Jets',
    text: 'Before you assign hits from another player’s Space Cannon: cancel 1 of them.',
  },
  'mining-initiative': {
    name: 'Mining Initiative',
    text: 'gain trade goods equal to the resources of one planet you control.',
  },
  'morale-boost': {
    name: 'Morale Boost',
    text: 'At the start of a combat round: your units’ combat rolls get +1 in this round.',
  },
  parley: {
    name: 'Parley',
    text: 'After another player commits units to a planet you control: those units go back to the space area and cannot land again in this action.',
  },
  plague: {
    name: 'Plague',
    text: 'choose another player’s planet. Roll a die for each infantry on it; each 6 or more destroys one.',
  },
  'political-stability': {
    name: 'Political Stability',
    text: 'When you would return your strategy cards in the status phase: keep them. You choose none in the next strategy phase.',
  },
  'politics-rider': {
    name: 'Politics Rider',
    text: 'After an agenda is revealed: predict its outcome instead of voting. If you are right, draw 3 action cards and take the speaker token.',
  },
  'public-disgrace': {
    name: 'Public Disgrace',
    text: 'When another player chooses a strategy card: they must take a different one, if there is one.',
  },
  'reactor-meltdown': { name: 'Reactor Meltdown', text: 'destroy another player’s space dock outside home systems.' },
  reparations: {
    name: 'Reparations',
    text: 'After another player takes a planet you controlled: exhaust one of that player’s planets and ready one of yours.',
  },
  'repeal-law': { name: 'Repeal Law', text: 'discard a law in play.' },
  'rise-of-a-messiah': { name: 'Rise of a Messiah', text: 'place 1 infantry on each planet you control.' },
  sabotage: { name: 'Sabotage', text: 'When another player plays an action card other than Sabotage: cancel it.' },
  salvage: { name: 'Salvage', text: 'Win a space combat, and all commodities of your opponent are yours.' },
  'shields-holding': {
    name: 'Shields Holding',
    text: 'Before you assign hits to your ships in space combat: cancel up to 2 of them.',
  },
  'signal-jamming': {
    name: 'Signal Jamming',
    text: 'choose a system outside home systems with one of your ships in it or next to it, and another player: one of their command tokens from reinforcements goes there.',
  },
  'skilled-retreat': {
    name: 'Skilled Retreat',
    text: 'At the start of a round of space combat: move all your ships into an adjacent system without ships of others. The combat ends without a winner, and a command token of yours from reinforcements goes with them.',
  },
  spy: { name: 'Spy', text: 'another player of your choice gives you an action card of theirs at random.' },
  summit: { name: 'Summit', text: 'Play it when a strategy phase begins: 2 command tokens are yours.' },
  'tactical-bombardment': {
    name: 'Tactical Bombardment',
    text: 'choose a system with units of yours that have Bombardment. All planets of others there are exhausted.',
  },
  'technology-rider': {
    name: 'Technology Rider',
    text: 'After an agenda is revealed: predict its outcome instead of voting. If you are right, research 1 technology.',
  },
  'trade-rider': {
    name: 'Trade Rider',
    text: 'After an agenda is revealed: predict its outcome instead of voting. If you are right, gain 5 trade goods.',
  },
  'unexpected-action': {
    name: 'Unexpected Action',
    text: 'take one of your command tokens from the board back to your reinforcements.',
  },
  'unstable-planet': {
    name: 'Unstable Planet',
    text: 'choose a hazardous planet: it is exhausted, and up to 3 infantry on it are destroyed.',
  },
  upgrade: {
    name: 'Upgrade',
    text: 'After you activate a system with your ships: replace one of your cruisers there with a dreadnought.',
  },
  uprising: {
    name: 'Uprising',
    text: 'exhaust another player’s planet outside home systems and gain trade goods equal to its resources.',
  },
  veto: {
    name: 'Veto',
    text: 'When an agenda is revealed: it is discarded, and the next one is revealed and voted on.',
  },
  'war-effort': { name: 'War Effort', text: 'place 1 cruiser in a system with your ships.' },
  'warfare-rider': {
    name: 'Warfare Rider',
    text: 'After an agenda is revealed: predict its outcome instead of voting. If you are right, place 1 dreadnought in a system with your ships.',
  },
  'archaeological-expedition': {
    name: 'Archaeological Expedition',
    text: 'turn over 3 cards of the exploration deck of a trait that one of your planets has. Keep the relic fragments, discard the rest.',
  },
  'confounding-legal-text': {
    name: 'Confounding Legal Text',
    text: 'When an agenda elects another player: you are the elected one instead.',
  },
  'coup-detat': {
    name: 'Coup d’Etat',
    text: 'When another player would perform a strategic action: their turn ends. The action does not happen and the strategy card stays ready.',
  },
  'deadly-plot': {
    name: 'Deadly Plot',
    text: 'When an outcome you did not vote for or predict would be resolved: discard the agenda without effect, then exhaust all your planets.',
  },
  'decoy-operation': {
    name: 'Decoy Operation',
    text: 'After another player activates a system with your structures: move up to 2 of your ground forces from anywhere on the board to a planet you control there.',
  },
  'diplomatic-pressure': {
    name: 'Diplomatic Pressure',
    text: 'When an agenda is revealed: another player of your choice gives you a promissory note from their hand, which they pick.',
  },
  'divert-funding': {
    name: 'Divert Funding',
    text: 'return one of your technologies, no unit upgrade and no faction technology, to your deck; then research another.',
  },
  'exploration-probe': {
    name: 'Exploration Probe',
    text: 'explore a frontier token in or next to a system with your ships.',
  },
  'manipulate-investments': {
    name: 'Manipulate Investments',
    text: 'At the start of the strategy phase: put 5 trade goods from the supply on strategy cards, on at least 3 different ones.',
  },
  'nav-suite': {
    name: 'Nav Suite',
    text: 'After you activate a system: your ships ignore anomalies when they move in this action.',
  },
  'refit-troops': { name: 'Refit Troops', text: 'replace 1 or 2 of your infantry, anywhere on the board, with mechs.' },
  'reveal-prototype': {
    name: 'Reveal Prototype',
    text: 'At the start of a combat: spend 4 resources to research a unit upgrade of the type of one of your units in it.',
  },
  'reverse-engineer': {
    name: 'Reverse Engineer',
    text: 'After another player discards an action card that is played as an action: take it from the discard pile.',
  },
  rout: {
    name: 'Rout',
    text: 'At the start of the announce retreats step, if you are the defender: your opponent must announce a retreat, if they can.',
  },
  scuttle: {
    name: 'Scuttle',
    text: 'return 1 or 2 of your non-fighter ships to reinforcements and gain trade goods equal to their cost together.',
  },
  'seize-artifact': {
    name: 'Seize Artifact',
    text: 'a neighbour gives you one of their relic fragments, of your choice.',
  },
  waylay: {
    name: 'Waylay',
    text: 'Before you roll for Anti-Fighter Barrage: its hits count against all ships of your opponent, not only fighters.',
  },
};
