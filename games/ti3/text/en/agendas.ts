import type { AgendaId } from '../../content/agendas/agendas.ts';
import type { Named } from '../vocabulary.ts';

export const agendas: { readonly [C in AgendaId]: Named } = {
  'agenda-cost-overruns': { name: 'Cost Overruns', effect: 'For: everybody loses a Trade Good for each planet.' },
  'agenda-planetary-security': {
    name: 'Planetary Security',
    effect: 'For: planets outside home systems without Ground Forces become neutral.',
  },
  'agenda-code-of-honor': { name: 'Code of Honor', effect: 'Law. For: no withdrawal and no retreat.' },
  'agenda-free-trade': {
    name: 'Free Trade',
    effect: 'Law. For: one more Trade Good with each income from agreements. Against: everybody loses 2 Trade Goods.',
  },
  'agenda-humane-labor': {
    name: 'Humane Labor',
    effect: 'Law. For: Space Docks build 2 units fewer. Against: no production by docks this round.',
  },
  'agenda-technology-tariffs': {
    name: 'Technology Tariffs',
    effect: 'Law. For: red technologies cost 4 more. Against: no green technology this round.',
  },
  'agenda-research-grant': {
    name: 'Research Grant',
    effect: 'Law. For: Specialties count for every colour. Against: no yellow technology this round.',
  },
  'agenda-crown-of-thalnos': {
    name: 'Crown of Thalnos',
    effect: 'Law. Elect a player: +1 for that player’s Ground Forces.',
  },
  'agenda-minister-of-policy': {
    name: 'Minister of Policy',
    effect: 'Law. Elect a player, who draws one more Action Card in the Status Phase.',
  },
  'agenda-minister-of-exploration': {
    name: 'Minister of Exploration',
    effect: 'Law. Elect a player, who receives a Trade Good when another takes a neutral planet.',
  },
  'agenda-economic-revitalization': {
    name: 'Economic Revitalization',
    effect: 'Elect a player, who receives a Trade Good from everybody else.',
  },
  'agenda-public-execution': {
    name: 'Public Execution',
    effect: 'Elect a player, who loses all Action Cards, exhausts all planets and rolls with -1 this round.',
  },
  'agenda-compensated-disarmament': {
    name: 'Compensated Disarmament',
    effect: 'Elect a planet: its Ground Forces are removed for a Trade Good each.',
  },
  'agenda-aggressive-strategy': {
    name: 'Aggressive Strategy',
    effect:
      'For: in the order of play everybody may use the secondary ability of an own Strategy Card free of charge. Against: no secondary abilities this round.',
  },
  'agenda-arms-reduction': {
    name: 'Arms Reduction',
    effect:
      'For: everybody keeps at most 2 Dreadnoughts and 4 Cruisers. Against: planets with red Specialties are exhausted.',
  },
  'agenda-colonial-redistribution': {
    name: 'Colonial Redistribution',
    effect: 'For: the player with most points gives a planet to one with fewest, who places 3 Ground Forces there.',
  },
  'agenda-conventions-of-war': {
    name: 'Conventions of War',
    effect:
      'Law. For: planets with Space Docks are not bombarded. Against: who voted against loses a Space Dock outside home systems.',
  },
  'agenda-council-elder': {
    name: 'Council Elder',
    effect: 'Law. Elect a player, who may discard it after an agenda is read: only that player’s votes count.',
  },
  'agenda-councils-censure': {
    name: 'Council’s Censure',
    effect: 'Law. Elect a player, who pays 2 counters from Strategy Allocation for choosing Imperial.',
  },
  'agenda-dispute-resolution': {
    name: 'Dispute Resolution',
    effect: 'Elect two planets of two players: their Ground Forces and PDS are destroyed, and they are neutral.',
  },
  'agenda-fleet-regulations': {
    name: 'Fleet Regulations',
    effect: 'Law. For: at most 5 counters in Fleet Supply. Against: everybody adds one.',
  },
  'agenda-forced-economic-independence': {
    name: 'Forced Economic Independence',
    effect: 'Law. Elect two players, who may have no Trade Agreement with each other.',
  },
  'agenda-holder-of-mecatol-rex': {
    name: 'Holder of Mecatol Rex',
    effect: 'For: who controls Mecatol Rex may discard a law. Against: 2 Ground Forces there.',
  },
  'agenda-imperial-academy': {
    name: 'Imperial Academy',
    effect: 'Law. Elect a player, who pays 2 resources less for technologies.',
  },
  'agenda-imperial-containment': {
    name: 'Imperial Containment',
    effect:
      'For: this round Mecatol Rex and its neighbours are activated only by who has units there. Against: who has units at Mecatol Rex puts a counter there.',
  },
  'agenda-imperial-mandate': {
    name: 'Imperial Mandate',
    effect: 'For: everybody receives 2 points. Against: everybody loses 2.',
  },
  'agenda-labor-force-politics': {
    name: 'Labor Force Politics',
    effect: 'Law. For: Space Docks cost 2 more. Against: a Ground Force beside each Space Dock.',
  },
  'agenda-limits-to-individual-power': {
    name: 'Limits to Individual Power',
    effect: 'Law. For: the hand limit is 3. Against: everybody discards a random Action Card.',
  },
  'agenda-mass-mobilization': {
    name: 'Mass Mobilization',
    effect:
      'For: everybody places 2 Ground Forces on home planets. Against: everybody loses one where two or more stand.',
  },
  'agenda-minister-of-commerce': {
    name: 'Minister of Commerce',
    effect: 'Law. Elect a player, who takes a Trade Good from everybody with a Trade Agreement in each Status Phase.',
  },
  'agenda-minister-of-internal-security': {
    name: 'Minister of Internal Security',
    effect: 'Law. Elect a player, whose planets with Ground Forces no opponent’s Action Card chooses as an action.',
  },
  'agenda-minister-of-war': {
    name: 'Minister of War',
    effect:
      'Law. Elect a player: before a Space Battle a counter from Strategy Allocation gives the enemy fleet a hit.',
  },
  'agenda-new-constitution': { name: 'New Constitution', effect: 'For: all laws in play are discarded.' },
  'agenda-official-sanction': {
    name: 'Official Sanction',
    effect:
      'Elect a player, who until the end of the next round makes no Trade Agreement and has no income from agreements.',
  },
  'agenda-planetary-conscription': {
    name: 'Planetary Conscription',
    effect: 'Elect a planet: it is exhausted and receives Ground Forces by its influence, one to three.',
  },
  'agenda-prophecy-of-ixth': {
    name: 'Prophecy of Ixth',
    effect: 'Law. Elect a player: +1 for that player’s Fighters.',
  },
  'agenda-regressive-rhetoric': {
    name: 'Regressive Rhetoric',
    effect: 'Law. For: technologies cost 10 instead of 8. Against: everybody may refresh a planet with a Specialty.',
  },
  'agenda-regulated-conscription': {
    name: 'Regulated Conscription',
    effect: 'Law. For: a resource buys one Ground Force or Fighter, not two.',
  },
  'agenda-repeal': { name: 'Repeal', effect: 'Elect a law in play: it is discarded.' },
  'agenda-resource-management': {
    name: 'Resource Management',
    effect:
      'For: everybody exhausts the richest refreshed planet for Trade Goods, at most 3. Against: everybody may refresh a planet outside the home system.',
  },
  'agenda-science-community-speaker': {
    name: 'Science Community Speaker',
    effect: 'Elect a player, who receives a technology free of charge.',
  },
  'agenda-short-term-truce': {
    name: 'Short Term Truce',
    effect:
      'For: until the end of the next round systems with units of others are activated only by who has units there. Against: who voted against places a Ground Force.',
  },
  'agenda-subsidized-industry': {
    name: 'Subsidized Industry',
    effect: 'Elect a player, who places a Space Dock on one of the own planets.',
  },
  'agenda-subsidized-studies': {
    name: 'Subsidized Studies',
    effect: 'Law. For: blue technologies cost 4 less. Against: no red technology this round.',
  },
  'agenda-technology-investigation-committee': {
    name: 'Technology Investigation Committee',
    effect: 'Elect a player, whose planets with Specialties are exhausted and who acquires no technology this round.',
  },
  'agenda-trade-embargo': {
    name: 'Trade Embargo',
    effect: 'Law. Elect a player, whose Trade Agreements are broken and who may make none.',
  },
  'agenda-trade-war': {
    name: 'Trade War',
    effect:
      'For: all Trade Agreements are broken, none are made this round. Against: a Trade Good for each of your agreements.',
  },
  'agenda-unconventional-weapons': {
    name: 'Unconventional Weapons',
    effect: 'Law. For: War Suns and Dreadnoughts roll with -2. Against: everybody exhausts a planet for each of them.',
  },
  'agenda-ancient-artifact': {
    name: 'Ancient Artifact',
    effect:
      'For: roll a die. 1-5: everything in the system of Mecatol Rex is destroyed, and fleets and Ground Forces around it suffer three dice. 6-10: everybody receives two technologies.',
  },
  'agenda-checks-and-balances': {
    name: 'Checks and Balances',
    effect:
      'Law. For: who chooses a Strategy Card gives it to another player who has none. Against: all pass their Strategy Cards to the left.',
  },
  'agenda-closing-the-wormholes': {
    name: 'Closing the Wormholes',
    effect:
      'Law. For: fleets do not move through wormholes. Against: each fleet in a wormhole system loses a ship other than a Fighter.',
  },
  'agenda-colonization-licensing': {
    name: 'Colonization Licensing',
    effect:
      'Law. For: before landing on a neutral planet you pay its resource value. Against: everybody exhausts a planet for every three outside home.',
  },
  'agenda-core-stability': {
    name: 'Core Stability',
    effect:
      'Law. For: the Action Cards of the Status Phase are laid open and chosen, most influence first. Against: no Action Cards are drawn this round.',
  },
  'agenda-holy-planet-of-ixth': {
    name: 'Holy Planet of Ixth',
    effect: 'Law. Elect a planet: who controls it has one Victory Point more; Space Docks there do not produce.',
  },
  'agenda-imperial-peace': {
    name: 'Imperial Peace',
    effect:
      'Law. For: activating a system with units of others costs a Trade Good or a counter from Strategy Allocation. Against: everybody places a Ground Force.',
  },
  'agenda-open-the-trade-routes': {
    name: 'Open the Trade Routes',
    effect:
      'For: everybody receives 2 Trade Goods. Against: until the end of the round Trade Goods go to the player on the left of whom they are meant for.',
  },
  'agenda-revote': { name: 'Revote', effect: 'Elect a law in play: the council votes on it again.' },
  'agenda-technology-buy-back': {
    name: 'Technology Buy-Back',
    effect:
      'Law. For: once a round you may, as an action, return a technology that none of yours needs for 4 Trade Goods. Against: everybody receives a Trade Good.',
  },
  'agenda-traffic-tariffs': {
    name: 'Traffic Tariffs',
    effect:
      'Law. For: in an activation your ships use wormholes only for a Trade Good. Against: everybody receives a Trade Good for each wormhole system with ships of theirs.',
  },
  'agenda-wormhole-reconstruction': {
    name: 'Wormhole Reconstruction',
    effect:
      'Law. For: all wormhole systems are adjacent, of whatever kind. Against: everybody places a counter from reinforcements in each wormhole system with ships of theirs.',
  },
};
