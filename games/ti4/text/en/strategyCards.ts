import type { Vocabulary } from '../vocabulary.ts';

export const strategyCards: Vocabulary['strategyCards'] = {
  leadership: {
    name: 'Leadership',
    primary: 'Gain 3 command tokens. Then you may spend influence to gain 1 more for every 3 spent.',
    secondary: 'You may spend influence to gain 1 command token for every 3 spent.',
  },
  diplomacy: {
    name: 'Diplomacy',
    primary:
      'Choose a system with a planet you control, not Mecatol Rex: every other player puts a command token from reinforcements there. Then ready up to 2 of your planets.',
    secondary: 'Spend 1 token of your strategy pool to ready up to 2 of your planets.',
  },
  politics: {
    name: 'Politics',
    primary:
      'Choose a player other than the speaker, who becomes speaker. Draw 2 action cards. Look at the top 2 agendas and put each on top of the deck or under it.',
    secondary: 'Spend 1 token of your strategy pool to draw 2 action cards.',
  },
  construction: {
    name: 'Construction',
    primary: 'Place 1 PDS or 1 space dock on a planet you control. Then place 1 PDS on a planet you control.',
    secondary:
      'Put 1 token of your strategy pool in a system. You may place 1 PDS or 1 space dock on a planet you control there.',
  },
  trade: {
    name: 'Trade',
    primary:
      'Gain 3 trade goods. Replenish your commodities. Choose any number of other players, who use the secondary ability without spending a token.',
    secondary: 'Spend 1 token of your strategy pool to replenish your commodities.',
  },
  warfare: {
    name: 'Warfare',
    primary:
      'Take one of your command tokens off the board and gain 1 token. Then you may redistribute the tokens on your command sheet.',
    secondary: 'Spend 1 token of your strategy pool to use Production of one space dock in your home system.',
  },
  technology: {
    name: 'Technology',
    primary: 'Research 1 technology. Then you may spend 6 resources to research 1 more.',
    secondary: 'Spend 1 token of your strategy pool and 4 resources to research 1 technology.',
  },
  imperial: {
    name: 'Imperial',
    primary:
      'You may score a public objective whose condition you meet. Gain 1 victory point if you control Mecatol Rex; otherwise draw a secret objective.',
    secondary: 'Spend 1 token of your strategy pool to draw a secret objective.',
  },
};
