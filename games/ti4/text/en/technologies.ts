import type { Vocabulary } from '../vocabulary.ts';

export const technologies: Vocabulary['technologies'] = {
  'antimass-deflectors': {
    name: 'Antimass Deflectors',
    text: 'Your ships may move into and through asteroid fields. Space Cannon rolls of others against your units get −1.',
  },
  'gravity-drive': {
    name: 'Gravity Drive',
    text: 'After you activate a system, one of your ships has +1 move in this action.',
  },
  'fleet-logistics': {
    name: 'Fleet Logistics',
    text: 'In your turn of the action phase you may perform two actions instead of one.',
  },
  'light-wave-deflector': {
    name: 'Light/Wave Deflector',
    text: 'Your ships may move through systems with ships of others.',
  },
  'dark-energy-tap': {
    name: 'Dark Energy Tap',
    text: 'After your tactical action, if you have ships in the active system and a frontier token lies there, explore it. You may retreat into an adjacent system without units of others, even if nothing there is yours.',
  },
  'sling-relay': {
    name: 'Sling Relay',
    text: 'Action: exhaust this card to produce 1 ship in a system with one of your space docks.',
  },
  'neural-motivator': { name: 'Neural Motivator', text: 'In the status phase you draw 2 action cards instead of 1.' },
  'dacxive-animators': {
    name: 'Dacxive Animators',
    text: 'Each ground combat you win may bring 1 more infantry of yours onto the planet.',
  },
  'hyper-metabolism': { name: 'Hyper Metabolism', text: 'In the status phase you gain 3 command tokens instead of 2.' },
  'x-89-bacterial-weapon': {
    name: 'X-89 Bacterial Weapon',
    text: 'Action: exhaust this card and choose a planet in a system with a ship of yours that has Bombardment. All infantry on it is destroyed.',
  },
  psychoarchaeology: {
    name: 'Psychoarchaeology',
    text: 'You use the specialties of your planets without exhausting them, even on exhausted planets. In the action phase you may exhaust a planet with a specialty to gain 1 trade good.',
  },
  'bio-stims': {
    name: 'Bio-Stims',
    text: 'At the end of your turn you may exhaust this card to ready one of your planets with a specialty or another technology of yours.',
  },
  'plasma-scoring': {
    name: 'Plasma Scoring',
    text: 'When your units use Bombardment or Space Cannon, one of them may roll one more die.',
  },
  'magen-defense-grid': {
    name: 'Magen Defense Grid',
    text: 'At the start of a round of ground combat on a planet with units of yours that have Planetary Shield, you may exhaust this card: your opponent makes no combat rolls in this round.',
  },
  'duranium-armor': {
    name: 'Duranium Armor',
    text: 'In each combat round, after hits are assigned, repair one of your damaged units that did not use Sustain Damage in this round.',
  },
  'assault-cannon': {
    name: 'Assault Cannon',
    text: 'At the start of a space combat, if you have at least 3 non-fighter ships there, your opponent destroys one of their non-fighter ships.',
  },
  'ai-development-algorithm': {
    name: 'AI Development Algorithm',
    text: 'When you research a unit upgrade you may exhaust this card to ignore one prerequisite. When your units use Production you may exhaust it to pay 1 less for each unit upgrade you own.',
  },
  'self-assembly-routines': {
    name: 'Self-Assembly Routines',
    text: 'After your units use Production you may exhaust this card to place 1 mech on a planet you control in that system. After one of your mechs is destroyed, gain 1 trade good.',
  },
  'sarween-tools': { name: 'Sarween Tools', text: 'When your units use Production, you pay 1 less in total.' },
  'graviton-laser-system': {
    name: 'Graviton Laser System',
    text: 'Before your Space Cannon rolls you may exhaust this card: its hits must go to non-fighter ships, if there are any.',
  },
  'transit-diodes': {
    name: 'Transit Diodes',
    text: 'At the start of your turn you may exhaust this card to take up to 4 of your ground forces from anywhere on the board and put them on planets you control.',
  },
  'integrated-economy': {
    name: 'Integrated Economy',
    text: 'After you gain control of a planet you may produce units on it whose total cost is at most its resources.',
  },
  'scanlink-drone-network': {
    name: 'Scanlink Drone Network',
    text: 'When you activate a system, you may explore a planet there that already has units of yours.',
  },
  'predictive-intelligence': {
    name: 'Predictive Intelligence',
    text: 'At the end of your turn you may exhaust this card to redistribute your command tokens. When you vote while it is readied you may add 3 votes; if your outcome is not resolved, exhaust it.',
  },
  'l4-disruptors': {
    name: 'L4 Disruptors',
    text: 'During your invasions Space Cannon cannot be used against your units.',
  },
  'chaos-mapping': {
    name: 'Chaos Mapping',
    text: 'Others cannot activate asteroid fields that contain your ships. At the start of your turn you may produce 1 unit in a system with a unit of yours that has Production.',
  },
  'quantum-datahub-node': {
    name: 'Quantum Datahub Node',
    text: 'At the end of the strategy phase you may spend 1 token of your strategy pool and give another player 3 of your trade goods to swap one of your strategy cards with one of theirs.',
  },
  aetherstream: {
    name: 'Aetherstream',
    text: 'After you or a neighbour activates a system next to an anomaly, you may give all ships of that player +1 move in this action.',
  },
  'mirror-computing': {
    name: 'Mirror Computing',
    text: 'Each trade good you spend is worth 2 resources or 2 influence.',
  },
  'pre-fab-arcologies': { name: 'Pre-Fab Arcologies', text: 'After you explore a planet, ready it.' },
  'valefar-assimilator-x': {
    name: 'Valefar Assimilator X',
    text: 'When you would gain another player’s technology by one of your faction abilities, you may put the X token on a faction technology of theirs instead. This card then has its text.',
  },
  'valefar-assimilator-y': {
    name: 'Valefar Assimilator Y',
    text: 'When you would gain another player’s technology by one of your faction abilities, you may put the Y token on a faction technology of theirs instead. This card then has its text.',
  },
  'spacial-conduit-cylinder': {
    name: 'Spacial Conduit Cylinder',
    text: 'After you activate a system with your units you may exhaust this card: in this action it is adjacent to all other systems with your units.',
  },
  'lazax-gate-folding': {
    name: 'Lazax Gate Folding',
    text: 'During your tactical actions, while you do not control Mecatol Rex, its system has an alpha and a beta wormhole. Action: if you control Mecatol Rex, exhaust this card to place 1 infantry there.',
  },
  'instinct-training': {
    name: 'Instinct Training',
    text: 'When another player plays an action card you may exhaust this card and spend 1 token of your strategy pool to cancel it.',
  },
  'mageon-implants': {
    name: 'Mageon Implants',
    text: 'Action: exhaust this card to look at another player’s action cards and take one of them.',
  },
  bioplasmosis: {
    name: 'Bioplasmosis',
    text: 'At the end of the status phase you may move any of your infantry from planets you control to other planets you control in the same or an adjacent system.',
  },
  'aerie-hololattice': {
    name: 'Aerie Hololattice',
    text: 'Others cannot move ships through systems with your structures. Each planet with your structures has Production 1 for you.',
  },
  'non-euclidean-shielding': {
    name: 'Non-Euclidean Shielding',
    text: 'When one of your units uses Sustain Damage, it cancels 2 hits instead of 1.',
  },
  'magmus-reactor': {
    name: 'Magmus Reactor',
    text: 'Your ships may move into supernovas. After your units use Production in a system with a war sun of yours or next to a supernova, gain 1 trade good.',
  },
  'production-biomes': {
    name: 'Production Biomes',
    text: 'Action: exhaust this card and spend 1 token of your strategy pool to gain 4 trade goods; another player of your choice gains 2.',
  },
  voidwatch: {
    name: 'Voidwatch',
    text: 'After another player moves ships into a system with your units, they give you a promissory note from their hand, of their choice, if they have one.',
  },
  'wormhole-generator': {
    name: 'Wormhole Generator',
    text: 'At the start of the status phase place or move a Creuss wormhole token into a system with a planet you control or into a system outside home systems without ships of others.',
  },
  'dimensional-splicer': {
    name: 'Dimensional Splicer',
    text: 'At the start of a space combat in a system with a wormhole and your ships you may produce 1 hit and assign it to an opposing ship yourself.',
  },
  'inheritance-systems': {
    name: 'Inheritance Systems',
    text: 'When you research a technology you may exhaust this card and spend 2 resources to ignore all its prerequisites.',
  },
  'genetic-recombination': {
    name: 'Genetic Recombination',
    text: 'Before a player votes you may exhaust this card: that player casts at least 1 vote for the outcome you choose, or removes 1 token from their fleet pool.',
  },
  'salvage-operations': {
    name: 'Salvage Operations',
    text: 'After you win or lose a space combat, gain 1 trade good; if you won, you may also produce 1 ship there of a type that was destroyed in it.',
  },
  neuroglaive: {
    name: 'Neuroglaive',
    text: 'After another player activates a system with your ships, they return 1 token from their fleet pool to reinforcements.',
  },
  supercharge: {
    name: 'Supercharge',
    text: 'At the start of a combat round you may exhaust this card: your units’ combat rolls get +1 in this round.',
  },
  'temporal-command-suite': {
    name: 'Temporal Command Suite',
    text: 'After any agent is exhausted you may exhaust this card to ready that agent. If it is another player’s, you may make a transaction with them, neighbour or not.',
  },
  'valkyrie-particle-weave': {
    name: 'Valkyrie Particle Weave',
    text: 'In each round of ground combat in which your opponent produces a hit, you produce 1 more.',
  },
  'e-res-siphons': {
    name: 'E-Res Siphons',
    text: 'After another player activates a system with your ships, gain 4 trade goods.',
  },
  vortex: {
    name: 'Vortex',
    text: 'Action: exhaust this card and choose another player’s unit, no structure, in a system next to one of your space docks. You capture a unit of that type from their reinforcements.',
  },
  'hegemonic-trade-policy': {
    name: 'Hegemonic Trade Policy',
    text: 'When your units use Production you may exhaust this card to swap the resources and influence of one planet you control for this use.',
  },
  'nullification-field': {
    name: 'Nullification Field',
    text: 'After another player activates a system with your ships you may exhaust this card and spend 1 token of your strategy pool to end their turn.',
  },
  'yin-spinner': {
    name: 'Yin Spinner',
    text: 'After your units use Production, place 1 infantry on a planet you control in that system.',
  },
  'impulse-core': {
    name: 'Impulse Core',
    text: 'At the start of a space combat you may destroy one of your cruisers or destroyers in the active system to produce 1 hit; your opponent must assign it to a non-fighter ship, if there is one.',
  },
  'transparasteel-plating': {
    name: 'Transparasteel Plating',
    text: 'During your turn of the action phase, players who have passed cannot play action cards.',
  },
};
