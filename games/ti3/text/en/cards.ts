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
      'After you activate a system: ships of one of your fleets with movement 2 or more may pass through systems with enemy ships, not end there.',
  },
  'experimental-battlestation': {
    name: 'Experimental Battlestation',
    effect:
      'After an opponent has moved ships into a system in range: one of your Space Docks fires three shots there, as a PDS would.',
  },
  minelayers: {
    name: 'Minelayers',
    effect:
      'After an enemy fleet has entered a system with your fleet: each of your Cruisers there scores a hit, taken in the first round of the battle.',
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
  armistice: {
    name: 'Armistice',
    effect: 'As an action: one opponent may not land Ground Forces on one of your planets this round.',
  },
  'civil-defense': { name: 'Civil Defense', effect: 'As an action: place 2 PDS on one of your planets that has none.' },
  'corporate-sponsorship': {
    name: 'Corporate Sponsorship',
    effect: 'Before you buy a technology: a green one costs you 4 resources less.',
  },
  'council-dissolved': {
    name: 'Council Dissolved',
    effect: 'Before a Political Card is drawn: none is drawn, and nobody votes.',
  },
  'cultural-crisis': {
    name: 'Cultural Crisis',
    effect: 'In the Strategy Phase: one player has no racial abilities this round.',
  },
  'determine-policy': {
    name: 'Determine Policy',
    effect:
      'Before a Political Card is drawn: choose one from the deck, the discards or the laws in play for the vote.',
  },
  'diplomatic-immunity': {
    name: 'Diplomatic Immunity',
    effect: 'As an action: a system with one of your ships may be activated by nobody else this round.',
  },
  disclosure: {
    name: 'Disclosure',
    effect: 'At any time: look at an opponent’s Action Cards and discard one of them.',
  },
  discredit: { name: 'Discredit', effect: 'After all votes are cast: the votes of one player do not count.' },
  'emergency-repairs': { name: 'Emergency Repairs', effect: 'At any time: repair all your ships in one system.' },
  'fantastic-rhetoric': { name: 'Fantastic Rhetoric', effect: 'Before you vote: 10 more votes.' },
  'focused-research': {
    name: 'Focused Research',
    effect: 'Before you buy a technology of which you lack one prerequisite: for 6 resources more you need it not.',
  },
  'good-year': {
    name: 'Good Year',
    effect: 'As an action: a Trade Good for each of your planets outside your home system.',
  },
  'grand-armada': {
    name: 'Grand Armada',
    effect: 'In the Strategy Phase: your fleet in your home system has no limit this round.',
  },
  'influence-in-the-merchants-guild': {
    name: 'Influence in the Merchants’ Guild',
    effect: 'As an action: break a Trade Agreement.',
  },
  insubordination: {
    name: 'Insubordination',
    effect: 'As an action: an opponent loses a counter from the Command Pool.',
  },
  'into-the-breach': {
    name: 'Into the Breach',
    effect:
      'Before a Space Battle with a Dreadnought: your ships roll with +1; the first two hits fall on the Dreadnought.',
  },
  'lucky-shot': {
    name: 'Lucky Shot',
    effect: 'As an action: destroy an enemy Dreadnought, Cruiser or Destroyer in a system with one of your planets.',
  },
  'massive-transport': {
    name: 'Massive Transport',
    effect: 'As an action: move a Space Dock to another of your planets by a way without enemy ships.',
  },
  'master-of-trade': {
    name: 'Master of Trade',
    effect: 'As an action, with two Trade Agreements: refresh up to two of your planets.',
  },
  multiculturalism: {
    name: 'Multiculturalism',
    effect: 'In the Strategy Phase: you have one racial ability of an opponent too this round.',
  },
  patrol: {
    name: 'Patrol',
    effect:
      'As an action: up to two Cruisers or Destroyers leave systems you have activated for adjacent empty ones, which you activate.',
  },
  'policy-paralysis': {
    name: 'Policy Paralysis',
    effect: 'After a primary ability: an opponent may not use the secondary ability of that card.',
  },
  'political-stability': {
    name: 'Political Stability',
    effect: 'When Strategy Cards are returned: keep one of yours for the next round, not Imperial or Initiative.',
  },
  privateers: {
    name: 'Privateers',
    effect: 'As an action: an opponent loses all Trade Goods; you keep half of them, rounded down.',
  },
  'productivity-spike': {
    name: 'Productivity Spike',
    effect:
      'In the Strategy Phase: one of your Space Docks builds as many units more as its planet has influence, this round.',
  },
  'public-disgrace': {
    name: 'Public Disgrace',
    effect: 'After a player has chosen a Strategy Card: that player chooses another one.',
  },
  'rally-of-the-people': { name: 'Rally of the People', effect: 'As an action: a Dreadnought in your home system.' },
  reparations: {
    name: 'Reparations',
    effect:
      'After an opponent has taken a planet from you: exhaust one of that player’s planets and refresh one of yours worth no more.',
  },
  'rise-of-a-messiah': { name: 'Rise of a Messiah', effect: 'As an action: a Ground Force on each of your planets.' },
  'ruinous-tariffs': {
    name: 'Ruinous Tariffs',
    effect: 'After a partner has resolved Trade: that player gives you half of the Trade Goods, rounded up.',
  },
  'scientist-assassination': {
    name: 'Scientist Assassination',
    effect: 'In the Strategy Phase: one player acquires no technology this round.',
  },
  'secret-industrial-agent': {
    name: 'Secret Industrial Agent',
    effect: 'As an action: destroy a Space Dock outside home systems.',
  },
  'spacedock-accident': {
    name: 'Spacedock Accident',
    effect: 'As an action: a Space Dock outside home systems builds nothing this round.',
  },
  'star-of-death': {
    name: 'Star of Death',
    effect:
      'Before your landing: everything on one planet in a system with a War Sun of yours is destroyed; it is neutral and radiates.',
  },
  'stellar-criminals': {
    name: 'Stellar Criminals',
    effect: 'As an action: an opponent exhausts half of the refreshed planets, rounded down.',
  },
  'strategic-bombardment': {
    name: 'Strategic Bombardment',
    effect:
      'As an action: exhaust the opponents’ planets in a system with one of your War Suns; on a 6 or more the card comes back.',
  },
  'strategic-flexibility': {
    name: 'Strategic Flexibility',
    effect: 'After all have chosen: exchange your Strategy Card for one that is left.',
  },
  'strategic-shift': {
    name: 'Strategic Shift',
    effect: 'In the Strategy Phase: one Strategy Card may be chosen by nobody this round.',
  },
  'successful-spy': { name: 'Successful Spy', effect: 'As an action: take two random Action Cards from an opponent.' },
  synchronicity: {
    name: 'Synchronicity',
    effect: 'In the Strategy Phase: take an Action Card of your choice from the deck.',
  },
  'tech-bubble': {
    name: 'Tech Bubble',
    effect: 'After you resolve Technology: for a counter from Strategy Allocation use its secondary ability too.',
  },
  thugs: { name: 'Thugs', effect: 'Before the first vote: one player may not vote this round.' },
  'touch-of-genius': {
    name: 'Touch of Genius',
    effect: 'For 3 influence this card is any Action Card of the discard pile.',
  },
  'trade-stop': { name: 'Trade Stop', effect: 'In the Strategy Phase: all Trade Agreements are broken.' },
  transport: {
    name: 'Transport',
    effect: 'As an action: up to 3 Ground Forces move between two of your planets by a way without enemy ships.',
  },
  uprising: { name: 'Uprising', effect: 'As an action: all planets of a system that is no home system are exhausted.' },
  usurper: {
    name: 'Usurper',
    effect:
      'In the Strategy Phase, if you control Mecatol Rex: it gives you twice its influence as votes, even exhausted, while you hold it.',
  },
  veto: { name: 'Veto', effect: 'After an agenda is read: it is discarded, and another one is drawn.' },
  'voluntary-annexation': {
    name: 'Voluntary Annexation',
    effect: 'As an action: 3 Ground Forces take a neutral planet next to a system with one of your planets.',
  },
};
