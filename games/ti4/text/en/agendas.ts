import type { Vocabulary } from '../vocabulary.ts';

export const votes: Vocabulary['votes'] = {
  'anti-intellectual-revolution': {
    name: 'Anti-Intellectual Revolution',
    for: 'After a player researches a technology, they destroy one of their non-fighter ships.',
    against: 'At the start of the next strategy phase, each player exhausts one planet for each technology they own.',
  },
  'arms-reduction': {
    name: 'Arms Reduction',
    for: 'Each player keeps 2 dreadnoughts and 4 cruisers and destroys the others.',
    against:
      'At the start of the next strategy phase, each player exhausts their planets that have a technology specialty.',
  },
  'conventions-of-war': {
    name: 'Conventions of War',
    for: 'Bombardment cannot be used against units on cultural planets.',
    against: 'Players who voted Against discard all their action cards.',
  },
  'economic-equality': {
    name: 'Economic Equality',
    for: 'All trade goods go back to the supply; then each player gains 5.',
    against: 'All trade goods go back to the supply.',
  },
  'enforced-travel-ban': {
    name: 'Enforced Travel Ban',
    for: 'Alpha and beta wormholes cannot be used for movement.',
    against: 'All PDS in or next to a system with a wormhole are destroyed.',
  },
  'executive-sanctions': {
    name: 'Executive Sanctions',
    for: 'Nobody may have more than 3 action cards in hand.',
    against: 'Each player discards an action card at random.',
  },
  'fleet-regulations': {
    name: 'Fleet Regulations',
    for: 'Nobody may have more than 4 tokens in the fleet pool.',
    against: 'Each player puts 1 command token from reinforcements in their fleet pool.',
  },
  'homeland-defense-act': {
    name: 'Homeland Defense Act',
    for: 'Any number of PDS may stand on a planet of yours.',
    against: 'Each player destroys one of their PDS.',
  },
  'incentive-program': {
    name: 'Incentive Program',
    for: 'One more stage I public objective is revealed from its deck.',
    against: 'One more stage II public objective is revealed from its deck.',
  },
  'ixthian-artifact': {
    name: 'Ixthian Artifact',
    for: 'The speaker rolls a die. On 6 to 10 each player may research 2 technologies; on 1 to 5 all units in the Mecatol Rex system are destroyed, and each player destroys 3 of their units in each adjacent system.',
    against: 'Nothing happens.',
  },
  mutiny: {
    name: 'Mutiny',
    for: 'Each player who voted For gains 1 victory point.',
    against: 'Each player who voted For loses 1 victory point.',
  },
  'new-constitution': {
    name: 'New Constitution',
    for: 'All laws are discarded. At the start of the next strategy phase each player exhausts the planets of their home system. Without a law in play another agenda is revealed instead.',
    against: 'Nothing changes.',
  },
  'publicize-weapon-schematics': {
    name: 'Publicize Weapon Schematics',
    for: 'If any player owns a war sun technology, all players may ignore the prerequisites of war sun technologies. War suns lose Sustain Damage.',
    against: 'Each player who owns a war sun technology discards all action cards.',
  },
  'regulated-conscription': {
    name: 'Regulated Conscription',
    for: 'For the cost of two, players get only one fighter or infantry.',
    against: 'Nothing changes.',
  },
  'seed-of-an-empire': {
    name: 'Seed of an Empire',
    for: 'Each player with the most victory points gains 1.',
    against: 'Each player with the fewest victory points gains 1.',
  },
  'shared-research': {
    name: 'Shared Research',
    for: 'Units may move through nebulae.',
    against: 'Each player puts a command token from reinforcements in their home system, if they can.',
  },
  'swords-to-plowshares': {
    name: 'Swords to Plowshares',
    for: 'Each player destroys half of their infantry on each planet they control, rounded up, and gains 1 trade good for each.',
    against: 'Each player places 1 infantry on each planet they control.',
  },
  'unconventional-measures': {
    name: 'Unconventional Measures',
    for: 'Each player who voted For draws 2 action cards.',
    against: 'Each player who voted For discards all action cards.',
  },
  'wormhole-reconstruction': {
    name: 'Wormhole Reconstruction',
    for: 'All systems with alpha or beta wormholes are adjacent to each other.',
    against: 'Each player puts a command token from reinforcements in each system with a wormhole and their ships.',
  },
  'wormhole-research': {
    name: 'Wormhole Research',
    for: 'Each player with ships in a system with a wormhole may research 1 technology. Then all ships in systems with alpha or beta wormholes are destroyed.',
    against: 'Each player who voted Against removes 1 command token from their command sheet.',
  },
  'representative-government': {
    name: 'Representative Government',
    for: 'Planets cannot be exhausted for votes. Each player may cast one vote on each agenda.',
    against: 'At the start of the next strategy phase, players who voted Against exhaust their cultural planets.',
  },
  'articles-of-war': {
    name: 'Articles of War',
    for: 'Mechs lose their printed abilities except Sustain Damage.',
    against: 'Each player who voted For gains 3 trade goods.',
  },
  'checks-and-balances': {
    name: 'Checks and Balances',
    for: 'When players choose a strategy card, they give it to another player who still needs one, if there is one.',
    against: 'At the end of this agenda phase each player readies only 3 of their planets.',
  },
  'clandestine-operations': {
    name: 'Clandestine Operations',
    for: 'Each player returns 2 command tokens from their command sheet to reinforcements.',
    against: 'Each player returns 1 command token from their fleet pool to reinforcements.',
  },
  'nexus-sovereignty': {
    name: 'Nexus Sovereignty',
    for: 'The alpha and beta wormholes of the wormhole nexus have no effect on movement.',
    against: 'A gamma wormhole is placed in the Mecatol Rex system.',
  },
  'rearmament-agreement': {
    name: 'Rearmament Agreement',
    for: 'Each player places 1 mech on a planet they control in their home system.',
    against: 'Each player replaces each of their mechs with an infantry.',
  },
  'representative-government-pok': {
    name: 'Representative Government',
    for: 'Planets cannot be exhausted for votes. Each player may cast one vote on each agenda, and nothing can add to it.',
    against: 'At the start of the next strategy phase, players who voted Against exhaust their cultural planets.',
  },
};

