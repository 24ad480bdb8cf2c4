import type { Vocabulary } from '../vocabulary.ts';

export const explorations: Vocabulary['explorations'] = {
  'cultural-relic-fragment': {
    name: 'Cultural Relic Fragment',
    text: 'Keep it. Action: purge 3 cultural relic fragments to gain a relic.',
  },
  'demilitarized-zone': {
    name: 'Demilitarized Zone',
    text: 'Structures on the planet return to reinforcements, its ground forces to the space area. Units can no longer land, be produced or be placed here. The planet card can be traded in the agenda phase.',
  },
  'dyson-sphere': { name: 'Dyson Sphere', text: 'The planet has 2 resources and 1 influence more.' },
  freelancers: {
    name: 'Freelancers',
    text: 'You may produce 1 unit in this system; influence may pay as if it were resources.',
  },
  'gamma-wormhole': { name: 'Gamma Wormhole', text: 'A gamma wormhole opens in this system. Purge this card.' },
  'mercenary-outfit': { name: 'Mercenary Outfit', text: 'You may place 1 infantry on this planet.' },
  'paradise-world': { name: 'Paradise World', text: 'The planet has 2 influence more.' },
  'tomb-of-emphidia': {
    name: 'Tomb of Emphidia',
    text: 'The planet has 1 influence more. The Crown of Emphidia needs it.',
  },
  'core-mine': {
    name: 'Core Mine',
    text: 'If you have a mech on the planet or remove one of your infantry from it, gain 1 trade good.',
  },
  expedition: {
    name: 'Expedition',
    text: 'If you have a mech on the planet or remove one of your infantry from it, ready the planet.',
  },
  'hazardous-relic-fragment': {
    name: 'Hazardous Relic Fragment',
    text: 'Keep it. Action: purge 3 hazardous relic fragments to gain a relic.',
  },
  'lazax-survivors': { name: 'Lazax Survivors', text: 'The planet has 1 resource and 2 influence more.' },
  'mining-world': { name: 'Mining World', text: 'The planet has 2 resources more.' },
  'rich-world': { name: 'Rich World', text: 'The planet has 1 resource more.' },
  'volatile-fuel-source': {
    name: 'Volatile Fuel Source',
    text: 'If you have a mech on the planet or remove one of your infantry from it, gain 1 command token.',
  },
  'warfare-research-facility': {
    name: 'Warfare Research Facility',
    text: 'The planet has a red technology specialty; if it has one already, 1 resource and 1 influence more instead.',
  },
  'abandoned-warehouses': {
    name: 'Abandoned Warehouses',
    text: 'You may gain 2 commodities or turn up to 2 of your commodities into trade goods.',
  },
  'biotic-research-facility': {
    name: 'Biotic Research Facility',
    text: 'The planet has a green technology specialty; if it has one already, 1 resource and 1 influence more instead.',
  },
  'cybernetic-research-facility': {
    name: 'Cybernetic Research Facility',
    text: 'The planet has a yellow technology specialty; if it has one already, 1 resource and 1 influence more instead.',
  },
  'functioning-base': {
    name: 'Functioning Base',
    text: 'You may gain 1 commodity, or spend 1 trade good or commodity to draw an action card.',
  },
  'industrial-relic-fragment': {
    name: 'Industrial Relic Fragment',
    text: 'Keep it. Action: purge 3 industrial relic fragments to gain a relic.',
  },
  'local-fabricators': {
    name: 'Local Fabricators',
    text: 'You may gain 1 commodity, or spend 1 trade good or commodity to place 1 mech on this planet.',
  },
  'propulsion-research-facility': {
    name: 'Propulsion Research Facility',
    text: 'The planet has a blue technology specialty; if it has one already, 1 resource and 1 influence more instead.',
  },
  'derelict-vessel': { name: 'Derelict Vessel', text: 'Draw a secret objective.' },
  'enigmatic-device': {
    name: 'Enigmatic Device',
    text: 'Keep it before you. Action: spend 6 resources and purge this card to research 1 technology.',
  },
  'gamma-relay': { name: 'Gamma Relay', text: 'A gamma wormhole opens in this system. Purge this card.' },
  'ion-storm': {
    name: 'Ion Storm',
    text: 'Put the ion storm here with its alpha or beta wormhole up. After a move or retreat in which a ship used that wormhole, turn it over.',
  },
  'lost-crew': { name: 'Lost Crew', text: 'Draw 2 action cards.' },
  'merchant-station': {
    name: 'Merchant Station',
    text: 'You may replenish your commodities or turn all of them into trade goods.',
  },
  mirage: {
    name: 'Mirage',
    text: 'The planet Mirage appears in this system and is yours, readied, with its legendary ability. Purge this card.',
  },
  'unknown-relic-fragment': {
    name: 'Unknown Relic Fragment',
    text: 'Keep it. It counts as a relic fragment of any type.',
  },
};
