import type { RuleChapter } from '@orrery/kernel';

export const strategies: readonly RuleChapter[] = [
  {
    id: 'TI4-SC',
    title: 'Strategy cards',
    rules: {
      'TI4-SC-01':
        'There are eight, numbered by initiative: 1 Leadership, 2 Diplomacy, 3 Politics, 4 Construction, 5 Trade, 6 Warfare, 7 Technology, 8 Imperial.',
      'TI4-SC-02': 'Whoever has the card uses its primary ability; each other player may use the secondary one.',
      'TI4-SC-03': 'A secondary ability costs one token of your strategy pool, except that of Leadership.',
      'TI4-SC-04': 'Leadership, primary: gain 3 command tokens, then as many more as you like for 3 influence each.',
      'TI4-SC-05':
        'Leadership, secondary: gain as many command tokens as you like for 3 influence each. It costs no token.',
      'TI4-SC-06':
        'Diplomacy, primary: choose a system with a planet you control, not Mecatol Rex, and every other player puts a command token from reinforcements there. Then ready up to two of your planets, free of charge.',
      'TI4-SC-07': 'Diplomacy, secondary: spend a token of your strategy pool to ready up to two of your planets.',
      'TI4-SC-08':
        'Politics, primary: name a new speaker, draw two action cards, then look at the top two agendas and put each on top of the deck or under it, in any order.',
      'TI4-SC-09': 'Politics, secondary: spend a token of your strategy pool to draw two action cards.',
      'TI4-SC-10':
        'Construction, primary: place a PDS or a space dock on a planet you control, then a PDS on a planet you control.',
      'TI4-SC-11':
        'Construction, secondary: put a token of your strategy pool in any system and place a PDS or a space dock on a planet you control there. If a token of yours lies there already, the new one goes to reinforcements.',
      'TI4-SC-12':
        'Trade, primary: gain 3 trade goods, replenish your commodities, then name any other players, who must use the secondary ability free of charge.',
      'TI4-SC-13': 'Trade, secondary: spend a token of your strategy pool to replenish your commodities.',
      'TI4-SC-14':
        'Warfare, primary: take one of your command tokens off the board and gain one for any pool; then distribute the tokens on your command sheet anew as you like.',
      'TI4-SC-15':
        'Warfare, secondary: spend a token of your strategy pool to use Production of one space dock in your home system. The token does not go onto the board.',
      'TI4-SC-16': 'Technology, primary: research one technology; for 6 resources you may research another.',
      'TI4-SC-17':
        'Technology, secondary: spend a token of your strategy pool and 4 resources to research one technology.',
      'TI4-SC-18':
        'Imperial, primary: you may score a public objective that you fulfil now. Then gain a victory point if you control Mecatol Rex; if not, draw a secret objective.',
      'TI4-SC-19': 'Imperial, secondary: spend a token of your strategy pool to draw a secret objective.',
      'TI4-SC-20': 'Politics always changes the speaker: you can name anybody, yourself too, but not the present one.',
      'TI4-SC-21':
        'The others use the secondary ability when the primary is done, one after another clockwise from your left. Nobody has to.',
      'TI4-SC-22': 'You use the primary ability of your own cards only, and the secondary of others’ cards only.',
      'TI4-SC-23': 'What an ability says is done from top to bottom.',
      'TI4-SC-24':
        'When everybody has had the chance to use the secondary ability, the card is exhausted and cannot be used again in this round.',
      'TI4-SC-25':
        'Leadership: influence is paid in lots of three; what exceeds a multiple of three in a payment is wasted.',
      'TI4-SC-26':
        'Diplomacy: a player without tokens in reinforcements takes one from the command sheet. A player who already has a token in the system puts none there.',
      'TI4-SC-27':
        'Diplomacy can be used even if there is no such system or fewer than two planets are exhausted: you do as much as you can.',
      'TI4-SC-28': 'Politics: you may show the two agendas to nobody.',
      'TI4-SC-29':
        'Construction: both structures may go on the same planet or on two, with or without your tokens in the system. At most one space dock and two PDS stand on a planet, and you may take structures back from the board.',
      'TI4-SC-30':
        'Trade: whoever is named for the free secondary ability must use it, once, and cannot also pay for it.',
      'TI4-SC-31': 'Trade: to replenish with a full stock still counts as replenishing.',
      'TI4-SC-32':
        'Warfare: with no token of yours on the board you gain none, but you may still distribute your tokens anew.',
      'TI4-SC-33':
        'Warfare: as soon as the tokens are distributed, every system is checked against your new fleet pool.',
      'TI4-SC-34':
        'Imperial: to score a public objective with it you must control all planets of your home system; for the point for Mecatol Rex you need not. Who holds Mecatol Rex takes the point and cannot draw instead.',
      'TI4-SC-35':
        'Imperial: a player with too many secret objectives returns an unscored one, and the deck is shuffled before the next player draws.',
      'TI4-SC-36':
        'A token spent for a secondary ability goes to your reinforcements, unless the card puts it on the board.',
      'TI4-SC-37':
        'A strategy card lies in the middle or before exactly one player, to whom it belongs until it is returned in the status phase.',
    },
  },
];
