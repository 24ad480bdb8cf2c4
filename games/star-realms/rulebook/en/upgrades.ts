import type { RuleChapter } from '@orrery/kernel';

export const upgrades: readonly RuleChapter[] = [
  {
    id: 'SR-UPG',
    title: 'Upgrading cards',
    rules: {
      'SR-UPG-01':
        'In the campaign you may pay more Trade for a Ship or Base of the Trade Row and upgrade it as you acquire it. In other modes no upgrades are made; at most, upgraded cards of a campaign turn up there.',
      'SR-UPG-02':
        'An upgrade comes at 2 Trade for a Ship and 3 Trade for a Base, Outposts included, no matter how cheap or dear the card is. A Scenario card may lower this.',
      'SR-UPG-03': 'You pay for the upgrade as you get the card. Once that moment has passed, it is too late.',
      'SR-UPG-04':
        'If an ability gives you a card of the Trade Row for nothing, you can still upgrade it for the usual surcharge.',
      'SR-UPG-05': 'Explorers cannot be upgraded: they do not come from the Trade Row.',
      'SR-UPG-06': 'Every upgrade puts a pair of stickers on the card, one for an ability and one for the faction.',
      'SR-UPG-07': 'An upgrade is for good. Nothing takes it off again.',
      'SR-UPG-08': 'A card takes a single upgrade, whichever of you makes it.',
      'SR-UPG-09':
        'A sticker sheet has five rows with two stickers each. A row is for cards of a certain cost: on the left for Ships, on the right for Bases. Our sheets have rows for costs between 1 and 6.',
      'SR-UPG-10':
        'Sticker and card must agree in cost and type: a Ship sticker for cost 5 fits a Ship with a printed 5 and nothing else. If no unused row fits, no upgrade is offered.',
      'SR-UPG-11':
        'In choosing a sticker only the printed cost matters, whatever you really paid, for instance thanks to the Lifter. It stays the same on the upgraded card, too.',
      'SR-UPG-12':
        'Each row serves you once. After the Ship sticker for cost 3, its neighbor for Bases is gone for ever, and the other way round.',
      'SR-UPG-13': 'Five rows make five upgrades; you get no more out of a sheet.',
      'SR-UPG-14':
        'The ability upgrade has its place under the Primary Ability. It brings new abilities, more effects for the Primary Ability, or both.',
      'SR-UPG-15': 'A sticker text that starts with “and” extends the Primary Ability and happens together with it.',
      'SR-UPG-16': 'You use the sheets of your own faction, never those of the other.',
      'SR-UPG-17':
        'The faction upgrade is put over the old symbol and shows two factions in one: the card’s first and yours.',
      'SR-UPG-18': 'An upgraded card counts for its two factions and triggers Ally Abilities of the one and the other.',
      'SR-UPG-19':
        'An Ally Ability still needs the faction it names. If two cards have nothing but the Star Empire in common, a Kingdom Ally Ability on one of them is not helped by the other.',
      'SR-UPG-20':
        'Your first sheet comes with scenario 1, three more with scenarios 2 to 4. Once you have a sheet, you may use it in every game, which makes 20 upgrades in all.',
      'SR-UPG-21': 'Upgrade step 1: get the Ship or Base, by paying for it or through an ability that gives it to you.',
      'SR-UPG-22': 'Upgrade step 2: pay the surcharge, 2 Trade for a Ship or 3 for a Base.',
      'SR-UPG-23': 'Upgrade step 3: remember the on-acquire ability, if there is one, but save it for later.',
      'SR-UPG-24': 'Upgrade step 4: both stickers go on the card.',
      'SR-UPG-25':
        'Upgrade step 5: the card goes to your discard pile, or to another place if an effect sends it there.',
      'SR-UPG-26': 'Upgrade step 6: a new card fills the gap in the Trade Row.',
      'SR-UPG-27': 'Upgrade step 7: now the on-acquire ability you remembered takes effect.',
      'SR-UPG-28':
        'With that, an upgraded card’s on-acquire ability has worked for the last time: the sticker covers it, and it does not come back on this campaign’s cards.',
      'SR-UPG-29': 'Upgraded cards belong to the Trade Deck of all games to come, stickers and all.',
      'SR-UPG-30':
        'Any upgraded card is open to both of you, even with the other player’s faction on it: acquire it and use all of it, Ally Abilities included.',
    },
  },
  {
    id: 'SR-ONACQ',
    title: 'On-acquire abilities',
    rules: {
      'SR-ONACQ-01': 'Some of the cards, by no means all, have an on-acquire ability.',
      'SR-ONACQ-02':
        'The acquired card goes to your discard pile, the Trade Row is filled up, and only then does the on-acquire ability take effect. It works just the same if the card goes to your hand or deck instead.',
      'SR-ONACQ-03':
        'If you upgrade a card, its on-acquire ability works one last time, after stickers, placing and refilling.',
      'SR-ONACQ-04':
        'Consortium, cost 1 to 4: if you like, draw a card and then discard one. You do both or neither, in this order.',
      'SR-ONACQ-05': 'Consortium, cost 5 or 6: if you like, draw a card.',
      'SR-ONACQ-06': 'Consortium, cost 7 or 8: if you like, draw two cards and then discard one.',
      'SR-ONACQ-07':
        'Kingdom, cost 1 to 4: gain 2 Trade, or 2 Combat if the table agreed on that when it was opened. Cards of cost 1 or 2 do not have this ability.',
      'SR-ONACQ-08': 'Kingdom, cost 5 or 6: gain 3 Trade, or 3 Combat if the table agreed on that.',
      'SR-ONACQ-09': 'Kingdom, cost 7 or 8: gain 5 Trade, or 5 Combat if the table agreed on that.',
      'SR-ONACQ-10': 'Scavengers, cost 1 to 4: if you like, scrap one card of your hand.',
      'SR-ONACQ-11':
        'Scavengers, cost 5 or 6: if you like, scrap one card, be it of your hand or your discard pile. The card just acquired may be the one.',
      'SR-ONACQ-12':
        'Scavengers, cost 7 or 8: if you like, scrap one or two cards, from hand and discard pile as you please.',
      'SR-ONACQ-13': 'Which of these abilities a card has depends on its printed cost.',
      'SR-ONACQ-14':
        'Cards you draw through an on-acquire ability can still be played this turn; what it adds to your pools can be spent at once.',
    },
  },
];