export const elections: Vocabulary['elections'] = {
  'archived-secret': { name: 'Archived Secret', text: 'The elected player draws a secret objective.' },
  'classified-document-leaks': {
    name: 'Classified Document Leaks',
    text: 'The elected secret objective becomes a public objective that the others may score; it no longer counts as a secret of its owner. Without a scored secret objective another agenda is revealed instead.',
  },
  'colonial-redistribution': {
    name: 'Colonial Redistribution',
    text: 'All units on the elected planet are destroyed. Its controller chooses a player with the fewest victory points, who may place 1 infantry there.',
  },
  'committee-formation': {
    name: 'Committee Formation',
    text: 'The elected player keeps this card. Before votes on an agenda that elects a player, they may discard it and name the elected player; nobody votes.',
  },
  'compensated-disarmament': {
    name: 'Compensated Disarmament',
    text: 'All ground forces on the elected planet are destroyed. Its controller gains 1 trade good for each.',
  },
  'imperial-arbiter': {
    name: 'Imperial Arbiter',
    text: 'The elected player keeps this card. At the end of the strategy phase they may discard it to swap one of their strategy cards with another player’s.',
  },
  'judicial-abolishment': {
    name: 'Judicial Abolishment',
    text: 'The elected law is discarded. Without a law in play another agenda is revealed instead.',
  },
  'minister-of-commerce': {
    name: 'Minister of Commerce',
    text: 'After the elected player replenishes commodities, they gain 1 trade good for each neighbour.',
  },
  'minister-of-exploration': {
    name: 'Minister of Exploration',
    text: 'The elected player gains 1 trade good whenever they gain control of a planet.',
  },
  'minister-of-industry': {
    name: 'Minister of Industry',
    text: 'When the elected player places a space dock, their units in that system may use Production.',
  },
  'minister-of-peace': {
    name: 'Minister of Peace',
    text: 'The elected player keeps this card. After a player activates a system with another player’s units, they may discard it to end that player’s turn.',
  },
  'minister-of-policy': {
    name: 'Minister of Policy',
    text: 'The elected player draws 1 action card at the end of each status phase.',
  },
  'minister-of-sciences': {
    name: 'Minister of Sciences',
    text: 'The elected player spends no resources for the primary or secondary ability of Technology.',
  },
  'minister-of-war': {
    name: 'Minister of War',
    text: 'The elected player keeps this card. After performing an action they may discard it to take one of their command tokens off the board and perform another action.',
  },
  'miscount-disclosed': {
    name: 'Miscount Disclosed',
    text: 'The elected law is voted on again as if it had just been revealed. Without a law in play another agenda is revealed instead.',
  },
  'prophecy-of-ixth': {
    name: 'Prophecy of Ixth',
    text: 'The elected player’s fighters get +1 to combat rolls. After each use of Production by that player, this card is discarded unless at least 2 fighters were produced.',
  },
  'public-execution': {
    name: 'Public Execution',
    text: 'The elected player discards all action cards, passes the speaker token to the left if they have it, and has no more votes in this agenda phase.',
  },
  'core-mining': {
    name: 'Core Mining',
    text: 'Attached to the elected planet: its resources are 2 higher. One infantry on it is destroyed.',
  },
  'demilitarized-zone': {
    name: 'Demilitarized Zone',
    text: 'Attached to the elected planet: all units on it are destroyed, and units can no longer land, be produced or be placed there.',
  },
  'holy-planet-of-ixth': {
    name: 'Holy Planet of Ixth',
    text: 'Attached to the elected planet: whoever controls it has 1 victory point for it, which goes with the planet. Units on it cannot use Production.',
  },
  'research-team-biotic': {
    name: 'Research Team: Biotic',
    text: 'Lies on the elected planet. Its controller may exhaust this card when researching to ignore one green prerequisite.',
  },
  'research-team-cybernetic': {
    name: 'Research Team: Cybernetic',
    text: 'Lies on the elected planet. Its controller may exhaust this card when researching to ignore one yellow prerequisite.',
  },
  'research-team-propulsion': {
    name: 'Research Team: Propulsion',
    text: 'Lies on the elected planet. Its controller may exhaust this card when researching to ignore one blue prerequisite.',
  },
  'research-team-warfare': {
    name: 'Research Team: Warfare',
    text: 'Lies on the elected planet. Its controller may exhaust this card when researching to ignore one red prerequisite.',
  },
  'senate-sanctuary': { name: 'Senate Sanctuary', text: 'Attached to the elected planet: its influence is 2 higher.' },
  'shard-of-the-throne': {
    name: 'Shard of the Throne',
    text: 'The elected player keeps this card and has 1 victory point for it. Whoever wins a combat against the holder takes card and point.',
  },
  'terraforming-initiative': {
    name: 'Terraforming Initiative',
    text: 'Attached to the elected planet: its resources and its influence are 1 higher.',
  },
  'the-crown-of-emphidia': {
    name: 'The Crown of Emphidia',
    text: 'The elected player keeps this card and has 1 victory point for it. Whoever takes a planet in the holder’s home system takes card and point.',
  },
  'the-crown-of-thalnos': {
    name: 'The Crown of Thalnos',
    text: 'Once in each combat round the elected player may reroll any of their dice; each of their units whose reroll misses is destroyed.',
  },
  'armed-forces-standardization': {
    name: 'Armed Forces Standardization',
    text: 'The elected player arranges their command tokens so that there are 3 in the tactic pool, 3 in the fleet pool and 2 in the strategy pool; the others go to reinforcements.',
  },
  'covert-legislation': {
    name: 'Covert Legislation',
    text: 'The speaker draws the next agenda in secret and tells only what can be voted for. All vote on that; then the agenda is shown and resolved.',
  },
  'galactic-crisis-pact': {
    name: 'Galactic Crisis Pact',
    text: 'Each player may use the secondary ability of the elected strategy card without spending a token from the strategy pool.',
  },
  'minister-of-antiquities': { name: 'Minister of Antiquities', text: 'The elected player gains a relic.' },
  'political-censure': {
    name: 'Political Censure',
    text: 'The elected player keeps this card and has 1 victory point while they own it, but cannot play action cards.',
  },
  'research-grant-reallocation': {
    name: 'Research Grant Reallocation',
    text: 'The elected player gains any technology, whatever its prerequisites, and returns one token of the fleet pool to reinforcements for each of its prerequisites.',
  },
  'search-warrant': {
    name: 'Search Warrant',
    text: 'The elected player keeps this card and draws 2 secret objectives. Their secret objectives lie open from now on.',
  },
};
