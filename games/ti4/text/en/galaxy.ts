import type { Vocabulary } from '../vocabulary.ts';

export const legendaryPlanets: Vocabulary['legendaryPlanets'] = {
  primor: {
    name: 'The Atrament',
    text: 'At the end of your turn you may exhaust this card to place up to 2 infantry on a planet you control.',
  },
  'hopes-end': {
    name: 'Imperial Arms Vault',
    text: 'At the end of your turn you may exhaust this card to place 1 mech on a planet you control or to draw an action card.',
  },
  mallice: {
    name: 'Exterrix Headquarters',
    text: 'At the end of your turn you may exhaust this card to gain 2 trade goods or turn all your commodities into trade goods.',
  },
  mirage: {
    name: 'Mirage Flight Academy',
    text: 'At the end of your turn you may exhaust this card to place up to 2 fighters in a system with your ships.',
  },
};

export const layouts: Vocabulary['layouts'] = {
  three: 'Three players',
  four: 'Four players',
  five: 'Five players',
  'five-hyperlanes': 'Five players with hyperlanes',
  six: 'Six players',
  'six-large': 'Six players, large galaxy',
  seven: 'Seven players',
  'seven-alternate': 'Seven players, smaller galaxy',
  eight: 'Eight players',
  'eight-alternate': 'Eight players, smaller galaxy',
};
